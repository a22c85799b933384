import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as light from "../../engine/generated/loja.js";
import { closed, doing, locations, moveOf, movesOf, namesIn, startFrom, startOf } from "./game.ts";

beforeAll(() => {
  const bytes = readFileSync(new URL("../../engine/generated/loja_bg.wasm", import.meta.url));
  light.initSync({ module: bytes });
});

const ko = { rows: [".xo.", "xo.o", ".xo.", "...."], turn: "black" as const, passes: 0 as const };

test("the start has the position alone", () => {
  const problem = { ...ko, id: "rule-00000000", kind: "rule", solutions: ["legal"], difficulty: {} };
  expect(startOf(problem)).toEqual(ko);
  const part = startOf({ ...ko, board_edges: ["left"] });
  expect(part.board_edges).toEqual(["left"]);
  expect(closed(part)).toEqual(ko);
});

test("moves by their names", () => {
  const { board } = light.follow(ko, []);
  expect(namesIn(" c3  pass cycle@0 ")).toEqual(["c3", "pass", "cycle@0"]);
  expect(namesIn(undefined)).toEqual([]);
  expect(locations(board, ["a4", "d1", "t9"])).toEqual([0, 15]);
  expect(movesOf(board, ["a4", "pass", "cycle@3", "cycle@3+d1"])).toEqual([
    { kind: "play", at: 0 },
    { kind: "pass" },
    { kind: "cycle", since: 3 },
    { kind: "cycle", since: 3, at: 15 },
  ]);
  expect(() => moveOf(board, "z9")).toThrow("z9");
});

test("a situation of a line, as a start of its own", () => {
  const { board, situations } = light.follow(ko, [moveOf(light.follow(ko, []).board, "c3")]);
  const after = situations.at(-1);
  if (!after) throw new Error("the move was made");
  const again = startFrom(ko, after);
  expect(again.rows).toEqual([".xo.", "x#xo", ".xo.", "...."]);
  const [same] = light.follow(again, []).situations;
  expect({ ...same, move: null }).toEqual({ ...after, move: null });
  expect(board.points).toHaveLength(16);
});

test("holes stay where they are, and stones that stay for ever too", () => {
  const start = { rows: ["x,O", "*.o"], turn: "white" as const };
  const [situation] = light.follow(start, []).situations;
  if (!situation) throw new Error("there is a start");
  expect(startFrom(start, situation).rows).toEqual(start.rows);
});

test("what somebody does", () => {
  expect(["pass", "c3", "cycle@2", "cycle@2+b5"].map(doing)).toEqual([
    "passes",
    "plays c3",
    "removes the cycle",
    "removes the cycle and plays b5",
  ]);
});
