import { expect, test } from "vitest";
import type { Situation } from "../engine/engine.ts";
import {
  atQuestion,
  goBack,
  goForward,
  goTo,
  isAtQuestion,
  mayGoBack,
  mayGoForward,
  toQuestion,
} from "./line-cursor.ts";

const situations = (count: number): Situation[] => Array.from({ length: count }, () => ({}) as Situation);

test("the history leads to the question, and no farther", () => {
  const way = atQuestion({ situations: situations(3), from: 2 });
  expect([isAtQuestion(way), mayGoForward(way)]).toEqual([true, false]);
  expect(goForward(way).cursor).toBe(2);
  const start = goBack(goBack(goBack(way)));
  expect([start.cursor, mayGoBack(start), isAtQuestion(start)]).toEqual([0, false, false]);
  expect(isAtQuestion(toQuestion(start))).toBe(true);
});

test("a line goes on from the question, and back to it", () => {
  const way = atQuestion({ situations: situations(3), from: 2 }, [
    { situations: situations(5), from: 2 },
    { situations: situations(2), from: 0 },
  ]);
  expect(isAtQuestion(way)).toBe(true);
  const end = goTo(way, 0, 2);
  expect([end.walked, end.cursor, mayGoForward(end)]).toEqual([0, 4, false]);
  expect(goBack(end)).toMatchObject({ walked: 0, cursor: 3 });
  expect(isAtQuestion(goBack(goBack(end)))).toBe(true);
  // A line of its own begins elsewhere, and is as long as it is.
  expect(goTo(way, 1, 9)).toMatchObject({ walked: 1, cursor: 1 });
});
