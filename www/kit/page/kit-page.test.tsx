import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import * as board from "../board.tsx";
import * as row from "../control-row.tsx";
import * as controls from "../controls.tsx";
import * as notices from "../notices.tsx";
import * as signs from "../signs.tsx";
import * as taken from "../taken-along.tsx";
import { Kit } from "./kit-page.tsx";

afterEach(cleanup);

test("the page has every part of the kit, in both themes and at each width", () => {
  const { container } = render(<Kit />);
  const named = [...container.querySelectorAll(".kit-part h3")]
    .map(({ textContent }) => textContent)
    .join(", ");
  const parts = Object.keys({ ...board, ...row, ...controls, ...notices, ...signs, ...taken }).filter(
    (name) => /^[A-Z][a-z]/.test(name),
  );
  expect(parts.length).toBeGreaterThan(14);
  // The icon stands in the row, and what was taken under what takes it.
  const within = ["ControlIcon", "TakenPart"];
  expect(parts.filter((name) => !within.includes(name) && !named.includes(name))).toEqual([]);
  const themes = () =>
    [...container.querySelectorAll<HTMLElement>(".kit-theme")].map(({ dataset }) => ({ ...dataset }));
  expect(themes()).toEqual([
    { theme: "light", width: "all" },
    { theme: "dark", width: "all" },
  ]);
  fireEvent.click(screen.getByRole("radio", { name: "320 pixels" }));
  expect(themes().map(({ width }) => width)).toEqual(["phone", "phone"]);
});

test("without a clipboard the text is shown to be copied by hand", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  render(<Kit />);
  const [copy] = screen.getAllByRole("button", { name: "Copy" });
  if (copy) fireEvent.click(copy);
  expect((await screen.findAllByText(/won’t let this page copy/)).length).toBe(1);
  vi.unstubAllGlobals();
});
