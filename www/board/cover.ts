/** Glued boards as they repeat: which location lies at any place of the plane. Pure. */
import type { BoardShape, Location, Shift } from "./options.ts";

/** What lies at a place, counted from the upper left location. */
export type Covering = (x: number, y: number) => Location | null;

const known = new WeakMap<BoardShape, Covering>();

/** Whether opposite edges of the board meet anywhere. */
export const isGlued = (shape: BoardShape): boolean => Boolean(shape.wrap?.across || shape.wrap?.down);

/**
 * Whether the drawn window may move: not where both edges are twisted, since there a corner meets
 * itself and no other window shows each location once.
 */
export const canShift = (shape: BoardShape): boolean =>
  isGlued(shape) && !(shape.wrap?.across === "twisted" && shape.wrap.down === "twisted");

/** The covering of a board; on a board that is not glued, nothing lies beyond its edges. */
export function covering(shape: BoardShape): Covering {
  const before = known.get(shape);
  if (before) return before;
  const at = new Map(shape.points.map((point, location) => [`${point.x},${point.y}`, location]));
  const [columns, rows] = [shape.width + 1, shape.height + 1];
  const { across, down } = shape.wrap ?? { across: null, down: null };
  const corners = across === "twisted" && down === "twisted";
  const made: Covering = (x, y) => {
    const over = across ? Math.floor(x / columns) : 0;
    const under = down ? Math.floor(y / rows) : 0;
    // Beyond a corner of the projective plane either edge could be crossed first.
    if (corners && over !== 0 && under !== 0) return null;
    let [inX, inY] = [x - over * columns, y];
    if (across === "twisted" && over % 2 !== 0) inY = rows - 1 - inY;
    const turns = down ? Math.floor(inY / rows) : 0;
    inY -= turns * rows;
    if (down === "twisted" && turns % 2 !== 0) inX = columns - 1 - inX;
    return at.get(`${inX},${inY}`) ?? null;
  };
  known.set(shape, made);
  return made;
}

/** The location at a place of the plane on which the board repeats. */
export const cover = (shape: BoardShape, x: number, y: number): Location | null => covering(shape)(x, y);

/** Keeps a shift small: after so many steps the window shows the same again. */
export function settled(shape: BoardShape, shift: Shift): Shift {
  const period = (meets: unknown, twisted: boolean, lines: number) => (meets ? lines * (twisted ? 2 : 1) : 1);
  const wide = period(shape.wrap?.across, shape.wrap?.across === "twisted", shape.width + 1);
  const tall = period(shape.wrap?.down, shape.wrap?.down === "twisted", shape.height + 1);
  const within = (value: number, size: number) => ((value % size) + size) % size;
  return { x: within(shift.x, wide), y: within(shift.y, tall) };
}
