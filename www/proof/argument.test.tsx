import { act, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Board, Shown, Situation } from "../engine/engine.ts";
import { type Action, actionsAt, statementAt } from "./answer.ts";
import { Answer } from "./answer-view.tsx";
import { beginPlay, type PlayState, playStep } from "./argument/argument-state.ts";
import { isReading, type JudgeState } from "./argument/judge.ts";
import type { Deed } from "./argument/play.ts";
import { grow } from "./argument/tree.ts";
import { Budget } from "./budget.tsx";
import { Hints } from "./help-view.tsx";
import { TriedTree } from "./tree-view.tsx";

const names = ["a1", "b1", "c1"];
const board = { points: names.map((name, x) => ({ name, x, y: 0 })), edges: [] } as unknown as Board;
const situation = (turn: "black" | "white", at: number | null): Situation =>
  ({
    turn,
    final: false,
    stones: [null, null, null],
    marks: [null, null, null],
    move:
      at === null ? null : { kind: "play", at, color: turn === "black" ? "white" : "black", captured: [] },
  }) as unknown as Situation;

const shown = {
  moves: [0, 1, 2].map((at) => ({ kind: "play", at })),
  course: { board, situations: [situation("white", 0), situation("black", 1), situation("white", 2)] },
  steps: ["Short.", "This is what White answers to it, in many more words than before.", "Last."],
  words: "So the claim fails.",
  expectation: "fails",
  end: null,
} as unknown as Shown;

/** Black, the reader, has given the win away by a1, and what refutes that can be shown. */
function refuted(): PlayState {
  const state = beginPlay(board, situation("black", null), { player: "black", set: [0] }, "claimant", false);
  const answer = {
    line: [{ kind: "play", at: 0 }],
    said: [
      {
        by: "you",
        kept: false,
        headline: "You played a1.",
        words: "It gives the win away.",
        expectedAfter: "fails",
        shown,
      },
    ],
    course: { situations: [situation("black", null), situation("white", 0)] },
    now: { expectation: "fails", verdict: "undecided", end: null, words: "", moves: [] },
  };
  return playStep(state, { kind: "answered", tree: grow(state.tree, answer as never), refusal: null });
}

/** The answer of a host that does what is pressed, with each of its states. */
function Told({ play, act: on }: { play: PlayState; act: (deed: Deed) => void }) {
  const actions: readonly Action[] = actionsAt(play, { another: false, done: false });
  return (
    <Answer
      play={play}
      told={statementAt(play)}
      actions={actions}
      act={on}
      level={3}
      waits=""
      refocus={() => {}}
    />
  );
}

describe("a refutation that is walked", () => {
  const pressed = (deed: Deed, state: PlayState): PlayState =>
    deed.kind === "walk" ? playStep(state, { kind: "walk", walk: deed.walk }) : state;

  test("Next move is one button to the last but one, which keeps the focus, and leads to the end", () => {
    let play = refuted();
    const on = (deed: Deed): void => {
      play = pressed(deed, play);
      view.rerender(<Told play={play} act={on} />);
    };
    const view = render(<Told play={play} act={on} />);
    fireEvent.click(screen.getByRole("button", { name: "Show me" }));
    const next = screen.getByRole("button", { name: "Next move" });
    next.focus();
    for (const step of [2, 3]) {
      fireEvent.click(next);
      expect(screen.getByRole("heading").textContent).toBe(`The sequence, move ${step} of 3.`);
      if (step < 3) expect(document.activeElement).toBe(next);
    }
    expect(screen.queryByRole("button", { name: "Next move" })).toBeNull();
  });

  test("its words have the room of the longest of them", () => {
    const play = playStep(refuted(), { kind: "walk", walk: { kind: "line", shown, step: 1 } });
    const { container } = render(<Told play={play} act={() => {}} />);
    expect(container.querySelector("[data-room]")?.getAttribute("data-room")).toBe(shown.steps[1]);
  });
});

test("hints are opened in their order, and what has ended has none", () => {
  const play = refuted();
  const upTo: number[] = [];
  const look = { hint: (one: number) => upTo.push(one), level: 3, refocus: () => {} } as const;
  const view = render(<Hints play={{ ...play, hintOffered: true }} {...look} />);
  fireEvent.click(screen.getByRole("button", { name: "Hint 2: The goal" }));
  expect(upTo).toEqual([2]);
  const hints = [{ words: "Look at the left.", points: [], rules: [], facts: [] }];
  view.rerender(<Hints play={{ ...play, hints, open: 1 }} {...look} />);
  expect(screen.getByText("Look at the left.")).toBeTruthy();
  view.rerender(<Hints play={{ ...play, settled: true }} {...look} />);
  expect(screen.queryByRole("region", { name: "Hints" })).toBeNull();
});

test("the tree is walked by arrow keys, and Enter goes there", () => {
  const gone: number[] = [];
  render(<TriedTree play={refuted()} visit={(id) => gone.push(id)} level={3} />);
  const [start, move] = screen.getAllByRole("treeitem");
  expect([start?.tabIndex, move?.tabIndex]).toEqual([-1, 0]);
  act(() => move?.focus());
  fireEvent.keyDown(move as Element, { key: "ArrowUp" });
  expect(document.activeElement).toBe(start);
  fireEvent.keyDown(start as Element, { key: "Enter" });
  expect(gone).toEqual([0]);
});

describe("the engine's own proof", () => {
  const of = { start: ".", moves: [], claim: { player: "black", set: "all" } } as const;
  const judge: JudgeState = {
    of: of as never,
    proved: null,
    progress: null,
    running: true,
    stopped: false,
    fault: null,
    decided: false,
    busy: true,
    extendable: false,
  };
  const read = { ...judge, of: { ...of, certificate: "…" } as never };
  const acts = { stop: vi.fn(), goOn: vi.fn(), keep: vi.fn(), links: false };
  const look = { guess: null, fault: "", acts, refocus: () => {}, folded: true };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is stopped, and goes on, by one button", () => {
    const view = render(<Budget judge={judge} {...look} />);
    fireEvent.click(screen.getByRole("button", { name: "Stop the proof" }));
    view.rerender(<Budget judge={{ ...judge, busy: false, running: false, extendable: true }} {...look} />);
    fireEvent.click(screen.getByRole("button", { name: "Continue the proof" }));
    expect([acts.stop, acts.goOn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test("where a stored one is read the seconds are told while it lasts", () => {
    expect([isReading(read), isReading(judge), isReading({ ...read, busy: false })]).toEqual([
      true,
      false,
      false,
    ]);
    const view = render(<Budget judge={read} {...look} />);
    expect(screen.getByText(/^Reading the stored proof\. /)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.getByText(/^Reading the stored proof: 3 s so far\. /)).toBeTruthy();
    view.rerender(<Budget judge={judge} {...look} />);
    expect(screen.queryByText(/Reading/)).toBeNull();
  });

  test("is taken along once it is there", () => {
    const proved = { verdict: "lock", halt: null, known: 3, certificate: null, stored: false } as never;
    render(<Budget judge={{ ...judge, busy: false, decided: true, proved }} {...look} folded={false} />);
    fireEvent.click(screen.getByRole("button", { name: "Save the certificate" }));
    expect(acts.keep).toHaveBeenCalledWith("certificate");
  });
});
