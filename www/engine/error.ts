/** The error that stands for an answer. */
import type { TextPlace } from "./generated/prover.js";

/** Codes that mean the worker, not the question: the next question finds a new one. */
const PASSING = ["unloadable", "crashed", "silent", "memory"];

/** Whose failure it is: the engine that checks moves, the part that reads and writes files, the prover, what checks problems, or what knows other rules. */
export type Who = "engine" | "files" | "prover" | "practice" | "systems" | "opponent";

/**
 * Why an engine can't be loaded: a file did not come, or the page (its policy, its sandbox) or the browser
 * forbids workers, or WebAssembly.
 */
export type Why = "file" | "worker" | "wasm";

/** The reason why there is no answer: nobody could give one, the question was bad, or it was cancelled. */
export class EngineError extends Error {
  constructor(
    /**
     * `unloadable`, `crashed`, `silent`, `memory` (there is none left), `cancelled`, or the engine's
     * own code for a bad question.
     */
    readonly code: string,
    message: string,
    readonly points: number[] = [],
    readonly who: Who = "engine",
    /** Of an `unloadable` engine, where it is known. */
    readonly why: Why | null = null,
    /** Where in a text the fault is, if that is known. */
    readonly place: TextPlace | null = null,
  ) {
    super(message);
    this.name = "EngineError";
  }

  /** True when the question was not to blame, and asking again finds a new worker. */
  get passing(): boolean {
    return PASSING.includes(this.code);
  }

  /** True when the new one will fare no better before the page or the browser is changed. */
  get hopeless(): boolean {
    return this.why === "worker" || this.why === "wasm";
  }
}
