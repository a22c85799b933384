/**
 * The log of practice: what was answered, and when. It is all that is kept of practice; ratings, repetitions and
 * statistics are computed from it. How an answer is written, read back, and how two logs become one. No storage here.
 */

export type Result = "right" | "wrong" | "skipped";

export interface Answered {
  /** Seconds since 1970. */
  when: number;
  /** The problem's: its kind, `-`, eight hexadecimal digits. */
  id: string;
  kind: string;
  /** The problem's rating at that time: a later version may rate it otherwise. */
  rating: number;
  result: Result;
  hints: number;
  /** Milliseconds from the question to the answer. */
  ms: number;
  /** The first wrong answer, as the problem is written and not as it was shown. */
  wrong: string | null;
}

/** The sums of answers that are no longer listed, for one kind. */
export interface Folded {
  rating: number;
  deviation: number;
  volatility: number;
  /** The last period in which something counted. */
  period: number;
  right: number;
  helped: number;
  wrong: number;
  skipped: number;
}

/** Answers up to `until` are in it, whether they are still listed or not. */
export interface Base {
  until: number;
  kinds: ReadonlyMap<string, Folded>;
}

/** Never changed: what adds to it makes another. */
export interface Log {
  base: Base | null;
  /** By time, then by id; no two have both alike. */
  answers: readonly Answered[];
}

export const NO_LOG: Log = { base: null, answers: [] };

/** From 2014 to 2100. */
const isTime = (value: unknown): value is number => isBetween(value, 1_400_000_000, 4_102_444_800);
const LONGEST = 86_400_000;
const MOST_HINTS = 9;
/** Of a rating. */
export const HIGHEST = 4000;
const WRONG = /^[A-Za-z0-9.+@,-]{1,40}$/;
const ID = /^([a-z]{2,8})-[0-9a-f]{8}$/;
const RESULTS: { [letter: string]: Result } = { r: "right", w: "wrong", s: "skipped" };
/** One answer as a text: time, problem, its rating, result with hints, milliseconds, the wrong answer. */
const ANSWER =
  /^([0-9a-z]{6,7}) ([a-z]{2,8}-[0-9a-f]{8}) ([0-9a-z]{1,3}) ([rws])(\d) ([0-9a-z]{1,6})(?: ([A-Za-z0-9.+@,-]{1,40}))?$/;

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

const clamp = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(Number.isFinite(value) ? value : 0)));

/** An answer within the bounds of what is read back; null where that can't be. */
export function bounded(answer: Answered): Answered | null {
  const kind = ID.exec(answer.id)?.[1];
  const when = Math.round(answer.when);
  if (!kind || !isTime(when)) return null;
  return {
    when,
    id: answer.id,
    kind,
    rating: clamp(answer.rating, HIGHEST),
    result: answer.result,
    hints: clamp(answer.hints, MOST_HINTS),
    ms: clamp(answer.ms, LONGEST),
    wrong: answer.wrong !== null && WRONG.test(answer.wrong) ? answer.wrong : null,
  };
}

function written({ when, id, rating, result, hints, ms, wrong }: Answered): string {
  const known = `${when.toString(36)} ${id} ${rating.toString(36)} ${result[0]}${hints} ${ms.toString(36)}`;
  return wrong ? `${known} ${wrong}` : known;
}

function readAnswer(text: unknown): Answered | null {
  const found = typeof text === "string" ? ANSWER.exec(text) : null;
  if (!found) return null;
  const [, when = "", id = "", rating = "", letter = "", hints = "", ms = "", wrong = null] = found;
  const [at, rated, took] = [when, rating, ms].map((digits) => Number.parseInt(digits, 36)) as [
    number,
    number,
    number,
  ];
  if (!isTime(at) || rated > HIGHEST || took > LONGEST) return null;
  return {
    when: at,
    id,
    kind: id.slice(0, id.indexOf("-")),
    rating: rated,
    result: RESULTS[letter] as Result,
    hints: Number(hints),
    ms: took,
    wrong,
  };
}

const inOrder = (one: Answered, two: Answered): number =>
  one.when - two.when || (one.id < two.id ? -1 : one.id > two.id ? 1 : 0);

/** Sorted, and each time and problem once. Of two that differ otherwise the same one is taken everywhere. */
function sorted(answers: readonly Answered[]): Answered[] {
  const isSorted = answers.every((answer, n) => n === 0 || inOrder(answers[n - 1] as Answered, answer) < 0);
  if (isSorted) return [...answers];
  const known = new Map<string, Answered>();
  for (const answer of answers) {
    const key = `${answer.when} ${answer.id}`;
    const other = known.get(key);
    if (!other || written(answer) < written(other)) known.set(key, answer);
  }
  return [...known.values()].sort(inOrder);
}

