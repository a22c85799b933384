/** The table of a page, until its script draws it (`www/table/table-view.tsx`). */
import { KIT } from "../kit/kit-words.ts";
import { WORDS } from "../table/words.ts";
import type { BookFigure } from "./book.ts";
import { html, type Markup } from "./html.ts";
import { ICONS } from "./icons.ts";

const CONTROLS = [
  ["back", KIT.back],
  ["forward", KIT.forward],
  ["undo-all", KIT.undoAll],
  ["hint", KIT.hint],
  ["more", KIT.more],
] as const;

/** Hidden where there is no script. The facts of its first figure are there at once, so that less moves. */
export function table(first: BookFigure | null): Markup {
  const rows = first?.position.rows ?? [];
  const line = first?.diagram.trim().split("\n").at(-1) ?? "– – – –";
  return html`<section class="table" aria-label="Board and controls" aria-busy="true">
    <div class="view">
    <div class="ground"><div class="board" data-role="board" data-rows="${rows.length}" data-columns="${rows[0]?.length ?? 0}"></div></div>
    <div class="status">
      <p class="remark"></p>
      <p class="situation"><button type="button" class="line" data-role="line" aria-expanded="false" title="${WORDS.lineTitle}">${line}</button> <span>${WORDS.laying}</span></p>
      <button type="button" class="quiet" data-control="pass" aria-disabled="true">${KIT.pass}</button>
      <button type="button" class="quiet" data-control="take-back" aria-disabled="true">${ICONS.back}<span>${KIT.back}</span></button>
    </div>
    </div>
    <p class="caption" data-role="caption">${first && !first.step && first.caption}</p>
    <div class="controls" role="group" aria-label="${KIT.moves}">${CONTROLS.map(
      ([name, text]) =>
        html`<button type="button" data-control="${name}" aria-disabled="true">${ICONS[name]}<span>${text}</span></button>`,
    )}</div>
  </section>`;
}
