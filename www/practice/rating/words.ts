/** The words about levels, and about the worth of a problem. */
import { numberWords } from "../../engine/engine.ts";
import { words } from "../../kit/words.ts";

export const RATING = words("practice.rating", {
  about: ({ number }: { number: number }) => `about ${numberWords(number)}`,
  levelWithAboutStill: "A level with “about” is still being found.",
  levelsToldAfterFive: "You get a level after five answers of a kind.",
  problemSomebodysOwnDoes: "Somebody made this problem for you, so it does not count for your level.",
  youMetOneLately: "You have met this one lately: it does not count for your level.",
  whatYouAnswerFinds: "Your answers find your level.",
  withHintOneCounts: "With a hint, this one counts for less.",
  noMoreHints: "There are no more hints.",
  hintLowersWhatOne: ({ now, less }: { now: string; less: string }) =>
    `A hint lowers the worth of this one from ${now} to ${less}.`,
  oneWorthNow: ({ points }: { points: string }) => `This one is worth ${points} now.`,
  missedAfterRightFirst: "Missed after a right first move",
  missedFirstTry: "Missed on the first try",
  solved: "Solved.",
  solvedHelped: ({ hints }: { hints: number }) =>
    `Solved with ${hints === 1 ? "one hint" : `${hints} hints`}.`,
  missed: ({ where }: { where: string }) => `${where}.`,
  skipped: "Skipped.",
  oneMoreKindWill: "One more of this kind will give you a level.",
  soFar: ({ name, level }: { name: string; level: string }) => `${name}: ${level} so far.`,
});
