/**
 * The page's side of the worker for problems. A file of its own, which only the site imports: what is built for other
 * people's pages would take its worker along.
 */
import type {
  Facts,
  Move,
  PositionInput,
  PracticeProblem,
  ProblemWish,
  TaskInput,
} from "./generated/prover.js";
import type { PracticeQuestions } from "./protocol.ts";
import { spawner } from "./spawn.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";

export type { Facts, PracticeProblem, ProblemWish, TaskInput } from "./generated/prover.js";

/** So many situations are looked into before a problem is given up: seconds on a computer, half a minute on a phone. */
export const PROBLEM_NODES = 200_000;
/** Its facts are found in one step, in which the worker can't say anything. */
const LONG = 120_000;

export interface ProblemWatch {
  signal?: AbortSignal | undefined;
  /** How many candidates were tried. */
  onProgress?: ((progress: { tried: number }) => void) | undefined;
}

export class ProblemEngine {
  private readonly worker: Supervised<PracticeQuestions>;

  constructor(spawn: () => WorkerLike, patience?: Patience) {
    this.worker = new Supervised("practice", spawn, patience);
  }

  /** All that holds of a problem, or why it is none. A worker that is deep in a search is replaced when that is stopped. */
  facts(
    of: { start: PositionInput; moves: readonly Move[]; task: TaskInput },
    { signal }: Pick<ProblemWatch, "signal"> = {},
    nodes = PROBLEM_NODES,
  ): Promise<Facts> {
    const { start, moves, task } = of;
    return this.worker.ask("facts", { start, moves: [...moves], task, nodes }, { signal, patience: LONG });
  }

  /** A problem that nobody has seen. The same seed and number give the same one. */
  another(
    wish: ProblemWish,
    { seed, from, attempts }: { seed: number; from: number; attempts: number },
    { signal, onProgress }: ProblemWatch = {},
  ): Promise<{ problem: PracticeProblem | null; next: number }> {
    const ask = { wish, seed, from, attempts };
    return this.worker.ask("another", ask, { signal, onProgress, patience: LONG });
  }
}

const practiceFile = () =>
  new Worker(new URL("./practice-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const problems = /* @__PURE__ */ new ProblemEngine(
  /* @__PURE__ */ spawner({ direct: practiceFile, inline: null }),
);
