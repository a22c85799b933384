/** The search, by words and by a shape, and its findings. Pure. */
import type { Asked, Document, Group, SearchFile } from "./documents.ts";
import { GROUPS } from "./documents.ts";
import { marked } from "./excerpt.ts";
import { type Drawn, findShape, type Ink, type Lie } from "./shape.ts";
import type { Hit, TextIndex } from "./text-index.ts";
import { WORDS } from "./words.ts";

/** Lines of the board on which a shape is drawn. */
export const SHAPE_SIZE = 7;

type Points = readonly (Ink | null)[];

/** A shape being drawn, point by point from the upper left. */
export interface ShapeSketch {
  points: Points;
  lie: Lie;
  /** The effect of the last press. */
  said: string;
}

/** Everything that can be found: on its way, there, or not to be had. */
export type Library =
  | { kind: "waiting" }
  | { kind: "failed" }
  | { kind: "here"; file: SearchFile; index: TextIndex };

export interface SearchState {
  /** How often the sheet was opened. */
  opened: number;
  query: string;
  /** Enter was pressed before the library was there. */
  goes: boolean;
  shape: ShapeSketch | null;
  library: Library;
  /** Groups of which all is shown. */
  whole: readonly Group[];
}

export type SearchEvent =
  | { kind: "opened" }
  | { kind: "typed"; query: string }
  | { kind: "entered" }
  | { kind: "loaded"; library: Library }
  | { kind: "shape"; on: boolean }
  | { kind: "pressed"; at: number }
  | { kind: "lies"; lie: Lie }
  | { kind: "cleared" }
  | { kind: "whole"; group: Group };

export const EMPTY: SearchState = {
  opened: 0,
  query: "",
  goes: false,
  shape: null,
  library: { kind: "waiting" },
  whole: [],
};

const NEXT: Record<Ink, Ink | null> = { black: "white", white: "empty", empty: null };
const BLANK: Points = new Array<null>(SHAPE_SIZE * SHAPE_SIZE).fill(null);
const SKETCH: ShapeSketch = { points: BLANK, lie: "anywhere", said: "" };

export function searchStep(state: SearchState, event: SearchEvent): SearchState {
  const sketched = (change: (shape: ShapeSketch) => Partial<ShapeSketch>): SearchState =>
    state.shape ? { ...state, whole: [], shape: { ...state.shape, ...change(state.shape) } } : state;
  switch (event.kind) {
    case "opened": {
      const failed = state.library.kind === "failed";
      return { ...state, opened: state.opened + 1, library: failed ? { kind: "waiting" } : state.library };
    }
    case "typed":
      return { ...state, query: event.query, goes: false, whole: [] };
    case "entered":
      return { ...state, goes: state.library.kind !== "here" };
    case "loaded":
      return { ...state, library: event.library };
    case "shape":
      return { ...state, whole: [], shape: event.on ? SKETCH : null };
    case "pressed":
      return sketched(({ points }) => {
        const ink = points[event.at] ?? null;
        const next = ink === null ? "black" : NEXT[ink];
        return { points: points.with(event.at, next), said: WORDS.pressed({ ink: next }) };
      });
    case "lies":
      return sketched(() => ({ lie: event.lie }));
    case "cleared":
      return sketched(() => ({ points: BLANK, said: WORDS.cleared }));
    case "whole":
      return { ...state, whole: [...state.whole, event.group] };
  }
}

/** Something found: a document, what is to be underlined, and points that a shape lies on. */
export interface Result extends Hit {
  points?: readonly { x: number; y: number }[];
}

export interface ResultGroup {
  group: Group;
  results: readonly Result[];
}

/** Results, or why there are none. */
export type Outcome =
  | { kind: "words"; words: string; count: number | null }
  /** `partly`: no document has all the words that were typed. */
  | { kind: "results"; count: number; partly: boolean; groups: readonly ResultGroup[] };

/** Whether a reader may be told what stands behind a question. */
export type MayBeTold = (after: Asked | undefined) => boolean;

function drawnShape(shape: ShapeSketch | null): Drawn | null {
  if (!shape?.points.some((ink) => ink !== null)) return null;
  const rows = Array.from({ length: SHAPE_SIZE }, (_, row) =>
    shape.points.slice(row * SHAPE_SIZE, (row + 1) * SHAPE_SIZE),
  );
  return { points: rows, lie: shape.lie };
}

export function searched(
  { query, shape, library }: Pick<SearchState, "query" | "shape" | "library">,
  told: MayBeTold,
): Outcome {
  const none = (words: string, count: number | null = null): Outcome => ({ kind: "words", words, count });
  if (library.kind !== "here") return none(library.kind === "failed" ? WORDS.notHere : WORDS.begin);
  const { file, index } = library;
  const words = query.trim();
  const drawn = drawnShape(shape);
  if (words === "" && !drawn) return none(shape ? WORDS.oneStone : WORDS.begin);
  const open = ({ document }: Result): boolean => told(document.after);
  const all = index.find(words).filter(open);
  const partly = all.length === 0 && !drawn;
  const texts = partly ? index.some(words).filter(open) : all;
  // With words as well, both must hold.
  const among = words === "" ? file.documents.map(unmarked).filter(open) : texts;
  const results = drawn ? holding(drawn, among, file) : texts;
  if (results.length === 0) return none(WORDS.nothing, 0);
  return { kind: "results", count: results.length, partly, groups: grouped(results) };
}

const unmarked = (document: Document): Result => ({ document, words: [] });

/** Those of the positions that hold a shape. */
function holding(drawn: Drawn, among: readonly Result[], { positions }: SearchFile): Result[] {
  const places = new Map(findShape(drawn, positions).map(({ position, points }) => [position, points]));
  return among.flatMap((one) => {
    const { position, group } = one.document;
    const points = position === undefined ? undefined : places.get(position);
    return points && group === "positions" ? [{ ...one, points }] : [];
  });
}

export const isNamed = ({ document, words }: Result): boolean =>
  marked(document.title, words).some(({ found }) => found);

/** The meaning of a word comes first where it is one of the query's. */
function grouped(results: readonly Result[]): ResultGroup[] {
  const meant = results.some((one) => one.document.group === "words" && isNamed(one));
  const order: Group[] = meant ? ["words", ...GROUPS.filter((group) => group !== "words")] : [...GROUPS];
  return order
    .map((group) => ({ group, results: results.filter(({ document }) => document.group === group) }))
    .filter((one) => one.results.length > 0);
}
