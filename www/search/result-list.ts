/** What was found, in groups of different nature: lines with their place, and boards at one scale. */
import { drawFigure, type Stone } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { shapeOf } from "../element/reading/board-shapes.ts";
import { GROUPS, type Group, type Position } from "./documents.ts";
import { excerpt, marked } from "./excerpt.ts";
import type { Hit } from "./text-index.ts";

const NAMES: Record<Group, string> = {
  chapters: "Chapters",
  words: "What words mean",
  clauses: "Clauses",
  beasts: "Beasts",
  positions: "Boards in the text",
};

/** How many of a group are shown before all are asked for: so few that the first beasts stand on the sheet too. */
const FIRST: Record<Group, number> = { chapters: 3, words: 2, clauses: 2, beasts: 6, positions: 6 };

/** Boards with more columns take two places, so that all keep one scale. */
const WIDE = 8;

/** Something found: a document, what is to be underlined, and points that a shape lies on. */
export interface Result extends Hit {
  points?: readonly { x: number; y: number }[];
}

const isNamed = ({ document, words }: Result): boolean =>
  marked(document.title, words).some(({ found }) => found);

/** What a word means comes first where it is one of the words that were asked for. */
function inOrder(results: readonly Result[]): Group[] {
  const meant = results.some((one) => one.document.group === "words" && isNamed(one));
  return meant ? ["words", ...GROUPS.filter((group) => group !== "words")] : [...GROUPS];
}

export function resultGroups(results: readonly Result[], positions: readonly Position[]): HTMLElement[] {
  return inOrder(results).flatMap((group) => {
    const own = results.filter(({ document }) => document.group === group);
    return own.length > 0 ? [groupOf(group, own, positions)] : [];
  });
}

function groupOf(group: Group, results: readonly Result[], positions: readonly Position[]): HTMLElement {
  const drawn = group === "beasts" || group === "positions";
  const list = element("ul", { class: drawn ? "search-boards" : "search-lines" });
  const heading = element("h2", { class: "search-group-name" }, NAMES[group]);
  const count = element("span", { class: "search-count" });
  const section = element("section", { class: `search-group ${group}`, "aria-label": NAMES[group] });
  const show = (shown: number): void => {
    const items = results.slice(0, shown).map((one) => (drawn ? boardItem(one, positions) : lineItem(one)));
    list.replaceChildren(...items);
    count.replaceChildren(
      shown < results.length
        ? button(
            `${shown} of ${results.length}`,
            "search-all",
            () => {
              show(results.length);
              list.querySelectorAll<HTMLElement>("a")[shown]?.focus();
            },
            { "aria-label": `${shown} of ${results.length} ${group}: show all` },
          )
        : String(results.length),
    );
    // One stop of the Tab key for a group; the arrows walk on.
    for (const [at, link] of [...list.querySelectorAll("a")].entries()) link.tabIndex = at === 0 ? 0 : -1;
  };
  show(FIRST[group]);
  section.append(element("div", { class: "search-group-head" }, heading, count), list);
  return section;
}

function pieces(text: string, words: readonly string[]): (Node | string)[] {
  return marked(text, words).map(({ text, found }) => (found ? element("mark", {}, text) : text));
}

const span = (look: string, text: string, words: readonly string[]): HTMLElement => {
  const made = element("span", { class: look });
  made.append(...pieces(text, words));
  return made;
};

/** A clause is known by its number, a word by itself, a section by its title; then what it says, then where. */
function lineItem(result: Result): HTMLElement {
  const { document, words } = result;
  const { group, title, place, text, code, address } = document;
  const titled = group === "clauses" || isNamed(result);
  const said = group === "chapters" && titled ? place : excerpt(text, words);
  const where = group === "words" ? (code ?? "") : group === "chapters" && titled ? "" : place;
  return element(
    "li",
    {},
    element(
      "a",
      { href: `./${address}` },
      span("search-title", title, words),
      element("span", { class: "visually-hidden" }, ": "),
      span("search-said", said, words),
      where !== "" && element("span", { class: "visually-hidden" }, ", "),
      where !== "" && element("span", { class: "search-place" }, where),
    ),
  );
}

function boardItem({ document, words, points }: Result, positions: readonly Position[]): HTMLElement {
  const { title, place, address, code, group } = document;
  const position = document.position === undefined ? undefined : positions[document.position];
  const named = element(
    "span",
    { class: "search-named" },
    code !== undefined && element("span", { class: "search-number" }, `${code} `),
    span("search-title", title, words),
    group === "positions" && element("span", { class: "visually-hidden" }, ", "),
    group === "positions" && span("search-place", place, words),
  );
  const wide = (position?.rows[0]?.length ?? 0) > WIDE;
  return element(
    "li",
    { class: wide ? "wide" : "" },
    element("a", { href: `./${address}` }, position && thumbnail(position, points), named),
  );
}

const STONES: Record<string, Stone> = { x: "black", X: "black", o: "white", O: "white" };
const MARKS: Record<string, "temporary" | "permanent"> = {
  "#": "temporary",
  "*": "permanent",
  X: "permanent",
  O: "permanent",
};

/**
 * The position small; where a shape was looked for, the rest of it steps back. It is drawn a frame later, in the room that
 * is kept for it: whoever writes sees at once what was found.
 */
export function thumbnail(position: Position, points?: Result["points"]): HTMLElement {
  const room = element("div", { class: "board figure", "aria-hidden": "true" });
  room.style.setProperty("--across", String(position.rows[0]?.length ?? 1));
  room.style.setProperty("--down", String(position.rows.length));
  requestAnimationFrame(() => {
    if (room.isConnected) room.replaceWith(drawn(position, points));
  });
  return room;
}

function drawn({ rows, edges }: Position, points: Result["points"]): HTMLElement {
  const grid = shapeOf(rows);
  if (!grid) return element("span");
  const inks = grid.points.map(({ x, y }) => rows[y]?.[x] ?? ".");
  const within = (x: number, y: number): boolean => points?.some((one) => one.x === x && one.y === y) ?? true;
  const open = edges
    ? (["left", "right", "top", "bottom"] as const).filter((side) => !edges.includes(side))
    : [];
  const figure = drawFigure(
    { ...grid, open },
    {
      stones: inks.map((ink) => STONES[ink] ?? null),
      marks: inks.map((ink) => MARKS[ink] ?? null),
      faded: points ? grid.points.flatMap(({ x, y }, at) => (within(x, y) ? [] : [at])) : [],
    },
    { label: "" },
  );
  // Its name stands below it.
  figure.removeAttribute("role");
  figure.removeAttribute("aria-label");
  figure.setAttribute("aria-hidden", "true");
  return figure;
}
