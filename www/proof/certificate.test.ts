import { expect, test } from "vitest";
import type { Board, Line, Situation } from "../engine/engine.ts";
import { acceptedWords, startOf } from "./certificate.ts";

const situation = {
  stones: ["black", null, "white"],
  marks: ["permanent", "temporary", null],
  blackCaptives: 2,
  whiteCaptives: 1,
  turn: "white",
  passCount: -1,
} as unknown as Situation;

const line = (board: Partial<Board>): Line => ({ board, situations: [situation] }) as unknown as Line;
const counts = { black_captives: 2, white_captives: 1, turn: "white", passes: -1 };

test("a position on rows keeps them, with its holes and its shape", () => {
  const points = [
    { name: "a2", x: 0, y: 0 },
    { name: "a1", x: 0, y: 1 },
    { name: "b1", x: 1, y: 1 },
  ];
  const board = { width: 1, height: 1, points, edges: [], shape: "torus" };
  expect(startOf(line(board))).toEqual({ rows: ["X,", "#o"], board: { shape: "torus" }, ...counts });
  expect(startOf(line({ ...board, shape: "grid" }))).toEqual({ rows: ["X,", "#o"], ...counts });
});

test("any other board is given by its pairs", () => {
  const points = [0, 1, 2].map((at) => ({ name: String(at), x: at / 2, y: 0 }));
  const board = { width: 1, height: 0, points, edges: [[0, 2] as [number, number]], shape: null };
  expect(startOf(line(board))).toEqual({
    rows: ["X#o"],
    board: {
      neighbors: [[0, 2]],
      at: [
        [0, 0],
        [0.5, 0],
        [1, 0],
      ],
    },
    ...counts,
  });
});

test("what the checker found is said with its size and time", () => {
  const found = {
    answer: "lock",
    title: "Black, 9 at the right",
    situations: 312,
    bytes: 4200,
    elapsed: 12.4,
  };
  expect(acceptedWords(found as never)).toBe(
    "Accepted. Black, 9 at the right: the claim holds. 312 situations, 4 kB, checked in 12 ms.",
  );
});
