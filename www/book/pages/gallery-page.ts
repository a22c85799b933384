/** The page of a gallery: every specimen on its shelf, all at one scale, to be read and filtered. */
import type { Book, BookChapter } from "../book.ts";
import { facetsData, filters } from "../galleries/filters.ts";
import { BEASTS } from "../galleries/gallery-beasts.ts";
import { BOARDS } from "../galleries/gallery-boards.ts";
import type { GalleryKind } from "../galleries/gallery-kind.ts";
import { html, type Markup } from "../html.ts";
import {
  addressOf,
  askedElsewhere,
  beastsOf,
  chapterName,
  isSpecimen,
  neighbours,
  numberOf,
  questionOf,
  type Specimen,
} from "../order.ts";
import { patterns, picture } from "../picture.ts";
import { prose } from "../steps.ts";
import { headOf, linkTo, wayOn } from "./chapter-page.ts";
import { chapterList, credits, foot, type Page, partOf, siteLinks, top, update } from "./page-frame.ts";

/** Boards with more columns take two places on a shelf: of a small screen, or of any. */
const WIDE = { small: 11, large: 13 };

const HOW_TO = "how-to-use-it";

export const galleryPage = (book: Book, chapter: BookChapter): Page =>
  beastsOf(chapter).length > 0 ? pageOf(book, chapter, BEASTS) : pageOf(book, chapter, BOARDS);

function pageOf<Of extends Specimen>(book: Book, chapter: BookChapter, kind: GalleryKind<Of>): Page {
  const pages = kind.pagesOf(chapter);
  const part = partOf(book, chapter);
  const { before, after } = neighbours(book, chapter);
  // How to use the page stands before the shelves, or on a phone nobody would come to it.
  const isHowTo = ({ id }: BookChapter["sections"][number]): boolean => id === HOW_TO;
  const howTo = chapter.sections.filter(isHowTo);
  const about = chapter.sections.filter((section) => !isHowTo(section));
  const body = html`<a class="skip" href="#beasts">Skip to the ${kind.many}</a>
    ${top(book, { title: chapter.title, part })}
    <main class="bestiary" data-role="bestiary">
      <nav id="course" class="course" aria-label="Contents">
        <p class="note">${chapterName(book, chapter)}</p>
        ${chapterList(book, chapter)}
        ${siteLinks(book, part, "in-menu")}
      </nav>
      <header class="opening">
        <h1 tabindex="-1">${chapter.title}</h1>
        <p class="lead">${chapter.lead}</p>
        ${startHere(book, pages, kind)}
        ${howTo.map(
          (section) =>
            html`<details class="how-to"><summary><h2>${section.title}</h2></summary><section id="${section.id}">${prose(section)}</section></details>`,
        )}
      </header>
      <div class="shelf-words">
        <p class="showing" data-role="showing" role="status">All ${pages.length}, in order. All boards at one scale.</p>
        ${kind.told()}
      </div>
      ${filters(kind.groups(pages), pages.length)}
      <ul id="beasts" class="beasts" tabindex="-1">${pages.map((page) => card(book, page, kind))}</ul>
      <div class="no-beast" data-role="no-beast" hidden>
        <p>${kind.none} Take one of the filters back, or begin again.</p>
        <button type="button" class="quiet" data-control="all-beasts">Show all ${pages.length}</button>
      </div>
      <article id="text" class="about-beasts">
        ${about.map(
          (section) =>
            html`<section id="${section.id}">${section.title !== null && html`<h2>${section.title}</h2>`}${prose(section)}</section>`,
        )}
        ${more(book, chapter)}
        ${wayOn(before && linkTo(book, before), after && linkTo(book, after))}
      </article>
    </main>
    ${patterns()}
    ${foot(book, credits(chapter))}
    ${update()}`;
  const head = `${headOf(book, chapter)}\n    <link rel="stylesheet" href="./www/style/bestiary.css" />`;
  return { head, body: body.text };
}

/** The few that are best met first: a long gallery has no beginning of its own. */
function startHere<Of extends Specimen>(
  book: Book,
  pages: readonly Of[],
  kind: GalleryKind<Of>,
): Markup | false {
  const first = kind.first.flatMap(({ slug, why }) => {
    const page = pages.find((one) => one.slug === slug);
    return page ? [{ page, why }] : [];
  });
  return (
    first.length > 0 &&
    html`<section class="start-here" aria-labelledby="start-here"><h2 id="start-here">Start here</h2>
      <ul>${first.map(
        ({ page, why }) =>
          html`<li>${picture(questionOf(page).svg, { bare: true })}<p><a href="./${addressOf(book, page)}">${kind.nameOf(page) ?? page.title}</a> ${why}</p></li>`,
      )}</ul></section>`
  );
}

/** The pages below the chapter that hang on no shelf. */
function more(book: Book, chapter: BookChapter): Markup | false {
  const pages = chapter.pages.filter((page) => !isSpecimen(page));
  return (
    pages.length > 0 &&
    html`<ul class="more-pages">${pages.map(
      (page) => html`<li><a href="./${addressOf(book, page)}">${page.title}</a>. ${page.lead}</li>`,
    )}</ul>`
  );
}

/**
 * A specimen. Its state and its ruling are the reader's affair: the script shows them, and the ruling only to a reader
 * who has answered.
 */
function card<Of extends Specimen>(book: Book, page: Of, kind: GalleryKind<Of>): Markup {
  const question = questionOf(page);
  const proofs = page.sections.flatMap(({ figures }) =>
    figures.filter(({ proof }) => proof).map(({ id }) => id),
  );
  const elsewhere = askedElsewhere(book, page);
  const columns = question.position.rows?.[0]?.length ?? 0;
  const size = columns > WIDE.large ? " widest" : columns > WIDE.small ? " wide" : "";
  return html`<li class="beast${size}" data-beast="${page.slug}" data-asks="${question.id}" data-proofs="${proofs.join(" ")}"${elsewhere && html` data-elsewhere="${elsewhere}"`} data-facets="${facetsData(kind.facetsOf(page))}">
    <div class="specimen">${picture(question.svg, { bare: true })}</div>
    <div class="about"><a href="./${addressOf(book, page)}"><span class="number">${numberOf(page)}</span> <span class="name">${kind.nameOf(page) ?? html`<i>Nameless</i>`}</span></a>
    <p class="state"><span class="you" data-role="you" data-state="new">Not seen yet</span> ${kind.sign(page)}<span class="ruling" data-role="ruling" hidden>${kind.rulingOf(page)}</span></p></div>
  </li>`;
}
