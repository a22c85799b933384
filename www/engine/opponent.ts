/** The page's side of the worker that plays whole games. A file of its own, so that only a game against the engine loads it. */
import type { OpponentLevel, Thought } from "./generated/opponent.js";
import { PROVER_SILENCE } from "./limits.ts";
import type { Game, OpponentQuestions } from "./protocol.ts";
import { spawner } from "./spawn.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";
import { opponent as ways } from "./ways/opponent.ts";

export type { Considered, OpponentLevel, Thought } from "./generated/opponent.js";

export interface ThoughtWatch {
  signal?: AbortSignal | undefined;
  /** The move that it would make by now. */
  onProgress?: ((sofar: Thought) => void) | undefined;
}

export class OpponentEngine {
  private readonly worker: Supervised<OpponentQuestions>;

  constructor(spawn: () => WorkerLike, patience?: Patience) {
    this.worker = new Supervised("opponent", spawn, patience);
  }

  /** A move for the player with the turn, within so many milliseconds. */
  think(
    of: Game & { level: OpponentLevel; seed: number },
    milliseconds: number,
    { signal, onProgress }: ThoughtWatch = {},
  ): Promise<Thought> {
    return this.worker.ask(
      "think",
      { ...of, milliseconds },
      { signal, onProgress, patience: PROVER_SILENCE },
    );
  }
}

export const opponent = /* @__PURE__ */ new OpponentEngine(/* @__PURE__ */ spawner(ways));
