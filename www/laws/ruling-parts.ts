/** The parts of a ruling for both the table and the tabs. Pure. */
import type { CitedClause, ComparedRuling, PartingStage } from "../engine/systems.ts";
import { STAGES } from "./partings.ts";
import type { Shown } from "./scene.ts";

export const clauseOf = (ruling: ComparedRuling, stage: PartingStage): CitedClause =>
  ruling.clauses[STAGES.indexOf(stage)] ?? ruling.clauses[0];

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The questions that nobody has answered, and those that the text leaves open, in sentences. */
export const openWords = (ruling: ComparedRuling): string[] =>
  ruling.open.map((words) => `${begun(words).replaceAll("'", "’")}.`);

export const someOpen = ({ found, columns }: Pick<Shown, "found" | "columns">): boolean =>
  found.rulings.some(({ rules, open }) => columns.includes(rules) && open.length > 0);
