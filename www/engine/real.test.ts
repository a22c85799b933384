/** The page's side, the worker's side and the built modules together; only the worker between them is left out. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { walkOf } from "../laws/line-walk.ts";
import { inProcess, systemsWorker } from "../test/in-process.ts";
import { type Answering, Answers, ofFiles, ofLight, ofProofs } from "./answers.ts";
import { caught } from "./fakes.ts";
import * as files from "./generated/files.js";
import type { Move } from "./generated/loja.js";
import * as light from "./generated/loja.js";
import * as practice from "./generated/practice.js";
import * as proofs from "./generated/proofs.js";
import * as module from "./generated/prover.js";
import { report } from "./jobs/attend.ts";
import { ProblemJobs } from "./jobs/problem-jobs.ts";
import { ProverJobs } from "./jobs/prover-jobs.ts";
import { Engine } from "./light.ts";
import { DEFAULT_BUDGET } from "./limits.ts";
import { ProblemEngine } from "./practice.ts";
import type {
  FileQuestions,
  LightQuestions,
  PracticeQuestions,
  Progress,
  ProofOf,
  ProverQuestions,
  Questions,
  TakenQuestions,
} from "./protocol.ts";
import { Prover } from "./prover.ts";
import { SystemsEngine } from "./systems.ts";

let memory: WebAssembly.Memory;
beforeAll(() => {
  const bytes = (name: string) => readFileSync(new URL(`./generated/${name}_bg.wasm`, import.meta.url));
  ({ memory } = module.initSync({ module: bytes("prover") }));
  light.initSync({ module: bytes("loja") });
  files.initSync({ module: bytes("files") });
  proofs.initSync({ module: bytes("proofs") });
  practice.initSync({ module: bytes("practice") });
});

test("what a referee lends is proved elsewhere, and taken back only as it was lent", () => {
  // Two claims of these are hard: one is lent while the referee works on the other.
  const start = { rows: [".xo.", "xx..", "....", "xx..", "...."] };
  const apart = () => {
    const referee = module.referee(start, []);
    for (;;) {
      const { done } = referee.run(2_000, null);
      const lent = referee.lend();
      if (lent || done) return { referee, lent };
    }
  };
  const alone = module.referee(start, []);
  while (!alone.run(50_000, null).done);
  const { referee, lent } = apart();
  if (!lent) throw new Error("nothing is hard here");
  const proof = module.prove(start, [], lent.claim);
  while (proof.run(10_000, 384, null).verdict === "undecided");
  const certificate = proof.certificate();
  const broken = apart();
  expect(() => broken.referee.giveBack(broken.lent?.id ?? 0, 5, certificate?.slice(1))).toThrow();
  expect(referee.giveBack(lent.id + 1, 5, certificate)).toBe(false);
  expect(referee.giveBack(lent.id, 5, certificate)).toBe(true);
  // It is back, and nobody brings it twice.
  expect(referee.giveBack(lent.id, 5, certificate)).toBe(false);
  while (!referee.run(50_000, null).done);
  expect(referee.report().control).toEqual(alone.report().control);
  while (!broken.referee.run(50_000, null).done);
  expect(broken.referee.report().control).toEqual(alone.report().control);
});

const jobs = () =>
  inProcess<ProverQuestions>((send) => {
    const around = {
      send,
      now: () => performance.now(),
      later: (callback: () => void) => void setTimeout(callback),
      isWorn: () => memory.buffer.byteLength > 2 ** 30,
    };
    return new ProverJobs(module, around, (id, error) => report(send, id, error, memory));
  });
const answers = <Q extends Questions<Q>>(answering: Answering<Q>) =>
  inProcess<Q>((send) => new Answers(answering, send, (id, error) => report(send, id, error)));
const newProver = () => new Prover(jobs, () => answers<TakenQuestions>(ofProofs(proofs)));
const newEngine = () =>
  new Engine(
    () => answers<LightQuestions>(ofLight(light)),
    () => answers<FileQuestions>(ofFiles(files)),
  );

const problems = () =>
  inProcess<PracticeQuestions>((send) => {
    const around = { send, now: () => performance.now(), later: (turn: () => void) => void setTimeout(turn) };
    return new ProblemJobs(practice, around, (id, error) => report(send, id, error));
  });

const OF: ProofOf = { start: "..x.\n.x.x", moves: [], claim: { player: "black", set: "all" } };
const LONG: ProofOf = { ...OF, start: { rows: Array<string>(4).fill("....") } };

test("a claim is proved, and its certificate checked", async () => {
  const prover = newProver();
  const proved = await prover.prove(OF, DEFAULT_BUDGET);
  expect(proved.verdict).not.toBe("undecided");
  const text = await prover.certificate(OF);
  const checked = await prover.check(text);
  expect(checked.answer).toBe(proved.verdict);
  expect(checked.bytes).toBe(text.length);
  expect((await caught(prover.check(text.slice(1)))).code).toBe("bad-certificate");
});

test("one can ask about a proof before anybody proved it", async () => {
  const prover = newProver();
  const answer = await prover.answer(OF, { line: [], move: { kind: "pass" }, you: "both", reply: "never" });
  expect(answer.line).toEqual([{ kind: "pass" }]);
  expect(answer.said).toHaveLength(1);
  expect(await prover.hints(OF, [])).toHaveLength(3);
  const shown = await prover.show(OF, []);
  expect(shown.course.situations).toHaveLength(shown.moves.length + 1);
  const { verdict } = await prover.prove(OF, DEFAULT_BUDGET);
  expect(shown.expectation).toBe(verdict === "lock" ? "holds" : "fails");
});

test("a long proof tells how far it is, is cancelled, and goes on", async () => {
  const prover = newProver();
  const stop = new AbortController();
  const heard: Progress[] = [];
  const asked = caught(
    prover.prove(LONG, DEFAULT_BUDGET, {
      signal: stop.signal,
      onProgress: (progress) => {
        heard.push(progress);
        if (heard.length === 2) stop.abort();
      },
    }),
  );
  expect((await asked).code).toBe("cancelled");
  expect(heard).toHaveLength(2);
  const reached = heard[1]?.nodes ?? 0;
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(DEFAULT_BUDGET.nodes);

  let first: Progress | undefined;
  const budget = { ...DEFAULT_BUDGET, nodes: reached + 50 };
  const proved = await prover.prove(LONG, budget, {
    onProgress: (progress) => {
      first ??= progress;
    },
  });
  // A worker that heard of the cancelling late has reached the budget already, and has nothing to tell before its answer.
  expect((first ?? proved).nodes).toBeGreaterThanOrEqual(reached);
  expect(proved.verdict).toBe("undecided");
  expect(proved.nodes).toBeGreaterThanOrEqual(budget.nodes);
}, 30_000);

test("a position is judged", async () => {
  const prover = newProver();
  const judged = await prover.referee({ start: { rows: ["..."] }, moves: [] }, DEFAULT_BUDGET);
  expect(judged.status).toBe("decided");
});

test("whatever a referee says of the end of a game can be shown", async () => {
  const prover = newProver();
  // A white stone in the upper left is lost.
  const game = { start: { rows: [".oxo.", "xxxo.", ".xxo.", "xxoo.", "xo.o."] }, moves: [] };
  const judged = await prover.referee(game, DEFAULT_BUDGET);
  expect(judged.status).toBe("decided");
  const found: string[] = [];
  for (const { player, set, verdict } of judged.claims) {
    const text = await prover.shown(game, { player, set });
    expect((await prover.check(text ?? "")).answer).toBe(verdict);
    found.push(verdict);
  }
  expect(new Set(found)).toEqual(new Set(["lock", "refuted"]));
  // Somebody who has only watched an argument about it looked at one situation: that is not all that is searched.
  const lock = judged.claims.find(({ verdict }) => verdict === "lock");
  if (!lock) throw new Error("no lock");
  const of = { ...game, claim: { player: lock.player, set: lock.set } };
  const watching = newProver();
  await watching.prove(of, { nodes: 1, megabytes: 64 });
  expect((await watching.check(await watching.certificate(of))).answer).toBe("lock");
}, 30_000);

test("a bad claim is refused in the engine's words", async () => {
  const prover = newProver();
  const bad: ProofOf = { start: ".x.", moves: [], claim: { player: "black", set: [0] } };
  const error = await caught(prover.prove(bad, DEFAULT_BUDGET));
  expect([error.code, error.points]).toEqual(["bad-claim", [0, 1]]);
});

test("a text goes to the module that knows it, whichever that is", async () => {
  const engine = newEngine();
  const game = {
    start: { rows: ["...", "..."] },
    moves: [{ kind: "play", at: 1 }, { kind: "pass" }] as Move[],
  };
  for (const format of ["json", "sgf", "sensei", "numbers", "link"] as const) {
    const text = await engine.write(game.start, game.moves, format);
    const [one] = await engine.read(format === "link" ? `#${text}` : text);
    expect(one, text).toMatchObject({ fault: null, moves: game.moves });
  }
  expect(await engine.write(game.start, [], "svg")).toContain("<svg");
  const [game1] = await engine.read("(;SZ[3];B[bb](;W[aa])(;W[ca]))");
  expect(game1?.lines?.map(({ name }) => name)).toEqual(["variation at move 2: c3"]);
  expect((await caught(engine.read("(;SZ["))).code).toBe("bad-position");
  expect((await caught(engine.write(".", [], "png" as never))).code).toBe("bad-option");
});

test("a proof is taken along as a game with variations", async () => {
  const prover = newProver();
  const of: ProofOf = { ...OF, start: ".xxx." };
  const certificate = await prover.certificate(of);
  const file = await prover.proofFile(certificate);
  expect(file.cut).toBe(0);
  const [read] = await newEngine().read(file.text);
  expect(read).toMatchObject({ fault: null });
  expect((await caught(prover.proofFile("(;)"))).code).toBe("bad-certificate");
});

test("a problem that somebody set is checked, and one that nobody has seen is found", async () => {
  const engine = new ProblemEngine(problems);
  const start = { rows: ["....xo.", ".xxxxo.", "xooooo.", "xo....."] };
  const set = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 21];
  const task = { kind: "refute", player: "black", set, move: null } as const;
  const { problem, unfit, notes } = await engine.facts({ start, moves: [], task: { ...task, set } });
  expect(unfit).toBeNull();
  expect(problem?.solutions).toContain("b4");
  expect(problem?.traps?.map(({ move }) => move)).toContain("a4");
  expect(notes).toEqual([]);

  const other = await engine.facts({ start, moves: [], task: { ...task, set, kind: "lock" } });
  expect(other.problem).toBeNull();
  expect(other.unfit).toMatchObject({ code: "wrong-verdict" });

  // Where a line is played out: the best move, and the count once the game is over.
  const near = { rows: ["xoo", "x..", "xox"], turn: "black", passes: 1 } as const;
  const own = { start: { ...near, rows: [...near.rows] }, moves: [{ kind: "play", at: 4 } as const] };
  expect(await engine.reply(own)).toMatchObject({ line: ["pass", "pass"] });
  const over = { ...own, moves: [...own.moves, { kind: "pass" } as const, { kind: "pass" } as const] };
  expect((await engine.reply(over))?.line).toEqual([]);

  const wish = { kind: "refute", columns: 3, rows: 3, ratings: [0, 4000] as [number, number] } as const;
  const found = await engine.another(wish, { seed: 7, from: 0, attempts: 2000 });
  expect(found.problem?.kind).toBe("refute");
  expect(await engine.another(wish, { seed: 7, from: 0, attempts: 2000 })).toEqual(found);
  const bad = await caught(engine.another({ ...wish, columns: 99 }, { seed: 7, from: 0, attempts: 1 }));
  expect(bad).toMatchObject({ code: "bad-task", who: "practice" });
}, 30_000);

test("one position by several rules: where they part, by which words, and a line that shows it", async () => {
  const start = { rows: ["..xo.", "xxxoo", "..xo.", "xx.xo", ".xxo."], passes: 2 as const };
  const { control, score } = await newProver().referee({ start, moves: [] }, DEFAULT_BUDGET);
  const engine = new SystemsEngine(systemsWorker);
  const of = { start, rules: ["ljrg" as const, "area" as const, "jrg89" as const], ljrg: { control, score } };
  const found = await engine.compare(of);
  expect(found.done).toBe(true);
  expect(found.rulings.map(({ rules, result }) => `${rules} ${result}`)).toEqual([
    "ljrg B+5",
    "jrg89 jigo",
    "area B+7",
  ]);
  const stages = found.partings.map(({ rules, stage }) => `${rules.join(" ")} ${stage}`);
  expect(stages).toEqual(["ljrg jrg89 dead", "ljrg area whose", "jrg89 area dead"]);
  for (const { clauses, statuses, whose } of found.rulings) {
    expect(clauses.every(({ says, lines }) => says && lines.length === 2)).toBe(true);
    expect([statuses.length, whose.length]).toEqual([25, 25]);
  }
  const line = await engine.line(of, ["ljrg", "jrg89"]);
  expect(line).toMatchObject({ rules: "jrg89", tried: true });
  const walk = walkOf(start, line ?? ({ turns: [] } as never));
  const game = await engine.play("jrg89", walk.start, [...walk.before, ...walk.moves]);
  expect(game.refusal).toBeNull();
  // The line takes a stone that 1989 calls dead.
  expect(game.situations.at(-1)?.whiteCaptives).toBeGreaterThan(0);
  expect((await caught(engine.compare({ ...of, ljrg: null }))).code).toBe("bad-rules");
  expect((await caught(engine.compare({ ...of, start: { rows: ["xx", "xx"] } }))).code).toMatch(/^bad-/);
}, 60_000);
