/**
 * Between the still part of an element, which is there at once, and the live part, which is fetched when
 * somebody uses it: where things stand, what was read, and how the one wakes the other.
 */
import type { Color, Location, Move, PositionInput } from "../engine/engine.ts";
import type { Ask, Events, Mode, Numbers, Options, Side } from "./options.ts";

/** The places in the shadow root. The still part fills them; the live part replaces what is in them. */
export interface Places {
  root: ShadowRoot;
  /** All of it. `data-mode` is the mode, `data-state` reading, still, waking, live or broken. */
  frame: HTMLElement;
  /** Holds the board. Its width is known before the live part comes. */
  board: HTMLElement;
  /** Beside the board, or below it where there is little room. */
  words: HTMLElement;
  /** The row of controls below both. */
  controls: HTMLElement;
  /** "Open in Loja"; null where nobody has told where Loja is. */
  open: HTMLAnchorElement | null;
  /** The words for a screen reader alone. */
  spoken: HTMLElement;
}

/** The result of the still part's reading. Everything in it has been checked against `Options`. */
export interface Known {
  mode: Mode;
  start: PositionInput;
  moves: Move[];
  /** The number of the first of them: 1 but in a diagram whose numbers begin later. */
  first: number;
  /** How many of the moves are made at first. */
  at: number;
  claim: { player: Color; set: "all" | Location[] } | null;
  side: Side | null;
  coordinates: NonNullable<Options["coordinates"]>;
  numbers: Numbers | null;
  caption: string;
  /** The text of a certificate, when that is what was read. */
  certificate: string | null;
  /** Names of rules as the author has written them, for the referee or a game: nothing has checked them. */
  rules?: string;
  /** Turns of a game by such rules, as he has written them. */
  turns?: string;
  /** A question of 1989 as the author has written it, in place of a claim. */
  law?: string | undefined;
  /** A problem about something else than a claim. */
  asked?: AskedProblem;
}

export interface AskedProblem {
  kind: Exclude<Ask, "lock" | "refute">;
  /** The player whose control the problem is about; absent where the kind is about nobody's. */
  player?: Color;
  /** The points to save. */
  set: readonly Location[];
  /** The move asked about, as problems write it. */
  move?: string;
  /** Why nothing can be asked, as the author has told it. */
  fault?: string;
}

/** The press that woke it: the live part answers that press as if it had been there. */
export type First =
  | { kind: "point"; at: Location }
  | { kind: "pass" }
  | { kind: "control"; name: string }
  | null;

export interface LiveOptions {
  places: Places;
  known: Known;
  first: First;
  /** Ends what takes its time before the board is there. */
  signal: AbortSignal;
  tell<K extends keyof Events>(name: K, detail: Events[K]): void;
}

export interface Live {
  /** Takes what it brought out of the places. */
  destroy(): void;
  /** Shows a game after so many moves, or after all of them; false where it takes a new start. Absent where no game is walked through. */
  visit?(moves: number | undefined): boolean;
  /** The current view, as a game. */
  game(): Pick<Known, "start" | "moves">;
}

/** `import("./live/index.ts")` gives this. It settles when the board is there; it throws an `EngineError` when no engine can be had. */
export type Wake = (options: LiveOptions) => Promise<Live>;
