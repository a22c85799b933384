/** The light worker: what a page needs to play by the rules. */
import { Answers } from "./answers.ts";
import { report, serve } from "./desk.ts";
import init, * as module from "./generated/loja.js";
import type { LightQuestions, Message, Reply } from "./protocol.ts";

const send = (reply: Reply<LightQuestions>): void => postMessage(reply);

const hear = serve<LightQuestions>(send, async () => {
  const { memory } = await init();
  const desk = new Answers(module, send, (id, error) => report(send, id, error, memory));
  return { version: module.version(), desk };
});

addEventListener("message", ({ data }: MessageEvent<Message<LightQuestions>>) => void hear(data));
