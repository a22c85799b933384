/**
 * The proof of one claim, as far as it is: runs it within its budget, stops it, goes on with a
 * larger one, and lets questions about single moves through while it runs.
 */
import {
  type Answer,
  type Budget,
  type Choice,
  DEFAULT_BUDGET,
  EngineError,
  type Hint,
  type Progress,
  type ProofOf,
  type Proved,
  type Prover,
  type Question,
} from "../../engine/engine.ts";
import { CLAIM_MOST_MEGABYTES, enlarged, PROOF_HEAD_START } from "../../engine/limits.ts";

/** The prover, which also answers about moves; or the module of other rules. */
export type Proving = Pick<Prover, "prove" | "answer" | "hints" | "certificate">;

export class Judge {
  /** The result of the last run; null before the first has ended. */
  proved: Proved | null = null;
  /** Where the run is now. */
  progress: Progress | null = null;
  running = false;
  /** Whether the reader stopped it. */
  stopped = false;
  fault: unknown = null;
  /** Whether it rests during another question; it goes on by itself. */
  resting = false;
  private budget: Budget = DEFAULT_BUDGET;
  private abort: AbortController | null = null;
  private ended: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    readonly of: ProofOf,
    private readonly prover: Proving,
    private readonly changed: () => void,
  ) {}

  get decided(): boolean {
    return this.proved !== null && this.proved.verdict !== "undecided";
  }

  /** There is a verdict, or an expectation where no certificate can be had. */
  get answered(): boolean {
    const { proved } = this;
    return proved !== null && (proved.verdict !== "undecided" || (proved.expectation ?? "open") !== "open");
  }

  /** It looks for its proof, or will again as soon as something else is answered. */
  get busy(): boolean {
    return this.running || (this.resting && !this.stopped);
  }

  /** Whether more time or memory may help. */
  get extendable(): boolean {
    const { proved } = this;
    if (this.busy || this.answered) return false;
    if (proved?.halt === "memory") return this.budget.megabytes < CLAIM_MOST_MEGABYTES;
    return !proved?.halt;
  }

  /** All of this as it is now. */
  get state(): JudgeState {
    const { of, proved, progress, running, stopped, fault, decided, busy, extendable } = this;
    return { of, proved, progress, running, stopped, fault, decided, busy, extendable };
  }

  run(): void {
    if (this.running || this.answered || this.closed) return;
    const abort = new AbortController();
    this.abort = abort;
    this.running = true;
    this.stopped = false;
    this.fault = null;
    const watch = {
      signal: abort.signal,
      onProgress: (progress: Progress) => {
        this.progress = progress;
        this.changed();
      },
    };
    this.ended = this.prover
      .prove(this.of, this.budget, watch)
      .then(
        (proved) => {
          this.proved = proved;
        },
        (error: unknown) => {
          if (!isCancelled(error)) this.fault = error;
        },
      )
      .then(() => {
        this.running = false;
        if (!this.closed) this.changed();
      });
    this.changed();
  }

  stop(): void {
    this.stopped = true;
    this.abort?.abort();
    this.changed();
  }

  /** Goes on where it stopped: with a larger budget if the last one was used up. */
  goOn(): void {
    if (this.proved && !this.stopped) this.budget = enlarged(this.budget, CLAIM_MOST_MEGABYTES);
    this.run();
  }

  /** Until the run has ended, or so many milliseconds are over. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (this.running) await Promise.race([this.ended, pause(ms, signal)]);
  }

  close(): void {
    this.closed = true;
    this.abort?.abort();
  }

  answer(question: Question, signal: AbortSignal): Promise<Answer> {
    return this.between(() => this.prover.answer(this.of, question, { signal }), signal);
  }

  hints(line: Choice[], signal: AbortSignal): Promise<Hint[]> {
    return this.between(() => this.prover.hints(this.of, line, { signal }), signal);
  }

  certificate(): Promise<string> {
    return this.prover.certificate(this.of);
  }

  /** Asks something while the proof rests; it goes on afterwards. */
  private async between<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const rest = PROOF_HEAD_START - (this.progress?.elapsed ?? 0);
    if (this.running && rest > 0) await Promise.race([this.ended, pause(rest, signal)]);
    if (signal.aborted) throw new EngineError("cancelled", "the question was withdrawn");
    const resume = this.running;
    if (resume) {
      this.resting = true;
      this.abort?.abort();
      await this.ended;
    }
    try {
      return await ask();
    } finally {
      if (resume) {
        this.resting = false;
        if (!this.stopped) this.run();
      }
    }
  }
}

/** How far the engine’s own proof of a claim is, at one moment. */
export type JudgeState = Readonly<
  Pick<
    Judge,
    "of" | "proved" | "progress" | "running" | "stopped" | "fault" | "decided" | "busy" | "extendable"
  >
>;

/**
 * Whether a stored proof is in reading: the engine learns it in one long step, in which it answers nothing and can't
 * report its progress. So the page counts the seconds.
 */
export const isReading = (judge: Pick<JudgeState, "busy" | "of" | "progress" | "proved">): boolean =>
  judge.busy && !judge.progress && !judge.proved && judge.of.certificate !== undefined;

export const isCancelled = (error: unknown): boolean =>
  error instanceof EngineError && error.code === "cancelled";

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
