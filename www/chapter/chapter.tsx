/** A chapter on the page: one section at a time, its figure on the table, the reader's course beside it. */
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { need } from "../dom.ts";
import { useChange, useStore } from "../kit/hooks.ts";
import { island, Written } from "../kit/mount.tsx";
import { isSame } from "../kit/same.ts";
import { storeOf } from "../kit/store.ts";
import { mergedPageMovedTo, sectionMovedTo } from "../progress/moved.ts";
import { progressOf } from "../progress/progress.ts";
import type { AnyMove } from "../table/table-game.ts";
import { mountTable } from "../table/table-view.tsx";
import { beginChapter, type ChapterState, chapterStep } from "./chapter-state.ts";
import { CourseCount, CourseSign, signOf } from "./course-signs.tsx";
import { type ChapterData, type Section, sectionOf, tableFigure } from "./data.ts";
import { freeGame } from "./lesson.ts";
import { toldAfter } from "./question-state.ts";
import { type Course, Reading } from "./reading.ts";
import { SectionIsland } from "./section.tsx";

interface ChapterOptions {
  /** Why a section may not be read yet; null when it may. */
  mayOpen?: ((section: Section) => string | null) | undefined;
}

/** Opens the chapter where the address says. Returns what closes it again. */
export function openChapter(chapter: ChapterData, { mayOpen = () => null }: ChapterOptions = {}): () => void {
  const main = need<HTMLElement>(document, "main.chapter");
  const root = need<HTMLElement>(main, ".table");
  const table = mountTable<AnyMove>(root);
  const progress = progressOf(chapter.slug);
  const readings = new Map<Section, Reading>();
  const signs = () => chapter.sections.map((section) => signOf(section, progress));
  const store = storeOf(beginChapter(signs()), chapterStep);

  const course: Course = {
    mark(id, deed) {
      if (deed.kind === "solved") progress.solve(id);
      else if (deed.kind === "predicted") progress.predict(id, deed.answer);
      else progress.play(id);
    },
    solved: (id) => progress.solved(id),
    predicted: (id) => progress.predicted(id),
    told(position) {
      const opening = chapter.sections[0] && tableFigure(chapter.sections[0]);
      const { question, later } = opening ?? {};
      if (question?.kind !== "choice" || later || !toldAfter(question)) return false;
      const said = progress.predicted(opening?.id ?? "");
      return isSame(opening?.position, position) && said !== null && question.answers[said]?.right === false;
    },
  };

  function readingOf(section: Section): Reading {
    const known = readings.get(section);
    if (known) return known;
    const host = sectionElement(section);
    const made = new Reading(section, table, course, {
      level: host.querySelector(":scope > h2.title") ? 3 : 2,
      actsOf: (figure) => host.querySelector(`[data-acts="${CSS.escape(figure)}"]`),
    });
    readings.set(section, made);
    return made;
  }

  /** The reader's place. A reader who has only opened the first page is nowhere yet. */
  function stand(section: Section): void {
    const number = chapter.sections.indexOf(section) + 1;
    if (number > 1 || !document.querySelector("[data-role=continue]")) progress.stand(section.id, number);
  }

  /** A section without a figure keeps the last one, even for a reader who came by a link. Says whether one lies there then. */
  function keepBoard(section: Section): boolean {
    const before = chapter.sections.slice(0, chapter.sections.indexOf(section) + 1);
    const figure = before.map(tableFigure).findLast((one) => one !== null);
    if (figure && !store.state.laid && !tableFigure(section))
      void table.open(freeGame(figure, "", table, { played: () => progress.play(figure.id) }));
    return figure !== undefined;
  }

  /** The one place that opens a section. */
  function show(section: Section, byReader: boolean): void {
    const { current } = store.state;
    if (section === current) {
      // A figure in it may be meant, and the browser goes there by itself.
      if (byReader && location.hash === `#${section.id}`) store.send({ kind: "turned" });
      return;
    }
    if (current) readingOf(current).leave();
    const lays = keepBoard(section);
    readingOf(section).open();
    store.send({ kind: "opened", section, lays });
    stand(section);
    if (byReader) store.send({ kind: "turned" });
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
    const { current } = store.state;
    const section = sectionOf(chapter, location.hash) ?? (location.hash === "" ? first : (current ?? first));
    if (!section || !first) return;
    const why = mayOpen(section);
    store.send({ kind: "refused", section: why === null ? null : section });
    show(why === null ? section : first, byReader);
    if (why === null) return;
    table.remark(why);
    // Or a link to the same place would change no address once it may be opened.
    history.replaceState(null, "", location.pathname + location.search);
  };
  reopen();
  follow(false);
  const closing = new AbortController();
  const { signal } = closing;
  addEventListener("hashchange", () => follow(true), { signal });
  // The browser scrolls to what the address names, which may then lie behind the board.
  if (location.hash) addEventListener("load", () => scrollTo({ top: 0 }), { once: true, signal });
  // Here, in another tab, or from a file.
  const unheard = progress.onChange(() => {
    store.send({ kind: "signs", signs: signs() });
    // What was said to who wanted to go on too early holds no longer.
    const { refused } = store.state;
    if (!refused || mayOpen(refused) !== null) return;
    store.send({ kind: "refused", section: null });
    table.remark("");
  });
  const View = () => (
    <ChapterIsland
      {...{ chapter, main, root }}
      state={useStore(store)}
      readingOf={readingOf}
      again={() => store.send({ kind: "turned" })}
      read={(section) => progress.read(section.id)}
    />
  );
  const unmount = island(<View />);
  return () => {
    closing.abort();
    unheard();
    unmount();
  };
}

