/**
 * The worker for other rule sets. A comparison goes on in turns that no clock cuts short, so that it has the same
 * result on every computer. It keeps the last ones: with more situations, with other rules, or for a line of play, one
 * goes on from where it was. Apart from the worker itself, for its tests.
 */

import type { ComparisonReport } from "../generated/systems.js";
import { COMPARE_MOST_KEPT, COMPARISON_TOLD_EVERY, SLICE_TIME } from "../limits.ts";
import type { Comparison, Request, SystemsQuestions } from "../protocol.ts";
import { ArguedQuestions } from "./argued-questions.ts";
import type { QuestionTaker } from "./attend.ts";
import { JobQueue, type QueueSurroundings } from "./job-queue.ts";
import type { ComparisonHandle, SystemsModule } from "./module.ts";

type Job = Request<SystemsQuestions>;
type Asking = Extract<Job, { kind: "compare" | "line" }>;

/** A comparison under way. */
interface Held {
  handle: ComparisonHandle;
  /** Which rules take part now, and how many situations each has. */
  chosen: string;
  done: boolean;
  canGoOn: boolean;
  /** While a turn is made the handle can't be asked. */
  report: ComparisonReport;
  /** Milliseconds of work, those of earlier requests included. */
  elapsed: number;
}

export class SystemsJobs implements QuestionTaker<SystemsQuestions> {
  private readonly queue: JobQueue<SystemsQuestions>;
  /** By position, the one that was asked last at the end. */
  private readonly held = new Map<string, Held>();
  private readonly argued: ArguedQuestions;

  constructor(
    private readonly module: SystemsModule,
    private readonly around: QueueSurroundings<SystemsQuestions>,
    private readonly breakDown: (id: number, error: unknown) => boolean,
  ) {
    this.argued = new ArguedQuestions(module, () => around.now());
    this.queue = new JobQueue(
      around,
      {
        work: (job) => this.work(job),
        isUrgent: ({ kind }) => QUICK.has(kind),
        failed: (job, error) => this.failed(job, error),
      },
      COMPARISON_TOLD_EVERY,
    );
  }

  take(job: Job): void {
    this.queue.take(job);
  }

  cancel(id: number): void {
    this.queue.cancel(id);
  }

  private failed(job: Job, error: unknown): boolean {
    if (this.breakDown(job.id, error)) return true;
    // One that was refused in the middle may be in any state.
    if (job.kind === "compare" || job.kind === "line") this.forget();
    else if (!["play", "attempt"].includes(job.kind)) this.argued.forget();
    return false;
  }

  private work(job: Job): boolean {
    const { queue } = this;
    if (job.kind === "play") {
      const { rules, start, moves } = job.ask;
      return queue.answer(job, this.module.play(rules, start, moves));
    }
    if (job.kind === "attempt") return queue.answer(job, this.module.attemptBy(job.ask.step, job.ask.moves));
    if (job.kind === "lawCase") return queue.answer(job, this.argued.about(job.ask.of));
    if (job.kind === "lawAnswer") return queue.answer(job, this.argued.answer(job.ask.of, job.ask.question));
    if (job.kind === "lawHints") return queue.answer(job, this.argued.hints(job.ask.of, job.ask.line));
    if (job.kind === "lawProve") {
      const { of, budget } = job.ask;
      if (this.argued.prove(of, budget)) return queue.answer(job, this.argued.proved(of, budget));
      queue.tell(job, () => this.argued.progress(of, budget));
      return false;
    }
    const held = this.comparison(job.ask);
    if (!held.done) this.step(held, job);
    if (!held.done) {
      if (job.kind === "compare") queue.tell(job, () => told(held));
      return false;
    }
    if (job.kind === "compare") return queue.answer(job, told(held));
    const [one, other] = job.ask.pair;
    return queue.answer(job, held.handle.line(one, other));
  }

  /** A turn, or several that are short. Meanwhile the worker hears nothing, and says now and then that it is at work. */
  private step(held: Held, job: Asking): void {
    const since = this.around.now();
    const before = held.elapsed;
    const sofar = held.handle.run(SLICE_TIME, (nodes) => {
      const elapsed = before + this.around.now() - since;
      this.queue.tell(job, () => ({ ...told(held), nodes, elapsed }));
      return false;
    });
    held.done = sofar.done;
    held.canGoOn = sofar.canGoOn;
    held.elapsed = before + this.around.now() - since;
    held.report = held.handle.report();
  }

  private comparison({ start, rules, ljrg, nodes }: Asking["ask"]): Held {
    const key = JSON.stringify(start);
    const chosen = JSON.stringify([rules, ljrg, nodes]);
    const known = this.held.get(key);
    this.held.delete(key);
    if (known && known.chosen !== chosen) {
      known.handle.choose(rules, ljrg, nodes);
      Object.assign(known, { chosen, done: false, report: known.handle.report() });
    }
    const held = known ?? this.begun(this.module.compare(start, rules, ljrg, nodes), chosen);
    this.held.set(key, held);
    for (const [oldest, { handle }] of this.held) {
      if (this.held.size <= COMPARE_MOST_KEPT) break;
      handle.free();
      this.held.delete(oldest);
    }
    return held;
  }

  private begun(handle: ComparisonHandle, chosen: string): Held {
    return { handle, chosen, done: false, canGoOn: true, report: handle.report(), elapsed: 0 };
  }

  private forget(): void {
    for (const { handle } of this.held.values()) handle.free();
    this.held.clear();
  }
}

/** Each takes a moment, and somebody with a board waits for it. */
const QUICK: ReadonlySet<Job["kind"]> = new Set(["play", "attempt", "lawCase", "lawAnswer", "lawHints"]);

const told = ({ report, done, canGoOn, elapsed }: Held): Comparison => ({
  ...report,
  done,
  canGoOn,
  elapsed,
});
