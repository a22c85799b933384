import { expect, test } from "vitest";
import { logOf } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { daysOf, streak } from "./streak.ts";

const at = (day: number, hour = 20): Date => new Date(2026, 10, 20 + day, hour);
const on = (day: number, hour?: number, result: "right" | "skipped" = "right") =>
  answer({ when: at(day, hour).getTime() / 1000, result });

test("days in a row, today or up to yesterday", () => {
  const log = logOf(on(0), on(2), on(3, 1), on(3, 23), on(4));
  expect(streak(log, at(4))).toBe(3);
  expect(streak(log, at(5, 23))).toBe(3);
  expect(streak(log, at(6, 0))).toBe(0);
  expect(streak(logOf(), at(0))).toBe(0);
});

test("a skip makes no day", () => {
  expect(streak(logOf(on(0), on(1, 9, "skipped")), at(1))).toBe(1);
  expect([...daysOf(logOf(on(0), on(0, 9), on(0, 10, "skipped"))).values()]).toEqual([2]);
});
