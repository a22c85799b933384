import { expect, test } from "vitest";
import type { Situation } from "../../engine/engine.ts";
import { markedAt } from "./labels.ts";

const start = { rows: ["..", ".,"], labels: { A: [0, 1], b: [[0, 0]] } };
const stones = ["black", "white", null] as const;
const situations = [
  { stones: [null, null, null], move: null },
  { stones: ["black", null, null], move: { kind: "play", at: 0 } },
  { stones: ["black", null, null], move: { kind: "pass" } },
  { stones: [...stones], move: { kind: "play", at: 1 } },
] as unknown as Situation[];
const known = (numbers: "all" | "last" | "none" | null, first = 1) => ({ start, numbers, first });

test("numbers as the author wants them, over his own labels", () => {
  expect(markedAt(known("all"), situations, 3)).toEqual({ labels: ["1", "3", "A"], ring: false });
  expect(markedAt(known("last"), situations, 3).labels).toEqual(["b", "3", "A"]);
  expect(markedAt(known("none"), situations, 3)).toEqual({ labels: ["b", null, "A"], ring: false });
  expect(markedAt(known(null), situations, 3).ring).toBe(true);
});

test("the numbers begin where the diagram's do, and only what stands has one", () => {
  expect(markedAt(known("all", 5), situations, 1).labels).toEqual(["5", null, "A"]);
  const gone = situations.map((one, at) => (at === 3 ? { ...one, stones: [null, "white", null] } : one));
  expect(markedAt(known("all"), gone as Situation[], 3).labels).toEqual(["b", "3", "A"]);
});

test("places that no board has are left out", () => {
  const wild = { ...known("none"), start: { ...start, labels: { A: [9, 9], B: "x", C: [[1, 1], null] } } };
  expect(markedAt(wild, situations, 0).labels).toEqual([null, null, null]);
});
