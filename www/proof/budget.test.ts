import { expect, test } from "vitest";
import { busyWords } from "./budget.tsx";

const of = { start: ".", moves: [], claim: { player: "black", set: "all" } } as const;

test("a stored proof is read, and nothing is looked for until there is a search to tell of", () => {
  expect(busyWords({ of: { ...of, certificate: "…" }, progress: null })).toContain(
    "Reading the stored proof",
  );
  expect(busyWords({ of, progress: null })).toContain("looking for a proof");
  const progress = { nodes: 12, bracket: null, elapsed: 900, bytes: 1, budget: { nodes: 9, megabytes: 1 } };
  expect(busyWords({ of: { ...of, certificate: "…" }, progress: progress as never })).toContain(
    "Looking for",
  );
});