const answersIn = (base: Base): number =>
  [...base.kinds.values()].reduce(
    (sum, { right, helped, wrong, skipped }) => sum + right + helped + wrong + skipped,
    0,
  );

/** How many answers were given, those that are no longer listed among them. */
export const given = ({ base, answers }: Log): number =>
  (base ? answersIn(base) : 0) + answers.filter(({ when }) => when > (base?.until ?? 0)).length;

/** Of two bases the one that reaches further: it can't be told what the other knows besides. */
function further(one: Base | null, two: Base | null): Base | null {
  if (!one || !two) return one ?? two;
  if (one.until !== two.until) return one.until > two.until ? one : two;
  const [of1, of2] = [answersIn(one), answersIn(two)];
  if (of1 !== of2) return of1 > of2 ? one : two;
  return JSON.stringify(writeBase(one)) <= JSON.stringify(writeBase(two)) ? one : two;
}

export const logOf = (...answers: Answered[]): Log => ({ base: null, answers: sorted(answers) });

/** All answers of both. */
export function union(one: Log, two: Log): Log {
  const isEmpty = ({ base, answers }: Log): boolean => base === null && answers.length === 0;
  if (one === two || isEmpty(two)) return one;
  if (isEmpty(one)) return two;
  return { base: further(one.base, two.base), answers: sorted([...one.answers, ...two.answers]) };
}

const FIELDS = [
  "rating",
  "deviation",
  "volatility",
  "period",
  "right",
  "helped",
  "wrong",
  "skipped",
] as const satisfies (keyof Folded)[];
/** The most that each of these may be. */
const MOST = [HIGHEST, 500, 1, 100_000, 1e9, 1e9, 1e9, 1e9];

const writeBase = ({ until, kinds }: Base): unknown => ({
  until,
  kinds: Object.fromEntries(
    [...kinds]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, folded]) => [kind, FIELDS.map((f) => folded[f])]),
  ),
});

/** For JSON; undefined when there is nothing to write. */
export const writeLog = ({ base, answers }: Log): unknown =>
  answers.length > 0 || base
    ? { ...(base && { base: writeBase(base) }), answers: answers.map(written) }
    : undefined;

/** No list, and not nothing. */
export const isTable = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readBase(value: unknown, newest: number): Base | null {
  // The newest answers are never folded. A base that reaches beyond them would stop all ratings.
  if (!isTable(value) || !isTime(value.until) || value.until >= newest || !isTable(value.kinds)) return null;
  const kinds = new Map<string, Folded>();
  for (const [kind, numbers] of Object.entries(value.kinds)) {
    if (!/^[a-z]{2,8}$/.test(kind) || !Array.isArray(numbers) || numbers.length !== FIELDS.length)
      return null;
    if (!numbers.every((number, n) => isBetween(number, 0, MOST[n] as number))) return null;
    const [rating, deviation, volatility, period, right, helped, wrong, skipped] = numbers as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    kinds.set(kind, { rating, deviation, volatility, period, right, helped, wrong, skipped });
  }
  return { until: value.until, kinds };
}

/** The readable part of a log, and the number of its unreadable entries. */
export function readLog(value: unknown): { log: Log; unread: number } {
  if (!isTable(value)) return { log: NO_LOG, unread: 1 };
  const { base, answers } = value;
  if (!Array.isArray(answers)) return { log: NO_LOG, unread: 1 };
  const read = answers.map(readAnswer);
  const found = sorted(read.filter((answer) => answer !== null));
  const known = base === undefined ? null : readBase(base, found.at(-1)?.when ?? 0);
  const unread = read.filter((answer) => answer === null).length + (base !== undefined && !known ? 1 : 0);
  return { log: { base: known, answers: found }, unread };
}

/**
 * Without what is later than this. It can only be an error or a trick, and in a file it would do lasting harm: new
 * answers would come before it, and none up to the end of a base counts.
 */
export function upTo({ base, answers }: Log, latest: number): Log {
  return {
    base: base && base.until <= latest ? base : null,
    answers: answers.filter(({ when }) => when <= latest),
  };
}

/** Whole answers in a text that is otherwise broken: cut short, say. */
export function salvage(text: string): Log {
  const found = [...text.matchAll(/"([0-9a-z]{6,7} [a-z]{2,8}-[0-9a-f]{8} [^"\\]{4,60})"/g)];
  const answers = found.map(([, entry]) => readAnswer(entry)).filter((answer) => answer !== null);
  return answers.length > 0 ? { base: null, answers: sorted(answers) } : NO_LOG;
}
