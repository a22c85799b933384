/**
 * The day when a problem should come back: FSRS 6, replayed from the log, without chance. A day is a day of the
 * reader's calendar. The first answer of a day counts, because later ones still remember it. A skip is no answer.
 */
import { FSRSAlgorithm, Rating } from "ts-fsrs";
import type { Answered, Log } from "../../progress/answers.ts";
import { dayOf, dayOfAnswer } from "./day.ts";

/** Steps within a day make no sense where a day is the shortest. A problem comes back at least once a year. */
const fsrs = new FSRSAlgorithm({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});
/** A faster answer was known, a slower one was worked out. */
const QUICK = 15_000;
const SLOW = 120_000;

/** A problem that was answered, and when it should come back. */
interface Card {
  id: string;
  kind: string;
  /** Days until the chance to know it has fallen to nine in ten. */
  stability: number;
  difficulty: number;
  /** The day on which it was answered last, and that on which it is due. */
  last: number;
  due: number;
  /** On how many days it was answered, and on how many of them wrongly. */
  answered: number;
  failed: number;
}

export function gradeOf({ result, hints, ms }: Answered): 1 | 2 | 3 | 4 {
  if (result !== "right") return Rating.Again;
  if (hints > 0 || ms > SLOW) return Rating.Hard;
  return ms < QUICK ? Rating.Easy : Rating.Good;
}

function next(card: Card | undefined, answer: Answered, day: number): Card {
  const grade = gradeOf(answer);
  // A clock that was set back in between makes no day negative.
  const elapsed = card ? Math.max(0, day - card.last) : 0;
  const state = fsrs.next_state(card ?? null, elapsed, grade);
  return {
    id: answer.id,
    kind: answer.kind,
    ...state,
    last: day,
    due: day + fsrs.next_interval(state.stability, elapsed),
    answered: (card?.answered ?? 0) + 1,
    failed: (card?.failed ?? 0) + (grade === Rating.Again ? 1 : 0),
  };
}

const known = new WeakMap<Log, Map<string, Card>>();

/** By the problem's id. A log never changes, so it is replayed once. */
export function cards(log: Log): ReadonlyMap<string, Card> {
  const found = known.get(log);
  if (found) return found;
  const made = new Map<string, Card>();
  for (const answer of log.answers) {
    if (answer.result === "skipped") continue;
    const day = dayOfAnswer(answer);
    const card = made.get(answer.id);
    if (!card || day > card.last) made.set(answer.id, next(card, answer, day));
  }
  known.set(log, made);
  return made;
}

/** The problems due today or before, the most forgotten first. */
export function due(log: Log, now: Date): Card[] {
  const today = dayOf(now);
  const kept = ({ last, stability }: Card): number => fsrs.forgetting_curve(today - last, stability);
  return [...cards(log).values()]
    .filter((card) => card.due <= today)
    .sort((a, b) => kept(a) - kept(b) || a.due - b.due || (a.id < b.id ? -1 : 1));
}
