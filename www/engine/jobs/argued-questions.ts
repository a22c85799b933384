/** The questions of 1989 that are argued, kept with what was found out: moves of a reader come one after the other, and the search of the first serves them all. */

import type { Answer, Choice, Hint, Question } from "../generated/prover.js";
import type { LawCase, LawProgress } from "../generated/systems.js";
import { LAW_ANSWER_TIME, LAW_MOST_KEPT, SLICE_TIME } from "../limits.ts";
import type { Budget, LawOf, Progress, Proved } from "../protocol.ts";
import type { ArgumentHandle, SystemsModule } from "./module.ts";

interface Kept {
  key: string;
  handle: ArgumentHandle;
  /** How far the question itself is. */
  sofar: LawProgress | null;
  elapsed: number;
}

export class ArguedQuestions {
  /** The one asked last stands last. */
  private kept: Kept[] = [];

  constructor(
    private readonly module: Pick<SystemsModule, "argue">,
    private readonly now: () => number,
  ) {}

  about(of: LawOf): LawCase {
    return this.find(of).handle.about();
  }

  answer(of: LawOf, question: Question): Answer {
    return this.find(of).handle.answer(question, LAW_ANSWER_TIME);
  }

  hints(of: LawOf, line: Choice[]): Hint[] {
    return this.find(of).handle.hints(line, LAW_ANSWER_TIME);
  }

  /** Looks on for a slice; true when more of it finds nothing within the budget. */
  prove(of: LawOf, budget: Budget): boolean {
    const kept = this.find(of);
    if (isOver(kept, budget)) return true;
    const since = this.now();
    kept.sofar = kept.handle.run(budget.nodes, SLICE_TIME);
    kept.elapsed += this.now() - since;
    return isOver(kept, budget);
  }

  progress(of: LawOf, budget: Budget): Progress {
    const { sofar, elapsed } = this.find(of);
    const { nodes, bytes } = sofar ?? NOTHING;
    return { nodes, situations: 0, known: nodes, bytes, bracket: null, elapsed, budget };
  }

  proved(of: LawOf, budget: Budget): Proved {
    const { sofar, elapsed } = this.find(of);
    const { expectation, nodes, bytes, tooLarge } = sofar ?? NOTHING;
    const halt =
      expectation !== "open" ? null : tooLarge ? "too-large" : isFull(bytes, budget) ? "memory" : null;
    const bracket = { lock: 0, refuted: 0 };
    const rest = { situations: 0, known: nodes, bracket, certificate: null, stored: false };
    return { verdict: "undecided", expectation, halt, nodes, bytes, ...rest, elapsed, budget };
  }

  /** One that was refused in the middle may be in any state. */
  forget(): void {
    for (const { handle } of this.kept) handle.free();
    this.kept = [];
  }

  private find(of: LawOf): Kept {
    const key = JSON.stringify([of.start, of.question]);
    const old = this.kept.find((kept) => kept.key === key);
    if (old) {
      this.kept = [...this.kept.filter((kept) => kept !== old), old];
      return old;
    }
    const handle = this.module.argue(of.start, of.question);
    const made: Kept = { key, handle, sofar: null, elapsed: 0 };
    this.kept.push(made);
    while (this.kept.length > LAW_MOST_KEPT) this.kept.shift()?.handle.free();
    return made;
  }
}

const NOTHING: LawProgress = { expectation: "open", tooLarge: false, nodes: 0, bytes: 0 };

const isFull = (bytes: number, { megabytes }: Budget): boolean => bytes > megabytes * 2 ** 20;

const isOver = ({ sofar }: Kept, budget: Budget): boolean =>
  sofar !== null &&
  (sofar.expectation !== "open" ||
    sofar.tooLarge ||
    sofar.nodes >= budget.nodes ||
    isFull(sofar.bytes, budget));
