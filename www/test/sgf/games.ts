/** Games and positions to exchange: by hand where something is special, else by a seeded random player. */
import type { Move, PositionInput } from "../../engine/generated/loja.js";
import { follow } from "./ours.ts";

export interface Sample {
  name: string;
  start: PositionInput;
  moves: Move[];
}

const grid = (columns: number, lines: number): PositionInput => ({
  rows: Array<string>(lines).fill(".".repeat(columns)),
});

/** Mulberry32: the same numbers every time. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Legal moves at random, with a pass now and then, and a removed cycle wherever one offers itself. */
function random(columns: number, lines: number, length: number, seed: number): Sample {
  const start = grid(columns, lines);
  const roll = dice(seed);
  const moves: Move[] = [];
  while (moves.length < length) {
    const line = follow(start, moves);
    const now = line.situations.at(-1);
    if (!now || now.final) break;
    const at = now.playable[roll(Math.max(1, now.playable.length))];
    const [cycle] = line.cycles;
    if (cycle && roll(2) === 0) moves.push({ kind: "cycle", since: cycle.since });
    else if (at === undefined || roll(15) === 0) moves.push({ kind: "pass" });
    else moves.push({ kind: "play", at });
  }
  return { name: `random ${columns}x${lines} (${seed})`, start, moves };
}

const stones = (...at: number[]): Move[] => at.map((location) => ({ kind: "play", at: location }));

/** Captures, kos, passes on plain grids: every program shows the same stones. */
export const games: Sample[] = [
  { name: "an empty board of 19", start: grid(19, 19), moves: [] },
  { name: "corners of the largest board", start: grid(52, 52), moves: stones(0, 51, 52 * 51, 52 * 52 - 1) },
  // tt is a location here, and a pass on 19x19.
  { name: "tt on a board of 21", start: grid(21, 21), moves: stones(19 * 21 + 19, 0) },
  { name: "the last location of 19", start: grid(19, 19), moves: [...stones(360, 0), { kind: "pass" }] },
  { name: "one row", start: grid(7, 1), moves: [...stones(2, 0, 1), { kind: "pass" }, ...stones(4)] },
  { name: "both passed", start: grid(5, 3), moves: [...stones(7), { kind: "pass" }, { kind: "pass" }] },
  {
    name: "a set-up with captives, White to move, and a ko capture",
    start: { rows: [".xo.", "x.xo", ".xo.", "...."], turn: "white", black_captives: 2, komi: 6 },
    moves: stones(5, 12),
  },
  ...[1, 2, 3].map((seed) => random(4, 4, 40, seed)),
  ...[10, 11, 12, 13, 14, 15].map((seed) => random(3, 2, 40, seed)),
  ...[5, 6, 7].map((seed) => random(6, 5, 80, seed)),
  ...[8, 9].map((seed) => random(19, 19, 60, seed)),
];

/** The parts without a word in SGF. Others keep them without knowing them. */
export const unusual: Sample[] = [
  { name: "marks and permanent stones", start: { rows: ["x#.*", "O..X"], passes: -1 }, moves: stones(2) },
  { name: "holes", start: { rows: ["x,..", "..,."] }, moves: stones(3) },
  { name: "a torus", start: { rows: ["x..", "...", ".o."], board: { shape: "torus" } }, moves: stones(4) },
  { name: "triangles", start: { rows: ["x..", "..o"], board: { shape: "triangles" } }, moves: [] },
  {
    name: "pairs",
    start: {
      rows: ["x..o"],
      board: {
        neighbors: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 0],
        ],
        at: [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1.5],
        ],
      },
    },
    moves: stones(1),
  },
  {
    name: "glue",
    start: {
      rows: ["x...", "...."],
      glue: {
        A: [
          [0, 0],
          [3, 1],
        ],
      },
    },
    moves: [],
  },
  { name: "one pass before", start: { rows: ["x.o"], passes: 1, white_captives: 3 }, moves: [] },
  {
    name: "labels",
    start: {
      rows: ["x..", "...", "..o"],
      labels: {
        A: [1, 0],
        "△": [
          [0, 1],
          [1, 1],
        ],
        "1:]": [2, 0],
        "\\": [0, 2],
      },
    },
    moves: [],
  },
  ...[
    "plain",
    "ends ] and [ begins",
    "back\\slash, twice \\\\, and at the end \\",
    "colon: semicolon; (bracket) *",
    "田中 対 Ågren – “ko” 🏁 \u202eright to left",
    "two\nlines",
  ].map((name): Sample => ({ name: `called ${name}`, start: { rows: ["x.o"], name }, moves: stones(1) })),
];
