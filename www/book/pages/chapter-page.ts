/** A chapter as a page: it reads well as it stands, and carries what its script needs. */

import { card, pictureOf } from "../../published/site-address.ts";
import { asRead, knownAreas } from "../answered-question.ts";
import type { Book, BookChapter, BookSection } from "../book.ts";
import { dataScript, html, type Markup } from "../html.ts";
import {
  addressOf,
  asidesOf,
  chapterName,
  chapterOf,
  isBeast,
  isSpecimen,
  laidIn,
  neighbours,
  numberOf,
  questionOf,
  specimensOf,
} from "../order.ts";
import { partBegins, partEnds, sectionList } from "../parts.ts";
import { patterns } from "../picture.ts";
import { dataOf, prose } from "../steps.ts";
import { table } from "../table.ts";
import { termsOf, withTerms } from "../terms.ts";
import {
  chapterList,
  credits,
  foot,
  type Page,
  partOf,
  questionFirst,
  siteLinks,
  top,
  update,
} from "./page-frame.ts";

/** No other page has sections to wake, and none loads what they need. */
const WAKES = '\n    <script type="module" src="./www/sections.ts"></script>';

export function chapterPage(book: Book, page: BookChapter): Page {
  return { head: headOf(book, page) + WAKES, body: bodyOf(book, page) };
}

/** The title and description of a page of the book. */
export function headOf(book: Book, page: BookChapter): string {
  const first = page === book.chapters[0];
  const board = page.sections.some(laidIn) ? pictureOf(page.slug) : null;
  return html`<title>${first ? `${book.title}: ${page.title}` : `${page.title} · ${book.title}`}</title>
    <meta name="description" content="${page.lead}" />${card(addressOf(book, page), page.title, page.lead, board)}${
      first &&
      html`
    <link rel="stylesheet" href="./www/style/front.css" />`
    }`.text;
}

function bodyOf(book: Book, page: BookChapter): string {
  const mapped = asRead(page).some(({ figures }) => figures.some((one) => one.map ?? knownAreas(one)));
  // On the first screen the question comes before the way to everything else, for the Tab key too.
  const first = page === book.chapters[0];
  return html`<a class="skip" href="#text">Skip to the text</a>
    ${top(book, { title: page.title, part: partOf(book, page), more: place(book, page), ...upFrom(book, page), ...(first && { comesBack: true }) })}
    ${withoutScript()}
    <main class="${mainClass(book, page)}"${isSpecimen(page) && html` data-asks="${questionOf(page).id}"`}>
      ${!first && course(book, page)}
      ${table(page.sections.map(laidIn).find((figure) => figure !== null) ?? null)}
      <article id="text">
        <header class="opening">
          <h1 tabindex="-1">${questionFirst(page.title)}</h1>
          <p class="lead">${first ? promise(page.lead) : page.lead}</p>
        </header>
        ${page.sections.map((_, index) => section(book, page, index))}
      </article>
      ${first && course(book, page)}
    </main>
    ${mapped && patterns()}
    ${foot(book, credits(page), addressOf(book, page) === "index.html" && html`<a href="./game.html">A game for two</a>.`)}
    ${update()}
    ${termsOf(page)}
    ${dataScript("chapter-data", {
      slug: page.slug,
      sections: asRead(page).map(({ id, figures }) => ({ id, figures: figures.map(dataOf) })),
    })}`.text;
}

/** On the first screen the quarrel in one sentence; who the reader is and what the book promises follow where there is room. */
function promise(lead: string): Markup {
  const [, quarrel = lead, referee = "", rest = ""] = /^([^.]*\.)([^.]*\.)?(.*)$/.exec(lead) ?? [];
  return html`${quarrel}<span class="second">${referee}</span><span class="rest">${rest}</span>`;
}

/** A page that begins without a board makes no room for one. */
function mainClass(book: Book, page: BookChapter): string {
  const boardless = page.sections[0]?.figures.length === 0;
  const first = page === book.chapters[0];
  return ["chapter", isSpecimen(page) && "beast", boardless && "boardless", first && "front"]
    .filter(Boolean)
    .join(" ");
}

export const withoutScript = (): Markup =>
  html`<noscript><p class="without-script">Without script the boards are pictures. Below each: black and white stones captured, whose turn it is, passes in a row. A square is a point that is closed for one turn, a ring one that is closed for good. Columns are a, b, c from the left, rows 1, 2, 3 from below.</p></noscript>`;

/** From a beast one goes up to the gallery: its number there says more than a section's. */
function upFrom(book: Book, page: BookChapter): { up?: { text: string; address: string } } {
  if (!isSpecimen(page)) return {};
  const gallery = chapterOf(book, page);
  return { up: { text: isBeast(page) ? "Bestiary" : "All boards", address: addressOf(book, gallery) } };
}

/** Where the reader is: a beast's number, or the number of the section, and dashes for all of them. */
function place(book: Book, page: BookChapter): Markup {
  const section = html`<p class="section-number"><span class="visually-hidden">Section </span><span data-role="section-number">1 of ${page.sections.length}</span></p>`;
  if (isSpecimen(page))
    return html`<p class="beast-number">${numberOf(page)} of ${specimensOf(chapterOf(book, page)).length}</p>
      <div hidden>${section}</div>`;
  return html`${section}
    <div class="dashes" aria-hidden="true">${page.sections.map(
      ({ id }) => html`<span data-section="${id}"></span>`,
    )}</div>`;
}

