/** Numbers, results and names in words. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import { words } from "../../kit/words.ts";

const RESULT_WORDS = words("kinds.result", {
  nobodyWins: "nobody wins",
  wins: ({ winner, points }: { winner: Color; points: number }) => `${COLOR_NAMES[winner]} wins by ${points}`,
});

/** By how much somebody is ahead after `B+2`, `W+1`, `jigo`; null for what is no result. */
export function margin(result: string, color: Color): number | null {
  if (result === "jigo") return 0;
  const [, winner, points] = /^([BW])\+(\d+)$/.exec(result) ?? [];
  if (!winner) return null;
  return (winner === "B") === (color === "black") ? Number(points) : -Number(points);
}

/** The result that a margin of Black's is. */
export const resultOf = (black: number): string =>
  black === 0 ? "jigo" : black > 0 ? `B+${black}` : `W+${-black}`;

/** "Black wins by 2", "jigo: nobody wins". */
export function resultWords(result: string): string {
  const black = margin(result, "black");
  if (black === null) return result;
  if (black === 0) return RESULT_WORDS.nobodyWins;
  return RESULT_WORDS.wins({ winner: black > 0 ? "black" : "white", points: Math.abs(black) });
}
