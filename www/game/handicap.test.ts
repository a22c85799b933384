import { expect, test } from "vitest";
import { customary, pairFor } from "./handicap.ts";

test.each([
  // Gap, stones, komi, for an even game's komi of 5.
  [0.5, 1, 0],
  [1, 1, -5],
  [1.5, 2, 0],
  [2, 2, -5],
  [3, 3, -5],
])("a gap of %d is %d stones and komi %d", (gap, stones, komi) => {
  expect(pairFor(gap, 5)).toEqual({ stones, komi });
});

test("a part of a stone that is over a half is bought back", () => {
  expect(pairFor(1.25, 5)).toEqual({ stones: 2, komi: 3 });
  expect(pairFor(0.75, 5)).toEqual({ stones: 1, komi: -3 });
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("a gap of %d is none", (gap) => {
  expect(pairFor(gap, 5)).toBeNull();
});

const laid = (rows: string[] | null): string[] =>
  (rows ?? []).flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "x" ? [`${x},${y}`] : [])));

test("stones stand where custom has them", () => {
  expect(laid(customary(19, 19, 2))).toEqual(["15,3", "3,15"]);
  expect(laid(customary(19, 19, 3))).toEqual(["15,3", "3,15", "15,15"]);
  expect(laid(customary(9, 9, 5))).toEqual(["2,2", "6,2", "4,4", "2,6", "6,6"]);
  expect(laid(customary(19, 19, 6))).toEqual(["3,3", "15,3", "3,9", "15,9", "3,15", "15,15"]);
  expect(laid(customary(13, 13, 9))).toHaveLength(9);
});

test("custom knows no place on small or even boards", () => {
  for (const [columns, rows, stones] of [
    [5, 5, 2],
    [8, 9, 2],
    [19, 19, 10],
    [19, 19, 0],
  ] as const)
    expect(customary(columns, rows, stones)).toBeNull();
});
