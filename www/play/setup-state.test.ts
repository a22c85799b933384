import { expect, test } from "vitest";
import type { PositionInput } from "../engine/engine.ts";
import {
  firstSetUp,
  komiMeant,
  ringsOf,
  type SetUpEvent,
  type SetUpState,
  setUp,
  withNothing,
  withShape,
  withSize,
  withStreets,
} from "./setup-state.ts";

const START: PositionInput = { rows: ["x.", ".o"] };
const after = (...events: SetUpEvent[]): SetUpState => events.reduce(setUp, firstSetUp(START));
const steps = { back: true, forward: false };
const over = { control: ["black"], areas: [] } as unknown as SetUpState["over"];

test("what lies over the stones goes with the first change of them", () => {
  const shown = after({ kind: "over", over });
  expect(setUp(shown, { kind: "show", position: { ...START, komi: 3 }, steps }).over).toBe(over);
  expect(setUp(shown, { kind: "show", position: { rows: ["..", ".."] }, steps }).over).toEqual({});
  expect(setUp(shown, { kind: "edit", position: START }).over).toEqual({});
});

test("a hole can’t be laid where points are numbered by hand", () => {
  const holes = after({ kind: "choose", ink: ",", said: "Hole chosen." });
  expect(setUp(holes, { kind: "show", position: START, steps }).ink).toBe(",");
  const map = withShape(START, "pairs");
  expect(setUp(holes, { kind: "show", position: map, steps }).ink).toBe("x");
});

test("points are ringed as long as they are those of the position that can’t stand", () => {
  const bad = after({ kind: "judged", judged: { kind: "bad", of: START, words: "No.", points: [2] } });
  expect(ringsOf(bad)).toEqual([2]);
  expect(ringsOf(setUp(bad, { kind: "edit", position: { ...START } }))).toEqual([]);
});

test("prisoners on an empty board may be the komi", () => {
  const of: PositionInput = { rows: ["..", ".."], black_captives: 6 };
  expect(komiMeant(after({ kind: "judged", judged: { kind: "fine", of, line: "", words: "" } }))).toBe(6);
  expect(komiMeant(after({ kind: "judged", judged: { kind: "silent", of, words: "" } }))).toBe(0);
});

test("other measures keep the stones that have room; another set of points keeps none", () => {
  expect(withSize(START, { columns: 3 }).rows).toEqual(["x..", ".o."]);
  expect(withShape(START, "torus")).toMatchObject({ rows: START.rows, board: { shape: "torus" } });
  const space = withShape(START, "solid");
  expect(space.rows.join("")).not.toMatch(/[xo]/);
  expect(withSize(space, { layers: 3 }).rows).toHaveLength(6);
  expect(withStreets(START, "a street to nowhere")).toEqual(expect.any(String));
});

test("an empty board keeps its holes and komi, and Black begins", () => {
  expect(withNothing({ rows: ["x,", "o."], turn: "white", komi: 6, black_captives: 2, passes: 1 })).toEqual({
    rows: [".,", ".."],
    turn: "black",
    komi: 6,
    black_captives: 0,
    white_captives: 0,
    passes: 0,
  });
});
