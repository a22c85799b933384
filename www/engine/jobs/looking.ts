/**
 * A search for a new problem, candidate after candidate. Beside a good problem are good ones, so it goes from one to the
 * next, away from the one that it is to be like, until that is no longer recognised. Where that takes long, it makes do with
 * less: first with one that is nearer, then with one that is harder or easier.
 */
import type { PracticeProblem, ProblemWish } from "../generated/prover.js";
import { NEW_PROBLEM_NEARER_AFTER, NEW_PROBLEM_STRICT_FOR, NEW_PROBLEM_WIDER_EVERY } from "../limits.ts";
import type { PracticeQuestions } from "../protocol.ts";
import type { PracticeModule } from "./module.ts";

/** All ratings that there are. */
const ANY: [number, number] = [0, 10_000];
/** A problem is no longer recognised when one of so many places is another, but so many at least and at most. */
const ONE_OF = 5;
const [LEAST, MOST] = [3, 8];

/** A problem, and how far it is from what is wanted. */
interface Found {
  problem: PracticeProblem;
  far: number;
}

export class Looking {
  tried = 0;
  private readonly since: number;
  private wish: ProblemWish;
  private away: { problem: PracticeProblem; places: number } | null = null;
  private other: Found | null = null;

  constructor(
    private readonly module: Pick<PracticeModule, "newProblem">,
    private readonly ask: PracticeQuestions["another"]["ask"],
    private readonly now: () => number,
  ) {
    this.since = now();
    // Whatever is fit is looked at here.
    this.wish = { ...ask.wish, ratings: ANY };
  }

  /** Goes on for so many milliseconds. Undefined while there is nothing to answer, null when candidates have run out. */
  go(slice: number): PracticeProblem | null | undefined {
    const until = this.now() + slice;
    while (this.tried < this.ask.attempts && this.now() < until) {
      const { seed, from } = this.ask;
      const problem = this.module.newProblem(this.wish, seed, from + this.tried);
      this.tried += 1;
      if (problem && !this.ask.known?.includes(problem.id) && this.takes(problem)) return problem;
      const enough = this.enough();
      if (enough) return enough;
    }
    return this.tried < this.ask.attempts ? undefined : ((this.away ?? this.other)?.problem ?? null);
  }

  /** Takes a problem in, and says whether it is what is wanted. The next ones are looked for beside it. */
  private takes(problem: PracticeProblem): boolean {
    const [least, most] = this.ask.wish.ratings;
    const { rating } = problem.difficulty;
    const far = Math.max(least - rating, rating - most, 0);
    if (far > 0) {
      if (!this.other || far < this.other.far) this.other = { problem, far };
      return false;
    }
    const { like } = this.ask.wish;
    if (!like) return true;
    const places = unlike(like.rows, problem.rows);
    const all = like.rows.join("").length;
    if (places >= Math.min(Math.max(all / ONE_OF, LEAST), MOST)) return true;
    if (!this.away || places > this.away.places) {
      this.away = { problem, places };
      this.wish = { ...this.wish, like: problem };
    }
    return false;
  }

  /** The problem that will do by now, if there is any. */
  private enough(): PracticeProblem | null {
    const waited = this.now() - this.since;
    if (this.away && waited >= NEW_PROBLEM_NEARER_AFTER) return this.away.problem;
    if (this.other && this.other.far * NEW_PROBLEM_WIDER_EVERY <= waited - NEW_PROBLEM_STRICT_FOR)
      return this.other.problem;
    return null;
  }
}

/** How many places differ. Ranks are added and taken away above and on the right, and don’t count. */
function unlike(one: readonly string[], other: readonly string[]): number {
  let places = 0;
  for (let row = 1; row <= Math.min(one.length, other.length); row++) {
    const [a, b] = [one.at(-row) ?? "", other.at(-row) ?? ""];
    for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) places += 1;
  }
  return places;
}
