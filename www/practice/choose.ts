/**
 * Which problems come next: at most half of them what should come back today, the most forgotten first; then what was
 * never answered, where the reader has about seven chances in ten, the kinds in turn; then, when all is known, what was
 * answered longest ago. The same log, day and seed give the same problems.
 */
import type { Answered, Log } from "../progress/answers.ts";
import { dayOf, dayOfAnswer } from "./day.ts";
import { lookFor } from "./disguise.ts";
import { due } from "./memory.ts";
import type { Kind, Practice, Problem } from "./problem.ts";
import { chanceOf, ratingOf } from "./rating.ts";
import { chance, hash, shuffled } from "./seeded.ts";

export interface Asked {
  problem: Problem;
  /** For `disguise`. */
  look: number;
  why: "due" | "new" | "again";
}

export interface Wish {
  /** Of one kind only. */
  kind?: Kind;
  size?: number;
  seed?: number;
}

/** The chance of solving it that is sought, and what is far from it: too hard to learn from, too easy to think. */
const SOUGHT = 0.7;
const FAIR = [0.45, 0.93] as const;
/** How much of the choice is left to chance: within this the nearest need not come first. */
const PLAY = 0.15;

/** All problems, each once, of one kind or of all. */
export function poolOf(practice: Practice, kind?: Kind): Map<string, Problem> {
  const all = practice.ladders.flatMap((ladder) => ladder.problems);
  return new Map(all.filter((one) => !kind || one.kind === kind).map((one) => [one.id, one]));
}

/** What should come back today, the most forgotten first. */
export function dueOf(log: Log, practice: Practice, now: Date, kind?: Kind): Problem[] {
  const pool = poolOf(practice, kind);
  return due(log, now).flatMap(({ id }) => pool.get(id) ?? []);
}

export function session(practice: Practice, log: Log, now: Date, wish: Wish = {}): Asked[] {
  const { kind, size = 10, seed = hash(`${dayOf(now)} ${log.answers.length}`) } = wish;
  const random = chance(seed);
  const pool = poolOf(practice, kind);
  const comeBack = dueOf(log, practice, now, kind).slice(0, Math.floor(size / 2));
  const chosen = new Map<string, Asked>();
  const take = (problem: Problem, why: Asked["why"]): void => {
    chosen.set(problem.id, { problem, look: lookFor(problem, log), why });
  };
  for (const problem of comeBack) take(problem, "due");

  const last = lastAnswers(log);
  const unknown = [...pool.values()].filter(({ id }) => !last.has(id));
  for (const problem of fresh(unknown, log, [...chosen.values()], size - chosen.size, random))
    take(problem, "new");
  for (const problem of known([...pool.values()], last, now)) {
    if (chosen.size >= size) break;
    if (!chosen.has(problem.id)) take(problem, last.get(problem.id)?.result === "skipped" ? "new" : "again");
  }
  return inOrder([...chosen.values()], log, random);
}

/** The last time that each problem was met. */
function lastAnswers(log: Log): Map<string, Answered> {
  return new Map(log.answers.map((answer) => [answer.id, answer]));
}

const chanceNow = (log: Log, { kind, difficulty }: Problem): number =>
  chanceOf(ratingOf(log, kind), difficulty.rating);

/** Problems that are new, near what is sought, the kinds of which there are fewest first. */
function fresh(
  unknown: readonly Problem[],
  log: Log,
  chosen: readonly Asked[],
  size: number,
  random: () => number,
): Problem[] {
  const rated = unknown.map((problem) => {
    const hope = chanceNow(log, problem);
    return { problem, hope, cost: Math.abs(hope - SOUGHT) + random() * PLAY };
  });
  rated.sort((a, b) => a.cost - b.cost || (a.problem.id < b.problem.id ? -1 : 1));
  const kinds = shuffled([...new Set(unknown.map(({ kind }) => kind))].sort(), random);
  const count = new Map(
    kinds.map((kind) => [kind, chosen.filter(({ problem }) => problem.kind === kind).length]),
  );
  const found: Problem[] = [];
  const fill = (candidates: readonly Problem[]): void => {
    const queues = new Map(kinds.map((kind) => [kind, candidates.filter((one) => one.kind === kind)]));
    while (found.length < size) {
      const open = kinds.filter((kind) => (queues.get(kind)?.length ?? 0) > 0);
      const fewest = Math.min(...open.map((kind) => count.get(kind) ?? 0));
      const kind = open.find((one) => (count.get(one) ?? 0) === fewest);
      const next = kind && queues.get(kind)?.shift();
      if (!kind || !next) return;
      found.push(next);
      count.set(kind, fewest + 1);
    }
  };
  const isFair = ({ hope }: { hope: number }): boolean => hope >= FAIR[0] && hope <= FAIR[1];
  fill(rated.filter(isFair).map(({ problem }) => problem));
  // Too easy or too hard is still better than what is known.
  fill(rated.filter((one) => !isFair(one)).map(({ problem }) => problem));
  return found;
}

/** What was met before: skipped ones first, then what was answered longest ago, and what was met today last. */
function known(pool: readonly Problem[], last: ReadonlyMap<string, Answered>, now: Date): Problem[] {
  const today = dayOf(now);
  const group = (answer: Answered): number =>
    dayOfAnswer(answer) === today ? 2 : answer.result === "skipped" ? 0 : 1;
  return pool
    .flatMap((problem) => {
      const answer = last.get(problem.id);
      return answer ? [{ problem, answer }] : [];
    })
    .sort(
      (a, b) =>
        group(a.answer) - group(b.answer) ||
        a.answer.when - b.answer.when ||
        (a.problem.id < b.problem.id ? -1 : 1),
    )
    .map(({ problem }) => problem);
}

/** Mixed, but with the most promising one at the beginning. */
function inOrder(asked: readonly Asked[], log: Log, random: () => number): Asked[] {
  const mixed = shuffled(asked, random);
  const hopes = mixed.map(({ problem }) => chanceNow(log, problem));
  const best = hopes.indexOf(Math.max(...hopes));
  return best > 0 ? [mixed[best] as Asked, ...mixed.filter((_, at) => at !== best)] : mixed;
}
