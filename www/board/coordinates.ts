/** The words in the margin of a board. Pure. */

import { boardExtras, type Names } from "./board-extras.ts";
import type { BoardFrame } from "./board-frame.ts";
import { isLarge } from "./board-kind.ts";
import type { BoardShape } from "./options.ts";

export interface Letter {
  text: string;
  x: number;
  y: number;
  /** Ends at its place, instead of having its middle there. */
  ends?: boolean;
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

/** Coordinates to print: the column letters below and the row numbers on the left. */
export function coordinates(frame: BoardFrame): Letter[] {
  const { shape } = frame;
  if (frame.coordinates === "none") return [];
  const names = frame.glued ? boardExtras().windowNames(frame) : named(shape);
  if (!names) return frame.grid ? [] : boardExtras().beside(shape);
  if (frame.coordinates === "sgf" && frame.grid) boardExtras().sgfNames(frame, names);
  // On a large board what is written is large beside its stones, and keeps away from them.
  const large = isLarge(shape) && !frame.glued;
  const off = (repeated: number, alone: number): number => (repeated > 0 ? repeated + 0.5 + 0.24 : alone);
  const beyond = off(frame.lines.across, large ? 0.62 : 0.74);
  const below = shape.height + off(frame.lines.down, large ? 0.88 : 0.68);
  return [
    ...[...names.columns].map(([x, text]) => ({ text, x, y: below })),
    ...[...names.rows].map(([y, text]) => ({ text, x: -beyond, y, ...(large && { ends: true }) })),
    ...[...names.right].map(([y, text]) => ({ text, x: shape.width + beyond, y })),
  ];
}
