/** The choices before a game begins: a store of its own. Pure. */
import type { Person, Way } from "../address/game-address.ts";
import type { PositionInput } from "../engine/engine.ts";
import type { OpponentLevel } from "../engine/opponent.ts";
import { type Store, storeOf } from "../kit/store.ts";
import { layersOf, mapOf, ROUNDABOUT, solid } from "../play/made-boards.ts";
import { BY_PAIRS, SOLID } from "../play/position-choices.ts";
import {
  blank,
  columnsOf,
  emptied,
  places,
  press,
  put,
  resize,
  shapeOf,
  withBoard,
} from "../play/position-rows.ts";
import { engineName } from "./against/level-words.ts";
import type { Allowance } from "./clock.ts";
import { fairKomi } from "./fair-komi.ts";
import { customary, MOST_STONES, pairFor } from "./handicap.ts";
import { drawnBy, locations, type Opening } from "./opening.ts";
import { OPENING } from "./words.ts";

/** A larger board could not be played on a screen. */
export const MOST_LINES = 25;

export interface OpeningState extends Opening {
  /** How strong the engine plays where it plays, kept while somebody else is looked at. */
  strength: OpponentLevel;
  /** The name of the guest, kept while the engine is looked at. */
  guest: string;
  /** The komi of an even game, kept while a handicap is looked at. */
  even: number;
  /** Somebody has set it: then it stays, whatever the board. */
  komiSet: boolean;
  /** Of a handicap: the gap in strength, and what an even game would cost. */
  gap: number;
  fair: number;
  clocks: boolean;
  allowance: Allowance;
  /** Whether a board came that is none of the quick ones. */
  otherBoard: boolean;
  /** A fault in the typed streets. */
  boardFault: string;
  /** Why the last press on the board was nothing. */
  note: string;
}

export type OpeningEvent =
  /** A board that was found elsewhere. */
  | { kind: "offered"; board: PositionInput }
  | { kind: "shape"; shape: string }
  | { kind: "size"; columns?: number; rows?: number }
  | { kind: "square"; side: number }
  | { kind: "layers"; layers: number }
  | { kind: "streets"; streets: string }
  | { kind: "named"; person: Person; name: string }
  | { kind: "against"; who: "person" | "engine" }
  | { kind: "strength"; level: OpponentLevel }
  | { kind: "way"; way: Way }
  | { kind: "chose" | "black"; person: Person }
  | { kind: "drawn"; drew: [number, number] }
  | { kind: "komi"; komi: number }
  | { kind: "marks"; closed: boolean }
  | { kind: "stones"; count: number }
  | { kind: "gap"; gap?: number; fair?: number }
  | { kind: "pressed"; at: number }
  | { kind: "clocks"; on: boolean }
  | { kind: "allowance"; part: Partial<Allowance> }
  | { kind: "stake"; stake: boolean };

export const FIRST_OPENING: OpeningState = {
  board: { rows: blank(9, 9) },
  way: "cake",
  names: { one: "", other: "" },
  level: null,
  chose: "one",
  drew: null,
  stake: false,
  black: "one",
  komi: 6,
  rows: blank(9, 9),
  strength: "easy",
  guest: "",
  even: 6,
  komiSet: false,
  gap: 1,
  fair: 6,
  clocks: false,
  allowance: { main: 10 * 60_000, periods: 5, period: 30_000 },
  otherBoard: false,
  boardFault: "",
  note: "",
};

export const openingStore = (): Store<OpeningState, OpeningEvent> => storeOf(FIRST_OPENING, stepOpening);

/** Null where there are no clocks: the engine has none. */
export const clockOf = ({ clocks, level, allowance }: OpeningState): Allowance | null =>
  clocks && level === null ? allowance : null;

