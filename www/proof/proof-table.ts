/** The course of a proof table: a claim is chosen, its worst case set up, and argued with the engine. */
import {
  type Checked,
  type Choice,
  type ClaimInput,
  engine,
  type Line,
  type Location,
  prover,
  type Stage,
  troubleWords,
  type Verdict,
} from "../engine/engine.ts";
import { Chooser } from "./chooser.ts";
import { isCancelled, Judge } from "./judge.ts";
import { type Kept, keep } from "./keep.ts";
import type { LessonNews } from "./lesson.ts";
import { Offers } from "./offers.ts";
import type { ProofOptions } from "./options.ts";
import { Panels, type TableActs, type TableState } from "./panels.ts";
import { type News, Play } from "./play.ts";
import { advance, beginSession, type Claim, type Event, type Session } from "./session.ts";
import { spokenNews } from "./spoken.ts";
import { StagingPart } from "./staging.ts";
import { lineTo } from "./tree.ts";
import { NAMES, other, provedWords } from "./words.ts";

export class ProofTable {
  readonly panels: Panels;
  private session: Session;
  private base: Line | null = null;
  private stage: Stage | null = null;
  private play: Play | null = null;
  private judge: Judge | null = null;
  private points = false;
  private fault = "";
  private saveFault = "";
  /** The verdict that was told last. */
  private told: Verdict | null = null;
  private closed = false;
  private readonly chooser: Chooser;
  private readonly offers: Offers;

  constructor(
    host: HTMLElement,
    private readonly options: ProofOptions,
    openChecked: (checked: Checked) => void,
  ) {
    const { start, moves, lesson } = options;
    this.session = beginSession(
      { player: "black", set: [] },
      lesson?.fixed ? (lesson.side ?? "refuter") : undefined,
    );
    this.chooser = new Chooser(start, moves, engine, () => this.chosen());
    this.offers = new Offers({ start, moves }, prover, engine, () => this.panels.showClaims());
    this.panels = new Panels(
      host,
      () => this.state(),
      this.acts(openChecked),
      prover,
      options.lesson ?? null,
    );
    void this.open();
  }

  destroy(): void {
    this.closed = true;
    this.offers.stop();
    this.judge?.close();
    this.play?.close();
    this.panels.frame.destroy();
  }

  private state(): TableState {
    const { session, base, stage, play, judge, points, fault, saveFault, chooser, offers } = this;
    const title = this.options.title ?? "";
    return { session, base, stage, play, judge, points, fault, saveFault, chooser, offers, title };
  }

  private acts(openChecked: (checked: Checked) => void): TableActs {
    const { chooser } = this;
    return {
      press: (at) => this.press(at),
      pass: () => this.pass(),
      player: (color) => void chooser.set(color, chooser.claiming?.set ?? []),
      points: (on) => {
        this.points = on;
      },
      set: (set) => void chooser.set(chooser.player, set === "all" ? this.everything() : set),
      guess: (guess) => this.on({ kind: "guess", guess, side: this.options.lesson?.side ?? null }),
      test: () => void this.test(),
      step: (to) => this.stepTo(to),
      side: (side) => (this.play ? this.play.changeSide(side) : this.on({ kind: "side", side })),
      play: () => this.begin([]),
      openClaim: (claim) => this.openClaim(claim),
      another: this.options.lesson?.fixed ? null : () => this.chooseAgain(),
      back: () => this.chooseAgain(),
      keep: (kind) => void this.keep(kind),
      links: this.options.onLink !== undefined,
      leave: this.options.onLeave ? () => this.options.onLeave?.() : null,
      certificate: { say: (words) => this.say(words), play: openChecked },
    };
  }

  private say(words: string): void {
    this.panels.frame.say(words);
  }

  /** Lays the position on the table, and the claim if one was given. */
  private async open(): Promise<void> {
    const { start, moves, claim, side, line } = this.options;
    const work = async (): Promise<void> => {
      this.base = await engine.follow(start, moves);
      if (this.closed) return;
      const set = claim?.set ?? [];
      await this.chooser.set(claim?.player ?? "black", set === "all" ? this.everything() : set);
      if (this.closed) return;
      if (this.chooser.fault) throw this.chooser.fault;
      this.chooser.forget();
      this.panels.show();
      if (this.options.lesson && !side) return;
      // A link may be edited by hand: a claim without a border is shown as one that is being chosen.
      if (!claim || !this.chooser.claiming?.bordered) return this.offers.find();
      await this.test();
      if (side) this.on({ kind: "side", side });
      if (side && line && line.length > 0) this.begin(line);
    };
    await this.try(work, () => void this.open());
  }

  /** Does something with the engine; when there is no answer, says so and offers to try again. */
  private async try(work: () => Promise<void>, again: () => void): Promise<void> {
    try {
      await work();
      if (!this.closed) this.panels.notice("", null);
    } catch (error) {
      if (!this.closed && !isCancelled(error)) this.panels.notice(troubleWords(error), again);
    }
  }

  private everything(): Location[] {
    return this.base?.board.points.map((_, at) => at) ?? [];
  }

  private on(event: Event): void {
    this.session = advance(this.session, event);
    this.panels.show();
  }

  private press(at: Location): void {
    const { play } = this;
    if (this.session.phase === "choosing" && this.options.lesson?.fixed)
      this.say("The claim is given. Say whether it holds and test it; then you can play.");
    else if (this.session.phase === "choosing")
      void this.chooser.tap({ kind: this.points ? "point" : "block", at });
    else if (play?.walk) this.say("This is only told. Leave it to play on yourself.");
    else if (play && this.mayPlay(play)) play.press({ kind: "play", at });
    else if (play)
      this.say(`It is ${NAMES[other(play.you)]}’s turn here. Take a move back, or let the engine play on.`);
  }

