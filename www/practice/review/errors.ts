/** The mistakes, by problem, the newest first. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Practice, Problem } from "../../kinds/problem.ts";
import type { Answered, Log } from "../../progress/answers.ts";
import { poolOf } from "../session/choose.ts";
import { REVIEW } from "./words.ts";

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
  return stone ? REVIEW.removingCycleWith({ stone }) : REVIEW.removingCycle;
}

/** "You played c3", "You marked a1 and b2": what was answered, as a clause. */
export function answeredWords({ kind, move, solutions }: Problem, wrong: string | null): string {
  if (wrong === null) return REVIEW.youTried;
  switch (kind) {
    case "find":
      return REVIEW.youMarkedOtherPoints;
    case "count":
      return solutions.includes(wrong) ? REVIEW.youHadResultBut : REVIEW.youCounted({ wrong });
    case "rule":
      return REVIEW.youSaidForbids({ rule: wrong === "legal" ? "nothing" : wrong, move: turnWords(move) });
    case "cycle":
      return wrong === "remove" ? REVIEW.youRemovedCycle : REVIEW.youLeftCycle;
    case "save":
      return wrong === "pass" ? REVIEW.youAddedNothing : REVIEW.youAdded({ wrong });
    default:
      return playedWords(wrong.split(","));
  }
}

/** "You played c3", "You passed at your second move": the last of the turns from the question on, both players'. */
function playedWords(turns: readonly string[]): string {
  const move = turns.at(-1) ?? "";
  const which = turns.length < 2 ? null : turns.length < 4 ? "second" : "third";
  if (move === "pass") return which ? REVIEW.passedAt[which] : REVIEW.youPassed;
  if (!which) return REVIEW.youPlayed({ move });
  return which === "second" ? REVIEW.secondMove({ move }) : REVIEW.thirdMove({ move });
}

/** The right answer, as a sentence. */
export function solutionWords({ kind, solutions, move, player, set }: Problem): string {
  const [first = ""] = solutions;
  const name = COLOR_NAMES[player ?? "black"];
  const or = (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  const turns = or(solutions.map((turn) => (turn === "pass" ? "a pass" : turn)));
  switch (kind) {
    case "find":
      return set.length === 0
        ? REVIEW.controlsNothing({ name })
        : REVIEW.controls({ name, count: set.length });
    case "count":
      return first === "jigo" ? REVIEW.jigo : REVIEW.itIs({ first });
    case "rule":
      return REVIEW.forbids({ rule: first === "legal" ? REVIEW.nothing : first, move: turnWords(move) });
    case "cycle":
      return first === "remove" ? REVIEW.betterRemove : REVIEW.betterLeave;
    case "save":
      return first === "pass" ? REVIEW.nothingNeedsAdded : REVIEW.saves({ solutions: or(solutions) });
    case "pass":
      return REVIEW.best({ turns });
    case "lock":
      return REVIEW.claimHoldsAfter({ turns });
    case "refute":
      return REVIEW.claimFallsAfter({ turns });
  }
}
