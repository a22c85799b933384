/** The words about a reader’s numbers. */
import { countWords, numberWords } from "../../engine/engine.ts";
import { plural, words } from "../../kit/words.ts";

export const NUMBERS = words("practice.numbers", {
  below: ({ to }: { to: number }) => `below ${to}`,
  above: ({ from }: { from: number }) => `${from} and above`,
  howHardThey: "How hard they were",
  solvedRating: ({ solved }: { solved: number }) =>
    `${countWords(solved, "problem")} solved, by ${plural(solved, "its", "their")} rating.`,
  rating: "Rating",
  solved: "Solved",
  solvedProblemsRating: "Solved problems by rating",
  nothingDueTheseTwo: "Nothing is due in the next two weeks.",
  whatYouMetComes: ({ count, all }: { count: number; all: number }) =>
    `Problems come back before you forget them: ${count} today, ${all} in two weeks.`,
  whatComesBack: "Coming back",
  day: "Day",
  problems: "Problems",
  weekdays: { mon: "M", tue: "T", wed: "W", thu: "T", fri: "F", sat: "S", sun: "S" },
  today: "today",
  tomorrow: "tomorrow",
  fromTo: ({ from, to }: { from: number; to: number }) => `${from} to ${to}`,
  onDay: ({ day, count }: { day: string; count: number }) => `${day}: ${count}`,
  dueNextDays: "Due in the next few days",
  fewAnswers: "1 to 4 answers",
  someAnswers: "5 to 14",
  manyAnswers: "15 and more",
  nothingTheseWeeks: "Nothing in these weeks.",
  practised: ({ days, weeks }: { days: number; weeks: number }) =>
    `You practised on ${countWords(days, "day")} in the last ${weeks} weeks.`,
  practisedInARow: ({ days, weeks, inARow }: { days: number; weeks: number; inARow: number }) =>
    `You practised on ${countWords(days, "day")} in the last ${weeks} weeks, the last ${inARow} in a row.`,
  days: "Days",
  answers: "Answers",
  daysPractice: "Days of practice",
  answersOn: ({ day, count }: { day: string; count: number }) =>
    count === 0 ? `${day}: nothing` : `${day}: ${countWords(count, "answer")}`,
  table: "As a table",
  nothingBeenAnsweredHere: "You have not answered anything here yet. Ten problems are a beginning.",
  tenProblems: "Ten problems",
  levelsByGlicko:
    "Glicko-2 computes your levels, and FSRS decides which problems come back and when, both on this device from the list of your answers.",
  licences: "Licences",
  parts: {
    right: "right at once",
    helped: "right with hints",
    wrong: "wrong",
    skipped: "skipped",
  },
  counted: {
    right: ({ count }: { count: number }) => `${count} right at once`,
    helped: ({ count }: { count: number }) => `${count} right with hints`,
    wrong: ({ count }: { count: number }) => `${count} wrong`,
    skipped: ({ count }: { count: number }) => `${count} skipped`,
  },
  ofKind: ({ kind, counts }: { kind: string; counts: readonly string[] }) => `${kind}: ${counts.join(", ")}.`,
  dayCount: ({ days }: { days: number }) => countWords(days, "day"),
  inARow: "in a row",
  answered: "answered",
  howCameOut: "How it came out",
  everyAnswerYouGave: "Every answer you gave, by kind.",
  kind: "Kind",
  rightOnce: "Right at once",
  withHints: "With hints",
  wrong: "Wrong",
  skipped: "Skipped",
  all: "All",
  answersKind: "Answers by kind",
  from: ({ rating, first, level, last }: { rating: number; first: string; level: string; last: string }) =>
    `From ${numberWords(rating)} on ${first} to ${level} on ${last}.`,
  howYourLevelsWent: "How your levels went",
  whereEachKindStood:
    "Where each kind stood at the end of a day. The first answers move a level far, later ones less.",
  first: "First",
  lowest: "Lowest",
  highest: "Highest",
  now: "Now",
  giveTake: "Give or take",
});
