import { describe, expect, test } from "vitest";
import { givenBy, layersOf, mapOf, ROUNDABOUT, solid, streetsOf } from "./made-boards.ts";

describe("space", () => {
  test("a point has up to six neighbours, and all of them are told once", () => {
    const cube = solid(3, 3, 3);
    const pairs = givenBy(cube)?.neighbors ?? [];
    expect(pairs.filter((pair) => pair.includes(13))).toHaveLength(6);
    expect(pairs).toHaveLength(54);
    expect(new Set(pairs.map(String)).size).toBe(54);
    expect(cube.rows).toHaveLength(9);
  });
  test("it is known again by its pairs, and nothing else is taken for it", () => {
    expect(layersOf(solid(4, 3, 2))).toBe(2);
    expect(layersOf(solid(2, 2, 4))).toBe(4);
    expect(layersOf({ rows: ["..", ".."] })).toBeNull();
    expect(layersOf({ rows: ["....", "...."], board: { neighbors: [[0, 1]] } })).toBeNull();
  });
  test("no two points are drawn in one place", () => {
    const at = givenBy(solid(4, 4, 3))?.at ?? [];
    expect(new Set(at.map(String)).size).toBe(48);
  });
});

describe("maps", () => {
  test("streets are read as they are written", () => {
    const made = mapOf(ROUNDABOUT);
    if (typeof made === "string") throw new Error(made);
    expect(made.rows).toEqual(["............"]);
    expect(streetsOf(made)).toBe(ROUNDABOUT);
    expect(new Set((givenBy(made)?.at ?? []).map(String)).size).toBe(12);
  });
  test.each(["", "1", "1-1", "1-2-3", "a-b", "1-99 2-3"])("%j is refused in words", (streets) =>
    expect(typeof mapOf(streets)).toBe("string"),
  );
});
