import { expect, test } from "vitest";
import { KINDS, type Problem } from "../../kinds/problem.ts";
import { type Answered, logOf, NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { practice, problem } from "../../test/practice.ts";
import { poolOf } from "../session/choose.ts";
import { answeredWords, failures, solutionWords } from "./errors.ts";

const BOOK = practice(2, ["lock", "find"]);
const [a, b, c] = [...poolOf(BOOK).values()] as [Problem, Problem, Problem];
const given = (n: number, id: string, more: Partial<Answered> = {}): Answered =>
  answer({ when: 1_800_000_000 + n, id, ...more });
const wrong = (n: number, id: string, move: string): Answered =>
  given(n, id, { result: "wrong", wrong: move });

test("each problem once, with its newest error, the newest first; solved since or not; gone ones counted", () => {
  const log = logOf(
    wrong(0, a.id, "a1"),
    given(1, a.id),
    wrong(2, a.id, "b2"),
    wrong(1, b.id, "pass"),
    given(3, b.id, { hints: 1 }),
    given(4, c.id, { result: "skipped" }),
    wrong(5, "rule-ffffffff", "legal"),
  );
  const { found, gone } = failures(BOOK, log);
  expect(found.map(({ problem, answer, times, since }) => [problem.id, answer.wrong, times, since])).toEqual([
    [a.id, "b2", 2, false],
    [b.id, "pass", 1, true],
  ]);
  expect(gone).toBe(1);
  const other = failures(BOOK, logOf(wrong(0, a.id, "a1"), wrong(1, b.id, "b1"), wrong(2, c.id, "c1"))).found;
  expect(other.map(({ problem }) => problem.id)).toEqual([c.id, b.id, a.id]);
  expect(failures(BOOK, NO_LOG)).toEqual({ found: [], gone: 0 });
});

test("what was answered, and what would have been right, in words", () => {
  const words = (more: Partial<Problem>, answer: string | null) => [
    answeredWords(problem(more), answer),
    solutionWords(problem(more)),
  ];
  expect(words({ kind: "lock", solutions: ["a1", "pass"] }, "c3")).toEqual([
    "You played c3",
    "The claim holds after a1 or a pass.",
  ]);
  expect(words({ kind: "refute", solutions: ["a1", "b1", "c1"] }, "pass")).toEqual([
    "You passed",
    "The claim falls after a1, b1 or c1.",
  ]);
  expect(words({ kind: "lock", solutions: ["a1"] }, "a1,b2,c3")[0]).toBe("Your second move was c3");
  expect(words({ kind: "refute", solutions: ["a1"] }, "a1,b2,c3,pass,pass")[0]).toBe(
    "You passed at your third move",
  );
  expect(words({ kind: "count", solutions: ["B+3"] }, "B+3")[0]).toBe(
    "You had the result, but not every part of it",
  );
  expect(words({ kind: "save", solutions: ["pass"] }, "b2")).toEqual([
    "You added b2",
    "Nothing needs to be added.",
  ]);
  expect(words({ kind: "save", solutions: ["a1"] }, "pass")).toEqual(["You added nothing", "a1 saves it."]);
  expect(words({ kind: "find", player: "white", set: ["a1"] }, "a1,a2")).toEqual([
    "You marked other points",
    "White controls 1 point.",
  ]);
  expect(words({ kind: "count", solutions: ["jigo"] }, "B+3")).toEqual(["You counted B+3", "It is jigo."]);
  expect(words({ kind: "rule", move: "c3", solutions: ["B4.2"] }, "legal")).toEqual([
    "You said that nothing forbids c3",
    "B4.2 forbids c3.",
  ]);
  expect(words({ kind: "rule", move: "cycle@8+b2", solutions: ["legal"] }, "B3.1")).toEqual([
    "You said that B3.1 forbids removing the cycle, with b2",
    "Nothing forbids removing the cycle, with b2.",
  ]);
  expect(words({ kind: "cycle", solutions: ["keep"] }, "remove")).toEqual([
    "You removed the cycle",
    "It is better to leave it.",
  ]);
  expect(words({ kind: "pass", solutions: ["pass"] }, "c1")).toEqual(["You played c1", "Best: a pass."]);
  for (const kind of KINDS) expect(answeredWords(problem({ kind }), null)).toBe("You tried it");
});
