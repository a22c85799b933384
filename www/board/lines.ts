/** The lines of a board as paths: grid and border, repeated margin, open sides, seams. Pure. */

import { boardExtras } from "./board-extras.ts";
import type { BoardFrame } from "./board-frame.ts";
import { straightEdges } from "./board-kind.ts";
import type { Letter } from "./coordinates.ts";

export interface Lines {
  border: string;
  inner: string;
  /** The border of the repeated margin. */
  farBorder: string;
  farInner: string;
  /** Lines that run on beyond a side that is not shown, each part fainter than the one before. */
  fading: string[];
  /** Half lines to glued pairs, with their letters. */
  seams: string;
  letters: Letter[];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A number as paths write it. */
export const n = (value: number): string => String(round(value));

export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** Whether a line from a place to the next is a border: nothing lies on one of its sides. */
export function bordering(frame: BoardFrame): (x: number, y: number, dx: number, dy: number) => boolean {
  const there =
    frame.glued || frame.shape.open?.length
      ? boardExtras().filled(frame)
      : (x: number, y: number) => frame.at(x, y) !== null;
  return (x, y, dx, dy) =>
    [-1, 1].some((d) => !there(x + d * dy, y + d * dx) && !there(x + dx + d * dy, y + dy + d * dx));
}

function gridLines(frame: BoardFrame, lines: Lines): void {
  const { shape } = frame;
  const border = bordering(frame);
  for (const [from, to] of straightEdges(shape)) {
    const [a, b] = [shape.points[from], shape.points[to]];
    if (!a || !b) continue;
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    const edge = a.y === b.y ? border(x, y, 1, 0) : border(x, y, 0, 1);
    lines[edge ? "border" : "inner"] += segment(a.x, a.y, b.x, b.y);
  }
}

export function linesOf(frame: BoardFrame): Lines {
  const { shape, grid } = frame;
  const lines: Lines = {
    border: "",
    inner: "",
    farBorder: "",
    farInner: "",
    fading: [],
    seams: "",
    letters: [],
  };
  if (frame.glued) boardExtras().gluedLines(frame, lines);
  else if (grid) gridLines(frame, lines);
  else
    for (const [from, to] of straightEdges(shape)) {
      const [a, b] = [shape.points[from], shape.points[to]];
      if (a && b) lines.inner += segment(a.x, a.y, b.x, b.y);
    }
  if (shape.open?.length || shape.seams?.length) boardExtras().beyond(frame, lines);
  return lines;
}
