/** The page's side of the worker for problems. A file of its own, so that only what shows problems loads it. */
import type {
  Facts,
  Move,
  PositionInput,
  PracticeProblem,
  ProblemWish,
  TaskInput,
} from "./generated/prover.js";
import { PROBLEM_NODES, PROBLEM_SILENCE, PROBLEM_TIME } from "./limits.ts";
import { tried } from "./longer.ts";
import type { PracticeQuestions } from "./protocol.ts";
import { spawner } from "./spawn.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";
import { practice as ways } from "./ways/ways.ts";

export type { Facts, PracticeProblem, ProblemWish, TaskInput } from "./generated/prover.js";

export interface ProblemWatch {
  signal?: AbortSignal | undefined;
  /** How many candidates were tried. */
  onProgress?: ((progress: { tried: number }) => void) | undefined;
}

export interface FactsWatch {
  signal?: AbortSignal | undefined;
  /** How many situations were looked into, those of all tries together. */
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

  /**
   * The facts of a problem as long as it takes, with `first` situations and more each time, until `PROBLEM_TIME` is
   * over. Also returns the number of the last try.
   */
  async factsInTime(
    of: { start: PositionInput; moves: readonly Move[]; task: TaskInput },
    { signal, onProgress }: FactsWatch = {},
    first = PROBLEM_NODES,
  ): Promise<Facts & { nodes: number }> {
    // A larger try begins anew, and what was looked at before counts too.
    let before = 0;
    const ask = async (nodes: number): Promise<Facts> => {
      let now = 0;
      const hear = ({ nodes }: { nodes: number }): void => {
        now = nodes;
        onProgress?.({ nodes: before + nodes });
      };
      const found = await this.facts(of, { signal, onProgress: hear }, nodes);
      before += now;
      return found;
    };
    const isOpen = ({ unfit }: Facts): boolean => unfit?.code === "undecided";
    const { found, nodes } = await tried(ask, isOpen, first, PROBLEM_TIME);
    return { ...found, nodes };
  }

  /** The other player's answer where a line is played out; null where nobody knows the best one. */
  async reply(
    of: { start: PositionInput; moves: readonly Move[] },
    signal?: AbortSignal,
  ): Promise<{ line: string[]; result: string } | null> {
    const ask = { start: of.start, moves: [...of.moves], nodes: PROBLEM_NODES };
    const found = await this.worker.ask("reply", ask, { signal, patience: PROBLEM_SILENCE });
    return found?.outcomes?.[0] ?? null;
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
