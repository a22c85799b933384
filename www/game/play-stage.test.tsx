import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { newGame } from "../address/game-address.ts";
import type { Line } from "../engine/engine.ts";
import { storeOf } from "../kit/store.ts";
import { NOTHING_PLAYED, type PlayingEvent, type PlayingState, playingStep } from "../play/playing-state.ts";
import { Links } from "./links.tsx";
import { PlayStage, type PlayStageProps } from "./play-stage.tsx";
import { NO_PLAY, stepPlay } from "./play-state.ts";
import type { WholeGame } from "./whole-game.ts";

afterEach(cleanup);

const whole = (part: Partial<WholeGame> = {}): WholeGame => ({
  ...newGame(),
  names: { one: "Anna", other: "Ben" },
  way: "agreed",
  black: "one",
  start: { rows: ["..", ".."], komi: 2 },
  moves: [{ kind: "play", at: 0 }, { kind: "pass" }],
  ...part,
});

const situation = (turn: "black" | "white", move: unknown) => ({
  turn,
  move,
  final: false,
  passCount: 0,
  marks: [],
  stones: [],
  blackCaptives: 2,
  whiteCaptives: 0,
  line: "0 0 b 0",
});
const LINE = {
  board: { points: ["a2", "b2", "a1", "b1"].map((name) => ({ name })) },
  situations: [
    situation("black", null),
    situation("white", { kind: "play", color: "black", at: 0, captured: [], ko: false }),
    situation("black", { kind: "pass", color: "white" }),
  ],
} as unknown as Line;

function played(game: WholeGame = whole()) {
  const on = {
    visit: vi.fn(),
    onControl: vi.fn(),
    onBack: vi.fn(),
    onAskBack: vi.fn(),
    onEnded: vi.fn(),
    onNote: vi.fn(),
  };
  const store = storeOf(NO_PLAY, stepPlay);
  store.send({ kind: "wound", allowance: null });
  store.send({ kind: "laid", game });
  // The referee’s table, which is no view yet.
  const table = document.createElement("div");
  const status = document.createElement("div");
  status.className = "status";
  table.append(status);
  const playing = {
    store: storeOf<PlayingState, PlayingEvent>(NOTHING_PLAYED, playingStep),
    acts: { look: vi.fn(), move: vi.fn(), visit: vi.fn(), overlay: vi.fn(), focus: vi.fn() },
  };
  const props: PlayStageProps = {
    ...on,
    game,
    line: LINE,
    store,
    table,
    playing,
  };
  const view = (now: WholeGame) => <PlayStage {...props} game={now} />;
  const { rerender } = render(view(game));
  return {
    ...on,
    store,
    playing,
    change: (part: Partial<WholeGame>) => rerender(view({ ...game, ...part })),
  };
}

const button = (name: string) => screen.getByRole("button", { name });

test("taking back is asked for, and the focus goes to the answer and back", () => {
  const { onAskBack, onBack, change } = played();
  button("Undo").focus();
  fireEvent.click(button("Undo"));
  expect(onAskBack).toHaveBeenCalledWith({ by: "white", to: 1 });
  change({ back: { by: "white", to: 1 } });
  expect(screen.getByText(/^Ben would like to undo move 2\. White passes\./)).toBeTruthy();
  expect(document.activeElement).toBe(button("Anna says yes"));
  fireEvent.click(button("Anna says yes"));
  expect(onBack).toHaveBeenCalledWith(1);
  change({ back: null });
  expect(screen.queryByRole("button", { name: "No" })).toBeNull();
});

test("who is not asked can only take the wish back", () => {
  played(whole({ reader: "other", back: { by: "white", to: 1 } }));
  expect(screen.getByText(/Send the link for the answer/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /says yes/ })).toBeNull();
  expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
});

test("a cycle is offered to who may move, and to nobody else", () => {
  const { playing, change } = played();
  const line = { ...LINE, cycles: [{ since: 1, cleared: [0], playable: [] }] } as unknown as Line;
  act(() => playing.store.send({ kind: "followed", line }));
  act(() => playing.store.send({ kind: "reached", here: line }));
  expect(screen.getByRole("region", { name: "Cycle" })).toBeTruthy();
  change({ back: { by: "black", to: 1 } });
  expect(screen.queryByRole("region", { name: "Cycle" })).toBeNull();
});

test("an earlier move is only looked at", () => {
  const { store, visit } = played();
  act(() => store.send({ kind: "looked", at: 1 }));
  expect(screen.getByText("You are viewing move 1 of 2. Black plays a2.")).toBeTruthy();
  fireEvent.click(button("Back to the game"));
  expect(visit).toHaveBeenCalledWith(2);
});

test("nobody resigns by one press", () => {
  const { onEnded } = played();
  fireEvent.click(button("Resign"));
  fireEvent.click(button("Play on"));
  fireEvent.click(button("Resign"));
  expect(onEnded).not.toHaveBeenCalled();
  fireEvent.click(button("Yes, Anna resigns"));
  expect(onEnded).toHaveBeenCalledWith({ loser: "black", by: "resigned" });
});

test("a note belongs to the move at which it was begun, whatever is looked at meanwhile", () => {
  const { store, onNote } = played(whole({ notes: new Map([[1, "a corner"]]) }));
  const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "A note on move 2" });
  fireEvent.input(note, { target: { value: "why pass?" } });
  act(() => store.send({ kind: "looked", at: 1 }));
  expect(note.value).toBe("why pass?");
  fireEvent.blur(note);
  expect(onNote).toHaveBeenCalledWith(2, "why pass?");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "A note on move 1" }).value).toBe(
    "a corner",
  );
});

test("clocks stand in the table, and who has no time left has lost", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const { store, onEnded } = played();
  const allowance = { main: 60_000, periods: 0, period: 0 };
  act(() => {
    store.send({ kind: "wound", allowance });
    store.send({ kind: "laid", game: whole() });
  });
  expect(screen.getByRole("columnheader", { name: "Time left" })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(61_000));
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(onEnded).toHaveBeenCalledWith({ loser: "black", by: "time" });
  vi.useRealTimers();
});

test("a link is copied for each, and what was said of it goes with the game that it holds", async () => {
  const writeText = vi.fn(() => Promise.reject(new Error("no clipboard")));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const links = { waiting: false, linkFor: async () => "a link", onReader: vi.fn(), onSgf: vi.fn() };
  const game = whole();
  const { rerender } = render(<Links game={game} {...links} />);
  await act(async () => void fireEvent.click(button("Copy link for White")));
  // Who gives White a link has Black from then on.
  expect(links.onReader).toHaveBeenCalledWith("one");
  expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "The link to copy" })).value).toBe(
    "a link",
  );
  rerender(<Links game={{ ...game }} {...links} />);
  expect(screen.queryByRole("textbox", { name: "The link to copy" })).toBeNull();
  rerender(<Links game={whole({ engine: { person: "other", level: "easy" } })} {...links} />);
  expect(screen.queryByRole("button", { name: /^Copy link/ })).toBeNull();
  vi.unstubAllGlobals();
});
