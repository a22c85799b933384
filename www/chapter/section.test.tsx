import { act, cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BookFigure, BookSection } from "../book/book.ts";
import { prose } from "../book/steps.ts";
import { table as tableHtml } from "../book/table.ts";
import { island } from "../kit/mount.tsx";
import { mountTable } from "../table/table-view.tsx";
import type { Figure, Says } from "./data.ts";
import { type Course, type Deed, Reading } from "./reading.ts";
import { SectionIsland } from "./section.tsx";

configure({ asyncUtilTimeout: 20_000, getElementError: (m) => new Error(String(m).slice(0, 300)) });
vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
/** What the referee finds; nothing else is proved here. */
const judge = vi.hoisted(() => vi.fn());
vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  prover: { referee: judge, claims: () => new Promise(() => {}) },
}));
/** Beats that nobody has ended yet, while somebody holds them; else none takes any time. */
const beats = vi.hoisted(() => ({ held: null as (() => void)[] | null }));
vi.mock("../table/beat.ts", () => ({
  beat: () => (beats.held ? new Promise<void>((over) => beats.held?.push(over)) : Promise.resolve()),
}));

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView = scrolled;
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
});
afterEach(() => {
  cleanup();
  beats.held = null;
  document.body.replaceChildren();
});

const POSITION = { rows: ["...", "...", "..."], turn: "black" };
const FIGURE = {
  id: "figure-1",
  kind: "figure",
  title: "A title",
  caption: null,
  position: POSITION,
  step: null,
  question: null,
  line: null,
  proof: null,
  map: null,
  says: [],
  diagram: "0 0 B 0",
  svg: '<svg class="printed" role="img" aria-label="A board." viewBox="0 0 64 32" width="64" height="32"><path/></svg>',
  link: null,
  laid: true,
} as unknown as BookFigure;

const answers = [
  { text: "Black: by one", right: false, reply: "Count again." },
  { text: "White", right: true, reply: "By two." },
];
const ASKED = {
  ...FIGURE,
  id: "step-1",
  kind: "question",
  question: { kind: "choice", answers },
} as BookFigure;

/** A section as the build writes it, with what the reader has done in it. */
function page(figure: BookFigure) {
  const section = {
    id: "s",
    title: "S",
    html: '<div data-figure="0"></div><p>The task.</p>',
    figures: [figure],
  };
  const main = document.createElement("main");
  main.innerHTML = `${tableHtml(null).text}<section class="section current" id="s"><h2 class="title">S</h2>${
    prose(section as unknown as BookSection).text
  }<p class="onward"><a class="next" href="#t">Next</a></p></section>`;
  document.body.append(main);
  const deeds: [string, Deed][] = [];
  const done = new Set<string>();
  const guesses = new Map<string, number>();
  const course: Course = {
    mark(id, deed) {
      deeds.push([id, deed]);
      if (deed.kind === "solved") done.add(id);
      if (deed.kind === "predicted") guesses.set(id, deed.answer);
    },
    solved: (id) => done.has(id),
    predicted: (id) => guesses.get(id) ?? null,
    told: () => false,
  };
  const host = main.querySelector<HTMLElement>("#s") as HTMLElement;
  const tableElement = main.querySelector<HTMLElement>(".table") as HTMLElement;
  const table = mountTable(tableElement);
  return {
    host,
    table,
    deeds,
    done,
    guesses,
    open: async () => {
      const reading = new Reading({ id: "s", figures: [figure as Figure] }, table, course, {
        level: 3,
        actsOf: () => null,
      });
      reading.open();
      island(<SectionIsland reading={reading} host={host} root={tableElement} />);
      await waitFor(() => expect(table.laid).toBe(true));
    },
  };
}

const answered = (host: HTMLElement): string => host.querySelector("[data-role=answer]")?.textContent ?? "";
const guess = (): HTMLButtonElement => screen.getByRole("button", { name: "This is my guess" });

