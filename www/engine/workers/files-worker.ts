/** The worker for files: SGF, pictures, and whatever else is opened or taken along. */
import { Answers, ofFiles } from "../answers.ts";
import init, * as module from "../generated/files.js";
import { attend, report } from "../jobs/attend.ts";
import type { FileQuestions } from "../protocol.ts";

attend<FileQuestions>(async (send, source) => {
  const { memory } = await init(source);
  const taker = new Answers(ofFiles(module), send, (id, error) => report(send, id, error, memory));
  return { version: module.version(), taker };
});
