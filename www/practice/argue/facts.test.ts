/** The stored facts judge each first move, also where the engine leaves it open. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { Answer, Choice, PositionInput, Question } from "../../engine/engine.ts";
import * as light from "../../engine/generated/loja.js";
import type { Judge } from "../../proof/argument/judge.ts";
import { problem } from "../../test/practice.ts";
import { Facts } from "./facts.ts";

vi.mock("../../engine/engine.ts", () => ({
  engine: { follow: light.follow },
  EngineError: class extends Error {},
}));

beforeAll(() => {
  const wasm = new URL("../../engine/generated/loja_bg.wasm", import.meta.url);
  light.initSync({ module: readFileSync(wasm) });
});

const START: PositionInput = { rows: ["o.xox", ".ooox", "oo.xx", ".ox..", "ooxx."], turn: "black" };
const REFUTE = problem({
  kind: "refute",
  rows: START.rows,
  player: "white",
  solutions: ["e2"],
  verdict: "refuted",
  line: ["e2"],
  traps: [{ move: "c3", line: ["e2", "pass", "d2"] }],
});

/** The engine has decided the claim, but has not looked into the reader's move; it has a reply all the same. */
async function answered(name: string, told = REFUTE): Promise<Answer["said"]> {
  const { board } = light.follow(START, []);
  const move: Choice = { kind: "play", at: board.points.findIndex((point) => point.name === name) };
  const open = { by: "you", expectedAfter: "open", kept: null, headline: "Open." };
  const reply = { by: "engine", expectedAfter: "open", kept: null, headline: "White passes." };
  const judge = {
    decided: true,
    extendable: false,
    wait: async () => {},
    answer: async () => ({ line: [], said: [open, reply] }),
  };
  const ground = { problem: told, board, worst: START, root: [], you: "black" as const };
  const facts = new Facts(ground, judge as unknown as Judge, {
    answer: vi.fn(),
    longer: vi.fn(),
    trouble: vi.fn(),
  });
  const question = { line: [], move, you: "black" } as unknown as Question;
  return (await facts.answer(question, new AbortController().signal)).said;
}

test("a wrong first move that the engine has left open is judged, and its refutation is there", async () => {
  const said = await answered("c3");
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ kept: false, expectedAfter: "holds" });
  expect(said[0]?.headline).toBe("You played c3. Now White can hold the claimed points.");
  expect(said[0]?.shown?.moves).toHaveLength(3);
});

test("what was open when the problem was made is asked of the engine, and is neither right nor wrong", async () => {
  const [first] = await answered("c3", { ...REFUTE, traps: [], open: ["c3"] });
  expect(first).toMatchObject({ kept: null, expectedAfter: "open" });
});

test("a right first move that the engine has left open is judged, and its reply is kept", async () => {
  const said = await answered("e2");
  expect(said[0]).toMatchObject({
    kept: true,
    expectedAfter: "fails",
    headline: "You played e2. White still can’t hold the claimed points.",
  });
  expect(said[1]?.headline).toBe("White passes.");
});
