import { expect, test } from "vitest";
import type { Problem } from "../../kinds/problem.ts";
import type { Answered, Log } from "../../progress/answers.ts";
import { logOf, union } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { fresh, type Item } from "../session/course.ts";
import { levelOf, levelWords } from "./kind-level.ts";
import { outcomeWords, worthWords } from "./problem-worth.ts";

const NOW = new Date(2026, 10, 22, 12);
const problem = { id: "lock-0000000a", kind: "lock", difficulty: { rating: 1250 } } as Problem;
const days = (count: number): number => Math.floor(NOW.getTime() / 1000) - 86_400 * count;
/** So many answers, one a day up to yesterday, right and wrong in turn. */
const log = (count: number): Log =>
  logOf(
    ...Array.from({ length: count }, (_, n) =>
      answer({
        id: `lock-000001${n.toString(16).padStart(2, "0")}`,
        when: days(count - n),
        result: n % 2 ? "wrong" : "right",
      }),
    ),
  );
const WELL = log(16);

test("a level is told when there is one: roughly as long as an answer moves it far, then exactly", () => {
  expect(levelOf(log(0), "lock", NOW)).toEqual({ known: "not", missing: 5 });
  expect(levelWords(levelOf(log(4), "lock", NOW))).toBeNull();
  expect(levelWords(levelOf(log(5), "lock", NOW))).toMatch(/^about 1\u202f[23][05]0$/);
  expect(levelWords(levelOf(WELL, "lock", NOW))).toMatch(/^1\u202f\d{3}$/);
  // After a year it is to be found again.
  expect(levelOf(WELL, "lock", new Date(2027, 10, 22)).known).toBe("roughly");
});

test("what a hint costs is told before it is asked for, and it is some points and not hundreds", () => {
  const words = worthWords(problem, 0, 3, WELL, NOW);
  const [, now, then] = /^A hint lowers the worth of this one from (\S+) to (\S+)\.$/.exec(words) ?? [];
  expect(Number(now)).toBeGreaterThan(Number(then?.replace("\u2212", "-")));
  expect(Number(now)).toBeLessThan(35);
  expect(worthWords(problem, 1, 2, WELL, NOW)).not.toBe(words);
});

test("points are told only of a level that is well known, and of a problem that counts", () => {
  for (const count of [0, 4, 5, 8]) {
    const found = count === 0 ? "Your answers find your level. " : "";
    expect(worthWords(problem, 0, 3, log(count), NOW)).toBe(`${found}With a hint, this one counts for less.`);
    expect(worthWords(problem, 3, 0, log(count), NOW)).toContain("There are no more hints.");
  }
  expect(worthWords(problem, 0, 3, null, NOW)).toContain("does not count");
  const met = union(WELL, logOf(answer({ id: problem.id, when: days(0) })));
  expect(worthWords(problem, 0, 3, met, NOW)).toContain("lately");
  expect(worthWords(problem, 3, 0, WELL, NOW)).toMatch(/^This one is worth \u2212\d+ now\.$/);
});

const item = (mark: Item["mark"], hints = 0): Item => ({ ...fresh("x", "lock", 0, mark), hints });
/** What is said when this is answered after so many others. */
const said = (before: Log, mark: "right" | "wrong" | "skipped", more: Partial<Answered> = {}): string => {
  const now = Math.floor(NOW.getTime() / 1000);
  const given = answer({ id: problem.id, when: now, rating: 1250, result: mark, ...more });
  return outcomeWords(item(mark, given.hints), { before, after: union(before, logOf(given)) }, NOW);
};

test("what came of it, and of the level", () => {
  expect(outcomeWords(item("right"), null, NOW)).toBe("Solved.");
  expect(outcomeWords(item("right", 2), null, NOW)).toBe("Solved with 2 hints.");
  expect(said(WELL, "right", { hints: 1 })).toMatch(
    /^Solved with one hint\. Lock it: 1\u202f\d{3} to 1\u202f\d{3}\.$/,
  );
  expect(said(WELL, "wrong")).toMatch(/^Missed on the first try\. Lock it: 1\u202f\d{3} to 1\u202f\d{3}\.$/);
  expect(said(WELL, "skipped")).toBe("Skipped.");
});

test("what was missed after a right first move is told apart", () => {
  const missed = (wrong: string, kind: Item["kind"] = "lock"): string =>
    outcomeWords({ ...item("wrong"), kind, wrong }, null, NOW);
  expect(missed("c3")).toBe("Missed on the first try.");
  expect(missed("c3,d3,e3")).toBe("Missed after a right first move.");
  // These are points that were marked.
  expect(missed("c3,d3,e3", "find")).toBe("Missed on the first try.");
});

test("a newcomer is told once that one more gives him a level, and then about where he is", () => {
  for (const count of [0, 1, 2]) expect(said(log(count), "right")).toBe("Solved.");
  expect(said(log(3), "right")).toBe("Solved. One more of this kind will give you a level.");
  expect(said(log(4), "wrong")).toMatch(/^Missed on the first try\. Lock it: about 1\u202f\d[05]0 so far\.$/);
  expect(said(log(0), "skipped")).toBe("Skipped.");
});

test("what was met lately counts nothing, and nothing is said of the level", () => {
  const met = union(WELL, logOf(answer({ id: problem.id, when: days(3) })));
  expect(said(met, "right")).toBe("Solved.");
});
