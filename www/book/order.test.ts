import { expect, test } from "vitest";
import type { Book, BookChapter } from "./book.ts";
import { chapterName, neighbours, partsOfBook, stepCounts } from "./order.ts";

const page = (slug: string, kinds: string[], pages: BookChapter[] = []): BookChapter =>
  ({ slug, pages, sections: [{ figures: kinds.map((kind) => ({ kind })) }] }) as unknown as BookChapter;
const below = page("one-below", ["proof", "line"]);
const book = {
  chapters: [
    page("one", ["step", "figure", "question"], [below, page("empty", ["referee"])]),
    page("two", []),
  ],
} as Book;

test("what asks something of the reader is a step, and nothing else is", () => {
  expect(stepCounts(book)).toEqual({ one: { one: 2, "one-below": 1 }, two: {} });
});

test("what stands aside counts by itself", () => {
  const aside = { ...page("aside", ["step"]), aside: true };
  const chapter = page("three", ["step", "proof"], [aside, page("three-below", ["step"])]);
  const counts = stepCounts({ chapters: [chapter] } as Book);
  expect(counts).toEqual({ three: { three: 2, "three-below": 1 }, aside: { aside: 1 } });
});

test("what stands aside leads on to what follows its chapter, and no page leads to it", () => {
  const aside = { ...page("aside", ["step"]), aside: true };
  const first = page("first", ["step"], [aside]);
  const whole = { chapters: [first, page("second", [])] } as Book;
  const after = (one: BookChapter) => neighbours(whole, one).after?.slug;
  expect([after(aside), after(first)]).toEqual(["second", "second"]);
  expect(neighbours(whole, aside).before).toBeUndefined();
});

test("the pages below a chapter come after it and before the next", () => {
  const { before, after } = neighbours(book, below);
  expect([before?.slug, after?.slug]).toEqual(["one", "empty"]);
  expect(neighbours(book, book.chapters[0] as BookChapter).before).toBeUndefined();
  expect(neighbours(book, book.chapters[1] as BookChapter).after).toBeUndefined();
});

test("chapters stand in the parts of the book, and what is only looked up has no number", () => {
  const slugs = ["welcome", "two", "control", "bestiary", "the-1989-rules", "rules", "about"];
  const chapters = slugs.map((slug, at) => ({ ...page(slug, []), number: at + 1 }));
  const whole = { chapters } as Book;
  expect(partsOfBook(whole).map((part) => part.chapters.map(({ slug }) => slug))).toEqual([
    ["welcome", "two"],
    ["control"],
    ["bestiary"],
    ["the-1989-rules"],
    ["rules", "about"],
  ]);
  expect(chapters.map((chapter) => chapterName(whole, chapter)).slice(3)).toEqual([
    "Chapter 4",
    "Chapter 5",
    "Reference",
    "Reference",
  ]);
});
