import { describe, expect, test } from "vitest";
import { frameOf } from "./board-frame.ts";
import { isGrid } from "./board-kind.ts";
import { coordinates } from "./coordinates.ts";
import { placeInFrame } from "./frame-position.ts";
import { rows, walk } from "./geometry.ts";
import { linesOf } from "./lines.ts";
import "./extras/all-extras.ts";
import type { BoardShape } from "./options.ts";

/** A grid from rows of `.` (a location) and `,` (none). */
function grid(...text: string[]): BoardShape {
  const points: BoardShape["points"] = [];
  const at = new Map<string, number>();
  text.forEach((row, y) => {
    [...row].forEach((cell, x) => {
      if (cell === ",") return;
      at.set(`${x},${y}`, points.length);
      points.push({ name: `${"abcdefgh"[x]}${text.length - y}`, x, y });
    });
  });
  const edges: BoardShape["edges"] = [];
  points.forEach(({ x, y }, from) => {
    for (const to of [at.get(`${x + 1},${y}`), at.get(`${x},${y + 1}`)])
      if (to !== undefined) edges.push([from, to]);
  });
  return { width: (text[0]?.length ?? 1) - 1, height: text.length - 1, points, edges };
}

const three = grid("...", "...", "...");
const holed = grid("...", ".,.", "...");
const count = (path: string): number => path.split("M").length - 1;

describe("lines", () => {
  test("the outermost lines of a grid are its border", () => {
    expect(count(linesOf(frameOf(three)).border)).toBe(8);
    expect(count(linesOf(frameOf(three)).inner)).toBe(4);
  });
  test("lines around a hole look at no location there, so all of a ring is border", () => {
    expect(count(linesOf(frameOf(holed)).border)).toBe(8);
    expect(count(linesOf(frameOf(holed)).inner)).toBe(0);
  });
});

describe("walking by keys", () => {
  test("arrows go to the neighbour and stop at the edge", () => {
    expect(walk(three, 4, "ArrowLeft")).toBe(3);
    expect(walk(three, 4, "ArrowRight")).toBe(5);
    expect(walk(three, 4, "ArrowUp")).toBe(1);
    expect(walk(three, 4, "ArrowDown")).toBe(7);
    expect(walk(three, 3, "ArrowLeft")).toBe(3);
  });
  test("a hole is jumped straight over", () => {
    // Row 2 of the ring holds locations 3 and 4 at its two ends.
    expect(walk(holed, 3, "ArrowRight")).toBe(4);
    expect(walk(holed, 1, "ArrowDown")).toBe(6);
  });
  test("Home and End stay in the row, with far they reach the ends of the board", () => {
    expect(walk(three, 4, "Home")).toBe(3);
    expect(walk(three, 4, "End")).toBe(5);
    expect(walk(three, 4, "Home", true)).toBe(0);
    expect(walk(three, 4, "End", true)).toBe(8);
  });
  test("Page Up and Page Down stay in the column", () => {
    expect(walk(three, 4, "PageUp")).toBe(1);
    expect(walk(three, 4, "PageDown")).toBe(7);
  });
  test("every location can be reached from every other, also on an odd layout", () => {
    const odd: BoardShape = {
      width: 2,
      height: 2,
      points: [
        { name: "0", x: 1, y: 0 },
        { name: "1", x: 0.1, y: 1.3 },
        { name: "2", x: 1.9, y: 1.6 },
        { name: "3", x: 0.8, y: 2 },
      ],
      edges: [],
    };
    for (const shape of [three, holed, odd]) {
      const reached = new Set([0]);
      for (const at of reached)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
          reached.add(walk(shape, at, key));
      expect(reached.size).toBe(shape.points.length);
    }
  });
});

test("rows are read from top to bottom and left to right", () => {
  expect(rows(holed)).toEqual([
    [0, 1, 2],
    [3, 4],
    [5, 6, 7],
  ]);
});

test("coordinates name each column and row once, and a board of numbers has none", () => {
  expect(coordinates(frameOf(three)).map(({ text }) => text)).toEqual(["a", "b", "c", "3", "2", "1"]);
  const numbers = { width: 1, height: 0, points: [{ name: "0", x: 0, y: 0 }], edges: [] };
  expect(coordinates(frameOf(numbers))).toEqual([]);
});

test("numbers of two figures end beside the stones, and have more room", () => {
  const points = Array.from({ length: 10 }, (_, y) => ({ name: `a${10 - y}`, x: 0, y }));
  const large = frameOf({ width: 0, height: 9, points, edges: [] });
  expect(large.left).toBeLessThan(frameOf(three).left);
  const [letter, ten] = coordinates(large);
  expect([letter?.text, letter?.ends, ten?.text, ten?.ends]).toEqual(["a", undefined, "10", true]);
  expect(coordinates(frameOf(three)).some(({ ends }) => ends)).toBe(false);
});

test("SGF counts both ways from the upper left with letters", () => {
  const letters = coordinates(frameOf(three, { coordinates: "sgf" })).map(({ text }) => text);
  expect(letters).toEqual(["a", "b", "c", "a", "b", "c"]);
  expect(coordinates(frameOf(three, { coordinates: "none" }))).toEqual([]);
});

test("the centre of a board lies in the middle of its frame", () => {
  expect(placeInFrame(frameOf(three), { x: 1, y: 1 })).toEqual({ left: 50, top: 50 });
});

describe("layouts", () => {
  test("a grid has whole places and steps of one; a pair told apart from it does not count", () => {
    expect(isGrid(three)).toBe(true);
    expect(isGrid({ ...three, edges: [...three.edges, [0, 8]] })).toBe(false);
    const seams = [
      {
        ends: [
          { at: 0, side: "left" },
          { at: 8, side: "right" },
        ],
        letter: "A",
      },
    ] as never;
    expect(isGrid({ ...three, edges: [...three.edges, [0, 8]], seams })).toBe(true);
  });
  test("other layouts are scaled to a least distance of one, from the upper left", () => {
    const shape: BoardShape = {
      width: 100,
      height: 50,
      points: [
        { name: "0", x: -20, y: 10 },
        { name: "1", x: 5, y: 10 },
        { name: "2", x: 80, y: 60 },
      ],
      edges: [],
    };
    const { shape: drawn } = frameOf(shape);
    expect(drawn.points.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [4, 2],
    ]);
    expect([drawn.width, drawn.height]).toEqual([4, 2]);
  });
  test("no border stands at a side that is open or glued, and lines run on there", () => {
    const cut = linesOf(frameOf({ ...three, open: ["left"] }));
    expect(count(cut.border)).toBe(6);
    expect(cut.fading.map(count)).toEqual([3, 3, 3]);
    const tube = linesOf(frameOf({ ...three, wrap: { across: "straight", down: null } }));
    // Upper and lower line: two steps, and half a step to each side.
    expect(count(tube.border)).toBe(8);
    expect(count(tube.farBorder)).toBeGreaterThan(0);
    const torus = linesOf(frameOf({ ...three, wrap: { across: "straight", down: "straight" } }));
    expect(torus.border + torus.farBorder).toBe("");
  });
});
