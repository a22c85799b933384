/** Boards that are no grid: scaled so that no two points are too close, with names beside the points. Pure. */
import type { Letter } from "../coordinates.ts";
import { leastDistance } from "../geometry.ts";
import type { BoardShape } from "../options.ts";

/** The points in the unit of their least distance, from the upper left. */
export function scaled(shape: BoardShape): BoardShape {
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

/** In the space beside an irregular point, turned away from its lines. */
export function beside(shape: BoardShape): Letter[] {
  return shape.points.map((point, at) => {
    const angles = shape.edges
      .filter((edge) => edge.includes(at))
      .map(([a, b]) => shape.points[a === at ? b : a] ?? point)
      .map((other) => Math.atan2(other.y - point.y, other.x - point.x))
      .sort((a, b) => a - b);
    let [direction, widest] = [Math.PI / 2, 0];
    angles.forEach((angle, index) => {
      const next = angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
      if (next - angle > widest + 1e-9) [direction, widest] = [(angle + next) / 2, next - angle];
    });
    return {
      text: point.name,
      x: point.x + 0.7 * Math.cos(direction),
      y: point.y + 0.7 * Math.sin(direction),
    };
  });
}
