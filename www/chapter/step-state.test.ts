import { expect, test } from "vitest";
import type { AnyMove } from "../table/table-game.ts";
import type { AnyAttempt } from "./figure-rules.ts";
import { movesOf } from "./moves.ts";
import { beginStep, hasHint, refutation, type StepState, type StepTask, stepStep } from "./step-state.ts";

const board = { points: ["a1", "b1", "c1"].map((name) => ({ name, x: 0, y: 0 })) };
const moves = (text: string): AnyMove[] => movesOf(text, board);
const LONG = "a1 b1 c1 a1 b1 c1 a1 b1";
const task: StepTask = {
  step: { line: LONG },
  rules: { read: movesOf, words: undefined },
  lines: ["b1 a1 c1"],
};

const attempt = (
  line: string,
  verdict: AnyAttempt["verdict"],
  more: Partial<AnyAttempt> = {},
): AnyAttempt => ({
  verdict,
  moves: moves(line),
  say: null,
  hints: ["Look.", "Look closer."],
  line: { board, situations: [], refusal: null, cycles: [] } as unknown as AnyAttempt["line"],
  ...more,
});
const made = (state: StepState, line: string, verdict: AnyAttempt["verdict"], more?: Partial<AnyAttempt>) =>
  stepStep(task, state, {
    kind: "made",
    attempt: attempt(line, verdict, more),
    made: 1,
    leading: moves(line),
  });

test("of a long step whose idea is seen the rest is offered, as long as much of it is left", () => {
  const offered = (line: string): boolean =>
    made(beginStep, line, "open").answer.acts.some(({ kind }) => kind === "rest");
  expect(["a1 b1", "a1 b1 c1 a1", "a1 b1 c1 b1", "a1 b1 c1 a1 b1 c1"].map(offered)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("the rest goes on along the model line alone, and going elsewhere ends it", () => {
  const resting = stepStep(task, made(beginStep, "a1 b1 c1 a1", "open"), { kind: "resting" });
  expect(made(resting, "a1 b1 c1 a1 b1", "open").resting).toBe(true);
  expect(made(resting, "a1 b1 c1 a1 c1", "open").resting).toBe(false);
  expect(stepStep(task, resting, { kind: "leaving" }).resting).toBe(false);
});

test("what refutes a mistake is shown while its words stay, and all of it is taken back", () => {
  expect(refutation(task, attempt("b1", "astray"))).toEqual(moves("a1 c1"));
  expect(refutation(task, attempt("b1", "open"))).toEqual([]);
  let state = made(beginStep, "b1", "astray", { say: "No." });
  const { answer } = state;
  expect(answer).toMatchObject({
    said: { tone: "astray", text: "No." },
    acts: [{ kind: "take-back", to: 0 }],
  });
  state = stepStep(task, state, { kind: "showing", moves: 2 });
  state = made(state, "b1 a1", "astray", { say: "Another word." });
  state = made(state, "b1 a1 c1", "astray", { say: "Another word." });
  expect(state.answer).toBe(answer);
  // What is played after a first mistake goes with it.
  state = made(state, "b1 a1 c1 b1", "astray", { say: "Still no." });
  expect(state.answer.acts).toEqual([{ kind: "take-back", to: 0 }]);
});

test("a refusal leaves what was said, and the step’s own word comes with the second press in vain", () => {
  const refusal = { rule: "B4.2", message: "No." } as AnyAttempt["line"]["refusal"];
  const refused = { say: "Look elsewhere.", line: { ...attempt("", "open").line, refusal } };
  const said = made(beginStep, "a1", "open", { say: "Well." });
  const once = made(said, "a1", "open", refused);
  expect(once.answer).toMatchObject({ refused: "", said: { text: "Well." } });
  expect(made(once, "a1", "open", refused).answer.refused).toBe("Look elsewhere.");
});

test("hints belong to their place: they go with the next move", () => {
  let state = stepStep(task, beginStep, { kind: "laid", attempt: attempt("", "open") });
  for (const count of [1, 2, 2]) {
    state = stepStep(task, state, { kind: "hint" });
    expect(state.answer.hints).toHaveLength(count);
  }
  expect(hasHint(state)).toBe(false);
  state = made(state, "a1", "open");
  expect([state.answer.hints, hasHint(state)]).toEqual([[], true]);
});
