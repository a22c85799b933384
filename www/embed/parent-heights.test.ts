import { expect, test } from "vitest";
import { Heights } from "./parent-heights.ts";

test("each height is told once, as a whole number that is not too small", () => {
  const heights = new Heights();
  expect(heights.now).toBeNull();
  expect([240.2, 240.9, 241, 300, 300].map((pixels) => heights.next(pixels))).toEqual([
    241,
    null,
    null,
    300,
    null,
  ]);
  expect(heights.now).toBe(300);
});

test.each([
  [-5, 0],
  [1e9, 10_000],
])("%d is bounded", (pixels, told) => {
  expect(new Heights().next(pixels)).toBe(told);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is no height", (pixels) => {
  expect([null, 10_000]).toContain(new Heights().next(pixels));
});

test("two heights in turn come to rest at the taller one", () => {
  const heights = new Heights();
  const told = Array.from({ length: 40 }, (_, turn) => heights.next(turn % 2 ? 400 : 380));
  expect(told.filter((height) => height !== null).length).toBeLessThan(8);
  expect(heights.now).toBe(400);
  // What is opened and closed by the reader may come and go, in a frame of another width at least.
  heights.forget();
  expect(heights.next(380)).toBe(380);
});
