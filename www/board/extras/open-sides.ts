/** Where the board goes on and is not shown, and neighbours that are not drawn side by side. Pure. */
import type { BoardFrame } from "../board-frame.ts";
import { type Lines, segment } from "../lines.ts";
import type { BoardShape, Location, Side } from "../options.ts";

const STEP: Record<Side, [number, number]> = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };
const SIDES: Side[] = ["left", "right", "top", "bottom"];
/** Where the parts of a fading line begin and end. */
const FADE = [0, 0.25, 0.45, 0.6];
const SEAM = 0.5;

/** Whether a point lies on the outermost line of a side. */
function outermost(shape: BoardShape, { x, y }: { x: number; y: number }, side: Side): boolean {
  if (side === "left") return x === 0;
  if (side === "right") return x === shape.width;
  return side === "top" ? y === 0 : y === shape.height;
}

/** Whether the board has, or may have, something at a place: a location, or what an open side hides. */
export function filled(frame: BoardFrame): (x: number, y: number) => boolean {
  const { shape, at } = frame;
  const open = new Set(shape.open ?? []);
  // Beyond a corner of the projective plane lies something too, only nothing that could be shown.
  const corners = shape.wrap?.across === "twisted" && shape.wrap.down === "twisted";
  return (x, y) =>
    at(x, y) !== null ||
    (corners && (x < 0 || x > shape.width) && (y < 0 || y > shape.height)) ||
    (x < 0 && open.has("left")) ||
    (y < 0 && open.has("top")) ||
    (x > shape.width && open.has("right")) ||
    (y > shape.height && open.has("bottom"));
}

export function openSideLines({ shape, grid }: BoardFrame, lines: Lines): void {
  lines.fading = FADE.slice(1).map(() => "");
  for (const side of SIDES.filter((one) => grid && shape.open?.includes(one))) {
    const [dx, dy] = STEP[side];
    for (const point of shape.points.filter((one) => outermost(shape, one, side))) {
      lines.fading = lines.fading.map((path, part) => {
        const [from, to] = [FADE[part] ?? 0, FADE[part + 1] ?? 0];
        return path + segment(point.x + from * dx, point.y + from * dy, point.x + to * dx, point.y + to * dy);
      });
    }
  }
  for (const { ends, letter } of shape.seams ?? []) {
    for (const { at, side } of ends) {
      const point = shape.points[at];
      if (!point) continue;
      const [dx, dy] = STEP[side];
      lines.seams += segment(point.x, point.y, point.x + SEAM * dx, point.y + SEAM * dy);
      if (letter) lines.letters.push({ text: letter, x: point.x + 0.66 * dx, y: point.y + 0.66 * dy });
    }
  }
}

/** The edges but for those that `seams` draws as lines leaving the board. */
export function unseamed({ edges, seams }: BoardShape): [Location, Location][] {
  const key = ([a, b]: [Location, Location]) => `${Math.min(a, b)}-${Math.max(a, b)}`;
  const apart = new Set((seams ?? []).map(({ ends: [a, b] }) => key([a.at, b.at])));
  return edges.filter((edge) => !apart.has(key(edge)));
}
