import { expect, test } from "vitest";
import type { Log } from "../progress/answers.ts";
import { answer } from "../test/answers.ts";
import { fresh, type Item } from "./course.ts";
import type { Problem } from "./problem.ts";
import { outcomeWords, worthWords } from "./worth.ts";

const NOW = new Date(2026, 10, 22, 12);
const problem = { id: "lock-0000000a", kind: "lock", difficulty: { rating: 1250 } } as Problem;
const days = (count: number): number => Math.floor(NOW.getTime() / 1000) - 86_400 * count;
const log = (count: number, id = "lock-0000000b"): Log => ({
  base: null,
  answers: Array.from({ length: count }, (_, n) =>
    answer({ id: `${id.slice(0, -1)}${n + 1}`, when: days(count - n), result: n % 2 ? "wrong" : "right" }),
  ),
});

test("what a hint costs is told before it is asked for", () => {
  const words = worthWords(problem, 0, 3, log(8), NOW);
  const [, now, then] = /^A hint lowers what this one is worth: (\S+) to (\S+)\.$/.exec(words) ?? [];
  expect(Number(now)).toBeGreaterThan(Number(then?.replace("\u2212", "-")));
  expect(worthWords(problem, 1, 2, log(8), NOW)).not.toBe(words);
});

test("points are told only of a level that there is, and of a problem that counts", () => {
  expect(worthWords(problem, 0, 3, log(0), NOW)).toBe("A hint lowers what this one counts.");
  expect(worthWords(problem, 0, 0, log(0), NOW)).toBe("There are no more hints.");
  expect(worthWords(problem, 0, 3, null, NOW)).toContain("does not count");
  const met = { base: null, answers: [...log(8).answers, answer({ id: problem.id, when: days(0) })] };
  expect(worthWords(problem, 0, 3, met, NOW)).toContain("lately");
  expect(worthWords(problem, 3, 0, log(8), NOW)).toMatch(/^This one is worth \u2212\d+ now\.$/);
});

test("what came of it, and of the level", () => {
  const item = (mark: Item["mark"], hints = 0): Item => ({ ...fresh("x", "lock", 0, mark), hints });
  expect(outcomeWords(item("right"), null, null)).toBe("Solved.");
  expect(outcomeWords(item("right", 1), 1462, 1470)).toBe(
    "Solved with one hint. Lock it: 1\u202f462 to 1\u202f470.",
  );
  expect(outcomeWords(item("right"), 1200, 1432)).toContain("With few answers it moves far.");
  expect(outcomeWords(item("wrong", 2), 1462, 1462)).toBe("Missed at the first try.");
  expect(outcomeWords(item("skipped"), null, 1462)).toBe("Skipped.");
});
