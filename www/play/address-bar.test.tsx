import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddressBar } from "./address-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", location.pathname);
});

/** Answers come when the test wants them. */
function bar() {
  const asked: ((fragment: string | null) => void)[] = [];
  const made = new AddressBar(() => new Promise((answer) => asked.push(answer)));
  return { bar: made, answer: (at: number, fragment: string | null) => asked[at]?.(fragment), asked };
}

test("what changes in a row is written once, and the newest counts", async () => {
  const { bar: made, answer, asked } = bar();
  made.touch();
  made.touch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
  const shared = made.settle();
  answer(1, "new");
  answer(0, "old");
  expect(await shared).toMatch(/#new$/);
  expect(location.hash).toBe("#new");
});

test("an address from outside is not written over by what was on its way", async () => {
  const { bar: made, answer } = bar();
  const before = made.settle();
  made.forget();
  history.replaceState(null, "", "#theirs");
  answer(0, "mine");
  await before;
  expect(location.hash).toBe("#theirs");
});

test("nor by what is written before anybody has heard of it", async () => {
  const { bar: made, answer } = bar();
  const before = made.settle();
  history.replaceState(null, "", "#theirs");
  answer(0, "mine");
  await before;
  expect(location.hash).toBe("#theirs");
  made.forget();
  const after = made.settle();
  answer(1, "next");
  await after;
  expect(location.hash).toBe("#next");
});

test("what it has written is its own, and a link that somebody follows is not", async () => {
  const { bar: made, answer } = bar();
  const written = made.settle();
  answer(0, "own");
  await written;
  expect([location.hash, made.isOwn]).toEqual(["#own", true]);
  location.hash = "#followed";
  expect(made.isOwn).toBe(false);
  made.forget();
  expect(made.isOwn).toBe(true);
});
