/** The legend as a page: names and lines of all signs; the script draws them, as it draws the boards. */
import { GROUPS } from "../../legend/entries.ts";
import type { Book } from "../book.ts";
import { html, type Markup } from "../html.ts";
import { ICONS } from "../icons.ts";
import { chapterList, foot, type Here, type Page, type Part, siteLinks, top, update } from "./page-frame.ts";

const LEAD = "Every sign that you meet on a board, under it, and beside it.";

const HERE: [Part, Here] = ["book", "within"];

/** The status line under a board: the example, and its meaning. */
const LINE = [
  ["10", "black stones taken; a komi counts here"],
  ["2", "white stones taken"],
  ["B", "whose turn it is"],
  ["−1", "passes in a row: two end play; −1 after a ko"],
] as const;

/** Those of which the word is not always there, or that could be taken for another. */
const BUTTONS = [
  ["back", "a move back"],
  ["undo-all", "all moves back"],
  ["hint", "a hint"],
  ["side", "the other player’s side"],
  ["theme", "light or dark"],
] as const;

const SECTIONS = [
  ["new", "to come"],
  ["read", "read to its end"],
  ["tried", "you tried it"],
  ["solved", "you solved it"],
] as const;

const BEASTS = [
  ["new", "not met yet"],
  ["play", "in play"],
  ["predicted", "you predicted"],
  ["proved", "you proved it"],
] as const;

export function legendPage(book: Book): Page {
  const head = html`<title>Signs · ${book.title}</title>
    <meta name="description" content="${LEAD}" />
    <link rel="stylesheet" href="./www/style/legend.css" />
    <link rel="stylesheet" href="./www/style/bestiary.css" />`;
  let sign = 0;
  const group = ({ name, entries }: (typeof GROUPS)[number]): Markup =>
    html`<section class="legend-group"><h2>${name}</h2><ul>${entries.map(
      (entry) =>
        html`<li class="legend-sign"><div class="legend-figure" data-sign="${sign++}"></div><div><p class="legend-name">${entry.name}</p><p class="legend-words">${entry.words}</p></div></li>`,
    )}</ul></section>`;
  const row = (name: string, items: Markup[]): Markup =>
    html`<section class="legend-group legend-row"><h2>${name}</h2><ul>${items}</ul></section>`;
  const body = html`<a class="skip" href="#text">Skip to the signs</a>
    ${top(book, { title: "Signs", part: HERE })}
    <main class="legend" id="text" data-role="legend">
      <nav id="course" class="course" aria-label="Contents">
        ${chapterList(book, null)}
        ${siteLinks(book, HERE, "in-menu")}
      </nav>
      <header class="opening"><h1 tabindex="-1">Signs</h1><p class="lead">${LEAD}</p></header>
      <div class="legend-groups">
        ${GROUPS.map(group)}
        ${row(
          "The line under a board",
          LINE.map(([sign, words]) => html`<li><b class="legend-line">${sign}</b> ${words}</li>`),
        )}
        ${row(
          "Buttons",
          BUTTONS.map(([icon, words]) => html`<li>${ICONS[icon]} ${words}</li>`),
        )}
        ${row(
          "You and a section",
          SECTIONS.map(
            ([state, words]) =>
              html`<li class="${state}"><span class="dot" aria-hidden="true"></span> ${words}</li>`,
          ),
        )}
        ${row(
          "You and a beast",
          BEASTS.map(
            ([state, words]) => html`<li><span class="you" data-state="${state}">${words}</span></li>`,
          ),
        )}
      </div>
    </main>
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}
