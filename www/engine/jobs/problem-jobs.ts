/**
 * The worker for problems. It finds the facts of a problem in one step; a new problem takes many attempts, between
 * which it hears cancellations. Apart from the worker itself, for its tests.
 */

import { PROBLEM_TOLD_EVERY, SLICE_TIME } from "../limits.ts";
import type { PracticeQuestions, Request } from "../protocol.ts";
import type { QuestionTaker } from "./attend.ts";
import { JobQueue, type QueueSurroundings } from "./job-queue.ts";
import { Looking } from "./looking.ts";
import type { PracticeModule } from "./module.ts";

export class ProblemJobs implements QuestionTaker<PracticeQuestions> {
  private readonly queue: JobQueue<PracticeQuestions>;
  private readonly looking = new WeakMap<Request<PracticeQuestions>, Looking>();

  constructor(
    private readonly module: PracticeModule,
    private readonly around: QueueSurroundings<PracticeQuestions>,
    breakDown: (id: number, error: unknown) => boolean,
  ) {
    this.queue = new JobQueue(
      around,
      { work: (job) => this.work(job), failed: ({ id }, error) => breakDown(id, error) },
      PROBLEM_TOLD_EVERY,
    );
  }

  take(job: Request<PracticeQuestions>): void {
    this.queue.take(job);
  }

  cancel(id: number): void {
    this.queue.cancel(id);
  }

  private work(job: Request<PracticeQuestions>): boolean {
    const { queue, module } = this;
    if (job.kind === "facts") {
      const { start, moves, task, nodes } = job.ask;
      const hear = (looked: number) => queue.tell(job, () => ({ nodes: looked }));
      return queue.answer(job, module.facts(start, moves, task, nodes, hear));
    }
    if (job.kind === "reply") {
      const { start, moves, nodes } = job.ask;
      return queue.answer(job, module.reply(start, moves, nodes));
    }
    const looking = this.looking.get(job) ?? new Looking(module, job.ask, this.around.now);
    this.looking.set(job, looking);
    const problem = looking.go(SLICE_TIME);
    const { tried } = looking;
    if (problem !== undefined) return queue.answer(job, { problem, next: job.ask.from + tried });
    queue.tell(job, () => ({ tried }));
    return false;
  }
}
