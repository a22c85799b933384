import { act, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engine, type Move } from "../engine/engine.ts";
import type { Table } from "./table.ts";
import type { AnyMove, Game, Outcome } from "./table-game.ts";
import { mountTable } from "./table-view.tsx";

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
// Nobody waits between a move and its reply.
vi.mock("./beat.ts", () => ({ beat: () => Promise.resolve() }));

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement("section"));
  root.className = "table";
  // What the build wrote there.
  const board = root.appendChild(document.createElement("div"));
  Object.assign(board.dataset, { role: "board", rows: "3", columns: "3" });
  const line = root.appendChild(document.createElement("button"));
  line.dataset.role = "line";
  line.textContent = "0 0 B 0";
});
afterEach(() => root.remove());

const START = { rows: ["...", "...", "..."] };

function free(part: Partial<Game> = {}) {
  return {
    you: "both" as Game["you"],
    caption: "A free board",
    ask: async (moves: Move[]): Promise<Outcome> => {
      const line = await engine.follow(START, moves);
      return { line, moves: moves.slice(0, line.situations.length - 1) };
    },
    onHint: vi.fn(),
    notYours: () => "It is White’s turn.",
    ...part,
    onMove: vi.fn<Game["onMove"]>(),
    onVisit: vi.fn<Game["onVisit"]>(),
  };
}

async function laid(game: Game = free(), table: Table = mountTable(root)): Promise<Table> {
  await act(async () => void (await table.open(game)));
  return table;
}

