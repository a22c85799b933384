import { expect, test } from "vitest";
import type { BookChapter } from "./book.ts";
import { minutesOf } from "./pages/page-frame.ts";

const page = (html: string, kinds: string[], more: Partial<BookChapter> = {}): BookChapter =>
  ({
    sections: [{ html, figures: kinds.map((kind) => ({ kind })) }],
    pages: [],
    ...more,
  }) as unknown as BookChapter;

test("words are read and steps are thought about; what stands aside takes no time of the chapter", () => {
  expect(minutesOf(page("<p>Few words.</p>", []))).toBe(1);
  expect(minutesOf(page(`<p>${"word ".repeat(400)}</p>`, ["step", "figure", "proof"]))).toBe(4);
  const below = page("", ["step", "step"]);
  expect(minutesOf(page("", ["step"], { pages: [below, { ...below, aside: true }] }))).toBe(3);
});
