import { expect, test } from "vitest";
import { answer } from "../test/answers.ts";
import { logOf } from "./answers.ts";
import { countBook, countChapter, countWords, holdings, loadedWords } from "./counts.ts";
import { fromFile, isTooLarge, toFile } from "./progress-file.ts";
import { emptyRecord, mergeRecords, pageIn, type ReaderRecord, writeRecord } from "./reader-record.ts";

const some = (): ReaderRecord => {
  const kept = emptyRecord();
  pageIn(kept, "one").solved.add("step-1").add("step-2").add("step-9").add("the-ko");
  pageIn(kept, "two").predicted.set("step-1", 2);
  pageIn(kept, "gone").solved.add("step-1");
  return kept;
};
const NOW = new Date(2_000_000_000_000);
const STEPS = { one: { one: 3, two: 4 }, three: {} };

test("a file brings back what was saved", () => {
  const found = fromFile(toFile(some()), NOW);
  expect("kept" in found && writeRecord(found.kept)).toBe(writeRecord(some()));
  expect(found).toMatchObject({ unread: 0 });
  expect(fromFile(toFile(emptyRecord()), NOW)).toEqual({ kept: emptyRecord(), unread: 0 });
});

test.each([
  ["", "can’t be read"],
  ["step-1", "can’t be read"],
  [toFile(some()).slice(0, 60), "can’t be read"],
  ["[]", "saved by something else"],
  ["null", "saved by something else"],
  ['{"format":2,"pages":{}}', "saved by something else"],
  ['{"loja":"<img src=x>","format":2,"pages":{}}', "saved by something else"],
  ['{"loja":"progress","format":6,"pages":{"one":{"played":true}}}', "newer version"],
  ['{"loja":"progress","format":2,"pages":[]}', "Nothing in this file"],
  ['{"loja":"progress","format":2,"pages":{"__proto__":{"played":true}}}', "Nothing in this file"],
  ['{"loja":"progress","format":2,"pages":{"one":{"solved":["<b onclick=x>"]}}}', "Nothing in this file"],
  [`{"loja":"progress","x":"${"x".repeat(2_000_000)}"}`, "too large"],
])("a file is refused in words: %#", (text, words) => {
  expect(fromFile(text, NOW)).toEqual({ refused: expect.stringContaining(words) });
});

test("deep nesting does no harm", () => {
  expect(fromFile("[".repeat(200_000), NOW)).toHaveProperty("refused");
  const deep = `{"loja":"progress","pages":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`;
  expect(fromFile(deep, NOW)).toMatchObject({ kept: emptyRecord() });
});

test("a damaged file gives what can be read of it", () => {
  const found = fromFile(
    '{"loja":"progress","format":2,"pages":{"one":{"solved":["step-1",5]},"two":3}}',
    NOW,
  );
  expect("kept" in found && [...found.kept.pages.keys()]).toEqual(["one"]);
  expect(found).toMatchObject({ unread: 2 });
  expect([isTooLarge(2_000_000), isTooLarge(2_000_001)]).toEqual([false, true]);
});

test("steps count where they are; names that are no steps, and steps that are gone, don’t", () => {
  expect(countChapter(some(), STEPS.one)).toEqual({ done: 2, all: 7 });
  expect(countBook(some(), STEPS)).toEqual({ done: 2, all: 7 });
  expect(countWords(some(), STEPS)).toBe("2 of 7 steps solved, 1 more tried.");
  expect(countWords(some(), { one: { one: 1 } })).toBe("1 of 1 step solved, 1 more tried.");
});

test("what would be lost, and what was won", () => {
  expect(holdings(some())).toBe("5 steps and 1 prediction");
  const practised = (count: number, kept = some()): ReaderRecord => {
    const answers = Array.from({ length: count }, (_, n) => answer({ when: 1_800_000_000 + n }));
    return { ...kept, practice: { base: null, answers } };
  };
  expect(holdings(practised(2))).toBe("5 steps, 1 prediction and 2 practice answers");
  const words = (before: ReaderRecord, after: ReaderRecord, unread = 0) =>
    loadedWords(before, after, STEPS, unread);
  expect(words(emptyRecord(), some())).toBe("Loaded: 2 steps were new here.");
  expect(words(emptyRecord(), practised(3))).toBe("Loaded: 2 steps and 3 practice answers were new here.");
  expect(words(some(), practised(1), 1)).toBe(
    "Loaded: 1 practice answer was new here. 1 entry of the file could not be read and was left out.",
  );
  expect(words(some(), some(), 2)).toContain("known here already. 2 entries");
});

