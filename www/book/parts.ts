/** The parts of a long page: told where they begin, folded beside the text, and a place to stop where they end. */
import type { BookChapter, BookSection } from "./book.ts";
import { html, type Markup } from "./html.ts";

export interface PagePart {
  title: string;
  sections: BookSection[];
}

/** The parts of a page; nothing, where it is short. */
export function partsOf({ parts, sections }: BookChapter): PagePart[] {
  const begins = parts.map(({ from }) => sections.findIndex(({ id }) => id === from));
  return parts.map(({ title }, at) => ({ title, sections: sections.slice(begins[at], begins[at + 1]) }));
}

/** Above the title of the section that a part begins with. */
export function partBegins(page: BookChapter, section: BookSection): Markup | false {
  const parts = partsOf(page);
  const at = parts.findIndex(({ sections }) => sections[0] === section);
  return at >= 0 && html`<p class="part-name">Part ${at + 1} of ${parts.length}: ${parts[at]?.title}</p>`;
}

/** Below the text of the last section of a part. */
export function partEnds(page: BookChapter, section: BookSection): Markup | false {
  const parts = partsOf(page);
  const at = parts.findIndex(({ sections }) => sections.at(-1) === section);
  const next = parts[at + 1];
  if (at < 0 || !next) return false;
  const count = next.sections.length;
  return html`<p class="stopping-place">Part ${at + 1} of ${parts.length} ends here: a good place to stop. The next one, “${next.title}”, has ${count} ${count === 1 ? "section" : "sections"}.</p>`;
}

/** The sections of a page beside its text: all of them, or part by part, of which the one that is read is open. */
export function sectionList(page: BookChapter, item: (section: BookSection) => Markup): Markup {
  const parts = partsOf(page);
  if (parts.length === 0) return html`<ol>${page.sections.map(item)}</ol>`;
  return html`${parts.map(
    ({ title, sections }, at) =>
      html`<details class="part" name="part"${at === 0 && html` open`}><summary>${title}</summary><ol>${sections.map(item)}</ol></details>`,
  )}`;
}
