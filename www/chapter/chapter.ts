/** A chapter on the page: one section at a time, its figure on the table, the reader's course beside it. */
import { need } from "../dom.ts";
import { Table } from "../table/table.ts";
import { asking, type ChapterData, type Section, sectionOf, tableFigure } from "./data.ts";
import { figureGame, stepGame } from "./lesson.ts";
import { deviceStorage, Progress } from "./progress.ts";
import { askQuestion } from "./question.ts";

export function openChapter(chapter: ChapterData): void {
  const table = new Table(need(document, ".table"));
  const progress = new Progress(deviceStorage(), chapter.slug);
  const title = document.title;
  let current: Section | null = null;

  const sectionElement = (section: Section): HTMLElement => need(document, `#${CSS.escape(section.id)}`);

  /** Solved, current or to come: shown by shape beside each section's name, and said. */
  function showCourse(): void {
    for (const section of chapter.sections) {
      const step = asking(section);
      const solved = step !== null && progress.solved(step.id);
      for (const link of document.querySelectorAll<HTMLElement>(
        `[data-section="${CSS.escape(section.id)}"]`,
      )) {
        link.classList.toggle("solved", solved);
        link.classList.toggle("current", section === current);
        if (section === current) link.setAttribute("aria-current", "step");
        else link.removeAttribute("aria-current");
        const state = link.querySelector("[data-role=state]");
        if (state) state.textContent = solved ? " (solved)" : "";
      }
    }
  }

  function show(section: Section, byReader: boolean): void {
    if (section === current) return;
    current = section;
    for (const other of chapter.sections)
      sectionElement(other).classList.toggle("current", other === section);
    const host = sectionElement(section);
    layTable(section, host);
    showCourse();
    const number = chapter.sections.indexOf(section) + 1;
    need(document, "[data-role=section-number]").textContent = `${number} of ${chapter.sections.length}`;
    document.title = [host.querySelector("h2.title")?.textContent, title].filter(Boolean).join(" · ");
    if (byReader) readFromTop();
  }

  /** Whoever turned the page goes on reading at its top, by eye or by ear. */
  function readFromTop(): void {
    scrollTo({ top: 0 });
    const heading =
      document.querySelector<HTMLElement>(".section.current > h2.title") ?? need(document, "h1");
    heading.focus({ preventScroll: true });
  }

  function layTable(section: Section, host: HTMLElement): void {
    const figure = tableFigure(section);
    if (!figure) return;
    const answer = host.querySelector<HTMLElement>("[data-role=answer]");
    const onward = host.querySelector<HTMLElement>(".onward .next");
    const { step, question } = figure;
    const solved = (): void => {
      progress.solve(figure.id);
      onward?.classList.add("filled");
      onward?.scrollIntoView({ block: "nearest" });
      showCourse();
    };
    const game = step && answer ? stepGame(step, table, answer, solved) : figureGame(figure, table);
    const form = host.querySelector<HTMLFormElement>("form.question");
    if (question && form && answer) askQuestion(form, question, answer, solved);
    table.offerHint(false);
    void table.open(game);
  }

  const follow = (byReader: boolean): void => {
    const first = chapter.sections[0];
    const section = sectionOf(chapter, location.hash) ?? (location.hash === "" ? first : (current ?? first));
    if (section) show(section, byReader);
  };
  addEventListener("hashchange", () => follow(true));
  need(document, "#course").addEventListener("click", (event) => {
    // A link to where the reader is changes no address; he still asked to be taken there.
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.getAttribute("href") === location.hash) readFromTop();
  });
  // Another tab may have solved a step.
  addEventListener("storage", showCourse);
  follow(false);
  // The browser scrolls to what the address names, which may then lie behind the board.
  if (location.hash) addEventListener("load", () => scrollTo({ top: 0 }), { once: true });
}
