import { expect, test } from "vitest";
import { RULE_SETS, type RuleOption } from "../engine/rule-sets.ts";
import { choose } from "./rules-choice.tsx";

const option = (law: keyof typeof RULE_SETS, name: string): RuleOption => {
  const found = RULE_SETS[law].options.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

test("what is chosen stands in the position, and what is usual doesn’t", () => {
  const button = option("area", "button");
  expect(choose({}, button, "on")).toEqual({ button: "on" });
  expect(choose({ button: "on", handicap: 2 }, button, "off")).toEqual({ handicap: 2 });
  expect(choose({}, option("ing", "handicap"), 3)).toEqual({ handicap: 3 });
});

test("of what makes up for the same turn a game has one", () => {
  expect(choose({ button: "on" }, option("area", "pass-stones"), "on")).toEqual({ "pass-stones": "on" });
});
