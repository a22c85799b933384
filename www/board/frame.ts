/** Where everything of a board is drawn: its window, the repeated margin and the room around. Pure. */
import { type Covering, canShift, covering, isGlued } from "./cover.ts";
import { isGrid, isLarge, leastDistance, MARGIN, WIDE_MARGIN } from "./geometry.ts";
import type { BoardShape, Coordinates, Location, Shift, Side } from "./options.ts";

/** A place at which a location is drawn. */
export interface Spot {
  at: Location;
  x: number;
  y: number;
}

export interface Frame {
  /** The board with its points where they are drawn: moved by the shift, and scaled if it is no grid. */
  shape: BoardShape;
  shift: Shift;
  grid: boolean;
  glued: boolean;
  /** What lies at a place of the drawing; only on grids. */
  at: Covering;
  /** How many lines are repeated beyond a glued edge. */
  lines: { across: number; down: number };
  /** The points of the repeated margin. */
  copies: Spot[];
  coordinates: Coordinates;
  /** The picture: its upper left corner and its size. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FrameOptions {
  shift?: Shift;
  /** Lines to repeat beyond glued edges. */
  lines?: number;
  coordinates?: Coordinates;
}

/** Room around a board that prints no coordinates. */
const BARE = 0.72;
/** Room beyond the repeated margin for the coordinates. */
const LETTERS = 0.5;
/** Room around a board that is no grid, for the names beside its points. */
const NAMES = 1.1;

const NOWHERE = { x: 0, y: 0 };

/** The same points, least distance 1, from the upper left. */
function scaled(shape: BoardShape): BoardShape {
  if (shape.points.length === 0) return { ...shape, width: 0, height: 0 };
  const [xs, ys] = [shape.points.map((p) => p.x), shape.points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const unit = leastDistance(shape) || 1;
  return {
    ...shape,
    width: width / unit,
    height: height / unit,
    points: shape.points.map(({ name, x, y }) => ({ name, x: (x - left) / unit, y: (y - top) / unit })),
  };
}

/** The points where the moved window shows them. */
function moved(shape: BoardShape, at: Covering): BoardShape {
  const points = shape.points.map((point) => ({ ...point }));
  for (let y = 0; y <= shape.height; y++) {
    for (let x = 0; x <= shape.width; x++) {
      const point = points[at(x, y) ?? -1];
      if (point) Object.assign(point, { x, y });
    }
  }
  return { ...shape, points };
}

export function frameOf(shape: BoardShape, options: FrameOptions = {}): Frame {
  const { shift = NOWHERE, lines = 2, coordinates = "western" } = options;
  const glued = isGlued(shape);
  const grid = glued || isGrid(shape);
  const whole = covering(shape);
  const still = !canShift(shape) || (shift.x === 0 && shift.y === 0);
  const at: Covering = still ? whole : (x, y) => whole(x + shift.x, y + shift.y);
  let drawn = still ? shape : moved(shape, at);
  if (!grid) drawn = scaled(shape);
  const more = { across: shape.wrap?.across ? lines : 0, down: shape.wrap?.down ? lines : 0 };
  const copies: Spot[] = [];
  if (glued) {
    for (let y = -more.down; y <= shape.height + more.down; y++) {
      for (let x = -more.across; x <= shape.width + more.across; x++) {
        const inside = x >= 0 && y >= 0 && x <= shape.width && y <= shape.height;
        const location = inside ? null : at(x, y);
        if (location !== null) copies.push({ at: location, x, y });
      }
    }
  }
  const bare = coordinates === "none";
  const margin = isLarge(shape) ? WIDE_MARGIN : MARGIN;
  const room = (repeated: number): number =>
    repeated > 0 ? repeated + 0.5 + (bare ? 0 : LETTERS) : bare ? BARE : grid ? margin : NAMES;
  const [beside, above] = [room(more.across), room(more.down)];
  return {
    shape: drawn,
    shift: still ? NOWHERE : shift,
    grid,
    glued,
    at,
    lines: more,
    copies,
    coordinates,
    left: -beside,
    top: -above,
    width: drawn.width + 2 * beside,
    height: drawn.height + 2 * above,
  };
}

/** The SVG view box that holds the board and its coordinates. */
export const viewBox = (frame: Frame): string => `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;

/** Where a spot lies in the frame, in per cent of its width and height. */
export function place(frame: Frame, { x, y }: { x: number; y: number }): { left: number; top: number } {
  return { left: (100 * (x - frame.left)) / frame.width, top: (100 * (y - frame.top)) / frame.height };
}

/** The dotted frame of a glued board, or how far each area reaches. */
export function edgesOf(frame: Frame): Record<Side, number> {
  const { width, height } = frame.shape;
  return { left: -0.5, top: -0.5, right: width + 0.5, bottom: height + 0.5 };
}
