/** The workers' own files. Bundlers know each by these words, which must stay as they are. */
import type { WorkerLike } from "../supervised.ts";

export const lightFile = () =>
  new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const filesFile = () =>
  new Worker(new URL("../workers/files-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const proofsFile = () =>
  new Worker(new URL("../workers/proofs-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const proverFile = () =>
  new Worker(new URL("../workers/prover-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const practiceFile = () =>
  new Worker(new URL("../workers/practice-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const systemsFile = () =>
  new Worker(new URL("../workers/systems-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;
