import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as light from "../engine/generated/loja.js";
import { problem } from "../test/practice.ts";
import { mountOther } from "./index.tsx";
import type { Problem } from "./problem.ts";
import type { Place, Trainer, TrainerNews } from "./trainer.ts";

const reply = vi.hoisted(() => vi.fn());
vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  engine: {
    follow: async (...given: Parameters<typeof light.follow>) => light.follow(...given),
    claiming: async (...given: Parameters<typeof light.claiming>) => light.claiming(...given),
    stage: async (...given: Parameters<typeof light.stage>) => light.stage(...given),
    write: async () => "link",
  },
  prover: { referee: () => Promise.reject(new Error("no prover")) },
}));
vi.mock("../engine/practice.ts", () => ({ problems: { reply } }));
vi.mock("../table/beat.ts", () => ({ beat: async () => {} }));

beforeAll(() => {
  light.initSync({ module: readFileSync("www/engine/generated/loja_bg.wasm") });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** What the engine answers comes in a moment. */
const settled = (doing: () => unknown): Promise<void> =>
  act(async () => {
    doing();
    await new Promise((done) => setTimeout(done));
  });

/** A board of the trainer's, with what it has told. */
async function asked(more: Partial<Problem>) {
  const part = (name: string) =>
    document.body.appendChild(Object.assign(document.createElement("div"), { className: name }));
  const place: Place = {
    board: part("board-place"),
    words: part("words"),
    answers: part("answers"),
    keys: "keys",
  };
  const news: TrainerNews[] = [];
  let trainer = null as unknown as Trainer;
  await settled(() => {
    trainer = mountOther(place, problem(more), (told) => news.push(told));
  });
  const judged = () => news.filter((told) => told.kind === "judged");
  return { trainer, news, judged };
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => settled(() => void fireEvent.click(button(name)));
const point = (name: string) =>
  act(
    async () =>
      void fireEvent.click(document.querySelector(`[role=gridcell][data-point="${name}"]`) as Element),
  );
const said = () => document.querySelector(".said-part");
const headlined = (words: string) =>
  vi.waitFor(() => expect(said()?.querySelector(".headline")?.textContent?.trim()).toBe(words));
const situation = () => document.querySelector(".situation")?.textContent;

const FIND = {
  kind: "find",
  rows: [".xo.", ".xo.", ".xo.", ".xo."],
  player: "black",
  set: ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"],
  solutions: ["a1,a2,a3,a4,b1,b2,b3,b4"],
} as const satisfies Partial<Problem>;

test("find: points are marked one by one, and what is missing is told; the focus is on what was said", async () => {
  const { judged, trainer } = await asked({ ...FIND, set: [...FIND.set], rows: [...FIND.rows] });
  expect(screen.getByRole("heading", { name: "What does Black control?" })).toBeTruthy();
  const send = button("No points");
  await settled(() => void fireEvent.click(screen.getByRole("checkbox", { name: "Point by point" })));
  for (const name of FIND.set.slice(1)) await point(name);
  // The one that was there: nobody loses it from under a finger.
  expect(button("Submit 7 points")).toBe(send);
  expect(trainer.controls.restart).toBe(true);
  await press("Submit 7 points");
  const [answer] = judged();
  expect(answer).toMatchObject({ right: false, decided: true });
  expect(answer?.what.split(",").toSorted()).toEqual(FIND.set.slice(1));
  expect(said()?.textContent).toContain("One point is missing.");
  expect(document.activeElement).toBe(said());
  expect(document.querySelectorAll(".answers button")).toHaveLength(0);
  expect(trainer.controls.side).toBe(true);
});

test("find: what was marked is cleared, and forgotten by To the start", async () => {
  const { trainer } = await asked({ ...FIND, set: [...FIND.set], rows: [...FIND.rows] });
  await point("a1");
  await press("Clear");
  expect(button("No points")).toBeTruthy();
  await point("a1");
  await settled(() => trainer.restart());
  expect(button("No points")).toBeTruthy();
  expect(trainer.controls.restart).toBe(false);
});

const COUNT = {
  kind: "count",
  rows: [".xo.", ".xo.", ".xo.", ".xo."],
  control: ["BBWW", "BBWW", "BBWW", "BBWW"],
  solutions: ["jigo"],
  score: {
    black: { territory: 4, dead: 0, prisoners: 0, total: 4 },
    white: { territory: 4, dead: 0, prisoners: 0, total: 4 },
  },
  passes: 2,
} as unknown as Partial<Problem>;

test("count: the chart sums up, and each part that differs shows its points", async () => {
  await asked(COUNT);
  const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Black, territory" });
  for (let times = 0; times < 3; times++) await press("One more: Black, territory");
  await act(
    async () =>
      void fireEvent.input(screen.getByRole("spinbutton", { name: "White, territory" }), {
        target: { value: "4" },
      }),
  );
  expect(field().value).toBe("3");
  expect(document.querySelector(".count-result")?.textContent).toContain("W+1");
  await press("Compare");
  expect(said()?.textContent).toContain("One part differs.");
  expect(field().readOnly).toBe(true);
  await press("Show them");
  expect(button("Show them").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getAllByRole("gridcell", { name: /pointed out/ })).toHaveLength(4);
  await press("Show them");
  expect(screen.queryAllByRole("gridcell", { name: /pointed out/ })).toHaveLength(0);
});

test("count: who gives up sees the chart filled in, and has answered nothing", async () => {
  const { trainer, judged } = await asked(COUNT);
  await settled(() => trainer.reveal());
  expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "White, territory" }).value).toBe("4");
  expect(said()?.querySelector(".sign")).toBeNull();
  expect(judged()).toEqual([]);
});

