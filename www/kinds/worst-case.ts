/** The worst case (C6) from which it is shown that points are not, or not yet, somebody's. */

import type { Color } from "../engine/engine.ts";
import { EngineError, engine, type Location, type Move, type PositionInput } from "../engine/engine.ts";
import { closed, startFrom } from "./problem-game.ts";

/**
 * As a position of its own, after these moves, and the set that is claimed there. Where the points are bordered no more,
 * since a stone was added beside them, it is the smallest bordered set that holds them; null where there is none (C5).
 */
export async function worstOf(
  start: PositionInput,
  moves: readonly Move[],
  player: Color,
  points: readonly Location[],
): Promise<{ set: Location[]; worst: PositionInput } | null> {
  // What is cut off of a larger board is played as a board of its own.
  const whole = closed(start);
  try {
    const near = await engine.claiming(whole, [...moves], player, [...points], null);
    const set = near.bordered ? [...points] : near.grown;
    if (!set) return null;
    const { steps } = await engine.stage(whole, [...moves], { player, set });
    const last = steps.at(-1);
    return last ? { set, worst: startFrom(start, last.situation) } : null;
  } catch (error) {
    if (error instanceof EngineError && !error.passing) return null;
    throw error;
  }
}
