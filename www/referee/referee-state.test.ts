import { describe, expect, test } from "vitest";
import { EngineError, type Judged, type Line } from "../engine/engine.ts";
import { REFEREE_TIME } from "../engine/limits.ts";
import type { Answered } from "./claims.ts";
import {
  askedQuestions,
  endReport,
  expectingReport,
  isStuck,
  JUDGING,
  type RefereeEvent,
  type RefereeState,
  refereeStep,
  saidOf,
  shownReport,
} from "./referee-state.ts";
import { textOf } from "./words.ts";

/** Head and words as plain text. */
const textsOf = (state: RefereeState) => {
  const { head, words } = saidOf(state);
  return { head: textOf(head), words: textOf(words) };
};
const stateAfter = (...events: RefereeEvent[]): RefereeState => events.reduce(refereeStep, JUDGING);

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
  brief: "White can do nothing.",
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
  expect(textsOf(JUDGING)).toEqual({ head: "Judging", words: "Setting up the position…" });
  expect(stateAfter(laid).work.kind).toBe("judging");
  const found = stateAfter(laid, { kind: "found", report: report({}) });
  expect(textsOf(found)).toEqual({ head: "Black wins by 1", words: "All of it is Black’s." });
  expect(found.spoken).toBe("Black wins by 1. All of it is Black’s.");
  expect(shownReport(found)).toBe(endReport(found));
});

test("who goes on gets more time, and claims wait until it is over", () => {
  const some = report({ status: "undecided", elapsed: REFEREE_TIME, control: ["open", "open"] });
  const undecided = stateAfter(laid, { kind: "found", report: some });
  expect(textsOf(undecided).head).toBe("Not decided yet");
  expect(isStuck(undecided)).toBe(false);
  const goes = refereeStep(undecided, { kind: "resumed" });
  expect(goes.budget.milliseconds).toBe(2 * REFEREE_TIME);
  expect([shownReport(goes), endReport(goes)]).toEqual([null, null]);
  // What stops before its time would not get further.
  expect(isStuck(stateAfter(laid, { kind: "found", report: report({ status: "undecided" }) }))).toBe(true);
});

test("a stop keeps what was found, and what the engine takes back is a stop", () => {
  const partial = report({ status: "undecided", control: ["black", "open"] });
  const progress = { nodes: 1, elapsed: 1, report: partial } as never;
  const stopped = stateAfter(laid, { kind: "progressed", progress }, { kind: "stopped" });
  expect(shownReport(stopped)).toBe(partial);
  expect(endReport(stopped)).toBeNull();
  const kept = report({ status: "undecided" });
  expect(shownReport(refereeStep(stopped, { kind: "kept", report: kept }))).toBe(kept);
  const cancelled = new EngineError("cancelled", "stopped");
  expect(stateAfter(laid, { kind: "failed", error: cancelled }).work.kind).toBe("stopped");
});

test("trouble before the position is there begins anew with it, later with the judging", () => {
  const failed = { kind: "failed", error: new EngineError("engine", "gone") } as const;
  expect(stateAfter(failed, { kind: "resumed" }).work.kind).toBe("laying");
  expect(stateAfter(laid, failed, { kind: "resumed" }).work.kind).toBe("judging");
});

test("a point is explained by its claim, and the outline goes with what was said", () => {
  expect(stateAfter(laid, { kind: "asked", at: 1 }).asked).toBeNull();
  const asked = stateAfter(laid, { kind: "found", report: report({}) }, { kind: "asked", at: 1 });
  expect(asked.asked).toEqual({ words: "b1 is Black’s, by this claim.", claim: lock });
  expect(asked.outline).toEqual([0, 1]);
  expect(asked.spoken).toBe("b1 is Black’s, by this claim.");
  const closed = refereeStep(asked, { kind: "closed" });
  expect([closed.asked, closed.outline, closed.isLed]).toEqual([null, null, true]);
  expect(refereeStep(closed, { kind: "looked", claim: lock }).isLed).toBe(false);
});

