/** A board that a page's script drives: it goes to a move, is told where the reader goes, and gives its game. */
import { readFileSync } from "node:fs";
import { act } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as light from "../engine/generated/loja.js";
import { type Mounted, mount } from "./handle.ts";
import type { NavigateDetail, Options } from "./options.ts";

vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  engine: {
    follow: async (...given: Parameters<typeof light.follow>) => light.follow(...given),
    write: async (_start: unknown, moves: unknown[], format: string) => `${format}: ${moves.length} moves`,
  },
}));

beforeAll(() => {
  light.initSync({ module: readFileSync("www/engine/generated/loja_bg.wasm") });
});

let board: Mounted | null = null;
afterEach(() => {
  board?.destroy();
  document.body.replaceChildren();
});

/** Three moves in a corner. */
const GAME = "1 2 .\n. 3 .\n. . .";

async function boardOf(options: Options) {
  const host = document.body.appendChild(document.createElement("div"));
  const went: NavigateDetail[] = [];
  host.addEventListener("loja-navigate", ({ detail }) => went.push(detail));
  const there = mount(host, { position: GAME, ...options });
  board = there;
  await there.ready;
  const root = host.firstElementChild?.shadowRoot as ShadowRoot;
  const stones = (): number => root.querySelectorAll(".stone").length;
  return { there, went, root, stones };
}

const settled = (doing: () => unknown): Promise<void> =>
  act(async () => {
    doing();
    for (let turn = 0; turn < 8; turn++) await new Promise((done) => setTimeout(done, 5));
  });

test("before anybody has pressed it, it is drawn at the move it is sent to", async () => {
  const { there, root, stones } = await boardOf({ mode: "view" });
  expect(stones()).toBe(3);
  await settled(() => there.goTo(1));
  expect(stones()).toBe(1);
  expect(root.querySelector("[part=frame]")?.getAttribute("data-state")).toBe("still");
  expect(await there.sgf()).toBe("sgf: 3 moves");
});

test("in use it goes there as it is, and says where it is; what is out of the game is its end", async () => {
  const { there, went, root } = await boardOf({ mode: "play" });
  const control = (name: string) => root.querySelector<HTMLElement>(`[data-control="${name}"]`);
  await settled(() => control("back")?.click());
  const state = () => root.querySelector("[part=frame]")?.getAttribute("data-state");
  await vi.waitFor(() => expect(state()).toBe("live"), 10_000);
  expect(went).toEqual([{ at: 2, of: 3 }]);
  const grid = root.querySelector("[role=grid]");
  await settled(() => there.goTo(1));
  await settled(() => there.goTo(99));
  // The page keeps the place itself: what it is told, it says again, and nothing comes of that.
  await settled(() => there.update({ at: 99 }));
  expect(went.slice(1)).toEqual([
    { at: 1, of: 3 },
    { at: 3, of: 3 },
  ]);
  expect(root.querySelector("[role=grid]")).toBe(grid);
  await settled(() => control("pass")?.click());
  expect(await there.sgf()).toBe("sgf: 4 moves");
});

test("where there is nothing to see there is no game either", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  board = mount(host, { position: "no position" });
  await expect(board.sgf()).rejects.toThrow("no board yet");
});

async function faultsOf(options: object): Promise<{ faults: string[]; there: Mounted }> {
  const host = document.body.appendChild(document.createElement("div"));
  const faults: string[] = [];
  host.addEventListener("loja-error", ({ detail }) => faults.push(detail.message));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const there = mount(host, options);
  board = there;
  await there.ready;
  return { faults, there };
}

test("what an author has told amiss is said, each with what would be right", async () => {
  const { faults, there } = await faultsOf({ position: GAME, foo: 1 });
  await vi.waitFor(() => expect(faults).toHaveLength(1));
  expect(faults.join(" ")).toContain("There is no option “foo”");
  await settled(() => there.update({ at: "x" as never }));
  await vi.waitFor(() => expect(faults[1]).toContain("at is a number of moves, not “x”"));
  const { length } = faults;
  // A change of something else says nothing again.
  await settled(() => there.update({ caption: "Three moves" }));
  expect(faults).toHaveLength(length);
});

test("no position at all, or something else than one, is said at once, though nobody sees the place", async () => {
  const { faults, there } = await faultsOf({});
  expect(faults).toEqual([expect.stringContaining("there is none")]);
  await settled(() => there.update({ position: 5 as never }));
  await vi.waitFor(() => expect(faults.at(-1)).toContain("this is 5"));
});

test("without an element of a page there is no place for a board", () => {
  expect(() => mount(null as never)).toThrow("needs an element");
});

test("the same place told again leads back to it", async () => {
  const { there, root, went } = await boardOf({ mode: "play", at: 1 });
  const control = (name: string) => root.querySelector<HTMLElement>(`[data-control="${name}"]`);
  await settled(() => control("forward")?.click());
  const state = () => root.querySelector("[part=frame]")?.getAttribute("data-state");
  await vi.waitFor(() => expect(state()).toBe("live"), 10_000);
  await settled(() => there.update({ at: 1 }));
  expect(went).toEqual([
    { at: 2, of: 3 },
    { at: 1, of: 3 },
  ]);
});
