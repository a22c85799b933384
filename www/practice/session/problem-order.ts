/**
 * In which order chosen problems are asked: what should come back before what is new, since whoever stops halfway has done that
 * then; each part begins with its likeliest, and kinds alternate. For a newcomer they only get harder.
 */
import type { Log } from "../../progress/answers.ts";
import type { Problem } from "../problem.ts";
import type { ChosenProblem } from "./choose.ts";
import { shuffled } from "./seeded-chance.ts";

/** Whoever has answered fewer is new here. */
const NEW = 10;

export function inOrder(
  asked: readonly ChosenProblem[],
  hope: (problem: Problem) => number,
  log: Log,
  random: () => number,
): ChosenProblem[] {
  const mixed = shuffled(asked, random);
  const isNew = log.answers.length < NEW;
  const part = (those: readonly ChosenProblem[]): ChosenProblem[] => {
    const sorted = those.toSorted((a, b) => hope(b.problem) - hope(a.problem));
    const [first] = sorted;
    return alternated(isNew ? sorted : those.toSorted((a, b) => Number(b === first) - Number(a === first)));
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
