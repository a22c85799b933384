/** The referee as a page: what it is, in words; the script puts the board, the verdict and the other tools there. */
import type { Book } from "../book.ts";
import { html } from "../html.ts";
import { table } from "../table.ts";
import { chapterList, foot, type Here, type Page, type Part, siteLinks, top, update } from "./page-frame.ts";

const LEAD = "Paste, drop or draw a board, and hear whose points they are, and why.";

const HERE: [Part, Here] = ["referee", "itself"];

export function refereePage(book: Book): Page {
  const head = html`<title>Referee · ${book.title}</title>
    <meta name="description" content="${LEAD}" />
    <link rel="stylesheet" href="./www/style/play.css" />`;
  const body = html`<a class="skip" href="#play">Skip to the board</a>
    ${top(book, { title: "Referee", part: HERE })}
    <main class="play" data-page="referee">
      <nav id="course" class="course" aria-label="Contents">
        ${chapterList(book, null)}
        ${siteLinks(book, HERE, "in-menu")}
      </nav>
      <div class="opening">
        <h1 tabindex="-1">Referee</h1>
        <p class="lead">${LEAD}</p>
      </div>
      <noscript><p class="without-script">The referee needs script: boards are judged by an engine that runs in your browser. The book can be read without it.</p></noscript>
      <div id="play" class="workshop" data-role="play" tabindex="-1">
        <div class="play-table" data-role="play-table" hidden>${table(null)}</div>
      </div>
    </main>
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}
