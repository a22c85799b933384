/** What went wrong, by problem, the newest first. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Practice, Problem } from "../../kinds/problem.ts";
import type { Answered, Log } from "../../progress/answers.ts";
import { poolOf } from "../session/choose.ts";

export interface Failure {
  problem: Problem;
  /** The newest wrong answer to it. */
  answer: Answered;
  /** How often it went wrong. */
  times: number;
  /** Whether it was solved afterwards. */
  since: boolean;
}

/** `gone` are problems that this version does not have. */
export function failures(practice: Practice, log: Log): { found: Failure[]; gone: number } {
  const pool = poolOf(practice);
  const wrong = new Map<string, Answered[]>();
  const solved = new Map<string, number>();
  for (const answer of log.answers) {
    if (answer.result === "wrong") wrong.set(answer.id, [answer, ...(wrong.get(answer.id) ?? [])]);
    if (answer.result === "right") solved.set(answer.id, answer.when);
  }
  const found = [...wrong].flatMap(([id, [answer, ...before]]) => {
    const problem = pool.get(id);
    if (!problem || !answer) return [];
    return { problem, answer, times: before.length + 1, since: (solved.get(id) ?? 0) > answer.when };
  });
  found.sort((a, b) => b.answer.when - a.answer.when || (a.problem.id < b.problem.id ? -1 : 1));
  return { found, gone: wrong.size - found.length };
}

/** "c3", "a pass", "removing the cycle, with b2". */
function turnWords(move: Problem["move"]): string {
  const [cycle = "", stone] = (move ?? "it").split("+");
  if (!cycle.startsWith("cycle")) return cycle === "pass" ? "a pass" : cycle;
  return stone ? `removing the cycle, with ${stone}` : "removing the cycle";
}

/** "You played c3", "You marked a1 and b2": what was answered, as a clause. */
export function answeredWords({ kind, move, solutions }: Problem, wrong: string | null): string {
  if (wrong === null) return "You tried it";
  switch (kind) {
    case "find":
      return "You marked other points";
    case "count":
      return solutions.includes(wrong)
        ? "You had the result, but not every part of it"
        : `You counted ${wrong}`;
    case "rule":
      return `You said that ${wrong === "legal" ? "nothing" : wrong} forbids ${turnWords(move)}`;
    case "cycle":
      return wrong === "remove" ? "You removed the cycle" : "You left the cycle";
    case "save":
      return wrong === "pass" ? "You added nothing" : `You added ${wrong}`;
    default:
      return playedWords(wrong.split(","));
  }
}

/** "You played c3", "You passed at your second move": the last of the turns from the question on, both players'. */
function playedWords(turns: readonly string[]): string {
  const last = turns.at(-1);
  const which = turns.length < 2 ? "" : turns.length < 4 ? "second" : "third";
  if (last === "pass") return which ? `You passed at your ${which} move` : "You passed";
  return which ? `Your ${which} move was ${last}` : `You played ${last}`;
}

/** What would have been right, as a sentence. */
export function solutionWords({ kind, solutions, move, player, set }: Problem): string {
  const [first = ""] = solutions;
  const name = COLOR_NAMES[player ?? "black"];
  const or = (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  const turns = or(solutions.map((turn) => (turn === "pass" ? "a pass" : turn)));
  switch (kind) {
    case "find":
      return set.length === 0
        ? `${name} controls nothing.`
        : `${name} controls ${set.length} ${set.length === 1 ? "point" : "points"}.`;
    case "count":
      return first === "jigo" ? "It is jigo." : `It is ${first}.`;
    case "rule":
      return `${first === "legal" ? "Nothing" : first} forbids ${turnWords(move)}.`;
    case "cycle":
      return first === "remove" ? "It is better to remove it." : "It is better to leave it.";
    case "save":
      return first === "pass" ? "Nothing needs to be added." : `${or(solutions)} saves it.`;
    case "pass":
      return `Best: ${turns}.`;
    case "lock":
      return `The claim holds after ${turns}.`;
    case "refute":
      return `The claim falls after ${turns}.`;
  }
}
