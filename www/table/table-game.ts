/** The game on a table: the code that lays it there answers for it. */
import type { BoardView } from "../board/index.ts";
import type { Board, Color, Line, Move, Situation } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";

/** A turn of a game by LJRG, or by another system. */
export type AnyMove = Move | SystemMove;

/** Turns of LJRG, up to the first that only other systems have. */
export function ljrgMoves(moves: readonly AnyMove[]): Move[] {
  const isOwn = (move: AnyMove): move is Move =>
    move.kind === "play" || move.kind === "pass" || move.kind === "cycle";
  const end = moves.findIndex((move) => !isOwn(move));
  return (end < 0 ? moves : moves.slice(0, end)).filter(isOwn);
}

/** Turns of other systems, up to the first that only LJRG has. */
export function systemMoves(moves: readonly AnyMove[]): SystemMove[] {
  const isOwn = (move: AnyMove): move is SystemMove => move.kind !== "cycle";
  const end = moves.findIndex((move) => !isOwn(move));
  return (end < 0 ? moves : moves.slice(0, end)).filter(isOwn);
}

/** The outcome of a line of moves: the situations it leads through, and perhaps more moves than requested. */
export interface Outcome<M extends AnyMove = Move> {
  line: Line;
  moves: M[];
  /** How many of the moves are made now; all of them if absent. */
  at?: number;
}

/** The words for a game by rules other than LJRG's. */
export interface GameWords {
  /** The prisoners, and all else. */
  situation(board: Board, situation: Situation): [captured: string, rest: string];
  move(board: Board, situation: Situation): string;
  /** A turn in a list, and whose it is: null where it is both players'. */
  turn(board: Board, made: AnyMove, color: Color): { words: string; color: Color | null };
  /** The drawing besides stones and marks. */
  signs(situation: Situation): Partial<BoardView>;
}

/** The game on the table: its answers, and the reader's colour. */
export interface Game<M extends AnyMove = Move> {
  you: Color | "both";
  /** How many of the moves are made when it is laid out; none if absent. */
  at?: number;
  /** The subject of the figure, shown under the board. */
  caption: string | null;
  /** The points that are spoken of. */
  outline?: readonly number[] | undefined;
  /** Letters and numbers of its diagram, by location. */
  labels?: readonly (string | null)[] | undefined;
  /** The point of the stone that was played last before it begins. */
  came?: string | undefined;
  ask(moves: M[]): Promise<Outcome<M>>;
  /** After a move of the reader was accepted, or refused with a reason. */
  onMove(outcome: Outcome<M>): void;
  /** After the reader went to another place in the record. */
  onVisit(moves: M[]): void;
  onHint(): void;
  /** "To the start", where that is more than going to the start of the record. */
  restart?(): void;
  /** True where each stone played bears its number. */
  numbered?: boolean;
  /** The labels on stones and points instead, and whether the last stone has its ring. */
  marked?(situations: readonly Situation[], at: number): { labels: (string | null)[]; ring: boolean };
  /** True where the moves are only looked at, and none is made. */
  readonly watched?: boolean;
  /** A press where they are only looked at. */
  onIdle?(): void;
  /** Where other rules tell it. */
  words?: GameWords | undefined;
  /** True when the game itself offers its cycles. */
  showsCycles?: boolean;
  /** The answer to a press at the other player's turn. */
  notYours(): string;
}
