/** What a table says by itself; situation-words.ts has the sentences about what lies there. Pure. */
import { words } from "../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("table", {
  laying: "The board is being laid out.",
  again: "Try again",
  lineTitle: "What the four entries say",
  removeCycle: "Remove the cycle",
  removeAndPlay: "Remove it and play",
  pressForCycle: "Now press a point: the cycle goes and the stone comes, in one turn.",
  pass: "Pass",
  back: "Back",
  forward: "Forward",
  undoAll: "Undo all",
  hint: "Hint",
  more: "More",
  moves: "Moves",
  diagram: "The diagram as text",
  entries:
    "The four entries below it: black stones captured, white stones captured, whose turn it is, and passes in a row. After a ko capture the last one is −1, since a third pass is then needed to end play.",
  playOn: "Play on from this position",
  askOthers: "ask other rule sets about it",
  signs: "What the signs on the board mean",
  keysTitle: "Keys and fingers",
  keys: "Arrow keys walk on the board, Enter plays. Home and End go to the ends of a row, Page Up and Page Down to the ends of a column. P passes, U goes back, R forward, H asks for a hint.",
  fingers:
    "Where points are small, let a finger rest on the board: a lens shows what lies there, and you play where you lift it. Two fingers bring a part of the board closer.",
});
