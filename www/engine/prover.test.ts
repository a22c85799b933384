import { beforeEach, describe, expect, test } from "vitest";
import { caught, FakeWorker } from "./fakes.ts";
import type { Question } from "./generated/prover.js";
import { DEFAULT_BUDGET, REFEREE_ALONE, SEARCH_MOST_MEGABYTES } from "./limits.ts";
import type { ProofOf } from "./protocol.ts";
import { Prover } from "./prover.ts";

const GAME = { start: "...", moves: [] };
const OF: ProofOf = { ...GAME, claim: { player: "B", set: [2, 0] } };
const PROVED = { verdict: "lock", halt: null, nodes: 10, budget: DEFAULT_BUDGET, elapsed: 5 };
const UNDECIDED = { ...PROVED, verdict: "undecided", nodes: 400_000 };
const ANSWER = { now: { expectation: "holds", moves: [{ expectation: "holds" }] }, said: [] };
const QUESTION: Question = { line: [], move: null, you: "both", reply: "never" };

let worker: FakeWorker;
let started: number;
let prover: Prover;
/** The answers to all that was asked and not yet answered. */
const says = (...answers: unknown[]): void => {
  const open = worker.asked.slice(-answers.length);
  for (const [index, { id }] of open.entries()) worker.says({ kind: "answer", id, answer: answers[index] });
};
const asked = () => worker.asked.map(({ kind }) => kind);

beforeEach(() => {
  started = 0;
  const start = () => {
    worker = new FakeWorker();
    started++;
    queueMicrotask(() => worker.says({ kind: "ready", version: "test" }));
    return worker;
  };
  prover = new Prover(start, start);
});

/** Asks, and lets the question reach the worker. */
const sent = async <T>(asking: Promise<T>): Promise<{ answer: Promise<T> }> => {
  // A question that is refused later is looked at later.
  asking.catch(() => {});
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return { answer: asking };
};

describe("what was answered once", () => {
  test("is not asked again, however the same claim is written", async () => {
    const { answer } = await sent(prover.prove(OF, DEFAULT_BUDGET));
    says(PROVED);
    const proved = await answer;
    const again: ProofOf = { ...OF, claim: { player: "black", set: [0, 2, 2] } };
    expect(await prover.prove(again, DEFAULT_BUDGET)).toBe(proved);
    // A verdict stands, whatever more is offered.
    expect(await prover.prove(OF, { nodes: 9_000_000, megabytes: 900 })).toBe(proved);
    expect(asked()).toEqual(["prove"]);

    const { answer: other } = await sent(
      prover.prove({ ...OF, claim: { player: "white", set: [0, 2] } }, DEFAULT_BUDGET),
    );
    says(PROVED);
    await other;
    expect(asked()).toEqual(["prove", "prove"]);
  });

  test("but not decided is asked again with a larger budget, and not with a smaller one", async () => {
    const { answer } = await sent(prover.prove(OF, DEFAULT_BUDGET));
    says(UNDECIDED);
    await answer;
    expect(await prover.prove(OF, { nodes: 100, megabytes: 10 })).toMatchObject({ verdict: "undecided" });
    expect(asked()).toEqual(["prove"]);
    const larger = { nodes: 1_600_000, megabytes: 384 };
    const { answer: more } = await sent(prover.prove(OF, larger));
    expect(worker.asked[1]?.ask).toMatchObject({ budget: larger });
    says({ ...PROVED, budget: larger });
    expect(await more).toMatchObject({ verdict: "lock" });
  });

  test("about a place in a proof is kept when nothing in it was open", async () => {
    const { answer } = await sent(prover.answer(OF, QUESTION));
    says(ANSWER);
    const first = await answer;
    expect(await prover.answer(OF, { ...QUESTION })).toBe(first);

    const open = { ...ANSWER, now: { expectation: "holds", moves: [{ expectation: "open" }] } };
    const other = { ...QUESTION, you: "black" as const };
    const { answer: second } = await sent(prover.answer(OF, other));
    says(open);
    await second;
    const { answer: third } = await sent(prover.answer(OF, other));
    says(ANSWER);
    expect(await third).toEqual(ANSWER);
    expect(asked()).toEqual(["answer", "answer", "answer"]);
  });

  test("is forgotten when the proof has gone on since", async () => {
    const { answer: hints } = await sent(prover.hints(OF, []));
    says([{ words: "Look here.", points: [] }]);
    await hints;
    await prover.hints(OF, []);
    expect(asked()).toEqual(["hints"]);
    const { answer: proved } = await sent(prover.prove(OF, DEFAULT_BUDGET));
    says(PROVED);
    await proved;
    await sent(prover.hints(OF, []));
    expect(asked()).toEqual(["hints", "prove", "hints"]);
  });

  test("is refused all the same to one who has cancelled", async () => {
    const { answer } = await sent(prover.prove(OF, DEFAULT_BUDGET));
    says(PROVED);
    await answer;
    const error = await caught(prover.prove(OF, DEFAULT_BUDGET, { signal: AbortSignal.abort() }));
    expect(error.code).toBe("cancelled");
  });
});