test("rule: nothing can be sent before an answer is chosen; the clause is told with its page", async () => {
  const { judged } = await asked({
    kind: "rule",
    rows: [".x", "x."],
    turn: "white",
    move: "a2",
    solutions: ["B4.5"],
  });
  expect(button("This is my answer").getAttribute("aria-disabled")).toBe("true");
  expect(situation()).toMatch(/Stones taken, turn and passes\.$/);
  await settled(() => void fireEvent.click(screen.getByRole("radio", { name: /suicide/ })));
  await press("This is my answer");
  expect(judged()).toMatchObject([{ right: true, what: "B4.5" }]);
  const link = within(said() as HTMLElement).getByRole("link");
  expect(link.getAttribute("href")).toBe("precise-rules.html#b4-5");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /suicide/ }).disabled).toBe(true);
});

test("rule: what may be played is played, whatever was said", async () => {
  const { judged } = await asked({
    kind: "rule",
    rows: ["..", "x."],
    turn: "white",
    move: "b2",
    solutions: ["legal"],
  });
  await settled(() => void fireEvent.click(screen.getByRole("radio", { name: /the game is over/ })));
  await press("This is my answer");
  expect(judged()).toMatchObject([{ right: false }]);
  expect(said()?.textContent).toContain("legal");
  expect(situation()).toContain("Sequence, move 1 of 1");
  // Once it is answered the line is told in words.
  expect(situation()).not.toContain("Stones taken");
});

const PASS: Partial<Problem> = {
  kind: "pass",
  rows: ["....", ".xo.", ".xo.", "...."],
  solutions: ["b4"],
  outcomes: [
    { move: "b4", line: ["b4", "c4"], result: "B+1" },
    { move: "pass", line: ["pass", "c4"], result: "W+1" },
  ],
};

test("pass: a press on a stone is refused in the line below the board, until the board shows something else", async () => {
  await asked(PASS);
  await point("b2");
  expect(situation()).toMatch(/Not possible: .* \(B4\.2\)\.$/);
  await press("Pass");
  expect(situation()).not.toMatch(/Not possible/);
});

test("pass: the lines are told, and walked by their stones", async () => {
  const { judged, trainer } = await asked(PASS);
  await press("Pass");
  expect(judged()).toMatchObject([{ right: false, what: "pass" }]);
  expect(screen.getAllByRole("list").map((one) => one.ariaLabel ?? one.getAttribute("aria-label"))).toEqual(
    expect.arrayContaining(["You passed", "b4 instead"]),
  );
  const line = screen.getByRole("list", { name: "b4 instead" });
  await act(
    async () => void fireEvent.click(within(line).getByRole("button", { name: "Move 1, Black, b4" })),
  );
  expect(situation()).toContain("Sequence, move 1 of 2.");
  await settled(() => trainer.back());
  expect(situation()).not.toContain("Line");
});

