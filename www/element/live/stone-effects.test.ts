import { expect, test } from "vitest";
import type { Situation } from "../../engine/engine.ts";
import { shapeOf } from "../reading/board-shapes.ts";
import { setupOf } from "../reading/liberties.ts";
import { inSight, listedMoves, stoneEffects } from "./stone-effects.ts";

type Play = Extract<NonNullable<Situation["move"]>, { kind: "play" }>;

/** The situation after a stone, as the engine tells it; X and O are permanent stones. */
function step(before: string, after: string, at: string, more: Partial<Play> = {}) {
  const [from, to] = [before.split("/"), after.split("/")];
  const shape = shapeOf(from, undefined);
  if (!shape) throw new Error("no board");
  const point = shape.points.findIndex(({ name }) => name === at);
  const now = setupOf(to);
  const color = now.stones[point] ?? "black";
  const captured = setupOf(from).stones.flatMap((stone, spot) => (stone && !now.stones[spot] ? [spot] : []));
  const move: Play = { kind: "play", color, at: point, captured, ko: false, ...more };
  const situation = { ...now, move } as Situation;
  return { shape, before: { ...setupOf(from), move: null } as Situation, situation };
}

const said = (...of: Parameters<typeof step>): string => {
  const { shape, before, situation } = step(...of);
  return stoneEffects(shape, before, situation);
};

test("what is taken comes first, and a ko is called so", () => {
  expect(said("oxo/xo.", "oxo/.o.", "c1", { color: "white" })).toBe("takes a1");
  expect(said("oxo/xo.", "oxo/.o.", "c1", { color: "white", ko: true })).toBe("takes the ko at a1");
});

test("many stones are counted", () => {
  expect(said("xxxx/oooo", "..../oooo", "a1", { captured: [0, 1, 2, 3] })).toMatch(/^takes 4 stones/);
});

test("a chain of the other side with one liberty is threatened, a lasting one never", () => {
  expect(said("o../.x.", "ox./.x.", "b2")).toBe("threatens a2");
  expect(said("O../.x.", "Ox./.x.", "b2")).toBe("joins b1");
});

test("whoever joins a permanent stone stays", () => {
  expect(said("O../...", "Oo./...", "b2")).toBe("joins a2, for good");
  expect(said("O.x/...", "Oox/...", "b2")).toBe("threatens c2, and joins a2, for good");
});

test("a chain that had one liberty and has more is saved", () => {
  expect(said("xo./.../...", "xo./x../...", "a2")).toBe("saves a3");
  expect(said("xo./...", "xo./x..", "a1")).toBe("joins a2");
});

test("a stone alone did nothing worth a word", () => {
  expect(said("....", ".x..", "b1")).toBe("");
  expect(said("x...", "xx..", "b1")).toBe("joins a1");
});

test("passes, cycles and the end have names of their own", () => {
  const { shape, before, situation } = step("....", ".x..", "b1");
  const pass = { ...before, move: { kind: "pass", color: "white" }, final: false } as Situation;
  const end = { ...pass, final: true };
  const cycle = {
    ...before,
    move: { kind: "cycle", color: "black", since: 0, cleared: [1], at: null },
  } as Situation;
  const moves = listedMoves(shape, [before, situation, pass, end, cycle], 4);
  expect(moves.map(({ number, name, effects }) => [number, name, effects])).toEqual([
    [4, "b1", ""],
    [5, "pass", ""],
    [6, "pass", "ends play"],
    [7, "cycle", "removes a cycle"],
  ]);
});

test("of many moves the last are in sight, and no line is spent to save one", () => {
  const moves = Array.from({ length: 9 }, (_, at) => ({
    number: at + 1,
    color: "black" as const,
    name: "a1",
    effects: "",
  }));
  expect(inSight(moves)).toEqual({ before: "1 to 3", shown: moves.slice(3) });
  expect(inSight(moves.slice(0, 7)).shown).toHaveLength(7);
  expect(inSight(moves.slice(0, 2)).before).toBe("");
});