export function stepOpening(before: OpeningState, event: OpeningEvent): OpeningState {
  const state = before.note ? { ...before, note: "" } : before;
  const { board, rows, way } = state;
  switch (event.kind) {
    case "offered":
      return {
        ...withOther(state, event.board),
        otherBoard: state.otherBoard || shapeOf(event.board) !== "rectangle",
      };
    case "shape":
      return withOther(state, shaped(board, event.shape));
    case "square":
      return withOther(state, sized(board, resize([], event.side, event.side)));
    case "size":
      return withOther(state, measured(board, event));
    case "layers": {
      const high = board.rows.length / (layersOf(board) ?? 1);
      return withOther(state, solid(columnsOf(board.rows), high, event.layers));
    }
    case "streets": {
      const made = mapOf(event.streets);
      return typeof made === "string" ? { ...state, boardFault: made } : withOther(state, made);
    }
    case "named": {
      const guest = event.person === "other" ? event.name : state.guest;
      return { ...state, guest, names: { ...state.names, [event.person]: event.name } };
    }
    case "against":
      return opposed(state, event.who === "engine" ? state.strength : null);
    case "strength":
      return opposed({ ...state, strength: event.level }, event.level);
    case "way":
      return inWay(state, event.way);
    case "chose":
    case "black":
      return { ...state, drew: null, [event.kind]: event.person };
    case "drawn":
      return { ...state, drew: event.drew, chose: drawnBy(event.drew) };
    case "komi":
      return { ...state, komi: event.komi, komiSet: state.komiSet || way !== "handicap" };
    case "marks":
      return { ...state, rows: event.closed ? rows.map((row) => row.replaceAll(".", "#")) : emptied(rows) };
    case "stones":
      return laid(state, event.count, state.komi);
    case "gap": {
      const { gap = state.gap, fair = state.fair } = event;
      const next = { ...state, gap, fair };
      const pair = pairFor(gap, fair);
      return pair && pair.stones <= MOST_STONES ? laid(next, pair.stones, pair.komi) : next;
    }
    case "pressed":
      return pressed(state, event.at);
    case "clocks":
      return { ...state, clocks: event.on };
    case "allowance":
      return { ...state, allowance: { ...state.allowance, ...event.part } };
    case "stake":
      return { ...state, stake: event.stake };
  }
}

// Boards.

function withOther(state: OpeningState, board: PositionInput): OpeningState {
  const rows = emptied(board.rows);
  const even = state.komiSet ? state.even : fairKomi({ ...board, rows }).komi;
  const komi = state.komiSet || state.way === "handicap" ? state.komi : even;
  return {
    ...state,
    board: { ...board, rows },
    rows,
    even,
    komi: Math.min(komi, locations(rows)),
    boardFault: "",
  };
}

const sized = (board: PositionInput, rows: string[]): PositionInput =>
  withBoard({ rows }, shapeOf(board) ?? "rectangle", rows);

function shaped({ rows }: PositionInput, shape: string): PositionInput {
  // In space and on maps it begins small: a large one could not be drawn to be read.
  if (shape === SOLID) return solid(Math.min(columnsOf(rows), 4), Math.min(rows.length, 4), 2);
  if (shape === BY_PAIRS) {
    const made = mapOf(ROUNDABOUT);
    if (typeof made !== "string") return made;
  }
  return withBoard({ rows }, shape, blank(columnsOf(rows), rows.length));
}

function measured(
  board: PositionInput,
  { columns, rows }: { columns?: number; rows?: number },
): PositionInput {
  const layers = layersOf(board);
  const across = columns ?? columnsOf(board.rows);
  const down = rows ?? board.rows.length / (layers ?? 1);
  return layers === null
    ? sized(board, blank(across, down))
    : solid(Math.min(across, 9), Math.min(down, 9), layers);
}

// Players and ways.

function opposed(state: OpeningState, level: OpponentLevel | null): OpeningState {
  const names = { ...state.names, other: level ? engineName(level) : state.guest };
  const next = { ...state, level, names };
  // To take a colour is the shortest way against the engine; the others stay open.
  if (level && !state.level && state.way === "cake") return inWay(next, "agreed");
  if (!level && state.level && state.way === "agreed") return inWay(next, "cake");
  return next;
}

function inWay(state: OpeningState, way: Way): OpeningState {
  // A handicap has a komi of its own.
  const even = state.way === "handicap" ? state.even : state.komi;
  const komi = way === "handicap" ? 0 : way === "cake" ? Math.max(0, even) : even;
  return { ...state, way, even, rows: emptied(state.rows), komi: Math.min(komi, locations(state.rows)) };
}

// What lies on the board.

function laid(state: OpeningState, count: number, komi: number): OpeningState {
  const { board, rows } = state;
  const usual = shapeOf(board) === "rectangle" ? customary(columnsOf(rows), rows.length, count) : null;
  let left = count;
  // Where custom knows no place, the first free points: they are pressed to where they should be.
  const anywhere = emptied(rows).map((row) => row.replace(/\./g, () => (left-- > 0 ? "x" : ".")));
  const most = locations(rows);
  return { ...state, rows: usual ?? anywhere, komi: Math.max(-most, Math.min(most, komi)) };
}

/** A press closes a point for Black’s first move, or lays a handicap stone. */
function pressed(state: OpeningState, at: number): OpeningState {
  const { way, rows } = state;
  if (way === "agreed") return { ...state, note: OPENING.boardEmptyWhenGame };
  const place = places(rows)[at];
  if (!place) return state;
  const sign = way === "cake" ? "#" : "x";
  if (way === "handicap" && place.ink !== "x" && stonesIn(rows) >= MOST_STONES)
    return { ...state, note: OPENING.noMoreThanStones({ most: MOST_STONES }) };
  return { ...state, rows: put(rows, place.row, place.column, press(place.ink, sign)) };
}

export const stonesIn = (rows: readonly string[]): number => rows.join("").split("x").length - 1;
