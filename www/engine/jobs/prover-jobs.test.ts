import { beforeEach, describe, expect, test } from "vitest";
import { REFEREE_WAIT } from "../limits.ts";
import type { ProofOf, ProverQuestions, Reply, Request } from "../protocol.ts";
import { report } from "./attend.ts";
import type { ProofHandle, ProverModule, RefereeHandle } from "./module.ts";
import { ProverJobs } from "./prover-jobs.ts";

/** What the fake module does with a claim: the claim's set says how. */
interface Plan {
  /** It is decided after so many nodes. */
  nodes: number;
  megabytes: number;
  /** How many nodes a millisecond. */
  rate: number;
  /** The memory is used up at so many nodes for each megabyte allowed. */
  perMegabyte?: number;
  /** Throws in the run that comes here. */
  breaks?: { at: number; error: () => unknown };
}

const PLAN: Plan = { nodes: 10_000, megabytes: 10, rate: 10 };

let clock: number;
let turns: (() => void)[];
let said: Reply<ProverQuestions>[];
let plans: Plan[];
let log: string[];
let runs: number[];
let worn: boolean;
/** What the referee has lent. */
let lent: number | null;
let pauses: number[];
let jobs: ProverJobs;

function proofOf(number: number): ProofHandle {
  const plan = plans[number] ?? PLAN;
  let [nodes, stored] = [0, false];
  return {
    run(more, megabytes) {
      runs.push(more);
      const most = (plan.perMegabyte ?? Number.POSITIVE_INFINITY) * megabytes;
      const before = nodes;
      if (!stored) nodes = Math.min(nodes + more, plan.nodes, most);
      clock += (nodes - before) / plan.rate;
      if (plan.breaks && nodes >= plan.breaks.at) throw plan.breaks.error();
      const decided = stored || nodes >= plan.nodes;
      return {
        verdict: decided ? "lock" : "undecided",
        halt: !decided && nodes >= most ? "memory" : null,
        nodes,
        situations: nodes * 2,
        known: nodes,
        bytes: nodes * 100,
        bracket: { lock: 7, refuted: 8 },
        certificate: null,
        stored,
      };
    },
    learn(text) {
      log.push(`learn ${number}`);
      if (text !== "true") throw Object.assign(new Error("no"), { code: "bad-certificate", points: [] });
      stored = true;
      return true;
    },
    answer: (question, most) => {
      log.push(`answer ${number}`);
      if (stored) {
        nodes += 100;
        clock += 100 / plan.rate;
      }
      return { line: question.line, most } as never;
    },
    hints: () => [],
    show: () => ({ verdict: "lock" }) as never,
    certificate: () => (nodes >= plan.nodes ? `certificate ${number}` : undefined),
    megabytes: () => plan.megabytes,
    free: () => log.push(`free ${number}`),
  };
}

function refereeHandle(): RefereeHandle {
  let [nodes, weighed, expectations] = [0, 0, 0];
  return {
    run(more) {
      const waits = lent !== null;
      nodes += waits ? 0 : more;
      clock += waits ? 0 : more;
      return { done: nodes >= 5_000, nodes, claims: Math.floor(nodes / 100), asking: null, waits };
    },
    // Three slices each time.
    expect() {
      clock += 50;
      weighed += 1;
      log.push(`weigh ${weighed}`);
      if (weighed % 3 > 0) return false;
      expectations += 1;
      return true;
    },
    lend() {
      lent = 7;
      return { id: 7, claim: { player: "black", set: [1] }, nodes: 20_000 };
    },
    giveBack(id, spent, certificate) {
      log.push(`given back ${id} ${spent} ${certificate}`);
      const was = lent;
      lent = null;
      return was === id;
    },
    report: () => ({ status: nodes >= 5_000 ? "decided" : "undecided", nodes, expectations }) as never,
    certificate: ({ set }) => (nodes > 0 && set[0] === 1 ? "kept" : undefined),
    free: () => log.push("free referee"),
  };
}

