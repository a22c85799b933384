/** The frame that every page has around its own part: the bar at the top, the way to other pages, the foot. */

import { asks } from "../../chapter/data.ts";
import type { Book, BookChapter } from "../book.ts";
import { dataScript, html, type Markup, trusted } from "../html.ts";
import { ICONS } from "../icons.ts";
import {
  addressOf,
  bestiaryOf,
  chapterNumber,
  chapterOf,
  isSpecimen,
  kindOf,
  neighbours,
  numberOf,
  pagesInOrder,
  partsOfBook,
  specimenName,
  specimensOf,
  stepCounts,
} from "../order.ts";

/** How long a chapter takes: its words read, and each of its steps thought about. */
const WORDS_A_MINUTE = 200;
const MINUTES_A_STEP = 1;

const words = (html: string): number => html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;

/** In minutes, at least one. The pages below a chapter are read with it, but for what stands aside. */
export function minutesOf({ sections, pages }: BookChapter): number {
  const all = [...sections, ...pages.filter(({ aside }) => !aside).flatMap((page) => page.sections)];
  const minutes = all.reduce(
    (sum, { html, figures }) =>
      sum + words(html) / WORDS_A_MINUTE + figures.filter(asks).length * MINUTES_A_STEP,
    0,
  );
  return Math.max(1, Math.round(minutes));
}

/** A page without its shell. */
export interface Page {
  head: string;
  body: string;
}

export type Part = "book" | "bestiary" | "practice" | "play" | "referee";

/** A page of the part, or its first page itself. */
export type Here = "within" | "itself";

interface Link {
  part: Part;
  name: string;
  address: string;
}

/** The parts of the site that exist, in the order of their links. */
function parts(book: Book): Link[] {
  const bestiary = bestiaryOf(book);
  return [
    { part: "book", name: "Book", address: "index.html" },
    ...(bestiary
      ? [{ part: "bestiary" as const, name: "Bestiary", address: addressOf(book, bestiary) }]
      : []),
    { part: "practice", name: "Practice", address: "practice.html" },
    { part: "play", name: "Play", address: "game.html" },
    { part: "referee", name: "Referee", address: "referee.html" },
  ];
}

/** Which part of the site a page of the book is in. */
export function partOf(book: Book, page: BookChapter): [Part, Here] {
  const bestiary = bestiaryOf(book);
  if (page === bestiary) return ["bestiary", "itself"];
  return chapterOf(book, page) === bestiary ? ["bestiary", "within"] : ["book", "within"];
}

/** Links to the parts of the site: in the bar, or where the bar is too narrow, in the menu. */
export function siteLinks(book: Book, [part, here]: [Part, Here], place: "in-bar" | "in-menu"): Markup {
  // In the menu the book is there already, as the list of its chapters.
  const wanted = parts(book).filter((link) => place === "in-bar" || link.part !== "book");
  const mark = trusted(here === "itself" ? ' aria-current="page"' : ' aria-current="true"');
  const links = wanted.map(
    (link) => html`<li><a href="./${link.address}"${link.part === part ? mark : ""}>${link.name}</a></li>`,
  );
  return place === "in-bar"
    ? html`<nav class="site in-bar" aria-label="Site"><ul>${links}</ul></nav>`
    : html`<div class="in-menu"><p class="note chapters">Also here</p><ul class="book">${links}</ul></div>`;
}

/**
 * The chapters of the book, as the menu lists them; the pages below a chapter only while one is in it. Folded where the
 * sections of a page stand above it; on the first page it says what each chapter is about.
 */
export function chapterList(book: Book, current: BookChapter | null): Markup {
  const here = current && chapterOf(book, current);
  const mark = (page: BookChapter): Markup | "" => (page === current ? trusted(' aria-current="page"') : "");
  const front = current === book.chapters[0];
  const folded = current !== null && !front && specimensOf(current).length === 0;
  return html`<details class="whole-book"${!folded && html` open`}><summary class="chapters">The book</summary>
    ${partsOfBook(book).map(
      ({ title, chapters }) =>
        html`<p class="part-of-book">${title}</p><ol class="book">${chapters.map(
          (chapter) =>
            html`<li><a href="./${addressOf(book, chapter)}"${mark(chapter)}><span>${numbered(book, chapter)}</span><span class="done" data-done="${chapter.slug}"></span></a>${
              front && about(chapter)
            }${chapter === here && below(book, chapter, mark)}</li>`,
        )}</ol>`,
    )}</details>`;
}

/** The subject of a chapter, in a sentence, and the time it takes. */
function about(chapter: BookChapter): Markup {
  const [sentence] = /^.*?[.?!](?= |$)/.exec(chapter.lead) ?? [chapter.lead];
  return html`<p class="about-chapter">${sentence} ${minutesOf(chapter)} min</p>`;
}