describe("an expectation", () => {
  const question = (player: "black" | "white", set: number[], place: string) => ({
    condition: { claim: { player, set: [] }, holds: "B+3", fails: "W+1", leaning: "holds" as const },
    asked: { set, place },
  });
  const expecting = (control: Judged["control"], ...questions: ReturnType<typeof question>[]) =>
    report({
      status: "undecided",
      control,
      words: "The right is White’s.",
      expected: { control: ["BW"], sure: [[99, 60]], score: 3, result: "B+3" },
      if: questions.map(({ condition }) => condition),
      expectedParts: {
        score: {
          black: { territory: 0, dead: 0, prisoners: 2, komi: 0, total: 2 },
          white: { territory: 1, dead: 0, prisoners: 0, komi: 1, total: 2 },
        },
        regions: [{ owner: "black", set: [0, 1], place: "the left", sure: 99 }],
        asked: questions.map(({ asked }) => asked),
      },
      elapsed: REFEREE_TIME,
    });
  const come = (found: Judged): RefereeEvent => ({
    kind: "progressed",
    progress: { nodes: 1, elapsed: 1, report: found } as never,
  });

  test("comes first, is told aloud once as what it is, and turns into proof", () => {
    const first = stateAfter(laid, come(expecting(["open", "open"])));
    expect(textsOf(first)).toEqual({
      head: "Black by 3, we expect. Nothing is certain yet.",
      words: "The left should be Black’s.",
    });
    expect(saidOf(first).head.map(({ kind }) => kind)).toEqual(["expected", "certain"]);
    expect(saidOf(first).words.map(({ kind }) => kind)).toEqual(["expected"]);
    expect(first.spoken).toContain("expected, not proved");
    const more = refereeStep(first, come(expecting(["open", "white"])));
    expect(textsOf(more)).toEqual({
      head: "Black by 3, we expect. Black has 2 and White 2 for certain.",
      words: "The right is White’s. The left should be Black’s.",
    });
    expect(more.spoken).toBe(first.spoken);
    const decided = refereeStep(more, { kind: "found", report: report({}) });
    expect(textsOf(decided).head).toBe("Black wins by 1");
    expect(expectingReport(decided)).toBeNull();
    expect(saidOf(decided).head.every(({ kind }) => kind === "certain")).toBe(true);
  });

  test("asks nothing while somebody looks on; then the only question is the headline, and several are a list", () => {
    const one = expecting(["open", "white"], question("black", [0, 1], "the left"));
    const judging = stateAfter(laid, come(one));
    expect(askedQuestions(judging)).toEqual([]);
    const ended = refereeStep(judging, { kind: "found", report: one });
    expect(textsOf(ended).head).toBe("If Black holds the left, Black by 3; otherwise White by 1.");
    expect(textsOf(ended).words).toMatch(/It leans towards Black\.$/);
    expect(askedQuestions(ended)).toMatchObject([{ player: "black", set: [0, 1], open: [0] }]);
    const two = expecting(["open", "open"], question("black", [0], "a1"), question("white", [1], "b1"));
    const several = stateAfter(laid, { kind: "found", report: two });
    expect(askedQuestions(several)).toHaveLength(2);
    expect(textsOf(several).head).toBe("Black by 3, we expect. Nothing is certain yet.");
    expect(textsOf(refereeStep(several, { kind: "resumed" })).head).toBe(textsOf(several).head);
    expect(askedQuestions(refereeStep(several, { kind: "resumed" }))).toEqual([]);
  });

  test("of a point is told with how sure it is", () => {
    const asked = stateAfter(laid, come(expecting(["open", "white"])), { kind: "asked", at: 0 });
    expect(asked.asked?.words).toBe(
      "Whose a1 is has not been decided yet. We expect it to be Black’s: 99 % sure, not proved.",
    );
  });
});