test("a question brings along the budget that its proof was granted", async () => {
  const { answer } = await sent(prover.prove(OF, { nodes: 1_000_000, megabytes: 99_999 }));
  const granted = { nodes: 1_000_000, megabytes: SEARCH_MOST_MEGABYTES };
  expect(worker.asked[0]?.ask).toMatchObject({ budget: granted });
  says({ ...PROVED, budget: granted });
  await answer;
  await sent(prover.show(OF, []));
  expect(worker.asked[1]?.ask).toMatchObject({ budget: granted });
  await sent(prover.show({ ...OF, start: "...." }, []));
  expect(worker.asked[2]?.ask).toMatchObject({ budget: DEFAULT_BUDGET });
});

test("an open judgement is asked again with more time, and not with less", async () => {
  const game = { start: "...", moves: [] };
  const allowed = (milliseconds: number) => ({ ...DEFAULT_BUDGET, milliseconds });
  const { answer } = await sent(prover.referee(game, allowed(30_000)));
  expect(worker.asked[0]?.ask).toMatchObject({ budget: allowed(30_000) });
  says({ status: "undecided", budget: allowed(30_000) });
  await answer;
  expect(await prover.referee(game, allowed(0))).toMatchObject({ status: "undecided" });
  expect(worker.asked).toHaveLength(1);
  await sent(prover.referee(game, allowed(60_000)));
  expect(worker.asked).toHaveLength(2);
});

test("who wants to know what to expect asks again where nobody did before", async () => {
  const game = { start: "...", moves: [] };
  const { answer } = await sent(prover.referee(game, DEFAULT_BUDGET));
  expect(worker.asked[0]?.ask).toMatchObject({ expects: false });
  says({ status: "undecided", budget: DEFAULT_BUDGET });
  await answer;
  const expecting = await sent(prover.referee({ ...game, expects: true }, DEFAULT_BUDGET));
  expect(worker.asked[1]?.ask).toMatchObject({ of: game, expects: true });
  says({ status: "undecided", budget: DEFAULT_BUDGET, expected: {} });
  await expecting.answer;
  expect(await prover.referee({ ...game, expects: true }, DEFAULT_BUDGET)).toMatchObject({ expected: {} });
  expect(worker.asked).toHaveLength(2);
});

test("a crash in the middle refuses the question, and the next one finds a new worker", async () => {
  const { answer } = await sent(prover.prove(OF, DEFAULT_BUDGET));
  worker.says({ kind: "crash", id: 1, message: "unreachable", memory: false });
  const error = await caught(answer);
  expect([error.code, error.who, error.passing]).toEqual(["crashed", "prover", true]);
  const first = worker;
  expect(first.ended).toBe(true);
  const { answer: again } = await sent(prover.prove(OF, DEFAULT_BUDGET));
  expect(started).toBe(2);
  first.says({ kind: "answer", id: 2, answer: "late" });
  says(PROVED);
  expect(await again).toEqual(PROVED);
});

