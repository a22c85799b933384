/** Boards that are given by pairs of neighbours, made from a few words: space, layer by layer, and maps of streets. */
import type { PositionInput } from "../engine/engine.ts";
import { MAP_WORDS } from "./words.ts";

type Pair = [number, number];
type Made = Pick<PositionInput, "rows" | "board">;

/** The engine's input for a board given by pairs. */
interface Given {
  neighbors: Pair[];
  at?: Pair[];
}

export const givenBy = ({ board }: PositionInput): Given | null =>
  board && typeof board === "object" && "neighbors" in board ? board : null;

/** Pairs of a grid in space: layer after layer, each numbered like a rectangle. */
function solidPairs(columns: number, rows: number, layers: number): Pair[] {
  const layer = columns * rows;
  const pairs: Pair[] = [];
  for (let cell = 0; cell < layer * layers; cell++) {
    if ((cell % columns) + 1 < columns) pairs.push([cell, cell + 1]);
    if ((cell % layer) + columns < layer) pairs.push([cell, cell + columns]);
    if (cell + layer < layer * layers) pairs.push([cell, cell + layer]);
  }
  return pairs;
}

/** A grid in space, drawn as one sees a box from above: each layer a little further down and to the right. */
export function solid(columns: number, rows: number, layers: number): Made {
  const by = 1 / layers;
  const at = Array.from({ length: columns * rows * layers }, (_, cell): Pair => {
    const layer = Math.floor(cell / (columns * rows));
    const within = cell % (columns * rows);
    const shift = round(layer * by * 0.86);
    return [round((within % columns) + shift), round(Math.floor(within / columns) + shift)];
  });
  return {
    rows: Array.from({ length: rows * layers }, () => ".".repeat(columns)),
    board: { neighbors: solidPairs(columns, rows, layers), at },
  };
}

/** How many layers a board in space has; null for any other. */
export function layersOf(position: PositionInput): number | null {
  const given = givenBy(position);
  const columns = position.rows[0]?.length ?? 0;
  const all = position.rows.length;
  if (!given || position.rows.some((row) => row.length !== columns)) return null;
  const key = (pairs: readonly Pair[]): string => sorted(pairs).join(" ");
  const own = key(given.neighbors);
  for (let layers = 2; layers <= all; layers++)
    if (all % layers === 0 && key(solidPairs(columns, all / layers, layers)) === own) return layers;
  return null;
}

const sorted = (pairs: readonly Pair[]): string[] =>
  pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort();

/** A map to begin with, its crossings numbered as the board names them: a roundabout, and a street that ends nowhere from each of its crossings. */
export const ROUNDABOUT = "0-1 1-2 2-3 3-4 4-5 5-0 0-6 1-7 2-8 3-9 4-10 5-11";

/** The streets of a map as one writes them. */
export const streetsOf = (position: PositionInput): string =>
  (givenBy(position)?.neighbors ?? []).map(([a, b]) => `${a}-${b}`).join(" ");

/** Makes a map from its streets; a sentence when they are none. Crossings lie on rings. */
export function mapOf(streets: string): Made | string {
  const words = streets.split(/[\s,;]+/).filter(Boolean);
  if (words.length === 0) return MAP_WORDS.none;
  const pairs: Pair[] = [];
  for (const word of words) {
    const [, a, b] = /^(\d{1,3})[-–](\d{1,3})$/.exec(word) ?? [];
    const [from, to] = [Number(a), Number(b)];
    if (a === undefined) return MAP_WORDS.noStreet({ word });
    if (from === to) return MAP_WORDS.toItself({ word });
    pairs.push([from, to]);
  }
  const count = Math.max(...pairs.flat()) + 1;
  if (count > MOST) return MAP_WORDS.tooMany({ most: MOST });
  return { rows: [".".repeat(count)], board: { neighbors: pairs, at: places(count, pairs) } };
}

/** More could hardly be told apart. */
const MOST = 60;

/** Dead ends stand outside of the crossing that they belong to, all others on one ring. */
function places(count: number, pairs: readonly Pair[]): Pair[] {
  const beside = Array.from({ length: count }, (_, at) =>
    pairs.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : [])),
  );
  const isEnd = (at: number): boolean =>
    beside[at]?.length === 1 && (beside[beside[at][0] ?? 0]?.length ?? 0) > 1;
  const inner = Array.from({ length: count }, (_, at) => at).filter((at) => !isEnd(at));
  const radius = Math.max(1, inner.length / (2 * Math.PI)) * 1.3;
  const turn = (at: number): number => (2 * Math.PI * inner.indexOf(at)) / inner.length - Math.PI / 2;
  const outer = radius + 1.3;
  return Array.from({ length: count }, (_, at): Pair => {
    if (!isEnd(at))
      return [round(outer + radius * Math.cos(turn(at))), round(outer + radius * Math.sin(turn(at)))];
    const root = beside[at]?.[0] ?? 0;
    const ends = (beside[root] ?? []).filter(isEnd);
    // Several ends of one crossing spread like a fan.
    const angle = turn(root) + (ends.indexOf(at) - (ends.length - 1) / 2) * (1.1 / radius);
    return [round(outer + outer * Math.cos(angle)), round(outer + outer * Math.sin(angle))];
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
