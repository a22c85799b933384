/** "Another like this": a problem that nobody has seen, found in the browser, so that the supply does not end. */
import { NEW_PROBLEM_ATTEMPTS, NEW_PROBLEM_TIME } from "../../engine/limits.ts";
import { problems } from "../../engine/practice.ts";
import type { Problem } from "../../kinds/problem.ts";

/** The greatest distance of a rating from the wish. */
const NEAR = 250;

/** The number of wishes in this visit: no wish goes out twice with one seed. */
let asked = 0;

/** The problems given in this visit, and the wishes: none of these counts as another. */
const given = new Set<string>();

export interface AnotherOptions {
  signal?: AbortSignal | undefined;
  /** How many candidates were tried. */
  onTried?: ((tried: number) => void) | undefined;
  /** A seed fixes the candidates that it tries. */
  seed?: number | undefined;
}

export interface Another {
  problem: Problem;
  /** Nothing as hard as the one at hand was found in time. */
  other: "harder" | "easier" | null;
}

/** Null when none was found in time; asking again tries others. */
export async function another(
  like: Problem,
  { signal, onTried, seed = Math.floor(Date.now() / 1000) + ++asked }: AnotherOptions = {},
): Promise<Another | null> {
  const { kind, rows, difficulty } = like;
  const columns = Math.max(...rows.map((row) => row.length));
  const { rating } = difficulty;
  const ratings: [number, number] = [Math.max(0, rating - NEAR), rating + NEAR];
  const wish = { kind, columns, rows: rows.length, ratings, corner: Boolean(like.board_edges), like };
  given.add(like.id);
  const late = AbortSignal.timeout(NEW_PROBLEM_TIME);
  try {
    const { problem } = await problems.another(
      wish,
      { seed: seed >>> 0, from: 0, attempts: NEW_PROBLEM_ATTEMPTS, known: [...given] },
      {
        signal: signal ? AbortSignal.any([signal, late]) : late,
        onProgress: ({ tried }) => onTried?.(tried),
      },
    );
    if (!problem) return null;
    given.add(problem.id);
    const far = problem.difficulty.rating - rating;
    return { problem, other: Math.abs(far) <= NEAR ? null : far > 0 ? "harder" : "easier" };
  } catch (error) {
    if (late.aborted && !signal?.aborted) return null;
    throw error;
  }
}
