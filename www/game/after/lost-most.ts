/** Which move lost the most, as far as both sides of it are proved. Pure. */
import type { Color } from "../../engine/engine.ts";

/** What the referee found after so many moves: the lead of Black if both stopped there, null where it is open. */
export interface Judgement {
  number: number;
  lead: number | null;
}

export interface Lost {
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
