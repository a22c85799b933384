import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isReading, ReadingClock } from "./reading.ts";

const claim = { start: ".", moves: [], claim: { player: "black", set: "all" } } as const;
const searched = { busy: true, of: claim, progress: null, proved: null };
const read = { ...searched, of: { ...claim, certificate: "…" } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a stored proof is read until there is a search or a verdict to tell of", () => {
  expect([isReading(read), isReading(searched), isReading({ ...read, busy: false })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isReading({ ...read, progress: {} as never })).toBe(false);
  expect(isReading({ ...read, proved: {} as never })).toBe(false);
});

test("the seconds are told while it lasts, and not afterwards", () => {
  const said: string[] = [];
  let judge = read;
  const clock = new ReadingClock(() => said.push(clock.words(judge)));
  expect(clock.words(judge)).toMatch(/^Reading the stored proof\. /);
  vi.advanceTimersByTime(3000);
  expect(said.at(-1)).toMatch(/^Reading the stored proof: 3 s so far\. /);
  judge = { ...read, busy: false };
  vi.advanceTimersByTime(5000);
  expect([said.length, said.at(-1)]).toEqual([4, ""]);
});
