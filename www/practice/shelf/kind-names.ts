/** What the kinds are called, what each asks, and which chapter tells what one needs for it. */
import type { Kind } from "../../kinds/problem.ts";

export interface Named {
  name: string;
  /** One sentence for the list of kinds. */
  asks: string;
  /** The chapter to read first. */
  chapter: string;
}

export const NAMED: Record<Kind, Named> = {
  lock: {
    name: "Lock it",
    asks: "You claim some points, and the other player has moved: find the turn that still gets you two eyes there.",
    chapter: "control",
  },
  refute: {
    name: "Refute it",
    asks: "The other player claims some points, and you move: find the turn that keeps him from two eyes there.",
    chapter: "control",
  },
  find: {
    name: "Find the claim",
    asks: "Play stops now: mark all that a player controls.",
    chapter: "ending",
  },
  save: {
    name: "Save it",
    asks: "Before the end: one stone to add so that points stay yours, or none at all.",
    chapter: "before-end",
  },
  pass: {
    name: "Move or pass",
    asks: "Is the game over, or is a move left that is worth more than a pass?",
    chapter: "before-end",
  },
  cycle: {
    name: "The cycle",
    asks: "A cycle may be removed: is it better to remove it, or to leave it?",
    chapter: "cycle-removal",
  },
  count: {
    name: "Count it",
    asks: "Play is over: territory, dead stones and prisoners, for both.",
    chapter: "ending",
  },
  rule: {
    name: "Which rule",
    asks: "One move: may it be made, and if not, which clause forbids it?",
    chapter: "rules",
  },
};

/** Where its kind is told already, a ladder needs no more of its title than what is its own. */
export function shortTitle(title: string, kind: Kind): string {
  const { name } = NAMED[kind];
  const rest = title.startsWith(`${name}: `) ? title.slice(name.length + 2) : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
