/** The prover's worker: it searches for as long as it may, and checks what it finds. */

import init, * as module from "../generated/prover.js";
import { attend, report } from "../jobs/attend.ts";
import { ProverJobs } from "../jobs/prover-jobs.ts";
import { WORN_FROM_BYTES } from "../limits.ts";
import type { ProverQuestions } from "../protocol.ts";

// Unlike a timer this is never slowed down, and messages from the page come in between.
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

attend<ProverQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const around = {
    send,
    now: () => performance.now(),
    later: (callback: () => void, milliseconds: number) => {
      if (milliseconds > 0) return void setTimeout(callback, milliseconds);
      waiting.push(callback);
      turns.port2.postMessage(null);
    },
    isWorn: (heldMegabytes: number) =>
      memory.buffer.byteLength > Math.max(WORN_FROM_BYTES, heldMegabytes * 2 ** 21),
  };
  const taker = new ProverJobs(module, around, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
