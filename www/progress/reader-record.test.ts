import { describe, expect, test } from "vitest";
import { mergedPageMovedTo } from "./moved.ts";
import {
  emptyPage,
  emptyRecord,
  mergeRecords,
  pageIn,
  type ReaderRecord,
  readRecord,
  writeRecord,
} from "./reader-record.ts";

/** What is kept, in a form that one can compare. */
const plain = (kept: ReaderRecord): unknown => JSON.parse(writeRecord(kept)).pages;

const some = (): ReaderRecord => {
  const kept = emptyRecord();
  pageIn(kept, "one").solved.add("step-2").add("step-1");
  pageIn(kept, "beast-7").predicted.set("step-1", 2);
  pageIn(kept, "beast-7").played = true;
  return kept;
};

test("what is written is read back, and the same deeds make the same text", () => {
  const text = writeRecord(some());
  expect(writeRecord(readRecord(text).kept)).toBe(text);
  expect(readRecord(text)).toMatchObject({ unread: 0, format: 5, broken: false });
  expect(plain(some())).toEqual({
    one: { solved: ["step-1", "step-2"] },
    "beast-7": { predicted: { "step-1": 2 }, played: true },
  });
});

test("the first format is read: it knew solved steps alone", () => {
  const { kept, unread } = readRecord(
    '{"format":1,"solved":{"welcome":["step-1"],"control":["step-3","step-1"]}}',
  );
  expect(plain(kept)).toEqual({
    control: { solved: ["step-1", "step-3"] },
    welcome: { solved: ["step-1"] },
  });
  expect(unread).toBe(0);
});

test("what was done before the book had its new order is found where it is now", () => {
  const { kept, unread } = readRecord(
    JSON.stringify({
      format: 4,
      pages: {
        "overview-1": {
          solved: ["step-5", "step-6", "step-9"],
          read: ["the-square", "a-wall"],
          played: true,
        },
        ending: { solved: ["step-1"], predicted: { "step-2": 1, "step-2-says-1": 0 } },
        "before-end": { solved: ["step-1", "step-2", "step-19"], tried: ["figure-2"] },
        control: { solved: ["step-11", "step-12", "step-13"] },
      },
      here: { page: "before-end", section: "iwamoto", number: 20, when: 1_700_000_000 },
    }),
  );
  expect(plain(kept)).toEqual({
    // The fifth is gone.
    "overview-1": { solved: ["step-0", "step-4"], read: ["a-wall"], played: true },
    ending: {
      solved: ["step-1", "step-4"],
      read: ["the-square"],
      predicted: { "step-5": 1, "step-5-says-1": 0 },
    },
    "before-end": { solved: ["step-1", "step-2"] },
    // The twelfth is gone, so nothing counts it.
    control: { solved: ["step-0", "step-11", "step-12"] },
    "famous-quarrels": { solved: ["step-3"], tried: ["figure-2"] },
  });
  expect(kept.here).toMatchObject({ page: "famous-quarrels", section: "iwamoto" });
  expect(unread).toBe(0);
  // Once it is written in the new order it stays as it is.
  expect(plain(readRecord(writeRecord(kept)).kept)).toEqual(plain(kept));
});

test("steps and sections of two chapters that became one are counted there", () => {
  const { kept } = readRecord(
    JSON.stringify({
      format: 4,
      pages: {
        counting: { solved: ["step-2", "step-3"], tried: ["figure-2"] },
        "playing-it-out": {
          solved: ["step-1", "step-6"],
          predicted: { "step-5": 1 },
          read: ["opening", "no-pass"],
        },
      },
      here: { page: "playing-it-out", section: "ends", number: 5, when: 1_700_000_000 },
    }),
  );
  expect(plain(kept)).toEqual({
    counting: {
      // One of them is gone.
      solved: ["step-0", "step-2", "step-3", "step-4"],
      tried: ["figure-1"],
      predicted: { "step-6": 1 },
      read: ["a-silly-ko", "no-pass"],
    },
  });
  expect(kept.here).toMatchObject({ page: "counting", section: "the-end" });
});

test.each([
  ["/loja/playing-it-out.html", "", "a-silly-ko"],
  ["/playing-it-out.html", "no-pass", "no-pass"],
  ["/playing-it-out.html", "step-4", "step-5"],
  ["/playing-it-out.html", "nowhere", "a-silly-ko"],
])("of the merged page, %s#%s leads to %s", (path, id, now) => {
  expect(mergedPageMovedTo(path, id)).toEqual({ page: "counting", id: now });
  expect(mergedPageMovedTo("/counting.html", id)).toBeNull();
});

test("the second format is read: it knew no practice", () => {
  const { kept, unread } = readRecord('{"format":2,"pages":{"one":{"solved":["step-1"]}}}');
  expect(plain(kept)).toEqual({ one: { solved: ["step-1"] } });
  expect([kept.practice.answers, unread]).toEqual([[], 0]);
});

