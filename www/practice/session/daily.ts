/**
 * Today's problem: made of the date alone, so it is the same for everybody with this version of the problems. The date
 * is that of the reader's calendar, so the reader's day is as long as any other. Mondays are easy, Sundays hard.
 */

import type { Practice, Problem } from "../../kinds/problem.ts";
import { dateOf, dayOf, weekdayOf } from "../rating/day.ts";
import type { ChosenProblem } from "./choose.ts";
import { poolOf } from "./choose.ts";
import { LOOKS } from "./disguise.ts";
import { chance, hash, shuffled } from "./seeded-chance.ts";

/** A seventh of all problems for each day of the week, by difficulty. */
function bandOf(problems: readonly Problem[], weekday: number): Problem[] {
  const sorted = problems.toSorted(
    (a, b) => a.difficulty.rating - b.difficulty.rating || (a.id < b.id ? -1 : 1),
  );
  const from = Math.floor((weekday * sorted.length) / 7);
  const to = Math.max(from + 1, Math.floor(((weekday + 1) * sorted.length) / 7));
  return sorted.slice(from, to);
}

/** Null when there is no problem at all. No problem comes twice before all of its weekday's have come. */
export function daily(practice: Practice, now: Date): ChosenProblem | null {
  const day = dayOf(now);
  const band = bandOf([...poolOf(practice).values()], weekdayOf(day));
  if (band.length === 0) return null;
  const week = Math.floor((day - weekdayOf(day)) / 7);
  const round = Math.floor(week / band.length);
  const order = shuffled(band, chance(hash(`round ${round} ${weekdayOf(day)}`)));
  const problem = order[week % band.length];
  return problem ? { problem, look: hash(`look ${dateOf(day)}`) % LOOKS, why: "new" } : null;
}
