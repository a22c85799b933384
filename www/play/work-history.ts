/** What lies on the bench of the referee’s page, and everything that lay there before: nothing is lost. */
import type { Move, PositionInput } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import type { AnyMove } from "../table/game.ts";

export interface Work<M extends AnyMove = Move> {
  start: PositionInput;
  /** By whose rules it is played, where they aren't LJRG's. */
  law?: Exclude<RulesName, "ljrg"> | undefined;
  moves: M[];
  /** How many of the moves are made; the others are still there to go forward to. */
  at: number;
}

/** More steps back than this are forgotten. */
const MOST = 400;

export class WorkHistory<M extends AnyMove = Move> {
  private past: Work<M>[] = [];
  private future: Work<M>[] = [];

  constructor(public work: Work<M>) {}

  /** Replaces what is there; one step back brings it again. */
  put(next: Work<M>): void {
    this.past = [...this.past.slice(1 - MOST), this.work];
    this.future = [];
    this.work = next;
  }

  /** Goes on with the same work: moves made or taken back are their own record. */
  go(moves: M[], at: number): void {
    this.work = { ...this.work, moves, at };
  }

  undo(): boolean {
    const last = this.past.pop();
    if (!last) return false;
    this.future.push(this.work);
    this.work = last;
    return true;
  }

  redo(): boolean {
    const next = this.future.pop();
    if (!next) return false;
    this.past.push(this.work);
    this.work = next;
    return true;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The moves that are made. */
  get made(): M[] {
    return this.work.moves.slice(0, this.work.at);
  }
}
