/** The clauses that forbid a move, by the names readers know them by, and where they are explained. Pure. */
import { clausePage } from "../table/clause-page.ts";
import type { MoveName } from "./problem.ts";
import { RULE_WORDS } from "./words/rule-words.ts";

interface Clause {
  /** As a short answer to "May Black play d1?" */
  name: string;
  /** The page of its definition. */
  page: string;
}

const NAMES: Record<string, string> = {
  "B1.1": RULE_WORDS.noGameOver,
  "B3.1": RULE_WORDS.noNotRightAfter,
  "B3.2": RULE_WORDS.noNoCycleBegan,
  "B4.2": RULE_WORDS.noStoneMark,
  "B4.5": RULE_WORDS.noSuicidePseudoSuicide,
};

/** The clause of a legal move. */
const LEGAL: Clause = { name: RULE_WORDS.legal, page: clausePage("B4") };

export function clauseOf(rule: string): Clause | null {
  const name = NAMES[rule];
  return rule === "legal" ? LEGAL : name === undefined ? null : { name, page: clausePage(rule) };
}

/** Every answer that such a move could have, the same for all moves of its kind. */
export function answersTo(move: MoveName, rule: string): string[] {
  const [, stone] = /^cycle@\d+(\+.+)?$/.exec(move) ?? [null, move];
  const cycle = move.startsWith("cycle");
  const possible = ["legal", ...(cycle ? ["B3.1", "B3.2"] : []), ...(stone ? ["B4.2", "B4.5"] : []), "B1.1"];
  return possible.includes(rule) ? possible : [...possible, rule];
}
