/** Modes of the live part in the places of an element, as readers meet them. */
import { readFileSync } from "node:fs";
import { act, fireEvent, within } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { EngineError, type Question } from "../../engine/engine.ts";
import * as light from "../../engine/generated/loja.js";
import { problem } from "../../test/practice.ts";
import { buildElement } from "../element-frame.ts";
import type { Events, Options } from "../options.ts";
import type { First, Live } from "../places.ts";
import { readAlone, sceneOf } from "../reading/scene.ts";
import { openAsking } from "./asking.tsx";
import { wake } from "./index.ts";
import { Seat } from "./seat.ts";

const { follow, check, prove, answer, referee } = vi.hoisted(() => ({
  ...{ follow: vi.fn(), check: vi.fn(), prove: vi.fn(), answer: vi.fn(), referee: vi.fn() },
}));
vi.mock("../../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../../engine/engine.ts")>()),
  engine: {
    follow,
    claiming: async (...given: Parameters<typeof light.claiming>) => light.claiming(...given),
    stage: async (...given: Parameters<typeof light.stage>) => light.stage(...given),
    write: async () => "link",
  },
  prover: { referee, check, prove, answer },
}));
vi.mock("../../table/beat.ts", () => ({ beat: async () => {} }));

beforeAll(() => {
  light.initSync({ module: readFileSync("www/engine/generated/loja_bg.wasm") });
  follow.mockImplementation(async (...given: Parameters<typeof light.follow>) => light.follow(...given));
});

let live: (Pick<Live, "destroy"> & Partial<Live>) | null = null;
afterEach(() => {
  live?.destroy();
  live = null;
  document.body.replaceChildren();
});

/** What the engine answers comes in a moment. */
const settled = (doing: () => unknown): Promise<void> =>
  act(async () => {
    doing();
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done));
  });

type News = { [K in keyof Events]: { name: K; detail: Events[K] } }[keyof Events];

/** An element with a position, and what its author's page was told. */
function elementOf(text: string, told: Pick<Options, "mode" | "side" | "claim">, first: First) {
  const host = document.body.appendChild(document.createElement("div"));
  const places = buildElement(host.attachShadow({ mode: "open" }));
  const read = readAlone(text, told as never);
  if (!read) throw new Error("a position that can be read");
  const { known } = sceneOf(read, told as never);
  const news: News[] = [];
  const options = {
    ...{ places, known, first },
    signal: new AbortController().signal,
    tell: ((name: never, detail: never) => void news.push({ name, detail } as never)) as never,
  };
  const element = within(places.frame);
  return {
    ...{ places, options, news },
    button: (name: string) => element.getByRole("button", { name }),
    press: (name: string) => settled(() => void fireEvent.click(element.getByRole("button", { name }))),
    point: (name: string) =>
      settled(() => void fireEvent.click(element.getByRole("gridcell", { name: new RegExp(`^${name}, `) }))),
    headline: () => places.words.querySelector(".headline")?.textContent?.trim() ?? "",
    moves: () => element.queryAllByRole("listitem").map(({ textContent }) => textContent),
    isOff: (name: string) => element.getByRole("button", { name }).getAttribute("aria-disabled") === "true",
  };
}

async function woken(text: string, told: Pick<Options, "mode" | "side" | "claim">, first: First = null) {
  const element = elementOf(text, told, first);
  await settled(async () => {
    live = await wake(element.options);
  });
  return element;
}

const EMPTY = ". . .\n. . .\n. . .";

test("a game is played under all rules, and each move is told", async () => {
  const { point, press, headline, moves, news, places, isOff } = await woken(
    EMPTY,
    { mode: "play" },
    { kind: "point", at: 4 },
  );
  expect(headline()).toBe("Move 1.");
  expect(moves()).toHaveLength(1);
  await point("b2");
  expect(places.words.textContent).toMatch(/Not possible: .*B4/);
  expect(isOff("Forward")).toBe(true);
  await press("Pass");
  await press("Pass");
  expect(headline()).toBe("Play is over.");
  expect(isOff("Pass")).toBe(true);
  await press("Back");
  expect(headline()).toBe("Move 2 of 3.");
  await press("To the start");
  expect(headline()).toBe("Black to move.");
  const told = news.map(({ name, detail }) => ("kind" in detail ? `${detail.kind} ${detail.by}` : name));
  const went = "loja-navigate";
  expect(told).toEqual(["play reader", went, "pass reader", went, "pass reader", went, went, went]);
});

