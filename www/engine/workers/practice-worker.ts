/** The worker for practice problems: it checks those that somebody set, and looks for new ones. */

import init, * as module from "../generated/practice.js";
import { attend, report } from "../jobs/attend.ts";
import { ProblemJobs } from "../jobs/problem-jobs.ts";
import type { PracticeQuestions } from "../protocol.ts";

attend<PracticeQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const around = {
    send,
    now: () => performance.now(),
    later: (callback: () => void) => void setTimeout(callback),
  };
  const taker = new ProblemJobs(module, around, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
