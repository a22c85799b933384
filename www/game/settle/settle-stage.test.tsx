import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { newGame } from "../../address/game-address.ts";
import type { Line, Prover } from "../../engine/engine.ts";
import { storeOf } from "../../kit/store.ts";
import type { WholeGame } from "../whole-game.ts";
import { RulingCertificates } from "./ruling-certificate.ts";
import { SettleStage } from "./settle-stage.tsx";
import { NO_SETTLEMENT, stepSettle } from "./settle-state.ts";
import type { List, Lists } from "./settlement.ts";

afterEach(cleanup);
vi.stubGlobal("scrollTo", vi.fn());

// Two walls, and a white stone that dies in Black's part.
const ROWS = ["..xo.", ".oxo.", "..xo.", "..xo.", "..xo."];
const stones = [...ROWS.join("")].map((sign) => ({ x: "black", o: "white" })[sign] ?? null);
const points = stones.map((_, at) => ({
  name: `${"abcde"[at % 5]}${5 - Math.floor(at / 5)}`,
  x: at % 5,
  y: Math.floor(at / 5),
}));
const edges = points.flatMap((_, at) => [
  ...(at % 5 < 4 ? [[at, at + 1]] : []),
  ...(at < 20 ? [[at, at + 5]] : []),
]);
const end = {
  stones,
  marks: stones.map(() => null),
  turn: "black",
  final: true,
  move: { kind: "pass", color: "white" },
  passCount: 2,
  blackCaptives: 0,
  whiteCaptives: 0,
  line: "0 0 b 2",
  diagram: "",
};
const LINE = {
  board: { width: 4, height: 4, points, edges },
  situations: [{ ...end, stones: stones.map(() => null), final: false, move: null }, end],
} as unknown as Line;

const B4: List = { dead: [6], neutral: [] };
const NONE: List = { dead: [], neutral: [] };

function settling(lists: Lists, part: Partial<WholeGame> = {}) {
  const game: WholeGame = {
    ...newGame(),
    names: { one: "Anna", other: "Ben" },
    way: "agreed",
    black: "one",
    start: { rows: [".....", ".....", ".....", ".....", "....."] },
    moves: [],
    ...part,
  };
  const store = storeOf(NO_SETTLEMENT, stepSettle);
  const reader = game.reader === "one" ? "black" : "both";
  const take = (taken: Lists, fresh: boolean): void =>
    store.send({ kind: "laid", lists: taken, ruled: [], reader, fresh: fresh ? "black" : null });
  take(lists, true);
  const on = {
    onLists: vi.fn((made: Lists) => take(made, false)),
    onRuled: vi.fn(),
    onArgue: vi.fn(),
    onBoth: vi.fn(),
    onScheme: vi.fn(),
    onAgree: vi.fn(),
    onPassBack: vi.fn(),
  };
  const certificates = new RulingCertificates({} as Prover);
  render(<SettleStage line={LINE} game={game} store={store} certificates={certificates} {...on} />);
  return { ...on, store };
}

const button = (name: string) => screen.getByRole("button", { name });
const point = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });

test("each names what is dead, the second beginning with what the first one said, and both agree", () => {
  const { onLists, onAgree } = settling({ black: null, white: null });
  expect(screen.getByRole("heading", { name: "Anna names what is dead" })).toBeTruthy();
  fireEvent.click(point("b4"));
  expect(screen.getByText("b4, one stone")).toBeTruthy();
  expect(onLists).not.toHaveBeenCalled();
  fireEvent.click(button("Submit Black’s list"));
  const title = screen.getByRole("heading", { name: "Ben names what is dead" });
  expect(document.activeElement).toBe(title);
  fireEvent.click(button("Submit White’s list"));
  expect(onLists).toHaveBeenLastCalledWith({ black: B4, white: B4 });
  expect(screen.getByText("both say dead")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Agree: / }));
  expect(onAgree).toHaveBeenCalledWith(["black", "white"]);
});

test("what is in dispute is argued, and nobody can agree to it", () => {
  const { onArgue, onAgree } = settling({ black: B4, white: NONE });
  expect(screen.getByRole("heading", { name: "Black and White differ on one string." })).toBeTruthy();
  expect(screen.getByText("Black: dead; White: not dead")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Agree: / }));
  expect(onAgree).not.toHaveBeenCalled();
  fireEvent.click(button("Argue it: b4, one stone"));
  expect(onArgue.mock.calls[0]?.[0]).toMatchObject({ at: 6, claimant: "black" });
});

test("by link each has his own list alone, and waits when it is in", () => {
  const { store } = settling({ black: null, white: null }, { reader: "one" });
  expect(screen.getByRole("heading", { name: "Name what is dead" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo the last pass" })).toBeNull();
  fireEvent.click(button("Submit my list"));
  expect(screen.getByText("Your list is in. Send the link.")).toBeTruthy();
  expect(store.state.lists.black).toEqual(NONE);
});

test("control is claimed instead, and a claim is doubted", () => {
  const claims: List = { ...NONE, claims: [0], doubts: [] };
  const { onLists } = settling({ black: claims, white: { ...NONE, claims: [4], doubts: [] } });
  expect(screen.queryByRole("radio", { name: "Dead stones" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Doubt it: Black’s claim/ }));
  expect(onLists.mock.calls[0]?.[0].white?.doubts).toEqual([0]);
  expect(screen.getByRole("heading", { name: "Black and White differ on one claim." })).toBeTruthy();
});
