/** The worker that plays whole games: a move at a time, within its limits. */

import init, * as module from "../generated/opponent.js";
import { attend, report } from "../jobs/attend.ts";
import { OpponentJobs } from "../jobs/opponent-jobs.ts";
import type { OpponentQuestions } from "../protocol.ts";

attend<OpponentQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const around = {
    send,
    now: () => performance.now(),
    later: (callback: () => void) => void setTimeout(callback),
  };
  const taker = new OpponentJobs(module, around, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
