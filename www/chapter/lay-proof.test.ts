import { expect, test } from "vitest";
import type { Proof } from "./data.ts";
import { ends, judged } from "./lay-proof.tsx";

const white = (...set: number[]) => ({ player: "white" as const, set });
const given: Proof = {
  claim: white(0, 1),
  you: "claimant",
  verdict: "lock",
  decided: true,
  atOnce: false,
  certificate: null,
  find: [],
  wrong: [],
  hints: [],
  solved: "Two eyes.",
};
const sought: Proof = {
  ...given,
  claim: null,
  find: [white(0, 1), white(2)],
  wrong: [{ ...white(3), say: "Not that one." }],
};
const found = (proof: Proof, claim: ReturnType<typeof white>, verdict: "lock" | "refuted" | "undecided") =>
  judged(proof, { kind: "judged", claim, verdict });

test("a claim that was looked for is done when the engine confirms it, in whatever order its points are", () => {
  expect(found(sought, white(1, 0), "lock")).toEqual({ tone: "solved", text: "Two eyes." });
  expect(found(sought, white(1, 0), "undecided")?.tone).toBe("open");
  expect(
    judged(sought, { kind: "judged", claim: { player: "black", set: [0, 1] }, verdict: "lock" })?.tone,
  ).toBe("open");
});

test("any other claim gets a word: its own, or what the engine found", () => {
  expect(found(sought, white(3), "refuted")).toEqual({ tone: "astray", text: "Not that one." });
  expect(found(sought, white(3), "lock")).toEqual({ tone: "open", text: "Not that one." });
  expect(found(sought, white(4), "lock")?.text).toContain("holds");
  expect(found(sought, white(4), "refuted")?.text).toContain("fails");
  expect(found(sought, white(4), "undecided")?.text).toContain("not decided");
});

test("a claim that is given is not done by its verdict, but by the moves", () => {
  expect(found(given, white(0, 1), "lock")).toBeNull();
  expect(ends(given, { kind: "ended", won: true })).toBe(true);
  expect(ends(given, { kind: "ended", won: false })).toBe(false);
  expect(ends({ ...given, decided: false }, { kind: "ended", won: false })).toBe(true);
  expect(ends(sought, { kind: "ended", won: true })).toBe(false);
});
