import { expect, test } from "vitest";
import { practice } from "../../test/practice.ts";
import { dateOf, dayOf, dayWords, weekdayOf } from "../rating/day.ts";
import { daily } from "./daily.ts";

const BOOK = practice(20);
const days = Array.from({ length: 70 }, (_, n) => new Date(2026, 10, 16 + n, 12));
const ratingOn = (date: Date): number => daily(BOOK, date)?.problem.difficulty.rating ?? 0;

test("days have dates and weekdays, by the calendar", () => {
  const monday = dayOf(new Date(2026, 10, 16, 0, 1));
  expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe(monday);
  expect([dateOf(monday), weekdayOf(monday), weekdayOf(monday + 6)]).toEqual(["2026-11-16", 0, 6]);
  expect(dayWords(monday)).toBe("16 November 2026");
});

test("the same all day, another tomorrow", () => {
  expect(daily(BOOK, new Date(2026, 10, 16, 0, 1))).toEqual(daily(BOOK, new Date(2026, 10, 16, 23, 59)));
  const ids = days.map((date) => daily(BOOK, date)?.problem.id);
  for (let n = 1; n < ids.length; n++) expect(ids[n]).not.toBe(ids[n - 1]);
  // Mondays have 22 of the 160 problems, and week 2860 begins a round.
  const mondays = Array.from({ length: 66 }, (_, n) =>
    daily(BOOK, new Date(1970, 0, 5 + 7 * (2860 + n), 12)),
  );
  for (const round of [0, 22, 44])
    expect(new Set(mondays.slice(round, round + 22).map((asked) => asked?.problem.id)).size).toBe(22);
});

test("the order of the ladders changes nothing", () => {
  const other = { ladders: BOOK.ladders.toReversed() };
  for (const date of days) expect(daily(other, date)).toEqual(daily(BOOK, date));
});

test("harder from Monday to Sunday", () => {
  for (let week = 0; week < 10; week++) {
    const ratings = days.slice(week * 7, week * 7 + 7).map(ratingOn);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect((ratings[6] as number) - (ratings[0] as number)).toBeGreaterThan(900);
  }
});

test("few problems are enough, none gives none", () => {
  for (const date of days) expect(daily(practice(1, ["lock", "find"]), date)).not.toBeNull();
  expect(daily({ ladders: [] }, days[0] as Date)).toBeNull();
});
