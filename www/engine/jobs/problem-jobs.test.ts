import { expect, test } from "vitest";
import type { PracticeQuestions, Reply } from "../protocol.ts";
import type { PracticeModule } from "./module.ts";
import { ProblemJobs } from "./problem-jobs.ts";

const WISH = { kind: "lock", columns: 3, rows: 3, ratings: [0, 3000] } as const;

/** A queue whose clock goes on by as much as each attempt takes. */
function queued(module: Partial<PracticeModule>, takes = 10) {
  let now = 0;
  const said: Reply<PracticeQuestions>[] = [];
  const turns: (() => void)[] = [];
  const tried: number[] = [];
  const made = new ProblemJobs(
    {
      facts: () => ({ problem: null, unfit: { code: "undecided", words: "No." }, notes: [] }),
      newProblem: (_wish, _seed, number) => {
        tried.push(number);
        now += takes;
        return null;
      },
      reply: () => null,
      ...module,
    },
    { send: (reply) => said.push(reply), now: () => now, later: (turn) => turns.push(turn) },
    (id, error) => {
      said.push({ kind: "crash", id, message: String(error), memory: false });
      return true;
    },
  );
  const run = (most = 1000): void => {
    for (; most > 0; most--) turns.shift()?.();
  };
  const another = (id: number, attempts: number, from = 0): void =>
    made.take({
      id,
      kind: "another",
      ask: { wish: { ...WISH, ratings: [0, 3000] }, seed: 1, from, attempts },
    });
  const pass = (time: number): void => {
    now += time;
  };
  return { made, said, tried, run, another, pass };
}

test("attempts go on from where they were asked, and end", () => {
  const { said, tried, run, another } = queued({});
  another(1, 20, 100);
  run();
  expect(tried).toEqual(Array.from({ length: 20 }, (_, at) => 100 + at));
  expect(said.at(-1)).toEqual({ kind: "answer", id: 1, answer: { problem: null, next: 120 } });
  expect(said.filter(({ kind }) => kind === "progress").length).toBeGreaterThan(0);
});

test("the first problem is the answer, with the number to go on from", () => {
  const found = { id: "lock-00000000", difficulty: { rating: 1500 } } as never;
  const { said, run, another } = queued({
    newProblem: (_wish, _seed, number) => (number === 5 ? found : null),
  });
  another(1, 100);
  run();
  expect(said).toEqual([{ kind: "answer", id: 1, answer: { problem: found, next: 6 } }]);
});

test("who wants none any more is heard between two slices", () => {
  const { made, said, tried, run, another } = queued({});
  another(1, 1_000_000);
  run(3);
  made.cancel(1);
  const before = tried.length;
  run();
  expect(tried.length).toBe(before);
  expect(said.filter(({ kind }) => kind === "answer")).toEqual([]);
});

test("while facts are found it is told how many situations were looked into, but not too often", () => {
  const { made, said, run, pass } = queued({
    facts: (_start, _moves, _task, _nodes, hear) => {
      for (const looked of [1, 2, 3, 4]) {
        hear(looked);
        pass(100);
      }
      return { problem: null, unfit: { code: "undecided", words: "No." }, notes: [] };
    },
  });
  const task = { kind: "pass", player: null, set: [], move: null } as const;
  made.take({
    id: 1,
    kind: "facts",
    ask: { start: { rows: ["."] }, moves: [], task: { ...task, set: [] }, nodes: 1 },
  });
  run();
  expect(said.map((reply) => ("progress" in reply ? reply.progress : reply.kind))).toEqual([
    { nodes: 1 },
    { nodes: 3 },
    "answer",
  ]);
});

test("a reply is asked for as it is, and answered in one step", () => {
  const asked: unknown[] = [];
  const found = { outcomes: [{ move: "pass", line: ["pass"], result: "jigo" }] } as never;
  const { made, said, run } = queued({
    reply: (...of) => {
      asked.push(of);
      return found;
    },
  });
  const ask = { start: { rows: ["."] }, moves: [{ kind: "pass" as const }], nodes: 7 };
  made.take({ id: 1, kind: "reply", ask });
  run();
  expect(asked).toEqual([[ask.start, ask.moves, 7]]);
  expect(said).toEqual([{ kind: "answer", id: 1, answer: found }]);
});

test("questions are answered in order, and a breakdown ends them", () => {
  const { made, said, run } = queued({
    facts: (start) => {
      if (start.rows.length === 0) throw new Error("unreachable");
      return { problem: null, unfit: { code: "trivial", words: "It is." }, notes: [] };
    },
  });
  const task = { kind: "pass", player: null, set: [], move: null } as const;
  const ask = (id: number, rows: string[]): void =>
    made.take({
      id,
      kind: "facts",
      ask: { start: { rows }, moves: [], task: { ...task, set: [] }, nodes: 1 },
    });
  ask(1, ["."]);
  ask(2, []);
  run();
  expect(said.map((reply) => [reply.kind, "id" in reply && reply.id])).toEqual([
    ["answer", 1],
    ["crash", 2],
  ]);
});
