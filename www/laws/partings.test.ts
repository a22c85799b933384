import { expect, test } from "vitest";
import type { ComparedParting, ComparisonReport, PartingStage, RulesName } from "../engine/systems.ts";
import { differs, lines, standing, together } from "./partings.ts";

const parting = (one: RulesName, other: RulesName, stage: PartingStage, hidden: PartingStage[] = []) =>
  ({ rules: [one, other], stage, hidden, points: [] }) as unknown as ComparedParting;

/** As on beast 28 of the picture: three say none, one seven, one nine; then area leaves. */
const beast: Pick<ComparisonReport, "partings" | "open"> = {
  partings: [
    parting("ljrg", "jrg89", "dead"),
    parting("ljrg", "naj", "dead"),
    parting("ljrg", "area", "whose"),
    parting("jrg89", "j2003", "dead"),
    parting("jrg89", "naj", "dead"),
    parting("jrg89", "area", "dead"),
    parting("j2003", "naj", "dead"),
    parting("j2003", "area", "whose"),
    parting("naj", "area", "dead"),
  ],
  open: [],
};
const FIVE: RulesName[] = ["ljrg", "j2003", "area", "naj", "jrg89"];

test("whoever parts goes alone from that stage on, and the others stay where they were", () => {
  const { stop, dead, whose, counted } = lines(beast, FIVE);
  expect(stop.map(({ kind }) => kind)).toEqual(["own", "same", "same", "same", "same"]);
  expect(together(stop)).toBe(true);
  expect(dead.map(({ leaves }) => leaves)).toEqual([null, null, null, 0, 0]);
  expect(dead.map(({ line }) => line)).toEqual([0, 0, 0, 3, 4]);
  expect(together(dead)).toBe(false);
  expect(whose.map(({ leaves }) => leaves)).toEqual([null, null, 0, null, null]);
  expect(counted.map(({ kind, line }) => [kind, line])).toEqual([
    ["own", 0],
    ["same", 0],
    ["own", 2],
    ["own", 3],
    ["own", 4],
  ]);
});

test("a law may leave the line of another that has left", () => {
  const found = {
    partings: [
      parting("ljrg", "area", "dead"),
      parting("ljrg", "stone", "dead"),
      parting("stone", "area", "counted"),
    ],
    open: [],
  };
  const { dead, counted } = lines(found, ["ljrg", "area", "stone"]);
  expect(dead.map(({ line }) => line)).toEqual([0, 1, 1]);
  expect(counted.map(({ leaves }) => leaves)).toEqual([null, null, 1]);
});

test("what is not known is neither the same nor a parting", () => {
  const found = {
    partings: [parting("ljrg", "area", "counted", ["whose"])],
    open: [{ rules: ["ljrg", "jrg89"] as [RulesName, RulesName], stage: "dead" as const, words: "" }],
  };
  expect(standing(found, "ljrg", "jrg89", "stop")).toBe("same");
  expect(standing(found, "jrg89", "ljrg", "dead")).toBe("open");
  expect(standing(found, "ljrg", "area", "dead")).toBe("same");
  expect(standing(found, "ljrg", "area", "whose")).toBe("open");
  expect(standing(found, "ljrg", "area", "counted")).toBe("parted");
  const { stop, dead } = lines(found, ["ljrg", "jrg89"]);
  expect(together(stop)).toBe(true);
  expect(dead[1]).toEqual({ line: 0, kind: "open", leaves: null });
  expect(differs(found, "ljrg", "area")).toBe("yes");
  expect(differs(found, "ljrg", "jrg89")).toBe("open");
  expect(differs(found, "ljrg", "naj")).toBe("no");
});
