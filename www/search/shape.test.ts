import { describe, expect, test } from "vitest";
import type { Position } from "./documents.ts";
import { type Drawn, findShape, type Ink, type Lie } from "./shape.ts";

const INKS: Record<string, Ink | null> = { x: "black", o: "white", ".": "empty", "?": null };
const drawn = (lie: Lie, ...rows: string[]): Drawn => ({
  lie,
  points: rows.map((row) => [...row].map((sign) => INKS[sign] ?? null)),
});
const found = (shape: Drawn, ...positions: Position[]): number[] =>
  findShape(shape, positions).map(({ position }) => position);

const HOOK = drawn("anywhere", "???", "?xo", "?x?");

describe("a shape is found", () => {
  test.each([
    ["as it is drawn", ["xo.", "x.."]],
    ["turned", ["xx.", ".o.", "..."]],
    ["upside down", ["...", "x..", "xo."]],
    ["mirrored", [".ox", "..x"]],
    ["with colours exchanged", ["...", ".ox", ".o."]],
    ["turned, mirrored and exchanged", ["....", ".oo.", ".x.."]],
    ["among permanent stones", ["XO.", "X.."]],
  ])("%s", (_, rows) => expect(found(HOOK, { rows })).toEqual([0]));

  test("with the points that it lies on", () => {
    expect(findShape(HOOK, [{ rows: ["...", ".xo", ".x."] }])[0]?.points).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ]);
  });

  test("once in each position, in their order", () => {
    expect(found(HOOK, { rows: ["xo", "x."] }, { rows: ["..", ".."] }, { rows: ["xoxo", "x.x."] })).toEqual([
      0, 2,
    ]);
  });
});

describe("a shape is not found", () => {
  test.each([
    ["with another stone", ["xx.", "x.."]],
    ["where the board ends", ["o.", "x."]],
    ["in a hole", ["x,", "x."]],
  ])("%s", (_, rows) => expect(found(HOOK, { rows })).toEqual([]));

  test("where a point must be empty and is not", () => {
    const eye = drawn("anywhere", "x.x");
    expect(found(eye, { rows: ["xox"] }, { rows: ["x.x"] }, { rows: ["x#x"] })).toEqual([1, 2]);
  });

  test("on a glued board", () => expect(found(HOOK, { rows: ["xo", "x."], odd: true })).toEqual([]));
  test("when nothing is drawn", () =>
    expect(found(drawn("anywhere", "??", "??"), { rows: ["xo"] })).toEqual([]));
});

describe("on a border", () => {
  const corner = drawn("corner", "???", "x??", "?o?");
  test.each<[string, string[], number[]]>([
    ["in its corner", ["...", "x..", ".o."], [0]],
    ["in another corner", [".o.", "x..", "..."], [0]],
    ["not away from it", ["....", ".x..", "..o.", "...."], []],
  ])("%s", (_, rows, expected) => expect(found(corner, { rows })).toEqual(expected));
  test("but not where a diagram is only cut off", () => {
    expect(found(corner, { rows: ["x..", ".o."], edges: ["top", "right"] })).toEqual([]);
  });
  test("a side holds along all of it", () => {
    const side = drawn("side", "???", "?x?", "?o?");
    expect(
      found(side, { rows: ["....", "..x.", "..o."] }, { rows: ["....", "..x.", "..o.", "...."] }),
    ).toEqual([0]);
  });
});
