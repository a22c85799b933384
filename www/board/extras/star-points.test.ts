import { expect, test } from "vitest";
import { shapeOf } from "../../element/reading/board-shapes.ts";
import { frameOf } from "../board-frame.ts";
import type { BoardShape } from "../options.ts";
import { starPoints } from "./star-points.ts";
import "../extras/all-extras.ts";

const stars = (
  columns: number,
  rows: number,
  more: Partial<BoardShape> = {},
  word = "rectangle",
): string[] => {
  const shape = shapeOf(
    Array.from({ length: rows }, () => ".".repeat(columns)),
    word,
  );
  if (!shape) throw new Error(word);
  return starPoints(frameOf({ ...shape, ...more }, { lines: 1, coordinates: "none" }))
    .map(({ x, y }) => `${x},${y}`)
    .sort();
};

test.each([
  [9, 9, ["2,2", "2,6", "4,4", "6,2", "6,6"]],
  [13, 13, ["3,3", "3,9", "6,6", "9,3", "9,9"]],
  [10, 9, ["2,2", "2,6", "7,2", "7,6"]],
  [7, 7, []],
  [19, 5, []],
])("%i by %i", (columns, rows, expected) => expect(stars(columns, rows)).toEqual(expected));

test("a board of nineteen lines has nine", () => {
  expect(stars(19, 19)).toHaveLength(9);
  expect(stars(19, 19)).toContain("3,9");
});

test("a part of a board and a glued one have none", () => {
  expect(stars(9, 9, { open: ["left"] })).toEqual([]);
  expect(stars(9, 9, {}, "torus")).toEqual([]);
});
