import { describe, expect, test } from "vitest";
import { contour } from "./extras/contour.ts";
import type { BoardShape } from "./options.ts";
import { type Cell, outline, rings } from "./outline.ts";

/** Cells from rows of `#`. */
const cells = (...rows: string[]): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "#" ? [{ x, y }] : [])));
const parts = (path: string): number => path.split("M").length - 1;
const corners = (path: string): number => path.split("A").length - 1;

describe("the outline of cells", () => {
  test("of nothing is nothing", () => {
    expect(outline([])).toBe("");
  });
  test("of one cell is a square with four round corners in the gaps", () => {
    const path = outline(cells("#"));
    expect([parts(path), corners(path)]).toEqual([1, 4]);
    expect(path).toContain("M0.3 -0.5A0.2 0.2 0 0 1 0.5 -0.3");
  });
  test("of a bent set turns inwards once", () => {
    const path = outline(cells("#.", "##"));
    expect([parts(path), corners(path)]).toEqual([1, 6]);
    expect(path.split("0 0 0").length - 1).toBe(1);
  });
  test("of a ring has a hole", () => {
    const path = outline(cells("###", "#.#", "###"));
    expect([parts(path), corners(path)]).toEqual([2, 8]);
  });
  test("of separate parts is separate, also where they share a corner", () => {
    expect(parts(outline(cells("#.#")))).toBe(2);
    const touching = outline(cells("#.", ".#"));
    expect([parts(touching), corners(touching)]).toEqual([2, 8]);
  });
  test("has no corner on a straight side", () => {
    expect(corners(outline(cells("#####")))).toBe(4);
  });
  test("can lie further in, at every corner by the same", () => {
    const near = rings(cells("#"))[0]?.length;
    expect(near).toBe(4);
    expect(outline(cells("#"), 0.1)).toContain("M0.2 -0.4A0.2 0.2 0 0 1 0.4 -0.2");
  });
  test("goes round each cell's outward sides exactly once", () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    for (let round = 0; round < 100; round++) {
      const set = cells(
        ...Array.from({ length: 5 }, () =>
          Array.from({ length: 5 }, () => (random() < 0.5 ? "#" : ".")).join(""),
        ),
      );
      const has = ({ x, y }: Cell) => set.some((cell) => cell.x === x && cell.y === y);
      const outward = set.flatMap(({ x, y }) =>
        [
          { x: x + 1, y },
          { x: x - 1, y },
          { x, y: y + 1 },
          { x, y: y - 1 },
        ].filter((beside) => !has(beside)),
      ).length;
      const length = rings(set).reduce(
        (sum, ring) =>
          sum +
          ring.reduce((part, corner, index) => {
            const next = ring[(index + 1) % ring.length] ?? corner;
            return part + Math.abs(next.x - corner.x) + Math.abs(next.y - corner.y);
          }, 0),
        0,
      );
      expect(length).toBe(outward);
    }
  });
});

describe("the outline on an irregular board", () => {
  const wheel: BoardShape = {
    width: 4,
    height: 4,
    shape: null,
    points: [{ name: "0", x: 2, y: 2 }],
    edges: [],
  };
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke * Math.PI) / 3;
    wheel.points.push({ name: String(spoke + 1), x: 2 + 2 * Math.cos(angle), y: 2 + 2 * Math.sin(angle) });
    wheel.edges.push([0, spoke + 1], [spoke + 1, ((spoke + 1) % 6) + 1]);
  }
  test("is one ring around neighbours, and one for each part", () => {
    expect(parts(contour(wheel, [0]))).toBe(1);
    expect(parts(contour(wheel, [0, 1]))).toBe(1);
    expect(parts(contour(wheel, [1, 3, 5]))).toBe(3);
  });
  test("has a hole around what does not belong, and none where no point lies", () => {
    expect(parts(contour(wheel, [1, 2, 3, 4, 5, 6]))).toBe(2);
    expect(parts(contour(wheel, [0, 1, 2, 3, 4, 5, 6]))).toBe(1);
  });
});
