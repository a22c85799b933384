import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Move, PositionInput } from "../../engine/engine.ts";
import * as light from "../../engine/generated/loja.js";
import { begin, goTo } from "../../table/record.ts";
import { listedIn, placeIn } from "./tabled-words.ts";

beforeAll(() => {
  light.initSync({ module: readFileSync("www/engine/generated/loja_bg.wasm") });
});

const start: PositionInput = { rows: ["...", "...", "..."], turn: "black" };
function game(at: number, ...points: number[]) {
  const moves: Move[] = points.map((point) => ({ kind: "play", at: point }));
  const { board, situations } = light.follow(start, moves);
  return [board, goTo(begin(situations, moves), at)] as const;
}

test("where one is, what was done, and the moves that led there are told", () => {
  expect(placeIn(...game(1, 4, 0), "play", undefined)).toEqual({
    headline: "Move 1 of 2.",
    did: "Black plays b2.",
  });
  expect(placeIn(...game(1, 4), "play", undefined).headline).toBe("Move 1.");
  expect(placeIn(...game(1, 4), "view", undefined).headline).toBe("Move 1 of 1.");
  expect(placeIn(...game(0), "play", undefined).headline).toBe("Black to move.");
  expect(listedIn(...game(1, 4, 0), 1, undefined).map(({ name }) => name)).toEqual(["b2"]);
});
