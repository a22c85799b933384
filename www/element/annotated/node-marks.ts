/** The marks of a node of SGF beyond letters and shapes: territory, arrows, lines, what is selected, dimmed, or alone in view. Pure. */
import type { Location } from "../../board/options.ts";
import { type GameNode, wayOf } from "./game-tree.ts";

export interface NodeMarks {
  territory: { black: Location[]; white: Location[] };
  selected: Location[];
  dimmed: Location[];
  arrows: [Location, Location][];
  lines: [Location, Location][];
  /** The part of the board that is shown; null when it is all of it. */
  part: Location[] | null;
}

/** No more values of a property are read than a board has locations, so that rectangles upon rectangles cost nothing. */
const MOST = 2704;

type Places = ReadonlyMap<string, Location>;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function point(text: string | undefined): [number, number] | null {
  const [column = -1, row = -1] = [...(text ?? "").trim()].map((letter) => LETTERS.indexOf(letter));
  return /^\s*[a-zA-Z]{2}\s*$/.test(text ?? "") ? [column, row] : null;
}

/** The locations in a list, in which `aa:cc` is a rectangle. A location outside the board is nobody's. */
export function locations(values: readonly string[], places: Places): Location[] {
  const found = new Set<Location>();
  for (const value of values.slice(0, MOST)) {
    const [first, second = first] = value.split(":");
    const [from, to] = [point(first), point(second)];
    if (!from || !to) continue;
    for (let x = from[0]; x <= to[0]; x++)
      for (let y = from[1]; y <= to[1]; y++) {
        const at = places.get(`${x},${y}`);
        if (at !== undefined) found.add(at);
      }
    if (found.size === places.size) break;
  }
  return [...found];
}

function pairs(values: readonly string[], places: Places): [Location, Location][] {
  const found = new Map<string, [Location, Location]>();
  for (const value of values.slice(0, MOST)) {
    const ends = value.split(":").map((end) => places.get(`${point(end)}`));
    const [from, to] = ends;
    if (ends.length === 2 && from !== undefined && to !== undefined && from !== to)
      found.set(`${from} ${to}`, [from, to]);
  }
  return [...found.values()];
}

/** `DD` and `VW` hold until another one takes their place, and an empty one ends them. */
function lasting(nodes: readonly GameNode[], at: number, name: string): readonly string[] {
  const told = wayOf(nodes, at).findLast((one) => nodes[one]?.properties.has(name));
  return nodes[told ?? -1]?.properties.get(name) ?? [];
}

export function marksOf(nodes: readonly GameNode[], at: number, places: Places): NodeMarks {
  const all = (name: string): readonly string[] => nodes[at]?.properties.get(name) ?? [];
  const part = locations(lasting(nodes, at, "VW"), places);
  return {
    territory: { black: locations(all("TB"), places), white: locations(all("TW"), places) },
    selected: locations(all("SL"), places),
    dimmed: locations(lasting(nodes, at, "DD"), places),
    arrows: pairs(all("AR"), places),
    lines: pairs(all("LN"), places),
    part: part.length && part.length < places.size ? part : null,
  };
}
