/** A game whose disputes decide it, if both agreed on that before: a player who loses one can’t win any more. Pure. */
import { otherColor } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import type { Won } from "../whole-game.ts";
import type { Item, Ruling } from "./settlement.ts";

/**
 * The winner by rulings; null while it goes on. Where players name dead stones, the first dispute decides alone, as in
 * the source’s second and third scheme. Where they claim control, each may doubt one claim, and the player who wins
 * more of the two disputes wins the game, as in its first.
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

/** One doubt for each player: another one takes its place. A ruling stays. */
export const oneDoubt = (doubts: readonly number[]): number[] => doubts.slice(-1);
