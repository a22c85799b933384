/** The choice of a claim: what is taken in, by presses or from the engine's list, and what is said of it. */
import { type Color, engine, type Location, troubleWords } from "../engine/engine.ts";
import { Chooser } from "./argument/chooser.ts";
import type { Offers } from "./argument/offers.ts";
import type { CourseGround } from "./course-ground.ts";
import { everything } from "./table-state.ts";
import { TABLE } from "./words.ts";

export class ClaimChoice {
  readonly chooser: Chooser;
  /** The claims that the engine finds, where they are looked for. */
  readonly offers: Offers | null;

  constructor(
    private readonly course: CourseGround,
    offers?: (changed: () => void) => Offers,
  ) {
    const { start, moves } = course.options;
    this.chooser = new Chooser(start, moves, engine, () => this.chosen());
    this.offers = offers?.(() => this.offered()) ?? null;
  }

  private offered(): void {
    const { offers } = this;
    if (!offers) return;
    const { report, running } = offers;
    this.course.set({ offered: { report, running, worst: (claim) => offers.worst(claim) } });
  }

  /** Puts a claim there to begin with. */
  async put(player: Color, set: readonly Location[]): Promise<void> {
    await this.chooser.set(player, set);
    if (this.course.closed) return;
    if (this.chooser.fault) throw this.chooser.fault;
    this.chooser.forget();
    this.showChosen();
  }

  /** A region or a point is taken in or left out; the count, the border and the test come under the board. */
  tap(at: Location): void {
    void this.chooser.tap({ kind: this.course.state.points ? "point" : "block", at }).then(() => {
      if (!this.course.closed && this.course.options.lesson) this.course.wish("answer");
    });
  }

  /** The chosen set has changed, or a tap was refused. */
  private chosen(): void {
    if (this.course.closed) return;
    this.showChosen();
    if (this.chooser.fault) this.course.options.article?.failed(this.chooser.fault);
    const { claiming, fault, session } = this.course.state;
    if (!claiming || session.phase !== "choosing") return;
    const { headline, words, set } = claiming;
    this.course.say(fault || (set.length > 0 ? `${headline} ${words}` : TABLE.nothingChosen));
  }

  showChosen(): void {
    const { claiming, fault, canBack: back, canForward: forward } = this.chooser;
    const words = fault ? troubleWords(fault) : "";
    this.course.store.send({ kind: "chosen", claiming, before: { back, forward }, fault: words });
  }

  choose(set: readonly Location[] | "all", player = this.chooser.player): void {
    void this.chooser.set(player, set === "all" ? everything(this.course.state) : set);
  }
}
