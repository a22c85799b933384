import { expect, test } from "vitest";
import type { Expectation, Situation } from "../engine/engine.ts";
import { plant } from "./argument/tree.ts";
import { isGuess, NO_HINT, openedHints } from "./hints.ts";

const start = { turn: "black", final: false } as Situation;

/** A place about which this is known, with all hints open. */
function place(expectation: Expectation | null) {
  const known = expectation && { expectation, headline: "", paragraphs: [], end: null };
  const [here] = plant(start, known as Parameters<typeof plant>[1]).tried;
  if (!here) throw new Error("a tree has a start");
  const words = ["Look at the left.", "Make an eye.", "Play a1."];
  return {
    here,
    hints: words.map((one) => ({ words: one, points: [], rules: [], facts: [] })),
    open: 3,
    over: false,
  };
}

test("where nothing is decided every hint is called a guess", () => {
  expect(isGuess(place("open"))).toBe(true);
  expect(openedHints(place("open"))).toEqual([
    "A guess: Look at the left.",
    "A guess: Make an eye.",
    "A guess: Play a1.",
  ]);
});

test("what is decided is no guess, and what the engine did not say of is not called one", () => {
  for (const expectation of ["holds", "fails", null] as const) {
    expect(isGuess(place(expectation))).toBe(false);
    expect(openedHints(place(expectation))[0]).toBe("Look at the left.");
  }
  expect(openedHints({ ...place("open"), hints: [] })).toEqual([NO_HINT]);
});
