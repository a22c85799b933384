/** A whole game for two as a page: what it is, in words; the script puts the board and the game there. */
import type { Book } from "../book.ts";
import { html } from "../html.ts";
import { table } from "../table.ts";
import { chapterList, foot, type Here, type Page, type Part, siteLinks, top, update } from "./page-frame.ts";

const LEAD =
  "Play a whole game under these rules, with a friend or against the engine, from the choice of the komi to the score that both agree on.";

const HERE: [Part, Here] = ["play", "itself"];

export function gamePage(book: Book): Page {
  const head = html`<title>A game for two · ${book.title}</title>
    <meta name="description" content="${LEAD}" />
    <link rel="stylesheet" href="./www/style/play.css" />
    <link rel="stylesheet" href="./www/style/game.css" />`;
  const body = html`<a class="skip" href="#game">Skip to the board</a>
    ${top(book, { title: "A game for two", part: HERE })}
    <main class="play game" data-page="game">
      <nav id="course" class="course" aria-label="Contents">
        ${chapterList(book, null)}
        ${siteLinks(book, HERE, "in-menu")}
      </nav>
      <div class="opening">
        <h1 tabindex="-1">A game for two</h1>
        <p class="lead">${LEAD}</p>
      </div>
      <noscript><p class="without-script">A game needs script: an engine in your browser checks the moves. The book can be read without it.</p></noscript>
      <div id="game" class="workshop" data-role="game" tabindex="-1">
        <div class="play-table" data-role="play-table" hidden>${table(null)}</div>
      </div>
    </main>
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}
