/** Every wrong answer that the problems of the site know leads somewhere, by the engine's own moves. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Choice, Expectation, ProofOf, prover as Provers } from "../../engine/engine.ts";
import * as light from "../../engine/generated/loja.js";
import type { Problem } from "../../kinds/problem.ts";
import { problem } from "../../test/practice.ts";
import { disguise } from "../session/disguise.ts";
import { errorLine } from "./error-line.ts";
import { proverLine } from "./prover-line.ts";

type Prover = typeof Provers;

vi.mock("../../engine/engine.ts", () => ({
  engine: { follow: light.follow, claiming: light.claiming, stage: light.stage, write: light.write },
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
  const { track, answered } = await errorLine(one, wrong);
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
    await errorLine(one, null);
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
  const { track, answered } = await errorLine(SAVE, "e4");
  expect([track.situations.length - 1, answered]).toEqual([1, 1]);
});

test("an error at the second move comes after the moves before it; the way goes on at the error", async () => {
  const lock = stored.find(({ kind, line }) => kind === "lock" && (line?.length ?? 0) > 2) as Problem;
  const way = lock.line?.slice(0, 3) ?? [];
  const { track, answered } = await errorLine(lock, way.join(","));
  expect(answered).toBe(track.situations.length - 1);
  expect(answered - track.from).toBe(3);
});

describe("an error for which no line is stored", () => {
  const untold = async (kind: Problem["kind"]): Promise<[Problem, string]> => {
    for (const one of stored.filter((problem) => problem.kind === kind && !problem.played)) {
      const known = [...one.solutions, ...(one.traps ?? []).map(({ move }) => move)];
      for (const { name } of light.follow(one, []).board.points) {
        if (known.includes(name)) continue;
        const { unshown, track, answered } = await errorLine(one, name);
        if (unshown && track.situations.length > answered) return [one, name];
      }
    }
    throw new Error("every wrong move has its line");
  };
  const shownAs = (expectation: Expectation) => {
    const moves = [{ kind: "pass" }, { kind: "pass" }];
    return { show: vi.fn(async () => ({ expectation, moves, words: "So it is." })) };
  };
  const { signal } = new AbortController();

  test.each(["lock", "refute", "save"] as const)(
    "%s: is asked of the prover, after the answer",
    async (kind) => {
      const [one, wrong] = await untold(kind);
      const { unshown } = await errorLine(one, wrong);
      const lost = kind === "refute" ? "holds" : "fails";
      const prover = shownAs(lost);
      const shown = unshown && (await proverLine(unshown, signal, prover as unknown as Prover));
      const [of, line] = prover.show.mock.calls[0] as unknown as [ProofOf, Choice[]];
      // What was added stands before the claim; what was played comes after the worst case.
      const added = kind === "save" ? 1 : 0;
      expect([of.moves.length, line.length]).toEqual([added, kind === "lock" ? 2 : 1 - added]);
      expect(of.claim.player).toBe(one.player);
      expect(shown?.ending).toBe("So it is.");
      expect((shown?.track.situations.length ?? 0) - (shown?.track.from ?? 0)).toBe(kind === "save" ? 3 : 4);
    },
  );

  test("is not shown where the prover does not know, or finds it right", async () => {
    const [one, wrong] = await untold("lock");
    const { unshown } = await errorLine(one, wrong);
    for (const expectation of ["open", "holds"] as const)
      expect(
        unshown && (await proverLine(unshown, signal, shownAs(expectation) as unknown as Prover)),
      ).toBeNull();
  });

  test("with its line stored, or where a stone only was not needed, nobody is asked", async () => {
    const trapped = stored.find(({ kind, traps }) => kind === "lock" && traps?.length) as Problem;
    expect((await errorLine(trapped, trapped.traps?.[0]?.move ?? "")).unshown).toBeUndefined();
    const needless = stored.find(
      ({ kind, solutions }) => kind === "save" && solutions[0] === "pass",
    ) as Problem;
    const { board, situations } = light.follow(needless, []);
    const free = board.points[situations[0]?.playable[0] ?? 0]?.name ?? "";
    expect((await errorLine(needless, free)).unshown).toBeUndefined();
  });
});

test("what was marked is outlined beside the truth, unless the log has only a part of it", async () => {
  const find = stored.find(({ kind, set }) => kind === "find" && set.length > 2) as Problem;
  const marked = find.set.slice(0, 2).join(",");
  const { over, note } = await errorLine(find, marked);
  expect([over.areas?.[0]?.points.length, note]).toEqual([2, "The outline is what you marked."]);
  expect((await errorLine(find, `${marked},${"a1,".repeat(12)}a1`)).over.areas).toBeUndefined();
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
  expect((await errorLine(pass, "pass")).ending).toBe("It ends jigo.");
  expect((await errorLine(pass, "b1")).ending).toBe("It stands at B+1.");
  expect((await errorLine(pass, "c1")).ending).toBe("");
});
