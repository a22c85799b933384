/** What this feature says in more than one place: labels by their ids, numbers and results. Pure. */
import { words } from "../kit/words.ts";

/** "1 point", "2 points". */
export const counted = (count: number, noun: string): string =>
  `${count} ${new Intl.PluralRules("en").select(count) === "one" ? noun : `${noun}s`}`;

/** With the sign that a reader knows as minus. */
export const signed = (count: number): string => String(count).replace("-", "−");

/** "Black by 5" of Black's lead. */
export const resultOf = (lead: number): string =>
  lead === 0 ? "A draw" : `${lead > 0 ? "Black" : "White"} by ${Math.abs(lead)}`;

/** The first letter is a capital. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Labels and sentences of the comparison, by their ids. */
export const WORDS = words("rule-sets", {
  title: "By other rule sets",
  asking: "The other rule sets are being asked.",
  stopped: "Stopped.",
  notEnough: ({ looked, isStopped }: { looked: string; isStopped: boolean }) =>
    `${isStopped ? "Stopped. " : ""}${looked}, which was not enough for all of them.`,
  stuck: "What is open here stays so: no more time would decide it. The table has the reasons.",
  marked:
    "The marks of a ko are this book’s own. The other rule sets are asked about the stones without them.",
  someOpen: "Some have not decided.",
  allAnswered: "All have answered.",
  seeking: "A line is being looked for.",
  noLine: ({ title }: { title: string }) =>
    `No line that shows what ${title} says was found in the time. What it says holds all the same.`,
  others: "Other rule sets",
  shown: ({ shown, all }: { shown: number; all: number }) => `${shown} of ${all} shown`,
  which: ({ most }: { most: number }) => `Which rule sets? From two to ${most}.`,
  tooFew: "Choose two at least: one alone can’t be compared.",
  tooMany: ({ chosen, most }: { chosen: number; most: number }) =>
    `${chosen} are chosen; at most ${most} stand side by side.`,
  guess: "Which of these say something else?",
  comparedWith: ({ base }: { base: string }) =>
    `Compared with ${base}: mark those that part from it, or none.`,
  inBook: ({ title }: { title: string }) => `In the book: ${title}`,
  position: ({ board }: { board: string }) => `${board}, the position`,
  tableCaption: "What each rule set says of this position, stage by stage",
  tabs: "Rule sets",
  open: "What is open",
  openNote: "What the search has not found out, and what the text itself leaves open.",
  line: ({ title }: { title: string }) => `A line by ${title}`,
  lineBoard: ({ title }: { title: string }) => `Board by ${title}`,
});
