/** The clauses that forbid a move, by the names readers know them by, and where they are explained. Pure. */
import type { MoveName } from "../problem.ts";

interface Clause {
  /** As a short answer to "May Black play d1?" */
  name: string;
  /** The page of its definition. */
  page: string;
}

const PAGE = "precise-rules.html";

const CLAUSES: Record<string, Clause> = {
  "B1.1": { name: "No: the game is over", page: `${PAGE}#b1` },
  "B3.1": { name: "No: not right after a pass", page: `${PAGE}#b3` },
  "B3.2": { name: "No: no cycle began there", page: `${PAGE}#b3` },
  "B4.2": { name: "No: a stone or a mark is there", page: `${PAGE}#b4` },
  "B4.5": { name: "No: suicide or pseudo-suicide", page: `${PAGE}#b4-5` },
};

/** What a legal move obeys. */
const LEGAL: Clause = { name: "Yes, he may", page: `${PAGE}#b4` };

export const clauseOf = (rule: string): Clause | null => (rule === "legal" ? LEGAL : (CLAUSES[rule] ?? null));

/** Every answer that such a move could have, the same for all moves of its kind. */
export function answersTo(move: MoveName, rule: string): string[] {
  const [, stone] = /^cycle@\d+(\+.+)?$/.exec(move) ?? [null, move];
  const cycle = move.startsWith("cycle");
  const possible = ["legal", ...(cycle ? ["B3.1", "B3.2"] : []), ...(stone ? ["B4.2", "B4.5"] : []), "B1.1"];
  return possible.includes(rule) ? possible : [...possible, rule];
}
