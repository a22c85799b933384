import { expect, test } from "vitest";
import type { Color, Move, RefereeReport } from "../engine/engine.ts";
import { sums } from "./score-sums.ts";

const COLORS: Record<string, Color> = { x: "black", o: "white" };
const stonesOf = (rows: string[]) => [...rows.join("")].map((ink) => COLORS[ink] ?? null);
const WHO = { B: "black", W: "white", ".": "nobody", "2": "both" } as const;
const controlOf = (rows: string[]): RefereeReport["control"] =>
  [...rows.join("")].map((ink) => WHO[ink as keyof typeof WHO]);
const side = (territory: number, dead: number, prisoners: number) => ({
  territory,
  dead,
  prisoners,
  komi: 0,
  total: territory + dead + prisoners,
});

const beast = [".x.xo.x", "xxxxo.x", "ooxoxxx", ".oxoooo", "xoxxo.o", "xooxooo", "x.oxo.."];
const map = ["BBBB...", "BBBB...", "BBBW...", "BBBWWWW", "BBBBWWW", "BBBBWWW", "BBBBWWW"];
const report = { control: controlOf(map), score: { black: side(11, 7, 0), white: side(3, 0, 0) } };
const stones = stonesOf(beast);

test("the sums of the twenty-ninth beast", () => {
  expect(sums(report, { stones, prisoners: 0 }, [], stones)).toEqual({
    territory: 14,
    played: 40,
    nobodys: 2,
    dead: 7,
    prisoners: 0,
    points: 49,
    shared: 0,
    left: 56,
    right: 56,
  });
});

test("there are no sums while something is open", () => {
  expect(sums({ control: [], score: null }, { stones: [], prisoners: 0 }, [], [])).toBeNull();
});

test("stones are counted from the moves, not from the board they led to", () => {
  // Two stones at the start, a pass, a play, a cycle with a stone and one without; one prisoner.
  const moves: Move[] = [
    { kind: "play", at: 2 },
    { kind: "pass" },
    { kind: "cycle", since: 0, at: 3 },
    { kind: "cycle", since: 1 },
  ];
  const after = stonesOf(["xxx.."]);
  const control = controlOf(["BBBBB"]);
  const start = { stones: stonesOf(["xo..."]), prisoners: 0 };
  const made = sums({ control, score: { black: side(2, 0, 1), white: side(0, 0, 0) } }, start, moves, after);
  expect(made).toMatchObject({ played: 4, left: 6, right: 6 });
  const forgotten = sums(
    { control, score: { black: side(2, 0, 0), white: side(0, 0, 0) } },
    start,
    moves,
    after,
  );
  expect(forgotten?.left).not.toBe(forgotten?.right);
});

test("an empty point that both control is territory twice and says so", () => {
  const control = controlOf(["22"]);
  const score = { black: side(1, 0, 0), white: side(2, 1, 0) };
  const here = stonesOf(["x."]);
  const made = sums({ control, score }, { stones: here, prisoners: 0 }, [], here);
  expect(made).toMatchObject({ shared: 1, left: 4, right: 4 });
});

test("prisoners from before the start were played too", () => {
  const control = controlOf(["BB"]);
  const here = stonesOf(["x."]);
  const score = { black: side(1, 0, 3), white: side(0, 0, 0) };
  const made = sums({ control, score }, { stones: here, prisoners: 3 }, [], here);
  expect(made).toMatchObject({ played: 4, left: 5, right: 5 });
});
