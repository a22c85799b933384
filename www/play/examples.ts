/**
 * Positions to begin with. All but the empty boards are diagrams of Robert Pauli, "Logical Japanese
 * Rules of Go" (2002, revised 2003): its chapter Overview, and three beasts of its bestiary.
 */

import type { View } from "../address/link.ts";
import type { Move, PositionInput } from "../engine/engine.ts";
import { blank } from "./position-rows.ts";

export const CREDIT = "Positions from Robert Pauli, Logical Japanese Rules of Go.";

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
    name: "Nine points",
    about: "The first game’s end: claim the board for Black.",
    start: { name: "A game on nine points", rows: [".o.", "oxx", ".x."], turn: "white", passes: 2 },
    moves: [],
    view: "claim",
  },
  {
    name: "Bent four in the corner",
    about: "Beast 7: are White’s stones dead?",
    start: { name: "Bent four in the corner", rows: ["ooxxxx.", ".ooooxx", "xxx.ox."], passes: 2 },
    moves: [],
    view: "claim",
  },
  {
    name: "Stable triple ko",
    about: "Beast 8: who controls what?",
    start: { name: "Stable triple ko", rows: ["o.oxxooo", ".oox.xoo", "ooxxxooo", "ox.xo.o."], passes: 2 },
    moves: [],
    view: "claim",
  },
  {
    name: "A threat outside",
    about: "Beast 29, judged: Black leaves the corner out.",
    start: {
      name: "Bent four in the corner, with a ko threat",
      rows: [".x.xo.x", "xxxxo.x", "ooxoxxx", ".oxoooo", "xoxxo.o", "xooxooo", "x.oxo.."],
      passes: 2,
    },
    moves: [],
    view: "referee",
  },
  {
    name: "A cycle",
    about: "The second game: Black may remove a cycle now.",
    start: { name: "The second game", rows: ["...", ".#.", "..."], passes: -1 },
    moves: [5, 4, 7, 0, 3, 6, 1, 8, 3, 2, 7, 0, 5, 6, 1, 8].map(play),
    view: "play",
  },
  {
    name: "A torus",
    about: "Five by five without any edge.",
    start: { name: "A torus", rows: blank(5, 5), board: { shape: "torus" } },
    moves: [],
    view: "play",
  },
  {
    name: "An empty board",
    about: "Nine by nine, to set up or to play on.",
    start: { rows: blank(9, 9) },
    moves: [],
    view: "setup",
  },
];
