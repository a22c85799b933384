import { expect, test } from "vitest";
import type { Situation } from "../../engine/engine.ts";
import { plant } from "../argument/tree.ts";
import { hintLines, nextHint, ownFit } from "./lesson-hints.ts";

type Place = NonNullable<Parameters<typeof hintLines>[2]>;

const start = { turn: "black", final: false } as Situation;
const ENGINE = ["Look at the left.", "Make an eye.", "Play a1."];

/** A place of a proof, whose engine knows these hints; so many of them are open. */
function place(fresh: boolean, open = 0, words: readonly string[] = ENGINE): Place {
  const [here] = plant(start).tried;
  if (!here) throw new Error("a tree has a start");
  const hints =
    open > 0 || words.length === 0
      ? words.map((one) => ({ words: one, points: [], rules: [], facts: [] }))
      : null;
  return { here, fresh, hints, open, over: false, settled: false, hintOffered: open < words.length };
}

/** Everything that is read when one hint after the other is opened. */
function all(own: readonly string[], first: Place | null, words = ENGINE): string[][] {
  const seen: string[][] = [];
  let at = first;
  let open = 0;
  for (let next = nextHint(own, open, at, true); next; next = nextHint(own, open, at, true)) {
    if (next === "own") open += 1;
    else if (at) at = place(at.fresh, Math.min(next.upTo, words.length), words);
    seen.push(hintLines(own, open, at));
  }
  return seen;
}

test("while the engine can't be asked there are the lesson's own alone", () => {
  expect(nextHint(["Two eyes."], 0, place(true), false)).toBe("own");
  expect(nextHint(["Two eyes."], 1, place(true), false)).toBeNull();
  expect(nextHint(["Two eyes."], 1, place(true), true)).not.toBeNull();
});

test("a lesson's own hints come first, then the engine's move, in one list", () => {
  expect(all(["Two eyes.", "One is at a1."], place(true))).toEqual([
    ["Two eyes."],
    ["Two eyes.", "One is at a1."],
    ["Two eyes.", "One is at a1.", "Play a1."],
  ]);
});

test("after a move they are the engine's", () => {
  expect(ownFit(place(true))).toBe(true);
  expect(ownFit(place(false))).toBe(false);
  expect(all([], place(false))).toEqual([ENGINE.slice(0, 1), ENGINE.slice(0, 2), ENGINE]);
});

test("before the moves begin there are only the lesson's own", () => {
  expect(ownFit(null)).toBe(true);
  expect(all(["Two eyes."], null)).toEqual([["Two eyes."]]);
});

test("where the engine has none it says so, unless the lesson has given some", () => {
  expect(hintLines([], 0, place(false, 0, []))).toEqual(["There is no hint for this place."]);
  expect(hintLines(["Two eyes."], 1, place(true, 0, []))).toEqual(["Two eyes."]);
});
