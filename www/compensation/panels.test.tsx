import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { CALCULATORS } from "./calculators.ts";
import { Calculator } from "./panels.tsx";
import { World, type WorldFile } from "./world.ts";
import { WorldDesk } from "./worlds.tsx";

afterEach(cleanup);

const said = (): string => screen.getByRole("status").textContent ?? "";
const type = (name: string, value: string): void =>
  void fireEvent.input(screen.getByRole("textbox", { name }), { target: { value } });

test("a handicap follows the players and the komi that are chosen", () => {
  render(<Calculator kind={CALCULATORS.handicap} />);
  expect(said()).toContain("Gap 2, so the handicap is 2 1/2.");
  expect(said()).toContain("As German classes: 20 or 21, against 24 or 25.");
  fireEvent.input(screen.getByRole("combobox", { name: "The other" }), { target: { value: "1-kyu" } });
  expect(said()).toContain("An even game: 5 points of komi.");
  type("Komi of an even game", "many");
  expect(said()).toBe("The komi is a whole number from 0 to 99.");
});

test("handicap stones are drawn in their order, where the board has places for them", () => {
  render(<Calculator kind={CALCULATORS.order} />);
  expect(screen.getByRole("img", { name: "9 handicap stones on 19 lines" })).toBeTruthy();
  expect(said()).toContain("In this order: q16,");
  type("Stones", "1");
  expect(said()).toContain("A single stone goes anywhere.");
  type("Lines of the board", "10");
  expect(said()).toBe("The board has an odd number of lines, from 9 to 31.");
});

test.each(["prices", "series", "paradox", "classes"] as const)("%s says something at first", (name) => {
  render(<Calculator kind={CALCULATORS[name]} />);
  expect(screen.getByRole("status").querySelectorAll("p").length).toBeGreaterThan(1);
});

const file = JSON.parse(readFileSync("www/public/worlds/3x3.json", "utf8")) as WorldFile;
const desk = () =>
  render(<WorldDesk world={new World(file)} size={{ columns: 3, rows: 3, shape: "rectangle" }} />);
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

test("a press on a solved board plays there, the table answers, and the button keeps its place", () => {
  desk();
  const middle = screen.getByRole("button", { name: "b2: Black wins by 8" });
  fireEvent.click(middle);
  expect(screen.getByRole("button", { name: "b2: a black stone" })).toBe(middle);
  expect(said()).toContain("Black to move.");
  expect(said()).toContain("With perfect play from here: Black wins by 8.");
  press("Back");
  expect(screen.getByRole("button", { name: "b2: Black wins by 8" })).toBe(middle);
});

test("who takes White is answered at once, and may hide what each turn is worth", () => {
  desk();
  fireEvent.change(screen.getByRole("combobox", { name: "You play" }), { target: { value: "white" } });
  expect(screen.getByRole("button", { name: "b2: a black stone" })).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "show what each turn is worth" }));
  expect(said()).toBe("White to move.");
  expect(screen.getByRole("button", { name: "a3: empty" })).toBeTruthy();
});
