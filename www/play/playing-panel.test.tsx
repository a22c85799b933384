import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { type CycleOffer, engine } from "../engine/engine.ts";
import { storeOf } from "../kit/store.ts";
import { LJRG, type Rules } from "../table/rules.ts";
import { Cycles, GameRecord } from "./playing-panel.tsx";
import {
  NOTHING_PLAYED,
  type PlayingEvent,
  type PlayingState,
  playingStep,
  turned,
} from "./playing-state.ts";

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

afterEach(cleanup);

const START = { rows: ["...", "...", "..."] };
const MOVES = [{ kind: "play", at: 4 }, { kind: "pass" }, { kind: "pass" }] as const;
const offer = (since: number, more: Partial<CycleOffer> = {}): CycleOffer =>
  ({ since, cleared: [4], playable: [0, 1], ...more }) as CycleOffer;

async function laid(rules: Rules = LJRG) {
  const line = await engine.follow(START, [...MOVES]);
  const store = storeOf<PlayingState, PlayingEvent>(NOTHING_PLAYED, playingStep);
  const acts = { look: vi.fn(), move: vi.fn(), visit: vi.fn(), overlay: vi.fn(), focus: vi.fn() };
  acts.look.mockImplementation((looking) => store.send({ kind: "looked", offer: looking }));
  store.send({ kind: "opened", work: { start: START, moves: [...MOVES], at: 3 }, rules });
  return { store, acts, line };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));

test("the record says whose each move was, and leads to it", async () => {
  const { store, acts, line } = await laid();
  const ways = { judge: vi.fn(), claim: vi.fn() };
  render(<GameRecord store={store} acts={acts} ways={ways} />);
  expect(screen.getByText("Setting it up…")).toBeTruthy();
  act(() => store.send({ kind: "followed", line }));
  expect(button("Move 3, Black: pass").getAttribute("aria-current")).toBe("step");
  press("Have it judged");
  expect(ways.judge).toHaveBeenCalled();
  const first = button("Move 1, Black: b2");
  first.focus();
  press("Move 1, Black: b2");
  expect(acts.visit).toHaveBeenCalledWith(1);
  act(() => store.send({ kind: "visited", at: 1 }));
  // Nobody loses it from under a finger.
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute("aria-current")).toBe("step");
  expect(screen.queryByRole("button", { name: "Have it judged" })).toBeNull();
});

test("where a match says itself how it ends, or other rules do, nothing is offered", async () => {
  const { store, acts, line } = await laid();
  act(() => store.send({ kind: "followed", line }));
  render(<GameRecord store={store} acts={acts} ways={null} />);
  expect(screen.queryByText(/^Play is over/)).toBeNull();
  cleanup();
  const side = () => ({ show() {}, destroy() {} });
  const other = await laid({ ...LJRG, side });
  other.store.send({ kind: "followed", line });
  other.store.send({ kind: "reached", here: { ...line, cycles: [offer(0)] } });
  render(<Cycles store={other.store} acts={other.acts} />);
  expect(screen.queryByRole("region", { name: "Cycle" })).toBeNull();
});

test("a cycle is shown before it is removed; it is removed before a move, not in place of it", async () => {
  const { store, acts, line } = await laid();
  store.send({ kind: "followed", line });
  store.send({ kind: "reached", here: { ...line, cycles: [offer(0)] } });
  render(<Cycles store={store} acts={acts} />);
  const text = () => screen.getByRole("region", { name: "Cycle" }).textContent;
  expect(text()).toContain("then play a stone in the same turn");
  const remove = button("Remove the cycle");
  remove.focus();
  press("Remove the cycle");
  await screen.findByText(/^It began after the start\. The ringed point loses its stone .*: b2\./);
  expect(document.activeElement).toBe(remove);
  button("Leave it").focus();
  await act(() => void press("Leave it"));
  // It is gone, and what was pressed for it has the focus.
  expect(document.activeElement).toBe(remove);
  await act(() => void press("Remove the cycle"));
  press("Remove it and place no stone");
  expect(acts.move).toHaveBeenCalledWith({ kind: "cycle", since: 0 });
});

test("where two cycles end either can be chosen; when all are gone the board takes the focus", async () => {
  const { store, acts, line } = await laid();
  store.send({ kind: "followed", line });
  store.send({ kind: "reached", here: { ...line, cycles: [offer(8), offer(16)] } });
  render(<Cycles store={store} acts={acts} />);
  expect(screen.getByText(/and 2 cycles end here/)).toBeTruthy();
  await act(() => void press("Remove the cycle since move 16"));
  expect(screen.getByText(/^It began after move 16/)).toBeTruthy();
  await act(() => void press("Remove the cycle since move 8"));
  expect(screen.getByText(/^It began after move 8/)).toBeTruthy();
  act(() => button("Leave it").focus());
  act(() => store.send({ kind: "moved", moves: [], line: { ...line, cycles: [] } }));
  expect(acts.focus).toHaveBeenCalled();
});

test("a stone that is laid while a cycle is looked at goes with its removal; moves that no rule allows are cut off", () => {
  const play = { kind: "play", at: 1 } as const;
  expect(turned([play], offer(3))).toEqual([{ kind: "cycle", since: 3, at: 1 }]);
  expect(turned([play], null)).toEqual([play]);
  const state = { moves: [play, play, play], at: 3 } as unknown as PlayingState;
  expect(playingStep(state, { kind: "cut", legal: 2 })).toMatchObject({ moves: [play, play], at: 2 });
});
