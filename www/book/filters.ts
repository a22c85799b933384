/** The filters of the bestiary as they stand in the page: closed groups of toggles, which the script wakes and counts. */
import type { Beast } from "./book.ts";
import { DIFFICULTY_WORDS, difficultyBars } from "./difficulty.ts";
import { html, type Markup } from "./html.ts";
import type { BeastPage } from "./order.ts";

interface Group {
  name: string;
  title: string;
  values: [value: string, text: string, sign?: Markup][];
}

/** A shape in so many beasts is worth a toggle of its own. */
const COMMON = 2;

/**
 * The shapes of a beast; an empty one if it has no name, and its name if it has no other. Whether stones end in
 * seki is a part of the ruling, so that word is no shape unless the name gives it away.
 */
export function shapesOf({ shape, name }: Pick<Beast, "shape" | "name">): string[] {
  const shapes = shape.filter((one) => one !== "seki" || name?.includes(one));
  if (name === null) return [...shapes, ""];
  return shapes.length > 0 ? shapes : [name.toLowerCase()];
}

function groups(beasts: BeastPage[]): Group[] {
  const each = beasts.map(({ beast }) => shapesOf(beast));
  const count = (shape: string): number => each.filter((shapes) => shapes.includes(shape)).length;
  const common = [...new Set(each.flat())]
    .filter((shape) => shape !== "" && count(shape) >= COMMON)
    .sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const rare = each.some((shapes) => shapes.some((shape) => shape !== "" && !common.includes(shape)));
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    {
      name: "you",
      title: "You",
      values: [
        ["proved", "Proved"],
        ["play", "In play"],
        ["predicted", "Predicted"],
        ["new", "Not met yet"],
      ],
    },
    {
      name: "shape",
      title: "Shape",
      values: [
        ...common.map((shape): [string, string] => [shape, capital(shape)]),
        ...(rare ? [["other", "Another"] as [string, string]] : []),
        ["", "Nameless"],
      ],
    },
    {
      name: "ko",
      title: "Kos on the board",
      values: [
        ["none", "None"],
        ["one", "One"],
        ["several", "Several"],
      ],
    },
    {
      name: "seki",
      title: "Stones in seki",
      values: [
        ["some", "Some"],
        ["none", "None"],
        ["untold", "Not told yet"],
      ],
    },
    {
      name: "compare",
      title: "Under the 1989 rules",
      values: [
        ["same", "Same ruling"],
        ["other", "Another ruling"],
        ["part", "Told in part"],
      ],
    },
    {
      name: "hard",
      title: "How hard to decide",
      values: (["glance", "search", "long", "undecided"] as const).map((hard) => [
        hard,
        DIFFICULTY_WORDS[hard],
        difficultyBars(hard),
      ]),
    },
  ];
}

/** Hidden where there is no script: a page that stands still has nothing to filter. */
export function filters(beasts: BeastPage[]): Markup {
  return html`<details class="filters" data-role="filters">
    <summary><span>Filters</span> <span data-role="chosen"></span></summary>
    <div class="groups">${groups(beasts).map(
      ({ name, title, values }) =>
        html`<div class="group" role="group" aria-labelledby="filter-${name}" data-group="${name}"><h2 id="filter-${name}">${title}</h2>${values.map(
          ([value, text, sign]) =>
            html`<button type="button" aria-pressed="false" data-value="${value}">${sign}<span class="text">${text}</span><span class="bar" aria-hidden="true"></span><span class="count" data-role="count"></span></button>`,
        )}</div>`,
    )}</div>
    <button type="button" class="quiet" data-control="clear" hidden>Show all ${beasts.length}</button>
    <button type="button" class="filled see" data-control="see">See all ${beasts.length}</button>
  </details>`;
}
