/** A proof table as a part of a lesson: its board stands in one place, its words in another, and the task is given. */
import type { ComponentChildren } from "preact";
import type { Location, Verdict } from "../../engine/engine.ts";
import type { Claim, Guess, Side } from "../argument/proof-session.ts";

/** The events at the table, for the author of the task. */
export type LessonNews =
  /** He has said what he expects. */
  | { kind: "guessed" }
  | { kind: "tested"; claim: Claim; guess: Guess }
  /** The engine's own proof came to an end. */
  | { kind: "judged"; claim: Claim; verdict: Verdict }
  /** Another place is looked at; `fresh`: the reader has made no move on the way there. */
  | { kind: "placed"; fresh: boolean }
  /** Back from the moves to the choice of a claim. */
  | { kind: "again" }
  /** The place that is looked at settles the claim. */
  | { kind: "ended"; won: boolean };

export interface Lesson {
  /** Puts the board into its place, with its line and its controls. */
  board(view: ComponentChildren): ComponentChildren;
  /** Puts into its place what helps: the engine's own proof, what was tried. */
  aside(view: ComponentChildren): ComponentChildren;
  /** The level of the headings. */
  level: Level;
  /** Whether the claim is given. Else one is to be found. */
  fixed: boolean;
  /** The moves begin at once: nothing is predicted, and the worst case is not set up step by step. */
  atOnce: boolean;
  /** Whether it holds has been told already: there is nothing to predict. */
  known?: boolean;
  /** The side that the task gives the reader; null where the reader chooses. */
  side: Side | null;
  /** A press on the board before he has said anything: the moves are tried elsewhere. */
  tryOut?: (at: Location) => void;
  /** Whether a claim may be made for either player. */
  players: "one" | "both";
  /** The hints of the lesson itself, for the reader's first move; none where nothing is left to find. */
  hints(): readonly string[];
  /** Shows these hints and no others, in the place where the lesson answers. */
  showHints(hints: readonly string[]): void;
  /** Whether the task is done: then something else on the page is what comes next. */
  done(): boolean;
  on(news: LessonNews): void;
}

/** The level of a heading; null where the page around has headings of its own, and these are none. */
export type Level = 2 | 3 | 4 | null;
