import { expect, test } from "vitest";
import { boardAfter, pairOf } from "./interlock.ts";
import type { Item } from "./settlement.ts";

test("two disputes are played as the source has it: B1, W1, W2, B2, B1, W1, W2, B2, B1", () => {
  const none = { first: false, second: false };
  const made = { first: 0, second: 0 };
  const order = Array.from({ length: 9 }, (_, moves) => {
    const board = boardAfter(moves, none) ?? "first";
    // Black begins on the first board and White on the second; then they alternate.
    const black = made[board]++ % 2 === (board === "first" ? 0 : 1);
    return `${black ? "B" : "W"}${board === "first" ? 1 : 2}`;
  });
  expect(order.join(" ")).toBe("B1 W1 W2 B2 B1 W1 W2 B2 B1");
});

test("once one is over the other goes on alone", () => {
  for (const moves of [0, 1, 2, 3]) {
    expect(boardAfter(moves, { first: true, second: false })).toBe("second");
    expect(boardAfter(moves, { first: false, second: true })).toBe("first");
    expect(boardAfter(moves, { first: true, second: true })).toBeNull();
  }
});

test("two disputes go together when each has one to show", () => {
  const open = (claimant: Item["claimant"], holds: boolean | null = null) => ({ claimant, holds }) as Item;
  const pair = pairOf([open("black"), open("white"), open("white", true)]);
  expect([pair?.first.claimant, pair?.second.claimant]).toEqual(["white", "black"]);
  expect(pairOf([open("black"), open("black")])).toBeNull();
  expect(pairOf([open("black")])).toBeNull();
  expect(pairOf([open("black"), open("white"), open("white")])).toBeNull();
});
