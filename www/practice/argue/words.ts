/** The words of a problem of locking or refuting: labels by their ids, and the task. Pure. */
import { COLOR_NAMES, type Color, otherColor } from "../../board/color.ts";
import { words } from "../../kit/words.ts";

export const WORDS = words("practice.argue", {
  lineShown: "You are looking at a sequence: leave it to play on.",
  takeBackFirst: "Undo your move first.",
  done: "This problem is done.",
  notYourTurn: "It isn’t your turn here.",
  doneMore: "Back and Forward lead through the moves. Side gives you the other side to play.",
  hinting: "Looking for a hint…",
  longer: "This move takes longer to judge.",
  replying: "The engine is looking for its reply.",
  play: ({ point }: { point: string }) => `Play ${point}`,
  why: "Show why",
  next: "Next move",
  takeBack: "Undo",
  table: "Open this place at the proof table",
  end: "Play it to the end",
  every: "Every first move",
  solves: "solves it",
  solvesNot: "does not",
  passing: "Passing",
  solvedBy: ({ moves }: { moves: string }) => `Solved by ${moves}.`,
  notBy: ({ moves }: { moves: string }) => `Not by ${moves}.`,
  aPass: "a pass",
  tap: "Press a point to play there, or pass.",
  click: "Press a point to play there, or move there with the arrow keys and press Enter.",
});

/** The words added to the last ones when a problem is done. */
export const CLOSING = words("practice.argue.closing", {
  enough: "Three right moves: that is enough here. At the proof table you can play it to the end.",
  open: "The rest is not decided here, and your first move was right: that is enough.",
  settled: "",
  shown: "This would have solved it: after each of these moves you still win, whatever the reply.",
});

interface Task {
  heading: string;
  words: string;
}

/** The task: `count` points of `all` are claimed. */
export function taskWords(of: {
  kind: "lock" | "refute";
  claimant: Color;
  count: number;
  all: number;
}): Task {
  const { kind, claimant, count, all } = of;
  const named = { mine: COLOR_NAMES[claimant], theirs: COLOR_NAMES[otherColor(claimant)], count };
  const isWhole = count === all;
  return kind === "lock"
    ? { heading: ASKED.keep, words: ASKED[isWhole ? "keepAll" : "keepSome"](named) }
    : { heading: ASKED.break, words: ASKED[isWhole ? "breakAll" : "breakSome"](named) };
}

interface Asked {
  mine: string;
  theirs: string;
  count: number;
}

const ASKED = words("practice.argue.asked", {
  keep: "Keep the claim alive",
  keepAll: ({ mine, theirs }: Asked) =>
    `You are ${mine} and claim the whole board. Find a move or a pass after which ${theirs} cannot stop you, and play on until two eyes are sure.`,
  keepSome: ({ mine, theirs, count }: Asked) =>
    `You are ${mine} and claim the outlined ${count} points. Everything outside is ${theirs}’s for good. Find a move or a pass after which ${theirs} cannot stop you, and play on until two eyes are sure.`,
  break: "Break the claim",
  breakAll: ({ mine, theirs }: Asked) =>
    `${mine} claims the whole board. You are ${theirs} and begin. Find a move or a pass after which ${mine} cannot lock it. If there are no two eyes in the end, the claim has failed.`,
  breakSome: ({ mine, theirs, count }: Asked) =>
    `${mine} claims the outlined ${count} points, and everything outside is yours for good. You are ${theirs} and begin. Find a move or a pass after which ${mine} cannot lock them. If there are no two eyes in the end, the claim has failed.`,
});

export const FACTS = words("practice.argue.facts", {
  youPassed: ({ outcome }: { outcome: string }) => `You passed. ${outcome}`,
  youPlayed: ({ name, outcome }: { name: string; outcome: string }) => `You played ${name}. ${outcome}`,
  claimStillHolds: "The claim still holds.",
  nowCanHoldClaimed: ({ name }: { name: string }) => `Now ${name} can hold the claimed points.`,
  stillCantHoldClaimed: ({ name }: { name: string }) => `${name} still can’t hold the claimed points.`,
  claimNoLongerHolds: "The claim no longer holds.",
  claimHoldsTurn: ({ turn }: { turn: string }) => `The claim holds; ${turn} has the turn.`,
  claimFails: "The claim fails.",
  yourFirstMoveRight:
    "Your first move was right. After that, passing too early costs nothing, but a move that gives the win away counts.",
  tooEarlyPassTake: "It was too early to pass: undo the pass, and play on.",
  costsNothing: ", so this costs nothing",
  moveYoursBeforeLeft: ({ free }: { free: string }) =>
    `One of your earlier moves was left open${free}. Undo it, and try another.`,
  playGoBackTry: "Play on, or undo it and try another move.",
  costsNothingPlayGo: "That costs nothing: play on, or undo it and try another move.",
  pointerCoarse: "(pointer: coarse)",
});
