import { describe, expect, test } from "vitest";
import { frameOf } from "./board-frame.ts";
import { canShift } from "./board-kind.ts";
import { coordinates } from "./coordinates.ts";
import { cover, settled } from "./cover.ts";
import { meetings } from "./extras/glued-boards.ts";
import { walk } from "./geometry.ts";
import { linesOf } from "./lines.ts";
import "./extras/all-extras.ts";
import type { BoardShape, Location, Meeting } from "./options.ts";

const FAMILIES: Record<string, [Meeting, Meeting]> = {
  cylinder: ["straight", null],
  moebius: ["twisted", null],
  torus: ["straight", "straight"],
  klein: ["twisted", "straight"],
  projective: ["twisted", "twisted"],
};
const SIZES = [
  [5, 5],
  [6, 4],
  [3, 7],
  [4, 3],
  [2, 2],
] as const;

/** A glued board by the definition of its family: what each cell meets to the right and below. */
function board(columns: number, rows: number, [across, down]: [Meeting, Meeting]): BoardShape {
  const points: BoardShape["points"] = [];
  const edges: BoardShape["edges"] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      points.push({ name: `${"abcdefg"[x]}${rows - y}`, x, y });
      const join = (column: number, row: number) => edges.push([y * columns + x, row * columns + column]);
      if (x + 1 < columns) join(x + 1, y);
      else if (across) join(0, across === "straight" ? y : rows - 1 - y);
      if (y + 1 < rows) join(x, y + 1);
      else if (down) join(down === "straight" ? x : columns - 1 - x, 0);
    }
  }
  return { width: columns - 1, height: rows - 1, points, edges, wrap: { across, down } };
}

const key = (a: Location, b: Location): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
const all = Object.entries(FAMILIES).flatMap(([name, meets]) =>
  SIZES.map(([columns, rows]) => [`${name} ${columns}x${rows}`, board(columns, rows, meets)] as const),
);

describe.each(all)("%s", (_, shape) => {
  const joined = new Set(shape.edges.map(([a, b]) => key(a, b)));

  test("what is drawn side by side is a pair of neighbours, and every pair is drawn", () => {
    const drawn = new Set<string>();
    const { width, height } = shape;
    for (let y = -height - 3; y <= 2 * height + 3; y++) {
      for (let x = -width - 3; x <= 2 * width + 3; x++) {
        const here = cover(shape, x, y);
        for (const there of [cover(shape, x + 1, y), cover(shape, x, y + 1)]) {
          if (here === null || there === null) continue;
          expect(joined).toContain(key(here, there));
          drawn.add(key(here, there));
        }
      }
    }
    expect(drawn).toEqual(joined);
  });

  test("however the window moves, it shows each point once, and its margin repeats the board", () => {
    if (!canShift(shape)) return;
    for (let x = 0; x < 2 * shape.width + 2; x++) {
      for (let y = 0; y < (shape.wrap?.down ? shape.height + 1 : 1); y++) {
        const frame = frameOf(shape, { shift: { x, y } });
        const places = new Set(frame.shape.points.map((point) => `${point.x},${point.y}`));
        expect(places.size).toBe(shape.points.length);
        for (const [at, point] of frame.shape.points.entries()) expect(frame.at(point.x, point.y)).toBe(at);
        for (const copy of frame.copies) expect(frame.at(copy.x, copy.y)).toBe(copy.at);
      }
    }
  });

  test("arrows walk to neighbours, and only edges that are not glued stop them", () => {
    const frame = frameOf(shape);
    for (const at of shape.points.keys()) {
      for (const way of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const to = walk(frame.shape, at, way, false, frame.at);
        if (to !== at) expect(joined).toContain(key(at, to));
        else if (way === "ArrowLeft" || way === "ArrowRight") expect(joined).toContain(key(at, at));
      }
    }
  });
});

test("only the projective plane stays where it is, and its corners are left blank", () => {
  for (const [name, meets] of Object.entries(FAMILIES))
    expect(canShift(board(4, 4, meets))).toBe(name !== "projective");
  const plane = board(4, 4, ["twisted", "twisted"]);
  expect([cover(plane, -1, -1), cover(plane, 4, 4), cover(plane, -1, 4)]).toEqual([null, null, null]);
  expect(canShift(board(3, 3, [null, null]))).toBe(false);
  expect(cover(board(3, 3, [null, null]), 3, 0)).toBe(null);
});

test("after a round, twice where it is twisted, the window is where it was", () => {
  expect(settled(board(5, 4, ["straight", "straight"]), { x: -1, y: 4 })).toEqual({ x: 4, y: 0 });
  expect(settled(board(5, 4, ["twisted", "straight"]), { x: 7, y: 0 })).toEqual({ x: 7, y: 0 });
  expect(settled(board(5, 4, ["twisted", "straight"]), { x: 10, y: 1 })).toEqual({ x: 0, y: 1 });
});

test("edges that meet have equal arrows: one head across, two down", () => {
  const heads = (meets: [Meeting, Meeting]) => meetings(frameOf(board(5, 5, meets))).heads.length;
  expect(Object.values(FAMILIES).map(heads)).toEqual([2, 2, 6, 6, 6]);
});

test("no line ends at the frame of a torus", () => {
  const { inner, farInner } = linesOf(frameOf(board(3, 3, ["straight", "straight"])));
  // Six lines, each with two steps and two halves inside.
  expect(inner.split("M").length - 1).toBe(24);
  expect(farInner).not.toBe("");
});

describe("names in the margin", () => {
  const texts = (x: number, meets: [Meeting, Meeting]) =>
    coordinates(frameOf(board(3, 2, meets), { shift: { x, y: 0 } })).map(({ text }) => text);
  // Columns from the left, then rows from below.
  test("move with the points", () => {
    expect(texts(1, ["straight", "straight"])).toEqual(["b", "c", "a", "1", "2"]);
  });
  test("stand at both ends where a column is turned over", () => {
    expect(texts(1, ["twisted", null])).toEqual(["b", "c", "a", "1", "2", "2", "1"]);
  });
});
