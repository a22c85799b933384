/** What lies on a table: whoever lays it there answers for it. */
import type { Color, Line, Move, Situation } from "../engine/engine.ts";

/** What became of a line of moves: the situations it leads through, and perhaps more moves than were asked. */
export interface Outcome {
  line: Line;
  moves: Move[];
  /** How many of the moves are made now; all of them if absent. */
  at?: number;
}

/** What is on the table: who answers, and which colour the reader has. */
export interface Game {
  you: Color | "both";
  /** How many of the moves are made when it is laid out; none if absent. */
  at?: number;
  /** What the figure is about, shown under the board. */
  caption: string | null;
  /** The points that are spoken of. */
  outline?: readonly number[] | undefined;
  /** The point of the stone that was played last before it begins. */
  came?: string | undefined;
  ask(moves: Move[]): Promise<Outcome>;
  /** After a move of the reader was accepted, or refused with a reason. */
  onMove(outcome: Outcome): void;
  /** After the reader went to another place in the record. */
  onVisit(moves: Move[]): void;
  onHint(): void;
  /** "Undo all", where that is more than going to the start of the record. */
  restart?(): void;
  /** True where each stone played bears its number. */
  numbered?: boolean;
  /** What stands on stones and points instead, and whether the last stone has its ring. */
  marked?(situations: readonly Situation[], at: number): { labels: (string | null)[]; ring: boolean };
  /** True where the moves are only looked at, and none is made. */
  readonly watched?: boolean;
  /** A press where they are only looked at. */
  onIdle?(): void;
  /** True when whoever lays the game offers its cycles himself. */
  showsCycles?: boolean;
  /** What to say to a press where it is the other player's turn. */
  notYours(): string;
}
