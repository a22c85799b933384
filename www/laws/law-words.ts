/** The words about rule sets, and the ones to ask by default. */
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import { words } from "../kit/words.ts";

const SOURCE = words("laws.sources", {
  book: "this book",
  by: ({ rules }: { rules: string }) => `by ${rules}`,
  line: ({ source, line }: { source: string; line: number }) => `${source}, line ${line}`,
  lines: ({ source, first, last }: { source: string; first: number; last: number }) =>
    `${source}, lines ${first} to ${last}`,
});

/** A title within a sentence. */
export const amid = (law: RulesName | undefined): string =>
  law === "ljrg" ? SOURCE.book : law ? RULE_SETS[law].title : "";

/** "by the 1989 rules", of a figure that other rules play. */
export const playedBy = (law: RulesName): string => SOURCE.by({ rules: RULE_SETS[law].words });

/** Those who mostly agree first: so the lines that leave them cross nothing. */
export const USUAL: readonly RulesName[] = ["ljrg", "j2003", "area", "naj", "jrg89"];

const SOURCES: Record<string, string> = {
  "logical-japanese-rules.md": "Robert Pauli, Logical Japanese Rules of Go",
  "japanese-2003-rules-informal.txt": "Robert Jasiek, Japanese 2003 Rules, informal version",
  "new-amateur-japanese-rules-commentary.txt": "Robert Jasiek, New Amateur-Japanese Rules, commentary",
  "shimada-problems-in-composing-igo-rules.txt": "Takuya Shimada, Problems in Composing Igo Rules",
  "simplified-ing-rules.txt": "Simplified Ing Rules",
  "tromp.github.io/go.html": "John Tromp and Bill Taylor, The logical rules of Go",
};

/** "lines 820 to 832 of Robert Pauli, …" */
export function sourceWords(document: string, [first, last]: readonly [number, number]): string {
  const source = SOURCES[document] ?? document;
  return first === last ? SOURCE.line({ source, line: first }) : SOURCE.lines({ source, first, last });
}
