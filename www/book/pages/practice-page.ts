/** The page of practice as it can be read: what is practised there. The script puts the problems there. */

import { KINDS } from "../../kinds/problem.ts";
import { NAMED } from "../../practice/shelf/kind-names.ts";
import type { Book, BookChapter } from "../book.ts";
import { dataScript, html } from "../html.ts";
import { addressOf } from "../order.ts";
import { chapterList, foot, type Here, type Page, type Part, siteLinks, top, update } from "./page-frame.ts";

const LEAD = "Problems of control: each answer is judged at once, and exactly.";

const HERE: [Part, Here] = ["practice", "itself"];

export function practicePage(book: Book): Page {
  const head = html`<title>Practice · ${book.title}</title>
    <meta name="description" content="${LEAD}" />
    <link rel="stylesheet" href="./www/style/practice.css" />`;
  const body = html`<a class="skip" href="#practice">Skip to practice</a>
    ${top(book, { title: "Practice", part: HERE })}
    <main class="practice" data-page="practice">
      <nav id="course" class="course" aria-label="Contents">
        ${chapterList(book, null)}
        ${siteLinks(book, HERE, "in-menu")}
      </nav>
      <noscript><p class="without-script">Practice needs script: answers are judged by an engine that runs in your browser. The book can be read without it.</p></noscript>
      <div id="practice" class="practising" data-role="practice" tabindex="-1">
        <header class="opening">
          <h1 tabindex="-1">Practice</h1>
          <p class="lead">${LEAD}</p>
        </header>
        <dl class="kinds-told">${KINDS.map((kind) => {
          const { name, asks } = NAMED[kind];
          const { title, address } = firstFor(book, kind);
          return html`<div><dt>${name}</dt><dd>${asks} <a href="./${address}">Read first: ${title}</a></dd></div>`;
        })}</dl>
      </div>
    </main>
    ${dataScript("first-chapters", Object.fromEntries(KINDS.map((kind) => [kind, firstFor(book, kind)])))}
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}

/** The chapter to read before problems of a kind. */
function firstFor(book: Book, kind: (typeof KINDS)[number]): { title: string; address: string } {
  const { chapter } = NAMED[kind];
  const found: BookChapter | undefined = book.chapters.find(({ slug }) => slug === chapter);
  if (!found) throw new Error(`the page of practice sends its readers to ${chapter}, which is no chapter`);
  return { title: found.title, address: addressOf(book, found) };
}