const sectionElement = ({ id }: Section): HTMLElement => need(document, `#${CSS.escape(id)}`);

interface ChapterProps {
  chapter: ChapterData;
  main: HTMLElement;
  root: HTMLElement;
  state: ChapterState;
  readingOf(section: Section): Reading;
  /** The reader wants to go back to the current place. */
  again(): void;
  /** A section was read to its end. */
  read(section: Section): void;
}

function ChapterIsland({ chapter, main, root, state, readingOf, again, read }: ChapterProps) {
  const { current, opened, laid, signs, turned } = state;
  const { sections } = chapter;
  const written = useMemo(
    () => ({
      title: document.title,
      // The site's first page gives its first section the whole screen.
      front: main.classList.contains("front"),
      hosts: sections.map(sectionElement),
      number: need(document, "[data-role=section-number]"),
    }),
    [],
  );
  const number = current ? sections.indexOf(current) + 1 : 0;
  const host = written.hosts[number - 1];
  useLayoutEffect(() => {
    const title = host?.querySelector("h2.title")?.textContent;
    document.title = [title, written.title].filter(Boolean).join(" · ");
  }, [host]);
  useEffect(() => {
    const end = host?.querySelector(".onward");
    return end && current ? watchReading(end, () => read(current)) : undefined;
  }, [host]);
  useEffect(() => {
    const links = need<HTMLElement>(document, "#course");
    const pressed = (event: MouseEvent): void => {
      // A link to where the reader is changes no address; he still asked to be taken there.
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.getAttribute("href") === location.hash) again();
    };
    links.addEventListener("click", pressed);
    return () => links.removeEventListener("click", pressed);
  }, []);
  useChange(turned, readFromTop);
  return (
    <>
      {sections.map((section, at) => (
        <>
          <Written element={written.hosts[at] ?? null} classes={{ current: section === current }} />
          <CourseSign section={section.id} sign={signs[at] ?? "new"} current={section === current} />
        </>
      ))}
      <CourseCount signs={signs} />
      <Written
        element={main}
        classes={{
          boardless: !laid || host?.classList.contains("no-board") === true,
          front: written.front && number === 1,
        }}
      />
      <Written element={written.number} text={`${number} of ${sections.length}`} />
      {opened.map((section) => (
        <SectionIsland
          key={section.id}
          reading={readingOf(section)}
          host={written.hosts[sections.indexOf(section)] as HTMLElement}
          root={root}
        />
      ))}
    </>
  );
}

/** A reader who turned the page goes on at its top, by eye or by ear. */
function readFromTop(): void {
  scrollTo({ top: 0 });
  const heading = document.querySelector<HTMLElement>(".section.current > h2.title") ?? need(document, "h1");
  heading.focus({ preventScroll: true });
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