test("a game that is only looked at is walked through, and nothing is played in it", async () => {
  const { point, press, button, headline, news } = await woken("1 . 2\n. . .\n. 3 .", { mode: "view" });
  expect(headline()).toBe("Move 3 of 3.");
  await press("Back");
  expect(headline()).toBe("Move 2 of 3.");
  await point("b2");
  await press("Start");
  expect(headline()).toBe("Black to move.");
  expect(button("Back").getAttribute("aria-disabled")).toBe("true");
  await settled(() => {
    button("Forward").click();
    button("Forward").click();
  });
  expect(headline(), "two quick presses").toBe("Move 2 of 3.");
  expect(news.map(({ detail }) => detail)).toEqual([2, 0, 1, 2].map((at) => ({ at, of: 3 })));
});

test("names of rules that there are not are told in a game that is only looked at too", async () => {
  const element = elementOf("1 . 2", { mode: "view" }, null);
  element.options.known.rules = "foo";
  await settled(async () => {
    live = await wake(element.options);
  });
  expect(element.news.map(({ detail }) => "message" in detail && detail.message)).toEqual([
    expect.stringContaining("“foo” names no rules"),
  ]);
});

test("a move that got no answer is made once it is tried again", async () => {
  const { point, press, headline, places } = await woken(EMPTY, { mode: "play" });
  follow.mockRejectedValueOnce(new Error("no engine"));
  await point("b2");
  const notice = places.words.querySelector("[role=alert]");
  expect(notice?.hasAttribute("hidden")).toBe(false);
  expect(headline()).toBe("Black to move.");
  await press("Try again");
  expect(headline()).toBe("Move 1.");
  expect(notice?.hasAttribute("hidden")).toBe(true);
});

test("what comes after the element was left is dropped", async () => {
  const { point, news } = await woken(EMPTY, { mode: "play" });
  let answer = (): void => {};
  follow.mockImplementationOnce(
    (...given: Parameters<typeof light.follow>) =>
      new Promise((done) => {
        answer = () => done(light.follow(...given));
      }),
  );
  await point("b2");
  live?.destroy();
  await settled(answer);
  live = null;
  expect(news).toEqual([]);
});

test("the panel behind More is open where that was the press, and closes", async () => {
  const { press, button, places } = await woken(EMPTY, { mode: "play" }, { kind: "control", name: "more" });
  const panel = places.frame.querySelector("[part=more]");
  expect(button("More").getAttribute("aria-expanded")).toBe("true");
  expect(panel?.textContent).toContain("The diagram as text");
  await press("More");
  expect(panel?.hasAttribute("hidden")).toBe(true);
  live?.destroy();
  live = null;
  expect(places.frame.querySelector("[part=more]")).toBeNull();
});

test("a problem is missed, begun once more, given up, and each is told", async () => {
  const element = elementOf(EMPTY, { mode: "problem" }, null);
  const { press, headline, news, places, button } = element;
  const posed = problem({ kind: "pass", solutions: ["b2"], outcomes: [] });
  await settled(async () => {
    const seat = new Seat(element.options);
    const asked = { problem: posed, kind: "pass", start: { rows: posed.rows, turn: "black" }, moves: [] };
    live = await openAsking(seat, { ...asked, diagram: "", pressed: undefined } as never);
  });
  expect(places.words.textContent).toContain("Is the game over?");
  await press("Pass");
  expect(headline()).toMatch(/^You passed\./);
  await press("Start again");
  expect(headline()).toBe("");
  await press("Give up and see the solution");
  expect(headline()).not.toBe("");
  expect(button("Start again")).toBeTruthy();
  expect(news.map(({ detail }) => detail)).toEqual([
    { mode: "problem", ask: "pass", right: false, answer: "pass" },
    { mode: "problem", ask: "pass", right: false, answer: null },
  ]);
});

const CLAIMED = "x x x\n. x .\nx x x";

