/** Numbers, results and names in words. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "three", "12". */
export const few = (number: number): string => SMALL[number] ?? String(number);

/** "one point", "12 points"; at the beginning of a sentence with a capital. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${few(number)} ${number === 1 ? one : many}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

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
  if (black === 0) return "nobody wins";
  return `${COLOR_NAMES[black > 0 ? "black" : "white"]} wins by ${Math.abs(black)}`;
}
