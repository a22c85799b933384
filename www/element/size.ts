/** How large a board is drawn, in distances between two lines: what `loja.css` keeps free by `size` is the same. Pure. */
import { frameOf, roomAround } from "../board/board-frame.ts";
import type { BoardShape, Coordinates } from "../board/options.ts";
import { shapeOf } from "./reading/board-shapes.ts";

/** The margin of a glued board repeats one line. */
const LINES = 1;

export const framed = (shape: BoardShape, coordinates: Coordinates = "western") =>
  frameOf(shape, { coordinates, lines: LINES });

/** The word for the attribute `size`: columns and rows, or as many as a board that is no grid needs. */
export function sizeOf(shape: BoardShape): string {
  const { width, height } = framed(shape).shape;
  const lines = (extent: number): number => Math.ceil(extent - 1e-6) + 1;
  return `${lines(width)}x${lines(height)}`;
}

/** Across and down of a board that is not known yet. */
export function expected(
  [columns, rows]: [number, number],
  board?: string,
  coordinates: Coordinates = "western",
): [number, number] {
  const [width, height] = [columns - 1, rows - 1];
  const { wrap = { across: null, down: null } } = shapeOf(["."], board) ?? {};
  const grid = !/^(round|triangles|\{)/.test(board ?? "");
  const empty = { width, height, points: [], edges: [], wrap };
  const [beside, above] = roomAround(empty, LINES, coordinates, grid);
  return [width + 2 * beside, height + 2 * above];
}
