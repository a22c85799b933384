/** The worker for other rule systems: what each says of a position, where two part, and games by one of them. */

import init, * as module from "../generated/systems.js";
import { attend, report } from "../jobs/attend.ts";
import { SystemsJobs } from "../jobs/systems-jobs.ts";
import type { SystemsQuestions } from "../protocol.ts";

attend<SystemsQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const around = {
    send,
    now: () => performance.now(),
    later: (callback: () => void) => void setTimeout(callback),
  };
  const taker = new SystemsJobs(module, around, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
