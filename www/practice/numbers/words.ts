/** What is said of a reader’s numbers. */
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
  nothingDueTheseTwo: "Nothing is due in these two weeks.",
  whatYouMetComes: ({ count, all }: { count: number; all: number }) =>
    `What you have met comes back before you forget it: ${count} today, ${all} in two weeks.`,
  whatComesBack: "What comes back",
  day: "Day",
  problems: "Problems",
  mtwtfss: "MTWTFSS",
  dueNextDays: "Due in the next days",
  n15More: "15 and more",
  nothingTheseWeeks: "Nothing in these weeks.",
  lastRow: ({ inARow }: { inARow: number }) => `, the last ${inARow} in a row`,
  youPractisedLastWeeks: ({ count, part, part2 }: { count: number; part: number; part2: string }) =>
    `You practised on ${countWords(count, "day")} in the last ${part} weeks${part2}.`,
  days: "Days",
  answers: "Answers",
  daysPractice: "Days of practice",
  text: ({ count }: { count: number }) => `${countWords(count, "answer")}`,
  table: "As a table",
  nothingBeenAnsweredHere: "Nothing has been answered here yet. Ten problems are a beginning.",
  tenProblems: "Ten problems",
  levelsMadeGlicko2:
    "Levels are made by Glicko-2, what comes back and when by FSRS, both on this device from the list of your answers.",
  licences: "Licences",
  rightOnce: "right at once",
  text2: ({ days }: { days: number }) => `${countWords(days, "day")}`,
  row: "in a row",
  rightWithHints: "right with hints",
  howCameOut: "How it came out",
  everyAnswerYouGave: "Every answer you gave, by kind.",
  kind: "Kind",
  rightOnce2: "Right at once",
  withHints: "With hints",
  wrong: "Wrong",
  skipped: "Skipped",
  all: "All",
  answersKind: "Answers by kind",
  from: ({ rating, day, level, day2 }: { rating: number; day: string; level: string; day2: string }) =>
    `From ${numberWords(rating)} on ${day} to ${level} on ${day2}.`,
  howYourLevelsWent: "How your levels went",
  whereEachKindStood: ({ rough }: { rough: string }) =>
    `Where each kind stood at the end of a day. The first answers move a level far, later ones less.${rough}`,
  first: "First",
  lowest: "Lowest",
  highest: "Highest",
  now: "Now",
  giveTake: "Give or take",
});
