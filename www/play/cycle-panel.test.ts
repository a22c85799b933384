import { expect, test } from "vitest";
import { cycleWords } from "./cycle-panel.ts";

test("a cycle is removed before a move, not in place of it", () => {
  for (const cycles of [1, 2]) {
    expect(cycleWords(cycles)).toContain("then play a stone in the same turn");
    expect(cycleWords(cycles)).not.toContain("in place of");
  }
  expect(cycleWords(2)).toContain("2 cycles end here");
});