test("a certificate is checked elsewhere than a search goes on", async () => {
  const workers: FakeWorker[] = [];
  const start = () => {
    const made = new FakeWorker();
    workers.push(made);
    queueMicrotask(() => made.says({ kind: "ready", version: "test" }));
    return made;
  };
  const other = new Prover(start, start);
  await sent(other.referee(GAME, DEFAULT_BUDGET));
  await sent(other.check("a certificate"));
  expect(workers.map((one) => one.asked.map(({ kind }) => kind))).toEqual([["referee"], ["check"]]);
});

test("a certificate that is brought is asked about, though the claim stayed open before", async () => {
  const { answer } = await sent(prover.prove(OF, DEFAULT_BUDGET));
  says({ ...UNDECIDED, halt: "too-large" });
  await answer;
  const { answer: brought } = await sent(prover.prove({ ...OF, certificate: "true" }, DEFAULT_BUDGET));
  says(PROVED);
  expect(await brought).toMatchObject({ verdict: "lock" });
});

test("what shows a claim of a report is kept by the referee, or else proved with more than a glance", async () => {
  const { answer: looked } = await sent(prover.prove(OF, { nodes: 1, megabytes: 64 }));
  says({ ...UNDECIDED, budget: { nodes: 1, megabytes: 64 } });
  await looked;
  const { answer: text } = await sent(prover.shown(GAME, OF.claim));
  says(null);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(worker.asked.at(-1)).toMatchObject({ kind: "certificate", ask: { budget: DEFAULT_BUDGET } });
  says("a certificate");
  expect(await text).toBe("a certificate");
  expect(await prover.shown(GAME, OF.claim)).toBe("a certificate");
  const { answer: none } = await sent(prover.shown(GAME, { player: "white", set: [1] }));
  says(null);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  const { id } = worker.asked.at(-1) as { id: number };
  worker.says({ kind: "fault", id, fault: { code: "undecided", message: "it is open", points: [] } });
  expect(await none).toBeNull();
});

test("a text that no browser could check is not sent", async () => {
  const error = await caught(prover.check("x".repeat((64 << 20) + 1)));
  expect(error.code).toBe("too-large");
  expect(started).toBe(0);
});

test("a proof that is taken along comes from a worker of its own", async () => {
  const { answer: proved } = await sent(prover.prove(OF, DEFAULT_BUDGET));
  const first = worker;
  const { answer } = await sent(prover.proofFile("certificate"));
  expect(worker).not.toBe(first);
  expect(worker.asked).toMatchObject([
    { kind: "proofFile", ask: { certificate: "certificate", moves: 5_000 } },
  ]);
  const file = { text: "(;)", moves: 0, cut: 0 };
  says(file);
  expect(await answer).toEqual(file);
  first.says({ kind: "answer", id: 1, answer: PROVED });
  await proved;
  expect((await caught(prover.proofFile("x".repeat((64 << 20) + 1)))).code).toBe("too-large");
});

test("a referee that takes his time is helped, one that is soon done is not, and who may have no more workers does alone", async () => {
  const game = { start: "...", moves: [] };
  const workers: FakeWorker[] = [];
  const start = () => {
    const fresh = new FakeWorker();
    workers.push(fresh);
    queueMicrotask(() => fresh.says({ kind: "ready", version: "test" }));
    return fresh;
  };
  for (const [borrowers, elapsed, asks] of [
    [2, REFEREE_ALONE, ["referee", "lend", "lend"]],
    [2, REFEREE_ALONE - 1, ["referee"]],
    [0, REFEREE_ALONE, ["referee"]],
  ] as const) {
    workers.length = 0;
    const helped = new Prover(start, start, undefined, borrowers);
    await sent(helped.referee(game, DEFAULT_BUDGET));
    const [first] = workers;
    first?.says({ kind: "progress", id: first.asked[0]?.id, progress: { elapsed } });
    expect(first?.asked.map(({ kind }) => kind)).toEqual(asks);
  }
});
