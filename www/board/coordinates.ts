/** What the margin of a board says. Pure. */
import type { Frame } from "./frame.ts";
import { isLarge } from "./geometry.ts";
import type { BoardShape } from "./options.ts";

export interface Letter {
  text: string;
  x: number;
  y: number;
  /** Ends at its place, instead of having its middle there. */
  ends?: boolean;
}

/** SGF counts with `a` to `z`, then `A` to `Z`. */
const sgf = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letter.toUpperCase();
};

interface Names {
  columns: Map<number, string>;
  rows: Map<number, string>;
  /** Of the rows at their right end, where that is another one. */
  right: Map<number, string>;
}

/** Names of columns and rows where the names of all points tell them, else null. */
function named(shape: BoardShape): Names | null {
  const columns = new Map<number, string>();
  const rows = new Map<number, string>();
  const lowest = new Map<string, { x: number; y: number }>();
  for (const { name, x, y } of shape.points) {
    const parts = /^([a-z]+)(\d+)$/.exec(name);
    if (!parts?.[1] || !parts[2]) return null;
    // Points of one row lie on one line, or the margin has no place for its number.
    if ((rows.get(y) ?? parts[2]) !== parts[2]) return null;
    rows.set(y, parts[2]);
    const below = lowest.get(parts[1]);
    if (!below || below.y < y) lowest.set(parts[1], { x, y });
  }
  if (new Set(rows.values()).size < rows.size) return null;
  for (const [text, { x }] of lowest) columns.set(x, text);
  return { columns, rows, right: new Map() };
}

/** Glued boards are read in the window, whose columns may be turned over: so rows are named at both ends. */
function windowNames(frame: Frame): Names | null {
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

/** In the space beside an irregular point, turned away from its lines. */
function beside(shape: BoardShape): Letter[] {
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

/** Coordinates to print: the column letters below and the row numbers at the left. */
export function coordinates(frame: Frame): Letter[] {
  const { shape } = frame;
  if (frame.coordinates === "none") return [];
  const names = frame.glued ? windowNames(frame) : named(shape);
  if (!names) return frame.grid ? [] : beside(shape);
  if (frame.coordinates === "sgf" && frame.grid) {
    for (const x of names.columns.keys()) names.columns.set(x, sgf((x + frame.shift.x) % (shape.width + 1)));
    const index = (row: string): number => shape.height + 1 - Number(row);
    for (const side of [names.rows, names.right]) for (const [y, row] of side) side.set(y, sgf(index(row)));
  }
  // On a large board what is written is large beside its stones, and keeps away from them.
  const large = isLarge(shape) && !frame.glued;
  const off = (repeated: number, alone: number): number => (repeated > 0 ? repeated + 0.5 + 0.24 : alone);
  const beyond = off(frame.lines.across, large ? 0.62 : 0.74);
  const below = shape.height + off(frame.lines.down, large ? 0.88 : 0.74);
  return [
    ...[...names.columns].map(([x, text]) => ({ text, x, y: below })),
    ...[...names.rows].map(([y, text]) => ({ text, x: -beyond, y, ...(large && { ends: true }) })),
    ...[...names.right].map(([y, text]) => ({ text, x: shape.width + beyond, y })),
  ];
}
