/** A game that is tried, or played by two: its moves, the place looked at, and the cycles that may be removed there. Pure. */
import type { Color, CycleOffer, Line, Move, PositionInput } from "../engine/engine.ts";
import { LJRG, type Rules } from "../table/rules.ts";
import { list } from "../table/situation-words.ts";
import type { AnyMove } from "../table/table-game.ts";
import { PLAYING_WORDS } from "./words.ts";
import type { Work } from "./work-history.ts";

export interface PlayingState<M extends AnyMove = Move> {
  rules: Rules;
  start: PositionInput;
  /** The line of all moves; null until the engine has laid them out. */
  line: Line | null;
  moves: readonly (M | Move)[];
  /** The place that is looked at. */
  at: number;
  offers: readonly CycleOffer[];
  /** The cycle that is shown on the board, to be removed. */
  looking: CycleOffer | null;
  /** The line of the moves up to there; null where that isn’t known. */
  here: Line | null;
}

export const NOTHING_PLAYED: PlayingState<never> = {
  rules: LJRG,
  start: { rows: [] },
  line: null,
  moves: [],
  at: 0,
  offers: [],
  looking: null,
  here: null,
};

export type PlayingEvent<M extends AnyMove = Move> =
  | { kind: "opened"; work: Work<M | Move>; rules: Rules }
  | { kind: "followed"; line: Line }
  | { kind: "moved"; moves: readonly (M | Move)[]; line: Line }
  | { kind: "visited"; at: number }
  /** Only so many moves are possible. */
  | { kind: "cut"; legal: number }
  /** The facts of the current place. */
  | { kind: "reached"; here: Line | null }
  | { kind: "looked"; offer: CycleOffer | null };

export function playingStep<M extends AnyMove>(
  state: PlayingState<M>,
  event: PlayingEvent<M>,
): PlayingState<M> {
  switch (event.kind) {
    case "opened": {
      const { start, moves, at } = event.work;
      return { ...NOTHING_PLAYED, rules: event.rules, start, moves, at };
    }
    case "followed":
      return { ...state, line: event.line };
    case "moved": {
      const { moves, line } = event;
      return { ...state, moves, at: moves.length, here: line, offers: line.cycles, looking: null };
    }
    case "visited":
      return { ...state, at: event.at, here: null, offers: [], looking: null };
    case "cut":
      return { ...state, moves: state.moves.slice(0, event.legal), at: Math.min(state.at, event.legal) };
    case "reached":
      return { ...state, here: event.here, offers: event.here?.cycles ?? [] };
    case "looked":
      return { ...state, looking: event.offer };
  }
}

/** The moves to follow: a press while a cycle is looked at removes it and places the stone in the same turn. */
export function turned<M extends AnyMove>(
  asked: readonly (M | Move)[],
  looking: CycleOffer | null,
): (M | Move)[] {
  const last = asked.at(-1);
  if (!looking || last?.kind !== "play") return [...asked];
  return [...asked.slice(0, -1), { kind: "cycle", since: looking.since, at: last.at }];
}

/** A move in the record: aloud, short, and whose it was. */
interface RecordRow {
  words: string;
  short: string;
  color: Color | null;
}

/** The record; null while nobody knows how the points are called, nor who has moved. */
export function recordRows<M extends AnyMove>({ line, moves, rules }: PlayingState<M>): RecordRow[] | null {
  if (!line) return null;
  const name = (at: number | null | undefined): string =>
    at == null ? "" : list([line.board.points[at]?.name ?? String(at)]);
  return moves.map((move, at) => {
    const color = line.situations[at + 1]?.move?.color ?? null;
    const other = rules.words?.turn(line.board, move, color ?? "black");
    if (other) return { ...other, short: other.words };
    if (move.kind !== "play" && move.kind !== "cycle")
      return { words: PLAYING_WORDS.pass, short: PLAYING_WORDS.pass, color };
    const place = name(move.at);
    if (move.kind === "play") return { words: place, short: place, color };
    return { words: PLAYING_WORDS.removal({ place }), short: PLAYING_WORDS.removalShort({ place }), color };
  });
}