const MODULE: ProverModule = {
  prove: (_start, _moves, { set }) => {
    const number = (set as number[])[0] ?? 0;
    if (number < 0) throw Object.assign(new Error("no location"), { code: "bad-claim", points: [] });
    log.push(`prove ${number}`);
    return proofOf(number);
  },
  referee: refereeHandle,
};

const claim = (number: number): ProofOf => ({
  start: "...",
  moves: [],
  claim: { player: "black", set: [number] },
});
const budget = (nodes: number, megabytes = 384) => ({ nodes, megabytes });
const QUESTION = { line: [], move: null, you: "both", reply: "never" } as const;
const prove = (id: number, number: number, nodes = 400_000, megabytes = 384) =>
  jobs.take({ id, kind: "prove", ask: { of: claim(number), budget: budget(nodes, megabytes) } });
const ask = (id: number, number: number) =>
  jobs.take({
    id,
    kind: "answer",
    ask: { of: claim(number), budget: budget(400_000), question: { ...QUESTION, line: [] } },
  });

/** Lets the worker take one turn after the other. */
const turn = (most = Number.POSITIVE_INFINITY): void => {
  for (let count = 0; count < most; count++) {
    const next = turns.shift();
    if (!next) return;
    next();
  }
};
const progress = () => said.flatMap((reply) => (reply.kind === "progress" ? [reply] : []));
const ends = () => said.filter(({ kind }) => kind !== "progress");
const answered = () => ends().map((reply) => ("id" in reply ? `${reply.kind} ${reply.id}` : reply.kind));
const answerOf = (id: number): Record<string, unknown> => {
  const found = said.find((reply) => reply.kind === "answer" && reply.id === id);
  if (found?.kind !== "answer") throw new Error(`no answer to ${id}`);
  return found.answer as unknown as Record<string, unknown>;
};

beforeEach(() => {
  clock = 1_000;
  turns = [];
  said = [];
  plans = [];
  log = [];
  runs = [];
  worn = false;
  lent = null;
  pauses = [];
  const later = (callback: () => void, milliseconds: number) => {
    pauses.push(milliseconds);
    turns.push(callback);
  };
  const send = (reply: Reply<ProverQuestions>) => void said.push(structuredClone(reply));
  jobs = new ProverJobs(MODULE, { send, now: () => clock, later, isWorn: () => worn }, (id, error) =>
    report(send, id, error),
  );
});

