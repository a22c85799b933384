/** Problems for tests. Their facts are made up. */
import type { Kind, Practice, Problem } from "../kinds/problem.ts";
import { KINDS } from "../kinds/problem.ts";

export const problem = (more: Partial<Problem> = {}): Problem => ({
  id: "lock-0123abcd",
  kind: "lock",
  rows: ["...", "...", "..."],
  turn: "black",
  player: null,
  set: [],
  verdict: null,
  solutions: [],
  difficulty: { rating: 1200, nodes: 1, depth: 1, legal: 4, right: 1, wrong: 1, length: 1, reading: 1 },
  ...more,
});

/** As many problems of each kind, from 800 upwards. */
export function practice(each: number, kinds: readonly Kind[] = KINDS): Practice {
  const ladders = kinds.map((kind, k) => ({
    slug: kind,
    kind,
    title: kind,
    about: "",
    problems: Array.from({ length: each }, (_, n) =>
      problem({
        id: `${kind}-${(1000 * k + n).toString(16).padStart(8, "0")}`,
        kind,
        difficulty: { ...problem().difficulty, rating: 800 + Math.round((1600 * n) / each) },
      }),
    ),
  }));
  return { ladders };
}
