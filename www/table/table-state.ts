/** A table: the game that lies there, the place in it that is looked at, and what is said of it. Pure. */
import type { ComponentChildren } from "preact";
import type { BoardView } from "../board/index.ts";
import type { Color, Line, Location, Move, Situation } from "../engine/engine.ts";
import { spokenAfter } from "../kit/words.ts";
import type { DeskState } from "./board-desk.ts";
import { koTaker } from "./ko-taker.ts";
import { begin, goTo, numbers, type Record, retold, shown, stopBeside } from "./record.ts";
import { moveWords, situationParts } from "./situation-words.ts";
import type { AnyMove, Game } from "./table-game.ts";
import { WORDS } from "./words.ts";

export interface TableState<M extends AnyMove> {
  game: Game<M> | null;
  /** The line of all moves played. */
  line: Line | null;
  /** Null until the game is laid out. */
  record: Record<M> | null;
  /** The reader’s move is seen, and the reply is about to come. */
  replying: boolean;
  /** How many questions are open. */
  asking: number;
  /** Why the last question had no answer. */
  failed: string | null;
  /** The overlay of the position until the next move or visit. */
  over: Partial<BoardView>;
  /** The next point pressed is played together with the removal of a cycle. */
  choosing: boolean;
  /** Whether the game offers a hint. */
  hint: boolean;
  caption: string;
  /** The words below the board until the next move. */
  remark: ComponentChildren;
  /** Why the last press was no move, or what is pencilled in: in the situation line. */
  note: string;
  /** For those who listen. */
  spoken: string;
  /** Whether the panel behind “More” is open. */
  more: boolean;
  /** The game lies beside a question: its answers are what one does, and moves are only tried. */
  asks: boolean;
  /** Other boards in the place of the table's own; the last that came is seen. */
  guests: readonly symbol[];
}

export type TableEvent<M extends AnyMove> =
  | { kind: "opened"; game: Game<M> }
  /** Another game is about to come. */
  | { kind: "waiting" }
  | { kind: "asked"; change: 1 | -1 }
  | { kind: "failed"; words: string | null }
  | { kind: "laid"; line: Line; moves: readonly M[]; at: number }
  /** `at`: the place in it that is looked at; `replying`: the rest of it comes in a moment. */
  | { kind: "made"; line: Line; moves: readonly M[]; at: number; replying: boolean }
  | { kind: "visited"; at: number }
  /** More is known of the situation that is looked at. */
  | { kind: "retold"; situation: Situation }
  /** The game allows something else now. */
  | { kind: "renewed" }
  | { kind: "over"; view: Partial<BoardView> }
  | { kind: "choosing"; on: boolean }
  | { kind: "hint"; on: boolean }
  | { kind: "remarked"; words: ComponentChildren }
  | { kind: "noted"; words: string }
  | { kind: "spoken"; words: string }
  | { kind: "more"; open: boolean }
  | { kind: "asks"; asks: boolean }
  | { kind: "seated"; guest: symbol }
  | { kind: "left"; guest: symbol };

export const emptyTable = <M extends AnyMove>(caption: string): TableState<M> => ({
  game: null,
  line: null,
  record: null,
  replying: false,
  asking: 0,
  failed: null,
  over: {},
  choosing: false,
  hint: false,
  caption,
  remark: "",
  note: "",
  spoken: "",
  more: false,
  asks: false,
  guests: [],
});

/** The words on a situation go with it. */
const ELSEWHERE = { over: {}, choosing: false, remark: "", note: "" } as const;

export function tableStep<M extends AnyMove>(state: TableState<M>, event: TableEvent<M>): TableState<M> {
  switch (event.kind) {
    case "opened": {
      const { game } = event;
      const caption = game.caption ?? "";
      return { ...state, ...ELSEWHERE, game, record: null, replying: false, caption, spoken: "" };
    }
    case "waiting":
      return { ...state, game: null, record: null, replying: false };
    case "asked":
      return { ...state, asking: state.asking + event.change };
    case "failed":
      return { ...state, failed: event.words };
    case "laid": {
      const { line, moves, at } = event;
      return {
        ...unchosen(state),
        line,
        record: goTo(begin(line.situations, moves), Math.min(at, moves.length)),
      };
    }
    case "made": {
      const { line, moves, at, replying } = event;
      return { ...state, ...ELSEWHERE, line, replying, record: goTo(begin(line.situations, moves), at) };
    }
    case "visited":
      return state.record ? { ...state, ...ELSEWHERE, record: goTo(state.record, event.at) } : state;
    case "retold":
      return state.record ? { ...unchosen(state), record: retold(state.record, event.situation) } : state;
    case "renewed":
      return unchosen({ ...state });
    case "over":
      return { ...state, over: event.view };
    case "choosing":
      return { ...state, choosing: event.on, remark: event.on ? WORDS.pressForCycle : "" };
    case "hint":
      return { ...state, hint: event.on };
    case "remarked":
      return { ...state, remark: event.words };
    case "noted":
      return { ...state, note: event.words };
    case "spoken":
      return { ...state, spoken: spokenAfter(state.spoken, event.words) };
    case "more":
      return { ...state, more: event.open };
    case "asks":
      return state.asks === event.asks ? state : { ...state, asks: event.asks };
    case "seated":
      return { ...state, guests: [...state.guests, event.guest] };
    case "left":
      return { ...state, guests: state.guests.filter((guest) => guest !== event.guest) };
  }
}

