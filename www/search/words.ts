/** The words of the search, beside its findings. */

import { words } from "../kit/words.ts";
import type { Group } from "./documents.ts";
import type { Ink } from "./shape.ts";

export const WORDS = words("search", {
  sheet: "Search",
  field: "Search the book",
  close: "Close the search",
  byShape: "Draw a shape",
  begin: "Words, a clause such as B4.8, the name of a beast, or a shape.",
  notHere: "The search did not load. Try again when you are online.",
  someWords: "Nothing has all these words. These have some of them:",
  oneStone: "Draw at least one stone.",
  nothing: "Nothing found. A shorter word finds more.",
  found: ({ count }: { count: number }) => `${count} found`,
  shownOf: ({ shown, all }: { shown: number; all: number }) => `${shown} of ${all}`,
  showAll: ({ shown, all, group }: { shown: number; all: number; group: Group }) =>
    `${shown} of ${all} ${group}: show all`,
  shape: "A shape",
  shapeHelp:
    "Press a point for black, again for white, empty (e), then anything. Copies that are turned, mirrored or colour-swapped count as well.",
  shapeBoard: "A shape to look for",
  shapeLies: "Place of the shape",
  clear: "Clear",
  cleared: "Cleared",
  pressed: ({ ink }: { ink: Ink | null }): string => ink ?? "anything",
  whereLeft: "Where you left off",
  leftPlace: ({ place, section, when }: { place: string; section: number; when: string }) =>
    `${place}, section ${section}. ${when}.`,
  today: "Today",
  yesterday: "Yesterday",
  continueReading: "Continue reading",
});

export const GROUP_NAMES = words("search.groups", {
  chapters: "Chapters",
  words: "Words and meanings",
  clauses: "Clauses",
  beasts: "Beasts",
  positions: "Boards in the text",
});

export const LIE_NAMES = words("search.lies", {
  anywhere: "Anywhere",
  side: "On a side",
  corner: "In a corner",
});

/** The effect of the keys, at the foot of the sheet. */
export const KEY_WORDS = words("search.keys", {
  choose: "choose",
  open: "open",
  nextGroup: "next group",
  anywhere: "opens this anywhere",
});
