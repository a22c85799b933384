import { readdirSync, readFileSync } from "node:fs";
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { Problem } from "../../kinds/problem.ts";
import type { Trainer, TrainerNews } from "../../kinds/trainer.ts";
import { mountArgue } from "./argue-trainer.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../../engine/ways/ways.ts", () => import("../../test/in-process.ts"));
// The facts judge the first move; the prover is not there yet.
vi.mock("../../engine/engine.ts", async (original) => {
  const never = () => new Promise(() => {});
  return { ...(await original<object>()), prover: { prove: never, answer: never, hints: never } };
});
vi.stubGlobal("scrollBy", () => {});
Element.prototype.checkVisibility ??= () => true;

const LADDERS = `${process.cwd()}/tutorials/practice/`;
const PROBLEM = readdirSync(LADDERS)
  .filter((name) => name.startsWith("refute"))
  .flatMap((name) =>
    readFileSync(LADDERS + name, "utf8")
      .split("\n")
      .filter(Boolean),
  )
  .map((text) => JSON.parse(text) as Problem)
  .find(
    ({ line, traps }) => (line?.length ?? 0) > 4 && traps?.[0]?.move !== "pass" && traps?.length,
  ) as Problem;
const [RIGHT = ""] = PROBLEM.solutions;
const WRONG = PROBLEM.traps?.[0]?.move ?? "";

let trainer: Trainer;
let news: TrainerNews[] = [];

afterEach(() => {
  act(() => trainer.destroy());
  cleanup();
  news = [];
});

async function opened(): Promise<void> {
  render(
    <>
      <div id="board" />
      <div id="words" />
      <div id="answers" />
      <div id="after" />
      <p id="keys">Keys</p>
    </>,
  );
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const place = {
    board: at("board"),
    words: at("words"),
    answers: at("answers"),
    after: at("after"),
    keys: "keys",
  };
  act(() => {
    trainer = mountArgue(place, PROBLEM, (one) => void news.push(one));
  });
  await screen.findByRole("heading", { name: "Break the claim" });
}

const point = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
const button = (name: string) => screen.findByRole("button", { name });
const judged = () => news.flatMap((one) => (one.kind === "judged" ? [one.right] : []));
const headline = () => document.querySelector(".headline");

test("a right move is judged at once, with its sign, and nothing is to be taken back", async () => {
  await opened();
  screen.getByText("Press a point to play there, or move there with the arrow keys and press Enter.");
  fireEvent.click(point(RIGHT));
  await waitFor(() => expect(judged()).toEqual([true]));
  await waitFor(() => expect(headline()?.querySelector(".sign.holds")).toBeTruthy());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  // The facts know the reply too, and from there it goes on.
  await waitFor(() => expect(trainer.controls).toMatchObject({ back: true, restart: true, side: false }));
});

test("after a wrong move one is shown why, or takes it back; a press on the board says so", async () => {
  await opened();
  fireEvent.click(point(WRONG));
  await button("Undo");
  expect(judged()).toEqual([false]);
  expect(headline()?.querySelector(".sign.fails")).toBeTruthy();
  expect(trainer.reading).toBe(true);
  fireEvent.click(point(RIGHT));
  await screen.findAllByText("Undo your move first.");
  const back = await button("Undo");
  back.focus();
  fireEvent.click(back);
  await button("Pass");
  // What was pressed is gone, and the focus is on the board again.
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  expect(trainer.controls).toMatchObject({ back: false, forward: true });
});

test("the solution is walked step by step, with the truth about every first move below it", async () => {
  await opened();
  act(() => trainer.reveal());
  const next = await button("Next move");
  expect(news.filter(({ kind }) => kind === "done")).toHaveLength(1);
  // The button that was pressed is gone by then.
  await waitFor(() => expect(document.activeElement).toBe(headline()));
  next.focus();
  fireEvent.click(next);
  await waitFor(() => expect(document.querySelector(".situation")?.textContent).toMatch(/, 2 /));
  expect(document.activeElement).toBe(next);
  screen.getByRole("heading", { name: "Every first move" });
  screen.getByRole("img", { name: new RegExp(`^Solved by .*${RIGHT}`) });
  expect(screen.getByRole("link", { name: "Play it to the end" })).toBeTruthy();
  expect(trainer.hintsLeft).toBe(0);
});

test("a point that is pencilled in has a button that plays it", async () => {
  await opened();
  const cell = point(RIGHT);
  fireEvent(cell, Object.assign(new Event("pointerdown"), { pointerType: "touch" }));
  fireEvent.click(cell);
  fireEvent.click(await button(`Play ${RIGHT}`));
  await waitFor(() => expect(judged()).toEqual([true]));
  expect(screen.queryByRole("button", { name: `Play ${RIGHT}` })).toBeNull();
});

test("a press on a stone is refused in the line below the board, each time aloud, and what was said stays", async () => {
  await opened();
  const told = document.querySelector(".told-part")?.textContent;
  const line = () => document.querySelector(".situation")?.textContent;
  const aloud = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  const stone = screen.getAllByRole("gridcell", { name: /stone/ })[0] as HTMLElement;
  fireEvent.click(stone);
  await waitFor(() => expect(line()).toMatch(/Not possible: .* \(B4\.2\)\.$/));
  const [words] = aloud().filter((one) => one?.startsWith("Not possible"));
  expect(document.querySelector(".told-part")?.textContent).toBe(told);
  // Who listens hears it again: a live region only tells what changed.
  fireEvent.click(stone);
  await waitFor(() => expect(aloud()).toContain(`${words}\u00a0`));
  fireEvent.click(point(RIGHT));
  await waitFor(() => expect(judged()).toEqual([true]));
  expect(line()).not.toContain("Not possible");
});

test("what the worst case gives away for good is a wash; its stones are told, and not drawn", async () => {
  await opened();
  const outside = screen.getAllByRole("gridcell", { name: /permanent/ });
  const wash = document.querySelectorAll(".board .outside");
  expect(wash).toHaveLength(outside.length > 0 ? 1 : 0);
  expect(outside.length).toBeGreaterThan(0);
  expect(document.querySelector(".board .permanent")).toBeNull();
  screen.getByText(/everything outside is yours for good/);
});
