/** A part of a board, as a board of its own whose sides go on. Only of plain grids; any other board is shown whole. Pure. */
import { isGlued, isGrid } from "../../board/board-kind.ts";
import type { BoardShape, Location, Side } from "../../board/options.ts";

interface Part {
  shape: BoardShape;
  /** The location of the whole board that each location of the part is. */
  from: Location[];
}

export function partOf(shape: BoardShape, points: readonly Location[]): Part | null {
  const shown = points.flatMap((at) => shape.points[at] ?? []);
  if (isGlued(shape) || shape.seams?.length || !isGrid(shape) || !shown.length) return null;
  // A view that is no rectangle is shown in the one around it.
  const [left, right] = [Math.min(...shown.map(({ x }) => x)), Math.max(...shown.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...shown.map(({ y }) => y)), Math.max(...shown.map(({ y }) => y))];
  const from = shape.points.flatMap(({ x, y }, at) =>
    x >= left && x <= right && y >= top && y <= bottom ? [at] : [],
  );
  const place = new Map(from.map((at, index) => [at, index]));
  const sides: Record<Side, boolean> = {
    left: left > 0,
    right: right < shape.width,
    top: top > 0,
    bottom: bottom < shape.height,
  };
  const kept = shape.open ?? [];
  const open = (Object.keys(sides) as Side[]).filter((side) => sides[side] || kept.includes(side));
  const part: BoardShape = {
    ...shape,
    width: right - left,
    height: bottom - top,
    points: from.flatMap((at) => {
      const point = shape.points[at];
      return point ? [{ ...point, x: point.x - left, y: point.y - top }] : [];
    }),
    edges: shape.edges.flatMap(([a, b]): [Location, Location][] => {
      const [here, there] = [place.get(a), place.get(b)];
      return here === undefined || there === undefined ? [] : [[here, there]];
    }),
    open,
  };
  return { shape: part, from };
}
