import { afterEach, expect, test } from "vitest";
import { logOf } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { dateOf, dayOf, dayOfAnswer } from "./day.ts";
import { due } from "./memory.ts";
import { streak } from "./streak.ts";

const zone = process.env.TZ;
afterEach(() => {
  // A missing one can't be set to nothing.
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const given = (when: string, more = {}) => answer({ when: new Date(when).getTime() / 1000, ...more });

test.each([
  ["Pacific/Auckland", "2026-11-22T10:59:00Z", "2026-11-22", "2026-11-22T11:00:00Z", "2026-11-23"],
  ["America/Los_Angeles", "2026-11-22T07:59:00Z", "2026-11-21", "2026-11-22T08:00:00Z", "2026-11-22"],
  ["Asia/Kathmandu", "2026-11-21T18:14:00Z", "2026-11-21", "2026-11-21T18:15:00Z", "2026-11-22"],
])("in %s a day ends at its own midnight", (where, before, one, after, two) => {
  process.env.TZ = where;
  expect([dateOf(dayOf(new Date(before))), dateOf(dayOf(new Date(after)))]).toEqual([one, two]);
  expect(dateOf(dayOfAnswer(given(after)))).toBe(two);
  const late = logOf(given(before, { result: "wrong" }));
  expect(due(late, new Date(before))).toEqual([]);
  expect(due(late, new Date(after))).toHaveLength(1);
});

test.each(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago"])(
  "in %s every day of the year follows the one before, also where clocks are changed",
  (where) => {
    process.env.TZ = where;
    const first = dayOf(new Date(2026, 0, 1));
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => dayOf(new Date(2026, 0, 1, hour)));
    hours.forEach((day, hour) => {
      expect(day - first).toBe(Math.floor(hour / 24));
    });
    const answers = Array.from({ length: 365 }, (_, day) =>
      given(new Date(2026, 0, 1 + day, 23, 30).toISOString(), {
        id: `lock-${String(day).padStart(8, "0")}`,
      }),
    );
    expect(streak(logOf(...answers), new Date(2027, 0, 1, 0, 5))).toBe(365);
  },
);
