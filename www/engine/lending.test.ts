import { beforeEach, expect, test, vi } from "vitest";
import { FakeWorker } from "./fakes.ts";
import { Lending } from "./lending.ts";
import { BORROWER_KEPT, BORROWER_MEGABYTES, BORROWER_RESTARTS } from "./limits.ts";
import type { ProverQuestions } from "./protocol.ts";
import { Supervised } from "./supervised.ts";

const GAME = { start: "....", moves: [] };
const CLAIM = { player: "black", set: [0, 1] };

let referee: FakeWorker;
let prover: FakeWorker;
let started: number;
let lending: Lending;
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  started = 0;
  const start = (keep: (worker: FakeWorker) => void) => () => {
    const worker = new FakeWorker();
    keep(worker);
    queueMicrotask(() => worker.says({ kind: "ready", version: "test" }));
    return worker;
  };
  const judge = new Supervised<ProverQuestions>(
    "prover",
    start((worker) => {
      referee = worker;
    }),
  );
  const other = new Supervised<ProverQuestions>(
    "prover",
    start((worker) => {
      prover = worker;
      started++;
    }),
  );
  lending = new Lending(judge, [other]);
  ending = new AbortController();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const heard = async (waits = false) => {
  lending.lend(GAME, waits, ending.signal);
  await settled();
};
const last = (worker: FakeWorker) => worker.asked.at(-1);
const says = async (worker: FakeWorker, answer: unknown) => {
  worker.says({ kind: "answer", id: last(worker)?.id, answer });
  await settled();
};
const lends = (id: number, nodes: number) => says(referee, { id, claim: CLAIM, nodes });

test("a claim is lent, proved, and given back with its certificate; then the next one", async () => {
  await heard();
  // One question at a time, however often the referee speaks.
  await heard();
  expect(referee.asked).toMatchObject([{ kind: "lend", ask: { of: GAME } }]);
  await lends(1, 20_000);
  expect(last(prover)).toMatchObject({
    kind: "prove",
    ask: { of: { ...GAME, claim: CLAIM }, budget: { nodes: 20_000, megabytes: BORROWER_MEGABYTES } },
  });
  await says(prover, { verdict: "lock", nodes: 12_345 });
  expect(last(prover)?.kind).toBe("certificate");
  await says(prover, "shown");
  expect(last(referee)).toMatchObject({
    kind: "giveBack",
    ask: { of: GAME, id: 1, nodes: 12_345, certificate: "shown" },
  });
  await says(referee, true);
  expect(last(referee)?.kind).toBe("lend");
  // Nothing is hard enough just now; it asks again when there is news.
  await says(referee, null);
  expect(last(referee)?.kind).toBe("lend");
  await heard();
  expect(referee.asked.filter(({ kind }) => kind === "lend")).toHaveLength(3);
});

test("what comes back for the second time is gone on with, and counts once", async () => {
  await heard();
  await lends(1, 20_000);
  await says(prover, { verdict: "undecided", nodes: 20_000 });
  expect(last(referee)?.ask).toEqual({ of: GAME, id: 1, nodes: 20_000, certificate: undefined });
  await says(referee, true);
  await lends(2, 200_000);
  expect(last(prover)?.ask).toMatchObject({ budget: { nodes: 220_000 } });
  await says(prover, { verdict: "undecided", nodes: 220_000 });
  expect(last(referee)?.ask).toMatchObject({ id: 2, nodes: 200_000 });
});

test("a claim that it can get no further with is kept when it is lent again, until the referee has nothing else to do", async () => {
  await heard();
  await lends(1, 20_000);
  await says(prover, { verdict: "undecided", nodes: 9_000, halt: "memory" });
  expect(last(referee)?.ask).toMatchObject({ id: 1, nodes: 9_000 });
  await says(referee, true);
  const given = () => referee.asked.filter(({ kind }) => kind === "giveBack").length;
  await lends(2, 200_000);
  expect([last(referee)?.kind, given(), prover.asked.length]).toEqual(["lend", 1, 1]);
  await says(referee, null);
  // The referee is at something else.
  await heard();
  expect([last(referee)?.kind, given()]).toEqual(["lend", 1]);
  await says(referee, null);
  // Now he is not, and takes it up with all the memory there is.
  await heard(true);
  expect(last(referee)).toMatchObject({ kind: "giveBack", ask: { id: 2, nodes: 0 } });
  await says(referee, true);
  expect(last(referee)?.kind).toBe("giveBack");
  // Lent once more it goes back when the judging ends.
  await heard();
  await lends(3, 2_000_000);
  await says(referee, null);
  expect(given()).toBe(2);
  ending.abort();
  await settled();
  expect(last(referee)).toMatchObject({ kind: "giveBack", ask: { id: 3, nodes: 0 } });
});

test("when the referee ends, its claim is given back with what was searched by then", async () => {
  await heard();
  await lends(1, 20_000);
  prover.says({ kind: "progress", id: last(prover)?.id, progress: { nodes: 700 } });
  ending.abort();
  await settled();
  expect(last(prover)?.kind).toBe("cancel");
  expect(last(referee)?.ask).toMatchObject({ id: 1, nodes: 700, certificate: undefined });
  await says(referee, true);
  expect(last(referee)?.kind).toBe("giveBack");
  // It is there for a while, should the reader go on, and then it gives its memory back.
  prover.says({ kind: "cancelled", id: prover.asked[0]?.id });
  await vi.advanceTimersByTimeAsync(BORROWER_KEPT - 1);
  expect(prover.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(prover.ended).toBe(true);
});

const breaks = async (id: number) => {
  await lends(id, 20_000);
  prover.says({ kind: "progress", id: last(prover)?.id, progress: { nodes: 700 } });
  prover.breaks("out of memory");
  await settled();
  // What was searched went with it.
  expect(last(referee)?.ask).toMatchObject({ id, nodes: 0, certificate: undefined });
  await says(referee, true);
};

test("a borrower that was lost is started anew, and begins anew", async () => {
  await heard();
  await breaks(1);
  await lends(2, 20_000);
  expect([last(prover)?.kind, started]).toEqual(["prove", 2]);
  expect(last(prover)?.ask).toMatchObject({ budget: { nodes: 20_000 } });
  await says(prover, { verdict: "undecided", nodes: 20_000 });
  expect(last(referee)?.ask).toMatchObject({ id: 2, nodes: 20_000 });
});

test("a machine that has no room for one more worker does without, after some tries", async () => {
  await heard();
  for (let id = 1; id <= BORROWER_RESTARTS + 1; id++) await breaks(id);
  await heard();
  expect([last(referee)?.kind, started]).toEqual(["giveBack", BORROWER_RESTARTS + 1]);
});

test("a referee that was lost takes nobody with him", async () => {
  await heard();
  await lends(1, 20_000);
  await says(prover, { verdict: "undecided", nodes: 20_000 });
  referee.breaks("crash");
  await settled();
  ending = new AbortController();
  await heard();
  expect(last(referee)?.kind).toBe("lend");
});
