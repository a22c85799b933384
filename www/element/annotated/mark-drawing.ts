/** Draws the marks of a node over a board: shapes alone, no text. */
import type { BoardShape, Location } from "../../board/options.ts";
import { svg } from "../../board/svg.ts";
import type { NodeMarks } from "./node-marks.ts";

interface Spot {
  x: number;
  y: number;
}

/** How far a line keeps from the middle of where it begins and ends. */
const OFF = 0.28;

const square = ({ x, y }: Spot, half: number, look: string): SVGElement =>
  svg("rect", { class: look, x: x - half, y: y - half, width: 2 * half, height: 2 * half });

function stroke(from: Spot, to: Spot, head: boolean): SVGElement {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside = 0): string =>
    `${(from.x + ux * along - uy * aside).toFixed(3)} ${(from.y + uy * along + ux * aside).toFixed(3)}`;
  const end = length - OFF;
  const shaft = `M${at(OFF)}L${at(end)}`;
  return svg("path", {
    class: "note-stroke",
    d: head ? `${shaft}M${at(end - 0.24, 0.15)}L${at(end)}L${at(end - 0.24, -0.15)}` : shaft,
  });
}

/** Drawings under the signs of stones are dimmed with them, so all of them come last. */
export function markDrawing(shape: BoardShape, marks: NodeMarks, from: readonly Location[]): SVGElement {
  const place = new Map(from.map((at, index) => [at, shape.points[index]]));
  const spots = (points: readonly Location[]): Spot[] => points.flatMap((at) => place.get(at) ?? []);
  const strokes = (all: NodeMarks["arrows"], head: boolean): SVGElement[] =>
    all.flatMap(([a, b]) => {
      const [start, end] = [place.get(a), place.get(b)];
      return start && end ? [stroke(start, end, head)] : [];
    });
  return svg(
    "g",
    { class: "notes" },
    ...spots(marks.selected).map((spot) => square(spot, 0.5, "note-selected")),
    ...spots(marks.territory.black).map((spot) => square(spot, 0.16, "note-black")),
    ...spots(marks.territory.white).map((spot) => square(spot, 0.16, "note-white")),
    ...spots(marks.dimmed).map((spot) => square(spot, 0.5, "note-dimmed")),
    ...strokes(marks.lines, false),
    ...strokes(marks.arrows, true),
  );
}
