/** What the rules are called here, and which are asked when nobody has chosen. */
import type { RulesName } from "../engine/systems.ts";

export interface LawName {
  /** Over a column. */
  title: string;
  /** Below it: whose text, and how it is read. */
  by: string;
  /** On a tab. */
  short: string;
}

export const LAWS: Record<RulesName, LawName> = {
  ljrg: { title: "This book", by: "LJRG, Pauli", short: "Book" },
  jrg89: { title: "Japanese 1989", by: "as Pauli reads it", short: "1989" },
  j2003: { title: "Japanese 2003", by: "Jasiek, informal text", short: "2003" },
  naj: { title: "New Amateur-Japanese", by: "Jasiek, commentary", short: "NAJ" },
  najn: { title: "New Amateur, ties", by: "Jasiek, repetition ties", short: "NAJ tie" },
  yasunaga: { title: "Draft of 1929", by: "Yasunaga", short: "1929" },
  shimada: { title: "Three stops", by: "Shimada’s plan", short: "Shimada" },
  ing: { title: "Ing", by: "as simplified", short: "Ing" },
  stone: { title: "Stones", by: "if nobody plays on", short: "Stones" },
  area: { title: "Area", by: "if nobody plays on", short: "Area" },
  "no-pass": { title: "No pass", by: "who moves last", short: "No pass" },
  "superko-positional": { title: "International", by: "positional superko", short: "Int’l" },
  "superko-situational": { title: "AGA", by: "situational superko", short: "AGA" },
  "tromp-taylor": { title: "Tromp-Taylor", by: "ten rules", short: "Ten rules" },
  "jrg89-jasiek": { title: "1989, Jasiek", by: "capturable living string", short: "1989 J" },
  "jrg89-degrees": { title: "1989 by degrees", by: "article 7 by degrees", short: "1989 °" },
};

/** A title within a sentence. */
export const amid = (law: RulesName | undefined): string =>
  law === "ljrg" ? "this book" : law ? LAWS[law].title : "";

const PLAYED: Record<Exclude<RulesName, "ljrg">, string> = {
  jrg89: "by the rules of 1989",
  j2003: "by the rules of 2003",
  naj: "by New Amateur-Japanese",
  najn: "by New Amateur-Japanese, the form without result",
  yasunaga: "by Yasunaga’s draft",
  shimada: "by Shimada’s plan",
  ing: "by Ing’s rules",
  stone: "by the rules that count stones",
  area: "by the rules that count area",
  "no-pass": "without passing",
  "superko-positional": "by area, with positional superko",
  "superko-situational": "by area, with situational superko",
  "tromp-taylor": "by the rules of Tromp and Taylor",
  "jrg89-jasiek": "by Jasiek’s reading of 1989",
  "jrg89-degrees": "by the rules of 1989 by degrees",
};

/** "by the rules of 1989", of a figure that other rules play. */
export const playedBy = (law: RulesName): string => (law === "ljrg" ? "by this book" : PLAYED[law]);

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
  const lines = first === last ? `line ${first}` : `lines ${first} to ${last}`;
  return `${SOURCES[document] ?? document}, ${lines}`;
}
