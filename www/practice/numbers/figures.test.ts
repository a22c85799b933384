import { afterEach, expect, test } from "vitest";
import type { Problem } from "../../kinds/problem.ts";
import { type Answered, logOf, NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { practice } from "../../test/practice.ts";
import { dayOf, weekdayOf } from "../rating/day.ts";
import { poolOf } from "../session/choose.ts";
import { calendar, coming, courses, hardness, outcomes } from "./figures.ts";

const at = (day: number, hour = 20): Date => new Date(2026, 10, 20 + day, hour);
const given = (day: number, { id, kind, difficulty }: Problem, more: Partial<Answered> = {}): Answered =>
  answer({ when: at(day).getTime() / 1000, id, kind, rating: difficulty.rating, ...more });
const BOOK = practice(4, ["lock", "find"]);
const [a, b, c, d, e] = [...poolOf(BOOK).values()] as [Problem, Problem, Problem, Problem, Problem];
const LOG = logOf(
  given(0, a),
  given(0, b, { result: "wrong" }),
  given(1, c, { hints: 2 }),
  given(1, d, { result: "skipped" }),
  given(3, e),
);

test("how ratings went, day by day, of the kinds that were practised", () => {
  const [lock, find, ...rest] = courses(LOG);
  expect([lock?.kind, find?.kind, rest]).toEqual(["lock", "find", []]);
  expect(lock?.days).toHaveLength(2);
  expect(lock?.days.at(-1)?.rating).toBe(lock?.rating);
  expect(courses(NO_LOG)).toEqual([]);
});

const zone = process.env.TZ;
afterEach(() => {
  // A missing one can't be set to nothing.
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ["Pacific/Auckland", ["2026-11-22T10:50:00Z", "2026-11-22T11:10:00Z"]],
  ["America/Los_Angeles", ["2026-11-22T07:50:00Z", "2026-11-22T08:10:00Z"]],
])("in %s the chart of ratings parts its days at the reader’s midnight", (where, times) => {
  process.env.TZ = where;
  const log = logOf(
    ...times.map((time, n) => answer({ id: `lock-0000000${n}`, when: Date.parse(time) / 1000 })),
  );
  const [lock] = courses(log);
  expect(lock?.days.map(({ day }) => day)).toEqual(times.map((time) => dayOf(new Date(time))));
  // To universal time both are of one day, and a whole evening of the reader's may be of two.
  const evening = ["2026-11-22T23:50:00Z", "2026-11-23T00:10:00Z"];
  const one = logOf(
    ...evening.map((time, n) => answer({ id: `lock-0000000${n}`, when: Date.parse(time) / 1000 })),
  );
  expect(courses(one)[0]?.days).toHaveLength(1);
  expect(courses(one)[0]?.days[0]?.rating).toBe(courses(one)[0]?.rating);
});

test("how answers came out, folded ones among them", () => {
  const lock = { kind: "lock", right: 1, helped: 1, wrong: 1, skipped: 1 };
  const find = { kind: "find", right: 1, helped: 0, wrong: 0, skipped: 0 };
  expect(outcomes(LOG)).toEqual([lock, find]);
  const folded = {
    rating: 1300,
    deviation: 80,
    volatility: 0.06,
    period: 3,
    right: 5,
    helped: 0,
    wrong: 1,
    skipped: 0,
  };
  const base = { until: at(0, 23).getTime() / 1000, kinds: new Map([["lock", folded]]) };
  // What is listed and folded counts once.
  expect(outcomes({ base, answers: LOG.answers })).toEqual([{ ...lock, right: 5, wrong: 1 }, find]);
});

test("a calendar of whole weeks up to today", () => {
  const weeks = calendar(LOG, at(3), 5);
  expect(weeks).toHaveLength(5);
  expect(weeks.slice(0, 4).every((week) => week.length === 7 && weekdayOf(week[0]?.day ?? 1) === 0)).toBe(
    true,
  );
  const days = weeks.flat();
  expect(days.at(-1)).toEqual({ day: dayOf(at(3)), count: 1 });
  expect(days.filter(({ count }) => count > 0).map(({ day, count }) => [day - dayOf(at(0)), count])).toEqual([
    [0, 2],
    [1, 1],
    [3, 1],
  ]);
});

test("how hard the solved ones were, each once", () => {
  const bins = hardness(
    logOf(...LOG.answers, given(9, a), given(9, b, { rating: 100 }), given(9, d, { rating: 3000 })),
  );
  expect(bins.map(({ from, to }) => [from, to]).at(0)).toEqual([800, 1000]);
  expect(bins.map(({ count }) => count)).toEqual([3, 0, 0, 0, 1, 0, 0, 1]);
});

test("what comes back in the next days, overdue ones today, problems that are gone not at all", () => {
  const days = coming(BOOK, LOG, at(3), 14);
  expect(days.map(({ day }) => day - dayOf(at(3)))).toEqual(Array.from({ length: 14 }, (_, n) => n));
  expect(days[0]?.count).toBe(3);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(coming(practice(1, ["rule"]), LOG, at(3), 14).every(({ count }) => count === 0)).toBe(true);
});
