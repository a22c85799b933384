/** The rules that somebody wants beside each other, as an address or an attribute names them: a stranger's words, so each is checked. */
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";

/** All there are, in the engine's own order. */
export const RULES = Object.keys(RULE_SETS) as readonly RulesName[];

/** The most rule sets side by side; more could not be read. */
export const MOST_RULES = 6;

const isName = (word: string): word is RulesName => RULES.some((law) => law === word);

/** Names with commas or blanks between them, each once. Those that name nothing are left out, and a sentence says so. */
export function readRules(text: string): { rules: RulesName[]; faults: string[] } {
  const words = [
    ...new Set(
      text
        .slice(0, 400)
        .toLowerCase()
        .split(/[\s,+]+/)
        .filter(Boolean),
    ),
  ];
  const unknown = words.filter((word) => !isName(word));
  const known = words.filter(isName);
  const faults: string[] = [];
  if (unknown.length > 0) {
    const told = unknown.slice(0, 3).map(quote).join(", ");
    const verb = unknown.length === 1 ? "names" : "name";
    faults.push(`${told} ${verb} no rules; there are ${RULES.join(", ")}.`);
  }
  if (known.length > MOST_RULES)
    faults.push(
      `At most ${MOST_RULES} rules stand side by side; ${known.slice(MOST_RULES).join(", ")} left out.`,
    );
  return { rules: known.slice(0, MOST_RULES), faults };
}

/** A stranger's word, shortened, with nothing in it that could disturb a sentence. */
const quote = (word: string): string => {
  const plain = word.replace(/[^\p{L}\p{N}._-]/gu, "�");
  return `“${plain.length > 24 ? `${plain.slice(0, 24)}…` : plain}”`;
};
