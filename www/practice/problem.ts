/** A practice problem as the files have it: see `crate/practice/src/problem.rs`, which is the same. */
import type { Color, PositionInput } from "../engine/engine.ts";

export const KINDS = ["lock", "refute", "find", "save", "pass", "cycle", "count", "rule"] as const;
export type Kind = (typeof KINDS)[number];

/** A point's name, `pass`, or `cycle@8` with or without a stone: `cycle@8+b2`. */
export type MoveName = string;

export interface Problem extends Omit<PositionInput, "id" | "name"> {
  /** `KIND-` and eight hexadecimal digits: the same for positions that only differ by turning and colours. */
  id: string;
  kind: Kind;
  turn: "black" | "white";
  /** Moves made from the rows before the question. The solver has the turn then; for `lock` after the opening. */
  played?: string;
  /** The claimant, whose control is asked, or whose points are to be saved. */
  player: Color | null;
  /** Names of points: the claim, what the player controls, what is to be saved. */
  set: string[];
  verdict: "lock" | "refuted" | null;
  /** `lock` alone: the refuter's first move in the worst case. */
  opening?: MoveName;
  /** Everything that is right: first moves; points to mark; `remove` or `keep`; a result; a clause or `legal`. */
  solutions: string[];
  /** `rule` alone: the move asked about. */
  move?: MoveName;
  /** Plausible wrong first moves and what shows that they are wrong. */
  traps?: { move: MoveName; line: MoveName[] }[];
  /** `pass` and `cycle`: what comes of each choice; `line` begins with the choice where that is a move. */
  outcomes?: { move: string; line: MoveName[]; result: string }[];
  /** `find` and `count`: who controls what, in the shape of the rows. */
  control?: string[];
  /** `count` alone. */
  score?: { black: PlayerScore; white: PlayerScore };
  /** How it goes on when both do their best. */
  line?: MoveName[];
  difficulty: Difficulty;
  title?: string;
  credit?: { author: string; work: string; year: number };
  /** The source's position that it comes from. */
  from?: string;
}

export interface PlayerScore {
  territory: number;
  dead: number;
  prisoners: number;
  total: number;
}

export interface Difficulty {
  /** On the scale of readers' ratings. */
  rating: number;
  nodes: number;
  depth: number;
  legal: number;
  right: number;
  wrong: number;
  length: number;
  reading: number;
}

/** Problems of one kind, the easiest first. */
export interface Ladder {
  slug: string;
  kind: Kind;
  title: string;
  about: string;
  problems: Problem[];
}

/** What `practice.json` holds. */
export interface Practice {
  ladders: Ladder[];
}
