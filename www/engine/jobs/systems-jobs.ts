/**
 * What the worker for other rule systems does. A comparison goes on in slices, and the last one is kept: asked again with
 * more time, or for a line of play, it goes on from where it was. Apart from the worker itself, so that it can be tested.
 */
import {
  COMPARE_NODES,
  COMPARISON_SLICE_MOST,
  COMPARISON_SLICE_PART,
  COMPARISON_TOLD_EVERY,
  LINE_TIME,
  SLICE_TIME,
} from "../limits.ts";
import type { Compared, Comparison, Request, SystemsQuestions } from "../protocol.ts";
import { ArguedQuestions } from "./argued-questions.ts";
import type { QuestionTaker } from "./attend.ts";
import { JobQueue, type QueueSurroundings } from "./job-queue.ts";
import type { ComparisonHandle, SystemsModule } from "./module.ts";

type Job = Request<SystemsQuestions>;

/** A comparison under way. */
interface Held {
  key: string;
  handle: ComparisonHandle;
  done: boolean;
  /** Milliseconds of work, those of earlier requests included. */
  elapsed: number;
}

export class SystemsJobs implements QuestionTaker<SystemsQuestions> {
  private readonly queue: JobQueue<SystemsQuestions>;
  private held: Held | null = null;
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
    if (!this.isOver(held, job)) this.step(held, job.ask.milliseconds);
    if (!this.isOver(held, job)) {
      if (job.kind === "compare") queue.tell(job, () => told(held));
      return false;
    }
    if (job.kind === "compare") return queue.answer(job, told(held));
    const [one, other] = job.ask.pair;
    return queue.answer(job, held.handle.line(one, other, LINE_TIME));
  }

  private isOver({ done, elapsed }: Held, { ask }: Extract<Job, { kind: "compare" | "line" }>): boolean {
    return done || elapsed >= ask.milliseconds;
  }

  private step(held: Held, milliseconds: number): void {
    const since = this.around.now();
    const wanted = Math.min(
      held.elapsed / COMPARISON_SLICE_PART,
      COMPARISON_SLICE_MOST,
      milliseconds - held.elapsed,
    );
    held.done = held.handle.run(Math.max(SLICE_TIME, wanted)).done;
    held.elapsed += this.around.now() - since;
  }

  private comparison({ start, rules, ljrg }: Compared): Held {
    const key = JSON.stringify([start, rules, ljrg]);
    if (this.held?.key === key) return this.held;
    this.forget();
    const handle = this.module.compare(start, rules, ljrg, COMPARE_NODES);
    this.held = { key, handle, done: false, elapsed: 0 };
    return this.held;
  }

  private forget(): void {
    this.held?.handle.free();
    this.held = null;
  }
}

/** Each takes a moment, and somebody waits for it with the board in front of him. */
const QUICK: ReadonlySet<Job["kind"]> = new Set(["play", "attempt", "lawCase", "lawAnswer", "lawHints"]);

const told = ({ handle, done, elapsed }: Held): Comparison => ({ ...handle.report(), done, elapsed });
