/** What each kind asks, in words that take no engine: the problem says them, and in an article the board before it. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import type { Task } from "../asking.ts";
import type { MoveName } from "../problem.ts";
import { counted } from "./result-words.ts";

type Words = Pick<Task, "title" | "lines">;

export const findTask = (player: Color, over: boolean): Words => ({
  title: `What does ${COLOR_NAMES[player]} control?`,
  lines: [
    over
      ? `Play is over. Mark every point that is ${COLOR_NAMES[player]}’s, with the dead stones on it.`
      : `If play stopped now, which points would be ${COLOR_NAMES[player]}’s? Mark them, with the dead stones on them.`,
  ],
});

export const saveTask = (you: Color, points: number): Words => ({
  title: "Does anything need to be added?",
  lines: [
    `You are ${COLOR_NAMES[you]}. The outlined ${counted(points, "point")} ${points === 1 ? "is" : "are"} to be yours when play stops: add one stone, or none.`,
  ],
});

export const passTask = (you: Color): Words => ({
  title: "Is the game over?",
  lines: [`You are ${COLOR_NAMES[you]}. Play a move if it gains something; pass if nothing is left.`],
});

/** Which cycle it is, and what its removal does, only the engine can tell. */
export const cycleTask = (
  you: Color,
  told = "What stood here before has come back, and may be removed.",
): Words => ({ title: "Remove the cycle?", lines: [`You are ${COLOR_NAMES[you]}. ${told}`] });

export const countTask = (): Words => ({
  title: "Count it",
  lines: [
    "Play is over. Fill in what each player has; a dead stone counts as one, and its point as territory.",
  ],
});

export const ruleTask = (you: Color, move: MoveName): Words => ({
  title: `May ${COLOR_NAMES[you]} ${askedMove(move)}?`,
  lines: ["If not, say which rule forbids it."],
});

/** "play d1", "remove a cycle that began after move 2, and play d1". */
export function askedMove(move: MoveName): string {
  if (move === "pass") return "pass";
  const [, since, stone] = /^cycle@(\d+)(?:\+(.+))?$/.exec(move) ?? [];
  if (!since) return `play ${move}`;
  const began = since === "0" ? "at the start" : `after move ${since}`;
  return `remove a cycle that began ${began}${stone ? `, and play ${stone}` : ""}`;
}
