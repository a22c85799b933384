/** A figure in print: drawn in the text, with and without script, and there too if the engine fails. */
import { type Areas, asks } from "../chapter/data.ts";
import { knownAreas } from "./answered-question.ts";
import type { BookFigure, Verdict } from "./book.ts";
import { html, type Markup } from "./html.ts";
import { lineWords } from "./line-words.ts";
import { picture } from "./picture.ts";

/** The drawing with what belongs to it. Where a figure asks something, its step bears its name. */
export function printed(figure: BookFigure): Markup {
  const own = !asks(figure);
  return html`<figure class="printed${figure.laid && !figure.verdicts && " on-table"}" data-figure="${figure.id}"${own && html` id="${figure.id}"`}>
    ${figure.verdicts ? verdictRow(figure, figure.verdicts) : html`<div class="sheet">${drawn(figure)}<p class="line">${situationLine(figure)}</p></div>`}
    <figcaption>${own && number(figure)}${caption(figure)}${told(figure)}${walk(figure)}${doings(figure)}</figcaption>
  </figure>`;
}

function drawn({ svg, map, says, position }: BookFigure): Markup {
  const areas = map ?? knownAreas({ says });
  return picture(svg, areas ? { areas, rows: position.rows } : {});
}

/**
 * One board for each of them, with the stones that they call dead. One that repeats the ruling before it gets a sign,
 * and no board.
 */
function verdictRow({ svg, position }: BookFigure, verdicts: readonly Verdict[]): Markup {
  const { rows = [] } = position;
  const signs = rows.flatMap((row) => [...row].filter((sign) => sign !== ","));
  const is = (sign: string) => (at: number) => signs[at]?.toLowerCase() === sign;
  const told = verdicts.map(({ dead }) => dead?.join());
  return html`<div class="verdicts">${verdicts.map(({ by, say, dead }, index) => {
    const same = dead !== undefined && index > 0 && told[index] === told[index - 1];
    // A dead stone is where the other player counts.
    const areas = dead && { black: dead.filter(is("o")), white: dead.filter(is("x")) };
    return html`<div class="verdict"><p class="by">${by}</p>${
      same
        ? html`<p class="as-before" role="img" aria-label="The same as before"><span aria-hidden="true">=</span></p>`
        : areas
          ? picture(svg, { bare: true, areas, rows })
          : html`<p class="as-before" role="img" aria-label="Not decided"><span aria-hidden="true">?</span></p>`
    }<p class="say">${say}${!same && areas && html` <span class="count">${counted(areas)}</span>`}</p></div>`;
  })}</div>`;
}

/** "Dead: 4 black, 1 white." */
function counted({ black, white }: Areas): string {
  const parts = [white.length > 0 && `${white.length} black`, black.length > 0 && `${black.length} white`];
  return `Dead: ${parts.filter(Boolean).join(", ") || "none"}.`;
}

/** The last line of the diagram: captives, turn, passes. */
const situationLine = ({ diagram }: BookFigure): string => diagram.trim().split("\n").at(-1)?.trim() ?? "";

/** Every figure can be linked to, and its number is the link. */
function number({ id }: BookFigure): Markup {
  const [, count] = /-(\d+)$/.exec(id) ?? [];
  return html`<a class="number" href="#${id}">Figure${count && ` ${count}`}</a>`;
}

function caption({ title, caption, kind }: BookFigure): Markup {
  const words = [kind === "line" || kind === "referee" || kind === "laws" ? title : null, caption].filter(
    Boolean,
  );
  return html`${words.map((text) => html`<p>${text}</p>`)}`;
}

const told = ({ map }: BookFigure): Markup | null =>
  map && html`<p class="note">Areas as told by ${map.by}.</p>`;

/** The moves of a line in words, and what is said on the way. */
function walk({ line, position, game }: BookFigure): Markup | null {
  if (!line) return null;
  const notes = line.notes.map(
    ({ move, say }) =>
      html`<li>${move === 0 ? "At first" : `After ${move} ${move === 1 ? "move" : "moves"}`}: ${say}</li>`,
  );
  return html`<div class="walk"><p>${lineWords(line.moves, position.turn, game?.players)}</p>${notes.length > 0 && html`<ul>${notes}</ul>`}</div>`;
}

function doings({ id, kind, link, diagram }: BookFigure): Markup {
  const open = link && html`<a data-play href="./referee.html#${link}">Play on</a>`;
  return html`<div class="doings"><button type="button" class="as-link" data-lay="${id}">${
    kind === "line" ? "Walk it on the board" : "Put on the board"
  }</button>${open}<details><summary>As text</summary><pre tabindex="0">${diagram}</pre></details></div>`;
}
