/** Strings of stones, and what is left of the board when some of them are gone. Pure. */
import type { Board, Color, Location } from "../../engine/engine.ts";

export type Stones = readonly (Color | null)[];

/** Stones of one colour that hang together, known by the first of them. */
export interface StoneString {
  at: Location;
  color: Color;
  points: Location[];
}

/** For each point those beside it. */
export function besides({ points, edges }: Pick<Board, "points" | "edges">): number[][] {
  const beside: number[][] = points.map(() => []);
  for (const [a, b] of edges) {
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  return beside;
}

/** The connected part around a point in which all points are alike. */
export function partAround(beside: readonly number[][], from: Location, alike: (at: Location) => boolean) {
  const part = new Set([from]);
  for (const at of part) for (const next of beside[at] ?? []) if (alike(next)) part.add(next);
  return [...part].sort((a, b) => a - b);
}

/** All strings, in the order of their first points. */
export function stringsOf(beside: readonly number[][], stones: Stones): StoneString[] {
  const seen = new Set<Location>();
  return stones.flatMap((color, at): StoneString[] => {
    if (!color || seen.has(at)) return [];
    const points = partAround(beside, at, (next) => stones[next] === color);
    for (const point of points) seen.add(point);
    return [{ at, color, points }];
  });
}

/** A part without living stones, and the colours that border it. */
export interface Region {
  points: Location[];
  colors: Color[];
}

/** The empty parts once the dead stones are gone. */
export function regionsOf(
  beside: readonly number[][],
  stones: Stones,
  dead: ReadonlySet<Location>,
): Region[] {
  const open = (at: Location): boolean => !stones[at] || dead.has(at);
  const seen = new Set<Location>();
  return stones.flatMap((_, at): Region[] => {
    if (!open(at) || seen.has(at)) return [];
    const points = partAround(beside, at, open);
    for (const point of points) seen.add(point);
    const colors = new Set<Color>();
    for (const point of points)
      for (const next of beside[point] ?? []) {
        const stone = stones[next];
        if (stone && !dead.has(next)) colors.add(stone);
      }
    return [{ points, colors: [...colors] }];
  });
}

/** The smallest set that this colour borders around a point that it has no stone on (C5). */
export function smallestBordered(
  beside: readonly number[][],
  stones: Stones,
  color: Color,
  at: Location,
): Location[] {
  const inside = new Set(partAround(beside, at, (next) => stones[next] !== color));
  const set = new Set(inside);
  // The stones around it come along, each with its string: within a set a border is made of stones alone.
  for (const point of set) for (const next of beside[point] ?? []) if (stones[next] === color) set.add(next);
  return [...set].sort((a, b) => a - b);
}
