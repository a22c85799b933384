/** The agreed count against the engine's: where both lists say what the referee found, the score is his. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { otherColor } from "../../board/color.ts";
import * as light from "../../engine/generated/loja.js";
import * as prover from "../../engine/generated/prover.js";
import { judgedRulings, type List, Settlement } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";

beforeAll(() => {
  const bytes = (name: string) =>
    readFileSync(new URL(`../../engine/generated/${name}_bg.wasm`, import.meta.url));
  prover.initSync({ module: bytes("prover") });
  light.initSync({ module: bytes("loja") });
});

/** Ends of games on small boards: dead stones, shared liberties, a seki, a cylinder, komi, stones taken. */
const ENDS: prover.PositionInput[] = [
  { rows: ["..xo.", ".oxo.", ".xxo.", "..xo.", "..xo."], komi: 3, turn: "black", passes: 2 },
  { rows: ["..xo.", "..xo.", ".xxo.", "..xo.", "..xo."], white_captives: 2, turn: "white", passes: 2 },
  { rows: ["..x.o", "..x.o", "..x.o", "..x.o", "..x.o"], turn: "white", passes: 2 },
  { rows: [".x.o.", "xx.oo", ".x.o."], turn: "black", passes: 2 },
  { rows: [".xo.", "xxoo", ".xo."], board: { shape: "cylinder" }, turn: "black", passes: 2 },
  { rows: ["...", ".x.", "..."], komi: 8, turn: "black", passes: 2 },
  { rows: [".x.", "x.x", "ooo"], turn: "black", passes: 2 },
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
  const dead = settlement.strings
    .filter(({ at, color }) => report.control[at] === otherColor(color))
    .map(({ at }) => at);
  const neutral = situation.stones.flatMap((stone, at) =>
    !stone && report.control[at] === "nobody" ? [at] : [],
  );
  const list: List = { dead, neutral };
  const items = settlement.items({ black: list, white: list }, []);
  expect(settlement.counted(items, null).score).toEqual(report.score);
  // Disputed to the last, the referee says the same.
  for (const [black, white] of [
    [list, { dead: [], neutral: [] }],
    [{ dead: [], neutral: [] }, list],
  ] as const) {
    const lists = { black, white };
    const open = settlement.items(lists, []);
    const ruled = settlement.items(lists, judgedRulings(open, report.control));
    for (const { kind, at, holds, claimant } of ruled)
      if (open.find((one) => one.at === at)?.holds === null)
        expect([kind, at, holds]).toEqual([kind, at, report.control[at] === claimant]);
  }
});

test("what one claims in a dispute is what a tap on the engine’s board takes in", () => {
  const [start] = ENDS;
  if (!start) throw new Error("no position");
  const line = light.follow(start, []);
  const settlement = new Settlement(line.board, {
    ...(line.situations[0] as light.Situation),
    komi: 0,
  });
  const tapped = light.claiming(start, [], "black", [], { kind: "block", at: 6 });
  const set = smallestBordered(settlement.beside, settlement.end.stones, "black", 6);
  expect(tapped.set).toEqual(set);
  expect(light.claiming(start, [], "black", set, null).bordered).toBe(true);
});
