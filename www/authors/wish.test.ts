import { expect, test } from "vitest";
import { shapeOf } from "../element/reading/board-shapes.ts";
import { claimOf } from "../element/reading/claim.ts";
import { written } from "./claim.ts";
import type { Shown } from "./position.ts";
import { keepWish, keptWish, START, wishedOf, withText } from "./wish.ts";

test("what a mode has no use for is no attribute", () => {
  const wish = { ...START, claim: "black: all", side: "refuter", numbers: "all", at: "3", caption: " A ko " };
  expect(wishedOf({ ...wish, mode: "view" }, 5)).toEqual({
    mode: "view",
    numbers: "all",
    at: "3",
    caption: "A ko",
  });
  expect(wishedOf({ ...wish, mode: "prove" }, 0)).toEqual({
    mode: "prove",
    claim: "black: all",
    side: "refuter",
    caption: "A ko",
  });
  expect(wishedOf({ ...wish, mode: "view", at: "<b>" }, 5).at).toBeUndefined();
});

test("each kind of problem is told what it needs, and nothing else", () => {
  const wish = {
    ...START,
    mode: "problem",
    claim: "black: a1",
    side: "refuter",
    player: "white",
    move: " b3 ",
  };
  const told = (ask: string) => wishedOf({ ...wish, ask }, 0);
  expect(told("")).toEqual({ mode: "problem", claim: "black: a1", side: "refuter" });
  expect(told("lock")).toEqual({ mode: "problem", ask: "lock", claim: "black: a1" });
  expect(told("save")).toEqual({ mode: "problem", ask: "save", claim: "black: a1" });
  expect(told("find")).toEqual({ mode: "problem", ask: "find", player: "white" });
  expect(told("rule")).toEqual({ mode: "problem", ask: "rule", move: "b3" });
  expect(told("count")).toEqual({ mode: "problem", ask: "count" });
  expect(wishedOf({ ...wish, ask: "rule", mode: "prove" }, 0)).toEqual({
    mode: "prove",
    claim: "black: a1",
    side: "refuter",
  });
});

test("what names points of a position goes with it when another is pasted, and stays while it is edited", () => {
  const wish = { ...START, text: "x o .\n. . .", claim: "black: a1", move: "b1", at: "2", caption: "Mine" };
  const said = ({ claim, move, at, caption }: typeof wish) => ({ claim, move, at, caption });
  expect(said(withText(wish, "x o .\n. x ."))).toEqual({
    claim: "black: a1",
    move: "b1",
    at: "2",
    caption: "Mine",
  });
  // As large as the one before.
  expect(withText(wish, "o x x\n. o .").text).toBe("o x x\n. o .");
  expect(said(withText(wish, "o x x\n. o ."))).toEqual({ claim: "", move: "", at: "", caption: "Mine" });
  // A claim may be typed before there is a position.
  expect(withText({ ...wish, text: "" }, "x o").claim).toBe("black: a1");
});

test("without storage nothing is kept, and nothing breaks", () => {
  keepWish(START);
  expect(keptWish()).toBeNull();
});

test.each([
  [
    ["..", ".."],
    [0, 1, 2, 3],
  ],
  [
    ["..,.", "...."],
    [0, 3],
  ],
  [
    ["....", ".,..", "...."],
    [0, 1, 2, 3, 4, 5, 6, 8],
  ],
])("a set is written so that it is read again: %j %j", (rows, set) => {
  const board = shapeOf(rows);
  if (!board) throw new Error("no board");
  const shown = { start: { rows }, board } as unknown as Shown;
  const read = claimOf(written("white", set, shown), rows, board);
  const all = set.length === board.points.length;
  expect(read).toEqual({ player: "white", set: all ? "all" : set });
});
