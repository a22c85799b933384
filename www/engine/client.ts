/**
 * The page's side of the engine: asks, waits, and copes with a worker that does not load, crashes
 * or falls silent. Whatever happens, every question is answered or refused, and the next question
 * finds a worker again.
 */
import type { Attempt, Line, Move, PositionInput, Step } from "./generated/loja.js";
import type { Fault, Kind, Questions, Reply } from "./protocol.ts";

/** The part of a `Worker` that is used here, so that tests can bring their own. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: Reply }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: { message?: string }) => void): void;
}

/** Why there is no answer: the engine is missing, or the question was bad. */
export class EngineError extends Error {
  constructor(
    /** `unloadable`, `crashed`, `silent`, or the engine's own code for a bad question. */
    readonly code: string,
    message: string,
    readonly points: number[] = [],
  ) {
    super(message);
    this.name = "EngineError";
  }

  /** True when asking again may help, since a new worker will be started. */
  get passing(): boolean {
    return this.code === "unloadable" || this.code === "crashed" || this.code === "silent";
  }
}

interface Waiting {
  settle(answer: Questions[Kind]["answer"]): void;
  refuse(error: EngineError): void;
}

/** How long to wait: for the module to load on a slow line, and for an answer once it runs. */
export interface Patience {
  load: number;
  answer: number;
}

export class Engine {
  private worker: WorkerLike | null = null;
  private ready = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly spawn: () => WorkerLike,
    private readonly patience: Patience = { load: 60_000, answer: 10_000 },
  ) {}

  /** The situations that a line of moves leads through. */
  follow(start: PositionInput | string, moves: readonly Move[]): Promise<Line> {
    return this.ask("follow", { start, moves: [...moves] });
  }

  /** The judgement on a reader's moves in a step. */
  attempt(step: Step, moves: readonly Move[]): Promise<Attempt> {
    return this.ask("attempt", { step, moves: [...moves] });
  }

  private ask<K extends Kind>(kind: K, question: Questions[K]["ask"]): Promise<Questions[K]["answer"]> {
    const id = this.next++;
    return new Promise((settle, refuse) => {
      this.waiting.set(id, { settle: settle as Waiting["settle"], refuse });
      try {
        this.worker ??= this.start();
        this.worker.postMessage({ id, kind, ...question });
      } catch (error) {
        this.breakDown("unloadable", String(error));
        return;
      }
      this.watch();
    });
  }

  private start(): WorkerLike {
    const worker = this.spawn();
    this.ready = false;
    worker.addEventListener("message", ({ data }) => {
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

  private hear(reply: Reply): void {
    if (reply.kind === "unloadable") this.breakDown("unloadable", reply.message);
    else if (reply.kind === "crash") this.breakDown("crashed", reply.message);
    else {
      if (reply.kind === "ready") this.ready = true;
      else this.settle(reply);
      this.watch();
    }
  }

  private settle(reply: Extract<Reply, { kind: "answer" | "fault" }>): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.kind === "answer") waiting?.settle(reply.answer);
    else waiting?.refuse(bad(reply.fault));
  }

  /** Restarts the clock while anything is waited for: a dead worker says nothing. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.waiting.size === 0) return;
    const patience = this.ready ? this.patience.answer : this.patience.load;
    this.timer = setTimeout(
      () => this.breakDown("silent", `no answer in ${patience / 1000} seconds`),
      patience,
    );
  }

  private breakDown(code: "unloadable" | "crashed" | "silent", message: string): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { refuse } of waiting) refuse(new EngineError(code, message));
  }
}

function bad(fault: Fault): EngineError {
  return new EngineError(fault.code, fault.message, fault.points);
}
