/** The worker that plays: it thinks in slices, and reports between them the move it would make by now. */
import { SLICE_TIME, THOUGHT_PROVER_PART, THOUGHT_TOLD_EVERY } from "../limits.ts";
import type { OpponentQuestions, Request } from "../protocol.ts";
import type { QuestionTaker } from "./attend.ts";
import { JobQueue, type QueueSurroundings } from "./job-queue.ts";
import type { OpponentModule, ThoughtHandle } from "./module.ts";

type Job = Request<OpponentQuestions>;

/** A move that is being chosen. */
interface Held {
  id: number;
  handle: ThoughtHandle;
  elapsed: number;
}

export class OpponentJobs implements QuestionTaker<OpponentQuestions> {
  private readonly queue: JobQueue<OpponentQuestions>;
  private held: Held | null = null;

  constructor(
    private readonly module: OpponentModule,
    private readonly around: QueueSurroundings<OpponentQuestions>,
    breakDown: (id: number, error: unknown) => boolean,
  ) {
    this.queue = new JobQueue(
      around,
      {
        work: (job) => this.work(job),
        failed: (job, error) => {
          if (breakDown(job.id, error)) return true;
          this.forget();
          return false;
        },
      },
      THOUGHT_TOLD_EVERY,
    );
  }

  take(job: Job): void {
    this.queue.take(job);
  }

  cancel(id: number): void {
    if (this.queue.cancel(id) && this.held?.id === id) this.forget();
  }

  private work(job: Job): boolean {
    const held = this.begun(job);
    const { milliseconds } = job.ask;
    const since = this.around.now();
    // The prover has a part of the time, and random games the rest.
    const hurry = held.elapsed > milliseconds / THOUGHT_PROVER_PART;
    const thought = held.handle.run(Math.min(SLICE_TIME, Math.max(1, milliseconds - held.elapsed)), hurry);
    held.elapsed += this.around.now() - since;
    if (!thought.done && held.elapsed < milliseconds) {
      this.queue.tell(job, () => thought);
      return false;
    }
    this.forget();
    return this.queue.answer(job, thought);
  }

  private begun(job: Job): Held {
    if (this.held?.id === job.id) return this.held;
    this.forget();
    const { start, moves, level, seed } = job.ask;
    this.held = { id: job.id, handle: this.module.think(start, moves, level, seed), elapsed: 0 };
    return this.held;
  }

  private forget(): void {
    this.held?.handle.free();
    this.held = null;
  }
}
