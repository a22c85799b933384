import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as practice from "../../engine/generated/practice.js";
import type { Problem } from "../../kinds/problem.ts";
import { builtModule } from "../../test/in-process.ts";
import type { Own as OwnView } from "./own.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../../engine/ways/ways.ts", () => import("../../test/in-process.ts"));
const { factsInTime } = vi.hoisted(() => ({ factsInTime: vi.fn() }));
vi.mock("../../engine/practice.ts", () => ({ problems: { factsInTime } }));

beforeAll(() => {
  practice.initSync({ module: builtModule("practice") });
});

const solve = vi.fn<(problem: Problem) => void>();
let Own: typeof OwnView;

beforeEach(async () => {
  // What is set is kept for a visit.
  vi.resetModules();
  sessionStorage.clear();
  factsInTime.mockImplementation(async ({ start, moves, task }) => ({
    ...practice.facts(start, moves, task, 200_000, () => {}),
    nodes: 200_000,
  }));
  vi.stubGlobal("navigator", {
    ...navigator,
    clipboard: { writeText: () => Promise.reject(new Error("no")) },
  });
  ({ Own } = await import("./own.tsx"));
  render(<Own solve={solve} />);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Whoever begins kills Black's stones: at b4, c4 and a3. */
const CORNER = "....xo.\n.xxxxo.\nxooooo.\nxo.....";

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const step = (name: string) =>
  fireEvent.click(within(screen.getByRole("group", { name: "Steps" })).getByRole("button", { name }));
/** As a hand presses: the click counts. */
const choose = (kind: RegExp) => fireEvent.click(screen.getByRole("radio", { name: kind }), { detail: 1 });
const at = (point: string) => screen.getByRole("gridcell", { name: new RegExp(`^${point}\\b`) });
const said = (words: string | RegExp) => screen.findByText(words);

function open(text: string): void {
  fireEvent.input(screen.getByRole("textbox", { name: "Paste or open" }), { target: { value: text } });
  press("Open what I pasted");
}

/** Opens a position, and waits until it lies there. */
async function paste(text: string): Promise<void> {
  open(text);
  const points = text.replace(/\n/g, "").length;
  await waitFor(() => expect(screen.getAllByRole("gridcell")).toHaveLength(points));
}

/** The corner, with the claim of Black's stones and what is around them. */
async function ask(kind: RegExp): Promise<void> {
  await paste(CORNER);
  press("Choose the question");
  await screen.findByRole("heading", { name: "The question" });
  choose(kind);
  fireEvent.click(at("a4"));
  await said(/12 of 28 points/);
  press("Check it");
}

test("a problem is asked, checked and given away, with its title", async () => {
  await ask(/^Refute it/);
  await said("The claim does not hold; three first moves solve it: b4, c4 and a3.");
  await said("One trap: a4.");
  await said(/^Its rating is about/);
  fireEvent.input(screen.getByRole("textbox", { name: "Title, if you like" }), {
    target: { value: "A corner & more " },
  });
  press("Copy a link");
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "The text to copy" });
  await waitFor(() => expect(box.value).toMatch(/practice\.html#p=.*&title=/));
  // The code stands below what was pressed, and the link goes.
  press("Copy the code");
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The text to copy" }).value).toContain(
      '<loja-board mode="problem" ask="refute" claim="black: ',
    ),
  );
  press("Solve it yourself");
  expect(solve.mock.lastCall?.[0]).toMatchObject({ kind: "refute", title: "A corner & more" });
  // What was set up is there again, without being asked anew.
  cleanup();
  render(<Own solve={solve} />);
  await said("The claim does not hold; three first moves solve it: b4, c4 and a3.");
  expect(factsInTime).toHaveBeenCalledTimes(1);
});

test("what is no problem is said with its reason, and what would mend it is offered", async () => {
  await ask(/^Lock it/);
  await said(/^This does not make a problem yet\. The claim can be refuted/);
  press("Ask it as “Refute it”");
  await said(/three first moves solve it/);
  press("Change it");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Refute it/ }).checked).toBe(true);
  press("Ask something else");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Refute it/ }));
  press("Check it");
  await said(/three first moves solve it/);
  press("Change it");
  // What was pressed is gone, and the focus is not lost.
  expect(document.activeElement).not.toBe(document.body);
});

test("a move is asked about after moves that were played", async () => {
  await paste(".xo.\nxo.o\n.xo.\n....");
  step("Task");
  await screen.findByRole("heading", { name: "The question" });
  choose(/^Which rule/);
  expect(button("Check it").getAttribute("aria-disabled")).toBe("true");
  press("Play moves on the board");
  fireEvent.click(at("c3"));
  await said(/takes the ko at b3/);
  // A move that is not possible is told, and changes nothing.
  fireEvent.click(at("c3"));
  await said(/^Not possible: /);
  press("Play moves on the board");
  fireEvent.click(at("b3"));
  await said("Asked about: b3.");
  press("Check it");
  await said(/forbids the move/);
  await said(/^Readers answer on the board in your page/);
});

test("the search can be stopped and begun again", async () => {
  const signals: AbortSignal[] = [];
  factsInTime.mockImplementation((_, { signal, onProgress }) => {
    signals.push(signal);
    onProgress({ nodes: 5000 });
    return new Promise(() => {});
  });
  await ask(/^Refute it/);
  await said(/^5.000 situations looked at in/);
  press("Stop");
  await said("You stopped this. Nothing is lost.");
  expect(screen.queryByText(/situations looked at/)).toBeNull();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  press("Check it again");
  await said(/^5.000 situations looked at in/);
  // Who leaves the check stops it.
  step("Task");
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]));
});

test("a claim on a part of a board keeps clear of the sides that go on", async () => {
  await paste(CORNER);
  fireEvent.click(screen.getByRole("checkbox", { name: "Bottom" }));
  step("Task");
  await screen.findByRole("heading", { name: "The question" });
  choose(/^Find the claim/);
  await said(/nobody knows what lies outside/);
  choose(/^Refute it/);
  expect(screen.queryByRole("button", { name: "Whole board" })).toBeNull();
  fireEvent.click(at("a4"));
  await said(/^The board goes on beyond a1/);
  expect(button("Check it").getAttribute("aria-disabled")).toBe("true");
});

test("who goes to a step while something is opened is not led away by the late answer", async () => {
  open(`${location.origin}/practice.html#p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI`);
  step("Position");
  await waitFor(() => at("a4"));
  await act(async () => {});
  expect(screen.getByRole("heading", { name: "Set up a position" })).toBeTruthy();
  open(`${location.origin}/practice.html#p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI`);
  await screen.findByRole("heading", { name: "The question" });
  await said(/12 of 28 points/);
});
