import { expect, test } from "vitest";
import { nextTry, tried } from "./longer.ts";

test("a next try fits into the time that is left", () => {
  expect(nextTry(1000, 500, 30_000)).toBe(4000);
  expect(nextTry(1000, 500, 1000)).toBe(2000);
  expect(nextTry(1000, 500, 700)).toBeNull();
  expect(nextTry(1000, 0, 1000)).toBe(4000);
});

test("it is tried again with more until there is an answer", async () => {
  let time = 0;
  const asked: number[] = [];
  const ask = (need: number) => async (nodes: number) => {
    asked.push(nodes);
    time += nodes;
    return nodes >= need;
  };
  const isOpen = (found: boolean) => !found;
  const run = (need: number) => tried(ask(need), isOpen, 100, 10_000, () => time);
  expect(await run(1000)).toEqual({ found: true, nodes: 1600 });
  expect(asked).toEqual([100, 400, 1600]);
  // Without an answer it ends in time, and tells how far it came.
  const begun = time;
  const end = await run(1e9);
  expect(end.found).toBe(false);
  expect(time - begun).toBeLessThanOrEqual(10_000);
  expect(end.nodes).toBeGreaterThan(4000);
});
