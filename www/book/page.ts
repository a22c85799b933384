/** A chapter as a page: it reads well as it stands, and carries what its script needs. */
import type { Question, Says } from "../chapter/data.ts";
import { type Book, type BookChapter, type BookFigure, type BookSection, pageOf } from "./book.ts";
import { chapterList, foot, type Page, siteLinks, top, update } from "./frame.ts";
import { dataScript, html, type Markup, trusted } from "./html.ts";
import { ICONS } from "./icons.ts";

export function chapterPage(book: Book, chapter: BookChapter): Page {
  return { head: headOf(book, chapter), body: bodyOf(book, chapter) };
}

function headOf(book: Book, chapter: BookChapter): string {
  const title = chapter.number === 1 ? `${book.title}: ${chapter.title}` : `${chapter.title} · ${book.title}`;
  return html`<title>${title}</title>
    <meta name="description" content="${chapter.lead}" />`.text;
}

function bodyOf(book: Book, chapter: BookChapter): string {
  return html`<a class="skip" href="#text">Skip to the text</a>
    ${top("book", chapter.title, place(chapter))}
    <noscript><p class="without-script">Without script the boards are printed as text: x is a black stone, o a white one, # a point that is shut for one turn, * one that is shut for good. Columns are a, b, c from the left, rows 1, 2, 3 from below. Below each: black and white stones captured, whose turn it is, passes in a row.</p></noscript>
    <main class="chapter">
      ${course(book, chapter)}
      ${table(chapter.sections[0]?.figures.at(-1)?.position.rows ?? [])}
      <article id="text">
        <header class="opening">
          <h1 tabindex="-1">${chapter.title}</h1>
          <p class="lead">${chapter.lead}</p>
        </header>
        ${chapter.sections.map((_, index) => section(book, chapter, index))}
      </article>
    </main>
    ${foot(
      chapter.credit.map(
        ({ author, work, year, for: subject }) =>
          html`<p>${subject ? `${subject}: ` : "Source: "}${author}, <cite>${work}</cite>, ${year}. Retold here in our own words.</p>`,
      ),
    )}
    ${update()}
    ${dataScript("chapter-data", {
      slug: chapter.slug,
      sections: chapter.sections.map(({ id, figures }) => ({
        id,
        figures: figures.map(({ id, kind, caption, position, step, question, says }) => ({
          id,
          kind,
          caption,
          position,
          step,
          question,
          says,
        })),
      })),
    })}`.text;
}

/** Where in the chapter the reader is: a number, and dashes for its sections. */
function place(chapter: BookChapter): Markup {
  return html`<p class="section-number"><span class="visually-hidden">Section </span><span data-role="section-number">1 of ${chapter.sections.length}</span></p>
    <div class="dashes" aria-hidden="true">${chapter.sections.map(
      ({ id }) => html`<span data-section="${id}"></span>`,
    )}</div>`;
}

/** The sections of this chapter, and the chapters of the book. */
function course(book: Book, chapter: BookChapter): Markup {
  return html`<nav id="course" class="course" aria-label="Contents">
    <p class="note">Chapter ${chapter.number} of ${book.chapters.length}</p>
    <ol>${chapter.sections.map(
      (section) =>
        html`<li><a href="#${section.id}" data-section="${section.id}"><span class="dot" aria-hidden="true"></span><span>${
          section.title ?? chapter.title
        }<span class="visually-hidden" data-role="state"></span></span></a></li>`,
    )}</ol>
    ${chapterList(book, chapter)}
    ${siteLinks("book", "in-menu")}
  </nav>`;
}

function section(book: Book, chapter: BookChapter, index: number): Markup {
  const here = chapter.sections[index] as BookSection;
  return html`<section id="${here.id}" class="section${index === 0 ? " current" : ""}">
    ${here.title === null ? "" : html`<h2 class="title" tabindex="-1">${here.title}</h2>`}
    ${prose(here)}
    ${onward(book, chapter, index)}
  </section>`;
}

/** The prose with its figures in place. What follows a step's figure is its task, and belongs to the step. */
function prose(section: BookSection): Markup {
  const parts = section.html.split(/<div data-figure="(\d+)"><\/div>/);
  const pieces = parts.map((part, index) =>
    index % 2 === 0 ? trusted(part) : figureAt(section, Number(part)),
  );
  const step = section.figures.findIndex((figure) => figure.kind !== "figure");
  const figure = section.figures[step];
  if (!figure) return html`${pieces}`;
  const cut = 2 * step + 1;
  return html`${pieces.slice(0, cut)}
    <div class="step" id="${figure.id}">
      ${pieces.slice(cut)}
      ${figure.question && questionForm(figure.question)}
      <div class="answer" data-role="answer" role="status" aria-atomic="false"></div>
      <p class="printed solution">${figure.question ? solution(figure.question) : html`One way to do it: ${words(figure.step?.line ?? "")}.`}</p>
      ${confirmed(figure)}
    </div>`;
}

function figureAt(section: BookSection, number: number): Markup {
  const figure = section.figures[number];
  if (!figure) throw new Error(`section ${section.id} has no figure ${number}`);
  return figure.kind === "figure" ? html`${printed(figure)}${confirmed(figure)}` : stepHead(section, figure);
}

/** The answers to choose from, or the place for a number. Readable as a list where there is no script. */
function questionForm(question: Question): Markup {
  const fields =
    question.kind === "number"
      ? html`<label>Your number <input name="answer" inputmode="numeric" autocomplete="off" size="4" /></label>`
      : html`${question.answers.map(
          ({ text }, index) =>
            html`<label><input type="radio" name="answer" value="${String(index)}" /> <span>${text}</span></label>`,
        )}`;
  return html`<form class="question">
      <fieldset><legend>What do you think?</legend>${fields}</fieldset>
      <button type="submit" class="quiet">That is my answer</button>
    </form>`;
}

