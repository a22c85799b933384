import { expect, test } from "vitest";
import { deadOn, type KnownRuling, keyOf, knownOf, knownWords, lineOf } from "./known.ts";

const position = { rows: ["xx.", "|o."], white_captives: 2, turn: "white" as const };
const place = { key: "xx./o.", line: "0 2 W 0", title: "Beast 99", href: "beast-99.html#ruling" };
const board = { points: ["a2", "b2", "c2", "a1", "b1"].map((name) => ({ name })) };

const ALL: KnownRuling[] = [
  { ...place, rules: "area", result: "B+5", by: null },
  { ...place, rules: "jrg89", dead: [3], by: "the 1989 rules, as Pauli reads them" },
  { ...place, rules: "naj", result: "B+1", by: null },
  { ...place, key: "x", rules: "area", result: "W+5", by: null },
];

test("what the book has of a position is found by its stones, and only for the rules that are asked", () => {
  expect(keyOf(position)).toBe(place.key);
  expect(lineOf(position)).toBe(place.line);
  expect(knownOf(ALL, position, ["area", "jrg89"])).toEqual(ALL.slice(0, 2));
  // Other prisoners make another result; who is dead stays.
  expect(knownOf(ALL, { ...position, white_captives: 0 }, ["area", "jrg89"])).toEqual([ALL[1]]);
  expect(knownOf(ALL, { ...position, komi: 6.5 }, ["area"])).toEqual([]);
  expect(keyOf({ rows: ["x"], board: { neighbors: [] } })).toBeNull();
});

test("it is said in words, with whoever says it", () => {
  const [area, jrg89] = ALL as [KnownRuling, KnownRuling];
  expect(knownWords(area, position, board)).toBe("Area: Black by 5.");
  expect(knownWords(jrg89, position, board)).toBe(
    "Japanese 1989: Dead: a1. So say the 1989 rules, as Pauli reads them.",
  );
  expect(knownWords({ ...jrg89, dead: [], by: null }, position, board)).toBe(
    "Japanese 1989: No stone is dead.",
  );
});

test("dead on a map are stones on the other player’s ground", () => {
  expect(deadOn(["black", "white", null], { black: [1, 2], white: [0] })).toEqual([0, 1]);
  expect(deadOn(["black", "white", null], { black: [0], white: [] })).toEqual([]);
});
