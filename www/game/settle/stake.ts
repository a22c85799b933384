/** A game whose disputes decide it, if both have agreed on that before: whoever loses one can’t win any more. Pure. */
import { otherColor } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import type { Won } from "../whole-game.ts";
import type { Item, Ruling } from "./settlement.ts";

/**
 * Who has won by what was ruled; null while it goes on. Where dead stones are named the first dispute decides alone, as in
 * the source’s second and third scheme. Where control is claimed each may doubt one claim, and who wins more of the two
 * disputes wins the game, as in its first.
 */
export function wonBy(items: readonly Item[], ruled: readonly Ruling[]): Won | null {
  const winner = ({ claimant, holds }: Ruling): Color => (holds ? claimant : otherColor(claimant));
  const settled = items.flatMap(({ ruling }) => ruling ?? []);
  const first = ruled.find((one) => settled.includes(one));
  if (!first) return null;
  if (items.every(({ kind }) => kind !== "claim")) return winner(first);
  if (items.some(({ holds }) => holds === null)) return null;
  const ahead = settled.reduce((sum, one) => sum + (winner(one) === "black" ? 1 : -1), 0);
  if (ahead === 0) return "tie";
  return ahead > 0 ? "black" : "white";
}

/** One doubt for each: another one takes its place. What is ruled already stays. */
export const oneDoubt = (doubts: readonly number[]): number[] => doubts.slice(-1);