test("pass: it is played out, each move answered, and taken back", async () => {
  await asked(PASS);
  await press("Pass");
  reply.mockResolvedValueOnce({ line: ["c4"], result: "B+1" });
  await press("Play it out");
  await point("b4");
  const remarked = () => document.querySelector(".remarked")?.textContent;
  await vi.waitFor(() => expect(remarked()).toBe("You played b4. White plays c4."));
  expect(screen.getByRole("list", { name: "Played out" }).children).toHaveLength(2);
  await press("Undo");
  expect(screen.queryByRole("list", { name: "Played out" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await settled(() => void fireEvent.click(button("Pass")));
});

const SAVE: Partial<Problem> = {
  kind: "save",
  rows: ["x.o", "x.x", "xoo"],
  turn: "white",
  player: "white",
  set: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
  verdict: "refuted",
  solutions: ["b2"],
  traps: [{ move: "pass", line: ["b2"] }],
};

test("save: what is missing is told with the line that shows it, taken back, and added", async () => {
  const { judged } = await asked(SAVE);
  await press("Nothing to add");
  expect(judged()).toMatchObject([{ right: false, what: "pass", decided: false }]);
  await headlined("Something is missing.");
  expect(screen.getByRole("list", { name: "Nothing is added" }).children).toHaveLength(1);
  await press("Undo");
  await settled(() => point("b2"));
  expect(judged().at(-1)).toMatchObject({ right: true, what: "b2" });
  await headlined("With b2 all nine points stay yours.");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("save: where nothing is missing a stone is one too many, and can't be taken back", async () => {
  const { judged } = await asked({ ...SAVE, solutions: ["pass"], traps: [] });
  await settled(() => point("b2"));
  expect(judged()).toMatchObject([{ right: false, what: "b2" }]);
  await headlined("You added b2, and nothing was missing.");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

const CYCLE = {
  kind: "cycle",
  rows: ["oo.", ".xo", "oxo"],
  played: "c3 c2 pass c1",
  solutions: ["remove"],
  outcomes: [
    { move: "remove", line: ["cycle@0", "pass", "a2", "pass"], result: "B+4" },
    { move: "keep", line: ["c3", "cycle@1", "a2", "pass"], result: "B+3" },
  ],
} satisfies Partial<Problem>;

test.each([
  ["Remove it", true, "You removed it: that gains one point."],
  ["Leave it", false, "You left it: that costs one point."],
])("cycle: its removal is looked at, and both ways are told after “%s”", async (name, right, words) => {
  const { judged, trainer } = await asked(CYCLE);
  const closed = () => screen.queryAllByRole("gridcell", { name: /closed for good/ }).length;
  await press("Show it removed");
  await vi.waitFor(() => expect(closed()).toBeGreaterThan(0));
  await press("Show it removed");
  expect(closed()).toBe(0);
  await settled(() => trainer.back());
  expect(screen.queryByRole("button", { name: "Remove it" })).toBeNull();
  await press("Back to the question");
  await press(name);
  expect(judged()).toMatchObject([{ right }]);
  await headlined(words);
  expect(said()?.querySelector(`.headline .sign.${right ? "holds" : "fails"}`)).not.toBeNull();
  for (const line of ["The cycle is removed", "The cycle stays"])
    expect(screen.getByRole("list", { name: line })).toBeTruthy();
});

test("hints are opened one by one, and gone when it is told", async () => {
  const { trainer } = await asked(COUNT);
  const all = trainer.hintsLeft;
  await settled(() => void trainer.hint());
  await settled(() => void trainer.hint());
  expect(trainer.hintsLeft).toBe(all - 2);
  expect(screen.getByRole("list", { name: "Hints" }).children).toHaveLength(2);
  await settled(() => trainer.reveal());
  expect(screen.queryByRole("list", { name: "Hints" })).toBeNull();
  expect(trainer.hintsLeft).toBe(0);
});

test("what comes after the trainer was left comes to nobody", async () => {
  const { trainer, news } = await asked(PASS);
  const before = news.length;
  await settled(() => {
    fireEvent.click(button("Pass"));
    trainer.destroy();
  });
  expect(news.slice(before).map(({ kind }) => kind)).not.toContain("done");
  expect(document.querySelector(".said-part")).toBeNull();
});
