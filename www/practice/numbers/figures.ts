/** The numbers of the statistics. */

import { KINDS, type Kind, type Practice } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { tally } from "../rating/answer-log.ts";
import { dayOf, dayOfAnswer, weekdayOf } from "../rating/day.ts";
import { cards } from "../rating/memory.ts";
import { type Step, tracks } from "../rating/rating.ts";
import { daysOf } from "../rating/streak.ts";
import { poolOf } from "../session/choose.ts";

export interface RatingLine {
  kind: Kind;
  rating: number;
  /** The day as its number, and where the rating stood when it ended. */
  days: { day: number; rating: number; deviation: number }[];
}

/** How each kind's rating went, where something counted. */
export const courses = (log: Log): RatingLine[] =>
  [...tracks(log)].flatMap(([kind, { now, steps }]) =>
    steps.length === 0 ? [] : [{ kind, rating: now.rating, days: endsOf(steps) }],
  );

/** The last step of each day, by the reader's calendar: the periods of the rating are not the reader's days. */
function endsOf(steps: readonly Step[]): RatingLine["days"] {
  const days = new Map<number, RatingLine["days"][number]>();
  for (const step of steps) {
    const day = dayOfAnswer(step);
    days.set(day, { day, rating: step.rating, deviation: step.deviation });
  }
  return [...days.values()];
}

export interface Outcome {
  kind: Kind;
  right: number;
  helped: number;
  wrong: number;
  skipped: number;
}

/** How the answers of each kind came out, those that are no longer listed among them. */
export function outcomes({ base, answers }: Log): Outcome[] {
  const until = base?.until ?? 0;
  return KINDS.map((kind) => {
    const listed = answers.filter((answer) => answer.kind === kind && answer.when > until);
    return { kind, ...tally(listed, base?.kinds.get(kind)) };
  }).filter(({ right, helped, wrong, skipped }) => right + helped + wrong + skipped > 0);
}

export interface CalendarDay {
  day: number;
  count: number;
}

/** Some weeks from Monday to Sunday, this week the last, without days to come. */
export function calendar(log: Log, now: Date, weeks: number): CalendarDay[][] {
  const days = daysOf(log);
  const today = dayOf(now);
  const first = today - weekdayOf(today) - 7 * (weeks - 1);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => first + 7 * week + weekday)
      .filter((day) => day <= today)
      .map((day) => ({ day, count: days.get(day) ?? 0 })),
  );
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** How hard the solved problems were, each counted once; the outer ones are taken into the first and last. */
export function hardness(log: Log, from = 800, to = 2400, width = 200): Bin[] {
  const solved = new Map(
    log.answers.filter(({ result }) => result === "right").map(({ id, rating }) => [id, rating]),
  );
  const count = Math.ceil((to - from) / width);
  const bins: Bin[] = Array.from({ length: count }, (_, n) => ({
    from: from + n * width,
    to: from + (n + 1) * width,
    count: 0,
  }));
  for (const rating of solved.values()) {
    const at = Math.min(count - 1, Math.max(0, Math.floor((rating - from) / width)));
    (bins[at] as Bin).count++;
  }
  return bins;
}

/** How many problems come back today (with all that is overdue) and on the days after it. */
export function coming(practice: Practice, log: Log, now: Date, days: number): CalendarDay[] {
  const today = dayOf(now);
  const pool = poolOf(practice);
  const all = Array.from({ length: days }, (_, n) => ({ day: today + n, count: 0 }));
  for (const { id, due } of cards(log).values()) {
    const at = all[Math.max(0, due - today)];
    if (at && pool.has(id)) at.count++;
  }
  return all;
}
