/**
 * How well the reader does each kind of problem: Glicko-2 (Glickman, "Example of the Glicko-2 system", 2012), replayed
 * from the log.
 *
 * A problem is an opponent whose rating is its difficulty and never changes. Each answer is a rating period, and so is
 * each day of universal time after the last one without any, by which the deviation grows. A day's answers taken
 * together would do harm: one step from them all throws somebody who begins with ten hard ones far beyond them. Hints
 * cost thirds: 1, 2/3, 1/3, 0. A skip changes nothing. A problem counts when it has not been met for thirty days: what
 * is still remembered says little, and showing it again is for learning.
 */
import rate from "glicko2-lite";
import { KINDS, type Kind, type Problem } from "../../kinds/problem.ts";
import {
  type Answered,
  type Folded,
  HIGHEST,
  type Log,
  logOf,
  type Result,
  union,
} from "../../progress/answers.ts";

/** The middle of the easier half of the problems: somebody who has read about control and practised nothing. */
export const START = { rating: 1200, deviation: 350, volatility: 0.06 } as const;
const SYSTEM = { tau: 0.5 };
/** Points of a rating in a unit of the system's own scale. */
const SCALE = 173.7178;
/** How sure a problem's measured rating is. */
const PROBLEM_DEVIATION = 60;
/** Seconds after which a problem that was met counts again. */
export const REST = 30 * 86_400;

/** A day of universal time, so that two devices agree. */
const periodOf = (when: number): number => Math.floor(when / 86_400);

interface Rated {
  rating: number;
  deviation: number;
  volatility: number;
  /** How many answers counted; of what was folded, all that were given. */
  answers: number;
}

interface Track {
  now: Rated;
  /** The last period in which something counted; 0 before the first. */
  period: number;
  /** Where it stood after each answer that counted. Which day that was, the reader's calendar says. */
  steps: Step[];
}

export interface Step {
  when: number;
  rating: number;
  deviation: number;
}

/** The score of an answer; null when it is no result. */
export function scoreOf(result: Result, hints: number): number | null {
  if (result === "skipped") return null;
  return result === "wrong" ? 0 : Math.max(0, 1 - hints / 3);
}

type Standing = Pick<Folded, "rating" | "deviation" | "volatility" | "period">;

/** After so many periods without an answer (step 6 of the system alone). */
function idle(standing: Standing, periods: number): Standing {
  const grown = Math.sqrt(standing.deviation ** 2 + periods * (SCALE * standing.volatility) ** 2);
  return { ...standing, deviation: Math.min(START.deviation, grown) };
}

/** One kind's answers, one after another. */
class Course {
  private readonly steps: Step[] = [];
  private answers = 0;
  standing: Standing = { ...START, period: 0 };

  constructor(folded: Folded | undefined) {
    if (!folded) return;
    const { rating, deviation, volatility, period, right, helped, wrong } = folded;
    this.standing = { rating, deviation, volatility, period };
    this.answers = right + helped + wrong;
  }

  add(when: number, problem: number, score: number): void {
    const period = periodOf(when);
    // Before the first answer there is nothing to become unsure of.
    const days = this.standing.period > 0 ? period - this.standing.period - 1 : 0;
    const before = days > 0 ? idle(this.standing, days) : this.standing;
    const { rating, deviation, volatility } = before;
    const made = rate(rating, deviation, volatility, [[problem, PROBLEM_DEVIATION, score]], SYSTEM);
    this.standing = {
      rating: Math.min(HIGHEST, Math.max(0, made.rating)),
      deviation: Math.min(START.deviation, made.rd),
      volatility: made.vol,
      period,
    };
    this.steps.push({ when, rating: this.standing.rating, deviation: this.standing.deviation });
    this.answers++;
  }

  track(): Track {
    const { rating, deviation, volatility, period } = this.standing;
    const { answers, steps } = this;
    return { now: { rating, deviation, volatility, answers }, period, steps };
  }
}

/** The answers that count for a rating. */
export function counting({ base, answers }: Log): Answered[] {
  const met = new Map<string, number>();
  return answers.filter(({ id, when, result, hints }) => {
    const before = met.get(id);
    met.set(id, when);
    const rested = before === undefined || when - before >= REST;
    return rested && when > (base?.until ?? 0) && scoreOf(result, hints) !== null;
  });
}

function replay(log: Log): Map<Kind, Course> {
  const courses = new Map(KINDS.map((kind) => [kind, new Course(log.base?.kinds.get(kind))]));
  for (const { kind, when, rating, result, hints } of counting(log))
    courses.get(kind as Kind)?.add(when, rating, scoreOf(result, hints) ?? 0);
  return courses;
}

const known = new WeakMap<Log, Map<Kind, Track>>();

/** The reader's rating in each kind, and the way there. A log never changes, so replay happens once. */
export function tracks(log: Log): Map<Kind, Track> {
  const found = known.get(log) ?? new Map([...replay(log)].map(([kind, course]) => [kind, course.track()]));
  known.set(log, found);
  return found;
}

export const ratingOf = (log: Log, kind: Kind): Rated =>
  tracks(log).get(kind)?.now ?? { ...START, answers: 0 };

/** How unsure the rating is by now: more than after the last answer, if that was days ago. */
export function deviationNow(log: Log, kind: Kind, now: Date): number {
  const { now: rated, period } = tracks(log).get(kind) ?? { now: START, period: 0 };
  const days = periodOf(now.getTime() / 1000) - period - 1;
  return period > 0 && days > 0 ? idle({ ...rated, period }, days).deviation : rated.deviation;
}

export const ratings = (log: Log): Map<Kind, Rated> =>
  new Map(KINDS.map((kind) => [kind, ratingOf(log, kind)]));

/** Where each kind stands after all answers, to go on from there without them. */
export const standings = (log: Log): Map<Kind, Standing> =>
  new Map([...replay(log)].map(([kind, course]) => [kind, course.standing]));

/** Whether an answer to this problem would count: not where it was met a while ago. */
export function countsNow({ answers }: Log, { id }: Pick<Problem, "id">, now: Date): boolean {
  const met = answers.findLast((answer) => answer.id === id)?.when;
  return met === undefined || Math.floor(now.getTime() / 1000) - met >= REST;
}

/**
 * The gain in rating of a right answer now, with some hints: with many of them it is a loss. Nothing for a problem met
 * a while ago.
 */
export function worth(
  log: Log,
  problem: Pick<Problem, "id" | "kind" | "difficulty">,
  hints: number,
  now: Date,
): number {
  const { id, kind, difficulty } = problem;
  const when = Math.floor(now.getTime() / 1000);
  const rating = Math.round(difficulty.rating);
  const one: Answered = { when, id, kind, rating, result: "right", hints, ms: 0, wrong: null };
  const before: Log = { base: log.base, answers: log.answers.filter((answer) => answer.kind === kind) };
  const after = union(before, logOf(one));
  return Math.round(ratingOf(after, kind).rating) - Math.round(ratingOf(log, kind).rating);
}

/** How likely somebody of this rating solves a problem of that one at once. */
export function chanceOf(
  { rating, deviation }: Pick<Rated, "rating" | "deviation">,
  problem: number,
): number {
  const unsure = Math.hypot(deviation, PROBLEM_DEVIATION) / SCALE;
  const less = 1 / Math.sqrt(1 + (3 * unsure ** 2) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-less * (rating - problem)) / SCALE));
}
