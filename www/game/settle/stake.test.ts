import { expect, test } from "vitest";
import { newGame } from "../../address/game-address.ts";
import { agreedWords } from "./settle-words.ts";
import type { Item, Ruling } from "./settlement.ts";
import { wonBy } from "./stake.ts";

const item = (kind: Item["kind"], claimant: Item["claimant"], ruled: boolean | null, at = 0): Item => {
  const ruling = ruled === null ? null : ({ at, claimant, holds: ruled, by: "argued" } as const);
  return { kind, at, points: [at], claimant, named: { black: true, white: false }, holds: ruled, ruling };
};
const rulings = (items: readonly Item[]): Ruling[] => items.flatMap(({ ruling }) => ruling ?? []);
const won = (...items: Item[]) => wonBy(items, rulings(items));

test("where dead stones are named the first dispute that was settled decides the game alone", () => {
  expect(won()).toBeNull();
  expect(won(item("string", "black", null))).toBeNull();
  expect(won(item("string", "black", true), item("string", "white", null, 1))).toBe("black");
  expect(won(item("string", "black", false))).toBe("white");
  expect(won(item("point", "white", true))).toBe("white");
  // As it was settled, and not as it lies on the board.
  const items = [item("string", "black", true), item("string", "white", true, 1)];
  expect(wonBy(items, rulings(items).reverse())).toBe("white");
  // What was ruled about something that nobody names any more is nothing.
  expect(wonBy([], rulings(items))).toBeNull();
});

test("where control is claimed both disputes are played out, and one each is a tie", () => {
  expect(won(item("claim", "black", true), item("claim", "white", null, 1))).toBeNull();
  expect(won(item("claim", "black", true), item("claim", "white", true, 1))).toBe("tie");
  expect(won(item("claim", "black", true), item("claim", "white", false, 1))).toBe("black");
  expect(won(item("claim", "white", true))).toBe("white");
  // A claim that nobody doubted is no dispute.
  expect(won({ ...item("claim", "black", null), holds: true })).toBeNull();
});

test("the referee is named only where he can be asked", () => {
  const { link: _, ...rest } = newGame();
  const game = { ...rest, start: { rows: ["..."] }, moves: [], black: "one" as const };
  expect(agreedWords(game, "dead", 1)).toContain("referee");
  expect(agreedWords({ ...game, stake: true }, "dead", 1)).not.toContain("referee");
  expect(agreedWords({ ...game, stake: true }, "claims", 1)).toContain("referee");
});
