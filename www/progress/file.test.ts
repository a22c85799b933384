import { expect, test } from "vitest";
import { countBook, countChapter, countWords, holdings, loadedWords } from "./counts.ts";
import { fromFile, isTooLarge, toFile } from "./file.ts";
import { type Kept, pageIn, write } from "./kept.ts";

const some = (): Kept => {
  const kept: Kept = new Map();
  pageIn(kept, "one").solved.add("step-1").add("step-2").add("step-9").add("the-ko");
  pageIn(kept, "two").predicted.set("step-1", 2);
  pageIn(kept, "gone").solved.add("step-1");
  return kept;
};
const STEPS = { one: { one: 3, two: 4 }, three: {} };

test("a file brings back what was saved", () => {
  const found = fromFile(toFile(some()));
  expect("kept" in found && write(found.kept)).toBe(write(some()));
  expect(found).toMatchObject({ unread: 0 });
  expect(fromFile(toFile(new Map()))).toEqual({ kept: new Map(), unread: 0 });
});

test.each([
  ["", "can’t be read"],
  ["step-1", "can’t be read"],
  [toFile(some()).slice(0, 60), "can’t be read"],
  ["[]", "saved by something else"],
  ["null", "saved by something else"],
  ['{"format":2,"pages":{}}', "saved by something else"],
  ['{"loja":"<img src=x>","format":2,"pages":{}}', "saved by something else"],
  ['{"loja":"progress","format":3,"pages":{"one":{"played":true}}}', "newer version"],
  ['{"loja":"progress","format":2,"pages":[]}', "Nothing in this file"],
  ['{"loja":"progress","format":2,"pages":{"__proto__":{"played":true}}}', "Nothing in this file"],
  ['{"loja":"progress","format":2,"pages":{"one":{"solved":["<b onclick=x>"]}}}', "Nothing in this file"],
  [`{"loja":"progress","x":"${"x".repeat(200_000)}"}`, "too large"],
])("a file is refused in words: %#", (text, words) => {
  expect(fromFile(text)).toEqual({ refused: expect.stringContaining(words) });
});

test("deep nesting does no harm", () => {
  expect(fromFile("[".repeat(200_000))).toHaveProperty("refused");
  const deep = `{"loja":"progress","pages":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`;
  expect(fromFile(deep)).toMatchObject({ kept: new Map() });
});

test("a damaged file gives what can be read of it", () => {
  const found = fromFile('{"loja":"progress","format":2,"pages":{"one":{"solved":["step-1",5]},"two":3}}');
  expect("kept" in found && [...found.kept.keys()]).toEqual(["one"]);
  expect(found).toMatchObject({ unread: 2 });
  expect([isTooLarge(200_000), isTooLarge(200_001)]).toEqual([false, true]);
});

test("steps count where they are; names that are no steps, and steps that are gone, don’t", () => {
  expect(countChapter(some(), STEPS.one)).toEqual({ done: 2, all: 7 });
  expect(countBook(some(), STEPS)).toEqual({ done: 2, all: 7 });
  expect(countWords({ done: 2, all: 7 })).toBe("2 of 7 steps.");
  expect(countWords({ done: 1, all: 1 })).toBe("1 of 1 step.");
});

test("what would be lost, and what was won", () => {
  expect(holdings(some())).toBe("5 steps and 1 prediction");
  expect(loadedWords({ done: 1, all: 7 }, { done: 3, all: 7 }, 0)).toBe("Loaded: 2 steps were new here.");
  expect(loadedWords({ done: 1, all: 7 }, { done: 2, all: 7 }, 1)).toBe(
    "Loaded: 1 step was new here. 1 entry of the file could not be read and was left out.",
  );
  expect(loadedWords({ done: 1, all: 7 }, { done: 1, all: 7 }, 2)).toContain("known here already. 2 entries");
});
