/** What the light worker does: each question is answered at once. */
import type { Desk } from "./desk.ts";
import type { LightModule } from "./module.ts";
import type { LightQuestions, Reply, Request } from "./protocol.ts";

export class Answers implements Desk<LightQuestions> {
  constructor(
    private readonly module: LightModule,
    private readonly send: (reply: Reply<LightQuestions>) => void,
    private readonly breakDown: (id: number, error: unknown) => void,
  ) {}

  take(request: Request<LightQuestions>): void {
    try {
      this.send({ kind: "answer", id: request.id, answer: this.answer(request) });
    } catch (error) {
      this.breakDown(request.id, error);
    }
  }

  /** Too late: it was answered before anybody could say so. */
  cancel(): void {}

  private answer({ kind, ask }: Request<LightQuestions>): LightQuestions[keyof LightQuestions]["answer"] {
    const { module } = this;
    switch (kind) {
      case "follow":
        return module.follow(ask.start, ask.moves);
      case "attempt":
        return module.attempt(ask.step, ask.moves);
      case "read":
        return module.read(ask.text);
      case "write":
        return module.write(ask.start, ask.moves, ask.format);
      case "claiming":
        return module.claiming(ask.start, ask.moves, ask.player, ask.set, ask.tap);
      case "stage":
        return module.stage(ask.start, ask.moves, ask.claim);
    }
  }
}
