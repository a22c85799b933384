/** What the package's functions take and give, besides the engine's own types. It goes along as it is. */
import type { Color, Location, PositionInput, Verdict } from "../generated/systems.js";

/** A position or a game: an object as files have it, or the text of a diagram, SGF, JSON or link. */
export type Position = string | (PositionInput & { moves?: unknown[] });

/** Which of the games of a text, and where in it. */
export interface Place {
  /** The number of the game, from 1, where the text holds several. */
  game?: number | undefined;
  /** The situation after so many moves. Default: the last. */
  move?: number | undefined;
}

/** What every question that searches takes. */
export interface Limits {
  /** So many situations are expanded at most. Default: any number. */
  maxNodes?: number | undefined;
  /** So many seconds are searched at most. Default: 30, or any time where `maxNodes` is told. */
  maxSeconds?: number | undefined;
  /** The proofs take so many MiB together at most. Default: 1024; more than 2048 is refused. */
  maxMegabytes?: number | undefined;
  /** Ends the search; the answer is refused with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Is told how far the search is, some times a second. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** What a referee may be asked besides. */
export interface Expecting {
  /** Whether to tell, beside what is proved, what is expected where nothing is: `expected` and `if`. It is no proof. */
  expect?: boolean | undefined;
}

/** How far a search is. */
export interface Progress {
  /** Situations expanded. */
  nodes: number;
  seconds: number;
}

/** Which limit ended a search; null where nothing is left to search. */
export type Stopped = "nodes" | "seconds" | "megabytes" | null;

/** How long a search took, and what ended it. */
export interface Spent {
  seconds: number;
  stopped: Stopped;
}

/** What there is to claim. */
export interface Claim {
  player: Color;
  /** Points by name or number. */
  set: "all" | readonly (Location | string)[];
  /** Whether the certificate is wanted as well. */
  certificate?: boolean | undefined;
}

/** What became of a claim. */
export interface Claimed extends Spent {
  verdict: Verdict;
  /** Of an open one, what no longer search overcomes. */
  halt: "memory" | "too-large" | "no-certificate" | null;
  nodes: number;
  /** As `check` takes it. Null where it is not wanted, or there is none. */
  certificate: string | null;
}
