/** The page's side of the worker for problems. A file of its own, so that only what shows problems loads it. */
import type {
  Facts,
  Move,
  PositionInput,
  PracticeProblem,
  ProblemWish,
  TaskInput,
} from "./generated/prover.js";
import { PROBLEM_NODES, PROBLEM_SILENCE } from "./limits.ts";
import type { PracticeQuestions } from "./protocol.ts";
import { spawner } from "./spawn.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";
import { practice as ways } from "./ways.ts";

export type { Facts, PracticeProblem, ProblemWish, TaskInput } from "./generated/prover.js";

export interface ProblemWatch {
  signal?: AbortSignal | undefined;
  /** How many candidates were tried. */
  onProgress?: ((progress: { tried: number }) => void) | undefined;
}

export interface FactsWatch {
  signal?: AbortSignal | undefined;
  /** How many situations were looked into. */
  onProgress?: ((progress: { nodes: number }) => void) | undefined;
}

export class ProblemEngine {
  private readonly worker: Supervised<PracticeQuestions>;

  constructor(spawn: () => WorkerLike, patience?: Patience) {
    this.worker = new Supervised("practice", spawn, patience);
  }

  /** All that holds of a problem, or why it is none. A worker that is deep in a search is replaced when that is stopped. */
  facts(
    of: { start: PositionInput; moves: readonly Move[]; task: TaskInput },
    { signal, onProgress }: FactsWatch = {},
    nodes = PROBLEM_NODES,
  ): Promise<Facts> {
    const { start, moves, task } = of;
    const ask = { start, moves: [...moves], task, nodes };
    return this.worker.ask("facts", ask, { signal, onProgress, patience: PROBLEM_SILENCE });
  }

  /** A problem that nobody has seen, told by what is known already. The same seed and number try the same candidates. */
  another(
    wish: ProblemWish,
    { seed, from, attempts, known = [] }: { seed: number; from: number; attempts: number; known?: string[] },
    { signal, onProgress }: ProblemWatch = {},
  ): Promise<{ problem: PracticeProblem | null; next: number }> {
    const ask = { wish, seed, from, attempts, known };
    return this.worker.ask("another", ask, { signal, onProgress, patience: PROBLEM_SILENCE });
  }
}

export const problems = /* @__PURE__ */ new ProblemEngine(/* @__PURE__ */ spawner(ways));
