/** What the live part of an element says by itself. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { list } from "../../table/situation-words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = {
  diagram: "The diagram as text",
  keys: "Keys",
  proofKeys:
    "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward, H asks for a hint. In the tree of tried lines arrow keys walk and Enter goes there.",
  gameKeys: "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward.",
  retry: "Try again",
  again: "Start again",
  start: "Start",
  over: "Play is over.",
  turn: ({ color }: { color: Color }) => `${COLOR_NAMES[color]} to move.`,
  /** `of`: how many there are, where not all of them are made. */
  place: ({ at, of }: { at: number; of: number | null }) => `Move ${at}${of === null ? "" : ` of ${of}`}.`,
  removeCycle: "Remove the cycle",
  removeAndPlay: "Remove it and play",
  pressForCycle: "Now press a point: the cycle goes and the stone comes, in one turn.",
  oneRuleSet: ({ played, others }: { played: string; others: readonly string[] }) =>
    `A game is played by one kind of rules: ${played}, and not ${list(others)}.`,
  noSuchPoint: ({ move }: { move: string }) => `The move ${move} names no point of this board.`,
  stop: "Stop",
  loading: "The engine is loading.",
  looking: ({ far }: { far: string }) => `The engine looks for everything that holds: ${far}.`,
  soFar: ({ time }: { time: string }) => `${time} so far`,
  stopped: "You stopped this, so it is not known whether it is a problem.",
  noProblem: "This is no problem.",
  unshown: "This position can’t be shown.",
  seeSolution: "Give up, and see the solution",
  seeTruth: "Give up, and see the truth",
} as const;
