/** Pure geometry of a drawn board: its lines, its frame, and the way from point to point by keys. */
import type { BoardShape, Location } from "./options.ts";

/** Room around the outermost lines, for half a stone and the coordinates. */
export const MARGIN = 0.9;

/** Two drawn coordinates closer than this are the same row or column. */
const SAME = 0.25;

const near = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

/** The SVG view box that holds the board and its coordinates. */
export function viewBox(shape: BoardShape): string {
  return `${-MARGIN} ${-MARGIN} ${shape.width + 2 * MARGIN} ${shape.height + 2 * MARGIN}`;
}

/** Where a location lies in the frame, in per cent of its width and height. */
export function place(shape: BoardShape, at: Location): { left: number; top: number } {
  const point = shape.points[at];
  if (!point) throw new RangeError(`no location ${at} on this board`);
  return {
    left: (100 * (point.x + MARGIN)) / (shape.width + 2 * MARGIN),
    top: (100 * (point.y + MARGIN)) / (shape.height + 2 * MARGIN),
  };
}

/** Lines to draw, parted into the border of the board and what lies inside. */
export function lines(shape: BoardShape): { border: string; inner: string } {
  const parts = { border: "", inner: "" };
  const taken = new Set(shape.points.map((p) => `${p.x},${p.y}`));
  const open = (x: number, y: number): boolean => !taken.has(`${x},${y}`);
  for (const [from, to] of shape.edges) {
    const a = shape.points[from];
    const b = shape.points[to];
    if (!a || !b) continue;
    const level = a.y === b.y;
    const plumb = a.x === b.x;
    // A line is border when one of its sides looks at no location at all.
    const border =
      (level && [-1, 1].some((d) => open(a.x, a.y + d) && open(b.x, b.y + d))) ||
      (plumb && [-1, 1].some((d) => open(a.x + d, a.y) && open(b.x + d, b.y)));
    parts[border ? "border" : "inner"] += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }
  return parts;
}

/** Locations grouped into rows from top to bottom, each from left to right. */
export function rows(shape: BoardShape): Location[][] {
  const order = shape.points.map((_, at) => at);
  const point = (at: Location) => shape.points[at] ?? { x: 0, y: 0 };
  order.sort((a, b) => {
    const [p, q] = [point(a), point(b)];
    return near(p.y, q.y) ? p.x - q.x : p.y - q.y;
  });
  const grouped: Location[][] = [];
  for (const at of order) {
    const row = grouped.at(-1);
    const first = row?.[0];
    if (row && first !== undefined && near(point(first).y, point(at).y)) row.push(at);
    else grouped.push([at]);
  }
  return grouped;
}

/** Coordinates to print: the column letters below and the row numbers at the left of a grid. */
export function coordinates(shape: BoardShape): { text: string; x: number; y: number }[] {
  const columns = new Map<number, string>();
  const numbers = new Map<number, string>();
  for (const { name, x, y } of shape.points) {
    const parts = /^([a-z]+)(\d+)$/.exec(name);
    if (!parts?.[1] || !parts[2]) return [];
    columns.set(x, parts[1]);
    numbers.set(y, parts[2]);
  }
  return [
    ...[...columns].map(([x, text]) => ({ text, x, y: shape.height + 0.74 })),
    ...[...numbers].map(([y, text]) => ({ text, x: -0.74, y })),
  ];
}

/** The keys that move from point to point. */
export type Step =
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown";

const DIRECTIONS: Record<"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The location a key leads to, or the same one at the edge.
 *
 * Home and End stay in the row, with `far` they go to the first and last location of the board;
 * Page Up and Page Down stay in the column. Arrows prefer the straight way and take the nearest
 * location otherwise, so that boards with holes or odd layouts can be walked too.
 */
export function walk(shape: BoardShape, from: Location, key: Step, far = false): Location {
  const here = shape.points[from];
  if (!here) return from;
  const byRow = rows(shape);
  if (key === "Home" || key === "End") {
    const all = byRow.flat();
    const range = far ? all : (byRow.find((row) => row.includes(from)) ?? all);
    return range.at(key === "Home" ? 0 : -1) ?? from;
  }
  if (key === "PageUp" || key === "PageDown") {
    const column = byRow.flat().filter((at) => near(shape.points[at]?.x ?? Number.NaN, here.x));
    return column.at(key === "PageUp" ? 0 : -1) ?? from;
  }
  const [dx, dy] = DIRECTIONS[key];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  shape.points.forEach((point, at) => {
    const along = (point.x - here.x) * dx + (point.y - here.y) * dy;
    const aside = Math.abs((point.x - here.x) * dy) + Math.abs((point.y - here.y) * dx);
    if (along < SAME) return;
    // Leaving the line costs more than any walk along it.
    const cost = along + (aside < SAME ? 0 : 1000 + 2 * aside);
    if (cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}