function numbered(book: Book, chapter: BookChapter): string {
  const number = chapterNumber(book, chapter);
  return number === null ? chapter.title : `${number}. ${chapter.title}`;
}

/** The pages below a chapter. A page of a gallery goes by its number. */
function below(book: Book, chapter: BookChapter, mark: (page: BookChapter) => Markup | ""): Markup | false {
  const plain = chapter.pages.filter((page) => !isSpecimen(page));
  const specimens = specimensOf(chapter);
  const kind = specimens[0] ? kindOf(specimens[0]) : "";
  const link = (page: BookChapter, text: Markup | string): Markup =>
    html`<li><a href="./${addressOf(book, page)}"${mark(page)}>${text}</a></li>`;
  return (
    chapter.pages.length > 0 &&
    html`<ul class="below">${plain.map((page) => link(page, page.title))}</ul>${
      specimens.length > 0 &&
      html`<ul class="numbers" aria-label="${kind}s">${specimens.map((page) =>
        link(page, html`<span class="visually-hidden">${kind} </span>${numberOf(page)}`),
      )}</ul>`
    }`
  );
}

interface Top {
  title: string;
  part: [Part, Here];
  /** The page's own content there. */
  more?: Markup;
  /** Whether a reader who comes back to the site comes here, and finds the last place. */
  comesBack?: boolean;
  /** The page above this one, for small screens. `named`: beside the way back the page’s own name stays. */
  up?: { text: string; address: string; named?: boolean };
}

/** The bar: menu, name, where one is, what the page itself has there, the parts of the site, the theme. */
export function top(book: Book, { title, part, more, up, comesBack }: Top): Markup {
  return html`<header class="top${up ? " with-up" : ""}${up?.named ? " with-name" : ""}">
    <button type="button" class="icon menu" data-control="menu" aria-expanded="false" aria-controls="course" aria-label="Contents">${ICONS.menu}</button>
    <a class="brand" href="./index.html">${ICONS.seal}<span>Loja</span></a>
    ${up && html`<a class="up" href="./${up.address}">${ICONS.up}<span>${up.text}</span></a>`}
    <p class="where">${questionFirst(title)}</p>
    ${comesBack && wayBack(book)}
    ${more}
    ${siteLinks(book, part, "in-bar")}
    <button type="button" class="to-search" data-control="search" aria-keyshortcuts="/">${ICONS.search}<span>Search</span></button>
    <button type="button" class="icon theme" data-control="theme" aria-label="Use the other theme">${ICONS.theme}</button>
  </header>`;
}

/** A title that asks and then says more: where there is little room, the question stands alone. */
export function questionFirst(title: string): Markup {
  const [, asked, rest] = /^([^?]*\?) (.+)$/.exec(title) ?? [];
  return asked ? html`${asked} <span class="rest">${rest}</span>` : html`${title}`;
}

/**
 * The line for a reader who comes back; the script fills it in. It holds the names of pages, because the page keeps
 * only those in addresses.
 */
function wayBack(book: Book): Markup {
  const pages = pagesInOrder(book).map((page) => {
    // Nobody is sent to a beast that he has not chosen.
    const after = isSpecimen(page) ? chapterOf(book, page) : neighbours(book, page).after;
    const next = !after || isSpecimen(after) ? null : after.slug;
    return [page.slug, [pageTitle(page), addressOf(book, page), page.sections.at(-1)?.id ?? "", next]];
  });
  return html`<a class="continue" data-role="continue" data-pages="${JSON.stringify(Object.fromEntries(pages))}" hidden>Continue<span class="rest">: <span data-role="onward"></span><span data-role="onward-section"></span></span></a>`;
}

const pageTitle = (page: BookChapter): string => (isSpecimen(page) ? specimenName(page) : page.title);

/** The foot: what the reader has done, which the script puts there, whose work it is, the licence. */
export function foot(book: Book, credits: Markup[] = [], more: Markup | false = false): Markup {
  return html`<footer class="foot">
    <section class="kept" id="your-progress" data-role="kept" aria-labelledby="kept-title" hidden></section>
    ${credits}
    <p><a href="./legend.html">The signs on the board</a>. ${more} Loja is free software under the MIT or the Apache 2.0 licence.</p>
  </footer>
  ${dataScript("steps", stepCounts(book))}`;
}

/** Whose work a page tells. */
export const credits = ({ credit }: BookChapter): Markup[] =>
  credit.map(
    ({ author, work, year, for: subject }) =>
      html`<p>${subject ? `${subject}: ` : "Source: "}${author}, <cite>${work}</cite>, ${year}. Retold here in our own words.</p>`,
  );

/** The offer of a newer version, shown when the service worker has one. */
export function update(): Markup {
  return html`<div class="update" data-role="update" hidden>
      <p role="status">A newer version of this book is here.</p>
      <button type="button" class="quiet" data-control="update">Load it</button>
    </div>`;
}
