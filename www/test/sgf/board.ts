/**
 * The main line as a program sees it that knows Go and not these rules: stones put and taken as SGF says, and captures
 * on a grid. It uses nothing of our engine.
 */
import type { Tree } from "./others.ts";

export const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface Goban {
  columns: number;
  rows: string[][];
}

export const shownRows = (goban: Goban) => goban.rows.map((row) => row.join(""));

export const point = (x: number, y: number) => `${letters[x]}${letters[y]}`;

export function replayed(line: Tree[]): Goban {
  const [columns = 19, lines = columns] = (line[0]?.properties.SZ?.[0] ?? "19").split(":").map(Number);
  const goban: Goban = {
    columns,
    rows: Array.from({ length: lines }, () => Array<string>(columns).fill(".")),
  };
  for (const { properties } of line) {
    for (const [name, sign] of [
      ["AB", "x"],
      ["AW", "o"],
      ["AE", "."],
    ] as const)
      for (const value of properties[name] ?? []) for (const [x, y] of area(value)) put(goban, x, y, sign);
    for (const [name, sign] of [
      ["B", "x"],
      ["W", "o"],
    ] as const)
      for (const value of properties[name] ?? []) play(goban, value, sign);
  }
  return goban;
}

/** A point, or the rectangle of two corners. */
function area(value: string): [number, number][] {
  const [from = "", to = from] = value.split(":");
  const [x0, y0, x1, y1] = [...from, ...to].map((letter) => letters.indexOf(letter)) as [
    number,
    number,
    number,
    number,
  ];
  const points: [number, number][] = [];
  for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) points.push([x, y]);
  return points;
}

function put({ rows }: Goban, x: number, y: number, sign: string) {
  const row = rows[y];
  if (row?.[x] === undefined) throw new Error(`${x}, ${y} is not on the board`);
  row[x] = sign;
}

function play(goban: Goban, value: string, sign: string) {
  // An empty value is a pass, and so is tt up to 19 by 19.
  if (value === "" || (value === "tt" && Math.max(goban.columns, goban.rows.length) <= 19)) return;
  const [[x, y] = [-1, -1]] = area(value);
  put(goban, x, y, sign);
  for (const [p, q] of near(x, y)) if (goban.rows[q]?.[p] === other(sign)) capture(goban, p, q);
  capture(goban, x, y);
}

const other = (sign: string) => (sign === "x" ? "o" : "x");
const near = (x: number, y: number) =>
  [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as [number, number][];

function capture({ rows }: Goban, x: number, y: number) {
  const sign = rows[y]?.[x];
  const chain: [number, number][] = [[x, y]];
  const seen = new Set([`${x},${y}`]);
  for (const [a, b] of chain)
    for (const [p, q] of near(a, b)) {
      if (rows[q]?.[p] === ".") return;
      if (rows[q]?.[p] !== sign || seen.has(`${p},${q}`)) continue;
      seen.add(`${p},${q}`);
      chain.push([p, q]);
    }
  for (const [p, q] of chain) put({ rows, columns: 0 }, p, q, ".");
}
