import { expect, test } from "vitest";
import { shapeOf } from "./board-shapes.ts";
import { claimOf } from "./claim.ts";
import { claimFault } from "./faults.ts";
import { setupOf } from "./liberties.ts";

const ROWS = ["..,", "..."];
const shape = shapeOf(ROWS);
if (!shape) throw new Error("no shape");
const read = (text: string) => claimOf(text, ROWS, shape);
const fault = (text: string) => claimFault(text, ROWS, shape, setupOf(ROWS));

test.each([
  ["black: all", "black", "all"],
  [" White : ALL ", "white", "all"],
  ["B: a1", "black", [2]],
  ["w: c1, A2 a1", "white", [0, 2, 4]],
  ["black: a1,a1", "black", [2]],
  ["black: *.,/..*", "black", [0, 4]],
  ["black: **. / ...", "black", [0, 1]],
])("%j", (text, player, set) => expect(read(text)).toEqual({ player, set }));

test.each([
  ["", "can’t be read"],
  ["all", "can’t be read"],
  ["red: all", "“red: all” can’t be read"],
  ["black a1", "can’t be read"],
  ["black:", "can’t be read"],
  ["black: ,", "of no point"],
  ["black: .../...", "of no point"],
  ["black: c2", "“c2”, which this board doesn’t have. Its points go from a2 to c1."],
  ["black: a1, i1", "“i1”, which this board doesn’t have. No column is called i."],
  ["“black: a1”", "Quotes in HTML are straight ones"],
  ["black: __proto__", "“__proto__”"],
  ["black: **/**", "Row 1 of the claim has 2 signs, that of the board has 3."],
  ["black: **./..*/...", "The claim has 3 rows, the board has 2."],
  ["black: ..*/...", "Row 1 of the claim has “*” in column 3, where the board has no point."],
  ["black: ..,/..,", "Row 2 of the claim has “,” in column 3, where the board has a point."],
  ["black: *.,/*.,", "Row 2 of the claim has “,” in column 3"],
  ["black: <img src=x onerror=alert(1)>", "“<img”"],
  [`black: ${"a1,".repeat(10_000)}`, "can’t be read"],
  ["\u202eblack\u0000: all", "“�black�: all”"],
])("%j is refused", (text, words) => {
  expect(read(text)).toBeNull();
  expect(fault(text)).toContain(words);
  expect(fault(text).length).toBeLessThan(200);
});

test("a set that is not bordered is told with its rule's two ways to fail", () => {
  const rows = ["x.", "x."];
  const board = shapeOf(rows);
  if (!board) throw new Error("no shape");
  const said = (text: string) => claimFault(text, rows, board, setupOf(rows));
  expect(said("black: a1, b1")).toContain("a2 outside it is Black’s too, beside a1");
  expect(said("white: a1, a2")).toContain("a2 borders on b2 outside it, and is no stone of White’s");
});

test("a board without a point has no claim", () => {
  const none = shapeOf([","]);
  if (!none) throw new Error("no shape");
  expect(claimOf("black: all", [","], none)).toBeNull();
  expect(claimFault("black: all", [","], none, setupOf([","]))).toContain("this board has none");
});