test("the form of a question wakes as it stands: what was chosen before counts, and keeps the focus", async () => {
  const { host, open } = page(ASKED);
  const radio = screen.getByRole<HTMLInputElement>("radio", { name: /White/ });
  const form = host.querySelector("form");
  expect(guess()).toHaveProperty("disabled", true);
  radio.focus();
  radio.checked = true;
  await open();
  await waitFor(() => expect(guess()).toHaveProperty("disabled", false));
  expect(host.querySelector("form")).toBe(form);
  expect(screen.getByRole("radio", { name: /White/ })).toBe(radio);
  expect(document.activeElement).toBe(radio);
  expect(guess().className).toBe("filled");
  fireEvent.submit(form as HTMLFormElement);
  await waitFor(() => expect(answered(host)).toBe("Done. By two."));
});

test("a wrong answer is replied to below it, and another may be given; what was guessed is kept", async () => {
  const { host, open, deeds } = page(ASKED);
  await open();
  fireEvent.click(screen.getByRole("radio", { name: /^Black/ }));
  await waitFor(() => expect(guess()).toHaveProperty("disabled", false));
  const place = host.querySelector(".choice + .answer");
  expect(place?.textContent).toBe("");
  fireEvent.click(guess());
  await waitFor(() => expect(place?.textContent).toBe("Count again."));
  expect(host.querySelector(".next")?.className).toBe("next");
  fireEvent.click(screen.getByRole("radio", { name: "White" }));
  fireEvent.click(guess());
  await waitFor(() => expect(answered(host)).toBe("Done. By two."));
  expect(host.querySelectorAll("[data-role=answer]")).toHaveLength(1);
  expect(host.querySelector(".choice:last-of-type + .answer")).not.toBeNull();
  expect(host.querySelector("form")?.className).toBe("question answered chosen");
  expect(host.querySelector(".next")?.className).toContain("filled");
  expect(deeds).toEqual([
    ["step-1", { kind: "predicted", answer: 0 }],
    ["step-1", { kind: "predicted", answer: 1 }],
    ["step-1", { kind: "solved" }],
  ]);
});

test("a question that is done has its answer at the next visit, and what was said to it", async () => {
  const { host, open, done, guesses } = page(ASKED);
  done.add("step-1");
  guesses.set("step-1", 0);
  await open();
  await waitFor(() => expect(screen.getByRole("radio", { name: "White" })).toHaveProperty("checked", true));
  expect(answered(host)).toBe("Done. By two.");
  expect(guess().className).toBe("quiet");
});

test("a number is asked for, and what is no number sends nothing", async () => {
  const question = { kind: "number", number: 8, right: "Eight.", wrong: "Count the prisoners." };
  const { host, open, deeds } = page({ ...ASKED, question } as BookFigure);
  await open();
  const field = screen.getByRole("textbox", { name: "Your number" });
  fireEvent.input(field, { target: { value: "many" } });
  fireEvent.click(guess());
  expect(document.activeElement).toBe(field);
  expect(deeds).toEqual([]);
  fireEvent.input(field, { target: { value: "7" } });
  fireEvent.click(guess());
  await waitFor(() => expect(answered(host)).toBe("Count the prisoners."));
  fireEvent.input(field, { target: { value: "8" } });
  fireEvent.click(guess());
  await waitFor(() => expect(answered(host)).toBe("Done. Eight."));
});

test("a reply plays the line that it tells of, each from the start of its figure", async () => {
  const told = answers.map((answer, at) => ({ ...answer, after: ["b2 a1", "c3"][at] }));
  const { table, open } = page({ ...ASKED, question: { kind: "choice", answers: told } } as BookFigure);
  await open();
  for (const [name, moves] of [
    [/^Black/, 2],
    ["White", 1],
  ] as const) {
    fireEvent.click(screen.getByRole("radio", { name }));
    fireEvent.click(guess());
    fireEvent.click(await screen.findByRole("button", { name: "Show me" }));
    await waitFor(() => expect(table.leading).toHaveLength(moves));
  }
});

