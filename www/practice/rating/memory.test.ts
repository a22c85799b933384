import { createEmptyCard, fsrs, type Grade } from "ts-fsrs";
import { expect, test } from "vitest";
import { type Answered, logOf, NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { dayOf } from "./day.ts";
import { cards, due, gradeOf } from "./memory.ts";

/** A time of the reader's own calendar. */
const at = (day: number, hour = 20): Date => new Date(2026, 10, 20 + day, hour);
const given = (day: number, id: string, more: Partial<Answered> = {}, hour = 20): Answered =>
  answer({ when: at(day, hour).getTime() / 1000, id, ...more });
const [A, B, C, D] = ["lock-0000000a", "find-0000000b", "rule-0000000c", "save-0000000d"] as const;
const ids = (log: Parameters<typeof due>[0], day: number, hour?: number) =>
  due(log, at(day, hour)).map(({ id }) => id);

test("grades: wrong, with hints or slow, at once, quick", () => {
  const grade = (more: Partial<Answered>) => gradeOf(answer(more));
  expect(grade({ result: "wrong", ms: 1 })).toBe(1);
  expect([grade({ hints: 1 }), grade({ ms: 130_000 })]).toEqual([2, 2]);
  expect([grade({}), grade({ ms: 9000 })]).toEqual([3, 4]);
});

test("two days: what went wrong is due tomorrow, what was right comes later, and tomorrow’s answers move it on", () => {
  const first = [
    given(0, A, { result: "wrong" }, 22),
    given(0, B, { hints: 1 }),
    given(0, C),
    given(0, D, { result: "skipped" }),
  ];
  const today = logOf(...first);
  expect(ids(today, 0, 23)).toEqual([]);
  // Days of the calendar: early in the morning will do.
  expect(ids(today, 1, 7)).toEqual([A, B]);
  expect(cards(today).get(C)?.due).toBeGreaterThan(dayOf(at(1)));
  expect(cards(today).has(D)).toBe(false);

  const tomorrow = logOf(...first, given(1, A, {}, 7), given(1, B, { result: "wrong" }, 7));
  expect(ids(tomorrow, 1, 8)).toEqual([]);
  expect(ids(tomorrow, 2)).toContain(B);
  expect(cards(tomorrow).get(A)).toMatchObject({ answered: 2, failed: 1, last: dayOf(at(1)) });
  expect(cards(tomorrow).get(B)).toMatchObject({ answered: 2, failed: 1 });
});

test("who knows it is asked more and more seldom, and at least once a year", () => {
  const answers: Answered[] = [given(0, A)];
  const gaps: number[] = [];
  for (let times = 0; times < 9; times++) {
    const { due: day, last } = cards(logOf(...answers)).get(A) ?? { due: 0, last: 0 };
    gaps.push(day - last);
    answers.push(given(day - dayOf(at(0)), A));
  }
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  expect(gaps[0]).toBeLessThan(5);
  expect(gaps.at(-1)).toBe(365);
});

test("memory is what the library’s own scheduler makes of the same answers", () => {
  const theirs = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });
  const days = [0, 1, 4, 5, 12, 40, 41, 100];
  const results: Partial<Answered>[] = [{}, { result: "wrong" }, { hints: 1 }, { ms: 5000 }];
  let card = createEmptyCard(new Date(Date.UTC(2026, 0, 1)));
  const answers = days.map((day, n) => given(day, A, results[(n * 3) % 4]));
  for (const [n, day] of days.entries())
    card = theirs.next(
      card,
      new Date(Date.UTC(2026, 0, 1 + day)),
      gradeOf(answers[n] as Answered) as Grade,
    ).card;
  const ours = cards(logOf(...answers)).get(A);
  expect(ours?.stability).toBeCloseTo(card.stability, 6);
  expect(ours?.difficulty).toBeCloseTo(card.difficulty, 6);
});

test("the first answer of a day counts, and a clock that was set back does no harm", () => {
  const once = logOf(given(0, A, { result: "wrong" }, 9));
  const again = logOf(given(0, A, { result: "wrong" }, 9), given(0, A, {}, 10));
  expect(cards(again)).toEqual(cards(once));
  expect(() => due(logOf(given(400, A)), at(0))).not.toThrow();
  expect(due(NO_LOG, at(0))).toEqual([]);
});

test("the most forgotten comes first, and the same log always gives the same", () => {
  const log = logOf(given(0, B, { result: "wrong" }), given(0, C), given(4, A, { result: "wrong" }));
  const now = ids(log, 30);
  expect(now).toEqual([B, A, C]);
  expect(ids(logOf(...log.answers.toReversed()), 30)).toEqual(now);
});
