/** Finding a claim: a set that grows and shrinks by presses, and what the reader expects of it. */
import { otherColor } from "../../board/color.ts";
import { element } from "../../dom.ts";
import {
  type Claiming,
  engine,
  type Location,
  type Move,
  type PositionInput,
  type Situation,
  troubleWords,
} from "../../engine/engine.ts";
import { Chooser } from "../../proof/argument/chooser.ts";
import type { Guess } from "../../proof/argument/proof-session.ts";
import { ChoosingPart } from "../../proof/choosing.ts";
import type { Lesson } from "../../proof/lesson/lesson.ts";
import { headline } from "../../proof/ui.ts";
import { choosingView } from "../../proof/view.ts";
import type { ElementActs } from "./element-controls.ts";
import type { Seat } from "./seat.ts";

export interface ChoosingOn {
  changed(): void;
  test(claiming: Claiming, guess: Guess): void;
  refocus(): void;
}

const HOW = "Press a region of the board to take it in or leave it out.";

export class Choosing {
  private readonly chooser: Chooser;
  private readonly part: ChoosingPart;
  private guess: Guess | null = null;
  private point = false;
  private chosen = "";
  private situation: Situation | null = null;

  constructor(
    private readonly seat: Seat,
    private readonly of: { start: PositionInput; moves: Move[] },
    private readonly on: ChoosingOn,
  ) {
    this.chooser = new Chooser(of.start, of.moves, engine, () => this.changed());
    this.part = new ChoosingPart(
      {
        player: (color) => void this.chooser.set(color, this.chooser.claiming?.set ?? []),
        points: (on) => {
          this.point = on;
        },
        set: (set) => void this.chooser.set(this.chooser.player, set === "all" ? this.everything() : set),
        guess: (guess) => {
          this.guess = guess;
          this.show();
        },
        test: () => {
          const { claiming } = this.chooser;
          if (claiming && this.guess) this.on.test(claiming, this.guess);
        },
      },
      on.refocus,
      free(),
    );
  }

  /** Settles when the empty set is there. */
  async open(): Promise<void> {
    const { start, moves } = this.of;
    this.situation = (await engine.follow(start, moves)).situations.at(-1) ?? null;
    await this.chooser.set("black", []);
    if (this.chooser.fault) throw this.chooser.fault;
    this.chooser.forget();
    this.show();
  }

  get parts(): HTMLElement[] {
    const words = element(
      "div",
      { class: "answer-part" },
      headline(null, "Claim a set."),
      element("p", {}, HOW),
    );
    return [words, this.part.element];
  }

  readonly phase = {
    shown: () => {
      const { claiming } = this.chooser;
      const { situation } = this;
      if (!situation) throw new RangeError("a claim is chosen on a board");
      const view = choosingView(situation, {
        set: claiming?.set ?? [],
        player: this.chooser.player,
        broken: claiming?.broken ?? null,
      });
      return { view, roles: "", acts: this.acts() };
    },
    press: (at: Location): void => void this.chooser.tap({ kind: this.point ? "point" : "block", at }),
    close: (): void => {},
  };

  private acts(): ElementActs {
    const { chooser } = this;
    const turned = otherColor(chooser.player);
    return {
      back: chooser.canBack ? () => chooser.back() : null,
      forward: chooser.canForward ? () => chooser.forward() : null,
      "undo-all": chooser.claiming?.set.length ? () => void chooser.set(chooser.player, []) : null,
      hint: null,
      side: () => void chooser.set(turned, chooser.claiming?.set ?? []),
    };
  }

  private everything(): Location[] {
    return this.situation?.stones.map((_, at) => at) ?? [];
  }

  private changed(): void {
    const { claiming, fault } = this.chooser;
    // Whoever changes the claim has not yet said anything about the new one.
    const now = JSON.stringify([claiming?.player, claiming?.set]);
    if (now !== this.chosen) this.guess = null;
    this.chosen = now;
    this.show();
    this.on.changed();
    if (fault) this.seat.failed(fault);
    if (claiming) this.seat.say(fault ? troubleWords(fault) : `${claiming.headline} ${claiming.words}`);
  }

  private show(): void {
    const { chooser, guess, point } = this;
    const { player, claiming, fault } = chooser;
    this.part.show({
      player,
      claiming,
      guess,
      points: point,
      fault: fault ? troubleWords(fault) : "",
      done: false,
    });
  }
}

/** What the part asks of whoever gives the task: nothing is given here, and either player may claim. */
const free = (): Lesson => ({
  board: element("div"),
  aside: element("div"),
  level: null,
  fixed: false,
  atOnce: false,
  side: null,
  players: "both",
  hints: () => [],
  hintsAt: element("div"),
  addHint: () => {},
  done: () => false,
  on: () => {},
});
