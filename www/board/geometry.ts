/** Pure geometry of a board: its rows, and the way from point to point by keys. */
import type { Covering } from "./board-kind.ts";
import type { BoardShape, Location } from "./options.ts";

/** Two drawn coordinates closer than this are the same row or column. */
const SAME = 0.25;

const near = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

/** The least distance between two points that do not lie on each other, or 0. */
export function leastDistance(shape: BoardShape): number {
  // Points all but on each other would shrink the stones to nothing.
  const least = Math.max(shape.width, shape.height) / 60;
  let best = Number.POSITIVE_INFINITY;
  shape.points.forEach((a, index) => {
    for (const b of shape.points.slice(index + 1)) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance > least) best = Math.min(best, distance);
    }
  });
  return Number.isFinite(best) ? best : 0;
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
 * location otherwise, so that boards with holes or odd layouts can be walked too. With `over`,
 * which tells what lies beyond a glued edge, they go round.
 */
export function walk(shape: BoardShape, from: Location, key: Step, far = false, over?: Covering): Location {
  const here = shape.points[from];
  if (!here) return from;
  if (key === "Home" || key === "End") {
    const byRow = rows(shape);
    const all = byRow.flat();
    const range = far ? all : (byRow.find((row) => row.includes(from)) ?? all);
    return range.at(key === "Home" ? 0 : -1) ?? from;
  }
  if (key === "PageUp" || key === "PageDown") {
    const column = rows(shape)
      .flat()
      .filter((at) => near(shape.points[at]?.x ?? Number.NaN, here.x));
    return column.at(key === "PageUp" ? 0 : -1) ?? from;
  }
  const [dx, dy] = DIRECTIONS[key];
  if (over) {
    const size = dx ? shape.width + 1 : shape.height + 1;
    for (let steps = 1; steps <= size; steps++) {
      const next = over(here.x + steps * dx, here.y + steps * dy);
      if (next !== null) return next;
    }
  }
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
