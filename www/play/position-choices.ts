/** The choices for the board and the situation of a position: the words of the engine, and ours. */
import { CHOICE_WORDS } from "./words.ts";

export const SHAPES = Object.entries(CHOICE_WORDS.shape);

/** As one goes round. */
export const OPEN_SIDES = [
  ["top", CHOICE_WORDS.side.top],
  ["right", CHOICE_WORDS.side.right],
  ["bottom", CHOICE_WORDS.side.bottom],
  ["left", CHOICE_WORDS.side.left],
] as const;

/** Boards that are given by pairs of neighbours: in layers, or as streets. */
export const SOLID = "solid";
export const BY_PAIRS = "pairs";

export const PASSES = Object.entries(CHOICE_WORDS.passes);
