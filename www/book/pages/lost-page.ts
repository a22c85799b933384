/** The page that a host shows where there is none. Hosts look for it under the name 404.html. */
import type { Book } from "../book.ts";
import { html } from "../html.ts";
import { chapterList, foot, type Here, type Page, type Part, siteLinks, top, update } from "./page-frame.ts";

export const LOST = "404.html";

const HERE: [Part, Here] = ["book", "within"];

export function lostPage(book: Book): Page {
  const head = html`<title>No such page · ${book.title}</title>
    <meta name="robots" content="noindex" />
    <meta name="description" content="There is no page at this address." />`;
  const body = html`<a class="skip" href="#text">Skip to the text</a>
    ${top(book, { title: "No such page", part: HERE })}
    <main class="chapter plain boardless">
      <nav id="course" class="course" aria-label="Contents">
        ${chapterList(book, null)}
        ${siteLinks(book, HERE, "in-menu")}
      </nav>
      <article id="text">
        <header class="opening">
          <h1 tabindex="-1">There is no page here</h1>
          <p class="lead">The address may have been cut off, or the page has another name by now.</p>
        </header>
        <section class="section current">
          <p><a href="./index.html">The first page of the book</a> is there, and the menu lists all the others.
          <kbd>/</kbd> searches everything.</p>
          <p>Was it a link to a position? All of it stands behind the sign #: the <a href="./referee.html">referee</a>
          opens what you paste there.</p>
        </section>
      </article>
    </main>
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}
