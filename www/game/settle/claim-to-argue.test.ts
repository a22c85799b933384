import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EngineError } from "../../engine/engine.ts";
import * as module from "../../engine/generated/prover.js";
import { claimExpected, claimsToTry, offeredWords } from "./claim-to-argue.ts";
import { settled } from "./grid.ts";
import type { Item } from "./settlement.ts";

/** Black’s wall with an eye at the foot, and a white stone above that Black calls dead; White has the right side. */
const ROWS = [".oxo.", "xxxo.", ".xxo.", "xxoo.", "xo.o."];
const settlement = settled(ROWS);
const items = settlement.items({ black: { dead: [1], neutral: [] }, white: { dead: [], neutral: [] } }, []);
const [item] = items as [Item];
const sets = claimsToTry(settlement, items, item);
const of = { start: { rows: ["."] }, moves: [] };

/** Somebody whose search comes to this, by the size of the set. */
const search = (answer: (size: number) => "lock" | "refuted" | "undecided" | "never") => {
  const asked: number[] = [];
  const prover = {
    prove: async ({ claim }: { claim: { set: number[] } }) => {
      asked.push(claim.set.length);
      const verdict = answer(claim.set.length);
      if (verdict === "never") throw new EngineError("cancelled", "it took too long", [], "prover");
      return { verdict };
    },
  };
  return { asked, prover: prover as never };
};
const found = (prover: never, signal = new AbortController().signal) =>
  claimExpected({ of, player: "black", sets, prover, signal });

test("claims are tried in order of size: what is disputed with all that borders it, then with the claimant’s own area", () => {
  const sizes = sets.map(({ length }) => length);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sets.length).toBeGreaterThan(1);
  for (const set of sets) expect(set).toContain(1);
  const [first, last] = [sets[0] ?? [], sets.at(-1) ?? []];
  // The eye at 10 is Black’s own, and not in the smallest claim.
  expect(first).not.toContain(10);
  expect(last).toContain(10);
  // What is White’s is in none.
  for (const set of sets) for (const at of [4, 9, 14, 19, 24]) expect(set).not.toContain(at);
});

test("the smallest claim that is expected to hold is offered", async () => {
  const smallest = sets[0]?.length ?? 0;
  const { prover, asked } = search((size) => (size > smallest ? "lock" : "refuted"));
  expect(await found(prover)).toEqual({ set: sets[1], kind: "holds", tried: 2 });
  expect(asked).toEqual([smallest, sets[1]?.length]);
});

test("by the engine’s own search: refuted without the claimant’s eye, and held with it", async () => {
  const bytes = readFileSync(new URL("../../engine/generated/prover_bg.wasm", import.meta.url));
  module.initSync({ module: bytes });
  const verdicts: string[] = [];
  const prover = {
    prove: async ({ start, moves, claim }: { start: never; moves: never; claim: never }) => {
      const found = module.prove(start, moves, claim).run(20_000, 128, null);
      verdicts.push(found.verdict);
      return found;
    },
  };
  const signal = new AbortController().signal;
  const of = { start: { rows: ROWS }, moves: [] };
  const found = await claimExpected({ of, player: "black", sets, prover: prover as never, signal });
  expect(found?.kind).toBe("holds");
  expect(found?.set).toContain(10);
  expect(verdicts).toEqual(["refuted", "lock"]);
});

test("where none is expected to hold, that is said, with all of the claimant’s area", async () => {
  const none = await found(search(() => "refuted").prover);
  expect(none).toEqual({ set: sets.at(-1), kind: "fails", tried: sets.length });
  expect(none && offeredWords(none, "Black")).toMatch(/^The engine expects .* to fail/);
});

test("what the search leaves open is offered before what it expects to fail", async () => {
  const smallest = sets[0]?.length ?? 0;
  const open = await found(search((size) => (size > smallest ? "never" : "refuted")).prover);
  expect(open).toMatchObject({ set: sets[1], kind: "open" });
  expect(open && offeredWords(open, "Black")).toContain("found no claim that it expects to hold");
});

test("who takes it back is offered nothing", async () => {
  const gone = new AbortController();
  gone.abort();
  expect(await found(search(() => "lock").prover, gone.signal)).toBeNull();
});
