/** Two disputes argued at once, as the source has it: B1, W1, W2, B2, B1, W1, W2, B2 … Pure. */
import type { Item } from "./settlement.ts";

/** The board on which White claims, where Black begins; and the one on which Black does. */
export const BOARDS = ["first", "second"] as const;
export type WhichBoard = (typeof BOARDS)[number];

/**
 * Where the next move is made after so many moves on both: each plays twice in a row, on the board where the other has
 * played last, and then on the other one. Once one is over the other goes on alone; null when both are.
 */
export function boardAfter(moves: number, over: Record<WhichBoard, boolean>): WhichBoard | null {
  if (over.first) return over.second ? null : "second";
  if (over.second) return "first";
  return moves % 4 < 2 ? "first" : "second";
}

/** The two disputes in this order; null where there are not two, one to be shown by each. */
export function pairOf(items: readonly Item[]): Record<WhichBoard, Item> | null {
  const open = items.filter(({ holds }) => holds === null);
  const first = open.find(({ claimant }) => claimant === "white");
  const second = open.find(({ claimant }) => claimant === "black");
  return open.length === 2 && first && second ? { first, second } : null;
}
