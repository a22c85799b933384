import { describe, expect, test } from "vitest";
import type { Answer, Board, Choice, Color, Expectation, Fact, Remark, Situation } from "../engine/engine.ts";
import { actionsAt, statementAt } from "./answer.ts";
import { Play } from "./argument/play.ts";
import { grow } from "./argument/tree.ts";

const board = { points: ["a1", "b1", "c1", "d1"].map((name) => ({ name, x: 0, y: 0 })) } as Board;
const turnOf = (number: number): Color => (number % 2 === 0 ? "white" : "black");

interface Step {
  choice: Choice;
  kept?: boolean | null;
  expectedAfter?: Expectation;
  verdict?: "refuted";
}

/** White attacks; Black, the reader, defends: his are the even moves. */
function played(steps: Step[], expectation: Expectation, ended: boolean, why: Fact[] = []): Play {
  const situations = [null, ...steps].map((step, number): Situation => {
    const move = step && { ...step.choice, color: turnOf(number - 1) };
    return { turn: turnOf(number), final: false, move, stones: [], marks: [] } as unknown as Situation;
  });
  const said = steps.map(
    ({ kept = null, expectedAfter = expectation, verdict }, index) =>
      ({
        by: index % 2 === 0 ? "engine" : "you",
        kept,
        headline: `Headline ${index + 1}.`,
        words: `Words ${index + 1}.`,
        facts: [{ kind: "said", number: index + 1 }],
        shown: null,
        expectedAfter,
        verdict,
      }) as unknown as Remark,
  );
  const now = {
    expectation,
    end: ended
      ? { words: why.length > 0 ? "Two passes." : "", rule: "E2", facts: why, steps: [], since: null }
      : null,
    words: "",
    moves: [],
  };
  const line = steps.map(({ choice }) => choice);
  const answer = { line, said, refusal: null, course: { situations }, now } as unknown as Answer;
  const asked = { answer: () => Promise.resolve(answer), hints: () => Promise.resolve([]) };
  const start = situations[0] as Situation;
  const play = new Play(board, start, { player: "black", set: [0] }, "claimant", asked, () => {});
  play.replace(grow(play.state.tree, answer));
  return play;
}

const around = { another: true, done: false };
const at = (point: number): Choice => ({ kind: "play", at: point });
const texts = (play: Play): string[] => actionsAt(play.state, around).map(({ text }) => text);
const filled = (play: Play): string[] =>
  actionsAt(play.state, around)
    .filter((action) => action.filled)
    .map(({ text }) => text);

describe("taking back", () => {
  test("what the checker has passed of a mistake is said plainly", () => {
    const bad = { choice: at(1), kept: false, verdict: "refuted" } as const;
    const play = played([{ choice: at(0) }, bad, { choice: at(2) }], "fails", false);
    expect(statementAt(play.state).paragraphs.at(-1)).toBe("Your move 2, b1, gave the win away.");
  });

  test("right after the move that gave the win away it is what comes next", () => {
    const play = played([{ choice: at(0) }, { choice: at(1), kept: false }], "fails", false);
    expect(filled(play)).toEqual(["Undo"]);
    expect(texts(play)).toContain("Play on");
    expect(statementAt(play.state).paragraphs.join(" ")).not.toContain("gave the win away");
  });

  test("after more moves it leads back to the mistake, and the words say which it was", () => {
    const steps = [at(0), at(1), at(2), at(3)].map((choice, index) => ({ choice, kept: index !== 1 }));
    const play = played(steps, "fails", true);
    expect(filled(play)).toEqual(["Undo to move 2"]);
    expect(statementAt(play.state).paragraphs.at(-1)).toBe(
      "The engine expects that your move 2, b1, gave the win away.",
    );
    const back = actionsAt(play.state, around).find(({ text }) => text === "Undo to move 2");
    if (back?.deed.kind === "visit") play.do(back.deed);
    expect(play.state.here.number).toBe(1);
  });

  test("who plays on after a mistake may go back to it at any turn", () => {
    const steps: Step[] = [{ choice: at(0) }, { choice: { kind: "pass" }, kept: false }, { choice: at(2) }];
    const play = played(steps, "fails", false);
    expect(texts(play)).toEqual(["Undo"]);
    expect(filled(play)).toEqual([]);
    expect(statementAt(play.state).paragraphs).toContain(
      "The engine expects that your move 2, a pass, gave the win away.",
    );
  });

  test("where nothing was given away another claim comes first", () => {
    const play = played([{ choice: at(0) }, { choice: at(1), kept: null }], "fails", true);
    expect(filled(play)).toEqual(["Claim another set"]);
    expect(texts(play)).toContain("Undo");
  });

  test("a move that nobody can judge may be taken back, which is not what comes next", () => {
    const steps: Step[] = [
      { choice: at(0) },
      { choice: at(1), kept: null, expectedAfter: "open" },
      { choice: at(2) },
    ];
    const play = played(steps, "open", false);
    expect(texts(play)).toContain("Undo");
    expect(filled(play)).toEqual([]);
  });

  test("where one of those lost it, it leads back to before the first of them", () => {
    const open = { kept: null, expectedAfter: "open" as const };
    const steps: Step[] = [
      { choice: at(0) },
      { choice: at(1), kept: true, expectedAfter: "holds" },
      { choice: at(2) },
      { choice: at(3), ...open },
      { choice: at(0) },
      { choice: at(1), kept: null, expectedAfter: "fails" },
    ];
    const play = played(steps, "fails", false);
    expect(filled(play)).toEqual(["Undo to move 4"]);
    // Nobody knows that it gave anything away.
    expect(statementAt(play.state).paragraphs.join(" ")).not.toContain("gave the win away");
  });

  test("who has won has nothing to take back", () => {
    const play = played([{ choice: at(0) }, { choice: at(1), kept: true }], "holds", true);
    expect(texts(play).join(" ")).not.toContain("Undo");
  });
});

test("where the page says what follows from the end, its reason is folded and nothing is played on", () => {
  const play = played([{ choice: at(0) }, { choice: at(1), kept: true }], "holds", true);
  const closed = statementAt(play.state, null, "", true, true);
  expect([closed.headline, closed.paragraphs, closed.folded]).toEqual(["Headline 2.", [], ["Words 2."]]);
  const lesson = { another: false, done: true, oneSide: true };
  expect(actionsAt(play.state, lesson).map(({ text }) => text)).not.toContain("Play on");
});

test("an end is told with its clause, unless the move has told it already", () => {
  const paragraphs = (number: number): string[] =>
    statementAt(played([{ choice: at(1) }], "open", true, [{ kind: "said", number }]).state).paragraphs;
  expect(paragraphs(2)).toContain("Two passes. (E2)");
  expect(paragraphs(1)).not.toContain("Two passes. (E2)");
});
