/** The trainer for "lock it" and "refute it": a board and words around an argument, and the controls of the session. */
import type { ComponentChildren } from "preact";
import type { Command, Location } from "../../board/index.ts";
import type { Choice } from "../../engine/engine.ts";
import { MorePart } from "../../kinds/more-part.tsx";
import type { Problem } from "../../kinds/problem.ts";
import { startOf } from "../../kinds/problem-game.ts";
import type { Argued, MountTrainer, Place, Trainer, TrainerNews } from "../../kinds/trainer.ts";
import { triedAt } from "../../proof/argument/tree.ts";
import { ProofLink, toProof } from "./onward.tsx";
import { Parts } from "./parts.ts";
import { type Begun, ProblemArgument } from "./problem-argument.ts";
import { ahead, backward } from "./walking.ts";

export const mountArgue: MountTrainer = (place, problem, on) => new ArgueTrainer(place, problem, on);

class ArgueTrainer implements Trainer {
  private readonly argument: ProblemArgument;
  private readonly parts: Parts;
  private pencilled: Location | null = null;
  /** The task is written. */
  private told = false;

  constructor(
    private readonly place: Place,
    private readonly problem: Problem,
    private readonly on: (news: TrainerNews) => void,
  ) {
    this.argument = new ProblemArgument(problem, { news: on, changed: () => this.show() });
    this.parts = new Parts(place, {
      point: (at) => this.press({ kind: "play", at }),
      pencil: (at) => this.pencil(at),
      command: (command) => this.command(command),
    });
    void this.argument.open();
  }

  get controls(): Trainer["controls"] {
    const { begun, root, done, solution } = this.argument;
    if (!begun) return { back: false, forward: false, restart: false, side: false, more: false };
    const { play } = begun;
    return {
      back: backward(play, root) !== null,
      forward: ahead(play, solution) !== null,
      restart: play.walk !== null || play.tree.at !== root,
      side: done,
      more: true,
    };
  }

  get reading(): boolean {
    const { begun, over, amiss } = this.argument;
    return over || amiss !== null || (begun !== null && begun.play.walk !== null);
  }

  back(): void {
    const { begun, root } = this.argument;
    if (begun) backward(begun.play, root)?.();
  }

  forward(): void {
    const { begun, solution } = this.argument;
    if (begun) ahead(begun.play, solution)?.();
  }

  restart(): void {
    this.argument.restart();
  }

  side(): void {
    this.argument.side();
  }

  get hintsLeft(): number {
    return this.argument.hintsLeft;
  }

  hint(): Promise<boolean> {
    return this.argument.hint();
  }

  reveal(): void {
    // The button that was pressed is gone by then.
    void this.argument.reveal().then(() => this.parts.regain());
  }

  more(): ComponentChildren {
    const { begun } = this.argument;
    if (!begun) return null;
    const { diagram } = begun.play.here.situation;
    return (
      <>
        <MorePart diagram={diagram} start={startOf(this.problem)} moves={begun.of.moves} />
        <ProofLink to={this.argued(begun)}>Open this place at the proof table</ProofLink>
      </>
    );
  }

  private argued({ of }: Begun): Argued {
    const { seat, line } = this.argument;
    const { player, set } = this.problem;
    const claim = { player: player ?? "black", set };
    return { start: startOf(this.problem), moves: of.moves, claim, side: seat, line };
  }

  focus(): void {
    this.parts.desk.focus();
  }

  destroy(): void {
    this.argument.close();
  }

  private command(command: Command): void {
    if (command === "back") this.back();
    else if (command === "forward") this.forward();
    else if (command === "hint") this.on({ kind: "hint" });
    // A letter may be a slip: it leads to the button, and Enter passes there.
    else this.place.answers.querySelector<HTMLElement>("[data-key=pass]")?.focus();
  }

  private press(choice: Choice): void {
    const { desk } = this.parts;
    desk.unpencil();
    // A press that does nothing says why.
    const { unplayable } = this.argument;
    if (unplayable) desk.note(unplayable);
    else this.argument.press(choice);
  }

  private pencil(at: Location | null): void {
    this.pencilled = at;
    this.show();
  }

  private show(): void {
    const { argument, pencilled } = this;
    const { begun } = argument;
    if (!begun) return;
    const { play, facts, ground } = begun;
    if (!this.told) this.parts.task(this.problem, ground.board);
    this.told = true;
    this.parts.show(argument, begun, pencilled, {
      pass: () => this.press({ kind: "pass" }),
      play: () => pencilled !== null && this.press({ kind: "play", at: pencilled }),
      takeBack: (to) => play.visit(to),
      after: () => {
        const { situation } = triedAt(play.tree, argument.root);
        return {
          situation,
          moves: facts.first(situation),
          made: argument.first,
          way: toProof("Play it to the end", this.argued(begun)),
        };
      },
    });
    this.on({ kind: "controls" });
  }
}
