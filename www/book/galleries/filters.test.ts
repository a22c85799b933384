import { expect, test } from "vitest";
import type { BeastPage } from "../order.ts";
import { filters } from "./filters.ts";
import { groups, shapesOf } from "./gallery-beasts.ts";

test.each([
  [{ name: "Bent four", shape: ["bent four", "ko"] }, ["bent four", "ko"]],
  [{ name: null, shape: [] }, [""]],
  [{ name: null, shape: ["double ko"] }, ["double ko", ""]],
  [{ name: "Long life", shape: [] }, ["long life"]],
])("%j has these shapes", (beast, shapes) => expect(shapesOf(beast)).toEqual(shapes));

test("nobody is told of a seki that the name doesn’t tell of", () => {
  expect(shapesOf({ name: null, shape: ["ko", "seki"] })).toEqual(["ko", ""]);
  expect(shapesOf({ name: "Stable triple ko", shape: ["seki"] })).toEqual(["stable triple ko"]);
  expect(shapesOf({ name: "Hane-seki", shape: ["seki"] })).toEqual(["seki"]);
});

test("shapes that several beasts have get toggles, the commonest first; the others share one", () => {
  const beasts = [["seki ko"], ["bent four"], ["bent four", "ko"], ["ko"], ["ko"], []].map(
    (shape) => ({ beast: { name: shape.length > 0 ? "It" : null, shape } }) as unknown as BeastPage,
  );
  const [, group = ""] =
    /data-group="shape">(.*?)<\/div>/s.exec(filters(groups(beasts), beasts.length).text) ?? [];
  expect([...group.matchAll(/data-value="(.*?)"/g)].map(([, value]) => value)).toEqual([
    "ko",
    "bent four",
    "other",
    "",
  ]);
});