const folded = (until: number) => ({
  until,
  kinds: new Map([
    [
      "lock",
      {
        rating: 1300,
        deviation: 80,
        volatility: 0.06,
        period: 20_000,
        right: 7,
        helped: 1,
        wrong: 2,
        skipped: 0,
      },
    ],
  ]),
});
const at = (...times: number[]): ReaderRecord => ({
  ...emptyRecord(),
  practice: logOf(...times.map((when) => answer({ when: 1_800_000_000 + when }))),
});
const summed = (until: number, ...times: number[]): ReaderRecord => {
  const kept = at(...times);
  return { ...kept, practice: { ...kept.practice, base: folded(1_800_000_000 + until) } };
};
const both = (one: ReaderRecord, two: ReaderRecord): ReaderRecord =>
  mergeRecords(mergeRecords(emptyRecord(), one), two);

test("answers that were summed up are counted among those that would be lost", () => {
  expect(holdings(summed(100, 50, 150))).toContain("11 practice answers");
});

test("what can’t be added to a sum of older answers is said, on either side", () => {
  const words = (before: ReaderRecord, file: ReaderRecord): string =>
    loadedWords(before, both(before, file), STEPS, 0);
  const here = summed(100, 150);
  expect(words(here, at(40, 50, 200))).toBe(
    "Loaded: 3 practice answers were new here. Up to 15 January 2027 your levels go by a sum of answers that this browser has. " +
      "Whether 2 practice answers of that time from the file are in it can’t be told, so they change no level.",
  );
  expect(words(at(50, 200), here)).toContain(
    "that the file has. Whether 1 practice answer of that time given here is in it can’t be told, so it changes no level.",
  );
  // The same file again, and answers after the sum, are as they should be.
  expect(words(here, here)).not.toContain("sum");
  expect(words(here, at(200))).not.toContain("sum");
  expect(words(at(40), at(50))).not.toContain("sum");
});

test("a file carries practice to another device, and ten thousand answers fit", () => {
  const answers = Array.from({ length: 10_000 }, (_, n) =>
    answer({ when: 1_800_000_000 + n * 60, ms: 123_456, result: "wrong", wrong: "c3" }),
  );
  const text = toFile({ ...some(), practice: { base: null, answers } });
  expect(text.length).toBeLessThan(600_000);
  const found = fromFile(text, NOW);
  expect("kept" in found && found.kept.practice.answers).toEqual(answers);
});

test("a file with nothing but practice is taken, damaged or not", () => {
  const practice = { base: null, answers: [answer()] };
  const text = toFile({ ...emptyRecord(), practice });
  expect(fromFile(text, NOW)).toMatchObject({ kept: { practice }, unread: 0 });
  const damaged = text.replace(/("answers": \[)/, '$1"x",');
  expect(fromFile(damaged, NOW)).toMatchObject({ kept: { practice }, unread: 1 });
});

test("what a file has of days to come is left out, and so can’t stand in the way of what is answered", () => {
  const now = NOW.getTime() / 1000;
  const lock = { rating: 4000, deviation: 0, volatility: 0, period: 1 };
  const kinds = new Map([["lock", { ...lock, right: 9, helped: 0, wrong: 0, skipped: 0 }]]);
  const [past, near, far] = [now - 5, now + 80_000, now + 90_000].map((when) => answer({ when }));
  const answers = [past, near, far].filter((one) => one !== undefined);
  const text = (until: number): string =>
    toFile({ ...emptyRecord(), practice: { base: { until, kinds }, answers } });
  expect(fromFile(text(now + 89_000), NOW)).toMatchObject({
    kept: { practice: { base: null, answers: [past, near] } },
    unread: 2,
  });
  expect(fromFile(text(now - 9), NOW)).toMatchObject({
    kept: { practice: { base: { until: now - 9 } } },
    unread: 1,
  });
});
