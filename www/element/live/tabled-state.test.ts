import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Move } from "../../engine/engine.ts";
import * as light from "../../engine/generated/loja.js";
import type { Known } from "../places.ts";
import {
  beginTabled,
  cycleIn,
  gameDesk,
  listedIn,
  placeIn,
  spokenIn,
  stepsIn,
  type TabledEvent,
  tabledStep,
} from "./tabled-state.ts";

beforeAll(() => {
  light.initSync({ module: readFileSync("www/engine/generated/loja_bg.wasm") });
});

const start = { rows: ["...", "...", "..."], turn: "black" } as const;
const known = { start, numbers: "all", first: 1 } as unknown as Known;
const play = (...at: number[]): Move[] => at.map((one) => ({ kind: "play", at: one }));
const game = (moves: Move[], at = moves.length) => beginTabled(light.follow(start, moves), moves, at);
const sent = (state: ReturnType<typeof game>, ...events: TabledEvent[]) => events.reduce(tabledStep, state);

test("what the rules refuse, and all that follows, was never played", () => {
  const { record } = game(play(4, 4, 0));
  expect(record.moves).toEqual(play(4));
  expect(record.cursor).toBe(1);
});

test("one walks to and fro, and a move from an earlier place replaces what came after it", () => {
  const state = game(play(4, 0, 8), 1);
  expect(stepsIn(state)).toEqual({ back: 0, forward: 2, "undo-all": 0 });
  const moves = play(4, 2);
  const made = sent(state, { kind: "made", line: light.follow(start, moves), moves });
  expect(made.record.moves).toEqual(moves);
  expect(stepsIn(sent(made, { kind: "visit", at: 0 }))).toEqual({ back: null, forward: 1, "undo-all": null });
});

test("what lies over a place, and what was said there, does not come along to another", () => {
  const state = sent(
    game(play(4, 0)),
    { kind: "over", view: { rings: [3] } },
    { kind: "removing", on: true },
    { kind: "remark", words: "Not possible." },
    { kind: "visit", at: 1 },
  );
  expect([state.over, state.removing, state.remark]).toEqual([{}, false, ""]);
});

test("a game that is looked at takes no moves; one that is played takes those that the rules have", () => {
  const state = game(play(4));
  const desk = (mode: "view" | "play") => gameDesk(state, { mode, known, words: undefined });
  expect(desk("view").view).toMatchObject({ hand: null, playable: [] });
  expect(desk("play").view.hand).toBe("white");
  expect(desk("play").view.playable).toHaveLength(8);
  expect(desk("play").view.labels?.[4]).toBe("1");
  expect(cycleIn(state, "play")).toBeNull();
});

test("where one is, what was done, and how it stands are told", () => {
  const state = game(play(4, 0), 1);
  expect(placeIn(state, "play", undefined)).toEqual({ headline: "Move 1 of 2.", did: "Black plays b2." });
  expect(placeIn(game(play(4)), "play", undefined).headline).toBe("Move 1.");
  expect(placeIn(game(play(4)), "view", undefined).headline).toBe("Move 1 of 1.");
  expect(placeIn(game([]), "play", undefined).headline).toBe("Black to move.");
  expect(listedIn(state, 1, undefined).map(({ name }) => name)).toEqual(["b2"]);
  expect(spokenIn(game(play(4, 0)), 2, undefined)).toMatch(/^White plays a3\. .*Black’s turn\.$/);
});
