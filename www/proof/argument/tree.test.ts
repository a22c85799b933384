import { expect, test } from "vitest";
import type { Answer, Choice, Color, Expectation, Known, Remark, Situation } from "../../engine/engine.ts";
import { expectationOf, goTo, grow, layout, lineTo, plant, stopBeside, type Tree, triedAt } from "./tree.ts";

const PASS: Choice = { kind: "pass" };
const at = (point: number): Choice => ({ kind: "play", at: point });
const known = (expectation: Expectation): Known => ({ expectation }) as Known;

/** White moves first, as where Black claims; nobody's turn is ever skipped. */
const situation = (number: number): Situation =>
  ({ turn: number % 2 === 0 ? "white" : "black", final: false }) as Situation;

const remark = (color: Color, expectedAfter: Expectation, kept: boolean | null): Remark =>
  ({ color, expectedAfter, kept }) as Remark;

function answer(line: Choice[], said: Remark[], expectation: Expectation): Answer {
  const situations = [...line, PASS].map((_, index) => situation(index));
  return { line, said, now: known(expectation), course: { situations } } as Answer;
}

const first = grow(
  plant(situation(0)),
  answer([at(1), at(2), at(3)], [remark("black", "holds", true), remark("white", "holds", null)], "holds"),
);

test("an answer puts its moves into the tree, and what was said beside the newest", () => {
  expect(lineTo(first)).toEqual([at(1), at(2), at(3)]);
  expect(first.tried.map(({ remark }) => remark?.color)).toEqual([undefined, undefined, "black", "white"]);
  expect(expectationOf(triedAt(first))).toBe("holds");
  expect(expectationOf(triedAt(first, 1))).toBeNull();
});

test("another move from an earlier place opens a branch; the same move leads to the same place", () => {
  const second = grow(first, answer([at(1), PASS], [remark("black", "fails", false)], "fails"));
  expect(lineTo(second)).toEqual([at(1), PASS]);
  expect(triedAt(second, 1).children).toEqual([2, 4]);
  const again = grow(second, answer([at(1), at(2)], [], "holds"));
  expect(again.tried).toHaveLength(5);
  expect(again.at).toBe(2);
  expect(grow(second, answer([at(1), PASS], [], "fails"))).toMatchObject({ at: 4, tried: { length: 5 } });
});

test("a pass for a ko is another move than a pass, and than one for another ko", () => {
  const ko = (point: number): Choice => ({ kind: "pass", for: point });
  let tree = plant(situation(0));
  for (const choice of [PASS, ko(1), ko(2), ko(1)]) tree = grow(tree, answer([choice], [], "holds"));
  expect(triedAt(tree, 0).children).toEqual([1, 2, 3]);
  expect([tree.at, lineTo(tree)]).toEqual([2, [ko(1)]]);
});

test("going back forgets nothing, and forward leads where one was last", () => {
  const second = grow(first, answer([at(1), PASS], [], "fails"));
  expect(stopBeside(goTo(second, 1), 1, "black")).toBe(4);
  const there = goTo(goTo(second, 3), 1);
  expect(stopBeside(there, 1, "white")).toBe(2);
  expect(lineTo(there, 3)).toEqual([at(1), at(2), at(3)]);
});

test("one stops where it is one's turn, at the start, and after a move that gave the win away", () => {
  expect(stopBeside(first, -1, "black")).toBe(1);
  expect(stopBeside(first, -1, "white")).toBe(2);
  expect(stopBeside(goTo(first, 1), -1, "black")).toBe(0);
  expect(stopBeside(goTo(first, 0), -1, "black")).toBeNull();
  const line = [at(1), PASS, at(4)];
  const lost = grow(
    first,
    answer(line, [remark("black", "fails", false), remark("white", "fails", null)], "fails"),
  );
  expect(stopBeside(lost, -1, "black")).toBe(4);
});

test("no two places are drawn at the same spot, and branches stand to the right", () => {
  let tree: Tree = first;
  for (const line of [
    [PASS],
    [at(1), PASS, at(5), at(6)],
    [at(1), at(7)],
    [PASS, at(8)],
    [PASS, PASS],
    [at(1), at(2), at(9)],
  ])
    tree = grow(tree, answer(line, [], "open"));
  const placed = layout(tree);
  expect(placed).toHaveLength(tree.tried.length);
  const spots = placed.map(({ row, column }) => `${row} ${column}`);
  expect(new Set(spots).size).toBe(spots.length);
  for (const { node, row, column } of placed) {
    expect(row).toBe(node.number);
    const parent = placed.find((other) => other.node.id === node.parent);
    if (parent) expect(column).toBeGreaterThanOrEqual(parent.column);
  }
});
