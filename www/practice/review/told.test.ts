/** Every wrong answer that the problems of the site know leads somewhere, by the engine's own moves. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import * as light from "../../engine/generated/loja.js";
import { problem } from "../../test/practice.ts";
import { disguise } from "../disguise.ts";
import type { Problem } from "../problem.ts";
import { told } from "./told.ts";

vi.mock("../../engine/engine.ts", () => ({
  engine: { follow: light.follow, claiming: light.claiming, stage: light.stage },
  EngineError: class extends Error {},
}));

const LADDERS = new URL("../../../tutorials/practice/", import.meta.url);
const stored = readdirSync(LADDERS)
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => readFileSync(new URL(name, LADDERS), "utf8").split("\n").filter(Boolean))
  .map((text) => JSON.parse(text) as Problem);

beforeAll(() => {
  const wasm = new URL("../../engine/generated/loja_bg.wasm", import.meta.url);
  light.initSync({ module: readFileSync(wasm) });
});

/** How many moves are shown from the answer on, that of the answer among them. */
async function shown(one: Problem, wrong: string): Promise<number> {
  const { track, answered } = await told(one, wrong);
  return track.situations.length - answered;
}

test("each trap and each choice of each problem is shown to its end, however it is turned", async () => {
  const cut: string[] = [];
  for (const [n, written] of stored.entries()) {
    const one = disguise(written, n % 16);
    for (const { move, line } of [...(one.traps ?? []), ...(one.outcomes ?? [])]) {
      const own = one.kind === "lock" || one.kind === "refute" ? 1 : 0;
      // A stone that only was not needed is shown alone.
      const all = own + line.length || Number(move !== "pass");
      if ((await shown(one, move)) !== all) cut.push(`${one.id} ${move}`);
    }
    await told(one, null);
  }
  expect(cut).toEqual([]);
  expect(stored.length).toBeGreaterThan(120);
}, 30_000);

/** Black's to save: the corner and all around it. */
const SAVE = problem({
  kind: "save",
  rows: [".xx.o", ".xxo.", "xxx.x", ".xooo", "..xo."],
  player: "black",
  set: "a5 b5 c5 a4 b4 c4 a3 b3 c3 a2 b2 a1 b1 c1".split(" "),
  solutions: ["d3", "b1"],
  traps: [{ move: "d5", line: ["b1", "a1", "c1"] }],
});

test("a stone beside the set widens it, and what comes of it is still shown", async () => {
  expect(await shown(SAVE, "d5")).toBe(3);
  // Where no line is stored there is the stone that was added.
  const { track, answered } = await told(SAVE, "e4");
  expect([track.situations.length - 1, answered]).toEqual([1, 1]);
});

test("an error at the second move comes after the moves before it; the way goes on at the error", async () => {
  const lock = stored.find(({ kind, line }) => kind === "lock" && (line?.length ?? 0) > 2) as Problem;
  const way = lock.line?.slice(0, 3) ?? [];
  const { track, answered } = await told(lock, way.join(","));
  expect(answered).toBe(track.situations.length - 1);
  expect(answered - track.from).toBe(3);
});

test("a result stands or ends, as the line has it", async () => {
  const pass = problem({
    kind: "pass",
    rows: ["x.o"],
    solutions: ["pass"],
    outcomes: [
      { move: "pass", line: ["pass", "pass"], result: "jigo" },
      { move: "b1", line: ["b1"], result: "B+1" },
    ],
  });
  expect((await told(pass, "pass")).ending).toBe("It ends jigo.");
  expect((await told(pass, "b1")).ending).toBe("It stands at B+1.");
  expect((await told(pass, "c1")).ending).toBe("");
});
