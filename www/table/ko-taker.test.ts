import { expect, test } from "vitest";
import { shapeOf } from "../element/reading/board-shapes.ts";
import type { Situation } from "../engine/engine.ts";
import { koTaker } from "./ko-taker.ts";

const at = (rows: string[], turn: "black" | "white", passCount = -1): string | null => {
  const board = shapeOf(rows);
  if (!board) throw new Error("a plain board");
  const signs = [...rows.join("")];
  const found = koTaker(board, {
    stones: signs.map((sign) => (sign === "x" ? "black" : sign === "o" ? "white" : null)),
    marks: signs.map((sign) => (sign === "#" ? "temporary" : null)),
    turn,
    passCount,
    move: null,
  } as Situation);
  return found === null ? null : (board.points[found]?.name ?? null);
};

test("the stone that took the ko is the last that moved", () => {
  expect(at([".xo.", "x#xo", ".xo."], "white")).toBe("c2");
  expect(at([".xo.", "xo#o", ".xo."], "black")).toBe("b2");
});

test.each<[string, string[], "black" | "white", number]>([
  ["without a ko", [".xo.", "x.xo", ".xo."], "white", 0],
  ["where the mark was set before the game", ["...", ".#.", "..."], "black", -1],
  ["where two stones could have taken", ["#xo", "xo.", "o.."], "white", -1],
  ["after a pass", [".xo.", "x#xo", ".xo."], "white", 0],
])("nothing is told %s", (_, rows, turn, passes) => expect(at(rows, turn, passes)).toBeNull());
