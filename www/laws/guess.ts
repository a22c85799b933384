/** The reader's guess before the table, beside the result. Pure. */
import type { ComparedRuling, ComparisonReport, RulesName } from "../engine/systems.ts";
import { amid } from "./law-words.ts";
import { differs } from "./partings.ts";
import { LAWS } from "./words.ts";

/** Null: the reader did not want to say. */
export type Guess = readonly RulesName[] | null;

const titles = (laws: readonly RulesName[]): string[] => laws.map(amid);

/** "You said: Area. That is right." What is open is no mistake of the reader's. */
export function guessWords(guess: Guess, found: ComparisonReport, columns: readonly RulesName[]): string {
  const [base, ...others] = columns;
  if (guess === null || base === undefined) return "";
  const told = guess.length > 0 ? LAWS.said({ laws: titles(guess) }) : LAWS.saidAllSame;
  const how = new Map(others.map((law) => [law, differs(found, base, law)]));
  const missed = others.filter((law) => how.get(law) === "yes" && !guess.includes(law));
  const wrong = guess.filter((law) => how.get(law) === "no");
  const open = others.filter((law) => how.get(law) === "open");
  const parts = [
    missed.length > 0 && LAWS.missed({ laws: titles(missed) }),
    wrong.length > 0 && LAWS.wrong({ laws: titles(wrong) }),
  ].filter((part) => typeof part === "string");
  if (parts.length === 0)
    parts.push(
      open.length === others.length ? LAWS.noneDecided : open.length > 0 ? LAWS.rightSoFar : LAWS.right,
    );
  else if (open.length > 0) parts.push(LAWS.openOf({ laws: titles(open) }));
  return [told, ...parts].join(" ");
}

/** "One board, four scores": of those that have decided. */
export function headline(rulings: readonly Pick<ComparedRuling, "result">[]): string {
  const scores = new Set(rulings.flatMap(({ result }) => (result === "?" ? [] : [result])));
  const open = rulings.some(({ result }) => result === "?");
  if (scores.size === 0) return LAWS.noScore;
  return (open ? LAWS.scoresSoFar : LAWS.scores)({ count: scores.size });
}