/** A reader with a new question chooses again. */
const unchosen = <M extends AnyMove>(state: TableState<M>): TableState<M> =>
  state.choosing ? { ...state, choosing: false, remark: "" } : state;

/** Whether the reader has the turn there. */
export const isYours = ({ you }: { you: Color | "both" }, { turn }: Situation): boolean =>
  you === "both" || you === turn;

/** The acts now: the target of each step, or null, and whether one may pass. */
export function actsOn<M extends AnyMove>({
  game,
  record,
  replying,
  hint,
}: TableState<M>): {
  back: number | null;
  forward: number | null;
  undoAll: boolean;
  hint: boolean;
  /** Null where no pass can come. */
  pass: boolean | null;
  /** With which situation the cycle began that may be removed; null where none is offered. */
  cycle: number | null;
} {
  const nothing = { back: null, forward: null, undoAll: false, hint, pass: false, cycle: null };
  const watched = game?.watched === true;
  if (!game || !record) return { ...nothing, pass: watched ? null : false };
  const situation = shown(record);
  const mine = isYours(game, situation) && !watched;
  return {
    back: replying ? null : stopBeside(record, -1, game.you),
    forward: replying ? null : stopBeside(record, 1, game.you),
    undoAll: !replying && record.cursor > 0,
    hint,
    pass: watched || situation.final ? null : mine,
    cycle: mine && game.showsCycles !== true ? situation.cycle : null,
  };
}

/** The board and its line; null until a game is laid out. */
export function tableDesk<M extends AnyMove>({ game, line, record, over }: TableState<M>): DeskState | null {
  if (!game || !line || !record) return null;
  const { board } = line;
  const situation = shown(record);
  const { move, stones, marks } = situation;
  const mine = isYours(game, situation) && !game.watched;
  const marked = game.marked?.(record.situations, record.cursor);
  const last = move?.kind === "play" ? move.at : playedBefore(game, line, record);
  const parts = game.words?.situation(board, situation);
  return {
    board,
    situation,
    ...(parts && { parts }),
    view: {
      stones,
      marks,
      last: marked?.ring === false ? null : last,
      hand: mine && !situation.final ? situation.turn : null,
      playable: mine ? situation.playable : [],
      ...(game.outline && { areas: [{ points: game.outline, kind: "other" }] }),
      ...(game.labels && { labels: game.labels }),
      ...(game.numbered && { labels: numbers(record) }),
      ...(marked && { labels: marked.labels }),
      ...game.words?.signs(situation),
      ...over,
    },
  };
}

/** Where the stone lies that was played before what is recorded, as far as that is known. */
function playedBefore(
  { came }: { came?: string | undefined },
  { board }: Line,
  record: Record<AnyMove>,
): Location | null {
  const at = board.points.findIndex(({ name }) => name === came);
  return record.cursor === 0 && at >= 0 ? at : koTaker(board, shown(record));
}

/** How it stands; with `from`, all moves from there on before, the replies included. For those who listen. */
export function tableSpoken<M extends AnyMove>(
  { game, line, record }: TableState<M>,
  from: number | null = null,
): string {
  if (!line || !record) return "";
  const { board } = line;
  const made = from === null ? [] : record.situations.slice(from, record.cursor + 1);
  const now = (game?.words?.situation ?? situationParts)(board, shown(record)).filter(Boolean).join(" ");
  return [...made.map((situation) => (game?.words?.move ?? moveWords)(board, situation)), now].join(" ");
}

/** The move of a press on a point. */
export function pressedMove<M extends AnyMove>({ record, choosing }: TableState<M>, at: Location): Move {
  const since = choosing && record ? shown(record).cycle : null;
  return since === null ? { kind: "play", at } : { kind: "cycle", since, at };
}
