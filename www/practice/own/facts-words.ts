/** What the engine found out about a problem, in words for whoever set it. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import { lookedWords, numberWords, secondsWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";

/** More names than this are counted. */
const FEW = 8;

/** "It holds; three first moves solve it: c1, b2 and d3." and what else there is to know, a sentence each. */
export function factsWords(problem: Problem): string[] {
  return [
    answerWords(problem),
    openWords(problem),
    trapWords(problem),
    `Its rating is about ${numberWords(problem.difficulty.rating)}.`,
  ].filter(Boolean);
}

/** "12 400 situations looked at in 3.0 s." and for how long it goes on without an answer, in milliseconds. */
export function effortOf(nodes: number, elapsed: number, most?: number): string {
  const looked = nodes === 0 ? `${secondsWords(elapsed)} so far.` : `${lookedWords(nodes, elapsed)}.`;
  return most === undefined
    ? looked
    : `${looked} After about ${secondsWords(most)} it asks whether to go on.`;
}

function answerWords({ kind, verdict, solutions, player, opening, outcomes }: Problem): string {
  const first = moves(solutions);
  switch (kind) {
    case "lock": {
      const begins = opening === undefined ? "" : ` after ${opening === "pass" ? "a pass" : opening}`;
      return `The claim holds; ${solved(solutions)}${begins}: ${first}.`;
    }
    case "refute":
      return `The claim does not hold; ${solved(solutions)}: ${first}.`;
    case "find":
      return solutions.length === 0
        ? `${name(player)} controls nothing here.`
        : `${name(player)} controls ${counted(solutions.length, "point")}: ${first}.`;
    case "save":
      return verdict === "lock" && solutions.length === 1 && solutions[0] === "pass"
        ? "Nothing needs to be added: the points are safe already."
        : `${capital(solved(solutions, "saves"))}: ${first}.`;
    case "pass":
      return solutions.length === 1 && solutions[0] === "pass"
        ? "Passing is best: nothing is left to play for."
        : `Something is left to play for: ${first}.`;
    case "cycle": {
      const results = (outcomes ?? []).map(({ move, result }) => `${move}: ${result}`).join("; ");
      const best = solutions[0] === "remove" ? "Removing the cycle is better" : "Leaving the cycle is better";
      return `${best}${results ? ` (${results})` : ""}.`;
    }
    case "count":
      return `The score is ${solutions[0]}.`;
    case "rule":
      return solutions[0] === "legal" ? "The move is legal." : `${solutions[0]} forbids the move.`;
  }
}

/** "Of nine others seven are refuted and two not decided: b1 and c1." */
function openWords({ open, solutions, difficulty }: Problem): string {
  if (!open?.length) return "";
  const others = difficulty.legal - solutions.length;
  const refuted = others - open.length;
  const are = refuted === 1 ? "is" : "are";
  return `Of ${number(others)} ${others === 1 ? "other" : "others"} ${number(refuted)} ${are} refuted and ${number(open.length)} not decided: ${moves(open)}.`;
}

/** "three first moves solve it" */
const solved = (solutions: readonly string[], verb = "solves"): string =>
  solutions.length === 1
    ? `one first move ${verb} it`
    : `${number(solutions.length)} first moves ${verb.replace(/s$/, "")} it`;

function trapWords({ kind, traps }: Problem): string {
  if (!traps || !["lock", "refute", "save"].includes(kind)) return "";
  if (traps.length === 0) return "No wrong move looks right.";
  const list = moves(traps.map(({ move }) => move));
  return `${capital(number(traps.length))} ${traps.length === 1 ? "trap" : "traps"}: ${list}.`;
}

/** "c1, b2 and a pass" */
function moves(all: readonly string[]): string {
  const words = all.slice(0, FEW).map((move) => (move === "pass" ? "a pass" : move));
  if (all.length > FEW) words.push(`${all.length - FEW} more`);
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const number = (count: number): string => NUMBERS[count] ?? String(count);
const counted = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? "" : "s"}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const name = (player: Problem["player"]): string => COLOR_NAMES[player ?? "black"];
