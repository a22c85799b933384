/** Types of `loja-board`. Importing the package registers the element `<loja-board>`. Nothing here imports anything. */

export type Mode = "view" | "play" | "prove" | "referee" | "problem";
export type Side = "claimant" | "refuter" | "both";
/** The kinds of problems: to lock a claim or to refute one, and six others. */
export type Ask = "lock" | "refute" | "find" | "save" | "pass" | "cycle" | "count" | "rule";
export type Color = "black" | "white";

/** A position as a file has it. Fields that are not named here are ignored. */
export interface PositionInput {
  id?: string;
  name?: string;
  /** `x o . # * ,` and `X O` for permanent stones; the uppermost row first. */
  rows: string[];
  black_captives?: number;
  white_captives?: number;
  turn?: Color | "B" | "W";
  passes?: -1 | 0 | 1 | 2;
  komi?: number;
  /** The board of the rows, if not their own grid. */
  board?: string | { shape: string } | { neighbors: [number, number][]; at?: [number, number][] } | null;
}

/** The attributes of the element, and the position. */
export interface Options {
  /** A diagram, JSON, SGF or a link as text, or an object as a file has it. The element takes its own text. */
  position?: string | PositionInput;
  /** The reader's part. "view" when absent. */
  mode?: Mode;
  /**
   * "black: all", "white: a1, b2", or rows: "black: **./...". Of the problem `save`: whose points are to be saved. With `rules="jrg89"` a question of
   * 1989: "capture: a1", "part-1: a1: b2, c3" or "part-2: black: b2, c3: 3".
   */
  claim?: string;
  /**
   * The side of the claim that the reader takes; the reader chooses when it is absent. In a problem that makes it a
   * task.
   */
  side?: Side;
  /** The kind of problem. Absent, it is about a claim, with or without a `side`. */
  ask?: Ask;
  /** The player whose control the problem `find` is about. Black when absent. */
  player?: Color;
  /** Of the problem `rule`: the move asked about: "b3", "pass", "cycle@8", "cycle@8+b2". */
  move?: string;
  /** Whose turn it is, where the diagram doesn't tell. */
  turn?: Color;
  /**
   * Of the mode `referee`: "ljrg jrg89 …", up to six systems that stand side by side under its report. Of the mode
   * `play`: "jrg89", the one system that it is played by.
   */
  rules?: string;
  /** Of a game by such rules: its turns from the position on, "c3,pass,for-b3", as links of the referee have them. */
  moves?: string;
  /** A word as "torus", or the JSON of a board. */
  board?: string;
  coordinates?: "western" | "sgf" | "none";
  /** `all` numbers every move of a game, `last` the last one alone, `none` shows the stones as they lie. */
  numbers?: "all" | "last" | "none";
  /** After how many moves of a game the board is shown; after all of them when absent. */
  at?: number;
  caption?: string;
  /** The address of a JSON, SGF or certificate file. The text of the element stands until it is there. */
  src?: string;
  /** "auto" follows the page: its `color-scheme`, and through it the reader's system. */
  theme?: "auto" | "light" | "dark";
  /** The folder of a built Loja with "referee.html", for "Open in Loja". Known already where loja.js stands in one. */
  home?: string;
}

/** The attributes of the tag, for pages that write it in TSX or a template. */
export interface BoardAttributes extends Omit<Options, "position"> {
  /** Columns and rows, "7x3": the room that `loja.css` keeps. */
  size?: string;
  /** Room for what is said of an annotated game. In TSX the name alone is enough. */
  notes?: "" | boolean;
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
  /** The situation after it, as a text diagram. */
  diagram: string;
}

/** `detail` of a `loja-navigate`: another place of a game or an argument in use, by anybody's step or move. */
export interface NavigateDetail {
  /** How many moves are made there. */
  at: number;
  /** How many the line has that is walked along. */
  of: number;
}

/** `detail` of a `loja-verdict`: what the engine has shown, with a certificate that was checked; or how an answer was judged. */
export type VerdictDetail =
  | {
      mode: "prove" | "problem";
      claim: { player: Color; set: string[] };
      verdict: "lock" | "refuted" | "undecided";
      /** Whether the reader has won the argument by moves of the reader's own; null while it has not come to an end. */
      won: boolean | null;
    }
  | {
      mode: "problem";
      /** The kind of problem, if it is not about arguing a claim. */
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

/** The events, by name, with their `detail`. They bubble. */
export interface Events {
  "loja-move": MoveDetail;
  "loja-navigate": NavigateDetail;
  "loja-verdict": VerdictDetail;
  "loja-error": ErrorDetail;
}

/** The acts of a board that scripts can call. */
export interface Driven {
  /** Shows a game after some moves, as `at` does, without starting over where it is being played on. */
  goTo(moves: number): void;
  /**
   * The game as SGF, with what was played on here; an annotated one as its author wrote it; an argument from its worst
   * case on. Rejected while nothing is drawn.
   */
  sgf(): Promise<string>;
}

export interface Mounted extends Driven {
  /** Changes what is named; the rest stays as it was. `undefined` takes a thing back. */
  update(options: { [K in keyof Options]?: Options[K] | undefined }): void;
  /** Takes everything away that `mount` has brought. */
  destroy(): void;
  /**
   * Settles when the board is there, or when it is said why there is none. A file, a game or a text that takes the engine
   * is read when its place comes near to what is seen: until then it waits.
   */
  readonly ready: Promise<void>;
}

/** Puts a position into an element of the page, after what is in it. */
export function mount(target: HTMLElement, options?: Options): Mounted;

/** The element itself; its attributes are `Options` without the position, which is its text. */
export class LojaBoard extends HTMLElement implements Driven {
  static readonly version: string;
  goTo(moves: number): void;
  sgf(): Promise<string>;
}

export const version: string;

declare global {
  interface HTMLElementTagNameMap {
    "loja-board": LojaBoard;
  }
  /** Of elements, documents and windows alike: the events bubble. */
  interface GlobalEventHandlersEventMap {
    "loja-move": CustomEvent<MoveDetail>;
    "loja-navigate": CustomEvent<NavigateDetail>;
    "loja-verdict": CustomEvent<VerdictDetail>;
    "loja-error": CustomEvent<ErrorDetail>;
  }
}
