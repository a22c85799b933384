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
import { COMPARE_TIME, PROVER_SILENCE } from "./limits.ts";
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
  /** What is known by now. */
  onProgress?: ((sofar: Comparison) => void) | undefined;
}

export class SystemsEngine {
  private readonly worker: Supervised<SystemsQuestions>;

  constructor(spawn: () => WorkerLike, patience?: Patience) {
    this.worker = new Supervised("systems", spawn, patience);
  }

  /** What each system says, and where they part. With more time it goes on from where it was, unless the worker was lost. */
  compare(
    of: Compared,
    milliseconds = COMPARE_TIME,
    { signal, onProgress }: ComparisonWatch = {},
  ): Promise<Comparison> {
    return this.worker.ask(
      "compare",
      { ...of, milliseconds },
      { signal, onProgress, patience: PROVER_SILENCE },
    );
  }

  /** A line of play that shows where two of them part. A worker that lost the comparison makes it anew, for so long. */
  line(
    of: Compared,
    pair: [RulesName, RulesName],
    milliseconds = COMPARE_TIME,
    signal?: AbortSignal,
  ): Promise<ShownParting | null> {
    return this.worker.ask("line", { ...of, pair, milliseconds }, { signal, patience: PROVER_SILENCE });
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

  /** What a question of 1989 says, and where its argument begins. Refused where the position has no such stone. */
  lawCase(of: LawOf, signal?: AbortSignal): Promise<LawCase> {
    return this.worker.ask("lawCase", { of }, { signal });
  }

  /** Who is right. `undecided` comes when the budget is used up. */
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

export const systems = /* @__PURE__ */ new SystemsEngine(/* @__PURE__ */ spawner(ways));
