import { expect, test } from "vitest";
import type { PracticeProblem, ProblemWish } from "../generated/prover.js";
import { Looking } from "./looking.ts";

const problem = (id: string, rating: number, ...rows: string[]): PracticeProblem =>
  ({ id, rows, difficulty: { rating } }) as never;

const LIKE = problem("like", 1500, ".....", ".xxx.", "ooooo");

/** A search whose candidates take ten milliseconds each; those that come to nothing are not told. */
function looking(
  found: Record<number, PracticeProblem>,
  {
    known = ["like"],
    attempts = 2_000,
    like = LIKE,
  }: { known?: string[]; attempts?: number; like?: PracticeProblem | null } = {},
) {
  let now = 1_000;
  const wishes: ProblemWish[] = [];
  const numbers: number[] = [];
  const module = {
    newProblem: (wish: ProblemWish, _seed: number, number: number): PracticeProblem | null => {
      now += 10;
      wishes.push(wish);
      numbers.push(number);
      return found[number] ?? null;
    },
  };
  const ratings: [number, number] = [1250, 1750];
  const wish = { kind: "pass", columns: 5, rows: 3, ratings, like } as const;
  const search = new Looking(module, { wish, seed: 1, from: 0, attempts, known }, () => now);
  /** What it comes to, and after how many candidates. */
  const end = (): [string | null, number] => {
    for (;;) {
      const answer = search.go(60);
      if (answer !== undefined) return [answer?.id ?? null, search.tried];
    }
  };
  return { search, end, wishes, numbers };
}

const step = (id: string, rating = 1500) => problem(id, rating, ".....", ".x.x.", "ooooo");
const far = (id: string, rating = 1500) => problem(id, rating, "..x..", ".x.x.", "oo.oo");

test("it goes from one to the next until it is far enough", () => {
  const { end, wishes, numbers } = looking({ 3: step("near"), 6: far("far") });
  expect(end()).toEqual(["far", 7]);
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(wishes.map(({ like }) => like?.id)).toEqual([
    "like",
    "like",
    "like",
    "like",
    "near",
    "near",
    "near",
  ]);
  // Whatever is fit is heard of, whatever its rating.
  expect(wishes[0]?.ratings[0]).toBe(0);
});

test("a rank more makes no other problem", () => {
  const grown = problem("grown", 1500, ".....", ".....", ".xxx.", "ooooo");
  expect(looking({ 0: grown, 9: far("far") }).end()).toEqual(["far", 10]);
});

test("on a large board eight places make it another", () => {
  const large = (id: string, row: string) =>
    problem(id, 1500, ...Array.from({ length: 8 }, () => "........."), row);
  const like = large("like", ".........");
  const { end } = looking({ 1: large("near", "xxxxxxx.."), 2: large("far", "xxxxxxxx.") }, { like });
  expect(end()).toEqual(["far", 3]);
});

test("what is known is none", () => {
  const { end } = looking({ 0: far("seen"), 5: far("new") }, { known: ["like", "seen"] });
  expect(end()).toEqual(["new", 6]);
});

test("after four seconds the one nearby does", () => {
  expect(looking({ 3: step("near") }).end()).toEqual(["near", 400]);
});

test("after six seconds an easier one does, the later the easier it is", () => {
  expect(looking({ 3: far("easier", 1200) }).end()).toEqual(["easier", 700]);
  expect(looking({ 3: far("easiest", 800), 650: far("easier", 1200) }).end()).toEqual(["easier", 700]);
  expect(looking({ 3: far("hard", 1760), 600: far("right", 1740) }).end()).toEqual(["right", 601]);
});

test("without a problem to be like, the first one does; and it ends", () => {
  expect(looking({ 4: step("first") }, { like: null }).end()).toEqual(["first", 5]);
  expect(looking({}, { attempts: 50 }).end()).toEqual([null, 50]);
  expect(looking({ 3: far("other", 2400) }, { attempts: 50 }).end()).toEqual(["other", 50]);
});
