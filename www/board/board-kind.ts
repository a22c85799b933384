/** The kind of a board: a plain grid, a glued one, or no grid at all. Pure. */
import { boardExtras } from "./board-extras.ts";
import type { BoardShape, Location } from "./options.ts";

/** The location at a place, counted from the upper left location. */
export type Covering = (x: number, y: number) => Location | null;

/** Whether opposite edges of the board meet anywhere. */
export const isGlued = (shape: BoardShape): boolean => Boolean(shape.wrap?.across || shape.wrap?.down);

/**
 * Whether the drawn window may move: not where both edges are twisted, since there a corner meets
 * itself and no other window shows each location once.
 */
export const canShift = (shape: BoardShape): boolean =>
  isGlued(shape) && !(shape.wrap?.across === "twisted" && shape.wrap.down === "twisted");

/** The locations of the board itself, and none beyond its edges. */
export function within(shape: BoardShape): Covering {
  const at = new Map(shape.points.map(({ x, y }, location) => [`${x},${y}`, location]));
  return (x, y) => at.get(`${x},${y}`) ?? null;
}

/** Room around the outermost lines, for half a stone and the coordinates. */
export const MARGIN = 0.9;
/** The margin of a board with numbers of two figures: its lines lie close, and its letters can't shrink with them. */
export const WIDE_MARGIN = 1.25;

/** Whether rows have numbers of two figures, or columns as many letters. */
export const isLarge = ({ width, height }: BoardShape): boolean => Math.max(width, height) >= 9;

/** The edges that are drawn from point to point. */
export const straightEdges = (shape: BoardShape): [Location, Location][] =>
  shape.seams?.length ? boardExtras().unseamed(shape) : shape.edges;

/** Whether all points lie on a grid and all lines are steps of it. */
export function isGrid(shape: BoardShape): boolean {
  const whole = shape.points.every(
    ({ x, y }) =>
      Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x <= shape.width && y <= shape.height,
  );
  if (!whole || new Set(shape.points.map(({ x, y }) => `${x},${y}`)).size < shape.points.length) return false;
  return straightEdges(shape).every(([from, to]) => {
    const [a, b] = [shape.points[from], shape.points[to]];
    return a && b && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
  });
}
