import { expect, test } from "vitest";
import type { Kind } from "../../kinds/problem.ts";
import { resumed } from "./begin-course.ts";
import {
  begin,
  courseWords,
  fresh,
  here,
  hinted,
  isDone,
  marked,
  onward,
  readCourse,
  tally,
} from "./course.ts";

const three = () => begin(["a", "b", "c"].map((id) => fresh(id, "lock", 0)));
const kindOf = (id: string): Kind | null => ("abc".includes(id) ? "lock" : null);

test("the first mark stays: what is solved after a failure was failed", () => {
  const missed = marked(three(), "wrong", "a1");
  expect(here(marked(missed, "right"))).toMatchObject({ mark: "wrong", wrong: "a1" });
});

test("hints count until it is answered", () => {
  const helped = hinted(hinted(three()));
  expect(here(helped)?.hints).toBe(2);
  expect(here(hinted(marked(helped, "right")))?.hints).toBe(2);
});

test("a course in words, for those who don’t see its shapes", () => {
  const two = onward(marked(onward(marked(three(), "right")), "wrong"));
  expect(courseWords(two)).toBe("Problem 3 of 3. Right: 1. Wrong: 2.");
  const all = onward(marked(two, "skipped"));
  expect(courseWords(all)).toBe("All 3 are done. Right: 1. Wrong: 2. Skipped: 3.");
  expect([isDone(two), isDone(all)]).toEqual([false, true]);
  expect(tally(all)).toEqual({ open: 0, right: 1, wrong: 1, skipped: 1 });
});

test("a session that was left goes on where nothing was answered, or at what was missed", () => {
  expect(resumed(marked(three(), "right")).at).toBe(1);
  expect(resumed(marked(three(), "wrong")).at).toBe(0);
  expect(isDone(resumed(onward(onward(marked(three(), "open")))))).toBe(false);
});

test("what is kept is read back", () => {
  const course = onward(marked({ ...three(), before: { lock: 1462 } }, "wrong", "pass"));
  expect(readCourse(JSON.stringify(course), kindOf)).toEqual(course);
});

test.each([
  null,
  "",
  "{",
  "[]",
  "null",
  '{"items":[],"at":0}',
  '{"items":[{"id":"a","look":0,"hints":0,"mark":"open"}],"at":2}',
  '{"items":[{"id":"a","look":0,"hints":0,"mark":"won"}],"at":0}',
  '{"items":[{"id":"a","look":-1,"hints":0,"mark":"open"}],"at":0}',
  '{"items":[{"id":7,"look":0,"hints":0,"mark":"open"}],"at":0}',
  // Of a problem that is gone since.
  '{"items":[{"id":"x","look":0,"hints":0,"mark":"open"}],"at":0}',
])("nothing is made of %s", (text) => {
  expect(readCourse(text, kindOf)).toBeNull();
});

test("a level that is no number is left out", () => {
  const text =
    '{"items":[{"id":"a","look":0,"hints":0,"mark":"open"}],"at":0,"before":{"lock":"<b>","refute":1400}}';
  expect(readCourse(text, kindOf)?.before).toEqual({ refute: 1400 });
});
