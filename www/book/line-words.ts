/** Moves for readers, as they stand in print. */
import type { PositionInput } from "../engine/engine.ts";

const NAMES = ["Black", "White"];

/** "Black a1, White passes, Black removes the cycle since 8." Colours take turns. */
export function lineWords(moves: string, turn: PositionInput["turn"]): string {
  const first = String(turn ?? "black")
    .toLowerCase()
    .startsWith("w")
    ? 1
    : 0;
  const words = moves
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((move, index) => `${NAMES[(first + index) % 2]} ${moveWord(move)}`);
  return words.length > 0 ? `${words.join(", ")}.` : "";
}

function moveWord(move: string): string {
  if (move === "pass") return "passes";
  const [, since, point] = /^cycle@(\d+)(?:\+(.+))?$/.exec(move) ?? [];
  if (since === undefined) return move;
  return `removes the cycle since ${since}${point ? ` and plays ${point}` : ""}`;
}
