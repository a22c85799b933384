import { expect, test } from "vitest";
import { isLawQuestion, located, namedQuestion, readLawQuestion, writeLawQuestion } from "./law-question.ts";

test("each kind is read as it is written", () => {
  for (const text of ["capture:a1", "part-1:a1:b2,c3", "part-2:black:b2:0", "part-2:white:b2,c3:12"]) {
    const question = readLawQuestion(text);
    expect(question && writeLawQuestion(question)).toBe(text);
    expect(isLawQuestion(text)).toBe(true);
  }
  expect(readLawQuestion(" Part-1: A1 : b2  c3")).toEqual({ kind: "part-1", at: "a1", set: ["b2", "c3"] });
});

test("what is none of them is refused", () => {
  for (const text of [
    "capture",
    "capture:",
    "capture:a1:b2",
    "part-1:a1",
    "part-1:a1:",
    "part-1:<b>:a1",
    "part-2:green:a1:1",
    "part-2:black:a1",
    "part-2:black:a1:401",
    "part-2:black:a1:-1",
    "part-2:black:a1:1:2",
    `part-1:a1:${"b2,".repeat(500)}`.replace(/b2/g, () => `b${Math.floor(Math.random() * 1e4) + 1}`),
    "black:all",
  ])
    expect(readLawQuestion(text), text).toBeNull();
  expect(isLawQuestion("black:all")).toBe(false);
});

test("points are those of the board", () => {
  const board = [{ name: "a1" }, { name: "b1" }, { name: "c1" }];
  const question = { kind: "part-1", at: "a1", set: ["c1"] } as const;
  const found = located(board, { ...question, set: [...question.set] });
  expect(found).toEqual({ found: { kind: "part-1", at: 0, set: [2] } });
  if ("found" in found) expect(namedQuestion(board, found.found)).toEqual(question);
  expect(located(board, { kind: "capture", at: "d4" })).toEqual({ missing: "d4" });
});
