import { expect, test } from "vitest";
import type { Board, Remark, Situation, Verdict } from "../../engine/engine.ts";
import { Play } from "../../proof/argument/play.ts";
import { grow, learn } from "../../proof/argument/tree.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import { actionsFor, saidAt } from "./live-answer.ts";

const board = { points: [{ name: "a1", x: 0, y: 0 }] } as Board;
const situation = (number: number): Situation =>
  ({
    turn: number % 2 ? "black" : "white",
    final: false,
    stones: [null],
    marks: [null],
    playable: [],
    move: number
      ? { kind: "play", color: number % 2 ? "white" : "black", at: 0, captured: [], ko: false }
      : null,
  }) as unknown as Situation;

/** One move of White's, after which the place is settled as told. */
function ended(verdict: Verdict, { both = false, kept = true, settled = true } = {}): Play {
  const asked = { answer: () => new Promise<never>(() => {}), hints: () => new Promise<never>(() => {}) };
  const play = new Play(board, situation(0), { player: "black", set: [0] }, "refuter", asked, () => {}, both);
  const expectation = verdict === "lock" ? "holds" : "fails";
  const remark = {
    by: "you",
    kept,
    expectedAfter: expectation,
    verdict,
    headline: "You played a1. The claim is refuted.",
    outcome: "The claim is refuted.",
    words: "It is so.",
    facts: [{ kind: "so" }],
  };
  const end = {
    over: false,
    steps: [{ words: "It is so.", points: [] }],
    words: "It is so.",
    facts: [{ kind: "so" }],
    eyes: [],
  };
  const now = { verdict, expectation, end: settled ? end : null, moves: [], words: "" } as never;
  play.replace(
    grow(play.state.tree, {
      line: [{ kind: "play", at: 0 }],
      refusal: null,
      course: { board, situations: [situation(0), situation(1)], refusal: null, cycles: [] },
      said: [remark as unknown as Remark],
      now,
    }),
  );
  return play;
}

const texts = (play: Play, another = false): string[] =>
  actionsFor(play.state, another).map(({ text, filled }) => (filled ? `[${text}]` : text));

test("the headline tells what came of a move, and a press that is no move leaves it so", () => {
  const play = ended("refuted");
  expect(saidAt(play.state).headline).toBe("The claim is refuted.");
  const refused = { ...play.state, refusal: { rule: "B4.2", message: "a stone stands there", points: [0] } };
  expect(saidAt(play.state).headline).toBe("The claim is refuted.");
  expect(deskOfPlay(refused).refused).toBe("Not possible: a stone stands there (B4.2).");
});

test("at an end there is the other side, and the same again", () => {
  expect(texts(ended("refuted"))).toEqual(["Play as Black", "Start again"]);
  expect(texts(ended("refuted"), true)).toEqual(["[Claim another set]", "Play as Black", "Start again"]);
});

test("who lost may take back first; who plays both has no side to change", () => {
  expect(texts(ended("lock", { kept: false }))).toEqual(["[Undo]", "Play as Black", "Start again"]);
  expect(texts(ended("refuted", { both: true }))).toEqual(["Start again"]);
});

test("before an end nothing of it is offered", () => {
  expect(texts(ended("lock", { kept: false, settled: false }))).toEqual(["[Undo]", "Play on"]);
});

test("starting again goes to the beginning and says nothing of the end", () => {
  const play = ended("refuted");
  play.replace(
    learn(play.state.tree, 0, {
      verdict: "refuted",
      expectation: "fails",
      end: null,
      moves: [],
      words: "",
    } as never),
  );
  const again = actionsFor(play.state, false).find(({ text }) => text === "Start again");
  if (again?.deed.kind === "anew") play.do(again.deed);
  expect(play.state.tree.at).toBe(0);
  expect(texts(play)).toEqual([]);
});
