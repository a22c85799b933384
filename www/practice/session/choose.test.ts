import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { KINDS, type Practice, type Problem } from "../../kinds/problem.ts";
import { type Answered, type Log, logOf, NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { practice } from "../../test/practice.ts";
import { answered } from "../rating/answer-log.ts";
import { dayOf } from "../rating/day.ts";
import { chanceOf, ratingOf } from "../rating/rating.ts";
import { type ChosenProblem, dueOf, poolOf, session, solvingChance } from "./choose.ts";

const at = (day: number, hour = 20): Date => new Date(2026, 10, 20 + day, hour);
const given = (day: number, { id, kind, difficulty }: Problem, more: Partial<Answered> = {}): Answered =>
  answer({ when: at(day).getTime() / 1000, id, kind, rating: difficulty.rating, ...more });
const BOOK = practice(20);
const all = [...poolOf(BOOK).values()];
const ids = (asked: readonly ChosenProblem[]): string[] => asked.map(({ problem }) => problem.id);
const why = (asked: readonly ChosenProblem[], what: ChosenProblem["why"]): string[] =>
  ids(asked.filter((one) => one.why === what));

describe("for somebody new", () => {
  const asked = session(BOOK, NO_LOG, at(0));

  test("ten problems of all kinds, none twice, as they are written", () => {
    expect(new Set(ids(asked)).size).toBe(10);
    expect(new Set(asked.map(({ problem }) => problem.kind)).size).toBe(KINDS.length);
    expect(new Set(asked.map(({ look }) => look))).toEqual(new Set([0]));
    expect(why(asked, "new")).toHaveLength(10);
  });

  test("which he probably solves, the likeliest first", () => {
    const hopes = asked.map(({ problem }) =>
      chanceOf(ratingOf(NO_LOG, problem.kind), problem.difficulty.rating),
    );
    for (const hope of hopes) expect([hope > 0.55, hope < 0.85]).toEqual([true, true]);
    expect(hopes[0]).toBe(Math.max(...hopes));
  });

  test("each a little harder than the one before, in even steps", () => {
    const hopes = session(SITE, NO_LOG, at(0)).map(({ problem }) =>
      chanceOf(ratingOf(NO_LOG, problem.kind), problem.difficulty.rating),
    );
    expect(hopes).toHaveLength(10);
    const steps = hopes.slice(1).map((hope, step) => (hopes[step] ?? 0) - hope);
    for (const step of steps) expect([step >= 0, step < 0.12]).toEqual([true, true]);
    expect((hopes[0] ?? 0) - (hopes[9] ?? 0)).toBeGreaterThan(0.15);
  });

  test("the same for the same seed, others for another", () => {
    expect(session(BOOK, NO_LOG, at(0))).toEqual(asked);
    expect(session(BOOK, NO_LOG, at(0), { seed: 1 })).toEqual(session(BOOK, NO_LOG, at(3), { seed: 1 }));
    expect(ids(session(BOOK, NO_LOG, at(0), { seed: 1 }))).not.toEqual(
      ids(session(BOOK, NO_LOG, at(0), { seed: 2 })),
    );
  });

  test("of one kind when one is wished", () => {
    const counts = session(BOOK, NO_LOG, at(0), { kind: "count", size: 4 });
    expect(counts.map(({ problem }) => problem.kind)).toEqual(["count", "count", "count", "count"]);
  });
});

/** The ladders of the site. */
const LADDERS = new URL("../../../tutorials/practice/", import.meta.url);
const SITE: Practice = {
  ladders: readdirSync(LADDERS)
    .filter((name) => name.endsWith(".jsonl"))
    .map((slug) => {
      const lines = readFileSync(new URL(slug, LADDERS), "utf8").split("\n").filter(Boolean);
      const problems = lines.map((text) => JSON.parse(text) as Problem);
      return { slug, kind: problems[0]?.kind ?? "lock", title: slug, about: "", problems };
    }),
};
const kindsOf = (asked: readonly ChosenProblem[]) => asked.map(({ problem }) => problem.kind);
const ratingsOf = (asked: readonly ChosenProblem[]) => asked.map(({ problem }) => problem.difficulty.rating);
const beside = (asked: readonly ChosenProblem[]): number =>
  kindsOf(asked).filter((kind, n, all) => n > 0 && all[n - 1] === kind).length;

describe("the first session on the site", () => {
  const first = Array.from({ length: 60 }, (_, day) => session(SITE, NO_LOG, at(day)));

  test("begins gently, and has nothing hard in it", () => {
    for (const asked of first) {
      expect(Math.max(...ratingsOf(asked).slice(0, 5))).toBeLessThan(1200);
      expect(Math.max(...ratingsOf(asked))).toBeLessThan(1400);
    }
  });

  test("has boards of thirty points at most", () => {
    const sizes = first.flat().map(({ problem }) => problem.rows.join("").length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30);
  });

  test("asks of no move on points that are shut, nor after turns that one has to follow first", () => {
    const asked = first.flat().filter(({ problem }) => problem.kind === "rule");
    expect(asked.length).toBeGreaterThan(0);
    for (const { problem } of asked) {
      expect(problem.rows.join("")).not.toMatch(/[#*]/);
      expect(problem.difficulty.depth).toBeLessThan(2);
    }
    // Who has answered ten meets them.
    const easy = SITE.ladders.flatMap(({ problems }) => problems).filter((one) => one.kind !== "rule");
    const log = logOf(...easy.slice(0, 12).map((one) => given(0, one, { result: "right" })));
    const later = Array.from({ length: 60 }, (_, seed) => session(SITE, log, at(1), { seed })).flat();
    expect(later.some(({ problem }) => problem.kind === "rule" && problem.difficulty.depth > 1)).toBe(true);
  });

  test("has most kinds, and hardly one twice in a row", () => {
    for (const asked of first) {
      expect(new Set(kindsOf(asked)).size).toBeGreaterThan(5);
      expect(beside(asked)).toBeLessThan(2);
    }
  });
});

test("what is due comes first in a session, and no more than half of it; kinds alternate", () => {
  const failed = all.filter((_, n) => n % 3 === 0).map((one) => given(0, one, { result: "wrong" }));
  for (let seed = 0; seed < 20; seed++) {
    const asked = session(BOOK, logOf(...failed), at(1), { seed });
    expect(asked.map(({ why: reason }) => reason === "due")).toEqual(asked.map((_, n) => n < 5));
    expect(new Set(kindsOf(asked.slice(0, 5))).size).toBe(5);
    expect(beside(asked)).toBeLessThan(2);
  }
});

test("a kind that has only hard problems comes when the reader is ready, one in a session", () => {
  const rest = SITE.ladders.filter(({ kind }) => kind !== "cycle");
  const easy = rest.flatMap(({ problems }) => problems).filter(({ difficulty }) => difficulty.rating < 1100);
  const log = (count: number): Log =>
    logOf(...easy.slice(0, count).map((one, n) => given(n % 9, one, { result: n % 5 ? "right" : "wrong" })));
  const cycles = (count: number): number[] =>
    Array.from({ length: 20 }, (_, seed) => session(SITE, log(count), at(1), { seed })).map(
      (asked) => kindsOf(asked).filter((kind) => kind === "cycle").length,
    );
  expect(Math.max(...cycles(12))).toBe(0);
  expect(new Set(cycles(24))).toEqual(new Set([1]));
});

test("what is as good as hopeless comes only when nothing else is left", () => {
  const two = {
    ladders: [{ slug: "a", kind: "lock" as const, title: "a", about: "", problems: [] as Problem[] }],
  };
  const [easy, hard] = [800, 2400].map((rating, n) => ({
    ...(all[0] as Problem),
    id: `lock-0000000${n}`,
    difficulty: { ...(all[0] as Problem).difficulty, rating },
  })) as [Problem, Problem];
  two.ladders[0]?.problems.push(easy, hard);
  const log = logOf(given(0, easy, { ms: 1000 }));
  expect(ids(session(two, log, at(1), { size: 1 }))).toEqual([easy.id]);
  expect(ids(session(two, log, at(1), { size: 2 }))).toContain(hard.id);
});

test("whoever is strong elsewhere does not begin a kind with its easiest", () => {
  const strong = all.filter(({ kind }) => kind !== "cycle" && kind !== "rule");
  const log = logOf(
    ...strong.slice(0, 60).map((one, n) => given(0, one, { when: at(0).getTime() / 1000 + n, rating: 1700 })),
  );
  const [hard, anew] = [solvingChance(log), solvingChance(NO_LOG)].map((hope) =>
    hope({ kind: "cycle", difficulty: { ...(all[0] as Problem).difficulty, rating: 1500 } }),
  );
  expect(anew).toBeLessThan(0.3);
  expect(hard).toBeGreaterThan(0.45);
});

test("what is due comes first, half of all at most, disguised", () => {
  const failed = all.filter((_, n) => n % 10 === 0).map((one) => given(0, one, { result: "wrong" }));
  const log = logOf(...failed);
  expect(dueOf(log, BOOK, at(0))).toEqual([]);
  expect(dueOf(log, BOOK, at(1))).toHaveLength(failed.length);
  const asked = session(BOOK, log, at(1));
  expect(why(asked, "due")).toHaveLength(5);
  expect(why(asked, "new")).toHaveLength(5);
  for (const { why: reason, look } of asked) expect(look > 0).toBe(reason === "due");
  const known = new Set(failed.map(({ id }) => id));
  for (const id of why(asked, "new")) expect(known.has(id)).toBe(false);
});

test("problems follow the reader’s rating, kind by kind", () => {
  const strong = all.filter(({ kind }) => kind === "lock").slice(0, 15);
  const log = logOf(
    ...strong.map((one, n) => given(0, one, { when: at(0).getTime() / 1000 + n, rating: 1900 })),
  );
  const next = session(BOOK, log, at(1), { size: 8, seed: 5 }).filter(({ why: reason }) => reason === "new");
  const rated = (kind: string) =>
    next.find(({ problem }) => problem.kind === kind)?.problem.difficulty.rating ?? 0;
  expect(rated("lock")).toBeGreaterThan(rated("find") + 300);
});

test("when all is known, what was answered longest ago comes again, and today’s last of all", () => {
  const small = practice(2, ["lock", "find"]);
  const [a, b, c, d] = [...poolOf(small).values()] as [Problem, Problem, Problem, Problem];
  const log = logOf(
    given(0, b, { ms: 1000 }),
    given(1, a, { ms: 1000 }),
    given(2, c),
    given(1, d, { result: "skipped" }),
  );
  const asked = (size: number) => session(small, log, at(2, 22), { size });
  expect(ids(asked(1))).toEqual([d.id]);
  expect(why(asked(2), "again")).toEqual([b.id]);
  expect(new Set(ids(asked(3)))).toEqual(new Set([d.id, b.id, a.id]));
  // There are no more than these.
  expect(asked(10)).toHaveLength(4);
  expect(session({ ladders: [] }, log, at(2))).toEqual([]);
});

test("what was skipped comes first another day, and last today; what is due stays that", () => {
  const small = practice(2, ["lock"]);
  const [a, b] = [...poolOf(small).values()] as [Problem, Problem];
  const skipped = logOf(given(0, a, { ms: 1000 }), given(1, b, { result: "skipped" }));
  expect(ids(session(small, skipped, at(2), { size: 1 }))).toEqual([b.id]);
  expect(ids(session(small, skipped, at(1, 22), { size: 1 }))).toEqual([a.id]);
  const failed = logOf(given(0, a, { result: "wrong" }), given(0, b));
  const asked = session(small, failed, at(1), { size: 2 });
  expect(new Map(asked.map(({ problem, why }) => [problem.id, why])).get(a.id)).toBe("due");
});

test("two days of ten: what went wrong comes back, what is new stays new, nothing twice in a session", () => {
  let log: Log = NO_LOG;
  const days: ChosenProblem[][] = [];
  for (let day = 0; day < 2; day++) {
    const asked = session(BOOK, log, at(day, 18));
    days.push(asked);
    asked.forEach(({ problem, look }, n) => {
      const now = new Date(at(day, 18).getTime() + n * 60_000);
      log = logOf(...log.answers, answered(problem, look, { now, right: n % 3 !== 0, hints: 0, ms: 40_000 }));
    });
  }
  const [first, second] = days as [ChosenProblem[], ChosenProblem[]];
  const wrong = ids(first.filter((_, n) => n % 3 === 0));
  expect(new Set(why(second, "due"))).toEqual(new Set(wrong));
  expect(
    second
      .filter(({ why: reason }) => reason === "new")
      .every(({ problem }) => !ids(first).includes(problem.id)),
  ).toBe(true);
  expect(log.answers).toHaveLength(20);
  expect(new Set(log.answers.map((one) => dayOf(new Date(one.when * 1000)))).size).toBe(2);
});

test("whatever the log, there are ten different ones, and no problem that was answered is called new", () => {
  for (let seed = 1; seed < 40; seed++) {
    const met = all.filter((_, n) => (n * 7919 + seed * 104_729) % 97 < seed * 2.3);
    const log = logOf(
      ...met.map((one, n) =>
        given(n % 9, one, {
          result: (["right", "wrong", "skipped"] as const)[(n + seed) % 3] as Answered["result"],
        }),
      ),
    );
    const asked = session(BOOK, log, at(10), { seed });
    expect(new Set(ids(asked)).size).toBe(10);
    expect(why(asked, "due").length).toBeLessThanOrEqual(5 + (met.length > 140 ? 5 : 0));
    const answeredIds = new Set(log.answers.filter(({ result }) => result !== "skipped").map(({ id }) => id));
    for (const id of why(asked, "new")) expect(answeredIds.has(id)).toBe(false);
  }
});
