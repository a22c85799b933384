/** A question of 1989 between the desk's own terms and those of the address. */

import { located, namedQuestion } from "../address/law-question.ts";
import { type Address, missing as lacks, named } from "../address/link.ts";
import type { Board, Choice } from "../engine/engine.ts";
import type { LawQuestion } from "../engine/systems.ts";
import type { Side } from "../proof/index.ts";

export interface LawArgument {
  /** Null while it is put together. */
  question: LawQuestion | null;
  side: Side | null;
  line: Choice[];
}

type Points = Pick<Board, "points">;

export const noQuestion = (): LawArgument => ({ question: null, side: null, line: [] });

/**
 * The question in an address; null where it has none by these rules. A part that names no point of the board makes a
 * sentence.
 */
export function lawOf({ points }: Points, address: Address): { law: LawArgument | null; missing: string[] } {
  const { law, line, view } = address;
  const alone = address.rules?.length === 1 && address.rules[0] === "jrg89";
  if (!law) return { law: alone && view === "claim" && !address.claim ? noQuestion() : null, missing: [] };
  const found = located(points, law);
  if ("missing" in found) return { law: noQuestion(), missing: [lacks(found.missing)] };
  const side = address.side === "both" ? null : address.side;
  const argument: LawArgument = { question: found.found, side, line: [] };
  // Moves are made on one of its sides.
  for (const word of side ? line : []) {
    const choice = choiceOf(points, word);
    if (!choice) return { law: argument, missing: [lacks(word)] };
    argument.line.push(choice);
  }
  return { law: argument, missing: [] };
}

/** "a1", "pass", "pass-c3". */
function choiceOf(points: Points["points"], word: string): Choice | null {
  if (word === "pass") return { kind: "pass" };
  const ko = word.startsWith("pass-");
  const at = points.findIndex(({ name }) => name === word.replace(/^pass-/, ""));
  if (at < 0) return null;
  return ko ? { kind: "pass", for: at } : { kind: "play", at };
}

/** The question in names, for the address. */
export const namedLaw = ({ points }: Points, { question, ...argued }: LawArgument): Partial<Address> =>
  question ? { ...named(points, { ...argued, claim: null }), law: namedQuestion(points, question) } : {};
