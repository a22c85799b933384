/** A chapter on the page: one section at a time, its figure on the table, the reader's course beside it. */
import { need } from "../dom.ts";
import { mergedPageMovedTo, sectionMovedTo } from "../progress/moved.ts";
import { progressOf } from "../progress/progress.ts";
import type { AnyMove } from "../table/table-game.ts";
import { mountTable } from "../table/table-view.tsx";
import { showSigns } from "./course-signs.tsx";
import { type ChapterData, type Section, sectionOf, tableFigure } from "./data.ts";
import { freeGame } from "./lesson.ts";
import { toldAfter } from "./question-state.ts";
import { type Course, type Deed, SectionView } from "./section.tsx";

export interface ChapterOptions {
  /** Why a section may not be read yet; null when it may. */
  mayOpen?: ((section: Section) => string | null) | undefined;
}

export function openChapter(chapter: ChapterData, { mayOpen = () => null }: ChapterOptions = {}): void {
  const main = need<HTMLElement>(document, "main.chapter");
  const tableElement = need<HTMLElement>(main, ".table");
  const table = mountTable<AnyMove>(tableElement);
  const progress = progressOf(chapter.slug);
  const title = document.title;
  const views = new Map<Section, SectionView>();
  /** The site's first page gives its first section the whole screen. */
  const front = main.classList.contains("front");
  let current: Section | null = null;
  /** The section that the reader wanted last and may not open yet. */
  let refused: Section | null = null;
  /** Whether anything lies on the table yet. */
  let laid = false;
  let unwatch = (): void => {};

  const sectionElement = (section: Section): HTMLElement => need(document, `#${CSS.escape(section.id)}`);

  /** Whatever the reader does goes through here. */
  function mark(id: string, deed: Deed): void {
    if (deed.kind === "solved") progress.solve(id);
    else if (deed.kind === "predicted") progress.predict(id, deed.answer);
    else progress.play(id);
  }

  const course: Course = {
    mark,
    solved: (id) => progress.solved(id),
    predicted: (id) => progress.predicted(id),
    told(position) {
      const opening = chapter.sections[0] && tableFigure(chapter.sections[0]);
      const { question, later } = opening ?? {};
      if (question?.kind !== "choice" || later || !toldAfter(question)) return false;
      const said = progress.predicted(opening?.id ?? "");
      const same = JSON.stringify(opening?.position) === JSON.stringify(position);
      return same && said !== null && question.answers[said]?.right === false;
    },
  };

  function viewOf(section: Section): SectionView {
    const made =
      views.get(section) ?? new SectionView(section, sectionElement(section), tableElement, table, course);
    views.set(section, made);
    return made;
  }

  const showCourse = (): void => showSigns(chapter, progress, current);

  /**
   * The reader's place, and whether the reader comes to the end. A reader who has only opened the first page is nowhere
   * yet.
   */
  function follows(section: Section, number: number): void {
    unwatch();
    const end = sectionElement(section).querySelector(".onward");
    if (end) unwatch = watchReading(end, () => progress.read(section.id));
    if (number > 1 || !document.querySelector("[data-role=continue]")) progress.stand(section.id, number);
  }

  /** A section without a figure keeps the last one, even for a reader who came by a link. */
  function keepBoard(section: Section): void {
    const before = chapter.sections.slice(0, chapter.sections.indexOf(section) + 1);
    const figure = before.map(tableFigure).findLast((one) => one !== null);
    if (figure && !laid && !tableFigure(section))
      void table.open(freeGame(figure, "", table, { played: () => progress.play(figure.id) }));
    laid ||= figure !== undefined;
  }

  /** The one place that opens a section. */
  function show(section: Section, byReader: boolean): void {
    if (section === current) {
      // A figure in it may be meant, and the browser goes there by itself.
      if (byReader && location.hash === `#${section.id}`) readFromTop();
      return;
    }
    if (current) viewOf(current).leave();
    current = section;
    const host = sectionElement(section);
    for (const other of chapter.sections)
      sectionElement(other).classList.toggle("current", other === section);
    keepBoard(section);
    viewOf(section).open();
    main.classList.toggle("boardless", !laid || host.classList.contains("no-board"));
    main.classList.toggle("front", front && section === chapter.sections[0]);
    const number = chapter.sections.indexOf(section) + 1;
    follows(section, number);
    showCourse();
    need(document, "[data-role=section-number]").textContent = `${number} of ${chapter.sections.length}`;
    document.title = [host.querySelector("h2.title")?.textContent, title].filter(Boolean).join(" · ");
    if (byReader) readFromTop();
  }

  /** A reader who turned the page goes on at its top, by eye or by ear. */
  function readFromTop(): void {
    scrollTo({ top: 0 });
    const heading =
      document.querySelector<HTMLElement>(".section.current > h2.title") ?? need(document, "h1");
    heading.focus({ preventScroll: true });
  }

  /** An address without a section leads to where the reader left the page; the site's first page and galleries' pages ask first. */
  function reopen(): void {
    if (location.hash || document.querySelector("[data-role=continue]") || main.dataset.asks) return;
    const left = progress.reopenedAt(chapter.sections.map(({ id }) => id));
    if (left && left !== chapter.sections[0]?.id) history.replaceState(history.state, "", `#${left}`);
  }

  const follow = (byReader: boolean): void => {
    const first = chapter.sections[0];
    const id = location.hash.slice(1);
    const merged = mergedPageMovedTo(location.pathname, id);
    const moved = merged ?? sectionMovedTo(chapter.slug, id);
    if (moved) {
      // An old address leads to where the section is now.
      location.replace(`./${moved.page}.html#${moved.id}`);
      if (merged || moved.page !== chapter.slug) return;
    }
    const section = sectionOf(chapter, location.hash) ?? (location.hash === "" ? first : (current ?? first));
    if (!section || !first) return;
    const why = mayOpen(section);
    refused = why === null ? null : section;
    show(why === null ? section : first, byReader);
    if (why === null) return;
    table.remark(why);
    // Or a link to the same place would change no address once it may be opened.
    history.replaceState(null, "", location.pathname + location.search);
  };
  addEventListener("hashchange", () => follow(true));
  need(document, "#course").addEventListener("click", (event) => {
    // A link to where the reader is changes no address; he still asked to be taken there.
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.getAttribute("href") === location.hash) readFromTop();
  });
  // Here, in another tab, or from a file.
  progress.onChange(() => {
    showCourse();
    // What was said to who wanted to go on too early holds no longer.
    if (refused && mayOpen(refused) === null) {
      refused = null;
      table.remark("");
    }
  });
  reopen();
  follow(false);
  // The browser scrolls to what the address names, which may then lie behind the board.
  if (location.hash) addEventListener("load", () => scrollTo({ top: 0 }), { once: true });
}

/** Nobody reads to the end of anything in less, so a reader who leafs through has read nothing. */
const WHILE = 2500;

/** A section has been read when its end was in view for a while. Calls once it has been so long, unless what is returned is called before. */
function watchReading(end: Element, read: () => void): () => void {
  let timer = 0;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = window.setTimeout(() => {
      observer.disconnect();
      read();
    }, WHILE);
  });
  observer.observe(end);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