test("a guess that is only noted is told once the board has shown it, with the way back to where", async () => {
  const settled = {
    by: "step-9",
    section: "shown",
    title: "Where it is shown",
    replies: [{ tone: "astray", text: "You guessed Black. It was shown in “" }],
  };
  const mapped = answers.map((answer) => ({ ...answer, control: { black: [0], white: [] } }));
  const figure = {
    ...ASKED,
    later: true,
    settled,
    question: { kind: "choice", answers: mapped },
  } as BookFigure;
  const first = page(figure);
  await first.open();
  fireEvent.click(screen.getByRole("radio", { name: /^Black/ }));
  fireEvent.click(guess());
  await waitFor(() => expect(answered(first.host)).toBe("Noted. Count again."));
  first.host.parentElement?.remove();
  const second = page(figure);
  second.guesses.set("step-1", 0);
  second.done.add("step-1").add("step-9");
  await second.open();
  const told = "You guessed Black. It was shown in “Where it is shown”.";
  await waitFor(() => expect(answered(second.host)).toBe(told));
  expect(screen.getByRole("link", { name: "Where it is shown" }).getAttribute("href")).toBe("#shown");
});

test("areas that somebody else tells are laid over the board, and taken away again", async () => {
  const map = { by: "Go Seigen", black: [0], white: [] };
  const { open } = page({ ...FIGURE, map } as BookFigure);
  await open();
  const toggle = await screen.findByRole("button", { name: "On the board: Go Seigen" });
  for (const [pressed, cells] of [
    ["true", 1],
    ["false", 0],
  ] as const) {
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute("aria-pressed")).toBe(pressed));
    expect(screen.queryAllByRole("gridcell", { name: /controlled by Black/ })).toHaveLength(cells);
  }
});

test("what asks the engine, or other rule sets, comes with the section that has it", async () => {
  const first = page({ ...FIGURE, kind: "referee" } as BookFigure);
  await first.open();
  const ask = await screen.findByRole("button", { name: "Ask the engine" });
  expect(ask.getAttribute("aria-expanded")).toBe("false");
  first.host.parentElement?.remove();
  await page({ ...FIGURE, kind: "laws", laws: ["ljrg", "naj"] } as BookFigure).open();
  expect(await screen.findByRole("button", { name: "Ask these rule sets" })).toBeTruthy();
});

test("what is confirmed is asked first, told then, and shown on the board", async () => {
  const says = (id: string, more: Partial<Says>): Says => ({
    id,
    kind: "lock",
    verdict: "confirmed",
    text: `Told ${id}.`,
    asks: { text: `Asked ${id}?`, options: ["Yes", "No"], right: 1 },
    ...more,
  });
  const figure = {
    ...FIGURE,
    says: [
      says("one", { set: [4] }),
      says("two", { control: { black: [0, 1], white: [] } }),
      says("plain", { asks: null }),
    ],
  };
  const { host, open, deeds } = page(figure);
  await open();
  const asked = within(await screen.findByRole("group", { name: "Asked one?" }));
  expect(host.querySelector(".asks-head")?.textContent).toBe("Make your guess first2 to go");
  fireEvent.click(asked.getByRole("button", { name: "Just show me" }));
  await screen.findByText("Told one.");
  expect(document.activeElement?.textContent).toBe("Told one.");
  expect(screen.getByRole("button", { name: "On the board" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "On the board" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "On the board" }).getAttribute("aria-pressed")).toBe("false"),
  );
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  await screen.findByText("You said: Yes.");
  const [first, second] = screen.getAllByRole("button", { name: "On the board" });
  await waitFor(() => expect(second?.getAttribute("aria-pressed")).toBe("true"));
  // One at a time lies on the board.
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(first?.getAttribute("aria-pressed")).toBe("true"));
  expect(second?.getAttribute("aria-pressed")).toBe("false");
  expect(deeds).toEqual([["two", { kind: "predicted", answer: 0 }]]);
  expect(screen.getByText("Also confirmed by the engine")).toBeTruthy();
});

const LINE = {
  ...FIGURE,
  kind: "line",
  line: { moves: "b2 a1 c3", notes: [{ move: 2, say: "The corner." }] },
} as BookFigure;

