/** The trainer for "lock it" and "refute it": views of an argument in the session's places, and its controls. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { BoardHandle, Command, Location } from "../../board/index.ts";
import type { Choice } from "../../engine/engine.ts";
import { MorePart } from "../../kinds/more-part.tsx";
import type { Problem } from "../../kinds/problem.ts";
import { startOf } from "../../kinds/problem-game.ts";
import type { Argued, MountTrainer, Place, Trainer, TrainerNews } from "../../kinds/trainer.ts";
import { useStore } from "../../kit/hooks.ts";
import { mount } from "../../kit/mount.tsx";
import type { Deed } from "../../proof/argument/play.ts";
import { triedAt } from "../../proof/argument/tree.ts";
import { ahead, backward, controlsIn, hintsLeft, isReading, unplayableWords } from "./argue-state.ts";
import { ArgueAfter, ArgueAnswers, ArgueBoard, ArgueWords, type Laid } from "./argue-view.tsx";
import { ProofLink } from "./onward.tsx";
import { type Begun, ProblemArgument } from "./problem-argument.ts";
import { WORDS } from "./words.ts";

export const mountArgue: MountTrainer = (place, problem, on) => new ArgueTrainer(place, problem, on);

class ArgueTrainer extends ProblemArgument implements Trainer {
  private readonly unmount: (() => void)[];
  private board: BoardHandle | null = null;

  constructor(
    private readonly place: Place,
    problem: Problem,
    on: (news: TrainerNews) => void,
  ) {
    super(problem, on);
    const { store } = this;
    const refocus = (): void => this.focus();
    this.unmount = [
      this.shown(place.board, ({ state }) => (
        <ArgueBoard
          {...{ state, place }}
          handle={(board) => {
            this.board = board;
          }}
          on={{
            point: (at) => this.press({ kind: "play", at }),
            pencil: (at) => store.send({ kind: "pencilled", at }),
            command: (command) => this.command(command),
          }}
        />
      )),
      this.shown(place.words, ({ state }) => <ArgueWords state={state} refocus={refocus} />),
      this.shown(place.answers, ({ state }) => (
        <ArgueAnswers
          {...{ state }}
          host={place.answers}
          pass={() => this.press({ kind: "pass" })}
          set={(at: Location) => this.press({ kind: "play", at })}
          act={(deed) => this.act(deed)}
          refocus={() => this.toWords()}
        />
      )),
      ...(place.after ? [this.shown(place.after, ({ state }) => this.after(state))] : []),
    ];
    // After the views have heard of it: who is told finds the board there.
    store.watch(() => store.state.play && on({ kind: "controls" }));
    void this.open();
  }

  /** A view of the state, once there is something to show. */
  private shown(host: Element, View: FunctionComponent<{ state: Laid }>): () => void {
    const { store } = this;
    const Shown = () => {
      const state = useStore(store);
      return state.play && <View state={{ ...state, play: state.play }} />;
    };
    return mount(host, <Shown />);
  }

  get controls(): Trainer["controls"] {
    return controlsIn(this.store.state);
  }

  get reading(): boolean {
    return isReading(this.store.state);
  }

  get hintsLeft(): number {
    return hintsLeft(this.store.state);
  }

  back(): void {
    this.act(backward(this.store.state));
  }

  forward(): void {
    this.act(ahead(this.store.state));
  }

  more(): ComponentChildren {
    const { begun } = this;
    if (!begun) return null;
    return (
      <>
        <MorePart
          diagram={begun.play.state.here.situation.diagram}
          start={startOf(this.problem)}
          moves={begun.of.moves}
        />
        <ProofLink to={this.argued(begun)}>{WORDS.table}</ProofLink>
      </>
    );
  }

  focus(): void {
    this.board?.focus();
  }

  destroy(): void {
    this.close();
    for (const unmount of this.unmount) unmount();
  }

  private after(state: Laid): ComponentChildren {
    const { begun } = this;
    if (!begun || state.closing === null) return null;
    const { situation } = triedAt(state.play.tree, state.root);
    const moves = begun.facts.first(situation);
    return <ArgueAfter {...{ state, moves }} argued={() => this.argued(begun)} question={situation} />;
  }

  private argued({ of }: Begun): Argued {
    const { player, set } = this.problem;
    const { store, line } = this;
    const claim = { player: player ?? "black", set };
    return { start: startOf(this.problem), moves: of.moves, claim, side: store.state.seat, line };
  }

  private act(deed: Deed | null): void {
    if (deed && deed.kind !== "another") this.begun?.play.do(deed);
  }

  private command(command: Command): void {
    if (command === "back") this.back();
    else if (command === "forward") this.forward();
    else if (command === "hint") this.news({ kind: "hint" });
    // A letter may be a slip: it leads to the button, and Enter passes there.
    else this.place.answers.querySelector<HTMLElement>("[data-key=pass]")?.focus();
  }

  override press(choice: Choice): void {
    const { store } = this;
    this.board?.unpencil();
    // A press that does nothing says why.
    const words = unplayableWords(store.state);
    if (words) store.send({ kind: "note", words });
    else super.press(choice);
  }

  /** To what was said, or else to the board. */
  private toWords(): void {
    const head = this.place.words.querySelector<HTMLElement>(".headline");
    if (head) head.focus({ preventScroll: true });
    else this.focus();
  }
}
