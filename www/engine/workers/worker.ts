/** The light worker: what a page needs to play by the rules. */
import { Answers, ofLight } from "../answers.ts";
import init, * as module from "../generated/loja.js";
import { attend, report } from "../jobs/attend.ts";
import type { LightQuestions } from "../protocol.ts";

attend<LightQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const taker = new Answers(ofLight(module), send, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
