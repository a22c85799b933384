import { expect, test } from "vitest";
import type { Comparison } from "../engine/systems.ts";
import { ASKED, askingStep } from "./asking.ts";
import { comparisonOf, comparisonStep } from "./comparison-state.ts";
import { lineOf, lineStep } from "./line-state.ts";

const found = { rulings: [], partings: [], open: [] } as unknown as Comparison;

test("one that was stopped goes on with what it had, one that has answered with more", () => {
  const stopped = askingStep(askingStep(ASKED, { kind: "heard", found }), { kind: "stopped" });
  expect(stopped.found).toBe(found);
  expect(askingStep(stopped, { kind: "asked-on" }).nodes).toBe(ASKED.nodes);
  const answered = askingStep(ASKED, { kind: "answered", found });
  expect(askingStep(answered, { kind: "asked-on" }).nodes).toBeGreaterThan(ASKED.nodes);
  const failed = askingStep(ASKED, { kind: "failed", error: new Error("no") });
  expect(askingStep(failed, { kind: "asked-on" })).toEqual(ASKED);
});

test("who has seen the table does not predict the next one, who hasn’t does", () => {
  const state = comparisonOf(["ljrg", "area"]);
  const chosen = { kind: "chosen", columns: ["ljrg", "jrg89"] } as const;
  expect(comparisonStep(state, chosen).guess).toBeUndefined();
  const guessed = comparisonStep(state, { kind: "guessed", guess: ["area"] });
  expect(comparisonStep(guessed, chosen)).toEqual({ ...comparisonOf(["ljrg", "jrg89"]), guess: null });
});

test("a line that is closed leads back to what has opened it, another tab does not", () => {
  const walk = { start: { rows: [] }, before: [], moves: [] };
  const line = { kind: "line-found", ruleSet: "jrg89", walk, shows: "" } as const;
  const open = comparisonStep(comparisonOf(["ljrg", "jrg89"]), line);
  expect(comparisonStep(open, { kind: "line-closed" }).line).toEqual({ kind: "closed", ruleSet: "jrg89" });
  const looking = { at: 1, beside: 0, walked: false };
  expect(comparisonStep(open, { kind: "looked", looking }).line).toEqual({ kind: "none" });
});

test("a reader’s move that is forbidden is told, and the line stays where it was", () => {
  const walk = { start: { rows: [] }, before: [], moves: [{ kind: "pass" } as const] };
  const game = { refusal: null } as never;
  const shown = lineStep(lineOf(walk), { kind: "answered", game });
  const asked = lineStep(shown, { kind: "played", move: { kind: "play", at: 3 } });
  expect(asked.asked?.moves).toEqual([{ kind: "play", at: 3 }]);
  const refusal = { words: "a1 takes back", clause: "article 6", at: null, why: "x" };
  const told = lineStep(asked, { kind: "answered", game: { refusal } as never });
  expect(told.news).toBe("Not by these rules: a1 takes back (article 6).");
  expect(told.shown).toBe(shown.shown);
});
