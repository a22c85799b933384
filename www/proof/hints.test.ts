import { expect, test } from "vitest";
import type { Situation, Verdict } from "../engine/engine.ts";
import { plant } from "./argument/tree.ts";
import { isGuess, NO_HINT, openedHints } from "./hints.ts";

const start = { turn: "black", final: false } as Situation;

/** A place about which this is known, with all hints open. */
function place(verdict: Verdict | null) {
  const known = verdict && { verdict, headline: "", paragraphs: [], end: null };
  const [here] = plant(start, known as Parameters<typeof plant>[1]).tried;
  if (!here) throw new Error("a tree has a start");
  const words = ["Look at the left.", "Make an eye.", "Play a1."];
  return { here, hints: words.map((one) => ({ words: one, points: [] })), open: 3, over: false };
}

test("where nothing is decided every hint is called a guess", () => {
  expect(isGuess(place("undecided"))).toBe(true);
  expect(openedHints(place("undecided"))).toEqual([
    "A guess: Look at the left.",
    "A guess: Make an eye.",
    "A guess: Play a1.",
  ]);
});

test("what is decided is no guess, and what the engine did not say of is not called one", () => {
  for (const verdict of ["lock", "refuted", null] as const) {
    expect(isGuess(place(verdict))).toBe(false);
    expect(openedHints(place(verdict))[0]).toBe("Look at the left.");
  }
  expect(openedHints({ ...place("undecided"), hints: [] })).toEqual([NO_HINT]);
});
