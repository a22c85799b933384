/** A chapter that is only read: all of it on one page, its figures in the text, and no board beside it. */

import type { Book, BookChapter, BookSection } from "../book.ts";
import { html, type Markup } from "../html.ts";
import { chapterName, neighbours } from "../order.ts";
import { patterns } from "../picture.ts";
import { prose } from "../steps.ts";
import { termsOf, withTerms } from "../terms.ts";
import { authorsHead, authorsTool, isAuthors } from "./authors-page.ts";
import { headOf, linkTo, wayOn, withoutScript } from "./chapter-page.ts";
import { calculatorAfter, compensationHead, isCompensation } from "./compensation-page.ts";
import { chapterList, credits, foot, type Page, partOf, siteLinks, top, update } from "./page-frame.ts";

export function readingPage(book: Book, page: BookChapter): Page {
  const part = partOf(book, page);
  const { before, after } = neighbours(book, page);
  const body = html`<a class="skip" href="#text">Skip to the text</a>
    ${top(book, { title: page.title, part })}
    ${withoutScript()}
    <main class="chapter plain boardless">
      <nav id="course" class="course" aria-label="Contents">
        <p class="note">${chapterName(book, page)}</p>
        <ol>${page.sections.map(
          ({ id, title }) => html`<li><a href="#${id}"><span>${title ?? page.title}</span></a></li>`,
        )}</ol>
        ${chapterList(book, page)}
        ${siteLinks(book, part, "in-menu")}
      </nav>
      <article id="text">
        <header class="opening">
          <h1 tabindex="-1">${page.title}</h1>
          <p class="lead">${page.lead}</p>
        </header>
        ${page.sections.map((one) => section(page, one))}
        ${wayOn(before && linkTo(book, before), after && linkTo(book, after))}
      </article>
    </main>
    ${page.sections.some(({ figures }) => figures.some(({ verdicts }) => verdicts)) && patterns()}
    ${foot(book, credits(page))}
    ${update()}
    ${termsOf(page)}`;
  return {
    head:
      headOf(book, page) +
      (isAuthors(page) ? authorsHead() : "") +
      (isCompensation(page) ? compensationHead() : ""),
    body: body.text,
  };
}

/** No section of it is ever put aside. */
const section = (page: BookChapter, here: BookSection): Markup =>
  html`<section id="${here.id}" class="section current">
    ${here.title !== null && html`<h2 class="title" tabindex="-1">${here.title}</h2>`}
    ${prose(withTerms(page, here))}
    ${isAuthors(page) && here.id === "tool" && authorsTool()}
    ${isCompensation(page) && calculatorAfter(here.id)}
  </section>`;
