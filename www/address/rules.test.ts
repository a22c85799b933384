import { expect, test } from "vitest";
import { parseAddress, writeAddress } from "./link.ts";
import { MOST_RULES, RULES, readRules } from "./rules.ts";

test("names of rules, with commas or blanks between them, each once", () => {
  expect(readRules("ljrg JRG89, area area")).toEqual({ rules: ["ljrg", "jrg89", "area"], faults: [] });
  expect(readRules("")).toEqual({ rules: [], faults: [] });
});

test.each([
  ["ljrg chinese", ["ljrg"], /^“chinese” names no rules; there are ljrg, jrg89/],
  ["<script> area", ["area"], /^“�script�” names no rules/],
  ["__proto__ constructor", [], /^“__proto__”, “constructor” name no rules/],
  ["x".repeat(100_000), [], /^“x{24}…” names no rules/],
])("%s is a stranger’s word: left out, with a sentence", (text, rules, sentence) => {
  const read = readRules(text);
  expect(read.rules).toEqual(rules);
  expect(read.faults[0]).toMatch(sentence);
  expect(read.faults[0]?.length).toBeLessThan(300);
});

test("no more stand side by side than can be read", () => {
  const { rules, faults } = readRules(RULES.join(" "));
  expect(rules).toEqual(RULES.slice(0, MOST_RULES));
  expect(faults).toHaveLength(1);
});

test("an address has them and gives them back", () => {
  const { address, faults } = parseAddress("#1AQ&view=referee&rules=ljrg,jrg89");
  expect(faults).toEqual([]);
  expect(address.rules).toEqual(["ljrg", "jrg89"]);
  expect(writeAddress(address)).toBe("1AQ&view=referee&rules=ljrg,jrg89");
  expect(parseAddress("1AQ&rules=go").faults[0]).toMatch(/^In the link, “go” names no rules/);
  expect(parseAddress("1AQ&rules=").faults).toEqual(["After “rules=” stand names of rules, as ljrg,jrg89."]);
  expect(parseAddress("1AQ").address.rules).toBeNull();
});
