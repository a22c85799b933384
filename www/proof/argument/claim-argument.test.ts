import { beforeEach, expect, test } from "vitest";
import type {
  Answer,
  Choice,
  Color,
  Proved,
  Prover,
  Question,
  Remark,
  Situation,
  Stage,
  Verdict,
} from "../../engine/engine.ts";
import { ClaimArgument, type OnArgument } from "./claim-argument.ts";
import { grow } from "./tree.ts";

const PASS: Choice = { kind: "pass" };
const at = (point: number): Choice => ({ kind: "play", at: point });
const turnOf = (number: number): Color => (number % 2 === 0 ? "white" : "black");
const situation = (number: number): Situation =>
  ({
    turn: turnOf(number),
    final: false,
    move: number > 0 ? { color: turnOf(number - 1) } : null,
  }) as Situation;

const stage = { board: { points: [] }, steps: [{ situation: situation(0) }] } as unknown as Stage;
const claim = { player: "black", set: [3, 5] } as const;

let events: string[] = [];
let asked: Question[] = [];
/** After so many moves the claim is settled so. */
let ends: { at: number; verdict: Verdict } | null = null;
let proofs: ((proved: Proved) => void)[] = [];

/** It passes whenever it has the turn. */
function answer(_: unknown, question: Question): Promise<Answer> {
  asked.push(question);
  const { line, move, you, reply } = question;
  const made = [...line, ...(move ? [move] : [])];
  const said = move ? [{ by: "you", kept: true, expectedAfter: "fails" } as Remark] : [];
  if (turnOf(made.length) !== you && reply !== "never") {
    made.push(PASS);
    said.push({ by: "engine", expectedAfter: "fails" } as Remark);
  }
  const situations = Array.from({ length: made.length + 1 }, (_, number) => situation(number));
  const end = ends && made.length >= ends.at ? { over: false, steps: [], words: "" } : null;
  const verdict = ends?.verdict ?? "undecided";
  const expectation = { lock: "holds", refuted: "fails", undecided: "open" }[verdict];
  const now = { verdict, expectation, end, moves: [] } as unknown as Answer["now"];
  return Promise.resolve({
    line: made,
    said,
    refusal: null,
    course: { situations } as Answer["course"],
    now,
  });
}

const prover = {
  prove: () => new Promise<Proved>((settle) => proofs.push(settle)),
  answer,
  hints: () => Promise.resolve([]),
} as unknown as Prover;

function argue(onDecided = (): void => {}): ClaimArgument {
  const told: OnArgument = {
    moved: (made) => events.push(`moved ${made.map(({ number }) => number).join(" ")}`),
    settled: ({ verdict, won, again }) => events.push(`settled ${verdict} ${won} ${again}`),
    played: (news) => events.push(news),
    decided: ({ verdict }) => {
      events.push(`decided ${verdict}`);
      onDecided();
    },
  };
  return new ClaimArgument({ start: "", moves: [], claim, stage }, prover, told, (judge) => judge);
}
const calm = (): Promise<void> => new Promise((done) => setTimeout(done));
async function found(verdict: Verdict): Promise<void> {
  proofs.shift()?.({ verdict, halt: null } as Proved);
  await calm();
}

beforeEach(() => {
  [events, asked, proofs, ends] = [[], [], [], null];
});

test("the claim is argued as it was made, and the worst case is where it starts", () => {
  const argument = argue();
  expect(argument.proofOf.claim).toEqual({ player: "black", set: [3, 5] });
  expect([argument.play, argument.line, argument.acts]).toEqual([null, [], {}]);
  expect(argument.press(at(1))).toBeNull();
  expect(argument.take("claimant").state.here.situation).toBe(stage.steps[0]?.situation);
});

test("the reader’s move and its reply are told once, before they are shown", async () => {
  const argument = argue();
  argument.take("refuter");
  argument.press(at(1));
  await calm();
  expect(events).toEqual(["thinking", "seen", "moved 1 2", "move"]);
  expect(argument.line).toEqual([at(1), PASS]);
  events = [];
  argument.play?.beside(-1)?.();
  argument.play?.beside(1)?.();
  expect(events).toEqual(["visit", "visit"]);
});

