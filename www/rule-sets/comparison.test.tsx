import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engine } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import { Comparison } from "./comparison.tsx";
import { Invite, type JudgedPosition } from "./invite.tsx";

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

let width = 1200;
beforeEach(() => {
  width = 1200;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Nobody judges it here: the rule sets that are compared are others than this book. */
async function judged(rows: string[]): Promise<JudgedPosition> {
  const position = { rows };
  const { board, situations } = await engine.follow(position, []);
  const [situation] = situations;
  if (!situation) throw new Error("a position has a situation");
  return { board, situation, position, report: { control: [], score: null, nodes: 0 } };
}

const options = (rules: RulesName[]) => ({ rules, onRules: vi.fn(), level: 2 as const, inBook: false });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("the reader predicts before anything is shown, and then reads what the others say", async () => {
  const position = await judged(["xx.", "..."]);
  render(<Comparison judged={position} options={options(["area", "stone", "jrg89"])} />);
  const guess = screen.getByRole("group", { name: "Which of these say something else?" });
  fireEvent.click(within(guess).getByRole("checkbox", { name: /^Stones/ }));
  expect(screen.queryByRole("table")).toBeNull();
  press("Compare");
  await waitFor(() => expect(screen.getByRole("table")).toBeTruthy());
  expect(screen.queryByRole("group", { name: "Which of these say something else?" })).toBeNull();
  expect(screen.getAllByText(/^You said: Stones\./)).not.toEqual([]);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.map((text) => text?.slice(0, 4))).toEqual(["Area", "Ston", "Japa"]);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("on a narrow place there are tabs, which the arrow keys walk", async () => {
  width = 300;
  const position = await judged(["xx.", "..."]);
  render(<Comparison judged={position} options={options(["area", "stone"])} />);
  press("Skip");
  await waitFor(() => expect(screen.getAllByRole("tab")).toHaveLength(2));
  const tabs = (): string[] =>
    screen.getAllByRole("tab").map((tab) => tab.getAttribute("aria-selected") ?? "");
  fireEvent.click(screen.getAllByRole("tab")[0] as HTMLElement);
  fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowRight" });
  expect(tabs()).toEqual(["false", "true"]);
  expect(document.activeElement).toBe(screen.getAllByRole("tab")[1]);
  fireEvent.keyDown(screen.getByRole("tablist"), { key: "ArrowRight" });
  expect(tabs()).toEqual(["true", "false"]);
});

test("other rule sets are chosen, from two to as many as stand side by side", async () => {
  const position = await judged(["xx.", "..."]);
  const given = options(["area", "stone"]);
  render(<Comparison judged={position} options={given} />);
  press("Other rule sets");
  const panel = screen.getByRole("group", { name: /^Which rule sets/ });
  fireEvent.click(within(panel).getByRole("checkbox", { name: /^Stones/ }));
  expect(within(panel).getByRole("status").textContent).toContain("Choose at least two");
  press("Show these");
  expect(given.onRules).not.toHaveBeenCalled();
  fireEvent.click(within(panel).getByRole("checkbox", { name: /^Ing/ }));
  press("Show these");
  expect(given.onRules).toHaveBeenCalledWith(["area", "ing"]);
  expect(screen.getByText("2 of 16 shown")).toBeTruthy();
});

test("the question stands there until somebody asks, and again where nothing came", async () => {
  const position = await judged(["xx.", "..."]);
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ Comparison });
  render(<Invite judged={position} options={{ ...options([]), rules: null }} load={load} />);
  expect(load).not.toHaveBeenCalled();
  press("Ask other rule sets");
  expect(await screen.findByText(/did not load/)).toBeTruthy();
  screen.getByRole("button", { name: "Ask other rule sets" }).focus();
  press("Ask other rule sets");
  await waitFor(() => {
    expect(screen.getByRole("region", { name: "By other rule sets" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "By other rule sets" }));
  });
});
