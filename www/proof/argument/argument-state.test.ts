import { expect, test } from "vitest";
import type { Board, Hint, Shown, Situation } from "../../engine/engine.ts";
import {
  beginPlay,
  besideIn,
  type LeftTold,
  type PlayState,
  playStep,
  tellLeft,
  type Walk,
} from "./argument-state.ts";
import { grow } from "./tree.ts";

const situation = (turn: "black" | "white"): Situation => ({ turn, final: false, move: null }) as Situation;
const begun = (): PlayState =>
  beginPlay(
    { points: [] } as unknown as Board,
    situation("white"),
    { player: "black", set: [0] },
    "claimant",
    false,
  );

/** After White's first move, which the engine made. */
function moved(): PlayState {
  const state = begun();
  const answer = {
    line: [{ kind: "play", at: 1 }],
    said: [{ by: "engine" }],
    course: { situations: [situation("white"), situation("black")] },
    now: { expectation: "holds", distance: 3, end: null, best: { kind: "pass" }, moves: [] },
  };
  return playStep(state, { kind: "answered", tree: grow(state.tree, answer as never), refusal: null });
}

const line: Walk = {
  kind: "line",
  shown: { moves: [1, 2], course: { situations: [] }, end: null } as unknown as Shown,
  step: 1,
};

test("whose turn it is follows from the place, and the engine waits where it is not the reader's", () => {
  expect(begun()).toMatchObject({ you: "black", waiting: true, hintOffered: false, fresh: true });
  expect(moved()).toMatchObject({ you: "black", waiting: false, hintOffered: true, left: 3 });
});

test("an event gives another state, and leaves the one before as it was", () => {
  const before = moved();
  const after = playStep(before, { kind: "ask" });
  expect([before.thinking, after.thinking, after.hintOffered]).toEqual([false, true, false]);
});

test("hints are of the place for which they were asked", () => {
  const hints: Hint[] = [{ words: "Look.", points: [4], rules: [], facts: [] }];
  const asked = playStep(playStep(moved(), { kind: "hints", hints }), { kind: "open", upTo: 3 });
  expect(asked).toMatchObject({ open: 1, hinted: [4], hintOffered: false });
  expect(playStep(asked, { kind: "visit", id: 0 })).toMatchObject({ open: 0, hints: null });
  expect(playStep(asked, { kind: "side", side: "refuter" })).toMatchObject({
    open: 0,
    hints: null,
    you: "white",
  });
});

test("Back and Forward lead through a walk while there is one, and no further than its ends", () => {
  const state = moved();
  expect(besideIn(state, 1)).toBeNull();
  expect(besideIn(state, -1)).toEqual({ kind: "visit", id: 0 });
  const walking = playStep(state, { kind: "walk", walk: line });
  expect(besideIn(walking, 1)).toMatchObject({ kind: "walk", walk: { step: 2 } });
  expect(besideIn({ ...walking, walk: { ...line, step: 2 } }, 1)).toBeNull();
});

test("how far it is is told once a place, and not again where it is as far", () => {
  let told: LeftTold = { at: null, last: null, places: [] };
  const at = (id: number, left: number | null): boolean => {
    told = tellLeft(told, { left, walk: null, here: { id, parent: 1 } });
    return left !== null && told.at === id;
  };
  expect([at(2, 3), at(2, 3)]).toEqual([true, true]);
  // A mistake, taken back; then a move that goes on, and one that does not.
  expect([at(3, null), at(2, 3)]).toEqual([false, false]);
  expect([at(4, 1), at(5, null), at(6, 1), at(4, 1)]).toEqual([true, false, false, false]);
});
