/** The worker for proofs that somebody takes along. */
import { Answers, ofProofs } from "./answers.ts";
import { attend, report } from "./attend.ts";
import init, * as module from "./generated/proofs.js";
import type { TakenQuestions } from "./protocol.ts";

attend<TakenQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const taker = new Answers(ofProofs(module), send, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
