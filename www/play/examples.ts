/**
 * Positions to begin with. All but the empty boards are diagrams of Robert Pauli, "Logical Japanese
 * Rules of Go" (2002, revised 2003): its chapter Overview, and three beasts of its bestiary.
 */

import type { View } from "../address/link.ts";
import type { Move, PositionInput } from "../engine/engine.ts";
import { blank } from "./position-rows.ts";
import { EXAMPLE_WORDS } from "./words.ts";

export const CREDIT = EXAMPLE_WORDS.credit;

export interface Example {
  name: string;
  /** The reader's task with it. */
  about: string;
  start: PositionInput;
  moves: Move[];
  view: View;
}

const play = (at: number): Move => ({ kind: "play", at });

export const EXAMPLES: readonly Example[] = [
  {
    name: EXAMPLE_WORDS.ninePoints.name,
    about: EXAMPLE_WORDS.ninePoints.about,
    start: { name: EXAMPLE_WORDS.ninePoints.title, rows: [".o.", "oxx", ".x."], turn: "white", passes: 2 },
    moves: [],
    view: "claim",
  },
  {
    name: EXAMPLE_WORDS.bentFour.name,
    about: EXAMPLE_WORDS.bentFour.about,
    start: { name: EXAMPLE_WORDS.bentFour.title, rows: ["ooxxxx.", ".ooooxx", "xxx.ox."], passes: 2 },
    moves: [],
    view: "claim",
  },
  {
    name: EXAMPLE_WORDS.tripleKo.name,
    about: EXAMPLE_WORDS.tripleKo.about,
    start: {
      name: EXAMPLE_WORDS.tripleKo.title,
      rows: ["o.oxxooo", ".oox.xoo", "ooxxxooo", "ox.xo.o."],
      passes: 2,
    },
    moves: [],
    view: "claim",
  },
  {
    name: EXAMPLE_WORDS.threatOutside.name,
    about: EXAMPLE_WORDS.threatOutside.about,
    start: {
      name: EXAMPLE_WORDS.threatOutside.title,
      rows: [".x.xo.x", "xxxxo.x", "ooxoxxx", ".oxoooo", "xoxxo.o", "xooxooo", "x.oxo.."],
      passes: 2,
    },
    moves: [],
    view: "referee",
  },
  {
    name: EXAMPLE_WORDS.cycle.name,
    about: EXAMPLE_WORDS.cycle.about,
    start: { name: EXAMPLE_WORDS.cycle.title, rows: ["...", ".#.", "..."], passes: -1 },
    moves: [5, 4, 7, 0, 3, 6, 1, 8, 3, 2, 7, 0, 5, 6, 1, 8].map(play),
    view: "play",
  },
  {
    name: EXAMPLE_WORDS.torus.name,
    about: EXAMPLE_WORDS.torus.about,
    start: { name: EXAMPLE_WORDS.torus.title, rows: blank(5, 5), board: { shape: "torus" } },
    moves: [],
    view: "play",
  },
  {
    name: EXAMPLE_WORDS.emptyBoard.name,
    about: EXAMPLE_WORDS.emptyBoard.about,
    start: { rows: blank(9, 9) },
    moves: [],
    view: "setup",
  },
];
