import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newGame } from "../../address/game-address.ts";
import type { Line } from "../../engine/engine.ts";
import type { Thought } from "../../engine/opponent.ts";
import type { WholeGame } from "../whole-game.ts";
import { EnginePlayer } from "./engine-player.ts";

const { think, referee } = vi.hoisted(() => ({ think: vi.fn(), referee: vi.fn() }));
vi.mock("../../engine/opponent.ts", () => ({ opponent: { think } }));
vi.mock("../../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../../engine/engine.ts")>()),
  prover: { referee },
}));

interface Asked {
  signal: AbortSignal;
  onProgress: (sofar: Thought) => void;
  done: (thought: Thought) => void;
  fail: (error: Error) => void;
}

let asked: Asked[] = [];
beforeEach(() => {
  asked = [];
  think.mockReset();
  think.mockImplementation(
    (_of, _time, watch: Pick<Asked, "signal" | "onProgress">) =>
      new Promise<Thought>((done, fail) => {
        asked.push({ ...watch, done, fail });
      }),
  );
  referee.mockReset();
});
afterEach(cleanup);

const game = (part: Partial<WholeGame> = {}): WholeGame => ({
  ...newGame(),
  engine: { person: "other", level: "steady" },
  black: "other",
  start: { rows: ["..."], komi: 0 },
  moves: [],
  ...part,
});

const LINE = {
  board: { points: ["a1", "b1", "c1"].map((name) => ({ name })) },
  situations: [{ turn: "black" }],
} as unknown as Line;

const thought = (part: Partial<Thought> = {}): Thought =>
  ({
    move: { kind: "play", at: 1 },
    considered: [{ at: 1 }],
    line: [1, 2],
    ground: "search",
    lead: 2,
    wins: 600,
    playouts: 40,
    most: 100,
    settling: false,
    resigns: false,
    ...part,
  }) as unknown as Thought;

function seated(part: Partial<WholeGame> = {}) {
  const on = { onMove: vi.fn(), onResign: vi.fn(), onColour: vi.fn(), onList: vi.fn() };
  const player = new EnginePlayer(on);
  render(<div>{player.view()}</div>);
  const here = (now: Partial<WholeGame>, stage: "colour" | "play" | "settle" = "play") =>
    act(() => player.update({ line: LINE, game: game({ ...part, ...now }), stage, scheme: "dead" }));
  here({});
  return { ...on, player, here };
}

const place = () => screen.getByRole("region", { name: "The engine" }).textContent;

test("it thinks in sight, and plays what it has found when it is told to", async () => {
  const { onMove } = seated();
  expect(screen.getByRole("status").textContent).toBe("The engine is thinking.");
  const now = screen.getByRole("button", { name: "Play now" });
  // Nothing is found yet.
  fireEvent.click(now);
  expect(onMove).not.toHaveBeenCalled();
  act(() => asked[0]?.onProgress(thought()));
  expect(place()).toContain("It is looking at b1: 40 of 100 games.");
  expect(place()).toContain("Best sequence: b1 c1");
  now.focus();
  await act(async () => void fireEvent.click(now));
  expect(onMove).toHaveBeenCalledWith({ kind: "play", at: 1 });
  expect(asked[0]?.signal.aborted).toBe(true);
  // The button is gone, and what it came to has the focus.
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("an answer about a position that is gone is dropped, and what it said of a move goes with the move", async () => {
  const { onMove, here } = seated();
  await act(async () => asked[0]?.done(thought()));
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(place()).toContain("by an estimate from 40 games");
  here({ moves: [{ kind: "pass" }, { kind: "pass" }] });
  here({ moves: [] });
  await act(async () => asked[1]?.done(thought()));
  expect(onMove).toHaveBeenCalledTimes(1);
  await act(async () => asked[2]?.done(thought()));
  expect(onMove).toHaveBeenCalledTimes(2);
});

test("against a weak level what it expects is told to those who ask", async () => {
  seated({ engine: { person: "other", level: "easy" } });
  act(() => asked[0]?.onProgress(thought()));
  expect(place()).not.toContain("Best line");
  expect(document.querySelector("details")?.hidden).toBe(true);
  await act(async () => asked[0]?.done(thought()));
  expect(screen.getByRole("status").textContent).toBe("");
  expect(document.querySelector("details")?.hidden).toBe(false);
  expect(document.querySelector("details p")?.textContent).toContain("Best sequence: b1 c1");
});

test("it resigns, and takes the colour that wins more than half of the games", async () => {
  const { onResign, onMove } = seated();
  await act(async () => asked[0]?.done(thought({ resigns: true })));
  expect(onResign).toHaveBeenCalledWith("black");
  expect(onMove).not.toHaveBeenCalled();
  cleanup();
  const other = seated({ black: null, chose: "one", moves: [{ kind: "pass" }] });
  other.here({ black: null, chose: "one" }, "colour");
  expect(screen.getByRole("status").textContent).toBe("The engine is choosing a colour.");
  await act(async () => asked.at(-1)?.done(thought({ wins: 400 })));
  expect(other.onColour).toHaveBeenCalledWith("white");
});

test("what fails can be tried again", async () => {
  const { onMove } = seated();
  await act(async () => asked[0]?.fail(new TypeError("no worker")));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("status").textContent).toBe("The engine is thinking.");
  await act(async () => asked[1]?.done(thought()));
  expect(onMove).toHaveBeenCalledTimes(1);
});

test("at the end the referee looks while it waits for the reader’s list, and is asked once", async () => {
  const signals: AbortSignal[] = [];
  const fails: ((error: Error) => void)[] = [];
  referee.mockImplementation((_of, _budget, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_, fail) => fails.push(fail));
  });
  const { here } = seated({ black: "one" });
  const moves = [{ kind: "pass" }, { kind: "pass" }] as WholeGame["moves"];
  here({ moves }, "settle");
  expect(place()).toContain("The engine will name what is dead when your list is ready.");
  fireEvent.click(screen.getByRole("button", { name: "Begin with the engine’s list" }));
  expect(place()).toContain("The engine is asking the referee what is dead.");
  here({ moves, lists: { black: { dead: [], neutral: [] }, white: null } }, "settle");
  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  await act(async () => fails[0]?.(new TypeError("no worker")));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(signals).toHaveLength(2);
  // Who plays on needs no judgement.
  here({ moves: [] });
  expect(signals[1]?.aborted).toBe(true);
});
