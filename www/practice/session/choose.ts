/**
 * Which problems come next: at most half of them what should come back today, the most forgotten of each kind; then what was
 * never answered, where the reader has about seven chances in ten, the kinds in turn; then, when all is known, what was
 * answered longest ago. The same log, day and seed give the same problems.
 */

import { KINDS, type Kind, type Practice, type Problem } from "../../kinds/problem.ts";
import type { Answered, Log } from "../../progress/answers.ts";
import { dayOf, dayOfAnswer } from "../rating/day.ts";
import { due } from "../rating/memory.ts";
import { chanceOf, ratingOf, START } from "../rating/rating.ts";
import { lookFor } from "./disguise.ts";
import { chance, hash, shuffled } from "./seeded-chance.ts";

/** With so many answers a kind speaks for itself. */
const ENOUGH = 5;

export function solvingChance(log: Log): (problem: Pick<Problem, "kind" | "difficulty">) => number {
  const known = KINDS.map((kind) => ratingOf(log, kind)).filter(({ answers }) => answers >= ENOUGH);
  // One kind more, in which he is like anybody: a single kind does not say much of the others.
  const lead = known.reduce((sum, { rating }) => sum + rating - START.rating, 0) / (known.length + 1);
  return ({ kind, difficulty }) => {
    const { rating, deviation, answers } = ratingOf(log, kind);
    const lent = lead * Math.max(0, 1 - answers / ENOUGH);
    return chanceOf({ rating: rating + lent, deviation }, difficulty.rating);
  };
}

export interface ChosenProblem {
  problem: Problem;
  /** For `disguise`. */
  look: number;
  why: "due" | "new" | "again";
}

interface Wish {
  /** Of one kind only. */
  kind?: Kind;
  size?: number;
  seed?: number;
}

/** The chance of solving it that is sought, and what is far from it: too hard to learn from, too easy to think. */
const SOUGHT = 0.7;
const FAIR = [0.45, 0.93] as const;
/** A problem met before is better than a hopeless one. */
const HOPELESS = 0.15;
/** How much of the choice is left to chance: within this the nearest need not come first. */
const PLAY = 0.15;
/** A reader with fewer answers is new here: the problems begin and end as likely to be solved. */
const NEW = 10;
const GROWS = [0.84, 0.57] as const;
/** How much of that is left to chance, and what is too far from a step. */
const EVEN = 0.015;
const FAR = 0.07;
const WORN = 0.04;
/** The most turns before a move that a newcomer judges. */
const SHORT = 1;
/** The most points that a newcomer takes in at a glance. */
const SMALL = 30;
/**
 * The number of answers after which a reader may get a problem that is harder than fair, of a kind that has nothing
 * easier.
 */
const READY = 20;

/** All problems, each once, of one kind or of all. */
export function poolOf(practice: Practice, kind?: Kind): Map<string, Problem> {
  const all = practice.ladders.flatMap((ladder) => ladder.problems);
  return new Map(all.filter((one) => !kind || one.kind === kind).map((one) => [one.id, one]));
}

/** The problems due today, the most forgotten first. */
export function dueOf(log: Log, practice: Practice, now: Date, kind?: Kind): Problem[] {
  const pool = poolOf(practice, kind);
  return due(log, now).flatMap(({ id }) => pool.get(id) ?? []);
}

const SIZE = 10;
/** At most half of a session are problems that come back. */
const dueIn = (size: number): number => Math.floor(size / 2);
export const MOST_DUE = dueIn(SIZE);

export function session(practice: Practice, log: Log, now: Date, wish: Wish = {}): ChosenProblem[] {
  const { kind, size = SIZE, seed = hash(`${dayOf(now)} ${log.answers.length}`) } = wish;
  const random = chance(seed);
  const pool = poolOf(practice, kind);
  const comeBack = inTurn(dueOf(log, practice, now, kind)).slice(0, dueIn(size));
  const chosen = new Map<string, ChosenProblem>();
  const take = (problem: Problem, why: ChosenProblem["why"]): void => {
    chosen.set(problem.id, { problem, look: lookFor(problem, log), why });
  };
  for (const problem of comeBack) take(problem, "due");

  const last = lastAnswers(log);
  const hope = solvingChance(log);
  const unknown = [...pool.values()].filter(({ id }) => !last.has(id));
  const isHopeless = (problem: Problem): boolean => hope(problem) < HOPELESS;
  const isReady = log.answers.length >= READY;
  const isNew = log.answers.length < NEW;
  const fits = unknown.filter((problem) => !isHopeless(problem));
  const gentle = isNew ? fits.filter(isGentle) : fits;
  // Where somebody wishes one kind, there may be hardly any that is.
  const news = gentle.length >= size ? gentle : fits;
  for (const problem of isNew ? growing(news, hope, size - chosen.size, random) : []) take(problem, "new");
  for (const problem of fresh(news, hope, [...chosen.values()], {
    size: size - chosen.size,
    isReady,
    random,
  }))
    take(problem, "new");
  for (const problem of known([...pool.values()], last, now)) {
    if (chosen.size >= size) break;
    if (!chosen.has(problem.id)) take(problem, last.get(problem.id)?.result === "skipped" ? "new" : "again");
  }
  for (const problem of unknown.filter(isHopeless).sort((a, b) => hope(b) - hope(a)))
    if (chosen.size < size) take(problem, "new");
  return inOrder([...chosen.values()], hope, isNew, random);
}

