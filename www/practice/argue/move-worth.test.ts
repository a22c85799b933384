import { expect, test } from "vitest";
import type { Answer, Choice, Known, Remark, Situation } from "../../engine/engine.ts";
import { goTo, grow, madeSince, plant, type Tree } from "../../proof/argument/tree.ts";
import {
  judged,
  keptBy,
  openMoves,
  ownOf,
  rightMoves,
  stoodBefore,
  strayed,
  turnsSince,
  wrongMove,
} from "./move-worth.ts";

const ownSince = (tree: Tree, id: number) => ownOf(madeSince(tree, id));

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
  expect(keptBy({ kept: true, expectedAfter: "holds" }, "holds", true)).toBe(true);
  expect(keptBy({ kept: false, expectedAfter: "fails" }, "holds", true)).toBe(false);
  expect(keptBy({ kept: null, expectedAfter: "holds" }, "holds", true)).toBe(true);
  expect(keptBy({ kept: null, expectedAfter: "fails" }, "holds", true)).toBe(false);
  expect(keptBy({ kept: null, expectedAfter: "fails" }, "fails", true)).toBe(true);
  expect(keptBy({ kept: null, expectedAfter: "open" }, "holds", true)).toBeNull();
});

test("after a move that was left open the next one is not to blame, but may be right", () => {
  expect(keptBy({ kept: null, expectedAfter: "fails" }, "holds", false)).toBeNull();
  expect(keptBy({ kept: null, expectedAfter: "holds" }, "holds", false)).toBe(true);
  expect(keptBy({ kept: false, expectedAfter: "fails" }, "holds", false)).toBe(false);
  const one = after(plant(situation), [1, 2], [said("you", true), said("engine", null)]);
  const two = after(one, [1, 2, 3, 4], [said("you", null), said("engine", null)]);
  const three = after(two, [1, 2, 3, 4, 5], [{ ...said("you", null), expectedAfter: "fails" }]);
  const [first, second, third] = [one, two, three].map((tree) => ownSince(tree, 0)?.id ?? -1);
  expect([stoodBefore(one, first ?? -1), stoodBefore(two, second ?? -1)]).toEqual([true, true]);
  const newest = ownSince(three, two.at)?.id ?? -1;
  expect([third === first, stoodBefore(three, newest)]).toEqual([true, false]);
  expect(openMoves(one)).toEqual([]);
  expect(openMoves(three).map(({ choice }) => choice)).toEqual([play(3), play(5)]);
  // The win is gone: what was open first is taken back.
  expect([strayed(two, "holds"), strayed(three, "fails")]).toEqual([null, null]);
  expect(strayed(three, "holds")?.choice).toEqual(play(3));
  // A right one shows that he stood to win.
  expect(openMoves(judged(three, newest, true))).toEqual([]);
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
  const newest = ownSince(made, opened.at);
  expect(newest?.choice).toEqual(play(2));
  const known = judged(made, newest?.id ?? -1, false);
  expect(wrongMove(known)?.choice).toEqual(play(2));
  expect(ownSince(known, made.at)).toBeNull();
});

test("a later mistake is known by all turns since the question, the opening left out", () => {
  const opened = after(plant(situation), [1], [said("engine", null)]);
  const one = after(opened, [1, 2, 3], [said("you", true), said("engine", null)]);
  const two = after(one, [1, 2, 3, 4], [said("you", false)]);
  expect(turnsSince(two, opened.at, two.at)).toEqual([2, 3, 4].map(play));
  expect(turnsSince(two, opened.at, opened.at)).toEqual([]);
});
