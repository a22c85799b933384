import { expect, test } from "vitest";
import { type Answered, type Log, logOf, readLog, union, writeLog } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { problem } from "../../test/practice.ts";
import { outcomes } from "../numbers/figures.ts";
import { answered, fold, solvedIds, tally } from "./answer-log.ts";
import { ratings } from "./rating.ts";

const KINDS = ["lock", "find", "rule"];
/** Ten a day; no problem twice. */
const many = (count: number): Answered[] =>
  Array.from({ length: count }, (_, n) =>
    answer({
      when: 1_800_014_400 + Math.floor(n / 10) * 86_400 + (n % 10) * 60,
      id: `${KINDS[n % 3]}-${n.toString(16).padStart(8, "0")}`,
      rating: 900 + ((n * 37) % 900),
      result: (["right", "wrong", "right", "skipped", "right"] as const)[(n * 7) % 5] as Answered["result"],
      hints: n % 4 === 0 ? 1 : 0,
    }),
  );
const counts = ({ base, answers }: Log) =>
  KINDS.map((kind) =>
    tally(
      answers.filter((one) => one.kind === kind),
      base?.kinds.get(kind),
    ),
  );

test("at the limit the oldest are folded: ratings and counts stay as they were", () => {
  const whole = logOf(...many(205));
  const folded = fold(whole, 200, 50);
  expect(folded.answers).toHaveLength(150);
  expect([...ratings(folded)]).toEqual([...ratings(whole)]);
  expect(counts(folded)).toEqual(counts(whole));
  expect(readLog(writeLog(folded))).toEqual({ log: folded, unread: 0 });
  expect(fold(folded, 200, 50)).toBe(folded);
});

test("folding again and again is the same as never", () => {
  const all = many(700);
  let log = logOf();
  for (const one of all) log = fold(union(log, logOf(one)), 120, 40);
  expect(log.answers.length).toBeLessThanOrEqual(120);
  const [far, near] = [[...ratings(log)], [...ratings(logOf(...all))]];
  far.forEach(([kind, rated], n) => {
    expect(kind).toBe(near[n]?.[0]);
    expect(rated.rating).toBeCloseTo(near[n]?.[1].rating ?? 0, 6);
    expect(rated.answers).toBe(near[n]?.[1].answers);
  });
  expect(counts(log)).toEqual(counts(logOf(...all)));
});

test("an old file loaded again changes no rating, and what it brings goes first", () => {
  const all = many(205);
  const folded = fold(logOf(...all), 200, 50);
  const loaded = union(folded, logOf(...all.slice(0, 150)));
  expect(loaded.answers).toHaveLength(205);
  expect([...ratings(loaded)]).toEqual([...ratings(folded)]);
  const again = fold(loaded, 200, 50);
  expect(counts(again)).toEqual(counts(folded));
  expect([...ratings(again)]).toEqual([...ratings(folded)]);
});

test("a problem that comes again within thirty days counts no more when its first answer has been folded", () => {
  // One a day, and each comes again after nine days.
  const all = many(2000).filter((_, n) => n % 10 === 0);
  const twice = all.flatMap((one, day) => {
    const again = all[day - 9];
    return again ? [one, { ...again, when: one.when + 60, result: "wrong" as const }] : [one];
  });
  const whole = logOf(...twice);
  const levels = (log: Log) => [...ratings(log).values()].map(({ rating, deviation }) => [rating, deviation]);
  const folded = fold(whole, 320, 120);
  expect(folded.answers.length).toBeLessThan(320);
  expect(folded.base?.until).toBeGreaterThan(folded.answers[0]?.when ?? 0);
  expect(levels(folded)).toEqual(levels(whole));
  expect(outcomes(folded)).toEqual(outcomes(whole));
  const again = fold(union(folded, logOf(...twice.slice(0, 150))), 220, 140);
  expect(levels(again)).toEqual(levels(whole));
  expect(outcomes(again)).toEqual(outcomes(whole));
});

test("folding never goes back before what was folded already", () => {
  const all = many(400);
  const folded = fold(logOf(...all), 200, 50);
  const loaded = union(folded, logOf(...all.slice(0, 150)));
  const again = fold(loaded, 250, 50);
  expect(again.base?.until).toBe(folded.base?.until);
  expect([...ratings(again)]).toEqual([...ratings(folded)]);
  expect(outcomes(again)).toEqual(outcomes(folded));
});

test("all of one second can’t be folded, and stays", () => {
  const day = Array.from({ length: 30 }, (_, n) => answer({ id: `lock-${10_000_000 + n}` }));
  const log = logOf(...day);
  expect(fold(log, 20, 10)).toBe(log);
});

test("what the reader saw goes into the log as the problem is written", () => {
  const lock = problem({ rows: ["...", ".x."], solutions: ["a1"] });
  const now = new Date(1_800_000_000_500);
  const given = { now, right: false, hints: 1, ms: 5000 };
  // Mirrored left to right.
  expect(answered(lock, 4, { ...given, wrong: "a2" })).toEqual(
    answer({
      id: lock.id,
      when: 1_800_000_000,
      result: "wrong",
      hints: 1,
      ms: 5000,
      wrong: "c2",
      rating: 1200,
    }),
  );
  const marks = Array.from({ length: 15 }, (_, n) => `a${n + 1}`).join(",");
  const find = problem({ id: "find-00000001", kind: "find" });
  expect(answered(find, 0, { ...given, wrong: marks }).wrong).toBe("a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11,a12");
  expect(answered(lock, 0, { ...given, skipped: true }).result).toBe("skipped");
  expect(answered(lock, 0, { ...given, right: true }).result).toBe("right");
});

test("with one hint it was solved with help; a wrong answer is one with hints or without", () => {
  const [one, none] = [1, 0].map((hints) => answer({ hints }));
  const results = [one, none, answer({ hints: 3, result: "wrong" }), answer({ hints: 1, result: "skipped" })];
  expect(tally(results.filter((given) => given !== undefined))).toEqual({
    right: 1,
    helped: 1,
    wrong: 1,
    skipped: 1,
  });
});

test("solved is what was right at some time", () => {
  const log = logOf(
    answer(),
    answer({ id: "find-00000002", result: "wrong" }),
    answer({ id: "rule-00000003", hints: 2 }),
  );
  expect(solvedIds(log)).toEqual(new Set(["lock-0123abcd", "rule-00000003"]));
});
