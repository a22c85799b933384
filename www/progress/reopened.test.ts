import { expect, test } from "vitest";
import { reopenedAt } from "./progress.ts";
import { emptyRecord, pageIn } from "./reader-record.ts";

const SECTIONS = ["one", "two", "three", "four"];

function reopened(read: string[], here: [page: string, section: string] | null): string | null {
  const record = emptyRecord();
  for (const section of read) pageIn(record, "second").read.add(section);
  if (here) record.here = { page: here[0], section: here[1], number: 1, when: 1 };
  return reopenedAt(record, "second", SECTIONS);
}

test("a page opens where the reader left it", () => {
  expect(reopened(["one"], ["second", "three"])).toBe("three");
  expect(reopened([], ["second", "one"])).toBe("one");
});

test("a visit elsewhere does not lose the place", () => {
  expect(reopened(["one", "two"], ["third", "a"])).toBe("three");
});

test("a first visit begins at the top, and so does a page that has been read to its end", () => {
  expect(reopened([], null)).toBeNull();
  expect(reopened([], ["third", "a"])).toBeNull();
  expect(reopened(["four"], ["second", "four"])).toBeNull();
  // What a later book no longer has is no place.
  expect(reopened([], ["second", "gone"])).toBeNull();
});
