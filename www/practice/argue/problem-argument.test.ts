/** A whole argument against an engine that can be told what to know: what is judged, what it costs, when it is enough. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Expectation, Question, Remark, Situation } from "../../engine/engine.ts";
import * as light from "../../engine/generated/loja.js";
import type { Problem } from "../../kinds/problem.ts";
import type { TrainerNews } from "../../kinds/trainer.ts";
import { ahead, amissIn, mayPlay, solutionIn, unplayableWords } from "./argue-state.ts";
import { ProblemArgument } from "./problem-argument.ts";
import { openWords } from "./solved.ts";

/** What the engine says after each of the reader's moves, each time it is asked; the last one stays. */
let script: Expectation[][] = [];
let asked: number[] = [];
let replies = true;

const { prover } = vi.hoisted(() => ({ prover: { prove: vi.fn(), answer: vi.fn(), hints: vi.fn() } }));

vi.mock("../../engine/engine.ts", () => ({
  engine: { follow: light.follow, stage: light.stage, claiming: light.claiming },
  prover,
  DEFAULT_BUDGET: { nodes: 1, megabytes: 1 },
  EngineError: class extends Error {},
  troubleWords: String,
}));

const LADDERS = new URL("../../../tutorials/practice/", import.meta.url);
const PROBLEM = readdirSync(LADDERS)
  .filter((name) => name.startsWith("refute"))
  .flatMap((name) => readFileSync(new URL(name, LADDERS), "utf8").split("\n").filter(Boolean))
  .map((text) => JSON.parse(text) as Problem)
  .find(({ line }) => (line?.length ?? 0) > 4) as Problem;

let argument: ProblemArgument;
let news: TrainerNews[] = [];
const judgements = (): boolean[] => news.flatMap((one) => (one.kind === "judged" ? [one.right] : []));
const play = () => argument.begun?.play as NonNullable<ProblemArgument["begun"]>["play"];

const now = () => argument.store.state;

/** The engine passes whenever it has the turn. */
async function told(_: unknown, { line, move, you }: Question) {
  const worst = argument.begun?.play.state.tree.tried[0]?.situation as Situation;
  const turns = [...line, ...(move ? [move] : [])];
  const number = turns.filter((_, index) => index % 2 === 0).length - 1;
  const known = script[number] ?? [];
  const after = (move ? known[Math.min(asked[number] ?? 0, known.length - 1)] : undefined) ?? "open";
  if (move) asked[number] = (asked[number] ?? 0) + 1;
  const one = (by: Remark["by"], choice: Choice): Remark => ({
    color: you === "black" ? "black" : "white",
    choice,
    by,
    expectedBefore: "open",
    expectedAfter: after,
    verdict: "undecided",
    kept: null,
    headline: "",
    outcome: "",
    words: "",
    rules: [],
    facts: [],
    shown: null,
  });
  const pass: Choice = { kind: "pass" };
  const waits = (line.length % 2 === 0) === (you !== worst.turn);
  const answers = replies && (move ? after !== "holds" : waits);
  const whole = answers ? [...turns, pass] : turns;
  const said = [...(move ? [one("you", move)] : []), ...(answers ? [one("engine", pass)] : [])];
  const situations = [
    worst,
    ...whole.map((_, n) => ({ ...worst, turn: n % 2 ? worst.turn : other(worst.turn) })),
  ];
  const now = {
    turn: you,
    verdict: "undecided",
    expectation: after,
    end: null,
    distance: null,
    best: null,
    moves: [],
    words: "",
  };
  return { line: whole, refusal: null, course: { situations }, said, now };
}
const other = (color: string): string => (color === "black" ? "white" : "black");

/** Plays on some point; what comes of it is in the script. */
async function move(name?: string): Promise<void> {
  const { board, here } = play().state;
  const at = name
    ? board.points.findIndex((point) => point.name === name)
    : (here.situation.playable[0] ?? 0);
  argument.press({ kind: "play", at });
  await vi.waitFor(() => expect(play().state.thinking).toBe(false));
}

beforeAll(() => {
  const wasm = new URL("../../engine/generated/loja_bg.wasm", import.meta.url);
  light.initSync({ module: readFileSync(wasm) });
});

beforeEach(async () => {
  [asked, news, replies] = [[], [], true];
  prover.prove.mockResolvedValue({ verdict: "refuted", halt: null });
  prover.answer.mockImplementation(told);
  argument = new ProblemArgument(PROBLEM, (one) => news.push(one));
  await argument.open();
  await vi.waitFor(() => expect(argument.begun?.argument.judge.decided).toBe(true));
});

const [RIGHT = ""] = PROBLEM.solutions;

test("three right moves are enough", async () => {
  script = [["fails"], ["fails"], ["fails"]];
  for (const name of [RIGHT, undefined, undefined]) await move(name);
  expect(judgements()).toEqual([true, true, true]);
  expect(now().closing).toContain("Three right moves");
});

