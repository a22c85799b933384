/** The courses that one may go through: what was chosen for the reader, or a ladder from one of its problems on. */

import { KINDS, type Kind, type Ladder } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { solvedIds } from "../rating/answer-log.ts";
import { levelOf } from "../rating/kind-level.ts";
import type { ChosenProblem } from "./choose.ts";
import { begin, type Course, fresh, here, onward } from "./course.ts";
import { lookFor } from "./disguise.ts";

export function chosenCourse(asked: readonly ChosenProblem[], log: Log, now: Date): Course {
  const before: Partial<Record<Kind, number>> = {};
  for (const kind of KINDS) {
    const level = levelOf(log, kind, now);
    if (level.known === "well") before[kind] = level.rating;
  }
  return begin(
    asked.map(({ problem, look }) => fresh(problem.id, problem.kind, look)),
    before,
  );
}

/** Solved ones have a mark, except the opened one: a reader who comes to it again wants to solve it again. */
export function ladderCourse({ problems }: Ladder, id: string, log: Log): Course {
  const solved = solvedIds(log);
  const items = problems.map((problem) => {
    const mark = solved.has(problem.id) && problem.id !== id ? "right" : "open";
    return fresh(problem.id, problem.kind, lookFor(problem, log), mark);
  });
  const at = items.findIndex((item) => item.id === id);
  return { ...begin(items), at: Math.max(at, 0) };
}

/** A session that was left: what was done then is not done again. */
export function resumed(course: Course): Course {
  let at = course;
  while (["right", "skipped"].includes(here(at)?.mark ?? "")) at = onward(at);
  return at;
}
