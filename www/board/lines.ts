/** The lines of a board as paths: grid and border, repeated margin, open sides, seams. Pure. */
import type { Letter } from "./coordinates.ts";
import type { Frame } from "./frame.ts";
import { straightEdges } from "./geometry.ts";
import type { BoardShape, Side } from "./options.ts";

export interface Lines {
  border: string;
  inner: string;
  /** The same of the repeated margin. */
  farBorder: string;
  farInner: string;
  /** Lines that run on beyond a side that is not shown, each part fainter than the one before. */
  fading: string[];
  /** Half lines to glued pairs, with their letters. */
  seams: string;
  letters: Letter[];
}

const STEP: Record<Side, [number, number]> = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };
const SIDES: Side[] = ["left", "right", "top", "bottom"];
/** Where the parts of a fading line begin and end. */
const FADE = [0, 0.25, 0.45, 0.6];
const SEAM = 0.5;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A number as paths write it. */
export const n = (value: number): string => String(round(value));

const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** Whether the board has, or may have, something at a place: a location, or what an open side hides. */
function filled(frame: Frame): (x: number, y: number) => boolean {
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

function gridLines(frame: Frame, lines: Lines): void {
  const { shape } = frame;
  const there = filled(frame);
  const border = (x: number, y: number, dx: number, dy: number): boolean =>
    [-1, 1].some((d) => !there(x + d * dy, y + d * dx) && !there(x + dx + d * dy, y + dy + d * dx));
  const add = (far: boolean, edge: boolean, path: string): void => {
    const part = far ? (edge ? "farBorder" : "farInner") : edge ? "border" : "inner";
    lines[part] += path;
  };
  if (!frame.glued) {
    for (const [from, to] of straightEdges(shape)) {
      const [a, b] = [shape.points[from], shape.points[to]];
      if (!a || !b) continue;
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
      const edge = a.y === b.y ? border(x, y, 1, 0) : border(x, y, 0, 1);
      add(false, edge, segment(a.x, a.y, b.x, b.y));
    }
    return;
  }
  const { across, down } = frame.lines;
  const place = (x: number, y: number): "board" | "margin" | "beyond" => {
    if (x >= 0 && y >= 0 && x <= shape.width && y <= shape.height) return "board";
    const shown = x >= -across && y >= -down && x <= shape.width + across && y <= shape.height + down;
    return shown ? "margin" : "beyond";
  };
  // Each half of a line belongs to the point at its end.
  const half = (x: number, y: number, dx: number, dy: number, edge: boolean): void => {
    const where = place(x, y);
    if (where !== "beyond") add(where === "margin", edge, segment(x, y, x + dx / 2, y + dy / 2));
  };
  for (let y = -down - 1; y <= shape.height + down; y++) {
    for (let x = -across - 1; x <= shape.width + across; x++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ] as const) {
        if (frame.at(x, y) === null || frame.at(x + dx, y + dy) === null) continue;
        const edge = border(x, y, dx, dy);
        const both = place(x, y);
        if (both !== "beyond" && both === place(x + dx, y + dy)) {
          add(both === "margin", edge, segment(x, y, x + dx, y + dy));
        } else {
          half(x, y, dx, dy, edge);
          half(x + dx, y + dy, -dx, -dy, edge);
        }
      }
    }
  }
}

/** Whether a point lies on the outermost line of a side. */
function outermost(shape: BoardShape, { x, y }: { x: number; y: number }, side: Side): boolean {
  if (side === "left") return x === 0;
  if (side === "right") return x === shape.width;
  return side === "top" ? y === 0 : y === shape.height;
}

export function linesOf(frame: Frame): Lines {
  const { shape, grid } = frame;
  const lines: Lines = {
    border: "",
    inner: "",
    farBorder: "",
    farInner: "",
    fading: FADE.slice(1).map(() => ""),
    seams: "",
    letters: [],
  };
  if (grid) gridLines(frame, lines);
  else
    for (const [from, to] of straightEdges(shape)) {
      const [a, b] = [shape.points[from], shape.points[to]];
      if (a && b) lines.inner += segment(a.x, a.y, b.x, b.y);
    }
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
  return lines;
}

/** The dotted frame of a glued board and the heads of its arrows; what is empty is not glued. */
export function meetings(frame: Frame): { dotted: string; heads: string[]; gaps: string[] } {
  const { width, height, wrap } = frame.shape;
  const [right, bottom] = [width + 0.5, height + 0.5];
  const parts = { dotted: "", heads: [] as string[], gaps: [] as string[] };
  const heads = (x: number, y: number, dx: number, dy: number, count: number): void => {
    for (let index = 0; index < count; index++) {
      const along = (index - (count - 1) / 2) * 0.2;
      const [tipX, tipY] = [x + dx * (0.07 + along), y + dy * (0.07 + along)];
      const arm = (turn: number): string =>
        `${n(tipX - 0.14 * dx + turn * 0.15 * dy)} ${n(tipY - 0.14 * dy + turn * 0.15 * dx)}`;
      parts.heads.push(`M${arm(1)}L${n(tipX)} ${n(tipY)}L${arm(-1)}`);
    }
    const reach = 0.16 + 0.1 * count;
    parts.gaps.push(segment(x - dx * reach, y - dy * reach, x + dx * reach, y + dy * reach));
  };
  // Between two lines, so that no line runs through the arrow.
  const middle = (last: number): number => (last === 0 ? 0 : Math.floor(last / 2) + 0.5);
  if (wrap?.across) {
    parts.dotted += `${segment(-0.5, -0.5, -0.5, bottom)}${segment(right, -0.5, right, bottom)}`;
    const twisted = wrap.across === "twisted";
    const rows = height + 1;
    // A window moved up or down meets itself turned over about another line.
    const meets = (y: number): number =>
      twisted ? ((((height - y - 2 * frame.shift.y + 0.5) % rows) + rows) % rows) - 0.5 : y;
    // A head on a corner would belong to two edges.
    const from = height > 1 && meets(middle(height)) < 0 ? middle(height) - 1 : middle(height);
    const to = meets(from);
    heads(-0.5, from, 0, -1, 1);
    heads(right, to, 0, twisted ? 1 : -1, 1);
  }
  if (wrap?.down) {
    parts.dotted += `${segment(-0.5, -0.5, right, -0.5)}${segment(-0.5, bottom, right, bottom)}`;
    const twisted = wrap.down === "twisted";
    const from = middle(width);
    heads(from, -0.5, 1, 0, 2);
    heads(twisted ? width - from : from, bottom, twisted ? -1 : 1, 0, 2);
  }
  return parts;
}
