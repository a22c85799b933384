import { expect, test } from "vitest";
import type { BoardShape, BoardView } from "./options.ts";
import { pointLabel } from "./words.ts";

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
    "b1, empty, shut for this turn",
    "c1, empty, shut for good",
    "d1, permanent white stone",
  ]);
});
