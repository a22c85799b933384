/** The log of practice on this device, what goes into it, and what becomes of it when it is long. */

import type { Problem } from "../../kinds/problem.ts";
import type { Answered, Base, Folded, Log } from "../../progress/answers.ts";
import { PracticeStore } from "../../progress/practice-store.ts";
import { deviceStore } from "../../progress/progress.ts";
import { original } from "../session/disguise.ts";
import { REST, standings } from "./rating.ts";

/**
 * The number of answers to keep one by one: about four hundred thousand characters of the five million that a browser
 * keeps. A reader who answers ten a day comes there after almost three years. Then the oldest fold into sums: ratings
 * go on as if nothing had happened, and the number of right answers stays known; the day on which a problem comes back
 * is only known of answers still listed.
 */
const MOST = 10_000;
const AT_ONCE = 2_000;

const none = { right: 0, helped: 0, wrong: 0, skipped: 0 };

/** Adds up how answers came out. */
export function tally(answers: readonly Answered[], more = none): typeof none {
  const sum = { right: more.right, helped: more.helped, wrong: more.wrong, skipped: more.skipped };
  for (const { result, hints } of answers) sum[result === "right" && hints > 0 ? "helped" : result]++;
  return sum;
}

export function fold(log: Log, most = MOST, atOnce = AT_ONCE): Log {
  if (log.answers.length <= most) return log;
  const last = log.answers[log.answers.length - most + atOnce - 1] as Answered;
  const until = Math.max(last.when, log.base?.until ?? 0);
  const old = log.answers.filter(({ when }) => when <= until);
  if (old.length === log.answers.length) return log;
  const news = old.filter(({ when }) => when > (log.base?.until ?? 0));
  const rated = standings({ base: log.base, answers: old });
  const kinds = new Map<string, Folded>();
  for (const [kind, standing] of rated) {
    const before = log.base?.kinds.get(kind);
    const counts = tally(
      news.filter((answer) => answer.kind === kind),
      before,
    );
    if (before || Object.values(counts).some((count) => count > 0))
      kinds.set(kind, { ...standing, ...counts });
  }
  const base: Base = { until, kinds };
  // A problem that comes again soon does not count, so what was met lately stays listed while there is room.
  const resting = log.answers.filter(({ when }) => when > until - REST);
  const isRoom = resting.length <= most - atOnce / 2;
  return { base, answers: isRoom ? resting : log.answers.slice(old.length) };
}

let shared: PracticeStore | null = null;

/** One for a page, so that all parts of it know the same. */
export function practiceStore(): PracticeStore {
  shared ??= new PracticeStore(deviceStore(), fold);
  return shared;
}

interface Given {
  now: Date;
  right: boolean;
  skipped?: boolean;
  hints: number;
  /** The first wrong answer, as the reader saw the problem. */
  wrong?: string | null;
  ms: number;
}

/** The entry for the log about a problem shown in this look. */
export function answered(problem: Problem, look: number, given: Given): Answered {
  const { now, right, skipped = false, hints, wrong = null, ms } = given;
  return {
    when: Math.floor(now.getTime() / 1000),
    id: problem.id,
    kind: problem.kind,
    rating: problem.difficulty.rating,
    result: skipped ? "skipped" : right ? "right" : "wrong",
    hints,
    ms,
    wrong: wrong === null ? null : short(original(problem, look, wrong)),
  };
}

/** As much as is kept: of many points to mark, the first ones. */
function short(answer: string): string {
  if (answer.length <= 40) return answer;
  const cut = answer.slice(0, 40);
  return cut.slice(0, Math.max(cut.lastIndexOf(","), 0));
}

/** Problems that were solved at some time, with hints or without. */
export const solvedIds = (log: Log): Set<string> =>
  new Set(log.answers.filter(({ result }) => result === "right").map(({ id }) => id));
