/** A worker from a text: it lives at an address that the page makes itself, and has the page's own policy. */
import type { WorkerLike } from "./supervised.ts";

/** A worker's code as a classic script, and its module deflated and in base 64. */
export interface Inline {
  worker: string;
  wasm: string;
}

/** Starts it. Throws, or has an error without a word, where the page allows no such workers. */
export function startInline({ worker: code }: Inline, module: ArrayBuffer): WorkerLike {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const release = () => URL.revokeObjectURL(address);
  try {
    const worker = new Worker(address);
    worker.addEventListener("message", release, { once: true });
    worker.addEventListener("error", release, { once: true });
    // `attend` waits for it before all else.
    worker.postMessage(module);
    return worker as WorkerLike;
  } catch (error) {
    release();
    throw error;
  }
}

/** The bytes of a module that was deflated and written in base 64. */
export function unpack(wasm: string): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(wasm), (sign) => sign.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}
