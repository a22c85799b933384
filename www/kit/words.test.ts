import { expect, test, vi } from "vitest";
import { list, plural, quantity, spelled, words } from "./words.ts";

const messages = {
  undo: "Undo",
  stones: ({ count }: { count: number }) => quantity(count, "stone"),
  sides: { black: "Black", none: "" },
} as const;

test("a catalogue says what it was given", () => {
  const said = words("test", messages);
  expect([said.undo, said.stones({ count: 2 }), said.sides.black]).toEqual(["Undo", "2 stones", "Black"]);
});

test("in the marked language every message has its marks, and an empty one stays empty", async () => {
  vi.stubGlobal("lojaMarkedWords", true);
  vi.resetModules();
  const marked = (await import("./words.ts")).words("test", messages);
  vi.unstubAllGlobals();
  expect([marked.undo, marked.stones({ count: 1 }), marked.sides.black, marked.sides.none]).toEqual([
    "⟦Undo⟧",
    "⟦1 stone⟧",
    "⟦Black⟧",
    "",
  ]);
});

test("a word has the form that its number wants", () => {
  expect([0, 1, 2].map((count) => quantity(count, "point"))).toEqual(["0 points", "1 point", "2 points"]);
  expect([1, 3].map((count) => plural(count, "is", "are"))).toEqual(["is", "are"]);
  expect([0, 1, 12, 13].map(spelled)).toEqual(["no", "one", "twelve", "13"]);
});

test("lists have no comma before the last", () => {
  expect([[], ["a1"], ["a1", "b2"], ["a1", "b2", "c3"]].map((names) => list(names))).toEqual([
    "",
    "a1",
    "a1 and b2",
    "a1, b2 and c3",
  ]);
  expect(list(["a1", "b2"], "or")).toBe("a1 or b2");
});
