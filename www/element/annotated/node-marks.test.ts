import { expect, test } from "vitest";
import { numbersOf } from "../reading/liberties.ts";
import { readTree } from "./game-tree.ts";
import { locations, marksOf } from "./node-marks.ts";

const places = numbersOf(["...", "...", "..."]);
const marks = (text: string, at = 0) => marksOf(readTree(text) ?? [], at, places);

test("points, rectangles, and what is outside the board", () => {
  expect(locations(["aa", "bb:cc", "aa", "zz", "x", "", "ab:", "cc:aa"], places)).toEqual([0, 4, 7, 5, 8]);
});

test("arrows and lines have two ends on the board", () => {
  const { arrows, lines } = marks("(;AR[aa:cc][aa:cc][bb:bb][aa][aa:zz][aa:bb:cc]LN[ab:bb])");
  expect(arrows).toEqual([[0, 8]]);
  expect(lines).toEqual([[3, 4]]);
});

test("what is dimmed and what is shown holds until it is told anew", () => {
  const game = "(;DD[aa]VW[aa:bb]SL[cc];B[bb];DD[]VW[])";
  expect(marks(game, 1)).toMatchObject({ dimmed: [0], part: [0, 3, 1, 4], selected: [] });
  expect(marks(game, 2)).toMatchObject({ dimmed: [], part: null });
  // All of the board is no part of it.
  expect(marks("(;VW[aa:cc])").part).toBeNull();
});

test("territory", () =>
  expect(marks("(;TB[aa]TW[cc:cc][bb])").territory).toEqual({ black: [0], white: [8, 4] }));

test("rectangles upon rectangles cost little", () => {
  const since = performance.now();
  const large = numbersOf(Array.from({ length: 52 }, () => `${".".repeat(51)},`));
  expect(locations(Array(140_000).fill("aa:YY"), large).length).toBeGreaterThan(2500);
  expect(performance.now() - since).toBeLessThan(5000);
});
