import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engine, type RefereeReport } from "../engine/engine.ts";
import { PrintRuling } from "./print-ruling.tsx";
import type { RuledGame } from "./ruling-sheet.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
const shown = vi.hoisted(() => vi.fn());
vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  prover: { shown },
}));

const lock = {
  player: "black",
  set: [0, 1],
  verdict: "lock",
  region: "the top, 2 points",
  words: "White can do nothing there.",
};
const REPORT = {
  status: "undecided",
  finished: false,
  control: ["black", "black", "open", "open"],
  score: null,
  headline: "Not decided yet",
  sheet: {
    proved: ["Of 4 points, Black controls 2, White 0, nobody 0."],
    notProved: ["White may control 2 more points: a1 b1."],
    expected: ["Expected, not proved: B+2."],
    claims: "2 claims: 1 proved, 0 refuted, 1 open",
    clauses: ["Control decides (C3)."],
  },
} as unknown as RefereeReport;

beforeEach(() => {
  vi.stubGlobal("print", vi.fn());
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function open(report: Partial<RefereeReport> = {}): Promise<HTMLElement> {
  const start = { rows: ["x.", ".."], name: "Quarrel" };
  const { board, situations } = await engine.follow(start, []);
  const [situation] = situations;
  if (!situation) throw new Error("a position has a situation");
  const judged = {
    board,
    situation,
    game: { start, moves: [] },
    level: 2,
    report: { ...REPORT, ...report },
    cover: [lock],
  } as unknown as RuledGame["judged"];
  render(<PrintRuling ruled={{ judged, players: { black: "Anna", white: null }, after: 12 }} />);
  await act(async () => void fireEvent.click(screen.getByText("Print this ruling")));
  return screen.findByRole("dialog", { name: "Referee’s ruling" });
}

const button = (name: string) => screen.getByRole("button", { name });

test("a ruling has the players, what is proved and what is not, reasons, digests and clauses", async () => {
  let found = (_: string): void => {};
  shown.mockReturnValue(
    new Promise<string>((done) => {
      found = done;
    }),
  );
  const sheet = await open();
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(button("Print").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Print"));
  expect(print).not.toHaveBeenCalled();
  await act(async () => found("loja\nset a2 b2\ndigest 0a1b2c\n"));
  expect(shown.mock.calls[0]?.slice(0, 2)).toEqual([
    { start: { rows: ["x.", ".."], name: "Quarrel" }, moves: [] },
    { player: "black", set: [0, 1] },
  ]);
  await waitFor(() => expect(sheet.querySelector("code")?.textContent).toBe("0a1b2c"));
  const rows = [...sheet.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(rows.slice(0, 5)).toEqual([
    "PositionQuarrel",
    "Moveafter move 12",
    "BlackAnna",
    "White",
    "Rulesthe Logical Japanese Rules of Go, by Robert Pauli",
  ]);
  const parts = [...sheet.querySelectorAll("h2, h3, li, .expected")].map((part) => part.textContent);
  expect(parts).toEqual([
    "Not decided yet.",
    "Proved",
    "Of 4 points, Black controls 2, White 0, nobody 0.",
    "Not proved",
    "White may control 2 more points: a1 b1.",
    "Expected, not proved: B+2.",
    "Reasons",
    "Black locks the top, 2 points. White can do nothing there.a2 b2Certificate 0a1b2c",
    "By the Logical Japanese Rules of Go",
    "Control decides (C3).",
  ]);
  fireEvent.click(button("Print"));
  expect(print).toHaveBeenCalledTimes(1);
  await act(async () => void fireEvent.click(button("Close")));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a ruling that is decided says nothing of what is not proved; without certificates it says so", async () => {
  shown.mockRejectedValue(new Error("lost"));
  const sheet = await open({ status: "decided", finished: true, headline: "Black wins by 2" });
  await waitFor(() => expect(button("Print").getAttribute("aria-disabled")).toBeNull());
  expect(sheet.querySelector("[role=status]")?.textContent).toMatch(/no digests/);
  expect(sheet.querySelector("code")).toBeNull();
  expect(sheet.textContent).not.toMatch(/Not proved|expected|isn’t over/);
});
