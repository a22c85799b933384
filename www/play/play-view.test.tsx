import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { table } from "../book/table.ts";
import { type Bench, benchOf } from "./bench.ts";
import { PlayPage } from "./play-view.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
// Nothing is searched here: what is judged or proved stays in work.
vi.mock("../engine/engine.ts", async (original) => {
  const never = () => new Promise(() => {});
  return {
    ...(await original<typeof import("../engine/engine.ts")>()),
    prover: new Proxy({}, { get: () => never }),
  };
});

/** The end of the first overview game. */
const NINE = "1AQUDAweNCgsB4HTp";

let bench: Bench;

/** The page as it is opened. */
function open(): void {
  const page = document.createElement("main");
  page.innerHTML = `<div class="opening"></div><div data-role="play"></div>`;
  const host = document.createElement("div");
  host.innerHTML = table(null).text;
  document.body.replaceChildren(page);
  const part = (selector: string) => page.querySelector(selector) as HTMLElement;
  bench = benchOf(host.firstElementChild as HTMLElement);
  vi.stubGlobal("scrollTo", vi.fn());
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
  render(<PlayPage bench={bench} page={page} head={part(".opening")} />, {
    container: part("[data-role=play]"),
  });
}
beforeEach(open);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "#");
});

const follow = (fragment: string) =>
  act(async () => {
    history.replaceState(null, "", `#${fragment}`);
    bench.follow(location.hash);
  });
/** Roles of a whole page take seconds to be told, so what is waited for is found by its text or label. */
const button = (name: string | RegExp) => {
  const found =
    screen.queryByLabelText(name, { selector: "button" }) ??
    screen.getByText(name, { selector: "button, button *" });
  return found.closest("button") as HTMLButtonElement;
};
const press = (name: string | RegExp) => act(() => void fireEvent.click(button(name)));
const points = () => document.querySelectorAll("[data-point]");
const lay = async (name: string) => {
  const found = document.querySelector(`[data-point="${name}"]`);
  await act(async () => void (found && fireEvent.click(found)));
};
const box = () => screen.getByLabelText<HTMLTextAreaElement>("Paste or open");
const desk = (name: string) => screen.findByLabelText(name, { selector: "section" });
const paste = async (text: string) => {
  fireEvent.input(box(), { target: { value: text } });
  await press("Open what I pasted");
};

test("a board can be drawn at once, before the engine has answered", async () => {
  await follow("");
  expect(button("Verdict").getAttribute("aria-pressed")).toBe("true");
  expect(points()).toHaveLength(81);
  screen.getByText("Setting up the board…");
});

test("each desk stands alone, and the way leads from one to another and back", async () => {
  await follow(`${NINE}&view=play`);
  const play = await desk("Play on");
  await within(play).findByText(
    "Play is over. Claim what you think is yours, or have the whole board judged.",
  );
  await waitFor(() => expect(document.querySelector("main")?.dataset.view).toBe("play"));
  const judge = button("Have it judged");
  judge.focus();
  await press("Have it judged");
  await desk("Verdict");
  expect(screen.queryByLabelText("Play on", { selector: "section" })).toBeNull();
  // What was pressed is gone: its desk’s button has the focus.
  expect(document.activeElement).toBe(button("Verdict"));
  await screen.findByText("Judging", { selector: "h2" });
  await press("Claim");
  await desk("Your claim");
  await press("Verdict");
  await screen.findByText("Judging", { selector: "h2" });
});

test("U and R go through the moves while a button has the focus", async () => {
  await follow("1AQMGBgEopg&view=play");
  await desk("Play on");
  await waitFor(() => expect(points()).toHaveLength(36));
  await lay("a1");
  await screen.findByLabelText("Move 1, Black: a1");
  const pass = button("Pass");
  await act(() => void fireEvent.keyDown(pass, { key: "u" }));
  await waitFor(() => expect(bench.store.state.history.work.at).toBe(0));
  await act(() => void fireEvent.keyDown(pass, { key: "r" }));
  await waitFor(() => expect(bench.store.state.history.work.at).toBe(1));
  // No letter passes but on the board.
  await act(() => void fireEvent.keyDown(pass, { key: "p" }));
  await act(() => void fireEvent.keyDown(pass, { key: "r" }));
  expect(bench.store.state.history.work).toMatchObject({ at: 1, moves: [{ kind: "play" }] });
});

test("a pass pressed as soon as other rules are chosen is made by those rules, and not lost", async () => {
  await follow("1AQMGBgEopg&view=play");
  await desk("Play on");
  await waitFor(() => expect(button("Pass").getAttribute("aria-disabled")).toBe("false"));
  const rules = screen.getByLabelText("Rules", { selector: "select" });
  await act(() => void fireEvent.change(rules, { target: { value: "ing" } }));
  // Until those rules have come nobody passes by the old ones, in a game that is then laid anew.
  expect(button("Pass").getAttribute("aria-disabled")).toBe("true");
  await waitFor(() => expect(button("Pass").getAttribute("aria-disabled")).toBe("false"));
  await press("Pass");
  await screen.findByLabelText("Move 1, Black: pass");
});