test("a second move that is open at first is judged when the engine has looked longer", async () => {
  script = [["fails"], ["open", "open", "holds"]];
  await move(RIGHT);
  await move();
  expect(asked[1]).toBe(3);
  expect(judgements()).toEqual([true, false]);
  expect(amissIn(now())?.remark?.kept).toBe(false);
  expect(now().closing).toBeNull();
  // A press now says what comes first.
  expect([mayPlay(now()), unplayableWords(now())]).toEqual([false, "Undo your move first."]);
});

test("a pass that gives the win away after a right move costs nothing, and is to be taken back", async () => {
  script = [["fails"], ["holds"]];
  await move(RIGHT);
  argument.press({ kind: "pass" });
  await vi.waitFor(() => expect(play().state.thinking).toBe(false));
  expect(judgements()).toEqual([true]);
  expect(amissIn(now())?.choice?.kind).toBe("pass");
  expect(now().charged).toBeNull();
  expect(openWords(play().state, now().wanted, now().charged)).toMatch(
    /^It was too early to pass: .* passing too early costs nothing/,
  );
  // Where it was missed before, nothing can cost any more.
  expect(openWords(play().state, now().wanted, 0)).toMatch(/too early to pass/);
  expect(openWords(play().state, now().wanted, 0)).not.toContain("costs nothing");
});

test("a point that gives the win away after a right move is charged, and the same rule is told", async () => {
  script = [["fails"], ["holds"]];
  await move(RIGHT);
  await move();
  expect(judgements()).toEqual([true, false]);
  expect(now().charged).toBe(amissIn(now())?.id);
  const told = /^Your first move was right\. .* passing too early costs nothing, but a move .* counts\.$/;
  expect(openWords(play().state, now().wanted, now().charged)).toMatch(told);
  // Whatever goes wrong after it is not charged any more.
  expect(openWords(play().state, now().wanted, -1)).toBe("");
});

test("the solution that is shown can be walked again from the question, and is not called solved", async () => {
  await argument.reveal();
  expect(now().closing).toMatch(/^This would have solved it/);
  expect(solutionIn(now())).not.toBeNull();
  argument.restart();
  expect(play().state.walk).toBeNull();
  expect(ahead(now())).toMatchObject({ kind: "walk", walk: { kind: "line", step: 1 } });
});

test("one that stays open costs nothing, is said to, and can be gone on from or taken back", async () => {
  script = [["fails"], ["open"], ["open"]];
  await move(RIGHT);
  const place = play().state.tree.at;
  await move();
  expect(asked[1]).toBe(5);
  expect(judgements()).toEqual([true]);
  expect([amissIn(now()), now().closing, mayPlay(now())]).toEqual([null, null, true]);
  expect(openWords(play().state, now().wanted)).toContain("costs nothing");
  play().visit(place);
  expect(openWords(play().state, now().wanted)).toBe("");
  // On from there, what is left is enough after a third.
  play().visit(play().state.tree.tried.length - 1);
  await move();
  expect(now().closing).toContain("not decided here");
  expect(judgements()).toEqual([true]);
});

test("where the win is gone after an open move, nothing is charged, and the open one is taken back", async () => {
  script = [["fails"], ["open"], ["holds"]];
  await move(RIGHT);
  await move();
  const open = play().state.tree.tried.find(({ parent, remark }) => parent !== 0 && remark?.by === "you");
  await move();
  expect(judgements()).toEqual([true]);
  expect(amissIn(now())?.id).toBe(open?.id);
  expect([mayPlay(now()), now().closing]).toEqual([false, null]);
  expect(openWords(play().state, now().wanted)).toContain("Undo it");
});

test("a right move after an open one counts, and then nothing is open", async () => {
  script = [["fails"], ["open"], ["fails"]];
  for (const name of [RIGHT, undefined]) await move(name);
  await move();
  expect(judgements()).toEqual([true, true]);
  expect([now().closing, openWords(play().state, now().wanted)]).toEqual([null, ""]);
});

test("an engine that has no reply to an open move leaves nobody to play against", async () => {
  script = [["fails"], ["open"]];
  await move(RIGHT);
  replies = false;
  await move();
  expect(now().closing).toContain("not decided here");
});

test("when it is done nothing is judged any more on the other side", async () => {
  script = [["fails"], ["fails"], ["fails"]];
  for (const name of [RIGHT, undefined, undefined]) await move(name);
  argument.side();
  await vi.waitFor(() => expect(mayPlay(now())).toBe(true));
  const { length } = play().state.tree.tried;
  await move();
  expect(play().state.tree.tried.length).toBeGreaterThan(length);
  expect(judgements()).toEqual([true, true, true]);
  expect(news.filter(({ kind }) => kind === "done")).toHaveLength(1);
});
