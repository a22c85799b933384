import { expect, test } from "vitest";
import { isOver, moved, passed, timeWords, wound } from "./clock.ts";

const allowance = { main: 60_000, periods: 2, period: 10_000 };

test("time of one’s own goes first, then period by period", () => {
  const begun = wound(allowance);
  const late = passed(begun, "black", 65_000, allowance);
  expect(late.black).toEqual({ main: 0, periods: 2, period: 5_000 });
  expect(late.white).toEqual(begun.white);
  // Within its period a move loses nothing.
  expect(moved(late, "black", allowance).black).toEqual({ main: 0, periods: 2, period: 10_000 });
  const lost = passed(late, "black", 6_000, allowance);
  expect(lost.black).toEqual({ main: 0, periods: 1, period: 9_000 });
  expect(isOver(lost.black)).toBe(false);
  expect(isOver(passed(lost, "black", 60_000, allowance).black)).toBe(true);
});

test("the time left in words", () => {
  expect(timeWords({ main: 251_500, periods: 2, period: 1 })).toBe("4:12");
  expect(timeWords({ main: 0, periods: 2, period: 9_000 })).toBe("0:09 (2)");
});
