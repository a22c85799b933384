/** How far a search may go, and the searching itself: slice after slice, with the event loop in between. */
import type { Budget } from "../protocol.ts";
import { bad } from "./arguments.ts";
import type { Limits, Progress } from "./types.ts";

/** Numbers of wasm end here. */
const MOST_NODES = 2 ** 32 - 1;
const MOST_MEGABYTES = 2048;

export function budgetOf({ maxNodes, maxSeconds, maxMegabytes }: Limits): Required<Budget> {
  const nodes = limit("maxNodes", maxNodes, MOST_NODES) ?? MOST_NODES;
  const seconds = limit("maxSeconds", maxSeconds, Number.MAX_VALUE);
  const megabytes = limit("maxMegabytes", maxMegabytes, Number.MAX_VALUE) ?? 1024;
  if (megabytes > MOST_MEGABYTES)
    throw bad("bad-limit", `maxMegabytes is ${megabytes}; the engine has ${MOST_MEGABYTES} at most.`);
  const milliseconds = 1000 * (seconds ?? (maxNodes === undefined ? 30 : Number.MAX_SAFE_INTEGER));
  return { nodes: Math.ceil(nodes), megabytes: Math.ceil(megabytes), milliseconds };
}

function limit(name: string, value: number | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && value > 0) return Math.min(value, most);
  const told = typeof value === "string" ? `the text “${value}”` : String(value);
  throw bad("bad-limit", `${name} is ${told}; it has to be a number above 0.`);
}

/** Where other things get their turn: Node's own, or a timer. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { setImmediate } = globalThis as { setImmediate?: (then: () => void) => void };
    if (setImmediate) setImmediate(resolve);
    else setTimeout(resolve);
  });

/** Works in slices until one says that it was the last. */
export async function inSlices(
  { signal, onProgress }: Limits,
  slice: () => boolean,
  progress: () => Progress,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const last = slice();
    onProgress?.(progress());
    if (last) return;
    await turn();
  }
}
