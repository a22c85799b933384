import { expect, test } from "vitest";
import type { Situation } from "../engine/engine.ts";
import { givenView, stagingView } from "./view.ts";

const situation = {
  stones: [null, null, null, null],
  marks: [null, null, null, null],
} as unknown as Situation;
const claim = { player: "white" as const, set: [1, 2] };

test("a claim that is given is outlined as the reader’s own only where he defends it, and nothing is pressed", () => {
  expect(givenView(situation, claim, "claimant").areas).toEqual([{ points: [1, 2], kind: "mine" }]);
  expect(givenView(situation, claim, "refuter").areas).toEqual([{ points: [1, 2], kind: "other" }]);
  expect(givenView(situation, claim, "refuter")).toMatchObject({ hand: null, playable: [] });
  expect(givenView(situation, { ...claim, set: [] }, "refuter").areas).toEqual([]);
});

test("of the worst case a few points that change are ringed, and many say so themselves", () => {
  expect(stagingView(situation, claim, "claimant", [0, 3]).rings).toEqual([0, 3]);
  expect(stagingView(situation, claim, "claimant", [0, 1, 2, 3]).rings).toEqual([]);
});