/** A board that is small, and how a forbidden move looks at a glance; points shut by ko and turns played before have to be understood first. */
const isGentle = ({ kind, rows, difficulty }: Problem): boolean =>
  rows.join("").length <= SMALL &&
  (kind !== "rule" || (difficulty.depth <= SHORT && !rows.some((row) => /[#*]/.test(row))));

/**
 * For a newcomer: each a little harder than the one before, in even steps from the likely to the possible, of many
 * kinds. Where a step has nothing near it, there are fewer.
 */
function growing(
  unknown: readonly Problem[],
  hopeOf: (problem: Problem) => number,
  size: number,
  random: () => number,
): Problem[] {
  const left = new Set(unknown);
  const found: Problem[] = [];
  for (let step = 0; step < size; step++) {
    const sought = GROWS[0] + ((GROWS[1] - GROWS[0]) * step) / Math.max(1, size - 1);
    /** How much another kind is worth: much after the same one, something after each that has come already. */
    const worn = (kind: Kind): number =>
      found.filter((one) => one.kind === kind).length * WORN + (found.at(-1)?.kind === kind ? 2 * FAR : 0);
    const near = [...left]
      .map((problem) => ({ problem, off: Math.abs(hopeOf(problem) - sought) + random() * EVEN }))
      .filter(({ off }) => off < FAR)
      .sort((a, b) => a.off + worn(a.problem.kind) - b.off - worn(b.problem.kind));
    const [best] = near;
    if (!best) continue;
    left.delete(best.problem);
    found.push(best.problem);
  }
  return found;
}

/** The first of each kind, then the second of each. */
function inTurn(problems: readonly Problem[]): Problem[] {
  const count = new Map<Kind, number>();
  const rounds = problems.map((problem) => {
    const round = count.get(problem.kind) ?? 0;
    count.set(problem.kind, round + 1);
    return { problem, round };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ problem }) => problem);
}

/** The last time that each problem was met. */
function lastAnswers(log: Log): Map<string, Answered> {
  return new Map(log.answers.map((answer) => [answer.id, answer]));
}

/** Problems that are new, near what is sought, the kinds of which there are fewest first. */
function fresh(
  unknown: readonly Problem[],
  hopeOf: (problem: Problem) => number,
  chosen: readonly ChosenProblem[],
  { size, isReady, random }: { size: number; isReady: boolean; random: () => number },
): Problem[] {
  const rated = unknown.map((problem) => {
    const hope = hopeOf(problem);
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
  const fair = rated.filter(isFair).map(({ problem }) => problem);
  const others = rated.filter((one) => !isFair(one));
  // A kind that has nothing fair would never come: its likeliest problem does, one in a session.
  const missing = kinds.filter(
    (kind) => !fair.some((one) => one.kind === kind) && (count.get(kind) ?? 0) === 0,
  );
  const [hard] = others
    .filter(({ problem }) => missing.includes(problem.kind))
    .sort((a, b) => b.hope - a.hope);
  if (isReady && hard && size > 1) fill([hard.problem]);
  fill(fair);
  // Too easy or too hard is still better than what is known.
  fill(others.map(({ problem }) => problem).filter((problem) => !found.includes(problem)));
  return found;
}

/** The problems met before: skipped ones first, then those answered longest ago, and today's last. */
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

/**
 * The order in which to ask chosen problems: those that should come back before new ones, because a reader who stops
 * halfway has done these then; each part begins with its likeliest, and kinds alternate. For a newcomer they only get
 * harder.
 */
function inOrder(
  asked: readonly ChosenProblem[],
  hope: (problem: Problem) => number,
  isNew: boolean,
  random: () => number,
): ChosenProblem[] {
  const mixed = shuffled(asked, random);
  const part = (those: readonly ChosenProblem[]): ChosenProblem[] => {
    const sorted = those.toSorted((a, b) => hope(b.problem) - hope(a.problem));
    const [first] = sorted;
    // Even steps are worth more than another kind each time.
    if (isNew) return sorted;
    return alternated(those.toSorted((a, b) => Number(b === first) - Number(a === first)));
  };
  return [
    ...part(mixed.filter(({ why }) => why === "due")),
    ...part(mixed.filter(({ why }) => why !== "due")),
  ];
}

/** As little changed as that no kind follows itself, as far as that goes. */
function alternated(asked: readonly ChosenProblem[]): ChosenProblem[] {
  const left = [...asked];
  const made: ChosenProblem[] = [];
  while (left.length > 0) {
    const kind = made.at(-1)?.problem.kind;
    const next = left.findIndex(({ problem }) => problem.kind !== kind);
    made.push(...left.splice(Math.max(next, 0), 1));
  }
  return made;
}
