/** What is thrown instead of an answer. */

/** Codes that mean the worker, not the question: the next question finds a new one. */
const PASSING = ["unloadable", "crashed", "silent", "memory"];

/** Whose failure it is: the engine that checks moves, or the prover. */
export type Who = "engine" | "prover";

/** Why there is no answer: nobody could give one, the question was bad, or it was taken back. */
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
  ) {
    super(message);
    this.name = "EngineError";
  }

  /** True when asking again may help, since a new worker will be started. */
  get passing(): boolean {
    return PASSING.includes(this.code);
  }
}
