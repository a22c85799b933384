/** The names of the kinds, the question of each, and the chapter that explains it. */
import type { Kind } from "../../kinds/problem.ts";
import { SHELF } from "./words.ts";

interface Named {
  name: string;
  /** One sentence for the list of kinds. */
  asks: string;
  /** The chapter to read first. */
  chapter: string;
}

export const NAMED: Record<Kind, Named> = {
  lock: {
    name: SHELF.lock,
    asks: SHELF.youClaimSomePoints,
    chapter: "control",
  },
  refute: {
    name: SHELF.refute,
    asks: SHELF.otherPlayerClaimsSome,
    chapter: "control",
  },
  find: {
    name: SHELF.findClaim,
    asks: SHELF.playStopsNowMark,
    chapter: "ending",
  },
  save: {
    name: SHELF.save,
    asks: SHELF.beforeEndOneStone,
    chapter: "before-end",
  },
  pass: {
    name: SHELF.movePass,
    asks: SHELF.gameOverMoveLeft,
    chapter: "before-end",
  },
  cycle: {
    name: SHELF.cycle,
    asks: SHELF.cycleMayRemovedBetter,
    chapter: "cycle-removal",
  },
  count: {
    name: SHELF.count,
    asks: SHELF.playOverTerritoryDead,
    chapter: "ending",
  },
  rule: {
    name: SHELF.whichRule,
    asks: SHELF.oneMoveMayMade,
    chapter: "rules",
  },
};

/** Beside the name of its kind, a ladder needs no more of its title than its own part. */
export function shortTitle(title: string, kind: Kind): string {
  const { name } = NAMED[kind];
  const rest = title.startsWith(`${name}: `) ? title.slice(name.length + 2) : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
