/** The one prover of the page. A file of its own, so that only pages that use it load it. */
import { Prover } from "./prover.ts";
import type { WorkerLike } from "./supervised.ts";

/** Takes its time: who wins, and why. */
export const prover = /* @__PURE__ */ new Prover(
  () => new Worker(new URL("./prover-worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
);
