import { expect, test } from "vitest";
import type { Book, BookChapter, BookSection } from "./book.ts";
import { plain, searchFile } from "./search-file.ts";

const section = (id: string, title: string | null, html: string, figures: unknown[] = []): BookSection =>
  ({ id, title, html, figures }) as BookSection;
const figure = (id: string, kind: string, caption: string | null) => ({
  id,
  kind,
  title: null,
  caption,
  position: { rows: ["xo."] },
});
const page = (slug: string, sections: BookSection[], more: Partial<BookChapter> = {}): BookChapter =>
  ({
    slug,
    number: 1,
    title: slug,
    lead: "",
    sections,
    pages: [],
    parts: [],
    beast: null,
    ...more,
  }) as BookChapter;

const beast = page(
  "beast-9",
  [
    section("opening", null, "<p>Who lives?</p>", [figure("step-1", "question", null)]),
    section("the-ruling", "The ruling", "<p>Nobody.</p>", [figure("figure-1", "figure", "After it.")]),
  ],
  { beast: { number: 9, name: "Direct ko", shape: ["ko"] } as BookChapter["beast"] },
);
const book = {
  chapters: [
    page("welcome", [section("opening", null, "<p>Begin &amp; read.</p>")]),
    page("precise-rules", [
      section("d7", "D7 Ko mark", "<p>A square.</p><p><strong>D7.1</strong> Shut for one turn.</p>"),
    ]),
    page("bestiary", [], { pages: [beast] }),
  ],
} as unknown as Book;
const { documents, positions } = searchFile(book);
const of = (group: string) => documents.filter((one) => one.group === group);

test("sections, words and clauses are told apart, each with its place", () => {
  expect(of("chapters")[0]).toMatchObject({ title: "welcome", address: "index.html", text: "Begin & read." });
  expect(of("words")).toMatchObject([{ title: "Ko mark", code: "D7", text: "A square." }]);
  expect(of("clauses")).toMatchObject([
    { title: "D7.1", place: "Ko mark", address: "precise-rules.html#d7", text: "Shut for one turn." },
  ]);
});

test("a page stands by its number, and a page below a chapter under its title", () => {
  const below = page("board-1", [section("opening", null, "<p>A board.</p>")], { number: 19 });
  const chapter = page("boards", [section("opening", null, "<p>Boards.</p>")], {
    number: 19,
    title: "Many boards",
    pages: [below],
  });
  const found = searchFile({ chapters: [chapter] } as unknown as Book).documents;
  expect(found.map(({ title, place }) => [title, place])).toEqual([
    ["Many boards", "Chapter 19"],
    ["board-1", "Many boards"],
  ]);
});

test("a beast is found with its board, and what its page folds only after its question", () => {
  expect(of("beasts")).toMatchObject([
    { title: "Direct ko", code: "9", address: "beast-9.html", position: 0 },
  ]);
  expect(of("beasts")[0]).not.toHaveProperty("after");
  const told = documents.filter(({ text }) => /Nobody|After it/.test(text));
  expect(told).toHaveLength(2);
  for (const one of told) expect(one.after).toEqual({ page: "beast-9", question: "step-1" });
  expect(positions).toEqual([{ rows: ["xo."] }, { rows: ["xo."] }]);
});

test("words are read from markup as a reader sees them", () => {
  expect(plain("<p>a <em>b</em>&lt;</p><ul><li>c</li><li>d</li></ul>")).toBe("a b< c d");
});
