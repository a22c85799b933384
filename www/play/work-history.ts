/** The work on the bench of the referee’s page, and every earlier one: nothing is lost. Pure. */
import type { Color, Move, PositionInput } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import type { AnyMove } from "../table/table-game.ts";

/** The players' names, as far as they are known. */
export type Players = Readonly<Record<Color, string | null>>;

export interface Work<M extends AnyMove = Move> {
  start: PositionInput;
  /** By whose rules it is played, where they aren't LJRG's. */
  law?: Exclude<RulesName, "ljrg"> | undefined;
  players?: Players | undefined;
  moves: M[];
  /** How many of the moves are made; the others are still there to go forward to. */
  at: number;
}

export interface WorkHistory<M extends AnyMove = Move> {
  work: Work<M>;
  past: readonly Work<M>[];
  future: readonly Work<M>[];
  /** Another number for each work that is laid there; making or undoing moves goes on with the work. */
  laid: number;
}

export type WorkEvent<M extends AnyMove = Move> =
  /** Other work takes the place of what is there; one step back brings it again. */
  | { kind: "put"; work: Work<M> }
  | { kind: "moved"; moves: M[]; at: number }
  | { kind: "undone" }
  | { kind: "redone" };

/** More steps back than this are forgotten. */
const MOST = 400;

export const workBegun = <M extends AnyMove = Move>(work: Work<M>): WorkHistory<M> => ({
  work,
  past: [],
  future: [],
  laid: 0,
});

export function workStep<M extends AnyMove>(history: WorkHistory<M>, event: WorkEvent<M>): WorkHistory<M> {
  const { work, past, future } = history;
  const laid = history.laid + 1;
  switch (event.kind) {
    case "put":
      return { work: event.work, past: [...past.slice(1 - MOST), work], future: [], laid };
    case "moved":
      return { ...history, work: { ...work, moves: event.moves, at: event.at } };
    case "undone": {
      const last = past.at(-1);
      return last ? { work: last, past: past.slice(0, -1), future: [...future, work], laid } : history;
    }
    case "redone": {
      const next = future.at(-1);
      return next ? { work: next, past: [...past, work], future: future.slice(0, -1), laid } : history;
    }
  }
}

/** Whether there is a step back, and one forward. */
export const stepsOf = ({ past, future }: { past: readonly unknown[]; future: readonly unknown[] }) => ({
  back: past.length > 0,
  forward: future.length > 0,
});

/** The moves that are made. */
export const madeMoves = <M extends AnyMove>({ moves, at }: Work<M>): M[] => moves.slice(0, at);
