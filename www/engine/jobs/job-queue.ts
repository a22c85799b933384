/**
 * The questions that wait for a worker which works in slices: one at a time, and between two slices it hears new ones
 * and cancellations. Only the worker knows its slices.
 */
import type { Questions, Reply, Request } from "../protocol.ts";

export interface QueueSurroundings<Q extends Questions<Q>> {
  send(reply: Reply<Q>): void;
  /** Milliseconds, from anywhere. */
  now(): number;
  /** Calls back after messages that have come in the meantime, and not before so many milliseconds. */
  later(callback: () => void, milliseconds: number): void;
}

export interface QueueWork<Q extends Questions<Q>> {
  /** Works on a job for a slice; true when it is done. */
  work(job: Request<Q>): boolean;
  /** For how long nothing can be done for a job. */
  pause?(job: Request<Q>): number;
  /** Whether to do it at once, before older jobs. */
  isUrgent?(job: Request<Q>): boolean;
  /** Says what went wrong with a job. True when the module broke down: nothing in it can be trusted any more. */
  failed(job: Request<Q>, error: unknown): boolean;
  /** Nothing is left to do. */
  idle?(): void;
}

export class JobQueue<Q extends Questions<Q>> {
  private jobs: Request<Q>[] = [];
  private running = false;
  /** The time of the last report on a job. */
  private readonly told = new Map<number, number>();

  constructor(
    private readonly around: QueueSurroundings<Q>,
    private readonly on: QueueWork<Q>,
    /** The least time between two reports on a job, in milliseconds. */
    private readonly tellEvery: number,
  ) {}

  take(job: Request<Q>): void {
    this.jobs.push(job);
    if (this.running) return;
    this.running = true;
    this.around.later(() => this.turn(), 0);
  }

  /** Forgets a job, and gives it back if it was there. */
  cancel(id: number): Request<Q> | undefined {
    const job = this.jobs.find((job) => job.id === id);
    if (job) this.drop(job);
    return job;
  }

  /** Answers a job: it is done. */
  answer(job: Request<Q>, answer: Q[keyof Q]["answer"]): true {
    this.around.send({ kind: "answer", id: job.id, answer });
    return true;
  }

  isTold(job: Request<Q>): boolean {
    return this.told.has(job.id);
  }

  /** Says how far a job is, if that has not just been told. */
  tell(job: Request<Q>, progress: () => Q[keyof Q]["progress"]): void {
    const now = this.around.now();
    if (now - (this.told.get(job.id) ?? Number.NEGATIVE_INFINITY) < this.tellEvery) return;
    this.told.set(job.id, now);
    this.around.send({ kind: "progress", id: job.id, progress: progress() });
  }

  /** One slice of one job. */
  private turn(): void {
    const { on } = this;
    const job = this.jobs.find((job) => on.isUrgent?.(job)) ?? this.jobs[0];
    if (job) {
      try {
        if (on.work(job)) this.drop(job);
      } catch (error) {
        this.drop(job);
        if (on.failed(job, error)) return;
      }
    }
    this.running = this.jobs.length > 0;
    const [next] = this.jobs;
    if (next) this.around.later(() => this.turn(), this.jobs.length === 1 ? (on.pause?.(next) ?? 0) : 0);
    else on.idle?.();
  }

  private drop(job: Request<Q>): void {
    this.jobs = this.jobs.filter((other) => other !== job);
    this.told.delete(job.id);
  }
}
