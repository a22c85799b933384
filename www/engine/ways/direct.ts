/** The workers' own files. Bundlers know each by these words, which must stay as they are. */
import type { WorkerLike } from "../supervised.ts";

export const lightFile = () =>
  new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const filesFile = () =>
  new Worker(new URL("../files-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const proofsFile = () =>
  new Worker(new URL("../proofs-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const proverFile = () =>
  new Worker(new URL("../prover-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const practiceFile = () =>
  new Worker(new URL("../practice-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;

export const systemsFile = () =>
  new Worker(new URL("../systems-worker.ts", import.meta.url), { type: "module" }) as WorkerLike;