describe("a proof", () => {
  test("runs in slices that suit the machine, and tells how far it is at least four times a second", () => {
    plans[1] = { ...PLAN, nodes: 320_000, rate: 32 };
    prove(1, 1);
    const told = [clock];
    const slices: number[] = [];
    for (let seen = 0; turns.length > 0; ) {
      const since = clock;
      turn(1);
      slices.push(clock - since);
      for (; seen < progress().length; seen++) told.push(clock);
    }
    const gaps = told.slice(1).map((time, index) => time - (told[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(250);
    expect(progress().length).toBeGreaterThan(30);
    // The last one ends when it ends.
    for (const slice of slices.slice(0, -1)) {
      expect(slice).toBeGreaterThanOrEqual(50);
      expect(slice).toBeLessThanOrEqual(100);
    }
    expect(progress()[0]?.progress).toMatchObject({ nodes: 0, bracket: null, budget: budget(400_000) });
    expect(progress().at(-1)?.progress).toMatchObject({ bracket: { lock: 7, refuted: 8 } });
    expect(answerOf(1)).toMatchObject({ verdict: "lock", nodes: 320_000, elapsed: 10_000 });
  });

  test("doesn't run on for long when nodes become dear, and not at all when they often do", () => {
    const plan = { ...PLAN, nodes: 400_000, rate: 1_000 };
    plans[1] = plan;
    prove(1, 1);
    turn(6);
    plan.rate = 0.1;
    turn(2);
    expect(runs.at(-1)).toBe(1);
    // In each twentieth slice they cost a thousand times as much.
    let longest = 0;
    for (let count = 0; count < 200; count++) {
      plan.rate = count % 20 ? 100 : 0.1;
      const since = clock;
      turns.shift()?.();
      longest = Math.max(longest, clock - since);
    }
    expect(longest).toBeLessThan(250);
  });

  test("stops at its budget to the node, and goes on from there with a larger one", () => {
    prove(1, 1, 2_500);
    turn();
    expect(answerOf(1)).toMatchObject({ verdict: "undecided", halt: null, nodes: 2_500 });
    // As much again is nothing new.
    prove(2, 1, 2_500);
    const before = runs.length;
    turn();
    expect(runs).toHaveLength(before);
    expect(answerOf(2)).toMatchObject({ nodes: 2_500 });
    prove(3, 1, 20_000);
    turn();
    expect(answerOf(3)).toMatchObject({ verdict: "lock", nodes: 10_000, elapsed: 1_000 });
    expect(log).toEqual(["prove 1"]);
  });

  test("that ran out of memory goes on with more, and only with more", () => {
    plans[1] = { ...PLAN, perMegabyte: 20 };
    prove(1, 1, 400_000, 384);
    turn();
    expect(answerOf(1)).toMatchObject({ verdict: "undecided", halt: "memory", nodes: 7_680 });
    const before = runs.length;
    prove(2, 1, 800_000, 384);
    turn();
    expect(runs).toHaveLength(before);
    prove(3, 1, 400_000, 768);
    turn();
    expect(answerOf(3)).toMatchObject({ verdict: "lock" });
  });

  test("is cancelled between two slices, and what was found is kept", () => {
    prove(1, 1);
    turn(3);
    const { length } = runs;
    expect(runs.reduce((sum, more) => sum + more, 0)).toBeLessThan(10_000);
    jobs.cancel(1);
    turn();
    expect(answered()).toEqual([]);
    expect(runs).toHaveLength(length);
    prove(2, 1);
    turn();
    expect(answerOf(2)).toMatchObject({ nodes: 10_000, elapsed: 1_000 });
    expect(log).toEqual(["prove 1"]);
  });

  test("that was stopped can be played on without its answer", () => {
    prove(1, 1);
    turn(2);
    const { length } = runs;
    jobs.cancel(1);
    ask(2, 1);
    turn();
    expect(answered()).toEqual(["answer 2"]);
    expect(runs).toHaveLength(length);
  });

  test("whose claim is bad is refused, and the next one is none the worse", () => {
    prove(1, -1);
    prove(2, 2);
    turn();
    expect(answered()).toEqual(["fault 1", "answer 2"]);
    expect(log).toEqual(["prove 2"]);
  });

  test("that contradicts itself is told and dropped", () => {
    plans[2] = {
      ...PLAN,
      breaks: { at: 100, error: () => Object.assign(new Error("unlike"), { code: "fault", points: [3] }) },
    };
    prove(1, 2);
    prove(2, 3);
    turn();
    expect(ends()[0]).toEqual({
      kind: "fault",
      id: 1,
      fault: { code: "fault", message: "unlike", points: [3] },
    });
    expect(answered()).toEqual(["fault 1", "answer 2"]);
    expect(log).toEqual(["prove 2", "free 2", "prove 3"]);
  });

  test("that breaks the module ends everything: nothing more is asked of it", () => {
    plans[1] = {
      ...PLAN,
      breaks: { at: 1_000, error: () => new WebAssembly.RuntimeError("unreachable") },
    };
    prove(1, 1);
    prove(2, 2);
    turn();
    expect(answered()).toEqual(["crash 1"]);
    expect(log).toEqual(["prove 1"]);
    prove(3, 3);
    turn();
    expect(log).toEqual(["prove 1"]);
  });
});

describe("questions about a proof", () => {
  test("prove the claim first when nobody did, and tell how far that is", () => {
    ask(1, 1);
    turn();
    expect(progress().length).toBeGreaterThan(3);
    expect(progress().every(({ id }) => id === 1)).toBe(true);
    expect(answered()).toEqual(["answer 1"]);
    expect(answerOf(1)).toMatchObject({ most: 15_000 });
  });

  test("go before long jobs when the proof is there, and wait for their own proof", () => {
    prove(1, 1);
    turn();
    prove(2, 2);
    turn(2);
    ask(3, 2);
    ask(4, 1);
    ask(5, 3);
    turn(1);
    expect(answered()).toEqual(["answer 1", "answer 4"]);
    turn();
    expect(answered()).toEqual(["answer 1", "answer 4", "answer 2", "answer 3", "answer 5"]);
  });

  test("when taken back leave the proof for the next question to finish", () => {
    ask(1, 1);
    turn(2);
    const { length } = runs;
    jobs.cancel(1);
    ask(2, 1);
    turn();
    expect(answered()).toEqual(["answer 2"]);
    expect(runs.length).toBeGreaterThan(length);
    expect(log).toEqual(["prove 1", "answer 1"]);
  });

  test("may expand so many nodes as the machine can in the time for it", () => {
    plans[1] = { ...PLAN, rate: 1, nodes: 1_000 };
    ask(1, 1);
    plans[2] = { ...PLAN, rate: 1_000 };
    ask(2, 2);
    turn();
    expect(answerOf(1)).toMatchObject({ most: 1_500 });
    expect(answerOf(2)).toMatchObject({ most: 20_000 });
  });

  test("a certificate is there when there is a verdict", () => {
    const take = (id: number, nodes: number) =>
      jobs.take({ id, kind: "certificate", ask: { of: claim(1), budget: budget(nodes) } });
    take(1, 100);
    turn();
    expect(ends()[0]).toMatchObject({ kind: "fault", fault: { code: "undecided" } });
    prove(2, 1);
    take(3, 100);
    turn();
    expect(answerOf(3)).toBe("certificate 1");
  });
});

describe("a stored certificate", () => {
  const told = (id: number, certificate: string, kind: "prove" | "answer" = "prove"): void => {
    const ask = { of: { ...claim(1), certificate }, budget: budget(400_000) };
    if (kind === "prove") jobs.take({ id, kind, ask });
    else jobs.take({ id, kind, ask: { ...ask, question: { ...QUESTION, line: [] } } });
    turn();
  };

  test("is the verdict without a search, and comes with a question to a new worker as well", () => {
    told(1, "true");
    expect(answerOf(1)).toMatchObject({ verdict: "lock", nodes: 0, stored: true });
    told(2, "true", "answer");
    expect(log).toEqual(["prove 1", "learn 1", "answer 1"]);
  });

  test("leaves the first question to find out how long a node takes", () => {
    plans[1] = { ...PLAN, rate: 2 };
    for (const id of [1, 2]) told(id, "true", "answer");
    expect([answerOf(1).most, answerOf(2).most]).toEqual([1_000, 3_000]);
  });

  test("that shows nothing is left aside, and the claim is searched", () => {
    told(1, "false");
    expect(answerOf(1)).toMatchObject({ verdict: "lock", nodes: 10_000, stored: false });
  });
});

test("the least used proofs are freed when together they take too much", () => {
  plans = Array.from({ length: 6 }, () => ({ ...PLAN, megabytes: 200 }));
  prove(1, 1);
  prove(2, 2);
  turn();
  ask(3, 1);
  turn();
  prove(4, 3);
  turn();
  // 2 was used before 1.
  expect(log.filter((line) => line.startsWith("free"))).toEqual(["free 2"]);
  // One that is larger than all together may stays alone.
  plans[4] = { ...PLAN, megabytes: 900 };
  prove(5, 4);
  turn();
  expect(log.filter((line) => line.startsWith("free"))).toEqual(["free 2", "free 1", "free 3"]);
  expect(answered()).toContain("answer 5");
  // The one that was freed is proved anew.
  ask(6, 2);
  turn();
  expect(answered()).toContain("answer 6");
  expect(log.filter((line) => line === "prove 2")).toHaveLength(2);
});

test("a referee tells its claims and, now and then, what it knows; it too goes on from where it was", () => {
  const judge = (id: number, nodes: number): Request<ProverQuestions> => ({
    id,
    kind: "referee",
    ask: { of: { start: "...", moves: [] }, budget: budget(nodes) },
  });
  jobs.take(judge(1, 3_000));
  turn();
  expect(answerOf(1)).toMatchObject({ status: "undecided", nodes: 3_000, elapsed: 3_000 });
  const reports = progress().filter(({ progress }) => progress.report);
  expect(reports.length).toBeGreaterThanOrEqual(2);
  expect(reports.length).toBeLessThanOrEqual(4);
  jobs.take(judge(2, 10_000));
  turn();
  expect(answerOf(2)).toMatchObject({ status: "decided", elapsed: answerOf(2).nodes });
});

describe("a referee who says what to expect", () => {
  const judge = (id: number, milliseconds: number, expects: boolean): void =>
    jobs.take({
      id,
      kind: "referee",
      ask: { of: { start: "...", moves: [] }, budget: { ...budget(1_000_000), milliseconds }, expects },
    });
  const reports = () => progress().flatMap(({ progress }) => (progress.report ? [progress.report] : []));
  const weighed = () => log.filter((line) => line.startsWith("weigh")).length;

  test("says it first, in slices, again when more is proved, and at last of all that was found", () => {
    judge(1, 60_000, true);
    turn(3);
    expect(weighed()).toBe(3);
    expect(runs).toEqual([]);
    turn(1);
    expect(reports()[0]).toMatchObject({ expectations: 1 });
    turn();
    // For a small part of the time.
    expect(weighed() / 3).toBeGreaterThan(2);
    expect(weighed() * 50).toBeLessThan(clock / 4);
    expect(reports().at(-1)).toMatchObject({ expectations: weighed() / 3 - 1 });
    expect(answerOf(1)).toMatchObject({ status: "decided", expectations: weighed() / 3 });
  });

  test("is stopped between two slices", () => {
    judge(1, 60_000, true);
    turn(1);
    jobs.cancel(1);
    turn();
    expect(weighed()).toBe(1);
    expect(said.some(({ kind }) => kind === "answer")).toBe(false);
  });

  test("says it without any time left too, but only to those who ask", () => {
    judge(1, 0, false);
    turn();
    expect(weighed()).toBe(0);
    judge(2, 0, true);
    turn();
    expect(answerOf(2)).toMatchObject({ expectations: 1 });
  });
});

test("a referee lends claims while it works, waits for them without hurry, and its time goes by", () => {
  const of = { start: "...", moves: [] };
  const stranger = { ...of, start: "...." };
  jobs.take({
    id: 1,
    kind: "referee",
    ask: { of, budget: { nodes: 1e9, megabytes: 9, milliseconds: 10_000 } },
  });
  turn(1);
  expect(pauses).toEqual([0, 0]);
  jobs.take({ id: 2, kind: "lend", ask: { of: stranger } });
  jobs.take({ id: 3, kind: "lend", ask: { of } });
  turn(3);
  expect(said.filter(({ kind }) => kind === "answer")).toMatchObject([
    { id: 2, answer: null },
    { id: 3, answer: { id: 7, nodes: 20_000 } },
  ]);
  // Nothing else is left now.
  const elapsed = () => progress().at(-1)?.progress?.elapsed ?? Number.NaN;
  const before = elapsed();
  clock += 3_000;
  turn(1);
  expect(pauses.at(-1)).toBe(REFEREE_WAIT);
  expect(elapsed()).toBeGreaterThanOrEqual(before + 3_000);
  // What comes back is taken at once, and not from somebody who has nothing.
  jobs.take({ id: 4, kind: "giveBack", ask: { of: stranger, id: 7, nodes: 5 } });
  jobs.take({ id: 5, kind: "giveBack", ask: { of, id: 7, nodes: 5, certificate: "shown" } });
  turn();
  expect(answerOf(4)).toBe(false);
  expect(answerOf(5)).toBe(true);
  expect(log).toContain("given back 7 5 shown");
  expect(answerOf(1)).toMatchObject({ status: "decided" });
});

test("a referee who only waits ends when its time is over", () => {
  const of = { start: "...", moves: [] };
  jobs.take({ id: 1, kind: "referee", ask: { of, budget: { nodes: 1e9, megabytes: 9, milliseconds: 500 } } });
  turn(1);
  lent = 7;
  turn(2);
  clock += 600;
  turn(1);
  expect(answerOf(1)).toMatchObject({ status: "undecided" });
});

test("a referee ends when its time is over, tells what it knows without any, and goes on with more", () => {
  const judge = (id: number, milliseconds: number): void =>
    jobs.take({
      id,
      kind: "referee",
      ask: { of: { start: "...", moves: [] }, budget: { ...budget(1_000_000), milliseconds } },
    });
  judge(1, 2_000);
  turn();
  const first = answerOf(1);
  expect(first.status).toBe("undecided");
  expect(first.elapsed).toBeGreaterThanOrEqual(2_000);
  expect(first.elapsed).toBeLessThan(2_000 + 200);
  judge(2, 0);
  turn();
  expect(answerOf(2)).toMatchObject({ status: "undecided", nodes: first.nodes });
  judge(3, 60_000);
  turn();
  expect(answerOf(3).status).toBe("decided");
});

const judging = (id: number): void =>
  jobs.take({ id, kind: "referee", ask: { of: { start: "...", moves: [] }, budget: budget(1_000_000) } });
const proveBy = (id: number, certificate: string): void =>
  jobs.take({ id, kind: "prove", ask: { of: { ...claim(1), certificate }, budget: budget(400_000) } });

test("a claim that brings its certificate is decided before a search goes on", () => {
  judging(1);
  turn(1);
  proveBy(2, "true");
  turn(1);
  expect(answerOf(2)).toMatchObject({ verdict: "lock", stored: true });
  expect(said.some((reply) => reply.kind === "answer" && reply.id === 1)).toBe(false);
});

test("a certificate counts though the claim was searched before, and one that shows nothing counts once", () => {
  plans[1] = { ...PLAN, nodes: 1_000_000, rate: 10_000 };
  prove(1, 1, 100);
  turn();
  expect(answerOf(1)).toMatchObject({ verdict: "undecided" });
  proveBy(2, "forged");
  turn();
  expect(answerOf(2)).toMatchObject({ verdict: "undecided" });
  expect(log.filter((entry) => entry === "learn 1")).toHaveLength(1);
  log = [];
  plans[2] = { ...PLAN, nodes: 1_000_000, rate: 10_000 };
  prove(3, 2, 100);
  turn();
  jobs.take({
    id: 4,
    kind: "prove",
    ask: { of: { ...claim(2), certificate: "true" }, budget: budget(100) },
  });
  turn();
  expect(answerOf(4)).toMatchObject({ verdict: "lock", stored: true });
});

test("who wants a certificate of a claim that was looked at for a moment has it searched", () => {
  prove(1, 1, 1);
  turn();
  expect(answerOf(1)).toMatchObject({ verdict: "undecided" });
  jobs.take({ id: 2, kind: "certificate", ask: { of: claim(1), budget: budget(400_000) } });
  turn();
  expect(said.find((reply) => reply.kind === "answer" && reply.id === 2)).toMatchObject({
    answer: "certificate 1",
  });
});

test("what shows a claim of a report is given at once, while the referee works", () => {
  const of = { start: "...", moves: [] };
  const shown = (id: number, number: number, game = of): void =>
    jobs.take({ id, kind: "shown", ask: { of: game, claim: { player: "black", set: [number] } } });
  judging(1);
  turn(1);
  shown(2, 1);
  shown(3, 2);
  shown(4, 1, { ...of, start: "...." });
  turn(3);
  expect(ends()).toMatchObject([
    { id: 2, answer: "kept" },
    { id: 3, answer: null },
    { id: 4, answer: null },
  ]);
});

test("a worker that has taken too much says so when all is answered", () => {
  worn = true;
  prove(1, 1);
  prove(2, 2);
  turn();
  expect(answered()).toEqual(["answer 1", "answer 2", "worn"]);
});
