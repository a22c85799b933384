/**
 * What the page and the engine's worker say to each other. Every question carries all it needs,
 * so that a worker that crashed can be replaced without telling the new one anything.
 */
import type { Attempt, Line, Move, PositionInput, Step } from "./generated/loja.js";

/** The questions, by name: what is sent and what comes back. */
export interface Questions {
  follow: { ask: { start: PositionInput | string; moves: Move[] }; answer: Line };
  attempt: { ask: { step: Step; moves: Move[] }; answer: Attempt };
}

export type Kind = keyof Questions;

export type Request = { [K in Kind]: { id: number; kind: K } & Questions[K]["ask"] }[Kind];

/** A fault that can be told: the engine's own words, its stable code, and the points involved. */
export interface Fault {
  code: string;
  message: string;
  points: number[];
}

export type Reply =
  /** The engine is loaded. Sent once, before anything else. */
  | { kind: "ready"; version: string }
  /** The engine cannot be loaded. Sent once; the worker is of no use afterwards. */
  | { kind: "unloadable"; message: string }
  | { kind: "answer"; id: number; answer: Questions[Kind]["answer"] }
  /** The question was bad; the engine is well. */
  | { kind: "fault"; id: number; fault: Fault }
  /** The engine broke down on this question; the worker has to be replaced. */
  | { kind: "crash"; id: number; message: string };
