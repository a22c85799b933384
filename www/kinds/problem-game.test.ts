import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as light from "../engine/generated/loja.js";
import {
  closed,
  doing,
  isInside,
  locations,
  moveOf,
  movesOf,
  namesIn,
  startFrom,
  startOf,
} from "./problem-game.ts";

beforeAll(() => {
  const bytes = readFileSync(new URL("../engine/generated/loja_bg.wasm", import.meta.url));
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

test("a claim on a part of a board keeps clear of where it goes on, and so does what was captured", () => {
  const rows = [".oxo.", "x...o", ".o..o", "...xo"];
  const line = (edges: ("left" | "top")[] | null, ...names: string[]) => {
    const start = { rows, turn: "white" as const, ...(edges && { board_edges: edges }) };
    const { board } = light.follow(start, []);
    return light.follow(start, movesOf(board, names));
  };
  const { board } = line(null);
  const at = (...names: string[]) => locations(board, names);
  expect(isInside(line(["left", "top"]), at("a4", "b3", "d2"))).toBe(true);
  for (const name of ["e4", "e2", "a1", "d1"])
    expect(isInside(line(["left", "top"]), at("b3", name))).toBe(false);
  expect(isInside(line(null), at("e2", "a1"))).toBe(true);
  // The stone on the upper side is captured, which is no edge in the second.
  expect(line([], "c3").situations.at(-1)?.stones[2]).toBeNull();
  expect(isInside(line(["left", "top"], "c3"), at("b2"))).toBe(true);
  expect(isInside(line(["left"], "c3"), at("b2"))).toBe(false);
  expect(isInside(line(["left"], "c2"), at("b2"))).toBe(true);
});

test("what somebody does", () => {
  expect(["pass", "c3", "cycle@2", "cycle@2+b5"].map(doing)).toEqual([
    "passes",
    "plays c3",
    "removes the cycle",
    "removes the cycle and plays b5",
  ]);
});
