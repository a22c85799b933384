/** The book as `loja book render` prints it: chapters already parsed, checked and rendered. */
import { renderBook } from "../../scripts/book.mjs";
import type { Question, Says } from "../chapter/data.ts";
import type { PositionInput, Step } from "../engine/engine.ts";

export interface Credit {
  author: string;
  work: string;
  year: string | number;
  url?: string | null;
  for?: string | null;
}

export interface BookFigure {
  id: string;
  kind: "figure" | "step" | "question";
  title: string | null;
  caption: string | null;
  position: PositionInput;
  /** The printed diagram, for readers without script. */
  diagram: string;
  step: Step | null;
  question: Question | null;
  says: Says[];
}

export interface BookSection {
  id: string;
  title: string | null;
  /** Prose; the place of a figure is an empty `<div data-figure="N"></div>`. */
  html: string;
  figures: BookFigure[];
}

export interface BookChapter {
  slug: string;
  number: number;
  title: string;
  lead: string;
  credit: Credit[];
  sections: BookSection[];
}

export interface Book {
  format: 1;
  title: string;
  chapters: BookChapter[];
}

/** The book, read anew. The page shows what the project's own command has rendered and can check. */
export async function readBook(): Promise<Book> {
  const book = (await renderBook()) as Book;
  if (book.format !== 1) throw new Error(`the book has format ${book.format}; this build reads format 1`);
  return book;
}

/** Where a chapter lies in the site. The first one is the page that visitors meet. */
export function pageOf(chapter: BookChapter): string {
  return chapter.number === 1 ? "index.html" : `${chapter.slug}.html`;
}
