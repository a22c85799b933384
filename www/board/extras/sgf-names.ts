/** Columns and rows as SGF names them. Pure. */

import type { Names } from "../board-extras.ts";
import type { BoardFrame } from "../board-frame.ts";

/** SGF counts with `a` to `z`, then `A` to `Z`. */
const sgf = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letter.toUpperCase();
};

export function sgfNames({ shape, shift }: BoardFrame, names: Names): void {
  for (const x of names.columns.keys()) names.columns.set(x, sgf((x + shift.x) % (shape.width + 1)));
  const index = (row: string): number => shape.height + 1 - Number(row);
  for (const side of [names.rows, names.right]) for (const [y, row] of side) side.set(y, sgf(index(row)));
}
