/**
 * The question of each kind, in words that take no engine: the problem says them, and in an article the board before
 * it. Pure.
 */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import { counted, plural, words } from "../../kit/words.ts";
import type { Task } from "../asking.ts";
import type { MoveName } from "../problem.ts";

const TASK_WORDS = words("kinds.task", {
  whatDoesControl: ({ player }: { player: Color }) => `What does ${COLOR_NAMES[player]} control?`,
  playOverMarkEvery: ({ player }: { player: Color }) =>
    `Play is over. Mark every point that is ${COLOR_NAMES[player]}’s, with the dead stones on it.`,
  ifPlayStoppedNow: ({ player }: { player: Color }) =>
    `If play stopped now, which points would be ${COLOR_NAMES[player]}’s? Mark them, with the dead stones on them.`,
  doesAnythingNeedAdded: "Does anything need to be added?",
  youOutlinedYoursWhen: ({ you, points }: { you: Color; points: number }) =>
    `You are ${COLOR_NAMES[you]}. The outlined ${counted(points, "point")} ${plural(points, "has", "have")} to be yours when play stops: add one stone, or none.`,
  gameOver: "Is the game over?",
  youPlayMoveIf: ({ you }: { you: Color }) =>
    `You are ${COLOR_NAMES[you]}. Play a move if it gains something; pass if nothing is left.`,
  whatStoodHereBefore: "This situation has come up before, so the cycle may be removed.",
  removeCycle: "Remove the cycle?",
  you: ({ you, told }: { you: Color; told: string }) => `You are ${COLOR_NAMES[you]}. ${told}`,
  count: "Count it",
  playOverFillWhat:
    "Play is over. Fill in what each player has; a dead stone counts as one, and its point as territory.",
  may: ({ you, move }: { you: Color; move: string }) => `May ${COLOR_NAMES[you]} ${move}?`,
  ifNotSayWhich: "If not, say which rule forbids it.",
  play: ({ move }: { move: string }) => `play ${move}`,
  start: "at the start",
  afterMove: ({ since }: { since: string }) => `after move ${since}`,
  removeCycleOfMove: ({ began }: { began: string }) => `remove a cycle that began ${began}`,
  removeCycleAndPlay: ({ began, stone }: { began: string; stone: string }) =>
    `remove a cycle that began ${began}, and play ${stone}`,
});

type Words = Pick<Task, "title" | "lines">;

export const findTask = (player: Color, over: boolean): Words => ({
  title: TASK_WORDS.whatDoesControl({ player }),
  lines: [over ? TASK_WORDS.playOverMarkEvery({ player }) : TASK_WORDS.ifPlayStoppedNow({ player })],
});

export const saveTask = (you: Color, points: number): Words => ({
  title: TASK_WORDS.doesAnythingNeedAdded,
  lines: [TASK_WORDS.youOutlinedYoursWhen({ you, points })],
});

export const passTask = (you: Color): Words => ({
  title: TASK_WORDS.gameOver,
  lines: [TASK_WORDS.youPlayMoveIf({ you })],
});

/** Which cycle it is, and what its removal does, only the engine can tell. */
export const cycleTask = (you: Color, told = TASK_WORDS.whatStoodHereBefore): Words => ({
  title: TASK_WORDS.removeCycle,
  lines: [TASK_WORDS.you({ you, told })],
});

export const countTask = (): Words => ({
  title: TASK_WORDS.count,
  lines: [TASK_WORDS.playOverFillWhat],
});

export const ruleTask = (you: Color, move: MoveName): Words => ({
  title: TASK_WORDS.may({ you, move: askedMove(move) }),
  lines: [TASK_WORDS.ifNotSayWhich],
});

/** "play d1", "remove a cycle that began after move 2, and play d1". */
export function askedMove(move: MoveName): string {
  if (move === "pass") return "pass";
  const [, since, stone] = /^cycle@(\d+)(?:\+(.+))?$/.exec(move) ?? [];
  if (!since) return TASK_WORDS.play({ move });
  const began = since === "0" ? TASK_WORDS.start : TASK_WORDS.afterMove({ since });
  return stone ? TASK_WORDS.removeCycleAndPlay({ began, stone }) : TASK_WORDS.removeCycleOfMove({ began });
}
