/**
 * A worker under supervision: asks, waits, and copes with one that does not load, crashes or falls
 * silent. Whatever happens, every question is answered or refused, and the next question finds a
 * worker again.
 */
import { EngineError, type Who, type Why } from "./error.ts";
import { ANSWER_SILENCE, CANCEL_SILENCE, LOAD_SILENCE } from "./limits.ts";
import type { Questions, Reply } from "./protocol.ts";

/** The part of a `Worker` that is used here, so that tests can bring their own. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: never }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: { message?: string }) => void): void;
}

/** How long to wait for a sign of life, in milliseconds; `limits.ts` says what for. */
export interface Patience {
  load: number;
  answer: number;
  cancel: number;
}

export const PATIENCE: Patience = { load: LOAD_SILENCE, answer: ANSWER_SILENCE, cancel: CANCEL_SILENCE };

/** The wishes of a caller besides the answer. */
export interface Watching<P> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: P) => void) | undefined;
  /** Where the ordinary patience for an answer is too short. */
  patience?: number | undefined;
}

interface Waiting {
  message: unknown;
  patience: number;
  settle(answer: never): void;
  refuse(error: EngineError): void;
  progress(progress: never): void;
}

type Loss = "unloadable" | "crashed" | "silent" | "memory";

export class Supervised<Q extends Questions<Q>> {
  private worker: WorkerLike | null = null;
  private ready = false;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  /** Cancelled questions that the worker may still be at. */
  private readonly stopping = new Set<number>();
  private silence: ReturnType<typeof setTimeout> | undefined;
  private deafness: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly who: Who,
    private readonly spawn: () => WorkerLike,
    private readonly patience: Patience = PATIENCE,
  ) {}

  ask<K extends keyof Q>(
    kind: K,
    ask: Q[K]["ask"],
    { signal, onProgress, patience = this.patience.answer }: Watching<Q[K]["progress"]> = {},
  ): Promise<Q[K]["answer"]> {
    if (signal?.aborted) return Promise.reject(this.cancelled());
    const id = this.next++;
    return new Promise<Q[K]["answer"]>((settle, refuse) => {
      const abort = () => this.cancel(id);
      const end = () => signal?.removeEventListener("abort", abort);
      const message = { id, kind, ask };
      this.waiting.set(id, {
        message,
        patience,
        settle: (answer) => {
          end();
          settle(answer);
        },
        refuse: (error) => {
          end();
          refuse(error);
        },
        progress: (progress) => onProgress?.(progress),
      });
      signal?.addEventListener("abort", abort);
      try {
        this.worker ??= this.start();
      } catch (error) {
        this.breakDown("unloadable", String(error));
        return;
      }
      try {
        this.worker.postMessage(message);
      } catch (error) {
        // Something that can't be copied is no question; the worker never saw it.
        this.refuse(id, new EngineError("bad-question", String(error), [], this.who));
      }
      this.watch();
    });
  }

  /** Ends the worker if nobody waits for it; the next question starts another one. */
  retire(): void {
    if (this.waiting.size === 0) this.dismiss();
  }

  private start(): WorkerLike {
    const worker = this.spawn();
    this.ready = false;
    worker.addEventListener("message", ({ data }: { data: Reply<Q> }) => {
      if (worker === this.worker) this.hear(data);
    });
    const lost = (event: { message?: string }) => {
      // A late event of a worker that was already replaced concerns nobody.
      if (worker !== this.worker) return;
      this.breakDown(this.ready ? "crashed" : "unloadable", event.message ?? "no reason was given");
    };
    worker.addEventListener("error", lost);
    worker.addEventListener("messageerror", lost);
    return worker;
  }

  private hear(reply: Reply<Q>): void {
    switch (reply.kind) {
      case "unloadable":
        this.breakDown("unloadable", reply.message, reply.why);
        break;
      case "crash":
        this.breakDown(reply.memory ? "memory" : "crashed", reply.message);
        break;
      case "worn":
        // Asked again in the meantime: it will say so again.
        this.retire();
        break;
      case "ready":
        this.ready = true;
        this.listen();
        break;
      case "cancelled":
        this.stopping.delete(reply.id);
        this.listen();
        break;
      case "answer": {
        const waiting = this.waiting.get(reply.id);
        this.waiting.delete(reply.id);
        waiting?.settle(reply.answer as never);
        break;
      }
      case "fault": {
        const { code, message, points, place } = reply.fault;
        this.refuse(reply.id, new EngineError(code, message, points, this.who, null, place));
        break;
      }
      case "progress":
        this.waiting.get(reply.id)?.progress(reply.progress as never);
        break;
    }
    this.watch();
  }

  private refuse(id: number, error: EngineError): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.refuse(error);
  }

  private cancel(id: number): void {
    if (!this.waiting.has(id)) return;
    this.refuse(id, this.cancelled());
    this.worker?.postMessage({ kind: "cancel", id });
    this.stopping.add(id);
    this.listen();
    this.watch();
  }

  /**
   * Gives the worker a moment to drop what was cancelled. One that is in the middle of a long step
   * can't hear; then a new worker gets what others still wait for.
   */
  private listen(): void {
    clearTimeout(this.deafness);
    if (!this.ready || this.stopping.size === 0) return;
    this.deafness = setTimeout(() => {
      this.dismiss();
      if (this.waiting.size === 0) return;
      try {
        this.worker = this.start();
      } catch (error) {
        this.breakDown("unloadable", String(error));
        return;
      }
      for (const { message } of this.waiting.values()) this.worker.postMessage(message);
      this.watch();
    }, this.patience.cancel);
  }

  /** Restarts the clock while anything is waited for: a dead worker says nothing. */
  private watch(): void {
    clearTimeout(this.silence);
    if (this.waiting.size === 0) return;
    const longest = Math.max(...[...this.waiting.values()].map(({ patience }) => patience));
    const patience = this.ready ? longest : this.patience.load;
    const due = Date.now() + patience;
    this.silence = setTimeout(() => {
      // A computer that slept wakes up with all clocks run down, and the worker slept as well.
      if (Date.now() > due + this.patience.answer) this.watch();
      else this.breakDown("silent", `no answer in ${patience / 1000} seconds`);
    }, patience);
  }

  private dismiss(): void {
    clearTimeout(this.silence);
    clearTimeout(this.deafness);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    this.stopping.clear();
  }

  private breakDown(code: Loss, message: string, why: Why | null = null): void {
    this.dismiss();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { refuse } of waiting) refuse(new EngineError(code, message, [], this.who, why));
  }

  private cancelled(): EngineError {
    return new EngineError("cancelled", "this was cancelled", [], this.who);
  }
}
