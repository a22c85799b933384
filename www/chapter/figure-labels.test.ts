import { expect, test } from "vitest";
import { labelsOf } from "./figure-labels.ts";

test("labels stand by location, with the gaps of a board left out", () => {
  const labels = {
    A: [[0, 0]],
    "12": [
      [2, 0],
      [1, 1],
    ],
  };
  expect(labelsOf({ rows: ["x,o", ".x."], labels })).toEqual(["A", "12", null, "12", null]);
});

test("a diagram without labels has none, and what is no list is left alone", () => {
  expect(labelsOf({ rows: ["x."] })).toBeUndefined();
  expect(labelsOf({ rows: ["x."], labels: null })).toBeUndefined();
  expect(labelsOf({ rows: ["x."], labels: { A: 3 } })).toBeUndefined();
});
