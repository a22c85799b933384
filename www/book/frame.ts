/** What every page has around its own part: the bar at the top, the way to other pages, the foot. */
import { type Book, type BookChapter, pageOf } from "./book.ts";
import { html, type Markup, trusted } from "./html.ts";
import { ICONS } from "./icons.ts";

/** A page without its shell. */
export interface Page {
  head: string;
  body: string;
}

/** The parts of the site that exist, in the order of their links. */
const SITE = {
  book: { name: "Book", page: "index.html" },
  play: { name: "Playground", page: "play.html" },
} as const;

export type Part = keyof typeof SITE;

/** A chapter is in the book; the playground is the page itself. */
const HERE: Record<Part, Markup> = {
  book: trusted(' aria-current="true"'),
  play: trusted(' aria-current="page"'),
};

/** Links to the parts of the site: in the bar, or where the bar is too narrow, in the menu. */
export function siteLinks(part: Part, place: "in-bar" | "in-menu"): Markup {
  // In the menu the book is there already, as the list of its chapters.
  const wanted = Object.entries(SITE).filter(([name]) => place === "in-bar" || name !== "book");
  const links = wanted.map(
    ([name, { name: text, page }]) =>
      html`<li><a href="./${page}"${name === part ? HERE[part] : ""}>${text}</a></li>`,
  );
  return place === "in-bar"
    ? html`<nav class="site in-bar" aria-label="Site"><ul>${links}</ul></nav>`
    : html`<div class="in-menu"><p class="note chapters">Also here</p><ul class="book">${links}</ul></div>`;
}

/** The chapters of the book, as the menu lists them. */
export function chapterList(book: Book, current: BookChapter | null): Markup {
  return html`<p class="note chapters">The book</p>
    <ol class="book">${book.chapters.map(
      (other) =>
        html`<li><a href="./${pageOf(other)}"${other === current ? trusted(' aria-current="page"') : ""}>${other.number}. ${
          other.title
        }</a></li>`,
    )}</ol>`;
}

/** The bar: menu, name, where one is, `more` of the page's own, the parts of the site, the theme. */
export function top(part: Part, title: string, more: Markup | "" = ""): Markup {
  return html`<header class="top">
    <button type="button" class="icon menu" data-control="menu" aria-expanded="false" aria-controls="course" aria-label="Contents">${ICONS.menu}</button>
    <a class="brand" href="./index.html">${ICONS.seal}<span>Loja</span></a>
    <p class="where">${title}</p>
    ${more}
    ${siteLinks(part, "in-bar")}
    <button type="button" class="icon theme" data-control="theme" aria-label="Use the other theme">${ICONS.theme}</button>
  </header>`;
}

export function foot(credits: Markup[]): Markup {
  return html`<footer class="foot">
    ${credits}
    <p>Loja is free software under the MIT or the Apache 2.0 licence.</p>
  </footer>`;
}

/** The offer of a newer version, shown when the service worker has one. */
export function update(): Markup {
  return html`<div class="update" data-role="update" hidden>
      <p role="status">A newer version of this book is here.</p>
      <button type="button" class="quiet" data-control="update">Load it</button>
    </div>`;
}
