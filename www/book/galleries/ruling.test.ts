import { expect, test } from "vitest";
import type { BookChapter, BookFigure } from "../book.ts";
import { rulingOf } from "./ruling.ts";

type Said = { kind: string; text?: string; result?: string; verdict?: string; after?: string };

const figure = (rows: string[], ...says: Said[]): BookFigure =>
  ({
    position: { rows },
    says: says.map((one) => ({ verdict: "confirmed", ...one })),
  }) as unknown as BookFigure;
const beast = (...figures: BookFigure[]): BookChapter =>
  ({ slug: "beast-1", sections: [{ figures }] }) as unknown as BookChapter;

const BOARD = ["xo."];
const result = (result: string): Said => ({ kind: "result", result });

test.each([
  ["B+18", "Black by 18"],
  ["W+2", "White by 2"],
  ["jigo", "Jigo"],
])("%s", (said, words) => {
  expect(rulingOf(beast(figure(BOARD), figure(BOARD, result(said))))).toBe(words);
});

test("only what is confirmed about the first board, as it stands, counts", () => {
  const elsewhere = figure(["x.."], result("B+1"));
  const later = figure(BOARD, { ...result("B+1"), after: "a1" });
  const open = figure(BOARD, { ...result("B+1"), verdict: "undecided" });
  expect(rulingOf(beast(figure(BOARD), elsewhere, later, open))).toBe("Not decided");
});

test("a page that knows all of control and not the result stops the build", () => {
  const control = { kind: "control", text: "Nobody controls anything." };
  expect(() => rulingOf(beast(figure(BOARD, control)))).toThrow("beast-1");
});
