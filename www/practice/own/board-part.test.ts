import { expect, test } from "vitest";
import { partWords } from "./board-part.ts";

/** Three by three, named as boards are. */
const board = (...open: ("left" | "right" | "top" | "bottom")[]) => ({
  open,
  width: 2,
  height: 2,
  points: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"].map((name, at) => ({
    name,
    x: at % 3,
    y: Math.floor(at / 3),
  })),
});

test("all of a board may be asked about", () => {
  expect(partWords(board(), "count", [])).toBeNull();
  expect(partWords(board(), "lock", [0, 1, 2])).toBeNull();
});

test("a part is no matter of its whole", () => {
  for (const kind of ["find", "save", "pass", "cycle", "count", "rule"] as const)
    expect(partWords(board("top"), kind, [4])).toMatch(/^The board goes on here.*“Lock it” and “Refute it”/);
});

test.each([
  [["left"], [0, 3, 6]],
  [["right"], [2, 5, 8]],
  [["top"], [0, 1, 2]],
  [["bottom"], [6, 7, 8]],
  [
    ["left", "top"],
    [0, 1, 2, 3, 6],
  ],
] as const)("a claim keeps clear of the sides that go on: %j", (open, outermost) => {
  for (let at = 0; at < 9; at++) {
    const words = partWords(board(...open), "refute", [4, at]);
    if ((outermost as readonly number[]).includes(at))
      expect(words).toContain(`goes on beyond ${board().points[at]?.name}, and`);
    else expect(words).toBeNull();
  }
});

test("few points are named, more are counted", () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(partWords(board("top"), "lock", [0, 2])).toContain(
    "beyond a3 and c3, and nobody knows what lies there. Leave them",
  );
  expect(partWords(board("top"), "lock", [2])).toContain("Leave it out");
  expect(partWords(board("top", "left", "right", "bottom"), "lock", all)).toContain(
    "beyond a3, b3, c3, a2, c2, a1 and 2 more,",
  );
});
