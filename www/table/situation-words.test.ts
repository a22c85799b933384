import { expect, test } from "vitest";
import type { Board, Situation } from "../engine/engine.ts";
import {
  boardLabel,
  entryWords,
  list,
  moveWords,
  pencilWords,
  refusalWords,
  situationParts,
  situationWords,
} from "./situation-words.ts";

const board: Board = {
  width: 2,
  height: 0,
  points: ["a1", "b1", "c1"].map((name, x) => ({ name, x, y: 0 })),
  edges: [],
  shape: "grid",
  wrap: { across: null, down: null },
  open: [],
  seams: [],
};
const quiet: Situation = {
  stones: [null, null, null],
  marks: [null, null, null],
  blackCaptives: 0,
  whiteCaptives: 0,
  turn: "black",
  passCount: 0,
  final: false,
  playable: [],
  cycle: null,
  line: "0 0 B 0",
  diagram: "",
  move: null,
};

test.each<[Partial<Situation> & { komi?: number }, string]>([
  [{}, "No prisoners. Black’s turn."],
  [{ blackCaptives: 5, komi: 5 }, "Komi 5. No prisoners. Black’s turn."],
  [{ blackCaptives: 7, komi: 5 }, "Komi 5. 2 black stones captured. Black’s turn."],
  [{ blackCaptives: 1, komi: 6.5 }, "Komi 6.5. 1 black stone captured. Black’s turn."],
  [{ whiteCaptives: 3, komi: -3 }, "Komi −3. No prisoners. Black’s turn."],
  [{ blackCaptives: 1, turn: "white" }, "1 black stone captured. White’s turn."],
  [{ whiteCaptives: 2 }, "2 white stones captured. Black’s turn."],
  [{ blackCaptives: 2, whiteCaptives: 3 }, "2 black and 3 white stones captured. Black’s turn."],
  [{ blackCaptives: 3, whiteCaptives: 1 }, "3 black and 1 white stone captured. Black’s turn."],
  [{ passCount: 1 }, "No prisoners. Black’s turn. White has passed."],
  [
    { passCount: -1, marks: [null, "temporary", null] },
    "No prisoners. Black’s turn. b1 is closed for this turn.",
  ],
  [
    { passCount: -1, marks: ["temporary", "temporary", "permanent"] },
    "No prisoners. Black’s turn. a1 and b1 are closed for this turn.",
  ],
  [{ passCount: 2, final: true }, "No prisoners. Both have passed, so play is over."],
])("situation %#", (change, words) => {
  expect(situationWords(board, { ...quiet, ...change })).toBe(words);
});

test.each<[Situation["move"], boolean, string]>([
  [null, false, ""],
  [{ kind: "pass", color: "white" }, false, "White passes."],
  [{ kind: "pass", color: "black" }, true, "Black passes. Play is over."],
  [{ kind: "play", color: "black", at: 1, captured: [], ko: false }, false, "Black plays b1."],
  [
    { kind: "play", color: "white", at: 1, captured: [0, 2], ko: false },
    false,
    "White plays b1 and captures a1 and c1.",
  ],
  [
    { kind: "play", color: "white", at: 1, captured: [0], ko: true },
    false,
    "White plays b1 and takes the ko at a1.",
  ],
  [
    { kind: "cycle", color: "black", since: 2, cleared: [0, 2], at: null, captured: [], ko: false },
    false,
    "Black removes a cycle. a1 and c1 are closed for good.",
  ],
  [
    { kind: "cycle", color: "white", since: 0, cleared: [2], at: 1, captured: [0], ko: false },
    false,
    "White removes a cycle, plays b1 and captures a1. c1 is closed for good.",
  ],
])("move %#", (move, final, words) => {
  expect(moveWords(board, { ...quiet, move, final })).toBe(words);
});

test("lists read as one says them", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(list)).toEqual(["", "a", "a and b", "a, b and c"]);
});

test("a board is called by its size", () => {
  expect(boardLabel(board)).toBe("Board, 3 by 1");
});

test.each<[Partial<Situation>, string]>([
  [{}, "Captured: 0 black, 0 white. Black’s turn. Passes in a row: 0."],
  [
    { blackCaptives: 1, turn: "white", passCount: 2 },
    "Captured: 1 black, 0 white. White’s turn. Passes in a row: 2.",
  ],
  [
    { whiteCaptives: 1, passCount: 2, final: true },
    "Captured: 0 black, 1 white. Both have passed, so play is over.",
  ],
  [
    { passCount: -1 },
    "Captured: 0 black, 0 white. Black’s turn. A ko was just taken, so the next pass is not counted.",
  ],
])("the entries of the line, one by one %#", (change, words) => {
  expect(entryWords({ ...quiet, ...change })).toBe(words);
});

test("what the line tells as well stands apart from the rest", () => {
  expect(situationParts(board, { ...quiet, whiteCaptives: 2, passCount: 1 })).toEqual([
    "2 white stones captured.",
    "Black’s turn. White has passed.",
  ]);
  expect(situationParts(board, { ...quiet, passCount: 2 })[0]).toBe("");
});

test("a point that was pressed once says what a second press does", () => {
  expect(pencilWords(board, 1)).toBe("Press b1 again to play there.");
  expect(pencilWords(board, 9)).toBe("");
});

test("a refusal says why, and by which rule", () => {
  expect(refusalWords({ rule: "B4.2", message: "a2 is marked", points: [0] })).toBe(
    "Not possible: a2 is marked (B4.2).",
  );
});
