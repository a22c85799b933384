import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeOf } from "../kit/store.ts";
import type { JudgedGame, Judgement } from "../referee/judging.ts";
import { JUDGING, type RefereeEvent, type RefereeState, refereeStep } from "../referee/referee-state.ts";
import { benchVerdict } from "./verdict.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GAME: JudgedGame = { start: { rows: ["x."] }, moves: [] };

function judge() {
  const begun: Judgement[] = [];
  const verdict = benchVerdict((game) => {
    const store = storeOf<RefereeState, RefereeEvent>(JUDGING, refereeStep);
    const made: Judgement = { game, store, stop: vi.fn(), goOn: vi.fn(), end: vi.fn() };
    begun.push(made);
    return made;
  });
  return { verdict, begun, kind: () => verdict.store.state.kind };
}

test("somebody who draws is waited for; the last position counts, and is judged once", async () => {
  const { verdict, begun, kind } = judge();
  const find = vi.fn(async () => GAME);
  verdict.judge("one", find, false);
  await vi.advanceTimersByTimeAsync(500);
  verdict.judge("two", find, false);
  await vi.advanceTimersByTimeAsync(500);
  expect(kind()).toBe("waiting");
  expect(find).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(kind()).toBe("judging");
  verdict.judge("two", find, true);
  await vi.runAllTimersAsync();
  expect(begun).toHaveLength(1);
  expect(find).toHaveBeenCalledTimes(1);
  // Another position ends it.
  verdict.judge("three", find, true);
  await vi.runAllTimersAsync();
  expect(begun).toHaveLength(2);
  expect(begun[0]?.end).toHaveBeenCalled();
});

test("why there is no verdict takes its place, and what was on its way comes no more", async () => {
  const { verdict, begun, kind } = judge();
  verdict.judge("one", async () => GAME, true);
  verdict.refuse("part");
  await vi.runAllTimersAsync();
  expect(verdict.store.state).toEqual({ kind: "unjudged", why: "part" });
  expect(begun).toHaveLength(0);
  verdict.stop();
  expect(kind()).toBe("none");
});

test("a position that could not be found is looked for again when somebody asks", async () => {
  const { verdict, kind } = judge();
  const find = vi.fn(async () => GAME).mockRejectedValueOnce(new Error("offline"));
  verdict.judge("one", find, true);
  await vi.runAllTimersAsync();
  expect(kind()).toBe("failed");
  verdict.again();
  await vi.runAllTimersAsync();
  expect(kind()).toBe("judging");
});
