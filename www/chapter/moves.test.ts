import { expect, test } from "vitest";
import { movesOf, shared } from "./moves.ts";

const board = { points: ["a1", "b1", "a2"].map((name) => ({ name, x: 0, y: 0 })) };
const line = movesOf(" a1 pass  cycle@8 cycle@3+A2\n", board);

test("a line as a chapter writes it", () => {
  expect(line).toEqual([
    { kind: "play", at: 0 },
    { kind: "pass" },
    { kind: "cycle", since: 8 },
    { kind: "cycle", since: 3, at: 2 },
  ]);
  expect(movesOf("", board)).toEqual([]);
  expect(() => movesOf("c1", board)).toThrow("c1");
});

test.each([
  ["", 0],
  ["a1", 1],
  ["b1", 0],
  ["a1 pass b1", 2],
  ["a1 pass cycle@8 cycle@3", 3],
  ["a1 pass cycle@7", 2],
  ["a1 pass cycle@8 cycle@3+a2 b1", 4],
])("what %j shares with it", (other, count) => {
  expect(shared(movesOf(other, board), line)).toBe(count);
});
