/** Boards whose edges meet: their lines, names and areas as they repeat, and the arrows that tell how. */

import type { Names } from "../board-extras.ts";
import type { BoardFrame, Spot } from "../board-frame.ts";
import { type Covering, canShift } from "../board-kind.ts";
import { covering } from "../cover.ts";
import { edgesOf } from "../frame-position.ts";
import { bordering, type Lines, n, segment } from "../lines.ts";
import type { BoardShape, Location, Shift } from "../options.ts";
import type { Cell } from "../outline.ts";
import { svg } from "../svg.ts";
import type { Patterns } from "./patterns.ts";

/** The points where the moved window shows them. */
function moved(shape: BoardShape, at: Covering): BoardShape {
  const points = shape.points.map((point) => ({ ...point }));
  for (let y = 0; y <= shape.height; y++) {
    for (let x = 0; x <= shape.width; x++) {
      const point = points[at(x, y) ?? -1];
      if (point) Object.assign(point, { x, y });
    }
  }
  return { ...shape, points };
}

/** A glued board in its window, with the margin that repeats it. */
export function repeating(plain: BoardFrame, lines: number, shift: Shift): BoardFrame {
  const { shape } = plain;
  const whole = covering(shape);
  const still = !canShift(shape) || (shift.x === 0 && shift.y === 0);
  const at: Covering = still ? whole : (x, y) => whole(x + shift.x, y + shift.y);
  const more = { across: shape.wrap?.across ? lines : 0, down: shape.wrap?.down ? lines : 0 };
  const copies: Spot[] = [];
  for (let y = -more.down; y <= shape.height + more.down; y++) {
    for (let x = -more.across; x <= shape.width + more.across; x++) {
      const inside = x >= 0 && y >= 0 && x <= shape.width && y <= shape.height;
      const location = inside ? null : at(x, y);
      if (location !== null) copies.push({ at: location, x, y });
    }
  }
  if (still) return { ...plain, at, lines: more, copies };
  return { ...plain, shape: moved(shape, at), shift, at, lines: more, copies };
}

export function gluedLines(frame: BoardFrame, lines: Lines): void {
  const { shape } = frame;
  const border = bordering(frame);
  const add = (far: boolean, edge: boolean, path: string): void => {
    const part = far ? (edge ? "farBorder" : "farInner") : edge ? "border" : "inner";
    lines[part] += path;
  };
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

/** Glued boards are read in the window, whose columns may be turned over: so rows are named at both ends. */
export function windowNames(frame: BoardFrame): Names | null {
  const { shape, at } = frame;
  const names: Names = { columns: new Map(), rows: new Map(), right: new Map() };
  const last = shape.width;
  for (let x = 0; x <= last; x++) {
    for (let y = shape.height; y >= 0; y--) {
      const name = (column: number) =>
        /^([a-z]+)(\d+)$/.exec(shape.points[at(column, y) ?? -1]?.name ?? "") ?? [];
      const [, column, row] = name(x);
      const [, , right] = name(last - x);
      if (column && !names.columns.has(x)) names.columns.set(x, column);
      if (row && !names.rows.has(y)) names.rows.set(y, row);
      if (right && !names.right.has(y)) names.right.set(y, right);
    }
  }
  // The other end is told only where it differs.
  if ([...names.rows].every(([y, row]) => names.right.get(y) === row)) names.right.clear();
  return names.columns.size ? names : null;
}

/** The dotted frame of a glued board and the heads of its arrows; what is empty is not glued. */
export function meetings(frame: BoardFrame): { dotted: string; heads: string[]; gaps: string[] } {
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

/** The signs of meeting edges as drawn. */
export function meetingSigns(frame: BoardFrame): SVGElement[] {
  const { dotted, heads, gaps } = meetings(frame);
  return [
    svg("path", { class: "dotted", d: dotted }),
    svg("path", { class: "arrow-gap", d: gaps.join("") }),
    svg("path", { class: "arrow", d: heads.join("") }),
  ];
}

/** The cells of a set, with those of the repeated margin. */
export function repeated({ shape, lines, at: whole }: BoardFrame, points: readonly Location[]): Cell[] {
  // One line further than is shown, so that no outline ends at the edge of the picture.
  const members = new Set(points);
  const cells: Cell[] = [];
  for (let y = -lines.down - 1; y <= shape.height + lines.down + 1; y++) {
    for (let x = -lines.across - 1; x <= shape.width + lines.across + 1; x++) {
      const at = whole(x, y);
      if (at !== null && members.has(at)) cells.push({ x, y });
    }
  }
  return cells;
}

/** The clips for the inside of the frame, and for its outside. */
export function clips(frame: BoardFrame, patterns: Patterns): SVGElement[] {
  const { left, right, top, bottom } = edgesOf(frame);
  const { across, down } = frame.lines;
  const box = (x: number, y: number, far: number, low: number) => `M${x} ${y}H${far}V${low}H${x}Z`;
  // Half a line's width more, so that an outline on the frame is not cut along its middle.
  const inner = box(left - 0.02, top - 0.02, right + 0.02, bottom + 0.02);
  // No outline lies along the edge of the picture.
  const cut = 0.02;
  const outer = box(left - across + cut, top - down + cut, right + across - cut, bottom + down - cut);
  const clip = (word: string, d: string) =>
    svg("clipPath", { id: patterns.id(word) }, svg("path", { d, "clip-rule": "evenodd" }));
  return [clip("inner", inner), clip("outer", outer + inner)];
}

/** Everything twice: in the margin faded, in the frame not. */
export function twice(patterns: Patterns, parts: readonly SVGElement[]): SVGElement[] {
  const clipped = (word: string, ...children: Node[]) =>
    svg("g", { class: word, "clip-path": `url(#${patterns.id(word)})` }, ...children);
  return [clipped("outer", ...parts.map((part) => part.cloneNode(true))), clipped("inner", ...parts)];
}
