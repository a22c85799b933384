import { describe, expect, test } from "vitest";
import type { Log } from "../progress/answers.ts";
import { NO_LOG } from "../progress/answers.ts";
import { answer } from "../test/answers.ts";
import { practice, problem } from "../test/practice.ts";
import { type Around, practiceStep, type Screen, screenOf, singleScreen } from "./practice-state.ts";
import { addressOf, readRoute } from "./route.ts";
import { marked, onward } from "./session/course.ts";
import { Library } from "./shelf/library.ts";
import { SUBJECTS, subjectOf } from "./subject.ts";

const NOON = new Date(2026, 10, 22, 12);
const library = new Library(practice(12));
const around = (more: Partial<Around> = {}): Around => ({
  library,
  log: NO_LOG,
  now: NOON,
  ten: () => null,
  moved: true,
  ...more,
});
const planIn = (screen: Screen) => {
  if (screen.kind !== "session") throw new Error(`${screen.kind} is no session`);
  return screen.plan;
};
const ten = (more: Partial<Around> = {}) => screenOf({ kind: "ten", subject: "control" }, around(more));

describe("ten problems", () => {
  test("are chosen, kept, and summed up at the end", () => {
    const plan = planIn(ten());
    expect(plan.course.items).toHaveLength(10);
    expect(plan).toMatchObject({ way: "ten", counts: true, last: "See how it went" });
  });

  test("that are under way go on where they were left", () => {
    const { course } = planIn(ten());
    const later = { ...onward(marked(course, "right")) };
    expect(planIn(ten({ ten: () => later })).course.at).toBe(1);
    // One that was missed is still looked at.
    expect(planIn(ten({ ten: () => marked(course, "wrong") })).course.at).toBe(0);
  });

  test("that are over are summed up after a reload; from another screen others begin", () => {
    let { course } = planIn(ten());
    while (course.at < 10) course = onward(marked(course, "right"));
    expect(ten({ ten: () => course, moved: false })).toEqual({ kind: "summary", course });
    expect(planIn(ten({ ten: () => course, moved: true })).course.at).toBe(0);
  });
});

test.each(SUBJECTS)("what is practised of %s is of nothing else, and leads back there", (subject) => {
  const chosen = (kind: "ten" | "daily") => planIn(screenOf({ kind, subject }, around()));
  for (const plan of [chosen("ten"), chosen("daily")]) {
    expect(new Set(plan.course.items.map(({ kind }) => subjectOf(kind)))).toEqual(new Set([subject]));
    expect(plan.leave).toBe(addressOf({ kind: "hub", subject }));
  }
  const asked: string[] = [];
  const ten = (of: string) => {
    asked.push(of);
    return null;
  };
  screenOf({ kind: "ten", subject }, around({ ten }));
  expect(asked).toEqual([subject]);
});

test("a problem stands in its ladder, and those that were solved are marked", () => {
  const [ladder] = library.practice.ladders;
  const [first, second] = ladder?.problems ?? [];
  const log: Log = { base: null, answers: [answer({ id: first?.id ?? "" })] };
  const plan = planIn(screenOf(readRoute(`#problem-${second?.id}`), around({ log })));
  expect(plan.course.at).toBe(1);
  expect(plan.course.items[0]?.mark).toBe("right");
  expect(plan).toMatchObject({ title: "Practice", leave: "#ladder-lock", way: "ladder", another: true });
});

test("an address that leads nowhere any more says so", () => {
  expect(screenOf(readRoute("#problem-lock-ffffffff"), around())).toMatchObject({
    kind: "sorry",
    words: "This problem is gone, but there are others.",
  });
  expect(screenOf(readRoute("#ladder-gone"), around())).toMatchObject({ kind: "sorry", title: "A ladder" });
  expect(screenOf(readRoute("#anything"), around())).toEqual({ kind: "hub", subject: "control", ten: null });
});

test("without problems there is no problem of today", () => {
  const none = new Library({ ladders: [] });
  expect(screenOf({ kind: "daily", subject: "rules" }, around({ library: none }))).toEqual({
    kind: "hub",
    subject: "rules",
    ten: null,
  });
  expect(planIn(screenOf({ kind: "daily", subject: "control" }, around())).course.items).toHaveLength(1);
});

test("somebody’s own problem counts for nothing; one that the engine made does", () => {
  const made = problem({ title: "A corner" });
  expect(planIn(singleScreen(made, "own", false))).toMatchObject({
    title: "A corner",
    counts: false,
    leave: "#own",
    last: "Back to your own",
    another: false,
  });
  expect(planIn(singleScreen(problem(), "hub", true))).toMatchObject({
    title: "A problem",
    counts: true,
    another: true,
  });
});

test("each showing of a screen is another", () => {
  const first = { screen: { kind: "hub", subject: "control", ten: null }, turn: 3, moved: false } as const;
  expect(practiceStep(first, { kind: "open", screen: { kind: "own" }, moved: true })).toEqual({
    screen: { kind: "own" },
    turn: 4,
    moved: true,
  });
});
