/** The playground as a page: what it is, in words; the script puts the board and its tools there. */
import type { Book } from "../book.ts";
import { html } from "../html.ts";
import { table } from "../table.ts";
import { chapterList, foot, type Here, type Page, type Part, siteLinks, top, update } from "./page-frame.ts";

const LEAD =
  "Set up any position on any board, play on under all the rules, claim what you think is yours, and have it judged.";

const HERE: [Part, Here] = ["play", "itself"];

export function playPage(book: Book): Page {
  const head = html`<title>Playground · ${book.title}</title>
    <meta name="description" content="${LEAD}" />
    <link rel="stylesheet" href="./www/style/play.css" />`;
  const body = html`<a class="skip" href="#play">Skip to the board</a>
    ${top(book, { title: "Playground", part: HERE })}
    <main class="play" data-page="play">
      <nav id="course" class="course" aria-label="Contents">
        ${chapterList(book, null)}
        ${siteLinks(book, HERE, "in-menu")}
      </nav>
      <div class="opening">
        <h1 tabindex="-1">Playground</h1>
        <p class="lead">${LEAD}</p>
      </div>
      <noscript><p class="without-script">The playground needs script: boards are judged by an engine that runs in your browser. The book can be read without it.</p></noscript>
      <div id="play" class="workshop" data-role="play" tabindex="-1">
        <div class="play-table" data-role="play-table" hidden>${table(null)}</div>
      </div>
    </main>
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}
