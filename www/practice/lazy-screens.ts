/** The screens that have a script of their own, each loaded when it is asked for. */

import type { Practice, Problem } from "../kinds/problem.ts";
import type { Log } from "../progress/answers.ts";

export type LazyScreen = "review" | "numbers" | "own";

export const TITLES: Record<LazyScreen, string> = {
  review: "What went wrong",
  numbers: "Your numbers",
  own: "Make your own",
};

export interface Given {
  practice: Practice;
  log: Log;
  now: Date;
  /** Solves a problem that was just made. */
  solve(problem: Problem): void;
}

export async function mountLazyScreen(
  kind: LazyScreen,
  host: HTMLElement,
  given: Given,
): Promise<{ destroy(): void }> {
  switch (kind) {
    case "review":
      return (await import("./review/review.ts")).mountReview(host, given);
    case "numbers":
      return (await import("./numbers/numbers.ts")).mountNumbers(host, given);
    case "own":
      return (await import("./own/index.ts")).openOwn(host, { open: given.solve });
  }
}
