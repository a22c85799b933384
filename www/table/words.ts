/** The words of a table; situation-words.ts has the sentences about its contents. Pure. */
import { words } from "../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("table", {
  laying: "Setting up the board…",
  theRule: "The rule",
  ruleNamed: ({ rule }: { rule: string }) => `The rule, ${rule}`,
  lineTitle: "The status line explained",
  removeCycle: "Remove the cycle",
  removeAndPlay: "Remove it and play",
  pressForCycle: "Now press a point: you remove the cycle and play there, all in one turn.",
  diagram: "The diagram as text",
  entries:
    "The four entries below it: black stones captured, white stones captured, whose turn it is, and passes in a row. After a ko capture the last one is −1, because it then takes a third pass to end play.",
  playOn: "Play on from this position",
  or: ", or ",
  askOthers: "ask other rule sets about it",
  signs: "The signs on the board",
  keysTitle: "Keys and fingers",
  keys: "Arrow keys move over the board, and Enter plays. Home and End go to the ends of a row, Page Up and Page Down to the ends of a column. P passes, U goes back, R goes forward, H asks for a hint.",
  fingers:
    "Where points are small, let a finger rest on the board: a lens shows what lies there, and you play where you lift it. Two fingers bring a part of the board closer.",
});
