/** The worst case that is drawn before the engine is there is the one that the engine begins with. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { PositionInput } from "../../engine/engine.ts";
import * as module from "../../engine/generated/loja.js";
import { shapeOf } from "./board-shapes.ts";
import { neighbours, setupOf, withoutLiberty } from "./liberties.ts";
import { gapOf, worstCase } from "./worst-case.ts";

beforeAll(() => {
  const file = new URL("../../engine/generated/loja_bg.wasm", import.meta.url);
  module.initSync({ module: readFileSync(file) });
});

interface Case {
  rows: string[];
  shape: string;
  player: "black" | "white";
  set: number[];
}

/** What the engine stages, or the locations of its refusal. */
function staged({ rows, shape, player, set }: Case) {
  const start: PositionInput = { rows, board: { shape } };
  try {
    const { steps } = module.stage(start, [], { player, set });
    const last = steps.at(-1)?.situation;
    return { stones: last?.stones, marks: last?.marks };
  } catch (error) {
    const { code, points } = error as module.EngineError;
    return { code, points };
  }
}

function ours({ rows, shape, player, set }: Case) {
  const board = shapeOf(rows, shape);
  if (!board) throw new Error(shape);
  const near = neighbours(board);
  const gap = gapOf(near, setupOf(rows), player, new Set(set));
  if (gap) return { code: "bad-claim", points: [gap.inside, gap.outside] };
  return worstCase(near, setupOf(rows), player, new Set(set));
}

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

test("every claim that can be made is staged alike, on every board that is drawn without the engine", () => {
  const roll = dice(5);
  const shapes = ["rectangle", "cylinder", "moebius", "torus", "klein", "projective"];
  let [bordered, open, taken] = [0, 0, 0];
  for (let times = 0; times < 6000; times++) {
    const shape = shapes[roll(shapes.length)] ?? "";
    const [wide, tall] = [2 + roll(4), 1 + roll(4)];
    const signs = roll(2) ? "xo." : "xxxooo..*XO,";
    const rows = Array.from({ length: tall }, () =>
      Array.from({ length: wide }, () => signs[roll(signs.length)]).join(""),
    );
    const board = shapeOf(rows, shape);
    if (!board?.points.length) continue;
    if (withoutLiberty(neighbours(board), setupOf(rows)).length) continue;
    const player = roll(2) ? "black" : "white";
    // Half of them along the stones, so that many are bordered.
    const { stones } = setupOf(rows);
    const set = board.points.flatMap((_, at) => {
      if (times % 2) return roll(2) ? [at] : [];
      return stones[at] === player || roll(4) === 0 ? [at] : [];
    });
    if (!set.length) continue;
    const one: Case = { rows, shape, player, set };
    const found = ours(one);
    expect({ ...one, ...found }).toEqual({ ...one, ...staged(one) });
    if ("code" in found) open += 1;
    else {
      bordered += 1;
      if (set.some((at) => stones[at] === player && !found.stones[at])) taken += 1;
    }
  }
  // Blocks of the claimant in the middle of his own set are bordered often, blocks without a liberty seldom.
  expect(bordered).toBeGreaterThan(300);
  expect(open).toBeGreaterThan(300);
  expect(taken).toBeGreaterThan(20);
});
