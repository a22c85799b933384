import { expect, test } from "vitest";
import { beginWords, drawnBy, komiRange, nigiri, type Opening, startOf } from "./opening.ts";

const opening = (part: Partial<Opening>): Opening => ({
  board: { rows: ["...", "...", "..."] },
  way: "cake",
  names: { one: "", other: "" },
  chose: "one",
  drew: null,
  stake: false,
  black: "one",
  komi: 0,
  rows: ["...", "...", "..."],
  level: null,
  ...part,
});

test("a komi, and marks for Black’s first move, make a start that counts from −1", () => {
  expect(startOf(opening({ komi: 8 }))).toEqual({
    rows: ["...", "...", "..."],
    komi: 8,
    turn: "black",
    passes: 0,
  });
  expect(startOf(opening({ rows: ["#.#", "...", "..."] }))).toMatchObject({
    rows: ["#.#", "...", "..."],
    passes: -1,
  });
});

test("handicap stones are laid before White begins; nothing is laid where all is agreed", () => {
  expect(startOf(opening({ way: "handicap", rows: ["x..", "...", "..x"], komi: -2 }))).toEqual({
    rows: ["x..", "...", "..x"],
    komi: -2,
    turn: "white",
    passes: 0,
  });
  expect(startOf(opening({ way: "agreed", rows: ["x.#", "...", "..."] })).rows).toEqual([
    "...",
    "...",
    "...",
  ]);
  expect(startOf(opening({ rows: ["x.#", "...", "..."] })).rows).toEqual(["..#", "...", "..."]);
});

test("by the rules a komi is no less than nought and no more than the board", () => {
  expect(komiRange(opening({}))).toEqual({ min: 0, max: 9 });
  expect(komiRange(opening({ way: "handicap" }))).toEqual({ min: -9, max: 9 });
});

test("both draw a handful, and an odd sum lets the first player choose", () => {
  const drawn = nigiri(() => 0.999);
  expect(drawn).toEqual([20, 20]);
  expect(nigiri(() => 0)).toEqual([1, 1]);
  expect(drawnBy([3, 4])).toBe("one");
  expect(drawnBy([3, 5])).toBe("other");
});

test("what comes of the choices is said in a sentence", () => {
  const say = (part: Partial<Opening>): string => beginWords(opening(part));
  expect(say({ way: "cake", komi: 6 })).toBe("The komi is 6, and your guest chooses the colour.");
  expect(say({ way: "cake", komi: 6, chose: "other" })).toBe("The komi is 6, and you choose the colour.");
  expect(say({ way: "cake", chose: "other", level: "easy" })).toBe(
    "The engine sets the komi, then you choose the colour.",
  );
  expect(say({ way: "agreed", komi: 6, names: { one: "", other: "Engine (easy)" } })).toBe(
    "You have Black and move first. Engine (easy) gets a komi of 6.",
  );
  expect(say({ way: "agreed", komi: 0, black: "other" })).toBe("Your guest has Black and moves first.");
  expect(say({ way: "agreed", komi: 3, black: "other" })).toBe(
    "Your guest has Black and moves first. You get a komi of 3.",
  );
  expect(say({ way: "handicap", komi: -2, rows: ["x.x"], names: { one: "Anna", other: "" } })).toBe(
    "Anna has Black with 2 stones, and White begins. Anna gets a komi of 2.",
  );
});
