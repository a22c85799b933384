import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as light from "../engine/generated/loja.js";
import { movesOf } from "./problem-game.ts";
import { placeWords, type Track, trackView } from "./track.ts";

beforeAll(() => {
  const bytes = readFileSync(new URL("../engine/generated/loja_bg.wasm", import.meta.url));
  light.initSync({ module: bytes });
});

/** Black throws in at b3, White takes; after that it is told: Black elsewhere, White elsewhere, Black takes back. */
function line(from: number): { track: Track; board: light.Board; at(name: string): number } {
  const start = { rows: [".xo.", "xo.o", ".xo.", "...."], turn: "black" as const };
  const { board } = light.follow(start, []);
  const { situations } = light.follow(start, movesOf(board, ["c3", "a1", "d1", "b3"]));
  const at = (name: string): number => board.points.findIndex((point) => point.name === name);
  return { track: { situations, from }, board, at };
}

test("what was played stands, and its last stone is ringed or numbered", () => {
  const { track, at } = line(1);
  const view = trackView(track, 1, false);
  expect(view.stones[at("c3")]).toBe("black");
  expect(view.last).toBe(at("c3"));
  expect(view.shown).toEqual([]);
  expect(view.marks[at("b3")]).toBe("temporary");
  expect(trackView(track, 1, true).labels?.[at("c3")]).toBe("1");
});

test("what is told keeps its look, numbered from the question, until it is taken", () => {
  const { track, at } = line(1);
  const view = trackView(track, 3, true);
  expect(view.shown).toEqual([
    { at: at("a1"), stone: "white", label: "1" },
    { at: at("d1"), stone: "black", label: "2" },
  ]);
  expect(view.stones[at("a1")]).toBeNull();
  expect(view.last).toBeNull();
  expect(view.labels).toBeUndefined();
  // A told stone that is taken by a told one is gone.
  const late = line(0);
  const taken = trackView(late.track, 4, false);
  expect(taken.shown?.map((one) => one.at)).not.toContain(at("c3"));
  expect(taken.stones[at("c3")]).toBeNull();
});

test("where one is", () => {
  const { track, board } = line(1);
  expect(placeWords(board, track, 0)).toBe("The start.");
  expect(placeWords(board, track, 1)).toBe("");
  expect(placeWords(board, track, 2)).toBe("Sequence, move 1 of 3. White plays a1.");
});
