/** The words of an element: roles and names. */
import { type Color, countWords } from "../../engine/engine.ts";
import { NAMES, other } from "../../proof/proof-words.ts";
import type { Side } from "../options.ts";

/** Any claim whose size is known. */
interface Sized {
  player: Color;
  set: readonly number[];
}

/** "Black claims 19 points." Of the whole board it is said so. */
export function claimWords({ player, set }: Sized, points: number): string {
  const what = set.length === points ? "the whole board" : countWords(set.length, "point");
  return `${NAMES[player]} claims ${what}.`;
}

const ROLES: Record<Side, string> = {
  claimant: "You prove it.",
  refuter: "You refute.",
  both: "You play both sides.",
};

/** "Black claims 19 points. You refute." */
export const rolesWords = (claim: Sized, points: number, side: Side | null): string =>
  side ? `${claimWords(claim, points)} ${ROLES[side]}` : claimWords(claim, points);

/** "Play as Black": the side that a side of the claim gives. */
export const asWords = ({ player }: Pick<Sized, "player">, side: "claimant" | "refuter"): string =>
  NAMES[side === "claimant" ? player : other(player)];

/** The worst case in a sentence: where the whole board is claimed, nothing lies outside. */
export function worstWords(claim: Sized, points: number): string {
  const refuter = asWords(claim, "refuter");
  return claim.set.length === points
    ? `${refuter} moves first.`
    : `Everything outside the set is ${refuter}’s for good, and ${refuter} moves first.`;
}
