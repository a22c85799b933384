import { expect, test } from "vitest";
import type { Line, Situation } from "../engine/engine.ts";
import { afterMove, moveName, placeOn, saidAt } from "./walk-state.ts";

const board = { points: ["a1", "b1"].map((name) => ({ name, x: 0, y: 0 })) } as Line["board"];
const start = { move: null } as Situation;
const after = {
  move: { color: "black", kind: "play", at: 1, captured: [], ko: false },
} as unknown as Situation;
const followed = { board, situations: [start, after, after] } as unknown as Line;

test("a note is said where it belongs, and the move where there is none", () => {
  const line = { moves: "b1 a1", notes: [{ move: 2, say: "Done." }] };
  expect([0, 1, 2].map((at) => saidAt(line, followed, at))).toEqual([
    "Step through it with Forward, or press a move.",
    "Black plays b1.",
    "Done.",
  ]);
  expect(saidAt({ moves: "b1", notes: [{ move: 0, say: "Look." }] }, followed, 0)).toBe("Look.");
});

test("moves by their names", () => {
  expect(moveName(board, { kind: "play", at: 1 })).toBe("b1");
  expect(moveName(board, { kind: "pass" })).toBe("pass");
  expect(moveName(board, { kind: "cycle", since: 3 })).toBe("cycle");
  expect(moveName(board, { kind: "cycle", since: 3, at: 0 })).toBe("cycle, a1");
  // By other rules a turn may be more than that.
  expect(moveName(board, { kind: "pass-for", at: 1 })).toBe("pass for b1");
  expect(moveName(board, { kind: "ask", black: true, white: false })).toBe("Black asks");
  expect(moveName(board, { kind: "ask", black: false, white: false })).toBe("nobody asks");
  expect(moveName(board, { kind: "next" })).toBe("next step");
  expect(moveName(board, { kind: "ko-pass" })).toBe("ko-pass");
});

test("what is said of a place far along the line names it by its number", () => {
  const line = { moves: "a1 b1 pass a1", notes: [] };
  expect([placeOn(line, ""), placeOn(line, "a1 b1"), placeOn(line, "b1")]).toEqual([0, 2, null]);
  const says = {
    id: "x",
    kind: "legal",
    verdict: "confirmed" as const,
    text: "After a1, b1, pass: b1 is legal.",
    said: "b1 is legal.",
    after: "a1 b1 pass",
    asks: {
      text: "After a1, b1, pass: is b1 legal?",
      said: "is b1 legal?",
      options: ["Yes", "No"],
      right: 0,
    },
  };
  expect(afterMove(says, line)).toMatchObject({
    text: "After move 3: b1 is legal.",
    asks: { text: "After move 3: is b1 legal?" },
  });
  expect(afterMove({ ...says, after: "a1 b1" }, line).text).toBe(says.text);
  const { said: _, ...byHand } = { ...says, text: "Written by hand.", own: true };
  expect(afterMove(byHand, line).text).toBe("Written by hand.");
});
