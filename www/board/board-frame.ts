/** Where everything of a board is drawn: its window, the repeated margin and the room around. Pure. */

import { boardExtras } from "./board-extras.ts";
import { type Covering, isGlued, isGrid, isLarge, MARGIN, WIDE_MARGIN, within } from "./board-kind.ts";
import type { BoardShape, Coordinates, Location, Shift } from "./options.ts";

/** A place at which a location is drawn. */
export interface Spot {
  at: Location;
  x: number;
  y: number;
}

export interface BoardFrame {
  /** The board with its points where they are drawn: moved by the shift, and scaled if it is no grid. */
  shape: BoardShape;
  shift: Shift;
  grid: boolean;
  glued: boolean;
  /** The locations at places of the drawing; only on grids. */
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

/** The room beside a board and above it. */
export function roomAround(
  shape: BoardShape,
  lines: number,
  coordinates: Coordinates,
  grid: boolean,
): [number, number] {
  const bare = coordinates === "none";
  const alone = bare ? BARE : grid ? (isLarge(shape) ? WIDE_MARGIN : MARGIN) : NAMES;
  const room = (meets: unknown): number => (meets ? lines + 0.5 + (bare ? 0 : LETTERS) : alone);
  return [room(shape.wrap?.across), room(shape.wrap?.down)];
}

export function frameOf(shape: BoardShape, options: FrameOptions = {}): BoardFrame {
  const { shift = NOWHERE, lines = 2, coordinates = "western" } = options;
  const glued = isGlued(shape);
  const grid = glued || isGrid(shape);
  const [beside, above] = roomAround(shape, lines, coordinates, grid);
  const plain: BoardFrame = {
    shape: grid ? shape : boardExtras().scaled(shape),
    shift: NOWHERE,
    grid,
    glued,
    at: within(shape),
    lines: { across: 0, down: 0 },
    copies: [],
    coordinates,
    left: -beside,
    top: -above,
    width: 0,
    height: 0,
  };
  const frame = glued ? boardExtras().repeating(plain, lines, shift) : plain;
  return { ...frame, width: frame.shape.width + 2 * beside, height: frame.shape.height + 2 * above };
}

/** The SVG view box that holds the board and its coordinates. */
export const viewBox = (frame: BoardFrame): string =>
  `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
