/** The worker that plays: in slices, within its time, and dropped when nobody wants the move any more. */
import { expect, test } from "vitest";
import type { Thought } from "./generated/opponent.js";
import type { OpponentModule } from "./jobs/module.ts";
import { OpponentJobs } from "./jobs/opponent-jobs.ts";
import type { OpponentQuestions, Reply } from "./protocol.ts";

const thought = (part: Partial<Thought>): Thought => ({
  done: false,
  settling: false,
  playouts: 0,
  most: 10,
  ground: "search",
  move: { kind: "pass" },
  lead: 0,
  wins: 500,
  line: [null],
  considered: [],
  settled: [],
  resigns: false,
  ...part,
});

function stage(doneAfter: number) {
  let now = 0;
  const tasks: (() => void)[] = [];
  const said: Reply<OpponentQuestions>[] = [];
  const hurried: boolean[] = [];
  let freed = 0;
  const module: OpponentModule = {
    think: () => ({
      run(milliseconds, hurry) {
        now += milliseconds ?? 0;
        hurried.push(hurry);
        return thought({ done: hurried.length >= doneAfter, playouts: hurried.length });
      },
      free: () => {
        freed += 1;
      },
    }),
  };
  const around = {
    send: (reply: Reply<OpponentQuestions>) => void said.push(reply),
    now: () => now,
    later: (callback: () => void) => void tasks.push(callback),
  };
  const jobs = new OpponentJobs(module, around, () => false);
  const turn = (): boolean => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  return { jobs, said, hurried, turn, freed: () => freed };
}

const ask = { start: { rows: ["..."] }, moves: [], level: "easy" as const, seed: 1, milliseconds: 600 };

test("it answers when it is done, and lets go of what it held", () => {
  const { jobs, said, turn, freed } = stage(3);
  jobs.take({ id: 1, kind: "think", ask });
  while (turn());
  expect(said.filter(({ kind }) => kind === "progress").length).toBeGreaterThan(0);
  expect(said.at(-1)).toMatchObject({ kind: "answer", id: 1, answer: { done: true, playouts: 3 } });
  expect(freed()).toBe(1);
});

test("it keeps to its time, and the prover to a part of it", () => {
  const { jobs, said, hurried, turn } = stage(1000);
  jobs.take({ id: 1, kind: "think", ask });
  while (turn());
  expect(hurried.length).toBe(10);
  expect(hurried[0]).toBe(false);
  expect(hurried.at(-1)).toBe(true);
  expect(said.at(-1)).toMatchObject({ kind: "answer", answer: { done: false } });
});

test("a move that nobody wants any more is dropped", () => {
  const { jobs, said, turn, freed } = stage(1000);
  jobs.take({ id: 1, kind: "think", ask });
  turn();
  jobs.cancel(1);
  while (turn());
  expect(freed()).toBe(1);
  expect(said.some(({ kind }) => kind === "answer")).toBe(false);
});
