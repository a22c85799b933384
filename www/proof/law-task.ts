/**
 * A question of 1989 on the table: its words, and the source of answers. The caller brings the module of those rules.
 */

import type { Location } from "../engine/engine.ts";
import type { LawCase } from "../engine/systems.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { Proving } from "./argument/judge.ts";
import type { Claim } from "./argument/proof-session.ts";

export interface LawTask {
  about: LawCase;
  prover: Proving;
  /** To the other part of what enabling means, where there is one. */
  next?: { text: string; run(): void } | undefined;
}

/** The kos that may be passed for: those with a mark, on the reader's own turn. */
export function kosOf(play: PlayState): { at: Location; name: string }[] {
  if (play.over || play.walk) return [];
  const { turn, marks } = play.here.situation;
  if (turn !== play.you) return [];
  return marks.flatMap((mark, at) =>
    mark === "temporary" ? [{ at, name: play.board.points[at]?.name ?? "" }] : [],
  );
}

/** The outline: of a capture the stones; else the points where a new stone counts, and the stones beside. */
export function lawClaim({ player, target, set }: LawCase): Claim {
  return set.length > 0 ? { player, set, beside: target } : { player, set: target };
}
