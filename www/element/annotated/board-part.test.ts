import { expect, test } from "vitest";
import { shapeOf } from "../reading/board-shapes.ts";
import { numbersOf } from "../reading/liberties.ts";
import { partOf } from "./board-part.ts";
import { locations } from "./node-marks.ts";

const rows = [".....", ".....", ".....", "....."];
const places = numbersOf(rows);
const part = (view: string, board?: string) => {
  const shape = shapeOf(rows, board);
  return shape && partOf(shape, locations([view], places));
};

test("a part has its own places and its points their names; where it was cut, it goes on", () => {
  const found = part("ca:ec");
  expect(found?.shape).toMatchObject({ width: 2, height: 2, open: ["left", "bottom"] });
  expect(found?.from).toEqual([2, 3, 4, 7, 8, 9, 12, 13, 14]);
  expect(found?.shape.points[0]).toEqual({ name: "c4", x: 0, y: 0 });
  expect(found?.shape.edges).toHaveLength(12);
});

test("a board that is no plain grid is shown whole, and so is nothing", () => {
  expect(part("aa:bb", "torus")).toBeNull();
  expect(part("zz")).toBeNull();
});
