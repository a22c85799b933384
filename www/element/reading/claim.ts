/**
 * "black: all", "W: a1, b2", "white: **./...": a claim as an author writes it. `faults.ts` explains a bad one. Pure.
 */
import type { BoardShape, Location, Stone } from "../../board/options.ts";

export interface Claim {
  player: Stone;
  set: "all" | Location[];
}

const FORM = /^\s*(b|w|black|white)\s*:\s*([\s\S]{1,20000}?)\s*$/i;

/** The player’s word and the set’s; the set is written as rows when it has nothing but their signs. */
export function partsOf(text: string): { player: Stone; set: string; rows: string[] | null } | null {
  const [, word, set = ""] = FORM.exec(text) ?? [];
  const rows = /^[*./,\s]*[*.][*./,\s]*$/.test(set) ? set.split(/\s*\/\s*/) : null;
  return word ? { player: /^b/i.test(word) ? "black" : "white", set, rows } : null;
}

/** `rows` are those of the board. */
export function claimOf(text: string, rows: readonly string[], { points }: BoardShape): Claim | null {
  const parts = partsOf(text);
  if (!parts || !points.length) return null;
  const { player, set } = parts;
  if (/^all$/i.test(set)) return { player, set: "all" };
  const found = parts.rows ? ofRows(parts.rows, rows) : ofNames(set, points);
  const sorted = [...new Set(found)].sort((a, b) => a - b);
  return sorted.length && sorted[0] !== NONE ? { player, set: sorted } : null;
}

/** Stands for what is no location. */
const NONE = -1;

/** The names of a set, as they are written. */
export const namesOf = (set: string): string[] => set.split(/[\s,]+/).filter(Boolean);

function ofNames(set: string, points: BoardShape["points"]): Location[] {
  const numbers = new Map(points.map(({ name }, at) => [name, at]));
  return namesOf(set).map((name) => numbers.get(name.toLowerCase()) ?? NONE);
}

function ofRows(told: readonly string[], rows: readonly string[]): Location[] {
  const fits = told.length === rows.length && told.every((row, y) => row.length === rows[y]?.length);
  const signs = told.join("");
  // The board’s sign and the claim’s.
  const pairs = [...rows.join("")].map((cell, at) => (cell === "," ? cell : ".") + signs[at]);
  if (!fits || pairs.some((pair) => pair === ",*" || pair === ".,")) return [NONE];
  return pairs.filter((pair) => pair[0] === ".").flatMap((pair, at) => (pair === ".*" ? [at] : []));
}
