import { expect, test } from "vitest";
import { COMPARE_MOST_KEPT } from "../limits.ts";
import type { Compared, Reply, SystemsQuestions } from "../protocol.ts";
import type { SystemsModule } from "./module.ts";
import { SystemsJobs } from "./systems-jobs.ts";

const OF: Compared = { start: { rows: ["xx."] }, rules: ["area", "stone"], ljrg: null };

/** A queue whose comparisons need so many runs of a millisecond each, and count what they are told. */
function queued(module: Partial<SystemsModule> = {}, slices = 4) {
  let now = 0;
  let made = 0;
  let freed = 0;
  const chosen: unknown[] = [];
  const said: Reply<SystemsQuestions>[] = [];
  const turns: (() => void)[] = [];
  const jobs = new SystemsJobs(
    {
      compare: () => {
        made += 1;
        let run = 0;
        let left = slices;
        return {
          run: (_, told) => {
            now += 500;
            run += 1;
            // A turn that takes long says that it is at work, and is not to be cut short.
            expect(told?.(run)).toBe(false);
            now += 500;
            left -= 1;
            return { done: left <= 0, canGoOn: true, nodes: run };
          },
          choose: (...asked) => {
            chosen.push(asked);
            left = 1;
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
  const compare = (id: number, nodes: number, of = OF): void =>
    jobs.take({ id, kind: "compare", ask: { ...of, nodes } });
  return { jobs, said, run, compare, chosen, made: () => made, freed: () => freed };
}

const answers = (said: Reply<SystemsQuestions>[]) => said.filter(({ kind }) => kind === "answer");

test("a comparison goes on in turns until its situations are used, and tells how far it is, within a turn too", () => {
  const { said, run, compare } = queued();
  compare(1, 10_000);
  run(1);
  expect(said).toEqual([
    { kind: "progress", id: 1, progress: expect.objectContaining({ done: false, nodes: 1, elapsed: 500 }) },
    { kind: "progress", id: 1, progress: expect.objectContaining({ done: false, nodes: 1, elapsed: 1000 }) },
  ]);
  run();
  expect(said.at(-1)).toMatchObject({
    kind: "answer",
    id: 1,
    answer: { done: true, canGoOn: true, nodes: 4, elapsed: 4000 },
  });
});

test("asked with more situations, with other rules, or for a line, one goes on from where it was", () => {
  const { jobs, said, run, compare, chosen, made, freed } = queued();
  compare(1, 100);
  run();
  expect(answers(said).at(-1)).toMatchObject({ answer: { done: true, nodes: 4 } });
  // The same question once more is answered at once.
  compare(2, 100);
  run(1);
  expect(answers(said).at(-1)).toMatchObject({ id: 2, answer: { nodes: 4, elapsed: 4000 } });
  compare(3, 650);
  compare(4, 650, { ...OF, rules: ["area", "jrg89"] });
  run();
  expect(answers(said).at(-1)).toMatchObject({ id: 4, answer: { done: true, nodes: 6 } });
  expect(chosen).toEqual([
    [["area", "stone"], null, 650],
    [["area", "jrg89"], null, 650],
  ]);
  jobs.take({ id: 5, kind: "line", ask: { ...OF, nodes: 650, pair: ["area", "stone"] } });
  run();
  expect(answers(said).at(-1)).toMatchObject({ answer: { words: "a line" } });
  expect([made(), freed()]).toEqual([1, 0]);
  // Other positions are kept beside it, and the oldest is given up when there are too many.
  for (let other = 0; other < COMPARE_MOST_KEPT; other++)
    compare(10 + other, 1, { ...OF, start: { rows: ["o".repeat(other + 1)] } });
  run(1000);
  expect([made(), freed()]).toEqual([COMPARE_MOST_KEPT + 1, 1]);
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
