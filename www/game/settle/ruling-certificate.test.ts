import { expect, test } from "vitest";
import { settled } from "./grid.ts";
import { standingWords } from "./item-words.ts";
import { RulingCertificates, showing } from "./ruling-certificate.ts";
import type { Item } from "./settlement.ts";

// The white stone at 6 is in Black’s part.
const settlement = settled(["..xo.", ".oxo.", ".xxo.", "..xo.", "..xo."]);
const PART = [0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17, 20, 21, 22];
const game = { start: { rows: ["."] }, moves: [] };
const items = settlement.items({ black: { dead: [6], neutral: [] }, white: { dead: [], neutral: [] } }, []);
const control = (who: "black" | "nobody") => settlement.end.stones.map(() => who);
const answered = (verdict: "lock" | "refuted", set: number[]) => ({
  player: "black" as const,
  set,
  verdict,
  nodes: 1,
  halt: null,
  title: "",
  region: "",
  brief: "",
  words: "",
  rules: [],
  facts: [],
});

/** Somebody who has the certificates of some sets. */
const certificates = (known: Record<string, "lock" | "refuted">) =>
  new RulingCertificates({
    shown: async (_: unknown, { set }: { set: unknown }) => known[String(set)] ?? null,
    check: async (text: string) => ({ answer: text }) as never,
  } as never);

test("what the referee says is a ruling only with a certificate that shows it", async () => {
  const report = { control: control("black"), claims: [answered("lock", PART)] };
  const bare = await certificates({}).rulings(game, settlement, report, items);
  expect(bare).toEqual({ ruled: [], unshown: 1 });
  const kept = certificates({ [String(PART)]: "lock" });
  const { ruled, unshown } = await kept.rulings(game, settlement, report, items);
  expect([ruled, unshown]).toEqual([[{ at: 6, claimant: "black", holds: true, by: "referee" }], 0]);
  const [ruling] = ruled;
  if (!ruling) throw new Error("no ruling");
  expect(kept.of(game, ruling)).toMatchObject({ text: "lock", address: expect.stringContaining("proof=") });
  // It is of this game and this ruling alone.
  expect(kept.of({ ...game, moves: [{ kind: "pass" }] }, ruling)).toBeNull();
  expect(kept.of(game, { ...ruling, holds: false })).toBeNull();
});

test("a certificate of the contrary shows nothing", async () => {
  const report = { control: control("black"), claims: [answered("lock", PART)] };
  const wrong = certificates({ [String(PART)]: "refuted" });
  expect(await wrong.rulings(game, settlement, report, items)).toEqual({ ruled: [], unshown: 1 });
});

test("against a string the largest refuted claim speaks first, and the smallest set last", () => {
  const [item] = items as [Item];
  const more = [...PART, 3, 8];
  const report = { control: control("nobody"), claims: [answered("refuted", more), answered("lock", [6])] };
  expect(showing(settlement, report, item, false)).toEqual([more, PART]);
  expect(showing(settlement, { ...report, claims: [] }, item, false)).toEqual([PART]);
  expect(showing(settlement, { ...report, claims: [] }, item, true)).toEqual([]);
});

test("nothing is said to be judged whose certificate is not at hand", () => {
  const [item] = items as [Item];
  const ruling = { at: 6, claimant: "black", holds: true, by: "referee" } as const;
  expect(standingWords({ ...item, holds: true, ruling }, true)).toBe("dead, says the referee");
  expect(standingWords({ ...item, holds: true, ruling })).toBe("dead, not checked here yet");
});
