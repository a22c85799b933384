import { expect, test } from "vitest";
import type { Compared, Reply, SystemsQuestions } from "../protocol.ts";
import type { SystemsModule } from "./module.ts";
import { SystemsJobs } from "./systems-jobs.ts";

const OF: Compared = { start: { rows: ["xx."] }, rules: ["area", "stone"], ljrg: null };

/** A queue whose clock goes on by so many milliseconds with each slice, or by all that it was given. */
function queued(module: Partial<SystemsModule> = {}, slices = 4, takes: number | null = 50) {
  let now = 0;
  let made = 0;
  let freed = 0;
  const slicesGiven: number[] = [];
  const said: Reply<SystemsQuestions>[] = [];
  const turns: (() => void)[] = [];
  const jobs = new SystemsJobs(
    {
      compare: () => {
        made += 1;
        let run = 0;
        return {
          run: (milliseconds) => {
            slicesGiven.push(milliseconds ?? 0);
            now += takes ?? milliseconds ?? 0;
            run += 1;
            return { done: run >= slices, nodes: run };
          },
          report: () => ({ rulings: [], partings: [], same: [], open: [], nodes: run }),
          line: () => ({ words: "a line" }) as never,
          free: () => {
            freed += 1;
          },
        };
      },
      play: () => ({ rules: "area" }) as never,
      attemptBy: () => ({}) as never,
      argue: () => ({}) as never,
      ...module,
    },
    { send: (reply) => said.push(reply), now: () => now, later: (turn) => turns.push(turn) },
    (id, error) => {
      const fault = "code" in (error as object);
      said.push(
        fault
          ? { kind: "fault", id, fault: { code: "bad-rules", message: "no", points: [] } }
          : { kind: "crash", id, message: String(error), memory: false },
      );
      return !fault;
    },
  );
  const run = (most = 100): void => {
    for (; most > 0; most--) turns.shift()?.();
  };
  const compare = (id: number, milliseconds: number, of = OF): void =>
    jobs.take({ id, kind: "compare", ask: { ...of, milliseconds } });
  return { jobs, said, run, compare, slicesGiven, made: () => made, freed: () => freed };
}

const answers = (said: Reply<SystemsQuestions>[]) => said.filter(({ kind }) => kind === "answer");

test("a comparison goes on in slices until all is found, and tells how far it is", () => {
  const { said, run, compare } = queued();
  compare(1, 10_000);
  run(1);
  expect(said).toEqual([
    { kind: "progress", id: 1, progress: expect.objectContaining({ done: false, elapsed: 50 }) },
  ]);
  run();
  expect(said.at(-1)).toMatchObject({
    kind: "answer",
    id: 1,
    answer: { done: true, nodes: 4, elapsed: 200 },
  });
});

test("one that ran out of time goes on from there, and so does the question for a line", () => {
  const { jobs, said, run, compare, made, freed } = queued();
  compare(1, 100);
  run();
  expect(answers(said).at(-1)).toMatchObject({ answer: { done: false, elapsed: 100 } });
  compare(2, 300);
  run();
  expect(answers(said).at(-1)).toMatchObject({ answer: { done: true, elapsed: 200 } });
  jobs.take({ id: 3, kind: "line", ask: { ...OF, milliseconds: 300, pair: ["area", "stone"] } });
  run();
  expect(answers(said).at(-1)).toMatchObject({ answer: { words: "a line" } });
  expect([made(), freed()]).toEqual([1, 0]);
  // Another position takes its place.
  compare(4, 300, { ...OF, start: { rows: ["oo."] } });
  run();
  expect([made(), freed()]).toEqual([2, 1]);
});

test("one that nobody wants any more is dropped between two slices, and a game does not wait for it", () => {
  const { jobs, said, run, compare } = queued({}, 1000);
  compare(1, 100_000);
  run(3);
  jobs.take({ id: 2, kind: "play", ask: { rules: "area", start: { rows: ["xx."] }, moves: [] } });
  run(1);
  expect(answers(said)).toEqual([{ kind: "answer", id: 2, answer: { rules: "area" } }]);
  jobs.cancel(1);
  run();
  expect(answers(said)).toHaveLength(1);
});

test("after a bad question the worker is well, after a breakdown it says nothing more", () => {
  const bad = Object.assign(new Error("no"), { code: "bad-rules" });
  const { said, run, compare } = queued({
    compare: () => {
      throw bad;
    },
  });
  compare(1, 100);
  run();
  expect(said.at(-1)).toMatchObject({ kind: "fault", id: 1 });
  compare(2, 100);
  run();
  expect(said.at(-1)).toMatchObject({ kind: "fault", id: 2 });

  const broken = queued({
    compare: () => {
      throw new Error("unreachable");
    },
  });
  broken.compare(1, 100);
  broken.compare(2, 100);
  broken.run();
  expect(broken.said.map(({ kind }) => kind)).toEqual(["crash"]);
});

test("slices grow with the work, or what takes longer than one would never be done; none is longer than the worker may be deaf", () => {
  const { run, compare, slicesGiven } = queued({}, 1000, null);
  compare(1, 30_000);
  run(1000);
  expect(slicesGiven.slice(0, 3)).toEqual([60, 60, 60]);
  expect(Math.max(...slicesGiven)).toBe(4000);
  expect(slicesGiven.reduce((sum, one) => sum + one, 0)).toBeLessThan(30_100);
  expect(slicesGiven.length).toBeLessThan(60);
});
