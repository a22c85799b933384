import { describe, expect, test } from "vitest";
import { coordinates, lines, place, rows, walk } from "./geometry.ts";
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
    expect(count(lines(three).border)).toBe(8);
    expect(count(lines(three).inner)).toBe(4);
  });
  test("lines around a hole look at no location there, so all of a ring is border", () => {
    expect(count(lines(holed).border)).toBe(8);
    expect(count(lines(holed).inner)).toBe(0);
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
  expect(coordinates(three).map(({ text }) => text)).toEqual(["a", "b", "c", "3", "2", "1"]);
  expect(coordinates({ width: 1, height: 0, points: [{ name: "0", x: 0, y: 0 }], edges: [] })).toEqual([]);
});

test("the centre of a board lies in the middle of its frame", () => {
  expect(place(three, 4)).toEqual({ left: 50, top: 50 });
  expect(() => place(three, 9)).toThrow(RangeError);
});
