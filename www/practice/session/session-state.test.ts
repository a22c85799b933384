import { expect, test } from "vitest";
import type { TrainerNews } from "../../kinds/trainer.ts";
import { NO_LOG } from "../../progress/answers.ts";
import { begin, fresh, here } from "./course.ts";
import { begunSession, type SessionEvent, type SessionState, sessionStep } from "./session-state.ts";

const ON = { back: true, forward: true, restart: true, side: true, more: true };
const trainer = { controls: ON, reading: false, hintsLeft: 2 };
const two = begin([fresh("lock-00000001", "lock", 0), fresh("find-00000002", "find", 0)]);
const news = (told: TrainerNews): SessionEvent => ({ kind: "news", news: told, trainer });
const after = (...events: SessionEvent[]): SessionState =>
  events.reduce(sessionStep, begunSession(two, NO_LOG, 1000));
const mark = (state: SessionState) => here(state.course)?.mark;

const right = news({ kind: "judged", right: true, what: "c3", decided: false });
const decided = news({ kind: "judged", right: true, what: "c3", decided: true });
const wrong = news({ kind: "judged", right: false, what: "a1", decided: false });
const done = news({ kind: "done" });

test("what is solved after a failure was failed, and the first wrong answer is the one that is kept", () => {
  const state = after(wrong, news({ kind: "judged", right: false, what: "b2", decided: false }), done);
  expect(here(state.course)).toMatchObject({ mark: "wrong", wrong: "a1" });
  expect(state.done).toBe(true);
});

test("a right move is no solution yet, unless nothing is asked after it", () => {
  expect(mark(after(right))).toBe("open");
  expect(mark(after(decided))).toBe("right");
  expect(mark(after(right, done))).toBe("right");
});

test("who gives up has skipped it, unless something was answered after all", () => {
  expect(mark(after({ kind: "gave up" }, done))).toBe("skipped");
  expect(mark(after({ kind: "gave up" }, right, done))).toBe("right");
  expect(mark(after(wrong, { kind: "gave up" }, done))).toBe("wrong");
});

test("who gives up before the problem is laid out is shown the solution when it is", () => {
  const early = after({ kind: "gave up" });
  expect(early).toMatchObject({ ready: false, toReveal: true });
  expect(after(news({ kind: "controls" }), { kind: "gave up" })).toMatchObject({
    ready: true,
    toReveal: false,
  });
});

test("a hint counts until the problem is answered", () => {
  expect(here(after({ kind: "hinted" }, { kind: "hinted" }).course)?.hints).toBe(2);
  expect(here(after(wrong, { kind: "hinted" }).course)?.hints).toBe(0);
});

test("trouble leaves the problem as it was, and goes when it is tried again", () => {
  const again = (): void => {};
  const state = after(news({ kind: "trouble", words: "No.", again }));
  expect(state).toMatchObject({ ready: false, trouble: { words: "No." } });
  expect(sessionStep(state, { kind: "try again" })).toMatchObject({ trouble: null, tries: 1 });
});

test("the next problem begins with nothing of the last", () => {
  const state = after(right, done, { kind: "next", now: 5000 });
  expect(state).toMatchObject({ begun: 5000, done: false, ready: false, trainer: null });
  expect(state.course.at).toBe(1);
  expect(mark(state)).toBe("open");
});
