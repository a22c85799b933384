/** "Another like this": a problem that nobody has seen, found in the browser, so that the supply does not end. */
import { problems } from "../../engine/practice.ts";
import type { Problem } from "../problem.ts";

/** No more candidates are tried for one wish, … */
const ATTEMPTS = 20_000;
/** … and not for longer than so many milliseconds. */
const PATIENCE = 40_000;
/** How far a rating may lie from the one that is asked for. */
const NEAR = 250;

/** How many were asked for in this visit: no wish is told twice with the same seed. */
let asked = 0;

export interface AnotherOptions {
  signal?: AbortSignal | undefined;
  /** How many candidates were tried. */
  onTried?: ((tried: number) => void) | undefined;
  /** The same seed tries the same candidates. */
  seed?: number | undefined;
}

/** Null when none was found in time; asking again tries others. */
export async function another(
  like: Problem,
  { signal, onTried, seed = Math.floor(Date.now() / 1000) + ++asked }: AnotherOptions = {},
): Promise<Problem | null> {
  const { kind, rows, difficulty } = like;
  const columns = Math.max(...rows.map((row) => row.length));
  const ratings: [number, number] = [Math.max(0, difficulty.rating - NEAR), difficulty.rating + NEAR];
  const wish = { kind, columns, rows: rows.length, ratings, corner: Boolean(like.board_edges) };
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const { problem } = await problems.another(
      wish,
      { seed: seed >>> 0, from: 0, attempts: ATTEMPTS },
      {
        signal: signal ? AbortSignal.any([signal, late]) : late,
        onProgress: ({ tried }) => onTried?.(tried),
      },
    );
    return problem;
  } catch (error) {
    if (late.aborted && !signal?.aborted) return null;
    throw error;
  }
}
