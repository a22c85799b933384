/** Finds a shape in positions: turned, mirrored, and with colours exchanged. Pure. */
import type { Position, Side } from "./documents.ts";

/** The content that a point of the shape must have. Other points may be anything. */
export type Ink = "black" | "white" | "empty";

/** How the lower left of the drawing lies: anywhere, with its lower line on a border, or with its corner in one. */
export type Lie = "anywhere" | "side" | "corner";

export interface Drawn {
  /** Row by row from above; all rows are equally long. */
  points: readonly (Ink | null)[][];
  lie: Lie;
}

interface Cell {
  x: number;
  y: number;
  ink: Ink;
}

/** One look of a shape: its points from the upper left of the box around them, and the borders that it touches. */
interface Look {
  cells: Cell[];
  width: number;
  height: number;
  sides: Side[];
}

const READ: Record<string, Ink> = {
  x: "black",
  X: "black",
  o: "white",
  O: "white",
  ".": "empty",
  "#": "empty",
  "*": "empty",
};
const OTHER: Record<Ink, Ink> = { black: "white", white: "black", empty: "empty" };
const TURNED: Record<Side, Side> = { top: "right", right: "bottom", bottom: "left", left: "top" };
const MIRRORED: Record<Side, Side> = { top: "top", right: "left", bottom: "bottom", left: "right" };
const ALL: readonly Side[] = ["left", "right", "top", "bottom"];

/** The shape as it was drawn, without what is empty around it; null when nothing was drawn. */
function read({ points, lie }: Drawn): Look | null {
  const cells = points.flatMap((row, y) => row.flatMap((ink, x) => (ink ? [{ x, y, ink }] : [])));
  if (cells.length === 0) return null;
  const sides: Side[] = lie === "corner" ? ["bottom", "left"] : lie === "side" ? ["bottom"] : [];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = sides.includes("left") ? 0 : Math.min(...xs);
  const bottom = sides.includes("bottom") ? points.length - 1 : Math.max(...ys);
  const top = Math.min(...ys);
  return {
    cells: cells.map(({ x, y, ink }) => ({ x: x - left, y: y - top, ink })),
    width: Math.max(...xs) - left + 1,
    height: bottom - top + 1,
    sides,
  };
}

const turned = ({ cells, width, height, sides }: Look): Look => ({
  cells: cells.map(({ x, y, ink }) => ({ x: height - 1 - y, y: x, ink })),
  width: height,
  height: width,
  sides: sides.map((side) => TURNED[side]),
});

const mirrored = ({ cells, width, height, sides }: Look): Look => ({
  cells: cells.map(({ x, y, ink }) => ({ x: width - 1 - x, y, ink })),
  width,
  height,
  sides: sides.map((side) => MIRRORED[side]),
});

const exchanged = (look: Look): Look => ({
  ...look,
  cells: look.cells.map(({ x, y, ink }) => ({ x, y, ink: OTHER[ink] })),
});

/** All sixteen looks of a shape, each once. */
function looksOf(shape: Look): Look[] {
  const looks = new Map<string, Look>();
  for (const start of [shape, mirrored(shape)]) {
    let look = start;
    for (let turn = 0; turn < 4; turn++, look = turned(look))
      for (const one of [look, exchanged(look)]) {
        const cells = one.cells.map(({ x, y, ink }) => `${x},${y},${ink}`).sort();
        looks.set(`${cells} ${[...one.sides].sort()}`, one);
      }
  }
  return [...looks.values()];
}

/** Where a look lies in a position: the points, as columns and rows. Null where it does not. */
function lies(look: Look, { rows, edges = [...ALL] }: Position): { x: number; y: number }[] | null {
  if (look.sides.some((side) => !edges.includes(side))) return null;
  const across = (rows[0]?.length ?? 0) - look.width;
  const down = rows.length - look.height;
  for (let top = 0; top <= down; top++) {
    if (look.sides.includes("top") && top > 0) break;
    if (look.sides.includes("bottom") && top < down) continue;
    for (let left = 0; left <= across; left++) {
      if (look.sides.includes("left") && left > 0) break;
      if (look.sides.includes("right") && left < across) continue;
      if (look.cells.every(({ x, y, ink }) => READ[rows[top + y]?.[left + x] ?? ","] === ink))
        return look.cells.map(({ x, y }) => ({ x: left + x, y: top + y }));
    }
  }
  return null;
}

export interface Found {
  /** The number of the position. */
  position: number;
  points: { x: number; y: number }[];
}

/** The positions that hold a shape, in their order, each once. */
export function findShape(drawn: Drawn, positions: readonly Position[]): Found[] {
  const shape = read(drawn);
  if (!shape) return [];
  const looks = looksOf(shape);
  return positions.flatMap((position, number) => {
    if (position.odd) return [];
    for (const look of looks) {
      const points = lies(look, position);
      if (points) return [{ position: number, points }];
    }
    return [];
  });
}
