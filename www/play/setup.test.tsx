import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PositionInput } from "../engine/engine.ts";
import { type SetUp, SetUpBoard, SetUpPanel, setUpOf } from "./setup.tsx";

configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

const heard = { onEdit: vi.fn(), onJudged: vi.fn(), onUndo: vi.fn(), onRedo: vi.fn(), onPlay: vi.fn() };
let editor: SetUp;

/** As a host does: what is edited is laid out again. */
beforeEach(() => {
  editor = setUpOf({ ...heard, part: "A part can be played on." });
  heard.onEdit.mockImplementation((position: PositionInput, step: boolean) => {
    if (step) editor.show(position, { back: true, forward: false });
  });
  render(
    <>
      <SetUpBoard editor={editor} />
      <SetUpPanel editor={editor} />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (position: PositionInput) => act(() => editor.show(position, { back: false, forward: false }));
const point = (name: string) => screen.findByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
const rows = (): string[] | undefined => heard.onEdit.mock.lastCall?.[0].rows;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name), { target: { value } });
};

test("a tool is chosen by its key, and lays; what can’t stand is named, and the board stays", async () => {
  show({ rows: ["xo", ".."] });
  fireEvent.click(await point("b1"));
  expect(rows()).toEqual(["xo", ".x"]);
  fireEvent.keyDown(document.body, { key: "2" });
  expect(screen.getByRole("button", { name: /^White, a white stone/ }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  screen.getByText("White chosen.");
  fireEvent.click(await point("a1"));
  expect(rows()).toEqual(["xo", "ox"]);
  await screen.findByText(/Nothing is lost: change it, or undo\.$/);
  screen.getByText("This can’t be played on yet.");
  expect(heard.onJudged).toHaveBeenLastCalledWith(expect.stringContaining("liberty"));
  fireEvent.click(screen.getByRole("button", { name: "Empty the board" }));
  await waitFor(() => expect(heard.onJudged).toHaveBeenLastCalledWith(null));
  expect(rows()).toEqual(["..", ".."]);
});

test("the fields are those of the board that lies there", async () => {
  show({ rows: ["..", ".."] });
  await waitFor(() => expect(field("Columns").value).toBe("2"));
  type("Columns", "3");
  expect(rows()).toEqual(["...", "..."]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Top" }));
  await screen.findByText("A part can be played on.");
  fireEvent.change(field("Board"), { target: { value: "pairs" } });
  await waitFor(() => expect(screen.queryByLabelText("Columns")).toBeNull());
  expect(screen.queryByRole("checkbox", { name: "Top" })).toBeNull();
  type("Streets", "nowhere");
  expect(field("Streets").value).toBe("nowhere");
  await waitFor(() => expect(document.querySelector(".setup-message")?.textContent).toMatch(/\w/));
});

test("prisoners on an empty board are asked about, and become the komi", async () => {
  show({ rows: ["..", ".."], black_captives: 6 });
  fireEvent.click(await screen.findByRole("button", { name: "Yes, komi 6" }));
  expect(heard.onEdit.mock.lastCall?.[0]).toMatchObject({ komi: 6, black_captives: 0 });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Yes, komi 6" })).toBeNull());
});

test("a number stays as it was until it is one", async () => {
  show({ rows: ["..", ".."] });
  const form = within(document.body);
  await waitFor(() => expect(field("Komi").value).toBe("0"));
  type("Komi", "0.3");
  expect(heard.onEdit).not.toHaveBeenCalled();
  type("Komi", "6.5");
  expect(heard.onEdit.mock.lastCall?.[0]).toMatchObject({ komi: 6.5 });
  await form.findByText(/These rules use whole-number komi/);
});
