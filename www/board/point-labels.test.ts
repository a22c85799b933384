import { expect, test } from "vitest";
import type { BoardShape, BoardView } from "./options.ts";
import { pointLabel } from "./point-labels.ts";

const shape: BoardShape = {
  width: 3,
  height: 0,
  points: ["a1", "b1", "c1", "d1"].map((name, x) => ({ name, x, y: 0 })),
  edges: [],
};
const view: BoardView = {
  stones: ["black", null, null, "white"],
  marks: [null, "temporary", "permanent", "permanent"],
  last: 0,
  hand: null,
  playable: [],
};

test("each point is called by its name and by all that lies on it", () => {
  expect([0, 1, 2, 3].map((at) => pointLabel(shape, view, at))).toEqual([
    "a1, black stone, played last",
    "b1, empty, closed for this turn",
    "c1, empty, closed for good",
    "d1, permanent white stone",
  ]);
});

test("signs, lines shown, claims and control are said too", () => {
  const more: BoardView = {
    ...view,
    labels: ["7", null, "x", null],
    shown: [{ at: 1, stone: "white", label: "5" }],
    areas: [
      { kind: "mine", points: [0, 1] },
      { kind: "other", points: [3] },
      { kind: "eye-shape", points: [2] },
    ],
    control: ["white", "black", "both", "open"],
    signs: ["holds", "fails", "eye", "open"],
    ko: [1],
    rings: [0],
  };
  expect([0, 1, 2, 3].map((at) => pointLabel(shape, more, at))).toEqual([
    "a1, black stone, number 7, played last, in your claim, controlled by White, dead, holds, pointed out",
    "b1, empty, closed for this turn by a ko, shown: white stone, number 5, in your claim, controlled by Black, fails",
    "c1, empty, closed for good, labelled x, in the eye shape, controlled by both, an eye",
    "d1, permanent white stone, in another’s claim, control not decided, not yet decided",
  ]);
});

test("what is expected is said to be no proof, and what nobody has is nobody’s", () => {
  const expecting: BoardView = {
    ...view,
    marks: [null, null, null, null],
    expected: [
      { by: "white", isDoubtful: false },
      { by: "black", isDoubtful: true },
      { by: "nobody", isDoubtful: false },
      null,
    ],
    control: [null, null, null, "nobody"],
  };
  expect([0, 1, 2, 3].map((at) => pointLabel(shape, expecting, at))).toEqual([
    "a1, black stone, played last, expected to be White’s, not proved",
    "b1, empty, perhaps Black’s, not proved",
    "c1, empty, expected to be nobody’s, not proved",
    "d1, white stone, controlled by nobody",
  ]);
});
