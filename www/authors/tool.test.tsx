import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeOf } from "../kit/store.ts";
import { author, startWith } from "./author-state.ts";
import { AuthorTool } from "./tool.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
// The element draws itself in a browser; here it is its attributes and its text.
vi.mock("../element/loja.ts", () => ({}));

const busy = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  act(() => {
    render(<AuthorTool store={storeOf(startWith(null), author)} busy={busy} />);
  });
});
afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Position" });
const code = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The code to copy" });
const paste = (text: string) => fireEvent.input(box(), { target: { value: text } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const live = () => document.querySelector("loja-board");

test("what is pasted stands there with the attributes of its code", async () => {
  paste(". x .\nx . x");
  await waitFor(() => expect(code().value).toContain("<loja-board"));
  expect(live()?.textContent).toContain(". x .");
  choose("Colours", "dark");
  choose("What readers do", "play");
  await waitFor(() => expect(code().value).toMatch(/mode="play".*theme="dark"/));
  expect(live()?.getAttribute("theme")).toBe("dark");
  fireEvent.click(screen.getByRole("radio", { name: "Markdown" }));
  await waitFor(() => expect(code().value).toMatch(/^```/));
  expect(busy).toHaveBeenLastCalledWith(false);
});

test("a fault is told with its place, and the button goes there", async () => {
  paste("x o .\n. q .");
  fireEvent.click(await screen.findByRole("button", { name: "Go to line 2, column 3" }));
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect([document.activeElement, box().selectionStart]).toEqual([box(), 8]);
  expect(code().value).toBe("");
  screen.getByText("There is no position yet.");
});

test("of several positions one is picked, with the focus back in the text", async () => {
  paste(
    JSON.stringify([
      { name: "Corner", rows: ["x."] },
      { name: "Broken", rows: ["xq"] },
    ]),
  );
  await screen.findByText("Position 2 can’t be read.");
  fireEvent.click(screen.getByRole("button", { name: "Corner" }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box().value).toContain('"Corner"');
  await waitFor(() => expect(code().value).toContain("Corner"));
});

test("a claim is read while it is typed; what keeps readers from it stands beside the code", async () => {
  paste(". x .\nx . x");
  choose("What readers do", "prove");
  const claim = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Claim" });
  const claiming = (text: string) => fireEvent.input(claim(), { target: { value: text } });
  await screen.findByText(/have to find one themselves/);
  claiming("black: all");
  await screen.findByText(/border is closed/);
  expect(claim().getAttribute("aria-invalid")).toBe("false");
  claiming("black: z99");
  await screen.findByText(/^Readers can’t argue this claim\./);
  expect(claim().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(live()?.getAttribute("claim")).toBe("black: z99"));
});
