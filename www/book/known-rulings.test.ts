import { expect, test } from "vitest";
import type { Book, BookChapter, BookFigure } from "./book.ts";
import { knownRulings } from "./known-rulings.ts";

const position = { rows: ["x,o", ".xo"], turn: "white" as const };
const figure = (told: Partial<BookFigure>): BookFigure => ({ position, map: null, ...told }) as BookFigure;
const page = (slug: string, figures: BookFigure[], compared: BookChapter["compared"] = null): BookChapter =>
  ({ slug, title: `About ${slug}`, compared, pages: [], sections: [{ id: "here", figures }] }) as never;
const place = (slug: string) => ({
  key: "x,o/.xo",
  line: "0 0 W 0",
  title: `About ${slug}`,
  href: `${slug}.html#here`,
});

test("heads of boards, verdicts and maps of rulings are known, and nothing that is open or the book’s own", () => {
  const law = [
    { rules: "ljrg" as const, result: "B+1" },
    { rules: "area" as const, result: "jigo" },
    { rules: "naj" as const, result: "?" },
  ];
  const verdicts = [
    { by: "The engine", say: "", found: true, rules: "j2003" as const, dead: [1] },
    { by: "A text", say: "", found: false, dead: [0] },
    { by: "The engine", say: "", found: true, rules: "jrg89" as const },
  ];
  const map = { by: "the text", rules: "jrg89" as const, black: [1, 4], white: [] };
  const book = {
    chapters: [
      page("first", []),
      page("board", [figure({})], { number: 1, ruling: "one", law }),
      page("beast", [
        figure({ verdicts }),
        figure({ map }),
        figure({ map: { ...map, rules: undefined } as never }),
      ]),
    ],
  } as unknown as Book;
  expect(knownRulings(book)).toEqual([
    { ...place("board"), rules: "area", result: "jigo", by: null },
    { ...place("beast"), rules: "j2003", dead: [1], by: null },
    { ...place("beast"), rules: "jrg89", dead: [1, 4], by: "the text" },
  ]);
});
