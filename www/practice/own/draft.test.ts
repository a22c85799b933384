import { expect, test } from "vitest";
import type { Line, Situation } from "../../engine/engine.ts";
import type { PracticeProblem } from "../../engine/practice.ts";
import { KINDS, type Problem } from "../../kinds/problem.ts";
import { type Draft, EMPTY, missing, moveOf, moveText, partWords, taskOf } from "./draft.ts";
import { draftOf } from "./stored-draft.ts";
import { effortOf, factsWords } from "./words.ts";

/** The engine's problem and the page's are one: each can stand for the other. The list has every kind, and no other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const same: [Same<PracticeProblem, Problem>, Same<PracticeProblem["kind"], (typeof KINDS)[number]>] = [
  true,
  true,
];

const situation = (told: Partial<Situation> = {}): Situation =>
  ({ turn: "white", final: false, cycle: null, ...told }) as Situation;
const line = (told?: Partial<Situation>, open: Line["board"]["open"] = []): Line =>
  ({
    board: { open, points: [], width: 0, height: 0 } as unknown as Line["board"],
    situations: [situation(told)],
  }) as Line;
const draft = (told: Partial<Draft>): Draft => ({ ...EMPTY, ...told });

test("the types of the engine and of the page agree", () => expect(same).toEqual([true, true]));

test("what is missing is asked for, and nothing else", () => {
  expect(missing(EMPTY, line())).toMatch(/Choose the question/);
  expect(missing(draft({ kind: "lock" }), line())).toMatch(/points of the claim/);
  expect(missing(draft({ kind: "lock", set: [1] }), line())).toBeNull();
  expect(missing(draft({ kind: "save", set: [1] }), line({ final: true }))).toMatch(/Undo a pass/);
  expect(missing(draft({ kind: "count" }), line())).toMatch(/both players pass/);
  expect(missing(draft({ kind: "count" }), line({ final: true }))).toBeNull();
  expect(missing(draft({ kind: "cycle" }), line())).toMatch(/No cycle/);
  expect(missing(draft({ kind: "cycle" }), line({ cycle: 0 }))).toBeNull();
  expect(missing(draft({ kind: "rule" }), line())).toMatch(/move in question/);
  expect(missing(draft({ kind: "pass" }), line({ final: true }))).not.toBeNull();
  expect(missing(draft({ kind: "pass" }), line({}, ["top"]))).toMatch(/part of a board/);
  for (const kind of KINDS) {
    const words = missing(draft({ kind }), line());
    if (words) expect(words).toMatch(/^[A-Z].*\.$/);
  }
});

test("a task has what its kind asks for, and the rest is left out", () => {
  const all = draft({ player: "black", set: [4, 1], asked: { kind: "pass" } });
  expect(taskOf({ ...all, kind: "lock" }, line())).toEqual({
    kind: "lock",
    player: "black",
    set: [1, 4],
    move: null,
  });
  // Who saves has the turn.
  expect(taskOf({ ...all, kind: "save" }, line())).toMatchObject({ player: "white", set: [1, 4] });
  expect(taskOf({ ...all, kind: "find" }, line())).toMatchObject({ player: "black", set: [] });
  expect(taskOf({ ...all, kind: "rule" }, line())).toMatchObject({
    player: null,
    set: [],
    move: { kind: "pass" },
  });
  expect(taskOf(all, line())).toBeNull();
});

test("moves are written and read again", () => {
  for (const text of ["pass", "7", "cycle@3", "cycle@3+4"]) {
    const move = moveOf(text);
    expect(move && moveText(move)).toBe(text);
  }
  for (const text of ["", "a1", "cycle@", "-1", "7;8"]) expect(moveOf(text)).toBeNull();
});

test.each([null, 1, "x", [], {}, { start: {} }, { start: { rows: [] } }, { start: { rows: [1] } }])(
  "nothing is made of a kept text without a position: %j",
  (text) => expect(draftOf(text)).toBeNull(),
);

test("what holds of a kept text is kept", () => {
  const start = { rows: ["x."] };
  expect(
    draftOf({ start, moves: ["1", "nonsense", 7], kind: "tsumego", set: [1, -1, "2"], asked: "pass" }),
  ).toEqual({
    ...EMPTY,
    start,
    moves: [{ kind: "play", at: 1 }],
    set: [1],
    asked: { kind: "pass" },
  });
});

test("what is kept of a part of a board keeps its sides", () => {
  const start = { rows: ["x."], board_edges: ["left", "bottom"] };
  expect(draftOf(JSON.parse(JSON.stringify({ start })))?.start).toEqual(start);
});

test("how far the engine is, is told in situations and seconds", () => {
  expect(effortOf(0, 1200)).toBe("1.2 s so far.");
  expect(effortOf(12_400, 3000)).toBe("12\u202f400 situations looked at in 3.0 s.");
  expect(effortOf(12_400, 3000, 30_000)).toBe(
    "12\u202f400 situations looked at in 3.0 s. After about 30 s it asks whether to go on.",
  );
});

const problem = (told: Partial<Problem>): Problem =>
  ({
    kind: "refute",
    player: "black",
    solutions: ["c1"],
    traps: [],
    difficulty: { rating: 1118 },
    ...told,
  }) as Problem;

test("what was found is told in a sentence each", () => {
  expect(factsWords(problem({ solutions: ["c1", "b2", "pass"], traps: [{ move: "a1", line: [] }] }))).toEqual(
    [
      "The claim does not hold; three first moves solve it: c1, b2 and a pass.",
      "One trap: a1.",
      "Its rating is about 1\u202f118.",
    ],
  );
  const difficulty = { rating: 1118, legal: 10 } as Problem["difficulty"];
  expect(factsWords(problem({ open: ["b1", "a2"], difficulty }))[1]).toBe(
    "Of nine others seven are refuted and two not decided: b1 and a2.",
  );
  expect(factsWords(problem({ kind: "lock", opening: "d1" }))[0]).toBe(
    "The claim holds; one first move solves it after d1: c1.",
  );
  expect(factsWords(problem({ kind: "save", verdict: "lock", solutions: ["pass"] }))[0]).toMatch(
    /^Nothing needs/,
  );
  expect(factsWords(problem({ kind: "save", solutions: ["a1", "a2"] }))[0]).toBe(
    "Two first moves save it: a1 and a2.",
  );
  expect(factsWords(problem({ kind: "find", player: "white", solutions: [] }))[0]).toBe(
    "White controls nothing here.",
  );
  expect(factsWords(problem({ kind: "rule", solutions: ["B4.2"] }))[0]).toBe("B4.2 forbids the move.");
});

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
