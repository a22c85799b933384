import { expect, test, vi } from "vitest";
import { abortable, storeOf } from "./store.ts";

test("a store changes by events, and tells of changes alone", () => {
  const store = storeOf(1, (state, by: number) => state + by);
  const heard = vi.fn();
  const stop = store.watch(heard);
  store.send(2);
  store.send(0);
  expect(store.state).toBe(3);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.send(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("who stops watching while others hear of a change takes nothing from them", () => {
  const store = storeOf(0, (_, next: number) => next);
  const heard: string[] = [];
  const stop = store.watch(() => {
    heard.push("first");
    stop();
  });
  store.watch(() => heard.push("second"));
  store.send(1);
  expect(heard).toEqual(["first", "second"]);
});

test("what an older task finds out is dropped, whichever ends first, and its signal says so", async () => {
  const ends: ((found: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const task = (signal: AbortSignal): Promise<string> => {
    signals.push(signal);
    return new Promise((settle) => ends.push(settle));
  };
  const done = vi.fn();
  const failed = vi.fn();
  const tasks = abortable();
  tasks.run(task, done, failed);
  tasks.run(task, done, failed);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  ends[1]?.("new");
  ends[0]?.("old");
  await Promise.resolve();
  await Promise.resolve();
  expect(done.mock.calls).toEqual([["new"]]);
  tasks.run(() => Promise.reject(new Error("late")), done, failed);
  tasks.stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(failed).not.toHaveBeenCalled();
});
