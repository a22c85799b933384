import { expect, test } from "vitest";
import { fileName, isNamedBoard, proportion } from "./formats.ts";

test.each([
  ["Bent four in the corner", "bent-four-in-the-corner.svg"],
  ["../../etc/passwd", "etc-passwd.svg"],
  ["死", "position.svg"],
  [undefined, "position.svg"],
])("a file of %s is called %s", (name, file) => expect(fileName(name, "svg")).toBe(file));

test("a picture keeps its proportion", () => {
  expect(proportion('<svg viewBox="0 0 200 100">')).toBe(2);
  expect(proportion("<svg>")).toBe(1);
});

test("a board that no word names is told in full", () => {
  expect(isNamedBoard({ rows: ["."] })).toBe(true);
  expect(isNamedBoard({ rows: ["."], board: { shape: "torus" } })).toBe(true);
  expect(isNamedBoard({ rows: [".."], board: { neighbors: [[0, 1]] } })).toBe(false);
  expect(
    isNamedBoard({
      rows: [".."],
      glue: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    }),
  ).toBe(false);
});
