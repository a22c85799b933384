/** Where a clause of the rules is explained. */

/** Clauses that have a section of their own; all others stand in that of their rule. */
const OWN = ["A2.9", "B4.5", "B4.8"];

/** "B4.2" is explained in "precise-rules.html#b4". */
export function clausePage(clause: string): string {
  const section = OWN.includes(clause) ? clause : clause.replace(/\..*$/, "");
  return `precise-rules.html#${section.toLowerCase().replace(".", "-")}`;
}
