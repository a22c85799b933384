/** The work of all workers but the prover: they answer each question at once. */
import type { QuestionTaker } from "./jobs/attend.ts";
import type { FilesModule, LightModule, ProofsModule } from "./jobs/module.ts";
import type { FileQuestions, LightQuestions, Questions, Reply, Request, TakenQuestions } from "./protocol.ts";

/** The answerer of each question. */
export type Answering<Q extends Questions<Q>> = { [K in keyof Q]: (ask: Q[K]["ask"]) => Q[K]["answer"] };

export const ofLight = (module: LightModule): Answering<LightQuestions> => ({
  follow: ({ start, moves }) => module.follow(start, moves),
  attempt: ({ step, moves }) => module.attempt(step, moves),
  read: ({ text }) => module.read(text),
  write: ({ start, moves, format }) => module.write(start, moves, format),
  claiming: ({ start, moves, player, set, tap }) => module.claiming(start, moves, player, set, tap),
  stage: ({ start, moves, claim }) => module.stage(start, moves, claim),
});

export const ofFiles = (module: FilesModule): Answering<FileQuestions> => ({
  read: ({ text }) => module.readFile(text),
  write: ({ start, moves, format }) => module.writeFile(start, moves, format),
});

export const ofProofs = (module: ProofsModule): Answering<TakenQuestions> => ({
  check: ({ text }) => {
    const since = performance.now();
    const checked = module.check(text);
    const elapsed = performance.now() - since;
    return { ...checked, elapsed, bytes: new TextEncoder().encode(text).length };
  },
  proofFile: ({ certificate, moves }) => module.proofFile(certificate, moves),
});

export class Answers<Q extends Questions<Q>> implements QuestionTaker<Q> {
  constructor(
    private readonly answering: Answering<Q>,
    private readonly send: (reply: Reply<Q>) => void,
    private readonly breakDown: (id: number, error: unknown) => void,
  ) {}

  take({ id, kind, ask }: Request<Q>): void {
    try {
      this.send({ kind: "answer", id, answer: this.answering[kind](ask) });
    } catch (error) {
      this.breakDown(id, error);
    }
  }

  /** Too late: it was answered before anybody could say so. */
  cancel(): void {}
}
