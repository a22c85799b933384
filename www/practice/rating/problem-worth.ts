/** The worth of a problem, and its outcome: the line above the buttons. Pure. */
import { numberWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import type { Item } from "../session/course.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { levelOf, levelWords } from "./kind-level.ts";
import { countsNow, ratingOf, worth } from "./rating.ts";
import { RATING } from "./words.ts";

/** The gain of a right answer now, and after one hint more. Without a log it gains nothing. */
export function worthWords(
  problem: Problem,
  hints: number,
  hintsLeft: number,
  log: Log | null,
  now: Date,
): string {
  if (!log) return RATING.problemSomebodysOwnDoes;
  if (!countsNow(log, problem, now)) return RATING.youMetOneLately;
  if (levelOf(log, problem.kind, now).known !== "well") {
    // Told once: at each problem it would only be noise.
    const found = log.answers.length === 0 ? RATING.whatYouAnswerFinds : "";
    const help = hintsLeft > 0 ? RATING.withHintOneCounts : RATING.noMoreHints;
    return [found, help].filter(Boolean).join(" ");
  }
  const points = (more: number): string => signed(worth(log, problem, hints + more, now));
  if (hintsLeft > 0) return RATING.hintLowersWhatOne({ now: points(0), less: points(1) });
  return RATING.oneWorthNow({ points: points(0) });
}

const signed = (points: number): string => String(points).replace("-", "−");

/** The outcome of a problem, from the log before its answer and after. Null: it counts for nothing. */
export function outcomeWords(item: Item, logs: { before: Log; after: Log } | null, now: Date): string {
  const level = logs ? changeWords(item, logs.before, logs.after, now) : "";
  return [whatWords(item), level].filter(Boolean).join(" ");
}

/** "Missed", and where: in an argument the first move may have been right, and what came after it charged. */
export const missedWords = ({ kind, wrong }: Pick<Item, "kind" | "wrong">): string =>
  (kind === "lock" || kind === "refute") && wrong?.includes(",")
    ? RATING.missedAfterRightFirst
    : RATING.missedFirstTry;

function whatWords({ mark, hints, ...item }: Item): string {
  return {
    right: hints > 0 ? RATING.solvedHelped({ hints }) : RATING.solved,
    wrong: RATING.missed({ where: missedWords(item) }),
    skipped: RATING.skipped,
    open: "",
  }[mark];
}

/** "Lock it: 1 462 to 1 470." Empty where the answer did not count. */
function changeWords({ kind }: Item, before: Log, after: Log, now: Date): string {
  if (ratingOf(after, kind).answers === ratingOf(before, kind).answers) return "";
  const [was, is] = [levelOf(before, kind, now), levelOf(after, kind, now)];
  // How far it is, is said when it is near: else each of the first problems would say the same.
  if (is.known === "not") return is.missing === 1 ? RATING.oneMoreKindWill : "";
  const { name } = NAMED[kind];
  if (is.known === "roughly") return RATING.soFar({ name, level: levelWords(is) ?? "" });
  if (was.known !== "well") return `${name}: ${levelWords(is)}.`;
  return was.rating === is.rating ? "" : `${name}: ${numberWords(was.rating)} to ${numberWords(is.rating)}.`;
}
