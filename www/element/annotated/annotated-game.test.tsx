import { act, fireEvent, within } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { buildElement } from "../element-frame.ts";
import type { NavigateDetail } from "../options.ts";
import { showAnnotated } from "./annotated-game.tsx";
import { readTree } from "./game-tree.ts";
import type { NodeBoard } from "./node-board.ts";

const SGF = "(;SZ[2]PB[Anna]C[Before.];B[aa]C[One.](;W[bb]N[Main])(;W[ab]C[Other.];B[ba]))";

const points = ["a2", "b2", "a1", "b1"].map((name, at) => ({ name, x: at % 2, y: Math.floor(at / 2) }));
const none = { selected: [], dimmed: [], arrows: [], lines: [], part: null };
const board = (at: number): NodeBoard => ({
  shape: {
    width: 1,
    height: 1,
    points,
    edges: [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
    ],
  } as NodeBoard["shape"],
  stones: points.map((_, point) => (point < at ? "black" : null)),
  marks: points.map(() => null) as NodeBoard["marks"],
  labels: points.map(() => null),
  last: null,
  notes: { ...none, territory: { black: [], white: [] } },
  placeOf: (value) => ({ aa: 0, ba: 1, ab: 2, bb: 3 })[value] ?? null,
  did: `did ${at}`,
  fault: "",
});

const gone = new AbortController();
afterEach(() => {
  gone.abort();
  document.body.replaceChildren();
});

const settled = (doing: () => unknown): Promise<void> =>
  act(async () => {
    doing();
    await new Promise((done) => setTimeout(done));
  });

function shown(boardAt: (at: number) => Promise<NodeBoard> = async (at) => board(at)) {
  const host = document.body.appendChild(document.createElement("div"));
  const places = buildElement(host.attachShadow({ mode: "open" }));
  const nodes = readTree(SGF) ?? [];
  const left = new AbortController();
  const went: string[] = [];
  const game = {
    ...{ nodes, at: 0, first: board(0), coordinates: "none" as const, caption: "", boardAt },
    went: ({ at, of }: NavigateDetail) => went.push(`${at} of ${of}`),
  } as const;
  let go = (_: number): void => {};
  act(() => {
    go = showAnnotated(game, places, left.signal);
  });
  const element = within(places.frame);
  return {
    ...{ places, left, went },
    go: (at: number) => settled(() => go(at)),
    button: (name: string) => element.getByRole("button", { name }),
    key: (key: string) =>
      settled(() => void fireEvent.keyDown(element.getByRole("group", { name: /^The game/ }), { key })),
    text: (look: string) => places.words.querySelector(`.${look}`)?.textContent,
  };
}

test("a game is walked through: names, place, comment and variation are told", async () => {
  const { places, key, text, button, went, go } = shown();
  expect(places.words.textContent).toContain("Black: Anna");
  expect(text("headline")).toBe("Before the first move.");
  await key("ArrowRight");
  expect([text("headline"), text("note-comment")]).toEqual(["Move 1 of 2.", "One."]);
  expect(places.spoken.textContent).toBe("Move 1 of 2. did 1 One.");
  await key("ArrowRight");
  expect(text("headline")).toBe("Move 2 of 2. Variation 1 of 2. Main");
  await key("ArrowDown");
  expect(text("headline")).toBe("Move 2 of 3. Variation 2 of 2.");
  expect(button("2 White a1, with a comment").getAttribute("aria-current")).toBe("step");
  // The way that was gone last is the way forward.
  await key("Home");
  await key("End");
  expect(text("headline")).toBe("Move 3 of 3.");
  // The author’s page hears of each place, and may send the reader to another.
  expect(went).toEqual(["1 of 2", "2 of 2", "2 of 3", "0 of 3", "3 of 3"]);
  await go(1);
  expect(text("headline")).toBe("Move 1 of 3.");
  await key("End");
  expect(button("Forward").getAttribute("aria-disabled")).toBe("true");
});

test("two quick presses lead two moves on, and the board of the first is not shown late", async () => {
  const answers = new Map<number, () => void>();
  const { button, text } = shown((at) => new Promise((done) => answers.set(at, () => done(board(at)))));
  await settled(() => {
    button("Forward").click();
    button("Forward").click();
  });
  await settled(() => answers.get(2)?.());
  expect(text("note-did")).toBe("did 2");
  await settled(() => answers.get(1)?.());
  expect(text("note-did")).toBe("did 2");
});

test("a move that can't be shown is said so, and one can go on", async () => {
  const { button, text } = shown(async (at) => {
    if (at === 1) throw new Error("it is not possible");
    return board(at);
  });
  await settled(() => button("Forward").click());
  expect(text("fault")).toBe("This move can’t be shown: it is not possible.");
  expect(text("note-comment")).toBe("One.");
  await settled(() => button("Forward").click());
  expect(text("note-did")).toBe("did 2");
});

test("what was pressed in the tree keeps the focus, and all of it goes with the element", async () => {
  const { places, button, left } = shown();
  await settled(() => {
    button("1 Black a2, with a comment").focus();
    button("1 Black a2, with a comment").click();
  });
  expect(places.root.activeElement?.textContent).toBe("1 a2");
  left.abort();
  expect(places.words.textContent).toBe("");
  expect(places.spoken.textContent).toBe("");
});
