/** Stand-ins for the tests of this folder; nothing else imports them. */
import type { EngineError } from "./error.ts";
import type { WorkerLike } from "./supervised.ts";

// The tests' replies are of many protocols, and wrong ones on purpose.
interface Said {
  id: number;
  kind: string;
  ask?: unknown;
}

/** A worker whose replies the test gives by hand. */
export class FakeWorker implements WorkerLike {
  asked: Said[] = [];
  ended = false;
  private hear: (event: { data: unknown }) => void = () => {};
  private fail: (event: { message?: string }) => void = () => {};

  postMessage(message: unknown): void {
    this.asked.push(message as Said);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === "message") this.hear = listener as typeof this.hear;
    if (type === "error") this.fail = listener as typeof this.fail;
  }
  says(reply: { kind: string } & Record<string, unknown>): void {
    this.hear({ data: reply });
  }
  breaks(message: string): void {
    this.fail({ message });
  }
}

export const caught = (promise: Promise<unknown>): Promise<EngineError> =>
  promise.then(
    () => {
      throw new Error("an answer came where none was expected");
    },
    (error) => error,
  );
