/** The parts that views are made of, in their states: for those who write them, so only the development server has it. */
import type { Book } from "../book.ts";
import { html } from "../html.ts";
import { chapterList, foot, type Page, top, update } from "./page-frame.ts";

export const KIT = "kit.html";

export function kitPage(book: Book): Page {
  const head = html`<title>The kit · ${book.title}</title>
    <link rel="stylesheet" href="./www/kit/segments.css" />
    <link rel="stylesheet" href="./www/kit/fields.css" />
    <link rel="stylesheet" href="./www/kit/stepper.css" />
    <link rel="stylesheet" href="./www/kit/page/kit-page.css" />
    <script type="module" src="./www/kit/page/kit-page.tsx"></script>`;
  const body = html`${top(book, { title: "The kit", part: ["book", "within"] })}
    <main>
      <nav id="course" class="course" aria-label="Contents" hidden>${chapterList(book, null)}</nav>
      <div class="kit-page" data-role="kit"></div>
    </main>
    ${foot(book)}
    ${update()}`;
  return { head: head.text, body: body.text };
}