  private pass(): void {
    const { play } = this;
    if (play && !play.walk && this.mayPlay(play)) play.press({ kind: "pass" });
  }

  /** While the engine thinks, a press is for the turn after its reply. */
  private mayPlay(play: Play): boolean {
    return !play.here.situation.final && (play.thinking || play.here.situation.turn === play.you);
  }

  /** The chosen set has changed, or a tap was refused. */
  private chosen(): void {
    if (this.closed) return;
    const { claiming, fault } = this.chooser;
    this.fault = fault ? troubleWords(fault) : "";
    if (claiming) this.session = advance(this.session, { kind: "choose", claim: claiming });
    this.panels.show();
    if (!claiming || this.session.phase !== "choosing") return;
    const words = claiming.set.length > 0 ? `${claiming.headline} ${claiming.words}` : "Nothing is chosen.";
    this.say(this.fault || words);
  }

  private openClaim(claim: Claim): void {
    if (this.session.phase !== "choosing") this.chooseAgain();
    void this.chooser.set(claim.player, claim.set);
    this.panels.desk.element.scrollIntoView({ block: "nearest" });
    this.panels.desk.focus();
  }

  private chooseAgain(): void {
    this.judge?.close();
    this.play?.close();
    this.judge = null;
    this.play = null;
    this.stage = null;
    this.fault = "";
    this.saveFault = "";
    this.on({ kind: "again" });
    if (!this.options.lesson) this.offers.find();
    this.tellChange();
    this.panels.desk.focus();
    this.say(this.options.lesson?.fixed ? "" : "Choose a claim: press a region on the board.");
  }

  private tell(news: LessonNews): void {
    this.options.lesson?.on(news);
  }

  /** Sets up the worst case; the proof runs while the reader looks at it. */
  private async test(): Promise<void> {
    const { start, moves } = this.options;
    const { claim } = this.session;
    this.offers.stop();
    const work = async (): Promise<void> => {
      const input: ClaimInput = { player: claim.player, set: [...claim.set] };
      const stage = await engine.stage(start, moves, input);
      if (this.closed || this.session.phase !== "choosing") return;
      this.stage = stage;
      this.told = null;
      this.session = advance(this.session, { kind: "test" });
      this.session = advance(this.session, { kind: "staged", steps: stage.steps.length });
      this.tell({ kind: "tested", claim, guess: this.session.guess ?? "unsure" });
      this.judge = new Judge({ start, moves, claim: input }, prover, () => this.judged());
      this.judge.run();
      this.panels.show();
      this.tellChange();
      this.say(StagingPart.words(this.session, stage));
    };
    await this.try(work, () => void this.test());
  }

  private stepTo(to: number): void {
    this.on({ kind: "step", to });
    if (this.stage) this.say(StagingPart.words(this.session, this.stage));
  }

  /** The proof begins: the engine moves at once if the refuter is its side. */
  private begin(line: Choice[]): void {
    const { stage, judge } = this;
    const situation = stage?.steps.at(-1)?.situation;
    if (!stage || !situation || !judge) return;
    this.session = advance(this.session, { kind: "play" });
    const { claim, side } = this.session;
    this.play = new Play(stage.board, situation, claim, side, judge, (news) => this.played(news));
    this.tell({ kind: "begun" });
    this.panels.show();
    this.panels.desk.focus();
    void this.play.begin(line);
  }

  private played(news: News): void {
    const { play } = this;
    if (this.closed || !play) return;
    this.session = advance(this.session, { kind: "side", side: play.side });
    // Before it is shown: what was asked for may be done with it.
    if (play.settled && !play.thinking && !play.walk) this.tell({ kind: "ended", won: play.won });
    this.panels.show();
    const words = play.fault ? troubleWords(play.fault) : spokenNews(play, news);
    if (words) this.say(words);
    if (news === "move" || news === "refusal" || news === "walk") this.panels.showAnswer();
    if (news === "move" || news === "visit" || news === "side") this.tellChange();
  }

  /** The proof has come further, or to its end. */
  private judged(): void {
    const { judge } = this;
    if (this.closed || !judge) return;
    this.panels.showBudget();
    if (judge.running || !judge.proved || this.told === judge.proved.verdict) return;
    const { verdict } = judge.proved;
    this.told = verdict;
    if (this.options.lesson) {
      this.tell({ kind: "judged", claim: this.session.claim, verdict });
      this.panels.show();
    }
    if (this.play && verdict !== "undecided") {
      this.play.refresh();
      this.say(provedWords(judge.proved, this.session.guess));
    }
    this.options.onVerdict?.({ claim: judge.of.claim, verdict });
  }

  private async keep(kind: Kept): Promise<void> {
    const { judge } = this;
    if (!judge) return;
    const title = this.chooser.claiming?.title ?? "";
    const { said, fault } = await keep(kind, judge, prover, title, this.options.onLink ?? null);
    if (this.closed) return;
    this.saveFault = fault;
    this.say(said);
    this.panels.showBudget();
  }

  private tellChange(): void {
    const { session, play, judge } = this;
    const choosing = session.phase === "choosing" || !judge;
    this.options.onChange?.({
      claim: choosing ? null : judge.of.claim,
      side: choosing ? null : session.side,
      line: play && !choosing ? lineTo(play.tree) : [],
    });
  }
}
