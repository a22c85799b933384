/** A button that finds another problem like one that is done, says how far it is, and can be stopped. */

import { useState } from "preact/hooks";
import { troubleWords } from "../../engine/engine.ts";
import { NEW_PROBLEM_ATTEMPTS, NEW_PROBLEM_TIME } from "../../engine/limits.ts";
import { problems } from "../../engine/practice.ts";
import type { Problem } from "../../kinds/problem.ts";
import { Button } from "../../kit/controls.tsx";
import { useWork } from "../../kit/hooks.ts";
import { problemFragment } from "./problem-link.ts";
import { DRAFTS } from "./words.ts";

/** The greatest distance of a rating from the wish. */
const NEAR = 250;

/** The number of wishes in this visit: no wish goes out twice with one seed. */
let asked = 0;

/** The problems given in this visit, and the wishes: none of these counts as another. */
const given = new Set<string>();

interface AnotherOptions {
  signal?: AbortSignal | undefined;
  /** How many candidates were tried. */
  onTried?: ((tried: number) => void) | undefined;
  /** A seed fixes the candidates that it tries. */
  seed?: number | undefined;
}

interface Another {
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

interface Found {
  problem: Problem;
  /** The fragment that leads to it, where an address can hold it. */
  fragment: string | null;
  /** The difference from the wish, if there is one. */
  other: "easier" | "harder" | null;
}

export function AnotherPart(props: {
  like: Problem;
  open: (found: Problem, fragment: string | null) => void;
}) {
  const { like, open } = props;
  const [looking, look] = useState(false);
  const [said, say] = useState("");
  /** A problem found that differs from the wish. */
  const [odd, setOdd] = useState<Found | null>(null);
  useWork(
    looking ? (signal) => find(like, signal, (tried) => say(DRAFTS.engineMakesOneTried({ tried }))) : null,
    (found) => {
      look(false);
      if (!found) return say(DRAFTS.nothingGoodFoundTime);
      if (!found.other) {
        say("");
        return open(found.problem, found.fragment);
      }
      setOdd(found);
      const [theirs, own] = [found.problem.difficulty.rating, like.difficulty.rating];
      say(DRAFTS.oneFoundButThan({ other: found.other, theirs, own }));
    },
    (error) => {
      look(false);
      say(troubleWords(error));
    },
    [looking],
  );
  const press = (): void => {
    setOdd(null);
    look(!looking);
    say(looking ? DRAFTS.youStoppedLooking : DRAFTS.engineMakesOne);
  };
  return (
    <div class="another">
      <Button press={press}>{looking ? DRAFTS.stopLooking : DRAFTS.anotherLike}</Button>
      {odd && <Button press={() => open(odd.problem, odd.fragment)}>{DRAFTS.tryAllSame}</Button>}
      <p role="status">{said}</p>
    </div>
  );
}

async function find(
  like: Problem,
  signal: AbortSignal,
  onTried: (tried: number) => void,
): Promise<Found | null> {
  const found = await another(like, { signal, onTried: (tried) => signal.aborted || onTried(tried) });
  return found && { ...found, fragment: await problemFragment(found.problem) };
}
