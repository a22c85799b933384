/** The common part of all workers: they load a module, take messages, and say so when it breaks. */
import type { TextPlace } from "../generated/prover.js";
import type { Fault, Message, Questions, Reply, Request } from "../protocol.ts";
import { mayCompile } from "../wasm.ts";

/** Where questions are laid. Answers are sent, now or later. */
export interface QuestionTaker<Q extends Questions<Q>> {
  take(request: Request<Q>): void;
  cancel(id: number): void;
}

type Send<Q extends Questions<Q>> = (reply: Reply<Q>) => void;
type Loaded<Q extends Questions<Q>> = Promise<{ version: string; taker: QuestionTaker<Q> }>;

/** The argument of a module's `init`: nothing when it knows itself where its file is. */
export type Source = { module_or_path: BufferSource } | undefined;

/**
 * All that a worker does. One that was started from a text has no address to fetch its module from, so
 * that comes as the first message.
 */
export function attend<Q extends Questions<Q>>(load: (send: Send<Q>, source: Source) => Loaded<Q>): void {
  const send: Send<Q> = (reply) => postMessage(reply);
  const begin = (source: Source) => {
    const hear = serve<Q>(send, () => load(send, source));
    addEventListener("message", ({ data }: MessageEvent<Message<Q>>) => void hear(data));
  };
  if (location.protocol !== "blob:") begin(undefined);
  else {
    const first = ({ data }: MessageEvent<BufferSource>) => begin({ module_or_path: data });
    addEventListener("message", first, { once: true });
  }
}

/** Loads a module and gives the listener for messages; those that come early wait. */
export function serve<Q extends Questions<Q>>(
  send: Send<Q>,
  load: () => Loaded<Q>,
): (message: Message<Q>) => Promise<void> {
  const loaded = load().then(
    ({ version, taker }) => {
      send({ kind: "ready", version });
      return taker;
    },
    (error: unknown) => {
      send({ kind: "unloadable", message: String(error), why: mayCompile() ? "file" : "wasm" });
      return null;
    },
  );
  return async (message) => {
    const taker = await loaded;
    if (!taker) return;
    if (isCancel(message)) {
      taker.cancel(message.id);
      send({ kind: "cancelled", id: message.id });
    } else taker.take(message);
  };
}

function isCancel<Q extends Questions<Q>>(
  message: Message<Q>,
): message is Extract<Message<Q>, { kind: "cancel" }> {
  return message.kind === "cancel";
}

/** Says what went wrong with a question. True when the module broke down and nothing in it can be trusted. */
export function report<Q extends Questions<Q>>(
  send: Send<Q>,
  id: number,
  error: unknown,
  memory?: WebAssembly.Memory,
): boolean {
  const told = faultOf(error);
  if (told) send({ kind: "fault", id, fault: told });
  else send({ kind: "crash", id, message: String(error), memory: isExhausted(memory) });
  return !told;
}

/** The engine's own errors carry a code; anything else is a breakdown, not an answer. */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const points = "points" in error && Array.isArray(error.points) ? error.points.map(Number) : [];
  const place = "place" in error ? (error.place as TextPlace) : undefined;
  return { code: error.code, message: error.message, points, ...(place && { place }) };
}

const PAGE = 1 << 16;

/**
 * Whether a broken module can get no more memory. It asks for half as much again, as a list that
 * grows would have; what it gets is of no use any more and goes with the worker.
 */
function isExhausted(memory: WebAssembly.Memory | undefined): boolean {
  if (!memory) return false;
  try {
    memory.grow(Math.ceil(memory.buffer.byteLength / 2 / PAGE));
    return false;
  } catch {
    return true;
  }
}
