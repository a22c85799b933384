import { expect, test } from "vitest";
import type { PositionInput, Situation } from "../engine/engine.ts";
import { asSetUp } from "../table/as-set-up.ts";
import {
  bare,
  blank,
  emptied,
  holesFilled,
  openSides,
  places,
  press,
  put,
  resize,
  rowContents,
  saidToBeTaken,
  shapeOf,
  withBoard,
  withOpen,
  withRows,
  withToldRows,
} from "./position-rows.ts";

test("an empty board has the asked size", () => expect(blank(3, 2)).toEqual(["...", "..."]));

test("locations are counted row by row, holes skipped", () => {
  expect(places(["x,", ".o"]).map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  expect(emptied(["x,", "#O"])).toEqual([".,", ".."]);
  expect(holesFilled(["x,", "#O"])).toEqual(["x.", "#O"]);
});

test("what the characters mean", () => {
  expect(rowContents(["xo.", "#*,", "XO."])).toEqual({
    stones: ["black", "white", null, null, null, "black", "white", null],
    marks: [null, null, null, "temporary", "permanent", "permanent", "permanent", null],
  });
});

test("one character is changed, and pressing with the same takes it away", () => {
  expect(put(["...", "..."], 1, 2, "x")).toEqual(["...", "..x"]);
  expect(press("x", "x")).toBe(".");
  expect(press("o", "x")).toBe("x");
});

test("another size keeps the upper left, also of ragged rows", () => {
  expect(resize(["xo", "ox"], 3, 3)).toEqual(["xo.", "ox.", "..."]);
  expect(resize(["xo", "o"], 2, 2)).toEqual(["xo", "o."]);
  expect(resize(["xo", "ox"], 1, 1)).toEqual(["x"]);
});

test("a ko mark brings its pass count and takes it along", () => {
  const plain: PositionInput = { rows: ["..."] };
  const shut = withRows(plain, [".#."]);
  expect(shut.passes).toBe(-1);
  expect(withRows(shut, ["..."]).passes).toBe(0);
  expect(withRows({ rows: [".#."], passes: 0 }, ["..."]).passes).toBe(0);
});

test("another board forgets what was glued by hand", () => {
  const glued: PositionInput = {
    rows: ["..", ".."],
    name: "n",
    glue: [
      [
        [0, 0],
        [1, 1],
      ],
    ],
    board_edges: ["left"],
  };
  const torus = withBoard(glued, "torus", glued.rows);
  expect(torus).toEqual({ rows: ["..", ".."], name: "n", board: { shape: "torus" } });
  expect(shapeOf(torus)).toBe("torus");
  expect(withBoard(torus, "rectangle", torus.rows)).toEqual({ rows: ["..", ".."], name: "n" });
  expect(shapeOf({ rows: [], board: "a caption" })).toBe("rectangle");
  expect(shapeOf({ rows: [], board: { neighbors: [[0, 1]] } })).toBeNull();
});

test("a part of a board has sides that go on, which another size keeps", () => {
  const whole: PositionInput = { rows: ["...", "..."], turn: "white" };
  expect(openSides(whole)).toEqual([]);
  const part = withOpen(whole, ["top", "right"]);
  expect(part).toEqual({ ...whole, board_edges: ["left", "bottom"] });
  expect(openSides(part)).toEqual(["right", "top"]);
  expect(withOpen(part, [])).toEqual(whole);
  expect(withOpen(part, ["left", "right", "top", "bottom"]).board_edges).toEqual([]);
  expect(openSides(withOpen(whole, ["left", "right", "top", "bottom"]))).toHaveLength(4);
  expect(withBoard(part, "rectangle", ["...."]).board_edges).toEqual(["left", "bottom"]);
  expect(withBoard(part, "torus", part.rows)).not.toHaveProperty("board_edges");
  expect(asSetUp(part, { stones: [], marks: [] } as unknown as Situation).board_edges).toEqual([
    "left",
    "bottom",
  ]);
  // What was kept may be anything.
  expect(openSides({ rows: ["."], board_edges: "left" as never })).toEqual([]);
});

test("a situation becomes a position to set up, with komi told apart", () => {
  const situation = {
    stones: ["black", null, "white", null],
    marks: ["permanent", "temporary", null, "permanent"],
    blackCaptives: 8,
    whiteCaptives: 1,
    turn: "white",
    passCount: -1,
  } as unknown as Situation;
  expect(asSetUp({ rows: ["..", ",", ".."], komi: 6 }, situation)).toEqual({
    rows: ["X#", ",", "o*"],
    komi: 6,
    black_captives: 2,
    white_captives: 1,
    turn: "white",
    passes: -1,
  });
  expect(asSetUp({ rows: ["..", ".."], komi: 6.5 }, situation).black_captives).toBe(8);
});

test("rows that can't stand are told beside the empty board, and fit only that", () => {
  const start: PositionInput = { rows: ["xo", "#,"], passes: -1, komi: 6 };
  expect(bare(start)).toEqual({ rows: ["..", ".,"], passes: 0, komi: 6 });
  expect(withToldRows(bare(start), start.rows)).toEqual(start);
  expect(withToldRows(bare(start), ["xo", "#."])).toBeNull();
});

test("captives where nothing lies may be a komi; elsewhere they are captives", () => {
  expect(saidToBeTaken({ rows: ["..", ".."], black_captives: 5 })).toBe(5);
  expect(saidToBeTaken({ rows: ["..", ".,"], black_captives: 5, white_captives: 1 })).toBe(0);
  expect(saidToBeTaken({ rows: ["x.", ".."], black_captives: 5 })).toBe(0);
});
