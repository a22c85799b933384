/** The table of a page, before the engine has laid anything on it. */
import type { BookFigure } from "./book.ts";
import { html, type Markup, trusted } from "./html.ts";
import { ICONS } from "./icons.ts";

const CONTROLS = [
  ["back", "Back"],
  ["forward", "Forward"],
  ["undo-all", "Undo all"],
  ["hint", "Hint"],
  ["more", "More"],
] as const;

/** Hidden where there is no script. What is known of its first figure is there at once, so that less moves. */
export function table(first: BookFigure | null): Markup {
  const rows = first?.position.rows ?? [];
  const line = first?.diagram.trim().split("\n").at(-1) ?? "– – – –";
  return html`<section class="table" aria-label="Board and controls" aria-busy="true">
    <div class="notice" data-role="notice" role="alert" hidden><p></p><button type="button" class="quiet" data-control="again">Try again</button></div>
    <div class="view">
    <div class="ground"><div class="board" data-role="board" data-rows="${rows.length}" data-columns="${rows[0]?.length ?? 0}"></div></div>
    <div class="status">
      <p class="remark" data-role="remark" role="status"></p>
      <p class="situation"><button type="button" class="line" data-role="line" aria-expanded="false" title="What the four entries say">${line}</button> <span data-role="words">The board is being laid out.</span></p>
      <button type="button" class="quiet" data-control="cycle" hidden>Remove the cycle</button>
      <button type="button" class="quiet" data-control="cycle-play" aria-pressed="false" hidden>Remove it and play</button>
      <button type="button" class="quiet" data-control="pass" aria-disabled="true">Pass</button>
      <button type="button" class="quiet" data-control="take-back" aria-disabled="true">${ICONS.back}<span>Back</span></button>
    </div>
    </div>
    <p class="caption" data-role="caption">${first && !first.step && first.caption}</p>
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
      <p data-role="to-play" hidden><a href="./referee.html">Play on from this position</a>, or <a href="./referee.html">ask other rule sets about it</a></p>
      <p><a href="./legend.html">What the signs on the board mean</a></p>
      <h2>Keys and fingers</h2>
      <p id="keys">Arrow keys walk on the board, Enter plays. Home and End go to the ends of a row, Page Up and Page Down to the ends of a column. P passes, U goes back, R forward, H asks for a hint.</p>
      <p>Where points are small, let a finger rest on the board: a lens shows what lies there, and you play where you lift it. Two fingers bring a part of the board closer.</p>
    </div>
  </section>`;
}