const point = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-control="${name}"]`);
const press = (name: string) => fireEvent.click(button(name) as HTMLButtonElement);
const isOff = (name: string) => button(name)?.getAttribute("aria-disabled") === "true";
const role = (name: string) => root.querySelector(`[data-role=${name}]`)?.textContent;
const made = async (name: string, stone: RegExp): Promise<void> => {
  fireEvent.click(point(name));
  await waitFor(() => expect(point(name).getAttribute("aria-label")).toMatch(stone));
};

test("the room of the first board and its line are kept until a game is laid out", async () => {
  const table = mountTable(root);
  const board = root.querySelector<HTMLElement>(".board");
  expect(board?.dataset).toMatchObject({ rows: "3", columns: "3" });
  expect(role("line")).toBe("0 0 B 0");
  expect(role("words")).toBe("Setting up the board…");
  expect(root.getAttribute("aria-busy")).toBe("true");
  expect(["back", "forward", "undo-all", "hint", "pass"].filter(isOff)).toHaveLength(5);
  await laid(free(), table);
  expect(root.getAttribute("aria-busy")).toBe("false");
  expect(role("caption")).toBe("A free board");
  expect(role("words")).toContain("Black’s turn.");
  expect(isOff("pass")).toBe(false);
});

test("moves are made, gone back over and played anew, and are told to those who listen", async () => {
  const game = free();
  await laid(game);
  await made("b2", /black/);
  await made("a1", /white/);
  expect(role("spoken")).toMatch(/^White plays a1\..*Black’s turn\.$/);
  expect(role("line")).toBe("0 0 B 0");
  press("back");
  await waitFor(() => expect(point("a1").getAttribute("aria-label")).toMatch(/empty/));
  expect(game.onVisit).toHaveBeenLastCalledWith([{ kind: "play", at: 4 }]);
  press("forward");
  await waitFor(() => expect(isOff("forward")).toBe(true));
  press("undo-all");
  await waitFor(() => expect(isOff("undo-all")).toBe(true));
  await made("c3", /black/);
  expect(isOff("forward")).toBe(true);
  expect(game.onMove).toHaveBeenCalledTimes(3);
});

test("a quick second press is made after the first; presses for another game end with it", async () => {
  const game = free();
  const table = await laid(game);
  table.move({ kind: "play", at: 0 });
  table.move({ kind: "play", at: 1 });
  await waitFor(() => expect(game.onMove).toHaveBeenCalledTimes(2));
  expect(table.leading).toHaveLength(2);
  table.move({ kind: "play", at: 2 });
  table.move({ kind: "play", at: 3 });
  await laid(free(), table);
  expect(table.leading).toEqual([]);
  expect(game.onMove).toHaveBeenCalledTimes(2);
});

test("while the next game is awaited, what lies there is seen and takes no move", async () => {
  const game = free();
  const table = await laid(game);
  await made("b2", /black/);
  act(() => table.wait());
  expect(["back", "undo-all", "pass"].filter(isOff)).toHaveLength(3);
  press("pass");
  fireEvent.click(point("a1"));
  await laid({ ...free(), at: 1, ask: async () => game.ask([{ kind: "play", at: 4 }]) }, table);
  expect(game.onMove).toHaveBeenCalledTimes(1);
  expect(point("a1").getAttribute("aria-label")).toMatch(/empty/);
  expect(isOff("pass")).toBe(false);
});

test("the reader’s own move is seen before the reply", async () => {
  const seen: (string | null)[] = [];
  const reply = async (moves: Move[]): Promise<Outcome> => {
    const all: Move[] = moves.length === 1 ? [...moves, { kind: "play", at: 0 }] : moves;
    return { line: await engine.follow(START, all), moves: all };
  };
  await laid(free({ you: "black", ask: reply }));
  const watch = new MutationObserver(() => seen.push(point("a3").getAttribute("aria-label")));
  watch.observe(root, { subtree: true, attributes: true, childList: true });
  await made("b2", /black/);
  await waitFor(() => expect(point("a3").getAttribute("aria-label")).toMatch(/white/));
  expect(seen.some((label) => /empty/.test(label ?? ""))).toBe(true);
  expect(role("spoken")).toMatch(/^Black plays b2\. White plays a3\./);
  watch.disconnect();
  // Back leads to where the reader has the turn.
  press("back");
  await waitFor(() => expect(point("b2").getAttribute("aria-label")).toMatch(/empty/));
});

test("without an answer it says so, and tries again", async () => {
  let fails = true;
  const whole = free();
  const ask = (moves: Move[]): Promise<Outcome> =>
    fails ? Promise.reject(new TypeError("no worker")) : whole.ask(moves);
  const table = mountTable(root);
  await act(async () => expect(await table.open(free({ ask }))).toBe(false));
  expect(root.classList.contains("down")).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("Try again");
  fails = false;
  screen.getByRole("button", { name: "Try again" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(table.laid).toBe(true));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(root.classList.contains("down")).toBe(false);
  // The button is gone: the board has the focus.
  await waitFor(() => expect(root.querySelector(".board")?.contains(document.activeElement)).toBe(true));
});

test("what is laid over the position, and what was said of a press, goes with the next move", async () => {
  const ended = vi.fn();
  const table = await laid();
  act(() => {
    table.overlay({ rings: [0] }, ended);
    table.note("b2 is taken.");
    table.remark("Look here.");
  });
  expect(role("words")).toBe("b2 is taken.");
  expect(root.querySelector<HTMLElement>("[data-role=line]")?.hidden).toBe(true);
  expect(role("remark")).toBe("Look here.");
  expect(ended).not.toHaveBeenCalled();
  await made("c3", /black/);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(role("words")).toContain("White’s turn.");
  expect(role("remark")).toBe("");
});

test("who only looks on is told why a press is nothing, and finds no button to pass", async () => {
  const onIdle = vi.fn();
  let watched = false;
  const game: Game<AnyMove> = {
    ...(free({ onIdle }) as unknown as Game<AnyMove>),
    get watched() {
      return watched;
    },
  };
  const table = await laid(game as unknown as Game);
  button("pass")?.focus();
  watched = true;
  act(() => table.renew());
  expect(button("pass")).toBeNull();
  expect(root.querySelector(".board")?.contains(document.activeElement)).toBe(true);
  fireEvent.click(point("b2"));
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(table.leading).toEqual([]);
});

test("it is said whose turn it is to who presses in the turn of the other", async () => {
  await laid(free({ you: "white" }));
  fireEvent.click(point("b2"));
  await waitFor(() => expect(role("remark")).toBe("It is White’s turn."));
});

test("a press on the line tells its entries; More has the diagram", async () => {
  await laid();
  fireEvent.click(root.querySelector("[data-role=line]") as Element);
  await waitFor(() => expect(role("words")).toMatch(/^Captured: 0 black, 0 white\./));
  expect(document.getElementById("more")?.hidden).toBe(true);
  press("more");
  await waitFor(() => expect(document.getElementById("more")?.hidden).toBe(false));
  expect(document.querySelector("pre")?.textContent).toContain("| . . . |");
});

test("letters work while the focus is on the board, and nowhere else", async () => {
  await laid();
  fireEvent.keyDown(document.body, { key: "p" });
  expect(role("words")).toContain("Black’s turn.");
  const key = async (key: string, words: RegExp): Promise<void> => {
    fireEvent.keyDown(point("a1"), { key });
    await waitFor(() => expect(role("words")).toMatch(words));
  };
  await key("p", /White’s turn\. Black has passed\./);
  await key("u", /Black’s turn\.$/);
  await key("r", /White’s turn\./);
});
