/**
 * A judge who only checks: the engine says whether a move is legal and whether a proof is over, and nothing about the
 * best move.
 */
import type { Answer, Hint, ProofOf, Prover, Question } from "../../engine/engine.ts";
import type { Asked } from "../../proof/argument/play.ts";

/** It searches next to nothing by itself; an end that can be seen is seen at once. */
const LOOK = { nodes: 1, megabytes: 64 };

export class Arbiter implements Asked {
  private rested: Promise<unknown> | null = null;

  constructor(
    private readonly of: ProofOf,
    private readonly prover: Prover,
  ) {}

  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    this.rested ??= this.prover.prove(this.of, LOOK);
    try {
      await this.rested;
    } catch (error) {
      // The next question begins anew.
      this.rested = null;
      throw error;
    }
    return this.prover.answer(this.of, question, { signal });
  }

  hints(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
}
