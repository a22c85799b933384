import { expect, test } from "vitest";
import { control, overlayOf } from "./area-overlay.ts";

test("whose a point is, and those that both control", () => {
  expect(control({ black: [0, 2], white: [2, 4] })).toEqual(["black", null, "both", null, "white"]);
  expect(control({ black: [], white: [] })).toEqual([]);
});

test("areas are shown as such, a set by its outline, and anything else not at all", () => {
  expect(overlayOf({ control: { black: [1], white: [] }, set: [1] })).toEqual({ control: [null, "black"] });
  expect(overlayOf({ set: [1] })).toEqual({ areas: [{ points: [1], kind: "other" }] });
  expect(overlayOf({})).toBeNull();
});
