/** The words of the live part of an element. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { list, words } from "../../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("element", {
  keys: "Keys",
  proofKeys:
    "Arrow keys move over the board, and Enter plays. P passes, U goes back, R goes forward, H asks for a hint. In the tree of moves you tried, arrow keys move and Enter goes there.",
  gameKeys: "Arrow keys move over the board, and Enter plays. P passes, U goes back, R goes forward.",
  again: "Start again",
  start: "Start",
  over: "Play is over.",
  turn: ({ color }: { color: Color }) => `${COLOR_NAMES[color]} to move.`,
  /** `of`: how many there are, where not all of them are made. */
  place: ({ at, of }: { at: number; of: number | null }) => `Move ${at}${of === null ? "" : ` of ${of}`}.`,
  oneRuleSet: ({ played, others }: { played: string; others: readonly string[] }) =>
    `A game has one rule set: ${played}, not ${list(others)}.`,
  noSuchPoint: ({ move }: { move: string }) => `The move ${move} names no point of this board.`,
  stop: "Stop",
  loading: "The engine is loading.",
  looking: ({ far }: { far: string }) => `The engine is working out all that holds: ${far}.`,
  soFar: ({ time }: { time: string }) => `${time} so far`,
  stopped: "You stopped the engine, so nobody knows yet whether this makes a problem.",
  noProblem: "This does not make a problem.",
  unshown: "This position can’t be shown.",
  seeSolution: "Give up and see the solution",
  showsHolds: "This certificate shows that the claim holds.",
  showsFails: "This certificate shows that the claim fails.",
  showsNothing: "The certificate shows nothing.",
  tooLarge: "Its board is too large to be drawn here.",
  whichSide: "Which side do you take?",
  sideFirst: "Choose your side first.",
  defendAs: ({ player }: { player: string }) => `Defend as ${player}`,
  refuteAs: ({ player }: { player: string }) => `Refute as ${player}`,
  defendItAs: ({ player }: { player: string }) => `Defend it as ${player}`,
  refuteItAs: ({ player }: { player: string }) => `Refute it as ${player}`,
  playBoth: "Play both",
  doesItHold: "Does the claim hold?",
  expect: "Make your guess first.",
  sayFirst: ({ refuter }: { refuter: string }) => `Make your guess. Then ${refuter} moves first.`,
  sayFirstWhether: "First guess whether the claim holds.",
  itHolds: "It holds",
  itFails: "It fails",
  unmakeable: "This claim can’t be made.",
  chooseClaim: "Choose a claim: press a region on the board.",
  claimSet: "Claim a set.",
  takeIn: "Press a region of the board to add or remove it.",
  answer: "Answer",
  playAs: ({ player }: { player: string }) => `Play as ${player}`,
  forBoth: "You play both sides.",
  youAre: ({ player }: { player: string }) => `You are ${player}.`,
  lockTask: ({ player }: { player: string }) =>
    `You are ${player}: lock the set, whatever your opponent tries.`,
  refuteTask: ({ player }: { player: string }) => `You are ${player}: refute the claim.`,
  /** `point`: null for a pass. */
  made: ({ player, point }: { player: string; point: string | null }) =>
    `${player} ${point === null ? "passes" : `plays ${point}`}.`,
  yourTurn: "It is your turn.",
  movesFirst: ({ player }: { player: string }) => `${player} moves first.`,
  unlockable: ({ player }: { player: string }) =>
    `This problem has no solution: the claim of ${player} fails, so nobody can lock it. Give it the other side.`,
  irrefutable: ({ player }: { player: string }) =>
    `This problem has no solution: the claim of ${player} holds, so nobody can refute it. Give it the other side.`,
  pointOfQuestion: "The question names a point that this board doesn’t have.",
  formsOfQuestion: ({ forms }: { forms: string }) => `A question of 1989 is written ${forms}.`,
  toJudgement: "Back to the judgement",
  seeTruth: "Give up and see the truth",
});
