/** The pages of the book: their order, their addresses, and which belongs to which. */
import { asks, tableFigure } from "../chapter/data.ts";
import type { Beast, Book, BookChapter, BookFigure, BookSection, Compared } from "./book.ts";

export type BeastPage = BookChapter & { beast: Beast };
/** A board that many rule sets judge. */
export type BoardPage = BookChapter & { compared: Compared };
/** A page of a gallery: it asks first, and all else is folded until the reader has answered. */
export type Specimen = BeastPage | BoardPage;

/** A chapter, then the pages below it, then the next chapter. */
export const pagesInOrder = (book: Book): BookChapter[] =>
  book.chapters.flatMap((chapter) => [chapter, ...chapter.pages]);

export interface BookPart {
  title: string;
  chapters: BookChapter[];
}

/** The part only for reference: its chapters have no numbers. */
const REFERENCE = "Reference";

/** The parts of the book, each with the chapter that it begins with. */
const PARTS: [title: string, from: string][] = [
  ["I. The quarrel", "welcome"],
  ["II. What is yours", "control"],
  ["III. The beasts", "bestiary"],
  ["IV. Other rule sets", "the-1989-rules"],
  [REFERENCE, "rules"],
];

/** The chapters, part by part. */
export function partsOfBook({ chapters }: Book): BookPart[] {
  const begins = PARTS.map(([, from]) => chapters.findIndex(({ slug }) => slug === from));
  return PARTS.map(([title], at) => ({ title, chapters: chapters.slice(begins[at], begins[at + 1]) }));
}

/** The number of a chapter; null for what is only looked up. */
export function chapterNumber(book: Book, chapter: BookChapter): number | null {
  const begins = book.chapters.findIndex(({ slug }) => slug === PARTS.at(-1)?.[1]);
  return begins >= 0 && book.chapters.indexOf(chapter) >= begins ? null : chapter.number;
}

/** "Chapter 3", or where a chapter without a number stands. */
export function chapterName(book: Book, chapter: BookChapter): string {
  const number = chapterNumber(book, chapter);
  return number === null ? REFERENCE : `Chapter ${number}`;
}

/** Where a page lies in the site. The first chapter is the page that visitors meet. */
export const addressOf = (book: Book, page: BookChapter): string =>
  page === book.chapters[0] ? "index.html" : `${page.slug}.html`;

/** The chapter that a page belongs to: itself, or the one above it. */
export const chapterOf = (book: Book, page: BookChapter): BookChapter =>
  book.chapters.find((chapter) => chapter.pages.includes(page)) ?? page;

export const isBeast = (page: BookChapter): page is BeastPage => page.beast !== null;

export const beastsOf = (chapter: BookChapter): BeastPage[] => chapter.pages.filter(isBeast);

const isBoard = (page: BookChapter): page is BoardPage => Boolean(page.compared);

export const boardsOf = (chapter: BookChapter): BoardPage[] => chapter.pages.filter(isBoard);

export const isSpecimen = (page: BookChapter): page is Specimen => isBeast(page) || isBoard(page);

export const specimensOf = (chapter: BookChapter): Specimen[] => chapter.pages.filter(isSpecimen);

export const numberOf = (page: Specimen): number =>
  (isBeast(page) ? page.beast : (page as BoardPage).compared).number;

/** The name of its kind. */
export const kindOf = (page: Specimen): "Beast" | "Board" => (isBeast(page) ? "Beast" : "Board");

/** "Beast 7". */
export const specimenName = (page: Specimen): string => `${kindOf(page)} ${numberOf(page)}`;

/** The chapter whose page is a gallery of beasts, where the book has one. */
export const bestiaryOf = (book: Book): BookChapter | null =>
  book.chapters.find((chapter) => beastsOf(chapter).length > 0) ?? null;

/** Pages of a chapter that stand aside from the order of reading. */
export const asidesOf = (chapter: BookChapter): BookChapter[] => chapter.pages.filter(({ aside }) => aside);

/** Nothing before the first page, nothing after the last. A page aside leads on to what follows its chapter. */
export function neighbours(
  book: Book,
  page: BookChapter,
): { before: BookChapter | undefined; after: BookChapter | undefined } {
  const pages = pagesInOrder(book).filter(({ aside }) => !aside);
  if (page.aside) return { before: undefined, after: pages[pages.indexOf(chapterOf(book, page)) + 1] };
  const at = pages.indexOf(page);
  return { before: pages[at - 1], after: pages[at + 1] };
}

/**
 * The number of steps of each page, chapter by chapter, without pages that have none. A page that stands aside counts
 * by itself: a reader of the chapter need not have been there.
 */
export function stepCounts(book: Book): Record<string, Record<string, number>> {
  const count = ({ sections }: BookChapter): number =>
    sections.reduce((sum, { figures }) => sum + figures.filter(asks).length, 0);
  const counted = (pages: BookChapter[]): Record<string, number> =>
    Object.fromEntries(pages.flatMap((page) => (count(page) > 0 ? [[page.slug, count(page)]] : [])));
  return Object.fromEntries(
    book.chapters.flatMap((chapter) => [
      [chapter.slug, counted([chapter, ...chapter.pages.filter(({ aside }) => !aside)])],
      ...asidesOf(chapter).map((page): [string, Record<string, number>] => [page.slug, counted([page])]),
    ]),
  );
}

/** The figure on the board when a section opens. */
export const laidIn = (section: BookSection): BookFigure | null =>
  section.figures.find((figure) => figure === tableFigure(section)) ?? null;

/** Where another page asks about the same board: "welcome step-1"; null where none does. */
export function askedElsewhere(book: Book, page: Specimen): string | null {
  const { rows, board } = questionOf(page).position;
  const same = JSON.stringify([rows, board]);
  for (const { slug, sections } of pagesInOrder(book).filter((one) => !isSpecimen(one)))
    for (const { id, kind, position } of sections.flatMap(({ figures }) => figures))
      if (kind === "question" && JSON.stringify([position.rows, position.board]) === same)
        return `${slug} ${id}`;
  return null;
}

/** The question that the page of a specimen asks before all else. */
export function questionOf({ slug, sections }: Specimen): BookFigure {
  const found = sections[0]?.figures.find(({ kind }) => kind === "question");
  if (!found) throw new Error(`${slug} has no question in its opening, so nothing would ever unfold`);
  return found;
}
