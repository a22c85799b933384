import { expect, test } from "vitest";
import { isSame } from "./same.ts";

test.each<[unknown, unknown]>([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    [1, [2, "a"]],
    [1, [2, "a"]],
  ],
  [
    { a: 1, b: { c: null } },
    { b: { c: null }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{}, { b: undefined }],
])("%j says the same as %j", (one, other) => {
  expect(isSame(one, other)).toBe(true);
  expect(isSame(other, one)).toBe(true);
});

test.each<[unknown, unknown]>([
  [1, 2],
  [1, "1"],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: null }, {}],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])("%j says something else than %j", (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
