import { expect, test } from "vitest";
import type { Claiming, Line } from "../../engine/engine.ts";
import { EMPTY } from "./draft.ts";
import { firstOwn, laid, type OwnEvent, type OwnState, ownStep } from "./own-state.ts";

const after = (state: OwnState, ...events: OwnEvent[]): OwnState => events.reduce(ownStep, state);
const line = { situations: [] } as unknown as Line;
const start = { rows: ["x."] };
const opened: OwnEvent = { kind: "opened", draft: laid(start), notice: ["Read."], step: "task" };
const claiming = { player: "white", set: [2, 1] } as unknown as Claiming;

test("what was opened leads to its step, unless the reader has gone elsewhere meanwhile", () => {
  const reading = after(firstOwn(EMPTY), { kind: "reading" });
  expect(after(reading, opened)).toMatchObject({ step: "task", notice: ["Read."], draft: { start } });
  const turned = after(reading, { kind: "turn", step: "position" }, opened);
  expect(turned).toMatchObject({ step: "position", draft: { start } });
  // What is opened next leads again.
  expect(after(turned, { kind: "reading" }, opened).step).toBe("task");
});

test("nothing is asked about a position that can't stand, until another one is opened", () => {
  const bad = after(
    firstOwn(EMPTY),
    { kind: "judged", fault: "No liberty." },
    { kind: "turn", step: "check" },
  );
  expect(bad.step).toBe("position");
  expect(bad.notice).toEqual(["You can’t ask anything about this position yet. No liberty."]);
  expect(after(bad, { kind: "reading" }, opened)).toMatchObject({ step: "task", fault: null });
});

test("a new position waits for its line; more moves keep the last one", () => {
  const followed = after(firstOwn(EMPTY), { kind: "followed", line });
  expect(after(followed, { kind: "change", part: { moves: [{ kind: "pass" }] } }).line).toBe(line);
  expect(after(followed, { kind: "change", part: laid(start) }).line).toBeNull();
});

test("a chosen set belongs to the draft, and what was chosen elsewhere is forgotten", () => {
  const set = after(firstOwn(EMPTY), { kind: "pick", to: "lock", fold: false }, { kind: "chosen", claiming });
  expect(set.draft).toMatchObject({ player: "white", set: [2, 1] });
  expect(after(set, { kind: "change", part: { moves: [] } }).claiming).toBeNull();
  // Where nothing is marked, a late answer marks nothing.
  const late = after(
    firstOwn(EMPTY),
    { kind: "pick", to: "count", fold: false },
    { kind: "chosen", claiming },
  );
  expect(late.draft.set).toEqual([]);
});

test("what was said to a press goes with the next change; presses are about the task again once a kind is chosen", () => {
  const said = after(firstOwn(EMPTY), { kind: "play", playing: true }, { kind: "say", words: "No." });
  expect(said).toMatchObject({ playing: true, said: "No." });
  const picked = after(said, { kind: "pick", to: "rule", fold: true });
  expect(picked).toMatchObject({ playing: false, said: null, folded: true });
  // Who presses what is chosen already changes nothing else.
  const again = after(picked, { kind: "play", playing: true }, { kind: "pick", to: "rule", fold: true });
  expect(again.playing).toBe(true);
});
