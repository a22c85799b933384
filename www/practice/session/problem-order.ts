/**
 * The order in which to ask chosen problems: those that should come back before new ones, because a reader who stops
 * halfway has done these then; each part begins with its likeliest, and kinds alternate. For a newcomer they only get
 * harder.
 */
import type { Problem } from "../../kinds/problem.ts";
import type { ChosenProblem } from "./choose.ts";
import { shuffled } from "./seeded-chance.ts";

export function inOrder(
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
