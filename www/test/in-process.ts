/** The page's side, the worker's side and the built modules together in one process; only the worker between them is left out. */
import { readFileSync } from "node:fs";
import { Answers, ofFiles, ofLight } from "../engine/answers.ts";
import * as filesModule from "../engine/generated/files.js";
import * as lightModule from "../engine/generated/loja.js";
import * as systemsModule from "../engine/generated/systems.js";
import { type QuestionTaker, report, serve } from "../engine/jobs/attend.ts";
import { SystemsJobs } from "../engine/jobs/systems-jobs.ts";
import type {
  FileQuestions,
  LightQuestions,
  Message,
  Questions,
  Reply,
  SystemsQuestions,
} from "../engine/protocol.ts";
import type { Ways } from "../engine/spawn.ts";
import type { WorkerLike } from "../engine/supervised.ts";

/** A built module of the engine. */
export const builtModule = (name: string): BufferSource =>
  readFileSync(`${process.cwd()}/www/engine/generated/${name}_bg.wasm`);

/** A worker, on this side of the wall: messages are copied and come later. */
export function inProcess<Q extends Questions<Q>>(
  taker: (send: (reply: Reply<Q>) => void) => QuestionTaker<Q>,
): WorkerLike {
  // Every worker tells its version, which the light module knows.
  lightModule.initSync({ module: builtModule("loja") });
  let listen: (event: { data: never }) => void = () => {};
  const send = (reply: Reply<Q>) => {
    const data = structuredClone(reply) as never;
    setTimeout(() => listen({ data }));
  };
  const hear = serve<Q>(send, async () => ({ version: lightModule.version(), taker: taker(send) }));
  return {
    postMessage: (message) => {
      const copy = structuredClone(message) as Message<Q>;
      setTimeout(() => void hear(copy));
    },
    terminate: () => {},
    addEventListener: (type: string, listener: never) => {
      if (type === "message") listen = listener;
    },
  };
}

/** The workers that all pages have, the one that reads files, and the one that knows all rule sets; in the place of `engine/ways/ways.ts` they make the engines real ones. */
export const light: Ways = {
  direct: () =>
    inProcess<LightQuestions>(
      (send) => new Answers(ofLight(lightModule), send, (id, error) => report(send, id, error)),
    ),
  inline: null,
};
export const files: Ways = {
  direct: () => {
    filesModule.initSync({ module: builtModule("files") });
    return inProcess<FileQuestions>(
      (send) => new Answers(ofFiles(filesModule), send, (id, error) => report(send, id, error)),
    );
  },
  inline: null,
};
export const systems: Ways = { direct: systemsWorker, inline: null };
const none: Ways = {
  direct: () => {
    throw new Error("no test has this worker yet");
  },
  inline: null,
};

export { none as practice, none as proofs, none as prover };

export function systemsWorker(): WorkerLike {
  systemsModule.initSync({ module: builtModule("systems") });
  return inProcess<SystemsQuestions>((send) => {
    const around = { send, now: () => performance.now(), later: (turn: () => void) => void setTimeout(turn) };
    return new SystemsJobs(systemsModule, around, (id, error) => report(send, id, error));
  });
}
