/** The book as `loja book render` prints it: chapters already parsed, checked and rendered. */
import { createHash } from "node:crypto";
import { linksOf, renderBook } from "../../scripts/book.mjs";
import type { Figure } from "../chapter/data.ts";
import type { RulesName } from "../engine/systems.ts";

export interface Credit {
  author: string;
  work: string;
  year: string | number;
  url?: string | null;
  for?: string | null;
}

export interface BookFigure extends Figure {
  /** The position as text, in the sources' notation. */
  diagram: string;
  /** The figure as a drawing. */
  svg: string;
  /** The position as links write it, without their prefix; null where no link can hold it. */
  link: string | null;
  /** The verdicts of several hands, beside each other. */
  verdicts?: Verdict[];
  /** On the board when its section is opened, so not shown in the text as well. */
  laid?: boolean;
}

/** Which stones are dead, in somebody’s opinion. */
export interface Verdict {
  by: string;
  say: string;
  /** Whether the engine says so. */
  found: boolean;
  /** The rules by which it does. */
  rules?: RulesName;
  /** By their numbers; not there where it is not decided. */
  dead?: number[];
}

export interface BookSection {
  id: string;
  title: string | null;
  /** Prose; the place of a figure is an empty `<div data-figure="N"></div>`. */
  html: string;
  figures: BookFigure[];
}

/** The head of a beast's page. */
export interface Beast {
  number: number;
  /** Null when it has none. */
  name: string | null;
  shape: string[];
  /** How many kos are on the board at the start. */
  ko: number;
  seki: boolean;
  /** The ruling of the 1989 rules against ours. */
  compare: "same" | "other" | "part";
  /** Whether it belongs to a real game. */
  game: boolean;
  hard: "glance" | "search" | "long" | "undecided";
}

/** The head of a board’s page: each rule set's ruling, checked with the book. The others differ from the first. */
export interface Compared {
  number: number;
  /** The row of the rulings that it shows. */
  ruling: string;
  law: ComparedLaw[];
}

export interface ComparedLaw {
  rules: RulesName;
  /** `?` where the engine has not decided. */
  result: string;
  parts?: "stop" | "dead" | "whose" | "counted" | "nowhere" | "open";
  /** By a source. */
  told?: string;
}

/** A definition that a chapter links to, by the id of its section. */
export interface Term {
  title: string;
  /** In everyday words. */
  html: string;
  /** The rule's own words, or nothing. */
  exact: string;
  href: string;
}

export interface BookChapter {
  slug: string;
  /** Of a page below a chapter: that chapter's. */
  number: number;
  title: string;
  lead: string;
  credit: Credit[];
  /** Its sections need no figure. */
  plain: boolean;
  /** It stands aside from the order of reading: no page leads to it by "Next". */
  aside: boolean;
  /** The place where the line of a situation is explained; boards before it do without. */
  lineFrom: string | null;
  beast: Beast | null;
  compared: Compared | null;
  terms: Record<string, Term>;
  sections: BookSection[];
  /** Of a long page: where each part begins. */
  parts: { title: string; from: string }[];
  pages: BookChapter[];
}

export interface Book {
  format: 1;
  title: string;
  chapters: BookChapter[];
  /** Certificates that pages bring, by the names of their files. */
  certificates: Map<string, string>;
}

/** Reads the book again. The page shows what the project's own command has rendered and can check. */
export async function readBook(): Promise<Book> {
  const book = (await renderBook()) as Book;
  if (book.format !== 1) throw new Error(`the book has format ${book.format}; this build reads format 1`);
  const pages = book.chapters.flatMap((chapter) => [chapter, ...chapter.pages]);
  const figures = pages.flatMap(({ sections }) => sections.flatMap(({ figures }) => figures));
  const links = await linksOf(figures.map(({ position }) => position));
  figures.forEach((figure, index) => {
    figure.link = links[index] ?? null;
  });
  book.certificates = new Map();
  for (const { proof } of figures) {
    if (!proof?.certificate) continue;
    const name = fileOf(proof.certificate);
    book.certificates.set(name, proof.certificate);
    proof.certificate = name;
  }
  return book;
}

/** By what is in it, so that a page never gets another one out of a cache. */
const fileOf = (certificate: string): string =>
  `proofs/${createHash("sha256").update(certificate).digest("hex").slice(0, 12)}.txt`;
