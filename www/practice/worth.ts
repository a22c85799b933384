/** What a problem is worth, and what came of it: the line above the buttons. Pure. */
import { numberWords } from "../engine/engine.ts";
import type { Log } from "../progress/answers.ts";
import type { Item } from "./course.ts";
import { NAMED } from "./names.ts";
import type { Problem } from "./problem.ts";
import { countsNow, ratingOf, worth } from "./rating.ts";

/** What a right answer brings now, and after one hint more. Without a log it brings nothing. */
export function worthWords(
  problem: Problem,
  hints: number,
  hintsLeft: number,
  log: Log | null,
  now: Date,
): string {
  if (!log) return "A problem of somebody’s own: it does not count for your level.";
  if (!countsNow(log, problem, now)) return "You have met this one lately: it brings no points.";
  // Before there is a level to speak of, points would only puzzle.
  if (!ratingOf(log, problem.kind).settled)
    return hintsLeft > 0 ? "A hint lowers what this one counts." : "There are no more hints.";
  const points = (more: number): string => signed(worth(log, problem, hints + more, now));
  if (hintsLeft > 0) return `A hint lowers what this one is worth: ${points(0)} to ${points(1)}.`;
  return `This one is worth ${points(0)} now.`;
}

const signed = (points: number): string => String(points).replace("-", "−");

/** Who has a level of long standing never moves so far with one answer. */
const FAR = 60;

/** "Solved with one hint. Lock it: 1 462 to 1 470." Levels are null where there is none to speak of. */
export function outcomeWords(
  { kind, mark, hints }: Item,
  before: number | null,
  after: number | null,
): string {
  const helped = hints === 1 ? " with one hint" : hints > 1 ? ` with ${hints} hints` : "";
  const what = {
    right: `Solved${helped}.`,
    wrong: "Missed at the first try.",
    skipped: "Skipped.",
    open: "",
  }[mark];
  if (before === null || after === null || after === before) return what;
  const far = Math.abs(after - before) > FAR ? " With few answers it moves far." : "";
  return `${what} ${NAMED[kind].name}: ${numberWords(before)} to ${numberWords(after)}.${far}`;
}
