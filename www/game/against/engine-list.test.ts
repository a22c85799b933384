/** What the engine names: with both lists saying so, the count is the referee’s. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as light from "../../engine/generated/loja.js";
import * as prover from "../../engine/generated/prover.js";
import { Settlement } from "../settle/settlement.ts";
import { engineList } from "./engine-list.ts";

beforeAll(() => {
  const bytes = (name: string) =>
    readFileSync(new URL(`../../engine/generated/${name}_bg.wasm`, import.meta.url));
  prover.initSync({ module: bytes("prover") });
  light.initSync({ module: bytes("loja") });
});

/** A dead stone, shared liberties, a seki, a ring, nothing dead, a board that one has all of. */
const ENDS: prover.PositionInput[] = [
  { rows: ["..xo.", ".oxo.", ".xxo.", "..xo.", "..xo."], komi: 3, turn: "black", passes: 2 },
  { rows: ["..x.o", "..x.o", "..x.o", "..x.o", "..x.o"], turn: "white", passes: 2 },
  { rows: [".x.o.", "xx.oo", ".x.o."], turn: "black", passes: 2 },
  { rows: [".xo.", "xxoo", ".xo."], board: { shape: "cylinder" }, turn: "black", passes: 2 },
  { rows: [".x.", "x.x", "ooo"], turn: "black", passes: 2 },
  // One eye alone holds nothing.
  { rows: ["x."], turn: "black", passes: 2 },
  { rows: ["...", ".x.", "..."], komi: 8, turn: "black", passes: 2 },
];

test.each(ENDS.map((end) => [end.rows.join("/"), end] as const))("%s", (_, start) => {
  const line = light.follow(start, []);
  const [situation] = line.situations;
  if (!situation) throw new Error("no situation");
  const judging = prover.referee(start, []);
  judging.run(2_000_000, 20_000);
  const report = judging.report();
  expect(report.status).toBe("decided");
  const settlement = new Settlement(line.board, { ...situation, komi: start.komi ?? 0 });
  const list = engineList(settlement, report.control);
  const items = settlement.items({ black: list, white: list }, []);
  expect(items.every(({ holds }) => holds !== null)).toBe(true);
  const counted = settlement.counted(items, null);
  expect([counted.score.black.total, counted.score.white.total]).toEqual([
    report.score?.black.total,
    report.score?.white.total,
  ]);
});