test("who takes no side is asked for it before anything is played", async () => {
  const { point, button, headline, places, news } = await woken(CLAIMED, {
    mode: "prove",
    claim: "black: all",
  });
  expect(headline()).toBe("Which side do you take?");
  for (const name of ["Defend as Black", "Refute as White", "Play both"]) expect(button(name)).toBeTruthy();
  await point("a2");
  expect(places.spoken.textContent).toBe("Choose your side first.");
  expect(news).toEqual([]);
});

test("a problem without a side asks whether the claim holds, and tells nothing before", async () => {
  const { button, headline, places, news } = await woken(CLAIMED, { mode: "problem", claim: "black: all" });
  expect(headline()).toBe("Does the claim hold?");
  for (const name of ["It holds", "It fails"]) expect(button(name)).toBeTruthy();
  expect(places.words.textContent).toContain("Black claims the whole board.");
  expect(news).toEqual([]);
});

/** Knows that the claim fails, and that any move of White's refutes it. */
function refuting(): void {
  prove.mockResolvedValue({ verdict: "refuted", halt: null, known: 3 });
  answer.mockImplementation(async ({ start, claim }, { line, move }: Question) => {
    const { board, steps } = light.stage(start, [], claim);
    const situation = steps.at(-1)?.situation;
    const made = {
      kind: "play",
      color: "white",
      at: move && "at" in move && move.at,
      captured: [],
      ko: false,
    };
    const after = { ...situation, turn: "black", move: made };
    const end = {
      over: false,
      words: "That is all.",
      rule: "C3",
      facts: [],
      steps: [],
      eyes: [],
      since: null,
    };
    const known = { verdict: "refuted", expectation: "fails", moves: [], words: "", facts: [] };
    const said = {
      by: "you",
      kept: true,
      headline: "You played.",
      words: "",
      facts: [],
      expectedAfter: "fails",
    };
    return {
      refusal: null,
      line: move ? [...line, move] : line,
      course: { board, situations: move ? [situation, after] : [situation], cycles: [] },
      said: move ? [said] : [],
      now: { ...known, end: move ? end : null },
    };
  });
}

