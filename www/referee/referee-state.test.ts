import { expect, test } from "vitest";
import { EngineError, type Judged, type Line } from "../engine/engine.ts";
import { REFEREE_TIME } from "../engine/limits.ts";
import type { Answered } from "./claims.ts";
import {
  endReport,
  isStuck,
  JUDGING,
  type RefereeEvent,
  type RefereeState,
  refereeStep,
  saidOf,
  shownReport,
} from "./referee-state.ts";

const after = (...events: RefereeEvent[]): RefereeState => events.reduce(refereeStep, JUDGING);

const line = {
  board: { points: [{ name: "a1" }, { name: "b1" }], width: 2, height: 1, edges: [[0, 1]] },
  situations: [{ stones: ["black", null], marks: [null, null], final: false }],
} as unknown as Line;
const lock: Answered = {
  player: "black",
  set: [0, 1],
  verdict: "lock",
  nodes: 3,
  halt: null,
  title: "Black, the whole board",
  region: "the whole board",
  rules: [],
  facts: [],
  words: "White can do nothing.",
};
const report = (more: Partial<Judged>): Judged =>
  ({
    status: "decided",
    control: ["black", "black"],
    claims: [lock],
    headline: "Black wins by 1",
    words: "All of it is Black’s.",
    elapsed: 5,
    nodes: 10,
    ...more,
  }) as Judged;
const laid = { kind: "laid", line } as const;

test("a judging lays out, judges, and says what it found", () => {
  expect(saidOf(JUDGING)).toEqual({ head: "Judging", words: "Setting up the position…" });
  expect(after(laid).work.kind).toBe("judging");
  const found = after(laid, { kind: "found", report: report({}) });
  expect(saidOf(found)).toEqual({ head: "Black wins by 1", words: "All of it is Black’s." });
  expect(found.spoken).toBe("Black wins by 1. All of it is Black’s.");
  expect(shownReport(found)).toBe(endReport(found));
});

test("who goes on gets more time, and claims wait until it is over", () => {
  const some = report({ status: "undecided", elapsed: REFEREE_TIME, control: ["open", "open"] });
  const undecided = after(laid, { kind: "found", report: some });
  expect(saidOf(undecided).head).toBe("Not decided yet");
  expect(isStuck(undecided)).toBe(false);
  const goes = refereeStep(undecided, { kind: "resumed" });
  expect(goes.budget.milliseconds).toBe(2 * REFEREE_TIME);
  expect([shownReport(goes), endReport(goes)]).toEqual([null, null]);
  // What stops before its time would not get further.
  expect(isStuck(after(laid, { kind: "found", report: report({ status: "undecided" }) }))).toBe(true);
});

test("a stop keeps what was found, and what the engine takes back is a stop", () => {
  const partial = report({ status: "undecided", control: ["black", "open"] });
  const progress = { nodes: 1, elapsed: 1, report: partial } as never;
  const stopped = after(laid, { kind: "progressed", progress }, { kind: "stopped" });
  expect(shownReport(stopped)).toBe(partial);
  expect(endReport(stopped)).toBeNull();
  const kept = report({ status: "undecided" });
  expect(shownReport(refereeStep(stopped, { kind: "kept", report: kept }))).toBe(kept);
  const cancelled = new EngineError("cancelled", "stopped");
  expect(after(laid, { kind: "failed", error: cancelled }).work.kind).toBe("stopped");
});

test("trouble before the position is there begins anew with it, later with the judging", () => {
  const failed = { kind: "failed", error: new EngineError("engine", "gone") } as const;
  expect(after(failed, { kind: "resumed" }).work.kind).toBe("laying");
  expect(after(laid, failed, { kind: "resumed" }).work.kind).toBe("judging");
});

test("a point is explained by its claim, and the outline goes with what was said", () => {
  expect(after(laid, { kind: "asked", at: 1 }).asked).toBeNull();
  const asked = after(laid, { kind: "found", report: report({}) }, { kind: "asked", at: 1 });
  expect(asked.asked).toEqual({ words: "b1 is Black’s, by this claim.", claim: lock });
  expect(asked.outline).toEqual([0, 1]);
  expect(asked.spoken).toBe("b1 is Black’s, by this claim.");
  const closed = refereeStep(asked, { kind: "closed" });
  expect([closed.asked, closed.outline, closed.isLed]).toEqual([null, null, true]);
  expect(refereeStep(closed, { kind: "looked", claim: lock }).isLed).toBe(false);
});
