import { expect, test } from "vitest";
import type { ComparisonReport, RulesName } from "../engine/systems.ts";
import { guessWords, headline } from "./guess.ts";

const found = (parted: RulesName[], open: RulesName[] = []): ComparisonReport =>
  ({
    partings: parted.map((law) => ({ rules: ["ljrg", law], stage: "dead", hidden: [] })),
    open: open.map((law) => ({ rules: ["ljrg", law], stage: "dead" })),
  }) as unknown as ComparisonReport;

const COLUMNS: RulesName[] = ["ljrg", "j2003", "area", "jrg89"];

test("what was said stands beside what came out, and nobody is blamed for what is open", () => {
  expect(guessWords(["area"], found(["area"]), COLUMNS)).toBe("You said: Area. Right.");
  expect(guessWords([], found(["area"]), COLUMNS)).toBe("You said: all the same. Area differs too.");
  expect(guessWords(["j2003", "area"], found(["area"]), COLUMNS)).toBe(
    "You said: Japanese 2003 and Area. Japanese 2003 agrees.",
  );
  expect(guessWords(["jrg89"], found(["area"], ["jrg89"]), COLUMNS)).toBe(
    "You said: Japanese 1989. Area differs too. Not decided yet: Japanese 1989.",
  );
  expect(guessWords(["area"], found(["area"], ["jrg89"]), COLUMNS)).toBe(
    "You said: Area. Right, as far as it is decided.",
  );
  expect(guessWords([], found([], ["j2003", "area", "jrg89"]), COLUMNS)).toBe(
    "You said: all the same. None of them is decided yet.",
  );
  expect(guessWords(null, found(["area"]), COLUMNS)).toBe("");
});

test("the headline counts scores, and those that are open are not among them", () => {
  const results = (...all: string[]) => headline(all.map((result) => ({ result })));
  expect(results("B+1", "B+1", "B+3", "jigo")).toBe("One board, three scores");
  expect(results("B+1", "?")).toBe("One board, one score so far");
  expect(results("?", "?")).toBe("One board, no score yet");
});