test("a line is walked by its moves, left by another, and come back to; the focus stays in it", async () => {
  const { host, open, table } = page(LINE);
  await open();
  const head = (): string => host.querySelector(".walk-head")?.textContent ?? "";
  await waitFor(() => expect(head()).toBe("A sequence to followBefore move 1"));
  fireEvent.click(screen.getByRole("button", { name: "Move 2, White, a1" }));
  await waitFor(() => expect(head()).toContain("Move 2 of 3"));
  expect(host.querySelector("[role=status].walk-note")?.textContent).toBe("The corner.");
  expect(screen.getByRole("button", { name: "Move 2, White, a1" }).getAttribute("aria-current")).toBe("step");
  table.move({ kind: "pass" });
  const back = await screen.findByRole("button", { name: "Back to the sequence" });
  expect(head()).toContain("Your own moves");
  expect(screen.getByText("You have left the sequence after move 2. Play on as you like.")).toBeTruthy();
  back.focus();
  fireEvent.click(back);
  await waitFor(() => expect(head()).toContain("Move 2 of 3"));
  expect(screen.queryByRole("button", { name: "Back to the sequence" })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move 2, White, a1" })),
  );
});

test("a long line plays through by itself, a move a beat, and whoever presses a move stops it", async () => {
  const { host, open, table } = page({
    ...LINE,
    line: { moves: "b2 a1 c3 pass a2 pass c2 pass", notes: [] },
  } as BookFigure);
  await open();
  const beat = async (): Promise<void> => {
    await waitFor(() => expect(beats.held).toHaveLength(1));
    beats.held?.shift()?.();
  };
  beats.held = [];
  fireEvent.click(await screen.findByRole("button", { name: "Play it through" }));
  for (const moves of [1, 2, 3]) {
    await beat();
    await waitFor(() => expect(table.leading).toHaveLength(moves));
  }
  await waitFor(() => expect(beats.held).toHaveLength(1));
  fireEvent.click(screen.getByRole("button", { name: "Move 1, Black, b2" }));
  await waitFor(() => expect(host.querySelector(".walk-head")?.textContent).toContain("Move 1 of 8"));
  for (const over of beats.held.splice(0)) over();
  await new Promise((later) => setTimeout(later, 50));
  expect(table.leading).toHaveLength(1);
  beats.held = null;
  fireEvent.click(screen.getByRole("button", { name: "Play it through" }));
  await waitFor(() => expect(table.leading).toHaveLength(8));
});

const KOS = { rows: ["o.oxxooo", ".oox.xoo", "ooxxxooo", "ox.xo.o."], turn: "white" };
const STEP = {
  ...FIGURE,
  id: "step-1",
  kind: "step",
  position: KOS,
  step: {
    start: KOS,
    played: "e3",
    you: "black",
    goal: { captured: { black: 0, white: 1 } },
    line: "f1",
    solved: "One white stone is gone.",
    wrong: [
      { line: "pass", say: "White fills your last liberty." },
      { line: "c1", refused: "B4.5", say: "Look for a white stone that you can take." },
    ],
    hints: [{ after: "", say: ["Which white stone has one liberty?", "Play f1."] }],
  },
  says: [
    { id: "line", kind: "note", verdict: "confirmed", text: "", after: "pass c1", asks: null, known: true },
  ],
} as unknown as BookFigure;

test("a step answers each move: a mistake is refuted by itself and taken back, hints come one by one, the end is done", async () => {
  const { host, table, open, deeds } = page(STEP);
  await open();
  const at = async (name: string): Promise<void> => {
    const cell = await screen.findByRole("gridcell", { name: new RegExp(`^${name},`) });
    fireEvent.click(cell);
  };
  const hint = host.ownerDocument.querySelector<HTMLElement>("[data-control=hint]");
  await waitFor(() => expect(hint?.getAttribute("aria-disabled")).toBe("false"));
  for (const text of ["Hint 1: Which white stone has one liberty?", "Hint 2: Play f1."]) {
    fireEvent.click(hint as HTMLElement);
    await waitFor(() => expect(answered(host)).toContain(text));
  }
  await waitFor(() => expect(hint?.getAttribute("aria-disabled")).toBe("true"));
  await at("c1");
  await at("c1");
  // What is refused leaves what was said, and from the second press on the step says where to look.
  await waitFor(() =>
    expect(host.querySelector(".refused")?.textContent).toContain("Look for a white stone"),
  );
  expect(answered(host)).toContain("Hint 2: Play f1.");
  table.move({ kind: "pass" });
  await waitFor(() => expect(answered(host)).toBe("White fills your last liberty.Undo"));
  // The rest of the line that the step tells of is played.
  await waitFor(() => expect(table.leading).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(table.leading).toHaveLength(0));
  await waitFor(() => expect(answered(host)).toBe(""));
  table.move({ kind: "pass" });
  await waitFor(() => expect(table.leading).toHaveLength(2));
  table.visit(0);
  await waitFor(() => expect(answered(host)).toBe(""));
  // Whoever comes back there finds again what was said.
  table.visit(1);
  await waitFor(() => expect(answered(host)).toContain("White fills your last liberty."));
  table.visit(0);
  await waitFor(() => expect(answered(host)).toBe(""));
  await at("f1");
  await waitFor(() => expect(answered(host)).toBe("Done. One white stone is gone."));
  expect(deeds.at(-1)).toEqual(["step-1", { kind: "solved" }]);
  expect(host.querySelector(".next")?.className).toContain("filled");
});

