/** The outline of a set of points on an irregular board: around stones and the lines between. Pure. */
import { n } from "../lines.ts";
import type { BoardShape, Location } from "../options.ts";

/** Samples in a distance between two points. */
const FINE = 10;
/** How far the outline stays from a point, and from a line between two. */
const STONE = 0.5;
const BAND = 0.38;

type Place = [number, number];

/** A grid of distances to the set, negative inside. */
function field(width: number, height: number) {
  const [columns, rows] = [Math.ceil((width + 2) * FINE) + 1, Math.ceil((height + 2) * FINE) + 1];
  const values = new Float32Array(columns * rows).fill(1);
  /** Takes the nearer of what is there and the distance to a line of this thickness. */
  const draw = (a: Cell, b: Cell, thick: number): void => {
    const index = (value: number) => Math.round((value + 1) * FINE);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = dx * dx + dy * dy || 1;
    for (let j = index(Math.min(a.y, b.y) - 0.9); j <= index(Math.max(a.y, b.y) + 0.9); j++) {
      for (let i = index(Math.min(a.x, b.x) - 0.9); i <= index(Math.max(a.x, b.x) + 0.9); i++) {
        if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
        const [x, y] = [i / FINE - 1, j / FINE - 1];
        const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / long));
        const distance = Math.hypot(x - a.x - along * dx, y - a.y - along * dy) - thick;
        const at = j * columns + i;
        values[at] = Math.min(values[at] ?? 1, distance);
      }
    }
  };
  return { columns, rows, values, draw };
}

interface Cell {
  x: number;
  y: number;
}

/** The lines on which the values change their sign, as closed rings. */
function zeros({ columns, rows, values }: ReturnType<typeof field>): Place[][] {
  const value = (i: number, j: number): number => values[j * columns + i] ?? 1;
  // A crossing is named by the step of the grid on which it lies.
  const next = new Map<string, string>();
  const crossing = (name: string): Place => {
    const [i = 0, j = 0, down = 0] = name.split(",").map(Number);
    const [a, b] = [value(i, j), down ? value(i, j + 1) : value(i + 1, j)];
    const part = a / (a - b);
    return [(i + (down ? 0 : part)) / FINE - 1, (j + (down ? part : 0)) / FINE - 1];
  };
  for (let j = 0; j + 1 < rows; j++) {
    for (let i = 0; i + 1 < columns; i++) {
      // Corners clockwise, each with the step to the one after it.
      const corners = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)].map((v) => v < 0);
      const steps = [`${i},${j},0`, `${i + 1},${j},1`, `${i},${j + 1},0`, `${i},${j},1`];
      corners.forEach((inside, at) => {
        if (!inside || corners[(at + 1) % 4]) return;
        // Leaving the inside here; back to where it was entered, going on the same side.
        let back = at;
        while (corners[(back + 3) % 4]) back = (back + 3) % 4;
        next.set(steps[(back + 3) % 4] ?? "", steps[at] ?? "");
      });
    }
  }
  const found: Place[][] = [];
  while (next.size > 0) {
    const ring: Place[] = [];
    let name = next.keys().next().value ?? "";
    for (let to = next.get(name); to !== undefined; to = next.get(name)) {
      ring.push(crossing(name));
      next.delete(name);
      name = to;
    }
    found.push(ring);
  }
  return found;
}

const holds = (ring: Place[], { x, y }: Cell): boolean => {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
};

/** A path around points of an irregular board and the lines between them, `inset` further in. */
export function contour(shape: BoardShape, points: readonly Location[], inset = 0): string {
  const members = new Set(points);
  const space = field(shape.width, shape.height);
  const spot = (at: Location): Cell => shape.points[at] ?? { x: 0, y: 0 };
  for (const at of members) space.draw(spot(at), spot(at), STONE - inset);
  for (const [a, b] of shape.edges)
    if (members.has(a) && members.has(b)) space.draw(spot(a), spot(b), BAND - inset);
  return zeros(space)
    .filter((ring) => {
      // A gap between members in which no point lies is no hole of the set.
      const around = shape.points.some((point) => holds(ring, point));
      return around;
    })
    .map((ring) => `${ring.map(([x, y], index) => `${index ? "L" : "M"}${n(x)} ${n(y)}`).join("")}Z`)
    .join("");
}
