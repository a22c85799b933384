/** The stones on a board, the neighbours, and the stones without a liberty (D1). Pure. */
import type { BoardShape, Location, Mark, Stone } from "../../board/options.ts";

export interface Setup {
  stones: (Stone | null)[];
  /** A mark under a stone makes it a permanent stone. */
  marks: (Mark | null)[];
}

export type Neighbours = readonly (readonly Location[])[];

/** The neighbours of each location, lowest number first. */
export function neighbours({ points, edges }: Pick<BoardShape, "points" | "edges">): Neighbours {
  const near = points.map((): Location[] => []);
  for (const [a, b] of edges) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  for (const list of near) list.sort((a, b) => a - b);
  return near;
}

const STONES: Record<string, Stone> = { x: "black", o: "white" };
const MARKS: Record<string, Mark> = { "#": "temporary", "*": "permanent", X: "permanent", O: "permanent" };

export function setupOf(rows: readonly string[]): Setup {
  const signs = [...rows.join("").replaceAll(",", "")];
  return {
    stones: signs.map((sign) => STONES[sign.toLowerCase()] ?? null),
    marks: signs.map((sign) => MARKS[sign] ?? null),
  };
}

/** The stones without a liberty. A chain with a permanent stone always has one. */
export function withoutLiberty(near: Neighbours, { stones, marks }: Setup): Location[] {
  const seen = new Set<Location>();
  return stones.flatMap((color, first) => {
    if (!color || seen.has(first)) return [];
    let free = false;
    // A set that grows is walked to its end.
    const members = new Set([first]);
    for (const at of members) {
      seen.add(at);
      free ||= marks[at] === "permanent";
      for (const next of near[at] ?? []) {
        if (stones[next] === color) members.add(next);
        free ||= !stones[next];
      }
    }
    return free ? [] : [...members];
  });
}

/** The number of the location in each column and row, as "0,0". */
export function numbersOf(rows: readonly string[]): Map<string, Location> {
  const numbers = new Map<string, Location>();
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries()) if (sign !== ",") numbers.set(`${x},${y}`, numbers.size);
  return numbers;
}
