import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newGame } from "../../address/game-address.ts";
import { engine } from "../../engine/engine.ts";
import type { WholeGame } from "../whole-game.ts";
import { ArgueStage, type TwoBoards } from "./argue-stage.tsx";
import { Dispute } from "./dispute.ts";
import type { Item } from "./settlement.ts";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../../engine/ways/ways.ts", () => import("../../test/in-process.ts"));
// Nobody judges: the claim is the smallest one, and moves wait for the arbiter.
const { prove } = vi.hoisted(() => ({ prove: vi.fn() }));
vi.mock("../../engine/engine.ts", async (original) => ({
  ...(await original<object>()),
  prover: { prove, answer: () => new Promise(() => {}), hints: async () => [], release: () => {} },
}));

afterEach(cleanup);
beforeEach(() => {
  prove.mockReset();
  prove.mockReturnValue(new Promise(() => {}));
});

// Two walls, and a white stone that dies in Black's part.
const ROWS = ["..xo.", ".oxo.", "..xo.", "..xo.", "..xo."];
const ITEM: Item = {
  kind: "string",
  at: 6,
  points: [6],
  claimant: "black",
  named: { black: true, white: false },
  holds: null,
  ruling: null,
};

async function arguing(part: Partial<WholeGame> = {}, beside: TwoBoards | null = null) {
  const game: WholeGame = {
    ...newGame(),
    names: { one: "Anna", other: "Ben" },
    way: "agreed",
    black: "one",
    start: { rows: ROWS },
    moves: [{ kind: "pass" }, { kind: "pass" }],
    ...part,
  };
  const line = await engine.follow(game.start, game.moves);
  const on = { onLine: vi.fn(), onRuled: vi.fn() };
  const leave = vi.fn();
  const dispute = new Dispute({ game: () => game, beside: () => beside, ...on });
  render(
    <ArgueStage {...{ dispute, game, leave }} other={dispute} beside={() => beside} links={<p>Links</p>} />,
  );
  await dispute.open(line, ITEM, [ITEM], null);
  await screen.findByRole("heading", { name: /^Is it dead: / });
  return { ...on, leave, dispute };
}

const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const point = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });

test("a claim is chosen on the board, and argued: who moves, and what is to be shown", async () => {
  const { onLine, dispute } = await arguing();
  await screen.findByText(/^Anna claims 1[05] points, and has to make two eyes there, whatever Ben does\.$/);
  await waitFor(() => expect(isOff("Begin the argument")).toBe(false));
  expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  // The stone in question is taken out of it again.
  fireEvent.click(point("b4"));
  await screen.findByText("The claim has to contain the disputed points.");
  expect(isOff("Begin the argument")).toBe(true);
  fireEvent.click(point("b4"));
  await waitFor(() => expect(isOff("Begin the argument")).toBe(false));
  fireEvent.click(button("Begin the argument"));
  await screen.findByText("Anna needs two eyes on the outlined points; Ben prevents them.");
  expect(onLine).toHaveBeenCalledWith({ player: "black", set: expect.arrayContaining([6]) }, []);
  expect(dispute.begun).toBe(true);
  // The button is gone, and what was pressed leads on.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test("either gives it up at any time, which rules about that alone", async () => {
  const { onRuled, leave } = await arguing();
  fireEvent.click(button("Anna gives it up"));
  expect(onRuled.mock.lastCall?.[0]).toMatchObject([{ at: 6, holds: false, by: "yielded" }]);
  fireEvent.click(button("Ben gives it up"));
  expect(onRuled.mock.lastCall?.[0]).toMatchObject([{ at: 6, holds: true, by: "yielded" }]);
  fireEvent.click(button("Back to the lists"));
  expect(leave).toHaveBeenCalledTimes(1);
});

test("the referee's verdict is written into the lists, or tells to claim more; another claim is another question", async () => {
  prove.mockImplementation(async () => ({ verdict: "refuted", halt: null }));
  await arguing();
  await waitFor(() => expect(isOff("Ask the referee")).toBe(false));
  fireEvent.click(button("Ask the referee"));
  await screen.findByText("The referee has refuted this claim. Anna may claim more, or give it up.");
  expect(isOff("Ask the referee")).toBe(true);
  fireEvent.click(point("b4"));
  await waitFor(() => expect(screen.queryByText(/^The referee has refuted/)).toBeNull());
});

test("by link only the claimant chooses; of two boards the next move may be on the other", async () => {
  await arguing({ reader: "other" });
  screen.getByText("Anna chooses what to claim: send the link.");
  expect(isOff("Begin the argument")).toBe(true);
  expect(screen.queryByRole("button", { name: "Anna gives it up" })).toBeNull();
  cleanup();
  const look = vi.fn();
  const beside = { here: false, shown: "second", names: { first: "b4", second: "d2" }, look } as const;
  const { dispute } = await arguing({}, beside);
  await waitFor(() => expect(isOff("Begin the argument")).toBe(false));
  fireEvent.click(button("Begin the argument"));
  await screen.findByText("The next move is made on the board of the other dispute.");
  await waitFor(() => expect(dispute.begun).toBe(true));
  expect(isOff("Pass")).toBe(true);
  fireEvent.click(point("a5"));
  await waitFor(() =>
    expect(document.querySelector(".situation")?.textContent).toContain("on the board of the other dispute"),
  );
  fireEvent.click(screen.getByRole("radio", { name: "First: b4" }));
  expect(look).toHaveBeenCalledWith("first");
});
