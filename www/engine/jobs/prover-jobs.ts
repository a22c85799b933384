/**
 * The prover's worker: one job at a time, in slices, short questions about an existing proof first. Apart from the
 * worker itself, for its tests.
 */

import { gameKey, proofKey } from "../keys.ts";
import { REFEREE_WAIT, SEARCH_TOLD_EVERY } from "../limits.ts";
import type { Budget, Game, ProofOf, ProverQuestions, Request } from "../protocol.ts";
import { faultOf, type QuestionTaker } from "./attend.ts";
import { JobQueue, type QueueSurroundings } from "./job-queue.ts";
import type { ProverModule } from "./module.ts";
import { ProofSearch, RefereeSearch, type Search } from "./search.ts";
import { Shelf } from "./shelf.ts";

type Job = Request<ProverQuestions>;

export interface ProverSurroundings extends QueueSurroundings<ProverQuestions> {
  /** Whether the module has taken much memory that it doesn't use. */
  isWorn(heldMegabytes: number): boolean;
}

export class ProverJobs implements QuestionTaker<ProverQuestions> {
  private readonly queue: JobQueue<ProverQuestions>;
  private readonly shelf = new Shelf<ProofSearch | RefereeSearch>();

  constructor(
    private readonly module: ProverModule,
    private readonly around: ProverSurroundings,
    private readonly breakDown: (id: number, error: unknown) => boolean,
  ) {
    this.queue = new JobQueue(
      around,
      {
        work: (job) => this.work(job),
        pause: (job) => (job.kind === "referee" && this.judging(job.ask.of)?.waits ? REFEREE_WAIT : 0),
        isUrgent: (job) => this.isShort(job),
        failed: (job, error) => this.failed(job, error),
        idle: () => around.isWorn(this.shelf.megabytes) && around.send({ kind: "worn" }),
      },
      SEARCH_TOLD_EVERY,
    );
  }

  take(job: Job): void {
    this.queue.take(job);
  }

  cancel(id: number): void {
    const job = this.queue.cancel(id);
    // Who stops a proof wants to play on without it; who stops a question may ask another at once.
    if (job?.kind === "prove") this.rest(job.ask.of);
  }

  private failed(job: Job, error: unknown): boolean {
    // After a breakdown nothing in the module can be trusted, not even to free memory.
    if (this.breakDown(job.id, error)) return true;
    this.dropSpoilt(job, error);
    return false;
  }

  /**
   * Whether a job is one question to a proof that is there, or can be had from a certificate. A request for a
   * certificate of a proof that has rested waits for the verdict.
   */
  private isShort(job: Job): boolean {
    if (job.kind === "referee") return false;
    if (job.kind === "lend" || job.kind === "giveBack" || job.kind === "shown") return true;
    const held = this.shelf.peek(proofKey(job.ask.of));
    if (!(held instanceof ProofSearch)) return job.ask.of.certificate !== undefined;
    if (job.ask.of.certificate !== undefined && !held.brought) return true;
    if (job.kind === "prove") return held.decided;
    return held.decided || (held.rested && job.kind !== "certificate");
  }

  /** Works on a job; true when it is done. */
  private work(job: Job): boolean {
    switch (job.kind) {
      case "referee": {
        const search = this.judge(job.ask.of);
        search.expects = job.ask.expects ?? false;
        return this.go(job, search, job.ask.budget) && this.queue.answer(job, search.judged(job.ask.budget));
      }
      case "shown": {
        const { of, claim } = job.ask;
        return this.queue.answer(job, this.judging(of)?.certificate(claim) ?? null);
      }
      case "lend":
        return this.queue.answer(job, this.judging(job.ask.of)?.lend() ?? null);
      case "giveBack": {
        const { of, id, nodes, certificate } = job.ask;
        return this.queue.answer(job, this.judging(of)?.giveBack(id, nodes, certificate) ?? false);
      }
      case "prove": {
        const search = this.proof(job.ask.of);
        if (!this.go(job, search, job.ask.budget)) return false;
        search.rested = true;
        return this.queue.answer(job, search.proved(job.ask.budget));
      }
      default: {
        const search = this.proof(job.ask.of);
        const waits = !search.rested || job.kind === "certificate";
        if (waits && !this.go(job, search, job.ask.budget)) return false;
        search.rested = true;
        const answer = this.ask(job, search);
        this.shelf.trim();
        return this.queue.answer(job, answer);
      }
    }
  }

  private ask(
    job: Extract<Job, { kind: "answer" | "hints" | "show" | "certificate" }>,
    search: ProofSearch,
  ): ProverQuestions[typeof job.kind]["answer"] {
    return search.ask((nodes) => this.asked(job, search, nodes), this.around.now);
  }

  private asked(
    job: Extract<Job, { kind: "answer" | "hints" | "show" | "certificate" }>,
    { handle }: ProofSearch,
    nodes: number,
  ): ProverQuestions[typeof job.kind]["answer"] {
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
    const { queue, around } = this;
    if (!search.isOpen(budget)) return true;
    const progress = () => search.progress(budget, around.now);
    if (!queue.isTold(job)) queue.tell(job, progress);
    search.step(budget, around.now);
    this.shelf.trim();
    if (!search.isOpen(budget)) return true;
    queue.tell(job, progress);
    return false;
  }

  private proof(of: ProofOf): ProofSearch {
    const key = proofKey(of);
    const held = this.shelf.get(key);
    const search =
      held instanceof ProofSearch
        ? held
        : new ProofSearch(this.module.prove(of.start, [...of.moves], of.claim));
    if (search !== held) this.shelf.put(key, search);
    if (of.certificate !== undefined) search.learn(of.certificate);
    return search;
  }

  /** The judgement that goes on, if it is there. */
  private judging(of: Game): RefereeSearch | undefined {
    const held = this.shelf.peek(gameKey(of));
    return held instanceof RefereeSearch ? held : undefined;
  }

  private judge(of: Game): RefereeSearch {
    const key = gameKey(of);
    const held = this.shelf.get(key);
    if (held instanceof RefereeSearch) return held;
    const search = new RefereeSearch(this.module.referee(of.start, [...of.moves]));
    this.shelf.put(key, search);
    return search;
  }

  /** A search that contradicted itself has lost its place. */
  private dropSpoilt(job: Job, error: unknown): void {
    if (faultOf(error)?.code !== "fault") return;
    this.shelf.drop("claim" in job.ask.of ? proofKey(job.ask.of) : gameKey(job.ask.of));
  }

  private rest(of: ProofOf): void {
    const held = this.shelf.peek(proofKey(of));
    if (held instanceof ProofSearch) held.rested = true;
  }
}
