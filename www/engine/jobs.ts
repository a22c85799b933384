/**
 * What the prover's worker does: one job at a time, in slices, so that between two of them it hears
 * new questions and tells how far it is. Apart from the worker itself, so that it can be tested.
 */
import { type Desk, faultOf } from "./desk.ts";
import { gameKey, proofKey } from "./keys.ts";
import type { ProverModule } from "./module.ts";
import type { Budget, Progress, ProofOf, ProverQuestions, Reply, Request } from "./protocol.ts";
import { ProofSearch, RefereeSearch, type Search } from "./search.ts";
import { Shelf } from "./shelf.ts";

/** After a slice it is told how far the search is, unless that was told less than so many milliseconds ago. */
const TELL = 100;
/** A question about a proof may expand so many situations, and not for longer than so many milliseconds. */
const ASK_NODES = 20_000;
const ASK_TIME = 1_500;

type Job = Request<ProverQuestions> & { told?: number };

export interface Surroundings {
  send(reply: Reply<ProverQuestions>): void;
  /** Milliseconds, from anywhere. */
  now(): number;
  /** Calls back after messages that have come in the meantime. */
  later(callback: () => void): void;
  /** Whether the module has taken much memory that it doesn't use. */
  isWorn(heldMegabytes: number): boolean;
}

export class Jobs implements Desk<ProverQuestions> {
  private jobs: Job[] = [];
  private running = false;
  private readonly shelf = new Shelf<ProofSearch | RefereeSearch>();

  constructor(
    private readonly module: ProverModule,
    private readonly around: Surroundings,
    private readonly breakDown: (id: number, error: unknown) => boolean,
  ) {}

  take(job: Request<ProverQuestions>): void {
    this.jobs.push(job);
    if (this.running) return;
    this.running = true;
    this.around.later(() => this.turn());
  }

  cancel(id: number): void {
    const job = this.jobs.find((job) => job.id === id);
    this.jobs = this.jobs.filter((other) => other !== job);
    // Who stops a proof wants to play on without it; who stops a question may ask another at once.
    if (job?.kind === "prove") this.rest(job.ask.of);
  }

  /** One slice of one job, or one short answer. */
  private turn(): void {
    const job = this.jobs.find((job) => this.isShort(job)) ?? this.jobs[0];
    if (job) {
      try {
        if (this.work(job)) this.jobs = this.jobs.filter((other) => other !== job);
      } catch (error) {
        this.jobs = this.jobs.filter((other) => other !== job);
        // After a breakdown nothing in the module can be trusted, not even to free memory.
        if (this.breakDown(job.id, error)) return;
        this.dropSpoilt(job, error);
      }
    }
    this.running = this.jobs.length > 0;
    if (this.running) this.around.later(() => this.turn());
    else if (this.around.isWorn(this.shelf.megabytes)) this.around.send({ kind: "worn" });
  }

  /** Whether a job is one question to a proof that is there. A certificate is worth waiting for the verdict. */
  private isShort(job: Job): boolean {
    if (job.kind === "prove" || job.kind === "referee" || job.kind === "check") return false;
    const held = this.shelf.peek(proofKey(job.ask.of));
    return held instanceof ProofSearch && (held.decided || (held.rested && job.kind !== "certificate"));
  }

  /** Works on a job; true when it is done. */
  private work(job: Job): boolean {
    switch (job.kind) {
      case "check": {
        const { text } = job.ask;
        const since = this.around.now();
        const checked = this.module.check(text);
        const elapsed = this.around.now() - since;
        return this.done(job, { ...checked, elapsed, bytes: new TextEncoder().encode(text).length });
      }
      case "referee": {
        const search = this.judge(job.ask.of);
        return this.go(job, search, job.ask.budget) && this.done(job, search.judged(job.ask.budget));
      }
      case "prove": {
        const search = this.proof(job.ask.of);
        if (!this.go(job, search, job.ask.budget)) return false;
        search.rested = true;
        return this.done(job, search.proved(job.ask.budget));
      }
      default: {
        const search = this.proof(job.ask.of);
        if (!search.rested && !this.go(job, search, job.ask.budget)) return false;
        search.rested = true;
        const answer = this.ask(job, search);
        this.shelf.trim();
        return this.done(job, answer);
      }
    }
  }

  private ask(
    job: Extract<Job, { kind: "answer" | "hints" | "show" | "certificate" }>,
    { handle, pace }: ProofSearch,
  ): ProverQuestions[typeof job.kind]["answer"] {
    const nodes = pace.within(ASK_TIME, ASK_NODES);
    switch (job.kind) {
      case "answer":
        return handle.answer(job.ask.question, nodes);
      case "hints":
        return handle.hints(job.ask.line, nodes);
      case "show":
        return handle.show(job.ask.line, nodes);
      case "certificate": {
        const text = handle.certificate();
        if (text !== undefined) return text;
        const said = "there is no certificate before the claim is decided";
        throw Object.assign(new Error(said), { code: "undecided", points: [] });
      }
    }
  }

  /** One slice, if there is anything to search; true when there is not. */
  private go(job: Job, search: Search, budget: Budget): boolean {
    if (!search.isOpen(budget)) return true;
    if (job.told === undefined) this.tell(job, search.progress(budget, this.around.now));
    search.step(budget, this.around.now);
    this.shelf.trim();
    if (!search.isOpen(budget)) return true;
    if (this.around.now() - (job.told ?? 0) >= TELL) this.tell(job, search.progress(budget, this.around.now));
    return false;
  }

  private tell(job: Job, progress: Progress): void {
    job.told = this.around.now();
    this.around.send({ kind: "progress", id: job.id, progress });
  }

  private done(job: Job, answer: ProverQuestions[keyof ProverQuestions]["answer"]): true {
    this.around.send({ kind: "answer", id: job.id, answer });
    return true;
  }

  private proof(of: ProofOf): ProofSearch {
    const key = proofKey(of);
    const held = this.shelf.get(key);
    if (held instanceof ProofSearch) return held;
    const search = new ProofSearch(this.module.prove(of.start, [...of.moves], of.claim));
    this.shelf.put(key, search);
    return search;
  }

  private judge(of: { start: ProofOf["start"]; moves: ProofOf["moves"] }): RefereeSearch {
    const key = gameKey(of);
    const held = this.shelf.get(key);
    if (held instanceof RefereeSearch) return held;
    const search = new RefereeSearch(this.module.referee(of.start, [...of.moves]));
    this.shelf.put(key, search);
    return search;
  }

  /** A search that contradicted itself has lost its place. */
  private dropSpoilt(job: Job, error: unknown): void {
    if (job.kind === "check" || faultOf(error)?.code !== "fault") return;
    this.shelf.drop(job.kind === "referee" ? gameKey(job.ask.of) : proofKey(job.ask.of));
  }

  private rest(of: ProofOf): void {
    const held = this.shelf.peek(proofKey(of));
    if (held instanceof ProofSearch) held.rested = true;
  }
}