/** The sections of this page; the book, folded. */
function course(book: Book, page: BookChapter): Markup {
  return html`<nav id="course" class="course" aria-label="Contents">
    ${whichPage(book, page)}
    <p class="note course-count" data-role="course-count"></p>
    ${sectionList(
      page,
      (section) =>
        html`<li><a href="#${section.id}" data-section="${section.id}"><span class="dot" aria-hidden="true"></span><span>${
          section.title ?? openingName(page)
        }<span class="visually-hidden" data-role="state"></span>${
          isSpecimen(page) &&
          section !== page.sections[0] &&
          html`<span class="visually-hidden" data-role="fold"></span>`
        }</span></a></li>`,
    )}
    ${chapterList(book, page)}
    ${siteLinks(book, partOf(book, page), "in-menu")}
  </nav>`;
}

/** The section before the first heading: of a beast, what it asks. */
const openingName = (page: BookChapter): string => (isSpecimen(page) && questionOf(page).title) || page.title;

function whichPage(book: Book, page: BookChapter): Markup {
  const chapter = chapterOf(book, page);
  if (chapter === page) return html`<p class="note">${chapterName(book, chapter)}</p>`;
  const up = html`<a class="in-note" href="./${addressOf(book, chapter)}">${chapter.title}</a>`;
  return isSpecimen(page)
    ? html`<p class="note">${up}, ${numberOf(page)} of ${specimensOf(chapter).length}</p>`
    : html`<p class="note">${chapterName(book, chapter)}, ${up}</p>`;
}

function section(book: Book, page: BookChapter, index: number): Markup {
  const here = asRead(page)[index] as BookSection;
  const laid = laidIn(here);
  const classes = [
    "section",
    index === 0 && "current",
    here.figures.length === 0 && "no-board",
    beforeLine(page, index) && "plain-words",
  ];
  return html`<section id="${here.id}" class="${classes.filter(Boolean).join(" ")}">
    ${partBegins(page, page.sections[index] as BookSection)}
    ${here.title === null ? "" : html`<h2 class="title" tabindex="-1">${here.title}</h2>`}
    ${prose(withTerms(page, { ...here, figures: here.figures.map((figure) => ({ ...figure, laid: figure === laid })) }), { confirms: !page.aside && !beforeLine(page, index), asksFirst: isSpecimen(page) })}
    ${isSpecimen(page) && index === 0 && folds(page)}
    ${index === 0 && asides(book, page)}
    ${partEnds(page, page.sections[index] as BookSection)}
    ${onward(book, page, index)}
  </section>`;
}

/** Whether the line of a situation is still to be explained: boards have only words until then, and words no clauses. */
function beforeLine({ lineFrom, sections }: BookChapter, index: number): boolean {
  if (lineFrom === null) return false;
  const explained = sections.findIndex(({ id }) => lineFrom === `#${id}`);
  return explained < 0 || index < explained;
}

/** Pages for readers who need something else first. */
const asides = (book: Book, page: BookChapter): Markup[] =>
  asidesOf(page).map((aside) => {
    const text = questionFirst(aside.title);
    return html`<p class="aside-way"><a href="./${addressOf(book, aside)}">${text}</a></p>`;
  });

/** The sections after a beast's question: named at once, and folded until its answer. */
function folds({ sections }: BookChapter): Markup {
  const rows = sections
    .slice(1)
    .map(
      ({ id, title }) =>
        html`<li><a role="link" aria-disabled="true" data-fold="${id}"><span>${title}</span> <span class="fold" data-role="fold">folded</span></a></li>`,
    );
  return html`<nav class="folds" data-role="folds" aria-label="The rest of this page"><ul>${rows}</ul></nav>`;
}

/** The way on: to the next section, or to the next page after the last; and the way back. */
function onward(book: Book, page: BookChapter, index: number): Markup {
  const { before: pageBefore, after: pageAfter } = neighbours(book, page);
  const sectionLink = (section: BookSection | undefined) =>
    section && { href: `#${section.id}`, text: section.title ?? openingName(page) };
  const before = sectionLink(page.sections[index - 1]) ?? (pageBefore && linkTo(book, pageBefore));
  const next = sectionLink(page.sections[index + 1]) ?? (pageAfter && linkTo(book, pageAfter));
  return wayOn(before, next);
}

interface Way {
  href: string;
  text: string;
}

export const wayOn = (before: Way | undefined, next: Way | undefined): Markup =>
  html`<p class="onward">${before && html`<a class="before" href="${before.href}">Previous: ${before.text}</a>`}${
    next && html`<a class="next" href="${next.href}"><span class="label">Next:</span> ${next.text}</a>`
  }</p>`;

export const linkTo = (book: Book, page: BookChapter): Way => ({
  href: `./${addressOf(book, page)}`,
  text: pageName(page),
});

/** A page in the words of a link: a beast with its number. */
const pageName = (page: BookChapter): string =>
  isSpecimen(page) && page.beast?.name !== null ? `${numberOf(page)}. ${page.title}` : page.title;
