/** Our engine in this process, without the workers. */
import { readFileSync } from "node:fs";
import * as files from "../../engine/generated/files.js";
import type { Line, Move, Opened, PositionInput } from "../../engine/generated/loja.js";
import * as light from "../../engine/generated/loja.js";

const bytes = (name: string) =>
  readFileSync(new URL(`../../engine/generated/${name}_bg.wasm`, import.meta.url));

light.initSync({ module: bytes("loja") });
files.initSync({ module: bytes("files") });

export const follow = light.follow;

/** Start and moves as an SGF file. */
export const sgf = (start: PositionInput, moves: Move[]): string => files.writeFile(start, moves, "sgf");

export type Game = Extract<Opened, { fault: null }>;

/** The one game of a text. */
export function readOne(text: string): Game {
  const all = files.readFile(text);
  const [one] = all;
  if (all.length !== 1 || one?.fault !== null) throw new Error(one?.fault ?? `${all.length} games`);
  return one;
}

/** The stones of the last situation as rows; `columns` is the length of one. Holes are not for this. */
export function rowsOf(line: Line, columns: number): string[] {
  const stones = line.situations.at(-1)?.stones ?? [];
  const signs = stones.map((stone) => (stone ? (stone === "black" ? "x" : "o") : ".")).join("");
  return signs.match(new RegExp(`.{${columns}}`, "g")) ?? [];
}
