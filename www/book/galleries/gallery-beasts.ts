/** The bestiary: what its filters ask of a beast, and what its card tells. */
import type { Beast } from "../book.ts";
import { html } from "../html.ts";
import { type BeastPage, beastsOf } from "../order.ts";
import { DIFFICULTY_WORDS, difficultyBars } from "./difficulty.ts";
import type { Facets, Group } from "./filters.ts";
import type { GalleryKind } from "./gallery-kind.ts";
import { rulingOf } from "./ruling.ts";

const HARD = ["glance", "search", "long", "undecided"] as const;

export const BEASTS: GalleryKind<BeastPage> = {
  pagesOf: beastsOf,
  one: "beast",
  many: "beasts",
  none: "No beast is all of that.",
  first: [
    {
      slug: "beast-1",
      why: "A small board, and a famous question: who owns three points that nobody will play?",
    },
    { slug: "beast-26", why: "You met it in the first chapter, and you already know how to stop Black." },
    { slug: "beast-12", why: "Two masters quarrelled about this ko in 1928." },
  ],
  groups,
  facetsOf,
  nameOf: ({ beast }) => beast.name,
  rulingOf,
  sign: ({ beast }) => difficultyBars(beast.hard),
  told: () =>
    html`<p class="bars-told">How hard to decide: ${HARD.map(
      (hard) =>
        html`<span>${difficultyBars(hard)} <span aria-hidden="true">${DIFFICULTY_WORDS[hard].toLowerCase()}</span></span> `,
    )}</p>`,
};

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

function facetsOf({ beast }: BeastPage): Facets {
  const { ko, seki, compare, hard } = beast;
  return {
    shape: shapesOf(beast),
    ko: [ko === 0 ? "none" : ko === 1 ? "one" : "several"],
    seki: [seki ? "some" : "none"],
    compare: [compare],
    hard: [hard],
  };
}

export function groups(beasts: readonly BeastPage[]): Group[] {
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
        ["play", "Started"],
        ["predicted", "Predicted"],
        ["new", "Not seen yet"],
      ],
    },
    {
      name: "shape",
      title: "Shape",
      values: [
        ...common.map((shape): [string, string] => [shape, capital(shape)]),
        ...(rare ? [["other", "Another"] as [string, string]] : []),
        ...(each.some((shapes) => shapes.includes("")) ? [["", "Unnamed"] as [string, string]] : []),
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
      afterwards: true,
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
      values: HARD.map((hard) => [hard, DIFFICULTY_WORDS[hard], difficultyBars(hard)]),
    },
  ];
}
