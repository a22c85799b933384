/**
 * Starts a worker wherever that can be done: from its own file, or else from a text that came like a script, since
 * pages of another host, sandboxes and some bundlers have no such file. It keeps questions meanwhile, so that to the
 * outside this is one worker that takes its time to load.
 */

import type { Why } from "./error.ts";
import { type Inline, startInline, unpack } from "./from-text.ts";
import type { WorkerLike } from "./supervised.ts";
import { mayCompile } from "./wasm.ts";

/** How a worker may be started. A build that can't have one of them says null; it has to have the other. */
export interface Ways {
  /** From its own file. Throws where the page may not have that. */
  direct: (() => WorkerLike) | null;
  /** The worker as a text, fetched on demand. */
  inline: (() => Promise<Inline>) | null;
}

/** The findings on this page, for all of its workers and for those that replace them. */
export interface Learnt {
  /** Workers do not start from their own files here. */
  inline: boolean;
}

/** The surroundings that tests replace. */
export interface Around {
  unpack(wasm: string): Promise<ArrayBuffer>;
  start(text: Inline, module: ArrayBuffer): WorkerLike;
  mayCompile(): boolean;
}

interface Failure {
  why: Why;
  message: string;
}

const learntHere: Learnt = { inline: false };
const here: Around = { unpack, start: startInline, mayCompile };

/** Gives what starts a worker, and starts the next one in the way that worked. */
export function spawner(ways: Ways, learnt = learntHere, around = here): () => WorkerLike {
  return () => new Attempts(ways, learnt, around);
}

class Attempts implements WorkerLike {
  private worker: WorkerLike | null = null;
  private ready = false;
  private over = false;
  /** Whether it is the second way's turn. */
  private inlined = false;
  /** The failure of the first way. */
  private before: Failure | null = null;
  /** All that was said to a worker that may turn out to be none. */
  private kept: unknown[] = [];
  private readonly hearers: ((event: { data: never }) => void)[] = [];
  private readonly losers: ((event: { message?: string }) => void)[] = [];

  constructor(
    private readonly ways: Ways,
    private readonly learnt: Learnt,
    private readonly around: Around,
  ) {
    const { direct, inline } = ways;
    if (inline && (learnt.inline || !direct)) void this.goInline(inline);
    else if (direct) this.goDirect(direct);
  }

  postMessage(message: unknown): void {
    // What can't be copied is refused here and now, whichever worker gets it.
    if (!this.ready) this.kept.push(structuredClone(message));
    this.worker?.postMessage(message);
  }

  terminate(): void {
    // Given up while it was loading: its file may be one that never comes.
    if (!this.ready && !this.over && this.ways.inline) this.learnt.inline = !this.inlined;
    this.over = true;
    this.worker?.terminate();
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === "message") this.hearers.push(listener as (event: { data: never }) => void);
    else this.losers.push(listener as (event: { message?: string }) => void);
  }

  private goDirect(direct: () => WorkerLike): void {
    const failed = (failure: Failure) => {
      this.worker = null;
      this.before = failure;
      if (this.ways.inline) void this.goInline(this.ways.inline);
      else this.giveUp(failure);
    };
    try {
      this.attend(direct(), "file", failed);
    } catch (error) {
      // The listeners come after the constructor.
      queueMicrotask(() => failed({ why: "worker", message: String(error) }));
    }
  }

  private async goInline(inline: () => Promise<Inline>): Promise<void> {
    this.inlined = true;
    const failed = (failure: Failure) => {
      // Without the text nothing is known but that the file of the first way didn't help either.
      const first = failure.why === "file" ? this.before : null;
      this.learnt.inline = false;
      this.giveUp(first?.why === "wasm" ? first : failure);
    };
    // The listeners come after the constructor.
    await null;
    // It will be under the policy of the page, so there is no need to fetch what can't be used.
    if (!this.around.mayCompile())
      return failed({ why: "wasm", message: "the page’s policy lets no module be compiled" });
    let text: Inline;
    let module: ArrayBuffer;
    try {
      text = await inline();
      module = await this.around.unpack(text.wasm);
    } catch (error) {
      return failed({ why: "file", message: String(error) });
    }
    if (this.over) return;
    try {
      // It has no file that could be missing: when it says nothing, it was not let in.
      this.attend(this.around.start(text, module), "worker", failed);
      this.learnt.inline = true;
      for (const message of this.kept) this.worker?.postMessage(message);
    } catch (error) {
      failed({ why: "worker", message: String(error) });
    }
  }

  /** Listens to a worker until it is ready, and passes on what comes after that. `silent` is why one fails that says nothing. */
  private attend(worker: WorkerLike, silent: Why, failed: (failure: Failure) => void): void {
    this.worker = worker;
    const fail = (failure: Failure) => {
      if (worker !== this.worker) return;
      worker.terminate();
      if (!this.over) failed(failure);
    };
    worker.addEventListener("message", (event: { data: never }) => {
      if (worker !== this.worker) return;
      const said = event.data as { kind: string; message: string; why: Why };
      if (said.kind === "unloadable") return fail(said);
      if (said.kind === "ready") {
        this.ready = true;
        this.kept = [];
      }
      for (const hear of this.hearers) hear(event);
    });
    const lost = (event: { message?: string }) => {
      if (worker !== this.worker) return;
      if (this.ready) for (const lose of this.losers) lose(event);
      else if (event.message) fail({ why: "file", message: event.message });
      else fail({ why: silent, message: "the worker did not start" });
    };
    worker.addEventListener("error", lost);
    worker.addEventListener("messageerror", lost);
  }

  private giveUp({ why, message }: Failure): void {
    if (this.over) return;
    this.over = true;
    this.worker = null;
    for (const hear of this.hearers) hear({ data: { kind: "unloadable", message, why } as never });
  }
}