function solution(question: Question): Markup {
  if (question.kind === "number") return html`The answer: ${String(question.number)}. ${question.right}`;
  const right = question.answers.find((answer) => answer.right);
  return html`The answer: ${right?.text ?? ""}. ${right?.reply ?? ""}`;
}

/** What the engine confirms about a figure, closed at first: whoever wants to may predict it. */
function confirmed(figure: BookFigure): Markup {
  const { says } = figure;
  if (says.length === 0) return html``;
  const decided = says.filter(({ verdict }) => verdict === "confirmed");
  const open = says.filter(({ verdict }) => verdict !== "confirmed");
  const items = (list: Says[]): Markup =>
    html`<ul>${list.map(({ id, text }) => html`<li id="${id}">${text}</li>`)}</ul>`;
  return html`<details class="says">
      <summary>${decided.length > 0 ? "What the engine confirms here" : "Not decided here"}</summary>
      ${decided.length > 0 && items(decided)}
      ${open.length > 0 && html`<p>Not decided here; this is the source’s ruling:</p>${items(open)}`}
    </details>`;
}

/** A diagram in the sources' notation: what is read without script, and what remains if the engine fails. */
function printed(figure: BookFigure): Markup {
  return html`<figure class="printed" id="${figure.id}">
    <pre>${figure.diagram}</pre>
    ${figure.caption === null ? "" : html`<figcaption>${figure.caption}</figcaption>`}
  </figure>`;
}

/** The head of a step, and what stands in for the board where there is none. */
function stepHead(section: BookSection, figure: BookFigure): Markup {
  const { step } = figure;
  const you = !step
    ? "You predict"
    : step.you === "both"
      ? "You play both colours"
      : `You are ${step.you === "black" ? "Black" : "White"}`;
  // Below the chapter's title or below the section's: no level is left out.
  const title =
    section.title === null
      ? html`<h2 class="step-title">${figure.title}</h2>`
      : html`<h3 class="step-title">${figure.title}</h3>`;
  return html`<p class="step-head"><span>Step ${figure.id.replace("step-", "")}</span><span>${you}</span></p>
    ${title}
    <figure class="printed">
      <pre>${figure.diagram}</pre>
    </figure>`;
}

/** The way on: to the next section, or to the next chapter after the last. */
function onward(book: Book, chapter: BookChapter, index: number): Markup {
  const before = chapter.sections[index - 1];
  const after = chapter.sections[index + 1];
  const chapterAfter = book.chapters[chapter.number];
  const next = after
    ? { href: `#${after.id}`, text: after.title ?? chapter.title }
    : chapterAfter && { href: `./${pageOf(chapterAfter)}`, text: chapterAfter.title };
  return html`<p class="onward">${before && html`<a class="before" href="#${before.id}">Previous: ${before.title ?? chapter.title}</a>`}${
    next && html`<a class="next" href="${next.href}"><span class="label">Next:</span> ${next.text}</a>`
  }</p>`;
}

/** A line of moves for readers: "pass, pass, remove the cycle". */
const words = (line: string): string =>
  line
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^cycle@\d+\+?/, "remove the cycle ").trim())
    .join(", ");

const CONTROLS = [
  ["back", "Back"],
  ["forward", "Forward"],
  ["undo-all", "Undo all"],
  ["hint", "Hint"],
  ["more", "More"],
] as const;

/** The table before the engine has laid anything on it. Hidden where there is no script. */
export function table(rows: string[]): Markup {
  return html`<section class="table" aria-label="Board and controls" aria-busy="true">
    <div class="notice" data-role="notice" role="alert" hidden><p></p><button type="button" class="quiet" data-control="again">Try again</button></div>
    <div class="view">
    <div class="ground"><div class="board" data-role="board" data-rows="${rows.length}" data-columns="${rows[0]?.length ?? 0}"></div></div>
    <div class="status">
      <p class="situation"><span class="line" data-role="line">– – – –</span> <span data-role="words">The board is being laid out.</span></p>
      <button type="button" class="quiet" data-control="cycle" hidden>Remove the cycle</button>
      <button type="button" class="quiet" data-control="pass" aria-disabled="true">Pass</button>
    </div>
    </div>
    <p class="remark" data-role="remark" role="status"></p>
    <p class="caption" data-role="caption"></p>
    <p class="visually-hidden" data-role="spoken" aria-live="polite"></p>
    <div class="controls" role="group" aria-label="Moves">${CONTROLS.map(
      ([name, text]) =>
        html`<button type="button" data-control="${name}"${
          name === "more"
            ? trusted(' aria-expanded="false" aria-controls="more"')
            : trusted(' aria-disabled="true"')
        }>${ICONS[name]}<span>${text}</span></button>`,
    )}</div>
    <div class="more" id="more" data-role="more" hidden>
      <h2>The diagram as text</h2>
      <pre data-role="diagram" tabindex="0"></pre>
      <p>The four entries below it: black stones captured, white stones captured, whose turn it is, and passes in a row. After a ko capture the last one is −1, since a third pass is then needed to end play.</p>
      <h2>Keys</h2>
      <p id="keys">Arrow keys walk on the board, Enter plays. Home and End go to the ends of a row, Page Up and Page Down to the ends of a column. P passes, U goes back, R forward, H asks for a hint.</p>
    </div>
  </section>`;
}
