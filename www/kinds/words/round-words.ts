/** The words in a round of any kind: its buttons, its lines and its places. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { counted, list, plural, words } from "../../kit/words.ts";

export const ROUND_WORDS = words("kinds", {
  pressPointPassEngine: "Press a point, or pass. The engine answers each move.",
  pressPointPlaceStone: "Press a point to place a stone in the same turn, or remove it without one.",
  takeBack: "Undo",
  backQuestion: "Back to the question",
  goPlaying: "Continue playing",
  playOut: "Play it out",
  keep: "Keep it",
  removeNoStone: "Remove it, no stone",
  removeCycleButton: "Remove the cycle",
  cycle: ({ name }: { name: string }) => `cycle, ${name}`,
  move: ({ number, turn, name }: { number: number; turn: Color; name: string }) =>
    `Move ${number}, ${COLOR_NAMES[turn]}, ${name}`,
  copied: "Copied.",
  browserDoesNotAllow: "This browser does not allow it. Select the diagram and copy it yourself.",
  copyDiagram: "Copy the diagram",
  playFromHere: "Play on from here",
  hints: "Hints",
  passesToo: ({ enemy }: { enemy: string }) => `${enemy} passes too`,
  passes: ({ enemy }: { enemy: string }) => `${enemy} passes`,
  followedBy: ({ enemy, next }: { enemy: string; next: string }) => `${enemy} then ${next}`,
  ends: ({ result }: { result: string }) => `ends ${result}`,
  stands: ({ result }: { result: string }) => `stands at ${result}`,
  andIt: ({ said, outcome }: { said: string; outcome: string }) => `${said}, and it ${outcome}.`,
  it: ({ outcome }: { outcome: string }) => `It ${outcome}.`,
  withPass: ({ outcome }: { outcome: string }) => `With a pass it ${outcome}.`,
  withMove: ({ move, outcome }: { move: string; outcome: string }) => `With ${move} first it ${outcome}.`,
  points: ({ count }: { count: number }) => counted(count, "point"),
  plays: ({ name }: { name: string }) => `plays ${name}`,
  removesCyclePlays: ({ stone }: { stone: string }) => `removes the cycle and plays ${stone}`,
  removesCycle: "removes the cycle",
  shut: ({ points }: { points: readonly string[] }) =>
    `${plural(points.length, "Point", "Points")} ${list(points)} ${plural(points.length, "is", "are")} closed for one turn.`,
  start: "The start.",
  moveOf: ({ number, all }: { number: number; all: number }) => `Move ${number} of ${all}.`,
  lineMove: ({ number, all }: { number: number; all: number }) => `Sequence, move ${number} of ${all}.`,
  movesBefore: ({ moves }: { moves: number }) =>
    moves === 1 ? "One move led here; Back shows it." : `${moves} moves led here; Back steps through them.`,
  arrowKeysWalkBoard:
    "Arrow keys move over the board, and Enter plays. P goes to Pass, U goes back, R goes forward, H asks for a hint.",
});
