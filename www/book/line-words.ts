/** Moves for readers, as they stand in print. */
import type { PositionInput } from "../engine/engine.ts";

const NAMES = ["Black", "White"];

/** "Black a1, White passes, Black removes the cycle since 8." Colours take turns; by other rules `players` tells who moves. */
export function lineWords(moves: string, turn: PositionInput["turn"], players = ""): string {
  const first = String(turn ?? "black")
    .toLowerCase()
    .startsWith("w")
    ? 1
    : 0;
  const words = moves
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((move, index) => {
      const settled = SETTLED[move];
      if (settled) return settled;
      const number = players ? (players[index] === "B" ? 0 : 1) : (first + index) % 2;
      return `${NAMES[number]} ${moveWord(move)}`;
    });
  return words.length > 0 ? `${words.join(", ")}.` : "";
}

/** The acts of both, or of nobody. */
const SETTLED: Record<string, string> = {
  agree: "both agree",
  disagree: "no agreement",
  next: "the next step",
  resume: "the game is resumed",
  "resume-black": "Black calls for a resumption",
  "resume-white": "White calls for a resumption",
  "try-black": "a test of life and death, Black first",
  "try-white": "a test of life and death, White first",
  "asks-none": "nobody asks to resume",
  "asks-black": "Black asks to resume",
  "asks-white": "White asks to resume",
  "asks-both-black": "both ask to resume, and Black starts",
  "asks-both-white": "both ask to resume, and White starts",
};

function moveWord(move: string): string {
  if (move === "pass") return "passes";
  if (move === "ko-pass") return "makes a ko-pass";
  if (move.startsWith("for-")) return `passes for ${move.slice(4)}`;
  const [, since, point] = /^cycle@(\d+)(?:\+(.+))?$/.exec(move) ?? [];
  if (since === undefined) return move;
  return `removes the cycle since ${since}${point ? ` and plays ${point}` : ""}`;
}
