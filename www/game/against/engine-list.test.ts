/** What the engine names: with both lists saying so, the count is the referee’s. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as light from "../../engine/generated/loja.js";
import * as prover from "../../engine/generated/prover.js";
import { Settlement } from "../settle/settlement.ts";
import { engineClaims, engineDoubts, engineList, taskAtEnd } from "./engine-list.ts";

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

function judged(start: prover.PositionInput) {
  const line = light.follow(start, []);
  const [situation] = line.situations;
  if (!situation) throw new Error("no situation");
  const judging = prover.referee(start, []);
  judging.run(2_000_000, 20_000);
  const report = judging.report();
  expect(report.status).toBe("decided");
  return { report, settlement: new Settlement(line.board, { ...situation, komi: start.komi ?? 0 }) };
}

const NAMED = ENDS.map((end) => [end.rows.join("/"), end] as const);

test.each(NAMED)(
  "its claims count what the referee counts, and are doubted by nobody who knows: %s",
  (_, start) => {
    const { report, settlement } = judged(start);
    const black = engineClaims(settlement, report.control, "black");
    const white = engineClaims(settlement, report.control, "white");
    const counted = settlement.counted(settlement.items({ black, white }, []), null, true);
    expect([counted.score.black.total, counted.score.white.total]).toEqual([
      report.score?.black.total,
      report.score?.white.total,
    ]);
    for (const [color, { claims = [] }] of [
      ["black", black],
      ["white", white],
    ] as const)
      expect(engineDoubts(settlement, report.control, { color, claims }, false)).toEqual([]);
  },
);

test("it doubts what is refuted and what is open, and stakes no game on what is open", () => {
  const { report, settlement } = judged(ENDS[0] as prover.PositionInput);
  // Black claims his own part, and White’s.
  const { claims = [] } = settlement.fittedClaims({ dead: [], neutral: [], claims: [0, 4] }, "black");
  const theirs = { color: "black" as const, claims };
  const wrong = settlement.claimAround(4, "black")?.first;
  expect(engineDoubts(settlement, report.control, theirs, false)).toEqual([wrong]);
  expect(engineDoubts(settlement, report.control, theirs, true)).toEqual([wrong]);
  const open = report.control.map(() => "open" as const);
  expect(engineDoubts(settlement, open, theirs, false)).toEqual(claims);
  expect(engineDoubts(settlement, open, theirs, true)).toEqual([]);
  expect(engineClaims(settlement, open, "white").claims).toEqual([]);
});

test.each(NAMED)("%s", (_, start) => {
  const { report, settlement } = judged(start);
  const list = engineList(settlement, report.control);
  const items = settlement.items({ black: list, white: list }, []);
  expect(items.every(({ holds }) => holds !== null)).toBe(true);
  const counted = settlement.counted(items, null);
  expect([counted.score.black.total, counted.score.white.total]).toEqual([
    report.score?.black.total,
    report.score?.white.total,
  ]);
});

test("the reader names what is dead before the engine does; claims are made at once, and doubted later", () => {
  const dead = {};
  const claims = { claims: [3] };
  expect(taskAtEnd({ black: null, white: null }, "white", "dead")).toBe("waits");
  expect(taskAtEnd({ black: dead, white: null }, "white", "dead")).toBe("names");
  expect(taskAtEnd({ black: null, white: dead }, "white", "dead")).toBeNull();
  expect(taskAtEnd({ black: dead, white: dead }, "white", "dead")).toBeNull();
  expect(taskAtEnd({ black: null, white: null }, "black", "claims")).toBe("names");
  expect(taskAtEnd({ black: claims, white: null }, "black", "claims")).toBeNull();
  expect(taskAtEnd({ black: claims, white: claims }, "black", "claims")).toBe("doubts");
  expect(taskAtEnd({ black: { ...claims, doubts: [] }, white: claims }, "black", "claims")).toBeNull();
});