test("a press before anything was there is the first move, unless the engine begins or a line leads on", async () => {
  const first = argue();
  first.take("refuter");
  await first.begin([], at(1));
  await calm();
  expect(first.line).toEqual([at(1), PASS]);
  const second = argue();
  second.take("claimant");
  await second.begin([], at(1));
  expect(second.line).toEqual([PASS]);
  const third = argue();
  third.take("refuter");
  await third.begin([at(2), PASS], at(1));
  expect(third.line).toEqual([at(2), PASS]);
});

test("a press is refused while a line is told, and when it is the engine’s turn", async () => {
  const argument = argue();
  const play = argument.take("claimant");
  expect([argument.mayPlay, argument.press(at(1))]).toEqual([false, "turn"]);
  void argument.begin([]);
  // While the engine thinks, a press waits for its reply.
  expect([argument.mayPlay, argument.press(at(7))]).toEqual([true, null]);
  await calm();
  await calm();
  expect(argument.line.slice(0, 2)).toEqual([PASS, at(7)]);
  play.visit(1);
  expect(argument.mayPlay).toBe(true);
  play.startWalk({ kind: "line", shown: { moves: [at(1)], course: { situations: [] } } as never, step: 0 });
  expect(argument.press(at(1))).toBe("told");
  play.stopWalk();
  expect([argument.press(at(1)), argument.mayPlay, argument.press(at(2))]).toEqual([null, true, null]);
  await calm();
  await calm();
  expect(argument.line.filter(({ kind }) => kind === "play")).toEqual([at(1), at(2)]);
});

test("an end is told as the reader’s, and not as new when he comes back to it", async () => {
  ends = { at: 2, verdict: "refuted" };
  const argument = argue();
  argument.take("refuter");
  argument.press(at(1));
  await calm();
  expect(events).toEqual(["thinking", "seen", "moved 1 2", "settled refuted true false", "move"]);
  events = [];
  argument.play?.visit(0);
  argument.play?.visit(2);
  expect(events).toEqual(["visit", "settled refuted true true", "visit"]);
});

test("what the proof finds is told once, and then asked about where the reader looks", async () => {
  const argument = argue();
  argument.take("refuter");
  argument.press(at(1));
  await calm();
  argument.prove();
  await found("undecided");
  argument.judge.goOn();
  await found("undecided");
  expect(events.filter((one) => one.startsWith("decided"))).toEqual(["decided undecided"]);
  const before = asked.length;
  argument.judge.goOn();
  await found("refuted");
  expect(events).toContain("decided refuted");
  expect(asked.slice(before).map(({ reply }) => reply)).toEqual(["never"]);
});

test("who closes it on hearing what was found has nothing asked any more", async () => {
  const argument = argue(() => argument.close());
  argument.take("refuter");
  argument.press(at(1));
  await calm();
  argument.prove();
  const before = asked.length;
  await found("refuted");
  expect(events).toContain("decided refuted");
  expect(asked.length).toBe(before);
});

test("a tree that is put in place of the other was not played just now", async () => {
  const argument = argue();
  const play = argument.take("refuter");
  argument.press(at(1));
  await calm();
  events = [];
  const more = await answer(null, { line: [at(1), PASS], move: at(2), you: "white", reply: "kept" });
  play.replace(grow(play.state.tree, more));
  expect(argument.line).toHaveLength(4);
  argument.press(at(3));
  await calm();
  expect(events).toEqual(["thinking", "seen", "moved 5 6", "move"]);
});

test("somebody else may answer for the proof, and both sides may be the reader’s", async () => {
  const other: Question[] = [];
  const argument = new ClaimArgument(
    { start: "", moves: [], claim, stage },
    prover,
    { played: () => {} },
    (judge) => ({
      answer: (question) => {
        other.push(question);
        return answer(null, question);
      },
      hints: (line, signal) => judge.hints(line, signal),
    }),
  );
  argument.take("both");
  argument.press(at(1));
  await calm();
  expect([other.length, argument.play?.state.both, argument.acts.side]).toEqual([1, true, null]);
  expect(argument.line).toEqual([at(1)]);
});

test("once closed it tells nothing more", async () => {
  const argument = argue();
  argument.take("refuter");
  argument.prove();
  argument.press(at(1));
  events = [];
  argument.close();
  await found("lock");
  expect(events).toEqual([]);
});
