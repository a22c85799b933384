/** The words of a session of problems, and its summary. */
import { countWords } from "../../engine/engine.ts";
import { words } from "../../kit/words.ts";

interface Credit {
  author: string;
  work: string;
  year: number | string;
}

export const SESSION = words("practice.session", {
  leaveProblem: "Leave this problem",
  keys: "Keys",
  nextKey: "N goes to the next problem, and so does Enter while the board doesn’t have the focus.",
  kindProblemDidNot: "This kind of problem did not load. Check that you are online, then try again.",
  source: (of: Credit) => `Source: ${of.author}, ${of.work}, ${of.year}.`,
  changed: (of: Credit) => `Changed, after ${of.author}, ${of.work}, ${of.year}.`,
  tryGo: ({ item }: { item: string }) => `${item}. Try again, or go on.`,
  showSolution: "Show the solution",
  skip: "Skip",
  next: "Next",
  tenMore: "Ten more",
  enough: "That is enough",
  whatWentWrong: "Your mistakes",
  tenOnceMore: "The ten, once more",
  allSolved: ({ all }: { all: number }) => `All ${all} solved`,
  solved: ({ right, all }: { right: number; all: number }) => `${right} of ${all} solved`,
  missedFirstTry: ({ wrong }: { wrong: number }) => `${wrong} missed on the first try`,
  skipped: ({ skipped }: { skipped: number }) => `${skipped} skipped`,
  asked: ({ hints }: { hints: number }) => `${countWords(hints, "hint")} asked for`,
  eachFirstTryWithout: "Each on the first try, without a hint.",
  level: "Level",
  before: "before",
  after: "after",
  markSolved: "Solved",
  markSkipped: "Skipped",
  markOpen: "Not answered",
  solvedHelped: ({ hints }: { hints: number }) => `Solved with ${countWords(hints, "hint")}`,
  problem: ({ number, count }: { number: number; count: number }) => `Problem ${number} of ${count}.`,
  allDone: ({ count }: { count: number }) => `All ${count} are done.`,
});
