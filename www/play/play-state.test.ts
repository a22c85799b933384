import { expect, test } from "vitest";
import type { ClaimArgument } from "./argument-address.ts";
import { noQuestion } from "./law-address.ts";
import {
  type BenchEvent,
  type BenchState,
  benchStep,
  certificateOf,
  firstBench,
  unjudgedWhy,
} from "./play-state.ts";
import { stepsOf } from "./work-history.ts";

const after = (state: BenchState, ...events: BenchEvent[]): BenchState => events.reduce(benchStep, state);
const begun = (...events: BenchEvent[]): BenchState => after(firstBench(), ...events);
const work = (...rows: string[]) => ({ start: { rows }, moves: [], at: 0 });
const CLAIM: NonNullable<ClaimArgument["claim"]> = { player: "black", set: [0, 1] };
const open = (view: "setup" | "play" | "claim" | "referee", ...rows: string[]): BenchEvent => ({
  kind: "opened",
  work: work(...rows),
  view,
});

test("what is claimed of one position is claimed of no other, be it as large", () => {
  const claimed = begun(open("referee", "xo", ".."), { kind: "claimed", claim: CLAIM, side: "claimant" });
  expect(claimed).toMatchObject({ view: "claim", argument: { claim: CLAIM, side: "claimant" } });
  const table = claimed.history.work;
  for (const next of [
    open("claim", "ox", ".."),
    { kind: "edited", start: { rows: ["ox", ".."] } },
    { kind: "moved", moves: [{ kind: "pass" }], at: 1 },
    { kind: "undone" },
    { kind: "ruled", law: "area" },
  ] satisfies BenchEvent[]) {
    const other = after(claimed, next);
    expect(other.argument.claim).toBeNull();
    // The table that was there before speaks too late.
    const late = after(other, {
      kind: "argued",
      argument: { claim: CLAIM, side: null, line: [] },
      of: table,
    });
    expect(late.argument.claim).toBeNull();
  }
});

test("a question of 1989 goes with its position, and the law stays", () => {
  const question = { kind: "capture", at: 0 } as const;
  const law = { question, side: null, line: [] };
  const asked = begun(open("referee", "xo", ".."), { kind: "quarrelled", law });
  expect(asked).toMatchObject({ view: "claim", law });
  expect(after(asked, { kind: "edited", start: { rows: ["o.", ".."] } }).law).toEqual(noQuestion());
  expect(after(asked, open("claim", "o.", "..")).law).toBeNull();
  expect(after(asked, { kind: "turned", law: null })).toMatchObject({ view: "claim", law: null });
});

test("what can’t stand is not played on, judged or claimed, and is told", () => {
  const fault = "Black has no liberty at a3.";
  const faulty = begun(
    open("setup", "xo", "o."),
    { kind: "judged", fault },
    { kind: "shown", view: "claim" },
  );
  expect(faulty.view).toBe("setup");
  expect(faulty.notice.words.join()).toContain(fault);
  expect(unjudgedWhy(faulty)).toBe("fault");
  expect(after(faulty, open("play", "x.", "..")).view).toBe("play");
});

test("a part of a board has no claims until it is taken as all of it", () => {
  const start = { rows: ["x.", ".."], board_edges: ["top" as const] };
  const part = begun({ kind: "opened", work: { start, moves: [], at: 0 }, view: "setup" });
  const asked = after(part, { kind: "shown", view: "claim" });
  expect(asked).toMatchObject({ view: "setup", notice: { act: "take-whole" } });
  expect(unjudgedWhy(asked)).toBe("part");
  // A link that asks for it says so too.
  const linked = begun({ kind: "opened", work: { start, moves: [], at: 0 }, view: "claim" });
  expect(linked).toMatchObject({ view: "setup", notice: { act: "take-whole" } });
  const whole = after(asked, { kind: "taken-whole" });
  expect(whole).toMatchObject({ view: "claim", notice: { words: [], act: null } });
  expect(whole.history.work.start.board_edges).toBeUndefined();
});

test("an empty board is judged when somebody asks, and not while it is drawn", () => {
  const empty = begun({ kind: "shown", view: "setup" });
  expect(empty.isTouched).toBe(false);
  expect(unjudgedWhy(empty)).toBe("empty");
  expect(unjudgedWhy(after(empty, { kind: "shown", view: "referee" }))).toBeNull();
  expect(unjudgedWhy(after(empty, { kind: "edited", start: { rows: ["x."] } }))).toBeNull();
});

test("other rules keep stones and passes, up to the first turn that is neither", () => {
  const moves = [
    { kind: "play", at: 0 },
    { kind: "pass" },
    { kind: "pass-for", at: 1 },
    { kind: "pass" },
  ] as const;
  const played = begun(
    {
      kind: "opened",
      work: { start: { rows: ["..", ".."] }, moves: [...moves], at: 4, law: "jrg89" },
      view: "play",
    },
    { kind: "ruled", law: "ljrg" },
  );
  expect(played.history.work).toMatchObject({ moves: moves.slice(0, 2), at: 2 });
  expect(played.history.work.law).toBeUndefined();
  const chosen = after(played, { kind: "optioned", options: { komi: "half" } });
  expect(chosen.history.work.start.options).toEqual({ komi: "half" });
  expect(after(chosen, { kind: "optioned", options: {} }).history.work.start).not.toHaveProperty("options");
});

test("every position is one step back, and moves are steps of their own", () => {
  const played = begun(
    open("setup", "..", ".."),
    { kind: "edited", start: { rows: ["x.", ".."] } },
    { kind: "moved", moves: [{ kind: "pass" }], at: 1 },
  );
  expect(stepsOf(played.history)).toEqual({ back: true, forward: false });
  const back = after(played, { kind: "undone" });
  expect(back.history.work.start.rows).toEqual(["..", ".."]);
  expect(after(back, { kind: "redone" }).history.work).toBe(played.history.work);
  const first = after(back, { kind: "undone" });
  expect(after(first, { kind: "undone" })).toBe(first);
});

test("a certificate answers as long as its claim is argued on its position", () => {
  const start = { rows: ["xx"] };
  const claim = { player: "black" as const, set: [0, 1] };
  const certificate = { text: "…", start, claim, points: 2 };
  const argument: ClaimArgument = { claim: { player: "black", set: "all" }, side: null, line: [] };
  const argued = begun({
    kind: "opened",
    work: { start, moves: [], at: 0 },
    view: "claim",
    argument,
    certificate,
    words: ["Accepted."],
  });
  expect(argued.notice.words).toEqual(["Accepted."]);
  expect(certificateOf(argued)).toBe(certificate);
  const of = argued.history.work;
  const other: ClaimArgument = { claim: { player: "white", set: [0] }, side: null, line: [] };
  expect(certificateOf(after(argued, { kind: "argued", argument: other, of }))).toBeNull();
});
