/** Small parts that the table and the tabs share. */
import { drawFigure } from "../board/index.ts";
import { element } from "../dom.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { CitedClause, ComparedRuling, PartingStage } from "../engine/systems.ts";
import { clausePage } from "../table/clause-page.ts";
import { sourceWords } from "./law-words.ts";
import { STAGES } from "./partings.ts";
import { mapOf, mapWords } from "./ruling-words.ts";
import type { Scene, Shown } from "./scene.ts";

export const clauseOf = (ruling: ComparedRuling, stage: PartingStage): CitedClause =>
  ruling.clauses[STAGES.indexOf(stage)] ?? ruling.clauses[0];

/** The passage that decides: its name, and opened, what it says and where it stands. */
export function clause(ruling: ComparedRuling, stage: PartingStage, inBook: boolean): HTMLElement {
  const { name, says, document, lines } = clauseOf(ruling, stage);
  const words = element("p", {}, `${begun(says)}. `, element("cite", {}, `${sourceWords(document, lines)}.`));
  const [first] = name.split(", ");
  if (ruling.rules === "ljrg" && inBook && first && /^[A-E]\d/.test(first))
    words.append(" ", element("a", { href: clausePage(first) }, `${first} in the book`));
  const summary = element("summary", { "data-key": `clause ${ruling.rules} ${stage}` }, begun(name));
  return element("details", { class: "clause" }, summary, words);
}

export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A map of what a law says: patterns as on the referee's. */
export function statusMap({ board, situation }: Scene, ruling: ComparedRuling, large = false): HTMLElement {
  const { control, faded } = mapOf(ruling, situation.stones);
  const { stones, marks } = situation;
  const label = `${RULE_SETS[ruling.rules].title}: ${mapWords({ board, situation }, ruling)}`;
  return drawFigure(board, { stones, marks, control, faded }, { label, coordinates: large });
}

/** What nobody has found out, and what the text leaves open, in sentences. */
export const openWords = (ruling: ComparedRuling): string[] =>
  ruling.open.map((words) => `${begun(words).replaceAll("'", "’")}.`);

export const someOpen = ({ found, columns }: Pick<Shown, "found" | "columns">): boolean =>
  found.rulings.some(({ rules, open }) => columns.includes(rules) && open.length > 0);
