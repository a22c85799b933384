/**
 * The reader's chance to solve a problem at once. For a kind with hardly any practice it comes from the reader's level
 * in the others: a strong player need not begin with the easiest here. It only guides choices; a level in a kind shows
 * what the reader has done there.
 */

import { KINDS, type Problem } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { chanceOf, ratingOf, START } from "./rating.ts";

/** With so many answers a kind speaks for itself. */
const ENOUGH = 5;

export function solvingChance(log: Log): (problem: Pick<Problem, "kind" | "difficulty">) => number {
  const known = KINDS.map((kind) => ratingOf(log, kind)).filter(({ answers }) => answers >= ENOUGH);
  // One kind more, in which he is like anybody: a single kind does not say much of the others.
  const lead = known.reduce((sum, { rating }) => sum + rating - START.rating, 0) / (known.length + 1);
  return ({ kind, difficulty }) => {
    const { rating, deviation, answers } = ratingOf(log, kind);
    const lent = lead * Math.max(0, 1 - answers / ENOUGH);
    return chanceOf({ rating: rating + lent, deviation }, difficulty.rating);
  };
}
