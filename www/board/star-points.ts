/** Where a plain board has its star points. Pure. */
import type { BoardFrame } from "./board-frame.ts";

/** On smaller boards they would only be noise. */
const LEAST = 9;
/** From here on the sides have some as well. */
const SIDES = 15;

export function starPoints({ shape, grid, glued, at }: BoardFrame): { x: number; y: number }[] {
  const [columns, rows] = [shape.width + 1, shape.height + 1];
  if (!grid || glued || shape.open?.length || Math.min(columns, rows) < LEAST) return [];
  const [xs, ys] = [along(columns), along(rows)];
  const isCorner = (x: number, y: number): boolean => xs.ends.includes(x) && ys.ends.includes(y);
  const isMiddle = (x: number, y: number): boolean => x === xs.middle && y === ys.middle;
  const all = [...xs.ends, xs.middle].flatMap((x) => [...ys.ends, ys.middle].map((y) => ({ x, y })));
  return all.filter(
    ({ x, y }) =>
      (isCorner(x, y) || isMiddle(x, y) || Math.min(columns, rows) >= SIDES) &&
      Number.isInteger(x) &&
      Number.isInteger(y) &&
      // Where the board has a hole, nothing is drawn.
      at(x, y) !== null,
  );
}

/** On the third line of small boards, on the fourth of others. */
function along(lines: number): { ends: number[]; middle: number } {
  const from = lines < 12 ? 2 : 3;
  return { ends: [from, lines - 1 - from], middle: (lines - 1) / 2 };
}