test("rules without a pass refuse one in words, and the game goes on", async () => {
  await follow("1AQMGBgEopg&view=play&rules=no-pass");
  await desk("Play on");
  await waitFor(() => expect(points()).toHaveLength(36));
  await press("Pass");
  const told = () => document.querySelector("main")?.textContent;
  const refusal = "Not by go without passing: this turn is a pass, and these rules have none";
  await waitFor(() => expect(told()).toContain(refusal));
  expect(bench.store.state.history.work.moves).toEqual([]);
  await lay("a1");
  await screen.findByLabelText("Move 1, Black: a1");
  expect(told()).not.toContain(refusal);
});

test("claim marks do not survive another position of the same size", async () => {
  await follow(`${NINE}&view=claim&claim=black:all&side=claimant`);
  await desk("Proof table");
  await waitFor(() => expect(location.hash).toMatch(/claim=black:all/));
  await press("Verdict");
  await paste("x . .\n. o .\n. . x");
  await waitFor(() => expect(bench.store.state.history.work.start.rows).toEqual(["x..", ".o.", "..x"]));
  expect(bench.store.state.argument.claim).toBeNull();
  await press("Claim");
  await desk("Your claim");
  // Nor does the address tell of them, which a reload would bring back.
  await waitFor(() => expect(location.hash).toMatch(/^#[^&]+&view=claim$/));
});

test("a part of a board has no claims, until it is taken as all of it", async () => {
  await follow("");
  await paste("$$B Corner\n$$ +-------\n$$ | . . .\n$$ | . X O\n$$ | . . .");
  await screen.findByText("A part can’t be judged", { selector: "h2" });
  await press("Claim");
  screen.getByText(/A claim needs the whole board/);
  expect(button("Verdict").getAttribute("aria-pressed")).toBe("true");
  await press("Take it as the whole board");
  await desk("Your claim");
  expect(screen.queryByText(/A claim needs the whole board/)).toBeNull();
});

test("a tool that asks is refused where nothing can be judged, and the stones can be mended", async () => {
  await follow("");
  await paste("x . .\n. . .\n. . .");
  await waitFor(() => expect(points()).toHaveLength(9));
  await act(() => void fireEvent.keyDown(document.body, { key: "2" }));
  for (const name of ["b3", "a2"]) await lay(name);
  await screen.findByText("This can’t be judged yet", { selector: "h2" });
  await act(() => void fireEvent.keyDown(document.body, { key: "9" }));
  screen.getByText(/^This position can’t be played on yet\. Black has no liberty at a3/);
  await waitFor(() => expect(button(/^Black, a black stone/).getAttribute("aria-pressed")).toBe("true"));
  await press("Undo");
  await screen.findByText("Judging", { selector: "h2" });
});

test("what can’t stand is there again after a reload, with its fault, and can be mended", async () => {
  await follow("");
  await paste("x . .\n. . .\n. . .");
  await waitFor(() => expect(points()).toHaveLength(9));
  await act(() => void fireEvent.keyDown(document.body, { key: "2" }));
  for (const name of ["b3", "a2"]) await lay(name);
  await waitFor(() => expect(location.hash).toMatch(/rows=/));
  cleanup();
  open();
  await follow(location.hash.slice(1));
  await screen.findByText("This can’t be judged yet", { selector: "h2" });
  await screen.findByText(/Black has no liberty at a3/);
  expect(document.querySelector('[data-point="a3"]')?.getAttribute("aria-label")).toMatch(/black stone/);
  await act(() => void fireEvent.keyDown(document.body, { key: "3" }));
  await lay("b3");
  await screen.findByText("Judging", { selector: "h2" });
});

test("what is wrong in a link is said, and its text is kept to be mended", async () => {
  await follow(`${NINE}&view=play&at=7`);
  await screen.findByText("The link asks for move 7, but there are 0.");
  await press("Open");
  expect(box().value).toBe(`${NINE}&view=play&at=7`);
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await follow("1wrong");
  await screen.findByText("Its text is kept below, where you can mend it.");
  expect(box().value).toBe("1wrong");
});

test("of two addresses the last counts, also while the first is being read", async () => {
  void follow(`${NINE}&view=referee`);
  await follow("1AQMGBgEopg&view=play");
  await desk("Play on");
  await waitFor(() => expect(bench.store.state.history.work.start.rows).toHaveLength(6));
  expect(bench.store.state.history.past).toHaveLength(1);
});

test("what can’t be copied stands there to be copied by hand", async () => {
  vi.spyOn(navigator, "clipboard", "get").mockImplementation(() => {
    throw new Error("none");
  });
  await follow(`${NINE}&view=play`);
  await desk("Play on");
  await press("Share");
  expect(button("Share").getAttribute("aria-expanded")).toBe("true");
  await press("Copy: Diagram");
  const text = await screen.findByLabelText<HTMLTextAreaElement>("The text to copy");
  await waitFor(() => expect(text.value).toMatch(/\| \. o \. \|/));
  expect(document.activeElement).toBe(text);
});
