import { expect, test } from "vitest";
import type { Situation } from "../engine/engine.ts";
import { LineCursor } from "./line-cursor.ts";

const situations = (count: number): Situation[] => Array.from({ length: count }, () => ({}) as Situation);

test("the history leads to the question, and no farther", () => {
  const way = new LineCursor({ situations: situations(3), from: 2 });
  expect([way.isAtQuestion, way.mayGoForward]).toEqual([true, false]);
  way.forward();
  expect(way.cursor).toBe(2);
  way.back();
  way.back();
  way.back();
  expect([way.cursor, way.mayGoBack, way.isAtQuestion]).toEqual([0, false, false]);
  way.toQuestion();
  expect(way.isAtQuestion).toBe(true);
});

test("a line goes on from the question, and back to it", () => {
  const way = new LineCursor({ situations: situations(3), from: 2 });
  way.tell([
    { situations: situations(5), from: 2 },
    { situations: situations(2), from: 0 },
  ]);
  expect(way.isAtQuestion).toBe(true);
  way.to(0, 2);
  expect([way.walked, way.cursor, way.mayGoForward]).toEqual([0, 4, false]);
  way.back();
  expect([way.walked, way.cursor]).toEqual([0, 3]);
  way.back();
  expect(way.isAtQuestion).toBe(true);
  // A line of its own begins elsewhere, and is as long as it is.
  way.to(1, 9);
  expect([way.walked, way.cursor]).toEqual([1, 1]);
  way.tell([]);
  expect([way.walked, way.isAtQuestion]).toEqual([null, true]);
});
