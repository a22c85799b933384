/** The worker for proofs that come from somebody, to be checked, and for those that somebody takes along. */
import { Answers, ofProofs } from "../answers.ts";
import init, * as module from "../generated/proofs.js";
import { attend, report } from "../jobs/attend.ts";
import type { TakenQuestions } from "../protocol.ts";

attend<TakenQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const taker = new Answers(ofProofs(module), send, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
