/** The rows of a position, edited. Nothing here knows a rule: what may stand so is the engine's to say. */
import type { Color, PositionInput } from "../engine/engine.ts";

/** The content of a location, as the rows write it; `,` is none. */
export type Ink = "x" | "o" | "." | "#" | "*" | "X" | "O" | ",";

export type OpenSide = NonNullable<PositionInput["board_edges"]>[number];
const SIDES: readonly OpenSide[] = ["left", "right", "top", "bottom"];

export const LARGEST = 52;

interface Contents {
  stones: (Color | null)[];
  marks: ("temporary" | "permanent" | null)[];
}

const COLORS: Record<string, Color> = { x: "black", X: "black", o: "white", O: "white" };
const MARKS: Record<string, "temporary" | "permanent"> = {
  "#": "temporary",
  "*": "permanent",
  X: "permanent",
  O: "permanent",
};

export const blank = (columns: number, rows: number): string[] =>
  Array.from({ length: rows }, () => ".".repeat(columns));

/** Rows without stones and marks, holes kept: what the board looks like. */
export const emptied = (rows: readonly string[]): string[] => rows.map((row) => row.replace(/[^,]/g, "."));

/** Rows in which holes are locations too, so that they can be pressed. */
export const holesFilled = (rows: readonly string[]): string[] => rows.map((row) => row.replaceAll(",", "."));

/** Where each location stands: the order of their numbers. */
export function places(rows: readonly string[]): { row: number; column: number; ink: Ink }[] {
  return rows.flatMap((text, row) =>
    [...text].flatMap((ink, column) => (ink === "," ? [] : [{ row, column, ink: ink as Ink }])),
  );
}

export function rowContents(rows: readonly string[]): Contents {
  const inks = places(rows).map(({ ink }) => ink);
  return {
    stones: inks.map((ink) => COLORS[ink] ?? null),
    marks: inks.map((ink) => MARKS[ink] ?? null),
  };
}

export function put(rows: readonly string[], row: number, column: number, ink: Ink): string[] {
  return rows.map((text, at) => (at === row ? text.slice(0, column) + ink + text.slice(column + 1) : text));
}

/** A press with what is there already takes it away again. */
export const press = (there: Ink | undefined, ink: Ink): Ink => (there === ink ? "." : ink);

/** Another size. The upper left stays where it is; what is new is empty. */
export function resize(rows: readonly string[], columns: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => (rows[at] ?? "").slice(0, columns).padEnd(columns, "."));
}

export const columnsOf = (rows: readonly string[]): number => Math.max(0, ...rows.map((row) => row.length));

/** The position without what may make it impossible: it can be written as a link, its rows beside it. */
export const bare = (position: PositionInput): PositionInput => ({
  ...position,
  rows: emptied(position.rows),
  passes: 0,
});

/** Rows told beside a link, if they fit its board. */
export function withToldRows(position: PositionInput, rows: readonly string[]): PositionInput | null {
  const shape = (all: readonly string[]): string => emptied(all).join("/");
  return shape(rows) === shape(position.rows) ? withRows(position, [...rows]) : null;
}

/** The position with other rows: a ko mark and the pass count that comes with it go together. */
export function withRows(position: PositionInput, rows: string[]): PositionInput {
  const shut = rows.some((row) => row.includes("#"));
  const was = position.rows.some((row) => row.includes("#"));
  const next = { ...position, rows };
  if (shut && !was) next.passes = -1;
  if (!shut && was && position.passes === -1) next.passes = 0;
  return next;
}

/** Another board under the stones, or another size. Pairs that were glued one by one belonged to the board before. */
export function withBoard(position: PositionInput, shape: string, rows: string[]): PositionInput {
  const next = withRows(position, rows);
  delete next.glue;
  delete next.labels;
  if (shape === "rectangle") delete next.board;
  else {
    next.board = { shape };
    delete next.board_edges;
  }
  return next;
}

/** The sides beyond which the board goes on, where the rows are a part of it. */
export const openSides = ({ board_edges }: PositionInput): OpenSide[] =>
  Array.isArray(board_edges) ? SIDES.filter((side) => !board_edges.includes(side)) : [];

/** The rows as a part of a board that goes on beyond these sides; beyond none, they are all of it. */
export function withOpen(position: PositionInput, open: readonly OpenSide[]): PositionInput {
  const { board_edges: _, ...whole } = position;
  if (open.length === 0) return whole;
  return { ...whole, board_edges: SIDES.filter((side) => !open.includes(side)) };
}

/** How many black stones are said to be captured where none can have been: on a board without any stone or mark. */
export const saidToBeTaken = ({ rows, black_captives, white_captives }: PositionInput): number =>
  rows.every((row) => /^[.,]*$/.test(row)) && !white_captives ? (black_captives ?? 0) : 0;

/** The word of the board, or null for one given by pairs of neighbours. */
export function shapeOf({ board }: PositionInput): string | null {
  if (!board || typeof board === "string") return "rectangle";
  return "shape" in board ? board.shape : null;
}
