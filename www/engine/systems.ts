/** The page's side of the worker for other rule systems. A file of its own, so that only who asks about other rules loads it. */
import type { Answer, Choice, Hint, Question } from "./generated/prover.js";
import type {
  LawCase,
  RulesName,
  ShownParting,
  Step,
  SystemAttempt,
  SystemGame,
  SystemMove,
} from "./generated/systems.js";
import { COMPARE_NODES, MEMO_MOST_ANSWERS, PROVER_SILENCE } from "./limits.ts";
import { Memo } from "./memo.ts";
import type { Budget, Compared, Comparison, LawOf, Progress, Proved, SystemsQuestions } from "./protocol.ts";
import { spawner } from "./spawn.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";
import { systems as ways } from "./ways/ways.ts";

export type {
  CitedClause,
  ComparedOpen,
  ComparedParting,
  ComparedRuling,
  ComparisonReport,
  LawCase,
  LawQuestion,
  LjrgReport,
  PartingStage,
  RulesName,
  ShimadaSums,
  ShownParting,
  SystemAct,
  SystemDispute,
  SystemGame,
  SystemMove,
  SystemSituation,
} from "./generated/systems.js";
export type { Compared, Comparison, LawOf } from "./protocol.ts";

export interface ComparisonWatch {
  signal?: AbortSignal | undefined;
  /** Gets the findings so far. */
  onProgress?: ((sofar: Comparison) => void) | undefined;
}

export class SystemsEngine {
  private readonly worker: Supervised<SystemsQuestions>;
  /** A turn of a comparison takes seconds, and nothing else waits for it. */
  private readonly comparing: Supervised<SystemsQuestions>;
  /** Answers about a position by these rules, for the visit. */
  private readonly kept = new Memo(MEMO_MOST_ANSWERS);

  constructor(spawn: () => WorkerLike, patience?: Patience) {
    this.worker = new Supervised("systems", spawn, patience);
    this.comparing = new Supervised("systems", spawn, patience);
  }

  /**
   * Each rule set's ruling within some situations, and the differences. The same question has the same answer. Earlier
   * findings come at once, and never less than those; with more situations it goes on from there.
   */
  async compare(
    of: Compared,
    nodes = COMPARE_NODES,
    { signal, onProgress }: ComparisonWatch = {},
  ): Promise<Comparison> {
    const key = keyOf(of);
    const { kept } = this;
    const known = kept.get<Kept>(key);
    if (known && known.nodes >= nodes) return known.found;
    if (known) onProgress?.({ ...known.found, done: false });
    const keep = (found: Comparison, full: number): Comparison => {
      const before = kept.get<Kept>(key);
      // A new worker begins anew.
      if (before && looked(before.found) > looked(found)) return { ...before.found, done: found.done };
      kept.set(key, { found, nodes: full } satisfies Kept);
      return found;
    };
    const found = await this.comparing.ask(
      "compare",
      { ...of, nodes },
      {
        signal,
        onProgress: (sofar) => onProgress?.(keep(sofar, before(kept.get<Kept>(key)))),
        patience: PROVER_SILENCE,
      },
    );
    return keep(found, found.canGoOn ? nodes : Number.POSITIVE_INFINITY);
  }

  /** A line of play that shows where two of them differ. A worker that lost the comparison makes it again. */
  line(
    of: Compared,
    pair: [RulesName, RulesName],
    nodes = COMPARE_NODES,
    signal?: AbortSignal,
  ): Promise<ShownParting | null> {
    return this.comparing.ask("line", { ...of, pair, nodes }, { signal, patience: PROVER_SILENCE });
  }

  /** A game by one of them, from this position on. */
  play(
    rules: RulesName,
    start: Compared["start"],
    moves: readonly SystemMove[],
    signal?: AbortSignal,
  ): Promise<SystemGame> {
    return this.worker.ask("play", { rules, start, moves: [...moves] }, { signal });
  }

  /** A reader’s moves in a step by other rules: words with blanks between. */
  attempt(step: Step, moves: string): Promise<SystemAttempt> {
    return this.worker.ask("attempt", { step, moves });
  }

  /**
   * The words of a question of 1989, and the beginning of its argument. Refused where the position has no such stone.
   */
  lawCase(of: LawOf, signal?: AbortSignal): Promise<LawCase> {
    return this.worker.ask("lawCase", { of }, { signal });
  }

  /** The winner that the search expects; `open` when the budget is used up. */
  lawProve(
    of: LawOf,
    budget: Budget,
    watch: { signal?: AbortSignal | undefined; onProgress?: ((progress: Progress) => void) | undefined } = {},
  ): Promise<Proved> {
    return this.worker.ask("lawProve", { of, budget }, { ...watch, patience: PROVER_SILENCE });
  }

  lawAnswer(of: LawOf, question: Question, signal?: AbortSignal): Promise<Answer> {
    return this.worker.ask("lawAnswer", { of, question }, { signal, patience: PROVER_SILENCE });
  }

  lawHints(of: LawOf, line: readonly Choice[], signal?: AbortSignal): Promise<Hint[]> {
    return this.worker.ask("lawHints", { of, line: [...line] }, { signal, patience: PROVER_SILENCE });
  }
}

interface Kept {
  found: Comparison;
  /** Each rule set has looked into so many situations. */
  nodes: number;
}

const before = (kept: Kept | undefined): number => kept?.nodes ?? 0;

/** The situations behind these rulings. */
const looked = ({ rulings }: Comparison): number => rulings.reduce((sum, { nodes }) => sum + nodes, 0);

/** The effort of LJRG's referee is no part of the question. */
const keyOf = ({ start, rules, ljrg }: Compared): string =>
  JSON.stringify([start, [...rules].sort(), ljrg && [ljrg.control, ljrg.score]]);

export const systems = /* @__PURE__ */ new SystemsEngine(/* @__PURE__ */ spawner(ways));
