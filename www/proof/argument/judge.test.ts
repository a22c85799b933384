import { expect, test, vi } from "vitest";
import {
  type Budget,
  EngineError,
  type Proved,
  type Prover,
  type Question,
  type Watch,
} from "../../engine/engine.ts";
import { Judge } from "./judge.ts";

const QUESTION: Question = { line: [], move: null, you: "black", reply: "never" };

/** A prover that never ends by itself, as with a large claim. */
function slow() {
  const runs: { budget: Budget; watch: Watch; end(proved: Partial<Proved>): void }[] = [];
  const prover = {
    prove: (_: unknown, budget: Budget, watch: Watch) =>
      new Promise((settle, refuse) => {
        runs.push({
          budget,
          watch,
          end: (proved) => settle({ verdict: "undecided", halt: null, ...proved }),
        });
        watch.signal?.addEventListener("abort", () => refuse(new EngineError("cancelled", "cancelled")));
      }),
    answer: vi.fn(() => Promise.resolve({ now: "known" })),
  };
  const of = { start: ".", moves: [], claim: { player: "black", set: "all" } } as const;
  const judge = new Judge(of, prover as unknown as Prover, () => {});
  return { judge, runs, prover };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a question lets a long proof rest, and it goes on afterwards with the same budget", async () => {
  const { judge, runs, prover } = slow();
  judge.run();
  runs[0]?.watch.onProgress?.({ elapsed: 5000 } as never);
  await judge.answer(QUESTION, new AbortController().signal);
  expect(runs[0]?.watch.signal?.aborted).toBe(true);
  expect(prover.answer).toHaveBeenCalledOnce();
  expect(runs).toHaveLength(2);
  expect(runs[1]?.budget).toEqual(runs[0]?.budget);
  expect(judge.running).toBe(true);
});

test("a question waits for a proof that has only begun", async () => {
  const { judge, runs, prover } = slow();
  judge.run();
  const asked = judge.answer(QUESTION, new AbortController().signal);
  await soon();
  expect(prover.answer).not.toHaveBeenCalled();
  runs[0]?.end({ verdict: "lock" });
  await asked;
  expect(judge.decided).toBe(true);
  expect(runs).toHaveLength(1);
});

test("who stops a proof may go on where it was; one that used its budget up gets more", async () => {
  const { judge, runs } = slow();
  judge.run();
  judge.stop();
  await soon();
  expect([judge.running, judge.extendable]).toEqual([false, true]);
  judge.goOn();
  expect(runs[1]?.budget).toEqual(runs[0]?.budget);
  runs[1]?.end({});
  await soon();
  judge.goOn();
  expect(runs[2]?.budget.nodes).toBeGreaterThan(runs[1]?.budget.nodes ?? 0);
});

test("what a search expects is an answer where nothing can show it, and no verdict", async () => {
  const { judge, runs } = slow();
  judge.run();
  runs[0]?.end({ expectation: "open" });
  await soon();
  expect([judge.answered, judge.extendable]).toEqual([false, true]);
  judge.goOn();
  runs[1]?.end({ expectation: "fails" });
  await soon();
  expect([judge.answered, judge.decided, judge.extendable]).toEqual([true, false, false]);
  judge.run();
  expect(runs).toHaveLength(2);
});

test("what no budget would decide is not offered to go on", async () => {
  const { judge, runs } = slow();
  judge.run();
  runs[0]?.end({ halt: "too-large" });
  await soon();
  expect(judge.extendable).toBe(false);
});

test("a question that was taken back while it waited is never asked", async () => {
  const { judge, prover } = slow();
  judge.run();
  const abort = new AbortController();
  const asked = judge.answer(QUESTION, abort.signal);
  abort.abort();
  await expect(asked).rejects.toMatchObject({ code: "cancelled" });
  expect(prover.answer).not.toHaveBeenCalled();
});

test("a proof that rests for a question is neither over nor to be gone on with", async () => {
  const { judge, runs, prover } = slow();
  judge.run();
  runs[0]?.watch.onProgress?.({ elapsed: 5000 } as never);
  prover.answer.mockImplementationOnce(async () => {
    expect([judge.running, judge.busy, judge.extendable]).toEqual([false, true, false]);
    return { now: "known" };
  });
  await judge.answer(QUESTION, new AbortController().signal);
  expect(prover.answer).toHaveBeenCalledOnce();
  judge.stop();
  expect(judge.busy).toBe(true);
  await soon();
  expect([judge.busy, judge.extendable]).toEqual([false, true]);
});
