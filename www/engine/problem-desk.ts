/**
 * What the worker for problems does, one question after the other. The facts of a problem are found in one step; a new
 * problem in many attempts, between which it hears who wants none any more. Apart from the worker itself, so that it
 * can be tested.
 */
import type { Desk } from "./desk.ts";
import { Looking } from "./looking.ts";
import type { PracticeModule } from "./module.ts";
import type { PracticeQuestions, Reply, Request } from "./protocol.ts";

/** How often it is told how far the work is, in milliseconds. */
const TELL = 150;
/** Attempts are made for so long before anybody else is heard. */
const SLICE = 60;

interface Surroundings {
  send(reply: Reply<PracticeQuestions>): void;
  /** Milliseconds, from anywhere. */
  now(): number;
  /** Calls back after messages that have come in the meantime. */
  later(callback: () => void): void;
}

type Job = Request<PracticeQuestions> & { looking?: Looking };

export class ProblemDesk implements Desk<PracticeQuestions> {
  private jobs: Job[] = [];
  private running = false;
  private told = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly module: PracticeModule,
    private readonly around: Surroundings,
    private readonly breakDown: (id: number, error: unknown) => boolean,
  ) {}

  take(job: Request<PracticeQuestions>): void {
    this.jobs.push(job);
    if (this.running) return;
    this.running = true;
    this.around.later(() => this.turn());
  }

  cancel(id: number): void {
    this.jobs = this.jobs.filter((job) => job.id !== id);
  }

  private turn(): void {
    const [job] = this.jobs;
    if (job) {
      try {
        if (this.work(job)) this.jobs = this.jobs.filter((other) => other !== job);
      } catch (error) {
        this.jobs = this.jobs.filter((other) => other !== job);
        // After a breakdown nothing in the module can be trusted.
        if (this.breakDown(job.id, error)) return;
      }
    }
    this.running = this.jobs.length > 0;
    if (this.running) this.around.later(() => this.turn());
  }

  /** Works on a job for a while; true when it is done. */
  private work(job: Job): boolean {
    const { id } = job;
    if (job.kind === "facts") {
      const { start, moves, task, nodes } = job.ask;
      const hear = (looked: number) => this.tell(id, { nodes: looked });
      this.around.send({ kind: "answer", id, answer: this.module.facts(start, moves, task, nodes, hear) });
      return true;
    }
    job.looking ??= new Looking(this.module, job.ask, this.around.now);
    const problem = job.looking.go(SLICE);
    const { tried } = job.looking;
    if (problem === undefined) {
      this.tell(id, { tried });
      return false;
    }
    this.around.send({ kind: "answer", id, answer: { problem, next: job.ask.from + tried } });
    return true;
  }

  /** How far it is, if that has not just been told. */
  private tell(id: number, progress: { nodes: number } | { tried: number }): void {
    const now = this.around.now();
    if (now - this.told < TELL) return;
    this.told = now;
    this.around.send({ kind: "progress", id, progress });
  }
}
