import { expect, test } from "vitest";
import type { BookChapter, BookFigure } from "../book.ts";
import { rulingOf } from "./ruling.ts";

type Said = { kind: string; text: string; verdict?: string; after?: string };

const figure = (rows: string[], ...says: Said[]): BookFigure =>
  ({
    position: { rows },
    says: says.map((one) => ({ verdict: "confirmed", ...one })),
  }) as unknown as BookFigure;
const beast = (...figures: BookFigure[]): BookChapter =>
  ({ slug: "beast-1", sections: [{ figures }] }) as unknown as BookChapter;

const BOARD = ["xo."];
const result = (text: string): Said => ({ kind: "result", text });

test.each([
  ["Black wins by 18.", "Black by 18"],
  ["White wins by 2.", "White by 2"],
  ["The result is jigo.", "Jigo"],
])("%s", (text, words) => {
  expect(rulingOf(beast(figure(BOARD), figure(BOARD, result(text))))).toBe(words);
});

test("only what is confirmed about the first board, as it stands, counts", () => {
  const elsewhere = figure(["x.."], result("Black wins by 1."));
  const later = figure(BOARD, { ...result("Black wins by 1."), after: "a1" });
  const open = figure(BOARD, { ...result("Black wins by 1."), verdict: "undecided" });
  expect(rulingOf(beast(figure(BOARD), elsewhere, later, open))).toBe("Not decided");
});

test("a page that knows all of control and not the result stops the build", () => {
  const control = { kind: "control", text: "Nobody controls anything." };
  expect(() => rulingOf(beast(figure(BOARD, control)))).toThrow("beast-1");
  expect(() => rulingOf(beast(figure(BOARD, control, result("A close game."))))).toThrow("result");
});
