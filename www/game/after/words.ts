/** The words of this feature, by their ids. */
import { countWords } from "../../engine/engine.ts";
import { words } from "../../kit/words.ts";

export const AFTER = words("game.after", {
  move: "Move",
  played: "Played",
  black: "Black",
  white: "White",
  judged: "Judged",
  gameLookedThrough: "The game in review",
  whatControlledWhen: "Control, move by move",
  stop: "Stop",
  continue: "Continue",
  lookFurtherBack: "Look further back",
  endGameOtherRule: "The end of this game by other rule sets",
  whatEachControlsProof:
    "The points that each player provably controls, and the referee’s score, if both stop there. Press a number for its board and the proof table.",
  moveItsBoardProof: ({ number }: { number: number }) => `Move ${number}: its board and the proof table`,
  start: "The start",
  open: ({ open }: { open: number }) => `${open} open`,
  refereeLooksMove: ({ next, moves }: { next: number; moves: number }) =>
    `The referee is looking at move ${next} of ${moves}.`,
  earlierMovesNotLooked: " Nobody looked at earlier moves, because little is decided there.",
  lookedThemDecided: ({ size, decided, rest }: { size: number; decided: number; rest: string }) =>
    `${countWords(size, "position")} looked at, ${decided} of them decided.${rest}`,
  proofMoveLostMost: ({ number, points }: { number: number; points: number }) =>
    `Move ${number} provably lost the most, ${countWords(points, "point")}: `,
  ifBothHadStopped: ({ board, before, after }: { board: string; before: string; after: string }) =>
    `${board} If both had stopped before it, ${before}; after it, ${after}.`,
  noMoveProvedLost: "No move provably lost a point where the positions before and after it are decided.",
});