test.each([
  "{",
  "[]",
  "null",
  "7",
  '"x"',
  '{"solved":3}',
  '{"solved":{"one":"step-1"}}',
  '{"solved":{"one":[1,null]}}',
  '{"pages":[]}',
  '{"pages":{"one":[]}}',
  '{"pages":{"one":{"solved":{}}}}',
  '{"pages":{"one":{"predicted":["step-1"]}}}',
  '{"pages":{"one":{"predicted":{"step-1":"<b>"}}}}',
  '{"pages":{"one":{"predicted":{"step-1":-1}}}}',
  '{"pages":{"one":{"predicted":{"step-1":0.5}}}}',
  '{"pages":{"one":{"predicted":{"step-1":1e300}}}}',
  '{"pages":{"one":{"played":"yes"}}}',
  '{"pages":{"<img src=x onerror=alert(1)>":{"solved":["step-1"]}}}',
  '{"pages":{"one":{"solved":["<script>alert(1)</script>"]}}}',
  '{"pages":{"__proto__":{"solved":["step-1"]}}}',
  '{"pages":{"one":{"predicted":{"__proto__":1}}}}',
])("nothing is taken from %s, and it is noticed", (text) => {
  const { kept, unread } = readRecord(text);
  expect(plain(kept)).toEqual({});
  expect(unread).toBeGreaterThan(0);
});

test("an empty storage is no damage", () => {
  expect(readRecord(null)).toEqual({ kept: emptyRecord(), unread: 0, format: 0, broken: false });
  expect(readRecord("").unread).toBe(0);
});

test("what can still be read is kept", () => {
  const { kept, unread } = readRecord(
    '{"format":2,"pages":{"one":{"solved":["step-1",7],"predicted":{"step-2":1,"b":null}},"two":5}}',
  );
  expect(plain(kept)).toEqual({ one: { solved: ["step-1"], predicted: { "step-2": 1 } } });
  expect(unread).toBe(3);
});

test("names that every object has are names like others", () => {
  const text = '{"pages":{"constructor":{"solved":["toString"],"predicted":{"valueOf":1}}}}';
  const { kept } = readRecord(text);
  expect(plain(kept)).toEqual({ constructor: { solved: ["toString"], predicted: { valueOf: 1 } } });
  expect(kept.pages.get("hasOwnProperty")).toBeUndefined();
});

test("however much a file brings in, what was there is found again", () => {
  const solved = Array.from({ length: 2000 }, (_, n) => `a-${n}`);
  const pages = Object.fromEntries(solved.map((name) => [name, { played: true }]));
  const more = readRecord(JSON.stringify({ pages: { ...pages, one: { solved } } })).kept;
  const { one, "beast-7": beast } = plain(readRecord(writeRecord(mergeRecords(some(), more))).kept) as Record<
    string,
    unknown
  >;
  expect(one).toEqual({ solved: expect.arrayContaining(["step-1", "step-2"]) });
  expect(beast).toEqual({ predicted: { "step-1": 2 }, played: true });
});

describe("putting together", () => {
  test("loses nothing, and the first answer stays", () => {
    const more = emptyRecord();
    pageIn(more, "one").solved.add("step-3");
    pageIn(more, "beast-7").predicted.set("step-1", 0).set("step-2", 1);
    pageIn(more, "beast-8").played = true;
    expect(plain(mergeRecords(some(), more))).toEqual({
      one: { solved: ["step-1", "step-2", "step-3"] },
      "beast-7": { predicted: { "step-1": 2, "step-2": 1 }, played: true },
      "beast-8": { played: true },
    });
  });

  test("twice is the same as once", () => {
    const once = writeRecord(mergeRecords(some(), some()));
    expect(once).toBe(writeRecord(some()));
    expect(writeRecord(mergeRecords(readRecord(once).kept, some()))).toBe(once);
  });

  test("pages on which nothing was done are not written", () => {
    expect(plain({ ...emptyRecord(), pages: new Map([["one", emptyPage()]]) })).toEqual({});
  });
});

test("where the reader was last is read when it is whole, and the later place wins", () => {
  const at = (when: unknown, section = "two") =>
    readRecord(JSON.stringify({ format: 4, pages: {}, here: { page: "one", section, number: 2, when } }));
  expect(at(5).kept.here).toEqual({ page: "one", section: "two", number: 2, when: 5 });
  for (const bad of [at("5"), at(-1), at(5, "<b>")]) expect([bad.kept.here, bad.unread]).toEqual([null, 1]);
  const later = mergeRecords(at(5).kept, at(7, "three").kept);
  expect(mergeRecords(later, at(6).kept).here?.section).toBe("three");
});
