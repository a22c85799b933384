/** What the reader said before the table was shown, beside what came out. Pure. */
import type { ComparedRuling, ComparisonReport, RulesName } from "../engine/systems.ts";
import { list } from "../table/situation-words.ts";
import { amid } from "./law-words.ts";
import { differs } from "./partings.ts";
import { few } from "./ruling-words.ts";

/** Null: the reader did not want to say. */
export type Guess = readonly RulesName[] | null;

const titles = (laws: readonly RulesName[]): string => list(laws.map(amid));

/** "You said: Area. That is right." What is open is no mistake of the reader's. */
export function guessWords(guess: Guess, found: ComparisonReport, columns: readonly RulesName[]): string {
  const [base, ...others] = columns;
  if (guess === null || base === undefined) return "";
  const told = guess.length > 0 ? `You said: ${titles(guess)}.` : "You said: all the same.";
  const how = new Map(others.map((law) => [law, differs(found, base, law)]));
  const missed = others.filter((law) => how.get(law) === "yes" && !guess.includes(law));
  const wrong = guess.filter((law) => how.get(law) === "no");
  const open = others.filter((law) => how.get(law) === "open");
  const parts = [
    missed.length > 0 && `${titles(missed)} ${missed.length === 1 ? "parts" : "part"} too.`,
    wrong.length > 0 && `${titles(wrong)} ${wrong.length === 1 ? "says" : "say"} the same.`,
  ].filter((part) => typeof part === "string");
  if (parts.length === 0)
    parts.push(
      open.length === others.length
        ? "None of them is decided yet."
        : open.length > 0
          ? "So it is, as far as it is decided."
          : "So it is.",
    );
  else if (open.length > 0) parts.push(`Of ${titles(open)} it is not decided.`);
  return [told, ...parts].join(" ");
}

/** "One board, four scores": of those that have decided. */
export function headline(rulings: readonly Pick<ComparedRuling, "result">[]): string {
  const scores = new Set(rulings.flatMap(({ result }) => (result === "?" ? [] : [result])));
  const open = rulings.some(({ result }) => result === "?");
  if (scores.size === 0) return "One board, no score yet";
  return `One board, ${few(scores.size)} ${scores.size === 1 ? "score" : "scores"}${open ? " so far" : ""}`;
}
