/** Glued boards as they repeat: which location lies at any place of the plane. Pure. */
import { type Covering, within } from "./board-kind.ts";
import type { BoardShape, Location, Shift } from "./options.ts";

const known = new WeakMap<BoardShape, Covering>();

/** The covering of a board; on a board that is not glued, nothing lies beyond its edges. */
export function covering(shape: BoardShape): Covering {
  const before = known.get(shape);
  if (before) return before;
  const at = within(shape);
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
    return at(inX, inY);
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
  const modulo = (value: number, size: number) => ((value % size) + size) % size;
  return { x: modulo(shift.x, wide), y: modulo(shift.y, tall) };
}
