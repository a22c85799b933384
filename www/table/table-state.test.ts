import { expect, test } from "vitest";
import type { Line, Situation } from "../engine/engine.ts";
import type { Game } from "./table-game.ts";
import { actsOn, emptyTable, pressedMove, type TableState, tableDesk, tableStep } from "./table-state.ts";

const situation = (part: Partial<Situation> = {}): Situation =>
  ({
    turn: "black",
    final: false,
    cycle: null,
    stones: [null, null],
    marks: [null, null],
    playable: [0, 1],
    move: null,
    ...part,
  }) as Situation;
const line = (...situations: Situation[]): Line =>
  ({ board: { points: [{ name: "a1" }, { name: "b1" }], edges: [] }, situations }) as unknown as Line;
const game = (part: Partial<Game> = {}): Game => ({ you: "both", caption: "Here", ...part }) as Game;

function laid(part: Partial<Game> = {}, ...situations: Situation[]): TableState<never> {
  const opened = tableStep(emptyTable<never>("before"), { kind: "opened", game: game(part) as never });
  return tableStep(opened, {
    kind: "laid",
    line: line(situation(), ...situations),
    moves: situations.map(() => ({ kind: "pass" }) as never),
    at: 0,
  });
}

test("another game takes what was said of the last one, and is laid out at its place", () => {
  const said = tableStep(laid(), { kind: "remarked", words: "Look." });
  const next = tableStep(said, { kind: "opened", game: game({ caption: "There" }) as never });
  expect(next).toMatchObject({ remark: "", caption: "There", record: null });
  expect(tableDesk(next)).toBeNull();
  expect(actsOn(next)).toMatchObject({ back: null, forward: null, undoAll: false, pass: false });
});

test("a reader with one colour stops where it is his turn", () => {
  const white = situation({ turn: "white" });
  const state = laid({ you: "black" }, white, situation(), white);
  expect(actsOn(state)).toMatchObject({ forward: 2, back: null, undoAll: false, pass: true });
  const there = tableStep(state, { kind: "visited", at: 2 });
  expect(actsOn(there)).toMatchObject({ back: 0, forward: 3, undoAll: true });
  // While the reply is on its way nothing is gone over.
  expect(actsOn({ ...there, replying: true })).toMatchObject({ back: null, forward: null, undoAll: false });
});

test("a cycle is offered to who has the turn, unless the game offers its cycles itself", () => {
  const end = situation({ cycle: 1 });
  const at = (part: Partial<Game>) => actsOn(tableStep(laid(part, end), { kind: "visited", at: 1 })).cycle;
  expect(at({})).toBe(1);
  expect(at({ you: "white" })).toBeNull();
  expect(at({ showsCycles: true })).toBeNull();
  expect(at({ watched: true })).toBeNull();
});

test("the next point is pressed together with the removal of a cycle, until something else is asked", () => {
  const here = tableStep(laid({}, situation({ cycle: 0 })), { kind: "visited", at: 1 });
  expect(pressedMove(here, 1)).toEqual({ kind: "play", at: 1 });
  const choosing = tableStep(here, { kind: "choosing", on: true });
  expect(choosing.remark).not.toBe("");
  expect(pressedMove(choosing, 1)).toEqual({ kind: "cycle", since: 0, at: 1 });
  const renewed = tableStep(choosing, { kind: "renewed" });
  expect(renewed).toMatchObject({ choosing: false, remark: "" });
});

test("who only looks on presses nothing, and no pass can come", () => {
  const watched = laid({ watched: true });
  expect(tableDesk(watched)?.view).toMatchObject({ hand: null, playable: [] });
  expect(actsOn(watched).pass).toBeNull();
  expect(tableDesk(laid({ you: "white" }))?.view).toMatchObject({ hand: null, playable: [] });
  const over = laid({}, situation({ final: true }));
  expect(actsOn(tableStep(over, { kind: "visited", at: 1 })).pass).toBeNull();
});
