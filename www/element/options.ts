/** What an author may say about a position, as attributes of `<loja-board>` or to `mount`; and what comes back. */
import type { Color, PositionInput } from "../engine/engine.ts";

export const MODES = ["view", "play", "prove", "referee", "problem"] as const;
export type Mode = (typeof MODES)[number];

export const SIDES = ["claimant", "refuter", "both"] as const;
export type Side = (typeof SIDES)[number];

export const COORDINATES = ["western", "sgf", "none"] as const;
export type Coordinates = (typeof COORDINATES)[number];

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What a problem asks: the kinds of practice. */
export const ASKS = ["lock", "refute", "find", "save", "pass", "cycle", "count", "rule"] as const;
export type Ask = (typeof ASKS)[number];

/** `all` numbers every move of a game, `last` the last one alone, `none` shows the stones as they lie. */
export const NUMBERS = ["all", "last", "none"] as const;
export type Numbers = (typeof NUMBERS)[number];

export interface Options {
  /** A diagram, JSON, SGF or a link as text, or an object as a file has it. The element takes its own text. */
  position?: string | PositionInput;
  /** What the reader can do. "view" when absent. */
  mode?: Mode;
  /** "black: all", "white: a1, b2", or rows: "black: **./...". Of the problem `save`: whose points are to be saved. */
  claim?: string;
  /** The side of the claim that the reader takes; he chooses when it is absent. In a problem that makes it a task. */
  side?: Side;
  /** Of a problem: what is asked. Absent, it is about a claim, with or without a `side`. */
  ask?: Ask;
  /** Of the problem `find`: whose control is asked about. Black's when absent. */
  player?: Color;
  /** Of the problem `rule`: the move asked about: "b3", "pass", "cycle@8", "cycle@8+b2". */
  move?: string;
  /** Whose turn it is, where the diagram doesn't tell. */
  turn?: Color;
  /** Only "ljrg" so far. */
  rules?: string;
  /** A word as "torus", or the JSON of a board. */
  board?: string;
  coordinates?: Coordinates;
  numbers?: Numbers;
  /** After how many moves of a game the board is shown; after all of them when absent. */
  at?: number;
  caption?: string;
  /** The address of a JSON, SGF or certificate file. The text of the element stands until it is there. */
  src?: string;
  /** "auto" follows the page: its `color-scheme`, and through it the reader's system. */
  theme?: Theme;
  /** The folder of a built Loja with "play.html", for "Open in Loja". Known already where loja.js stands in one. */
  home?: string;
}

/** `detail` of a `loja-move`: a move that was made, not one that was asked for. */
export interface MoveDetail {
  color: Color;
  kind: "play" | "pass" | "cycle";
  /** "c1"; null where no stone was played. */
  point: string | null;
  /** Which move it is of what is being played, from 1. */
  number: number;
  by: "reader" | "engine";
  /** The situation after it, in the notation of the sources. */
  diagram: string;
}

/** `detail` of a `loja-verdict`: what the engine has shown, with a certificate that was checked; or how an answer was judged. */
export type VerdictDetail =
  | {
      mode: "prove" | "problem";
      claim: { player: Color; set: string[] };
      verdict: "lock" | "refuted" | "undecided";
      /** Whether the reader has won the argument by his own moves; null while it has not come to an end. */
      won: boolean | null;
    }
  | {
      mode: "problem";
      /** What was asked, where it was something else than to argue a claim. */
      ask: Exclude<Ask, "lock" | "refute">;
      right: boolean;
      /** "c3", "pass", "a1,b2", "remove", "B+2", "B4.5"; null when the reader had the solution shown. */
      answer: string | null;
    }
  | { mode: "referee"; result: string; status: "decided" | "undecided" };

/** `detail` of a `loja-error`. Nothing else stops working. */
export interface ErrorDetail {
  /** "attribute" (left out), "position" (nothing to show but the text), "engine" (the diagram stays). */
  code: "attribute" | "position" | "engine";
  /** A sentence for the author. */
  message: string;
}

export interface Events {
  "loja-move": MoveDetail;
  "loja-verdict": VerdictDetail;
  "loja-error": ErrorDetail;
}
