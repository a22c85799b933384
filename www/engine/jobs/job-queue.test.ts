import { beforeEach, expect, test } from "vitest";
import type { Reply, Request } from "../protocol.ts";
import { JobQueue } from "./job-queue.ts";

interface Counting {
  count: { ask: { slices: number; urgent?: boolean }; answer: string; progress: number };
}

let now = 0;
let turns: (() => void)[] = [];
let said: Reply<Counting>[] = [];
let worked: number[] = [];
let left: Map<number, number>;
let breaks: { id: number; down: boolean } | null = null;
let idle = 0;
let queue: JobQueue<Counting>;

const take = (id: number, slices: number, urgent = false): void =>
  queue.take({ id, kind: "count", ask: { slices, urgent } });
function run(most = 100): void {
  for (; most > 0 && turns.length > 0; most--) turns.shift()?.();
}

function work(job: Request<Counting>): boolean {
  worked.push(job.id);
  if (breaks?.id === job.id) throw new Error("unreachable");
  const slices = (left.get(job.id) ?? job.ask.slices) - 1;
  left.set(job.id, slices);
  now += 40;
  queue.tell(job, () => slices);
  return slices === 0 && queue.answer(job, `done ${job.id}`);
}

beforeEach(() => {
  [now, turns, said, worked, left, breaks, idle] = [0, [], [], [], new Map(), null, 0];
  queue = new JobQueue(
    { send: (reply) => said.push(reply), now: () => now, later: (turn) => turns.push(turn) },
    {
      work,
      isUrgent: (job) => job.ask.urgent === true,
      failed: ({ id }, error) => {
        said.push({ kind: "crash", id, message: String(error), memory: false });
        return breaks?.down ?? false;
      },
      idle: () => {
        idle += 1;
      },
    },
    100,
  );
});

test("whoever has to wait is asked again after a pause, unless another job is there", () => {
  const pauses: number[] = [];
  const later = (turn: () => void, milliseconds: number) => {
    pauses.push(milliseconds);
    turns.push(turn);
  };
  const on = { work, pause: () => 30, failed: () => true };
  queue = new JobQueue({ send: (reply) => said.push(reply), now: () => now, later }, on, 100);
  take(1, 3);
  run(2);
  expect(pauses).toEqual([0, 30, 30]);
  take(2, 1);
  run();
  expect(worked).toEqual([1, 1, 1, 2]);
  expect(pauses).toEqual([0, 30, 30, 30]);
});

test("one job at a time, in order, and only one turn is waited for", () => {
  take(1, 2);
  take(2, 1);
  expect(turns).toHaveLength(1);
  run();
  expect(worked).toEqual([1, 1, 2]);
  expect(idle).toBe(1);
  take(3, 1);
  run();
  expect(worked.at(-1)).toBe(3);
});

test("what is urgent comes between two slices", () => {
  take(1, 3);
  run(1);
  take(2, 1, true);
  run();
  expect(worked).toEqual([1, 2, 1, 1]);
});

test("what is cancelled is given back and not gone on with", () => {
  take(1, 3);
  take(2, 1);
  run(1);
  expect(queue.cancel(1)?.id).toBe(1);
  expect(queue.cancel(1)).toBeUndefined();
  run();
  expect(worked).toEqual([1, 2]);
});

test("it is told how far a job is, at once and then not too often, each job by itself", () => {
  take(1, 5);
  take(2, 1);
  run();
  const told = said.flatMap((reply) => (reply.kind === "progress" ? [[reply.id, reply.progress]] : []));
  // After 40, 80, 120, 160, 200 milliseconds.
  expect(told).toEqual([
    [1, 4],
    [1, 1],
    [2, 0],
  ]);
});

test("a job that fails goes, and the next ones are worked on", () => {
  breaks = { id: 1, down: false };
  take(1, 1);
  take(2, 1);
  run();
  expect(said.map(({ kind }) => kind)).toEqual(["crash", "progress", "answer"]);
});

test("after a breakdown nothing is worked on any more", () => {
  breaks = { id: 1, down: true };
  take(1, 1);
  take(2, 1);
  run();
  take(3, 1);
  run();
  expect(worked).toEqual([1]);
  expect(idle).toBe(0);
});
