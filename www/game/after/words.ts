/** What this feature says, by its ids. */
import { countWords } from "../../engine/engine.ts";
import { words } from "../../kit/words.ts";

export const AFTER = words("game.after", {
  move: "Move",
  played: "Played",
  black: "Black",
  white: "White",
  judged: "Judged",
  gameLookedThrough: "The game looked through",
  whatControlledWhen: "What was controlled when",
  stop: "Stop",
  go: "Go on",
  lookFurtherBack: "Look further back",
  endGameOtherRule: "The end of this game by other rule sets",
  whatEachControlsProof:
    "What each controls by proof, and the score as the referee judges it, if both stop there. A number leads to its board and the proof table.",
  moveItsBoardProof: ({ number }: { number: number }) => `Move ${number}: its board and the proof table`,
  start: "The start",
  open: ({ open }: { open: number }) => `${open} open`,
  refereeLooksMove: ({ next, moves }: { next: number; moves: number }) =>
    `The referee looks at move ${next} of ${moves}.`,
  earlierMovesNotLooked: " Earlier moves were not looked at: there little is decided.",
  lookedThemDecided: ({ size, decided, rest }: { size: number; decided: number; rest: string }) =>
    `${countWords(size, "position")} looked at, ${decided} of them decided.${rest}`,
  proofMoveLostMost: ({ number, points }: { number: number; points: number }) =>
    `By proof move ${number} lost the most, ${countWords(points, "point")}: `,
  ifBothHadStopped: ({ board, before, after }: { board: string; before: string; after: string }) =>
    `${board} If both had stopped before it, ${before}; after it, ${after}.`,
  noMoveProvedLost:
    "No move is proved to have lost a point, where the positions on both sides of it are decided.",
});
