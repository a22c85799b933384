/** The star points of a plain board. */
import type { BoardFrame } from "../board-frame.ts";
import { svg } from "../svg.ts";

/** On smaller boards they would only be noise. */
const LEAST = 9;
/** From here on the sides have some as well. */
const SIDES = 15;

export function starPoints({ shape, grid, glued, at }: BoardFrame): { x: number; y: number }[] {
  const [columns, rows] = [shape.width + 1, shape.height + 1];
  const least = Math.min(columns, rows);
  if (!grid || glued || shape.open?.length || least < LEAST) return [];
  return along(columns).flatMap((x, i) =>
    along(rows).flatMap((y, j) =>
      // Corners and middle, and where the board has a hole or no middle line, nothing.
      (least < SIDES && i % 2 !== j % 2) || x % 1 || y % 1 || at(x, y) === null ? [] : { x, y },
    ),
  );
}

/** On the third line of small boards and the fourth of others, and between. */
function along(lines: number): number[] {
  const from = lines < 12 ? 2 : 3;
  return [from, (lines - 1) / 2, lines - 1 - from];
}

export const stars = (frame: BoardFrame): SVGElement[] =>
  starPoints(frame).map(({ x, y }) =>
    svg("circle", { class: "star", fill: "var(--line)", cx: x, cy: y, r: 0.085 }),
  );
