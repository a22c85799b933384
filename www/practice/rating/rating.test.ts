import rate from "glicko2-lite";
import { describe, expect, test } from "vitest";
import { type Answered, type Log, logOf, NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import {
  chanceOf,
  counting,
  countsNow,
  deviationNow,
  ratingOf,
  ratings,
  START,
  scoreOf,
  standings,
  tracks,
  worth,
} from "./rating.ts";

const DAY = 86_400;
/** Noon, universal time. */
const NOON = 1_800_014_400;
const id = (n: number, kind = "lock"): string => `${kind}-${n.toString(16).padStart(8, "0")}`;
const on = (day: number, n: number, more: Partial<Answered> = {}): Answered =>
  answer({ when: NOON + day * DAY + n, id: id(100 * day + n), ...more });
const asked = (rating: number, n = 9999) => ({
  id: id(n),
  kind: "lock" as const,
  difficulty: { rating, nodes: 0, depth: 0, legal: 0, right: 0, wrong: 0, length: 0, reading: 0 },
});

test("the library does what the paper’s example has", () => {
  const made = rate(
    1500,
    200,
    0.06,
    [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ],
    { tau: 0.5 },
  );
  expect(made.rating).toBeCloseTo(1464.06, 1);
  expect(made.rd).toBeCloseTo(151.52, 1);
  expect(made.vol).toBeCloseTo(0.05999, 4);
});

test("each answer is a period, in the order of time", () => {
  const log = logOf(
    on(0, 3, { rating: 1250, hints: 1 }),
    on(0, 1, { rating: 1100 }),
    on(0, 2, { rating: 1300, result: "wrong" }),
  );
  let {
    rating,
    deviation: rd,
    volatility: vol,
  }: { rating: number; deviation: number; volatility: number } = START;
  for (const [problem, score] of [
    [1100, 1],
    [1300, 0],
    [1250, 2 / 3],
  ] as const)
    ({ rating, rd, vol } = rate(rating, rd, vol, [[problem, 60, score]], { tau: 0.5 }));
  expect(ratingOf(log, "lock")).toEqual({
    rating,
    deviation: rd,
    volatility: vol,
    answers: 3,
  });
  expect(ratingOf(log, "find")).toMatchObject({ ...START, answers: 0 });
  expect([...ratings(log).keys()]).toHaveLength(8);
});

test("whoever begins with ten hard ones comes among them, and not far beyond", () => {
  const hard = Array.from({ length: 10 }, (_, n) => on(0, n, { rating: 1900 }));
  const { rating } = ratingOf(logOf(...hard), "lock");
  expect(rating).toBeGreaterThan(1900);
  expect(rating).toBeLessThan(2500);
  const easy = Array.from({ length: 30 }, (_, n) => on(0, n, { rating: 800, result: "wrong" }));
  expect(ratingOf(logOf(...easy), "lock").rating).toBeGreaterThan(0);
});

test("no rating leaves the bounds within which it is read back", () => {
  const always = (result: "right" | "wrong", rating: number) =>
    ratingOf(logOf(...Array.from({ length: 300 }, (_, n) => on(n, 0, { rating, result }))), "lock").rating;
  expect(always("wrong", 0)).toBeGreaterThanOrEqual(0);
  expect(always("right", 4000)).toBeLessThanOrEqual(4000);
});

test("days without practice make it less sure, and never surer than somebody new", () => {
  const sure = Array.from({ length: 40 }, (_, n) =>
    on(Math.floor(n / 10), n % 10, { result: n % 2 ? "right" : "wrong" }),
  );
  const before = ratingOf(logOf(...sure), "lock");
  const next = (day: number): Answered => on(day, 1, { rating: Math.round(before.rating) });
  const [soon, late, ever] = [4, 60, 4000].map((day) => ratingOf(logOf(...sure, next(day)), "lock"));
  expect(before.deviation).toBeLessThan(110);
  expect(soon?.deviation).toBeLessThan(late?.deviation ?? 0);
  expect(late?.deviation).toBeLessThan(ever?.deviation ?? 0);
  expect(ever?.deviation).toBeLessThanOrEqual(START.deviation);
  // By then it is as unsure as the next answer finds it.
  expect(deviationNow(logOf(...sure), "lock", new Date((NOON + 60 * DAY) * 1000))).toBeCloseTo(
    Math.sqrt(before.deviation ** 2 + 56 * (173.7178 * before.volatility) ** 2),
    6,
  );
  expect(deviationNow(logOf(...sure), "lock", new Date((NOON + 3 * DAY) * 1000))).toBe(before.deviation);
  expect(deviationNow(NO_LOG, "lock", new Date())).toBe(START.deviation);
  // An answer that says nothing leaves it at most there.
  const hopeless = logOf(on(0, 0, { rating: 4000, result: "wrong" }));
  expect(ratingOf(hopeless, "lock").deviation).toBeLessThanOrEqual(START.deviation);
  // Step 6 alone for the days from the fifth to the sixtieth, then the answer.
  const grown = Math.sqrt(before.deviation ** 2 + 56 * (173.7178 * before.volatility) ** 2);
  const made = rate(before.rating, grown, before.volatility, [[Math.round(before.rating), 60, 1]], {
    tau: 0.5,
  });
  expect(late?.rating).toBeCloseTo(made.rating, 6);
});

test("hints cost thirds, skips nothing", () => {
  expect([0, 1, 2, 3, 9].map((hints) => scoreOf("right", hints))).toEqual([1, 1 - 1 / 3, 1 - 2 / 3, 0, 0]);
  expect([scoreOf("wrong", 0), scoreOf("skipped", 0)]).toEqual([0, null]);
  const log = logOf(on(0, 1), on(0, 2, { result: "skipped" }));
  expect(ratingOf(log, "lock")).toEqual(ratingOf(logOf(on(0, 1)), "lock"));
});

test("the same problem counts again after thirty days", () => {
  const log = logOf(
    answer({ when: NOON }),
    answer({ when: NOON + 3600 }),
    answer({ when: NOON + 29 * DAY }),
    answer({ when: NOON + 59 * DAY + 1 }),
    answer({ when: NOON + 60 * DAY, id: id(7), result: "skipped" }),
    answer({ when: NOON + 61 * DAY, id: id(7) }),
  );
  expect(counting(log).map(({ when }) => when)).toEqual([NOON, NOON + 59 * DAY + 1]);
});

test("the way there has a step for each answer that counted", () => {
  const log = logOf(
    on(0, 1),
    on(0, 2),
    on(0, 3, { result: "skipped" }),
    on(9, 1, { kind: "find", id: id(1, "find") }),
  );
  const { steps, now } = tracks(log).get("lock") ?? { steps: [], now: START };
  expect(steps.map(({ when }) => when - NOON)).toEqual([1, 2]);
  expect(steps.at(-1)?.rating).toBe(now.rating);
  expect(tracks(log)).toBe(tracks(log));
});

describe("what a problem is worth", () => {
  const now = new Date((NOON + 5 * DAY) * 1000);
  const log = logOf(
    ...Array.from({ length: 30 }, (_, n) =>
      on(Math.floor(n / 10), n % 10, { result: n % 3 ? "right" : "wrong" }),
    ),
  );
  const at = ratingOf(log, "lock").rating;

  test("is what solving it now adds, less with hints, more for a harder one; with three it is a loss", () => {
    const points = [0, 1, 2, 3].map((hints) => worth(log, asked(at + 100), hints, now));
    expect(points[0]).toBeGreaterThan(points[1] as number);
    expect(points[1]).toBeGreaterThan(points[2] as number);
    expect(points[3]).toBeLessThan(0);
    const helped = (hints: number): Log =>
      logOf(
        ...log.answers,
        answer({ when: now.getTime() / 1000, id: id(9999), rating: Math.round(at + 100), hints }),
      );
    expect(Math.round(ratingOf(helped(3), "lock").rating) - Math.round(at)).toBe(points[3]);
    expect(worth(log, asked(at + 400), 0, now)).toBeGreaterThan(worth(log, asked(at - 400), 0, now));
    const solved = logOf(
      ...log.answers,
      answer({ when: now.getTime() / 1000, id: id(9999), rating: Math.round(at + 100) }),
    );
    expect(Math.round(ratingOf(solved, "lock").rating) - Math.round(at)).toBe(points[0]);
  });

  test("goes on from what was folded", () => {
    const folded = standings(log).get("lock") ?? { ...START, period: 0 };
    const counts = { right: 20, helped: 0, wrong: 10, skipped: 0 };
    const base = { until: NOON + 4 * DAY, kinds: new Map([["lock", { ...folded, ...counts }]]) };
    expect(worth({ base, answers: [] }, asked(at + 100), 0, now)).toBe(worth(log, asked(at + 100), 0, now));
  });

  test("is nothing where it was met a while ago, and nothing in a log that reaches into the future breaks it", () => {
    expect(worth(log, asked(1500, 1), 0, now)).toBe(0);
    expect(countsNow(log, asked(1500, 1), now)).toBe(false);
    expect(countsNow(log, asked(1500, 1), new Date((NOON + 60 * DAY) * 1000))).toBe(true);
    expect(countsNow(log, asked(1500), now)).toBe(true);
    expect(worth(log, asked(1500), 0, new Date(NOON * 1000))).toBeGreaterThan(0);
    expect(worth(NO_LOG, asked(1200), 0, now)).toBeGreaterThan(50);
  });
});

test("the chance of solving it: even at the same rating, nearer to even for who is unsure", () => {
  const sure = { rating: 1500, deviation: 50 };
  expect(chanceOf(sure, 1500)).toBeCloseTo(0.5);
  expect(chanceOf(sure, 1300)).toBeGreaterThan(0.7);
  expect(chanceOf(sure, 1300)).toBeGreaterThan(chanceOf({ ...sure, deviation: 350 }, 1300));
});

test("whoever always solves what is easier than 1500 and never what is harder comes to 1500", () => {
  const answers: Answered[] = [];
  for (let day = 0; day < 40; day++)
    for (let n = 0; n < 10; n++) {
      const rating = 1200 + (((day * 10 + n) * 97) % 600);
      answers.push(on(day, n, { rating, result: rating < 1500 ? "right" : "wrong" }));
    }
  const { rating, deviation } = ratingOf(logOf(...answers), "lock");
  expect(Math.abs(rating - 1500)).toBeLessThan(60);
  expect(deviation).toBeLessThan(80);
});

test("standings go on without the answers that made them", () => {
  const [old, rest] = [
    [on(0, 1), on(1, 1, { result: "wrong" })],
    [on(4, 1), on(7, 2)],
  ];
  const folded = standings(logOf(...old)).get("lock");
  const counts = { right: 1, helped: 0, wrong: 1, skipped: 0 };
  const base = {
    until: NOON + DAY + 1,
    kinds: new Map([["lock", { ...START, period: 0, ...folded, ...counts }]]),
  };
  expect(ratingOf({ base, answers: rest }, "lock")).toEqual(ratingOf(logOf(...old, ...rest), "lock"));
});
