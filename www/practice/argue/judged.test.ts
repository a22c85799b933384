import { expect, test } from "vitest";
import type { Answer, Choice, Known, Remark, Situation } from "../../engine/engine.ts";
import { goTo, grow, plant, type Tree } from "../../proof/tree.ts";
import { judged, keptBy, newestSince, rightMoves, turnsSince, wrongMove } from "./judged.ts";

const situation = {} as Situation;
const play = (at: number): Choice => ({ kind: "play", at });
const said = (by: "you" | "engine", kept: boolean | null): Remark => ({ by, kept }) as Remark;

/** A line of moves; the remarks stand with the last of them. */
const after = (tree: Tree, line: number[], remarks: Remark[]): Tree =>
  grow(tree, {
    line: line.map(play),
    said: remarks,
    course: { situations: [situation, ...line.map(() => situation)] },
    now: {} as Known,
  } as Answer);

test("a move is right when the reader stands to win after it, whether or not the place before was worked out", () => {
  expect(keptBy({ kept: true, after: "lock" }, "lock")).toBe(true);
  expect(keptBy({ kept: false, after: "refuted" }, "lock")).toBe(false);
  expect(keptBy({ kept: null, after: "lock" }, "lock")).toBe(true);
  expect(keptBy({ kept: null, after: "refuted" }, "lock")).toBe(false);
  expect(keptBy({ kept: null, after: "refuted" }, "refuted")).toBe(true);
  expect(keptBy({ kept: null, after: "undecided" }, "lock")).toBeNull();
});

test("right moves are counted on the way that is looked at; a wrong one stands until it is taken back", () => {
  const opened = after(plant(situation), [1], [said("engine", null)]);
  const one = after(opened, [1, 2, 3], [said("you", true), said("engine", null)]);
  const two = after(one, [1, 2, 3, 4], [said("you", false)]);
  expect([rightMoves(one), rightMoves(two)]).toEqual([1, 1]);
  expect(wrongMove(one)).toBeNull();
  expect(wrongMove(two)?.choice).toEqual(play(4));
  const back = goTo(two, one.at);
  expect(wrongMove(back)).toBeNull();
  expect(rightMoves(goTo(two, opened.at))).toBe(0);
});

test("what the engine left open is judged afterwards, and stays so", () => {
  const opened = after(plant(situation), [1], [said("engine", null)]);
  const made = after(opened, [1, 2, 3], [said("you", null), said("engine", null)]);
  const newest = newestSince(made, opened.at);
  expect(newest?.choice).toEqual(play(2));
  const known = judged(made, newest?.id ?? -1, false);
  expect(wrongMove(known)?.choice).toEqual(play(2));
  expect(newestSince(known, made.at)).toBeNull();
});

test("a later mistake is known by all turns since the question, the opening left out", () => {
  const opened = after(plant(situation), [1], [said("engine", null)]);
  const one = after(opened, [1, 2, 3], [said("you", true), said("engine", null)]);
  const two = after(one, [1, 2, 3, 4], [said("you", false)]);
  expect(turnsSince(two, opened.at, two.at)).toEqual([2, 3, 4].map(play));
  expect(turnsSince(two, opened.at, opened.at)).toEqual([]);
});