test("a side is taken by what is expected, and its author hears of each move and of how it ends", async () => {
  refuting();
  const element = await woken(CLAIMED, { mode: "problem", claim: "black: all" });
  const { press, point, places, news, headline, isOff } = element;
  await press("It fails");
  expect(places.words.querySelector(".roles")?.textContent).toBe("Black claims the whole board. You refute.");
  await point("a2");
  expect(headline()).toBe("You played.");
  const claim = { player: "black", set: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"] };
  const told = { mode: "problem", claim, verdict: "refuted" };
  expect(news.map(({ detail }) => detail)).toMatchObject([
    { ...told, won: null },
    { color: "white", kind: "play", point: "a2", number: 1, by: "reader" },
    { ...told, won: true },
    { at: 1, of: 1 },
  ]);
  expect(isOff("To the start")).toBe(false);
  await press("Start again");
  expect(headline()).toBe("Your turn: you are White.");
  expect(news.slice(4).map(({ detail }) => detail)).toEqual([{ at: 0, of: 1 }]);
});

test("an argument is walked through by its page without losing a move, and is given as a game", async () => {
  refuting();
  const claimed = { mode: "prove", claim: "black: all", side: "refuter" } as const;
  const { point, press, places, news } = await woken(CLAIMED, claimed);
  const stones = () => places.board.querySelectorAll(".stone").length;
  const before = stones();
  expect(live?.game?.().moves).toEqual([]);
  await point("a2");
  await settled(() => expect(live?.visit?.(0)).toBe(true));
  await settled(() => expect(live?.visit?.(0)).toBe(true));
  expect(stones()).toBe(before);
  // The move is still there: Forward leads to it, and the game has it.
  expect(live?.game?.()).toMatchObject({
    start: { turn: "white" },
    moves: [{ color: "white", kind: "play" }],
  });
  await press("Forward");
  await settled(() => expect(live?.visit?.(undefined)).toBe(true));
  const went = news.filter(({ name }) => name === "loja-navigate").map(({ detail }) => detail);
  expect(went).toEqual([1, 0, 1].map((at) => ({ at, of: 1 })));
});

test("of a task that nobody can solve its author hears, and nothing of it is kept from the reader", async () => {
  refuting();
  const { news, places, button } = await woken(CLAIMED, {
    mode: "problem",
    claim: "black: all",
    side: "claimant",
  });
  expect(news.map(({ name }) => name)).toEqual(["loja-verdict", "loja-error"]);
  expect(places.words.querySelector(".roles")?.textContent).toContain("You prove it.");
  expect(button("Back").getAttribute("aria-disabled")).toBe("true");
});

test("of a task nothing tells how it stands before the reader gives up, or has solved it", async () => {
  refuting();
  const { places, press, point, headline } = await woken(
    CLAIMED,
    { mode: "problem", claim: "black: all", side: "refuter" },
    { kind: "control", name: "more" },
  );
  const told = () => places.frame.textContent ?? "";
  const isKept = () => !/claim (?:fails|holds)|refuted|expectation/.test(told());
  expect(headline()).toBe("You are White: refute the claim.");
  expect(isKept()).toBe(true);
  await press("Give up and see the truth");
  expect(isKept()).toBe(false);
  expect(places.frame.querySelector(".proof.help > .links")?.hasAttribute("hidden")).toBe(true);
  await point("a2");
  expect(headline()).toBe("You played.");
});

test("a claim that the reader is to find is chosen on the board", async () => {
  const { point, press, headline, places, isOff } = await woken(EMPTY, { mode: "prove" });
  expect(headline()).toBe("Claim a set.");
  expect(isOff("To the start")).toBe(true);
  await point("b2");
  expect(isOff("To the start")).toBe(false);
  await press("To the start");
  expect(places.words.textContent).toContain("Nothing is chosen yet.");
});

test("a certificate that shows nothing is said to show nothing, and there is nothing to press", async () => {
  check.mockRejectedValueOnce(new EngineError("bad-certificate", "it is damaged"));
  const element = elementOf(EMPTY, { mode: "prove" }, null);
  element.options.known.certificate = "loja";
  await settled(async () => {
    live = await wake(element.options);
  });
  expect(element.headline()).toBe("The certificate shows nothing.");
  expect(element.places.controls.querySelector("button")).toBeNull();
  expect(element.news.map(({ name }) => name)).toEqual(["loja-error"]);
});

test("a claim of a judgement is played in its place, opens as what it is, and leads back to the judgement", async () => {
  refuting();
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const nothing = { territory: 0, dead: 0, prisoners: 0, komi: 0, total: 0 };
  const claim = {
    player: "black",
    set: all,
    nodes: 3,
    halt: null,
    title: "Black, all",
    region: "",
  };
  referee.mockResolvedValue({
    status: "decided",
    control: all.map(() => "nobody"),
    claims: [{ ...claim, verdict: "refuted", words: "White plays inside." }],
    score: { black: nothing, white: nothing },
    ...{ headline: "Jigo", words: "Nobody has a point.", untried: 0, unlisted: 0, nodes: 10, elapsed: 5 },
  });
  const { places, press, point, headline, options, news } = await woken(CLAIMED, { mode: "referee" });
  const game = () => (live as Live).game();
  // The referee is fetched with the first press.
  await vi.waitFor(() => expect(places.frame.textContent).toContain("Jigo"), 20_000);
  expect(game()).toMatchObject({ address: { view: "referee" } });
  await press("See why: Nobody locks 9 points");
  const [play] = await within(places.frame).findAllByRole("button", { name: /^Play it/ });
  await settled(() => play && fireEvent.click(play));
  const roles = () => places.words.querySelector(".roles")?.textContent;
  await vi.waitFor(() => expect(roles()).toBe("Black claims the whole board. You refute."), 20_000);
  expect(places.frame.textContent).not.toContain("Jigo");
  await point("a2");
  await vi.waitFor(() => expect(headline()).toBe("You played."), 20_000);
  expect(game()).toMatchObject({
    start: options.known.start,
    address: { view: "claim", claim: { player: "black", set: "all" }, side: "refuter", line: ["a2"] },
  });
  await press("Back to the judgement");
  await vi.waitFor(() => expect(places.frame.textContent).toContain("Jigo"), 20_000);
  expect(roles()).toBeUndefined();
  expect(game()).toMatchObject({ address: { view: "referee" } });
  expect(news.map(({ name }) => name)).toContain("loja-move");
});
