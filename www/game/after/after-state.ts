/** A finished game gone through by the referee, from the end to the start, and which move lost the most. Pure. */
import type { Color, Judged } from "../../engine/engine.ts";
import { AFTER_GAME_OPEN } from "../../engine/limits.ts";

export interface AfterState {
  /** The referee’s findings after each number of moves. */
  known: ReadonlyMap<number, Judged>;
  /** The move that is looked at, or comes next; below nought where all were. */
  next: number;
  /** The number of open ones in a row. */
  open: number;
  /** `rests`: all is looked at that is worth it. */
  phase: "looks" | "stopped" | "rests" | "failed";
  error: unknown;
}

type AfterEvent =
  | { kind: "judged"; report: Judged }
  | { kind: "stopped" }
  | { kind: "failed"; error: unknown }
  | { kind: "further" };

export const afterGame = (moves: number): AfterState => ({
  known: new Map(),
  next: moves,
  open: 0,
  phase: "looks",
  error: null,
});

/** Most is decided at the end, and little before: it stops where too many in a row are open. */
export function stepAfter(state: AfterState, event: AfterEvent): AfterState {
  switch (event.kind) {
    case "judged": {
      const open = event.report.status === "decided" ? 0 : state.open + 1;
      const next = state.next - 1;
      const known = new Map(state.known).set(state.next, event.report);
      const phase = next < 0 || open >= AFTER_GAME_OPEN ? "rests" : state.phase;
      return { ...state, known, open, next, phase };
    }
    case "stopped":
      return { ...state, phase: "stopped" };
    case "failed":
      return { ...state, phase: "failed", error: event.error };
    case "further":
      return { ...state, phase: state.next < 0 ? "rests" : "looks", open: 0 };
  }
}

/** The referee’s findings after a number of moves: the lead of Black if both stopped there, null where it is open. */
interface Judgement {
  number: number;
  lead: number | null;
}

interface Lost {
  /** The move. */
  number: number;
  color: Color;
  points: number;
  /** The lead of Black before it, and after it. */
  before: number;
  after: number;
}

/**
 * A move loses what its player has less after it than if both had stopped before it. Only where both are decided it is
 * known; of equal losses the first one counts. Null where no move is known to have lost anything.
 */
export function lostMost(judged: readonly Judgement[], movers: readonly Color[]): Lost | null {
  const leads = new Map(judged.map(({ number, lead }) => [number, lead]));
  let most: Lost | null = null;
  movers.forEach((color, at) => {
    const before = leads.get(at) ?? null;
    const after = leads.get(at + 1) ?? null;
    if (before === null || after === null) return;
    const points = color === "black" ? before - after : after - before;
    if (points > (most?.points ?? 0)) most = { number: at + 1, color, points, before, after };
  });
  return most;
}
