/** Translates an argument between a proof table's own terms and those of the address. */

import { type Address, locate, named, type Side } from "../address/link.ts";
import type { Board, Choice, ClaimInput, Color, Location } from "../engine/engine.ts";

export interface ClaimArgument {
  claim: { player: Color; set: "all" | Location[] } | null;
  side: Side | null;
  line: Choice[];
}

type Points = Pick<Board, "points">;

export const nothing = (): ClaimArgument => ({ claim: null, side: null, line: [] });

/** The state that a proof table reports. */
export function reported(state: {
  claim: ClaimInput | null;
  side: Side | null;
  line: Choice[];
}): ClaimArgument {
  const { claim } = state;
  if (!claim) return nothing();
  return {
    ...state,
    claim: { ...claim, player: claim.player === "white" || claim.player === "W" ? "white" : "black" },
  };
}

/** Finds the points that an address names; each part that names others makes a sentence. */
export function resolved(board: Points, address: Address): { argument: ClaimArgument; missing: string[] } {
  // On the proof table a reader who may take both chooses himself.
  const argument: ClaimArgument = { ...nothing(), side: address.side === "both" ? null : address.side };
  const missing: string[] = [];
  const { claim, line } = address;
  if (claim) {
    const set = claim.set === "all" ? null : locate(board.points, claim.set);
    if (set && "missing" in set) missing.push(set.missing);
    else argument.claim = { player: claim.player, set: set ? set.found : "all" };
  }
  // Moves are made within a claim, on one of its sides.
  if (!argument.claim) return { argument: nothing(), missing };
  for (const word of argument.side ? line : []) {
    if (word === "pass") argument.line.push({ kind: "pass" });
    else {
      const at = locate(board.points, [word]);
      if ("missing" in at) {
        missing.push(at.missing);
        break;
      }
      argument.line.push({ kind: "play", at: at.found[0] as Location });
    }
  }
  return { argument, missing };
}

/** How far the argument about a claim is that comes with its own certificate: side and moves are in the address. */
export function argumentIn(
  board: Points,
  claim: { player: Color; set: Location[] },
  address: Address,
): ClaimArgument {
  const { argument } = resolved(board, { ...address, claim: { player: claim.player, set: "all" } });
  return { ...argument, claim };
}

/** Whether two claims on a board of so many points are one. */
export function isSameClaim(
  one: NonNullable<ClaimArgument["claim"]>,
  other: NonNullable<ClaimArgument["claim"]>,
  points: number,
): boolean {
  const members = ({ set }: NonNullable<ClaimArgument["claim"]>): Set<Location> =>
    new Set(set === "all" ? Array.from({ length: points }, (_, at) => at) : set);
  const [here, there] = [members(one), members(other)];
  return one.player === other.player && here.size === there.size && [...here].every((at) => there.has(at));
}

/** The argument in names, for the address. */
export const namedArgument = ({ points }: Points, argument: ClaimArgument): Partial<Address> =>
  argument.claim ? named(points, argument) : {};
