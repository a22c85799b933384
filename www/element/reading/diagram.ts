/**
 * Text diagrams that need no engine: rows, labels, numbers, a situation line. It leaves all others, and every fault, to
 * the engine, which can also give the reason: so this never takes a text that the engine refuses. Pure.
 */
import type { Stone } from "../../board/options.ts";

export interface Diagram {
  /** One character a location; a number stands on an empty one. */
  rows: string[];
  /** Black captives, white captives, turn and passes: what the last line tells. */
  line: { captives: [number, number]; turn: Stone; passes: -1 | 0 | 1 | 2 } | null;
  /** Texts with their places, as files have them: `[column, row]`. */
  labels: Record<string, [number, number][]> | null;
  /** Where the numbers stand, the lowest first, without a gap. */
  moves: [number, number][];
  /** The lowest number. */
  first: number;
}

/** A row of a single one of these may stand among rows of either kind. */
const CELL = /^(?:[xo]\*?|[.,#*XO+])$/;
const LABELLED = /^([xo]\*?|[.#*XO+])([0-9A-Za-z]{1,3})$/;
const NUMBER = /^[1-9]\d{0,3}$/;
const LINE = /^(\d{1,9})\s+(\d{1,9})\s+(B|W|black|white)\s+(-1|0|1|2)$/;
/** The largest board that is read here. */
const SIDE = 52;
const LONGEST = 50_000;

/** Signs that the notation doesn’t have, words after a colon, links alone: all of it is the engine’s. */
const OTHERS = /[^\n\r\t -~]|\r(?!\n)|[:$({[]|^\s*#\S*[^\sxXoO.#*,+|-]\S*\s*$/;

export function readDiagram(text: string): Diagram | null {
  if (text.length > LONGEST || OTHERS.test(text)) return null;
  const found: Diagram = { rows: [], line: null, labels: null, moves: [], first: 1 };
  const lines = text.split("\n").map((line) => line.trim());
  const rows = lines.filter((line) => /[^-]/.test(line));
  const last = rows.at(-1) ?? "";
  if (/^\d.*[BWbw]/.test(last)) {
    const [, black = "", white = "", turn = "", passes = ""] = LINE.exec(last) ?? [];
    if (!passes) return null;
    rows.pop();
    found.line = {
      captives: [Number(black), Number(white)],
      turn: /^B|^b/.test(turn) ? "black" : "white",
      passes: Number(passes) as -1 | 0 | 1 | 2,
    };
  }
  const inner = rows.map((row) => row.replace(/^\|/, "").replace(/\|$/, ""));
  const kinds = inner.map((row) =>
    CELL.test(row) || LABELLED.test(row) || NUMBER.test(row) ? null : /\s/.test(row),
  );
  if (kinds.includes(true) && kinds.includes(false)) return null;
  const parted = kinds.includes(true);
  const numbers = new Map<number, [number, number]>();
  for (const [y, row] of inner.entries()) {
    const cells = parted ? row.split(/\s+/).filter(Boolean) : [...row];
    let line = "";
    for (const [x, cell] of cells.entries()) {
      const sign = readCell(cell, x, y, found, numbers);
      if (!sign) return null;
      line += sign;
    }
    found.rows.push(line);
  }
  const wide = found.rows[0]?.length ?? 0;
  if (wide < 1 || wide > SIDE || found.rows.length > SIDE) return null;
  if (found.rows.some((row) => row.length !== wide)) return null;
  if (numbers.size) found.first = Math.min(...numbers.keys());
  for (let n = found.first; numbers.size > found.moves.length; n++) {
    const place = numbers.get(n);
    if (!place) return null;
    found.moves.push(place);
  }
  return found;
}

/** The character of a cell; null for what is none, or for a number that is there twice. */
function readCell(
  cell: string,
  x: number,
  y: number,
  found: Diagram,
  numbers: Map<number, [number, number]>,
): string | null {
  const sign = (word: string): string => (word === "+" ? "." : word[1] ? word.charAt(0).toUpperCase() : word);
  if (CELL.test(cell)) return sign(cell);
  if (NUMBER.test(cell)) {
    const fresh = !numbers.has(Number(cell));
    numbers.set(Number(cell), [x, y]);
    return fresh ? "." : null;
  }
  const [, word, label] = LABELLED.exec(cell) ?? [];
  // Two signs of cells beside each other are a mistake rather than a label.
  if (!word || !label || /^[xoXO]+$/.test(label)) return null;
  found.labels ??= {};
  found.labels[label] ??= [];
  found.labels[label].push([x, y]);
  return sign(word);
}
