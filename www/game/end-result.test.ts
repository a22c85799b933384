import { expect, test } from "vitest";
import { newGame } from "../address/game-address.ts";
import type { Line, Situation } from "../engine/engine.ts";
import { fittedGame, isWaiting, resultOf } from "./end-result.ts";
import type { WholeGame } from "./whole-game.ts";

/** Five points in a row, a white stone beside Black’s wall, and both have passed. */
const points = ["a1", "b1", "c1", "d1", "e1"].map((name, x) => ({ name, x, y: 0 }));
const edges = [0, 1, 2, 3].map((at): [number, number] => [at, at + 1]);
const stones = [null, "white", null, "black", null] as const;
const end = {
  stones,
  final: true,
  blackCaptives: 0,
  whiteCaptives: 0,
  turn: "black",
} as unknown as Situation;
const line = { board: { points, edges }, situations: [end] } as unknown as Line;

const game = (part: Partial<WholeGame>): WholeGame => {
  const { link: _, ...rest } = newGame();
  return { ...rest, start: { rows: ["....."] }, moves: [], black: "one", ...part };
};

const disputed = {
  lists: { black: { dead: ["b1"], neutral: [] }, white: { dead: [], neutral: [] } },
  agreed: ["black", "white"] as WholeGame["agreed"],
};
const lost = { ruled: [{ at: "b1", claimant: "black" as const, holds: false, by: "argued" as const }] };

test("nobody can have agreed to what is in dispute, unless one dispute has decided the game", () => {
  expect(fittedGame(line, game(disputed)).game.agreed).toEqual([]);
  expect(fittedGame(line, game({ ...disputed, ...lost })).game.agreed).toHaveLength(2);
  const two = { ...disputed, lists: { ...disputed.lists, white: { dead: ["d1"], neutral: [] } } };
  expect(fittedGame(line, game({ ...two, ...lost })).game.agreed).toEqual([]);
  expect(fittedGame(line, game({ ...two, ...lost, stake: true })).game.agreed).toHaveLength(2);
});

test("a dispute decides the game only where that was agreed on", () => {
  expect(resultOf(line, game({ ...disputed, ...lost, stake: true })).result).toMatchObject({
    kind: "disputes",
    won: "white",
  });
  expect(resultOf(line, game({ ...disputed, ...lost })).result).toMatchObject({ kind: "agreed", won: null });
  expect(resultOf(line, game(disputed)).result).toMatchObject({ kind: "supposed" });
  expect(resultOf(line, game({ ...disputed, ended: { loser: "black", by: "time" } }))).toEqual({
    counted: null,
    result: { kind: "ended", lead: null, won: null },
  });
});

test("what is said of the end goes where the game has not ended, and names of other boards are told", () => {
  const open = { ...line, situations: [{ ...end, final: false }] } as Line;
  expect(fittedGame(open, game({ ...disputed, ...lost })).game).toMatchObject({
    lists: { black: null, white: null },
    ruled: [],
    agreed: [],
  });
  const named = { ...disputed, lists: { ...disputed.lists, black: { dead: ["z9"], neutral: [] } } };
  expect(fittedGame(line, game(named)).faults).toHaveLength(1);
});

test("by link one waits while it is for the other to go on", () => {
  const one = { reader: "one" as const };
  expect(isWaiting(game(disputed), end)).toBe(false);
  expect(isWaiting(game({ ...one, lists: { ...disputed.lists, black: null } }), end)).toBe(false);
  expect(isWaiting(game({ ...one, lists: { ...disputed.lists, white: null } }), end)).toBe(true);
  expect(isWaiting(game({ ...one, ...disputed, agreed: ["black"] }), end)).toBe(true);
  expect(isWaiting(game({ ...one, ...disputed, agreed: [] }), end)).toBe(false);
  expect(isWaiting(game({ ...one, black: null, chose: "one" }), end)).toBe(true);
  expect(isWaiting(game({ ...one, black: null, chose: "other" }), end)).toBe(false);
  const playing = { ...end, final: false };
  expect(isWaiting(game(one), playing)).toBe(false);
  expect(isWaiting(game({ reader: "other" }), playing)).toBe(true);
});