test("of a long step the rest plays by itself, once its idea is seen", async () => {
  const played = "c2 b2 b1 a3 a2 a1 b3 c1";
  const start = { rows: ["...", ".#.", "..."], turn: "black", passes: -1 };
  const step = {
    start,
    played,
    you: "black",
    goal: { captured: { black: 6, white: 4 } },
    line: "a2 c3 b1 a3 c2 a1 b3 c1",
    solved: "Eight moves.",
    wrong: [],
    hints: [],
  };
  const { host, table, open } = page({ ...STEP, position: start, step, says: [] } as unknown as BookFigure);
  await open();
  const play = async (at: number, moves: number): Promise<void> => {
    table.move({ kind: "play", at });
    await waitFor(() => expect(table.leading).toHaveLength(moves));
  };
  await play(3, 2);
  expect(screen.queryByRole("button", { name: "Play the rest" })).toBeNull();
  await play(7, 4);
  fireEvent.click(await screen.findByRole("button", { name: "Play the rest" }));
  await waitFor(() => expect(answered(host)).toBe("Done. Eight moves."));
});

const JUDGED = {
  status: "decided",
  control: ["black", "black", "black", "black", "nobody", "nobody"],
  claims: [
    {
      ...{ player: "black", set: [0, 1, 2, 3], verdict: "lock", nodes: 3, halt: null },
      ...{ title: "Black, 4 at the top", region: "the top, 4 points", words: "White can do nothing there." },
    },
  ],
  score: {
    black: { territory: 1, dead: 0, prisoners: 0, komi: 0, total: 1 },
    white: { territory: 0, dead: 0, prisoners: 0, komi: 0, total: 0 },
  },
  ...{ headline: "Black wins by 1", words: "One point is Black’s.", untried: 0, unlisted: 0, nodes: 9 },
};

test("a claim is played from a judgement, and the way back leads to the judgement as it was left", async () => {
  judge.mockResolvedValue(JUDGED);
  const { host, open } = page({
    ...FIGURE,
    kind: "referee",
    position: { rows: ["x.", "xx", ".."], turn: "black" },
  } as BookFigure);
  await open();
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole("button", { name });
    await act(async () => void button.click());
  };
  await press("Ask the engine");
  await screen.findByText("Black wins by 1");
  await press(/^See why/);
  await press(/^Play it: Black locks the top/);
  const back = await screen.findByRole("button", { name: "Back to the judgement" });
  expect(document.activeElement).toBe(back);
  await screen.findByText(/^Before you test it/);
  expect(screen.queryByRole("button", { name: /^See why/ })).toBeNull();
  expect(screen.getByRole("radio", { name: "It holds" })).toBeTruthy();
  fireEvent.click(back);
  await waitFor(() => expect(screen.queryByRole("radio", { name: "It holds" })).toBeNull());
  const why = await screen.findByRole("button", { name: /^See why/ });
  expect(why.getAttribute("aria-expanded")).toBe("true");
  expect(host.querySelector(".judge")?.contains(document.activeElement)).toBe(true);
  expect(judge).toHaveBeenCalledTimes(1);
});
