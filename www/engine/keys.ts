/** The key that two equal questions about a proof share, for the page's memory and the worker's. */
import type { Game, ProofOf } from "./protocol.ts";

export const gameKey = ({ start, moves }: Pick<ProofOf, "start" | "moves"> | Game): string =>
  JSON.stringify([start, moves]);

/** A claim's set is a set: its order and the short names of colours don't count. */
export function proofKey(of: ProofOf): string {
  const { player, set } = of.claim;
  const color = player === "B" || player === "black" ? "black" : "white";
  const members = Array.isArray(set) ? [...new Set(set)].sort((a, b) => a - b) : set;
  return `${gameKey(of)} ${color} ${JSON.stringify(members)}`;
}
