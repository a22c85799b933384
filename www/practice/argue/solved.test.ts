import { expect, test } from "vitest";
import type { Answer, Choice, Expectation, Known, Remark, Situation } from "../../engine/engine.ts";
import { grow, plant } from "../../proof/argument/tree.ts";
import { closingAt, type Standing } from "./solved.ts";
import { CLOSING } from "./words.ts";

/** A line of the reader's moves, each of this worth, and of the engine's passes between. */
function played(worth: (boolean | null)[], more: Partial<Standing> = {}): Standing {
  const situation = {} as Situation;
  const pass: Choice = { kind: "pass" };
  let tree = plant(situation);
  worth.forEach((kept, number) => {
    const line: Choice[] = worth
      .slice(0, number + 1)
      .flatMap((_, at) => [{ kind: "play" as const, at }, pass]);
    const said = [{ by: "you", kept } as Remark, { by: "engine", kept: null } as Remark];
    const course = { situations: [situation, ...line.map(() => situation)] };
    tree = grow(tree, { line, said, course, now: { expectation: "holds" } as Known } as Answer);
  });
  const here = { known: { expectation: "holds" as Expectation } };
  return { tree, here, walk: null, settled: false, over: false, waiting: false, ...more } as Standing;
}

const closing = (worth: (boolean | null)[], more: Partial<Standing> = {}, wanted: Expectation = "holds") =>
  closingAt(played(worth, more), wanted);

test("a problem is solved by right moves alone", () => {
  expect(closing([true])).toBeNull();
  expect(closing([true, true, true])).toBe(CLOSING.enough);
  expect(closing([true], { settled: true })).toBe(CLOSING.settled);
  expect(closing([true, false], { settled: true })).toBeNull();
  expect(closing([true], { settled: true }, "fails")).toBeNull();
});

test("without a right move nothing is solved, however it stands", () => {
  expect(closing([], { settled: true })).toBeNull();
  expect(closing([null], { settled: true, over: true, waiting: true })).toBeNull();
  expect(closing([null, null, null])).toBeNull();
});

test("moves that nobody could judge do after a right one, where nobody can go on or they were many", () => {
  expect(closing([true, null])).toBeNull();
  expect(closing([true, null], { waiting: true })).toBe(CLOSING.open);
  expect(closing([true, null], { over: true })).toBe(CLOSING.open);
  expect(closing([true, null, null])).toBe(CLOSING.open);
  expect(closing([true, null, true])).toBeNull();
});

test("nothing ends while a line is shown", () => {
  expect(closing([true, true, true], { walk: {} as Standing["walk"] })).toBeNull();
});
