import { expect, test } from "vitest";
import type { Color, Verdict } from "../engine/engine.ts";
import { claimsOn, counts, covering, locks, nobodys, open, openOn } from "./claims.ts";

const claim = (player: Color, set: number[], verdict: Verdict = "lock") => ({
  player,
  set,
  verdict,
  nodes: 1,
  halt: null,
  title: "",
  region: "",
  brief: "",
  words: "",
  rules: [],
  facts: [],
});
const line = (length: number) => ({
  edges: Array.from({ length: length - 1 }, (_, at): [number, number] => [at, at + 1]),
});

const small = claim("black", [0, 1]);
const large = claim("black", [0, 1, 2]);
const other = claim("black", [2, 3]);
const white = claim("white", [3, 4]);
const report = {
  control: ["black", "black", "black", "both", "white", "nobody", "nobody", "open", "nobody"] as const,
  claims: [small, large, other, white, claim("white", [5], "refuted"), claim("white", [4, 5, 6], "refuted")],
};
const found = { claims: report.claims, control: [...report.control] };

test("few locks cover all that is controlled, the one that adds most first", () => {
  expect(covering(found)).toEqual([large, other, white]);
});

test("of two locks that add the same the smaller is shown", () => {
  const control = ["black" as const, "black" as const, "nobody" as const];
  expect(covering({ claims: [large, small], control })).toEqual([small]);
});

test("control that no listed lock explains leaves the cover short, without end", () => {
  expect(covering({ claims: [], control: ["black"] })).toEqual([]);
});

test("a point is explained by its smallest lock", () => {
  expect(claimsOn(found, 1)).toEqual([small, large]);
  expect(claimsOn(found, 3)).toEqual([other, white]);
  expect(claimsOn(found, 5)).toEqual([]);
  expect(locks(found)).toHaveLength(4);
});

test("what nobody controls falls into connected parts, each with the claims that failed on it", () => {
  const regions = nobodys(found, line(9));
  expect(regions.map(({ points }) => points)).toEqual([[5, 6], [8]]);
  expect(regions[0]?.refuted.map(({ set }) => set)).toEqual([[4, 5, 6]]);
  expect(regions[1]?.refuted).toEqual([]);
});

test("points are counted by controller", () => {
  expect(counts(found.control)).toEqual({ black: 3, white: 1, nobody: 3, both: 1, open: 1 });
});

test("open claims come with the most spent first, those on a point with the smallest", () => {
  const asked = (nodes: number, set: number[]) => ({ ...claim("black", set, "undecided"), nodes });
  const [few, many] = [asked(5, [1, 2, 3]), asked(500, [2, 3, 4, 5])];
  const mixed = { claims: [small, few, many] };
  expect(open(mixed)).toEqual([many, few]);
  expect(openOn(mixed, 2)).toEqual([few, many]);
  expect(openOn(mixed, 0)).toEqual([]);
});
