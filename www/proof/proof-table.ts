/** The course of a proof table: a claim is chosen, its worst case set up, and argued with the engine. */
import {
  type Checked,
  type Choice,
  type ClaimInput,
  engine,
  type Line,
  type Location,
  type Proved,
  prover,
  troubleWords,
} from "../engine/engine.ts";
import { refuting } from "./answer.ts";
import { Chooser } from "./argument/chooser.ts";
import { ClaimArgument, type OnArgument } from "./argument/claim-argument.ts";
import { isCancelled } from "./argument/judge.ts";
import { patiently } from "./argument/longer-look.ts";
import { Offers } from "./argument/offers.ts";
import type { News } from "./argument/play.ts";
import {
  advance,
  beginSession,
  type Claim,
  type Event,
  type ProofSession,
  sameClaim,
} from "./argument/proof-session.ts";
import { type LawTask, lawClaim } from "./law-task.ts";
import type { LessonNews } from "./lesson/lesson.ts";
import type { ProofOptions } from "./options.ts";
import { Panels, type TableActs, type TableState } from "./panels.ts";
import { foreseenWords, notTakenWords, provedWords } from "./proof-words.ts";
import type { ProofFormat } from "./save-proof.ts";
import { spokenNews } from "./spoken.ts";
import { StagingPart } from "./staging.ts";

export class ProofTable {
  readonly panels: Panels;
  private session: ProofSession;
  private base: Line | null = null;
  /** From the test of a claim on. */
  private argument: ClaimArgument | null = null;
  private points = false;
  private fault = "";
  /** What was said to a press that came too early. */
  private remark = "";
  /** The place that was looked at last. */
  private place = 0;
  /** Moves that begin by themselves are being set up. */
  private unasked = false;
  private closed = false;
  private readonly chooser: Chooser;
  private readonly offers: Offers;

  constructor(
    host: HTMLElement,
    private readonly options: ProofOptions,
    openChecked: (checked: Checked, certificate: string) => void,
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
      options.law ?? null,
    );
    void this.open();
  }

  destroy(): void {
    this.closed = true;
    this.offers.stop();
    this.argument?.close();
    this.panels.destroy();
  }

  private state(): TableState {
    const { session, base, argument, points, fault, remark, chooser, offers } = this;
    return {
      session,
      base,
      argument,
      points,
      fault,
      remark,
      chooser,
      offers,
      title: this.options.title ?? "",
    };
  }

  private acts(openChecked: (checked: Checked, certificate: string) => void): TableActs {
    const { chooser } = this;
    return {
      press: (at) => this.press(at),
      pass: () => void this.argument?.press({ kind: "pass" }),
      passFor: (at) => void this.argument?.press({ kind: "pass", for: at }),
      player: (color) => void chooser.set(color, chooser.claiming?.set ?? []),
      points: (on) => {
        this.points = on;
      },
      set: (set) => void chooser.set(chooser.player, set === "all" ? this.everything() : set),
      guess: (guess) => {
        this.on({ kind: "guess", guess, side: this.options.lesson?.side ?? null });
        this.tell({ kind: "guessed" });
      },
      test: () => void this.test(),
      step: (to) => this.stepTo(to),
      restage: () => this.restage(),
      side: (side) => this.on({ kind: "side", side }),
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
    const { start, moves, claim, side, line, law } = this.options;
    if (law) return this.openLaw(law);
    const work = async (): Promise<void> => {
      this.base = await engine.follow(start, moves);
      if (this.closed) return;
      const set = claim?.set ?? [];
      await this.chooser.set(claim?.player ?? "black", set === "all" ? this.everything() : set);
      if (this.closed) return;
      if (this.chooser.fault) throw this.chooser.fault;
      this.chooser.forget();
      // What was told is not asked.
      if (this.options.lesson?.known) return await this.test();
      this.panels.show();
      if (this.options.lesson?.atOnce) {
        await this.test();
        return this.begin([]);
      }
      if (this.options.lesson && !side) return;
      // A link may be edited by hand: a claim without a border is shown as one that is being chosen.
      if (!claim || !this.chooser.claiming?.bordered) return this.offers.find();
      await this.test();
      if (side) this.on({ kind: "side", side });
      if (side && line && line.length > 0) this.begin(line);
    };
    await this.try(work, () => void this.open());
  }

  /** A question of 1989: what it says is known, and its position is where it begins. */
  private async openLaw({ about }: LawTask): Promise<void> {
    const { lesson, side, line } = this.options;
    const { board, steps } = about.stage;
    this.base = { board, situations: steps.map(({ situation }) => situation), refusal: null, cycles: [] };
    this.session = advance(this.session, { kind: "choose", claim: lawClaim(about) });
    this.panels.show();
    if (lesson && !lesson.known && !lesson.atOnce) return;
    if (!lesson && !side) return;
    await this.test();
    if (side) this.on({ kind: "side", side });
    if (lesson?.atOnce || (side && line && line.length > 0)) this.begin(line ?? []);
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
    this.remark = "";
    this.session = advance(this.session, event);
    this.panels.show();
  }

  private press(at: Location): void {
    const { phase, guess } = this.session;
    const { lesson } = this.options;
    // Before anything was said of it the position is there to be tried out, as everywhere.
    if (phase === "choosing" && guess === null && lesson?.fixed && lesson.tryOut) lesson.tryOut(at);
    else if (phase === "choosing" && (lesson?.fixed || this.options.law))
      this.remind(
        guess === null
          ? "First say whether the claim holds; then you can play."
          : "Test the claim first; then you can play.",
      );
    else if (phase === "choosing") void this.tap(at);
    else if (phase === "staging")
      this.remind("The worst case is being set up. Go on to the proof; then you can play.");
    else {
      const { argument } = this;
      const why = argument?.press({ kind: "play", at });
      if (why && argument?.play) this.remind(notTakenWords(why, argument.play));
    }
  }

  /** A press comes too early: what is asked first comes into sight. */
  private remind(words: string): void {
    this.remark = words;
    this.panels.show();
    this.say(words);
    if (this.session.phase !== "playing") this.panels.showTask();
  }

  /** A region or a point is taken in or left out; the count, the border and the test come under the board. */
  private async tap(at: Location): Promise<void> {
    await this.chooser.tap({ kind: this.points ? "point" : "block", at });
    const { frame } = this.panels;
    if (!this.closed && this.options.lesson) frame.reveal(frame.answer);
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
    this.argument?.close();
    this.argument = null;
    this.fault = "";
    this.on({ kind: "again" });
    this.tell({ kind: "again" });
    if (!this.options.lesson && !this.options.law) this.offers.find();
    this.tellChange();
    this.panels.desk.focus();
    this.say(
      this.options.lesson?.fixed || this.options.law ? "" : "Choose a claim: press a region on the board.",
    );
  }

  private tell(news: LessonNews): void {
    this.options.lesson?.on(news);
  }

  /** Whether this is the claim that the table was given, which may have come with its certificate. */
  private isGiven(claim: Claim): boolean {
    const { claim: given } = this.options;
    if (!given) return false;
    const set = given.set === "all" ? this.everything() : given.set;
    return sameClaim(claim, { player: given.player, set });
  }

  /** Sets up the worst case; the proof runs while the reader looks at it. */
  private async test(): Promise<void> {
    const { start, moves, law, lesson } = this.options;
    const { claim } = this.session;
    this.offers.stop();
    // Where it does not come, the engine has to search.
    const kept = this.isGiven(claim) ? this.options.certificate?.().catch(() => undefined) : undefined;
    const work = async (): Promise<void> => {
      const input: ClaimInput = { player: claim.player, set: [...claim.set] };
      const stage = law ? law.about.stage : await engine.stage(start, moves, input);
      const certificate = await kept;
      if (this.closed || this.session.phase !== "choosing") return;
      this.remark = "";
      this.session = advance(this.session, { kind: "test" });
      this.session = advance(this.session, { kind: "staged", steps: stage.steps.length });
      if (!this.options.lesson?.atOnce && !this.options.lesson?.known)
        this.tell({ kind: "tested", claim, guess: this.session.guess ?? "unsure" });
      const on: OnArgument = {
        settled: ({ won }) => {
          this.tellPlace();
          this.tell({ kind: "ended", won });
        },
        played: (news) => this.played(news),
        proving: () => this.panels.showBudget(),
        decided: (proved) => this.decided(proved),
      };
      this.argument = new ClaimArgument(
        { start, moves, claim, certificate, stage },
        law?.prover ?? prover,
        on,
        // What is asked of a move by other rules has a time of its own.
        (judge) => (law ? judge : patiently(judge)),
      );
      this.argument.prove();
      // In a lesson whose side is known the first move comes next; how the worst case came about can be looked at.
      if (this.straight) return this.begin([]);
      // Elsewhere in a lesson the whole of it is there at once, and Back leads through its steps.
      if (lesson) this.session = advance(this.session, { kind: "step", to: stage.steps.length - 1 });
      this.panels.show();
      this.tellChange();
      this.say(StagingPart.words(this.session, stage, law !== undefined));
    };
    await this.try(work, () => void this.test());
  }

  private get straight(): boolean {
    const { lesson } = this.options;
    return lesson?.fixed === true && lesson.side !== null && !lesson.atOnce;
  }

  /** Back to the steps of the worst case, on the board. */
  private restage(): void {
    this.argument?.play?.close();
    this.on({ kind: "restage" });
    if (this.argument) this.say(StagingPart.words(this.session, this.argument.of.stage));
  }

  private stepTo(to: number): void {
    this.on({ kind: "step", to });
    if (this.argument) this.say(StagingPart.words(this.session, this.argument.of.stage));
  }

  /** The moves begin: the engine makes the first one if the refuter is its side. */
  private begin(line: Choice[]): void {
    const { argument } = this;
    if (!argument) return;
    this.remark = "";
    this.session = advance(this.session, { kind: "play" });
    argument.take(this.session.side);
    this.place = 0;
    this.tell({ kind: "placed", fresh: true });
    this.panels.show();
    const { lesson } = this.options;
    // Nobody asked for moves that begin at once: the reader is at the top of the text, and stays there.
    this.unasked = lesson?.atOnce ?? false;
    if (!this.unasked) this.panels.desk.focus();
    void argument.begin(line).then(() => {
      this.unasked = false;
      // Whose turn it is: what stood there before took another place.
      if (lesson && !lesson.atOnce && this.argument === argument) this.panels.showAnswer();
    });
  }

  private played(news: News): void {
    const play = this.argument?.play;
    if (this.closed || !play) return;
    this.remark = "";
    this.session = advance(this.session, { kind: "side", side: play.side });
    this.tellPlace();
    this.panels.show();
    // In a lesson the place where it stands is read aloud.
    const words =
      news === "hint" && this.options.lesson
        ? ""
        : play.fault
          ? troubleWords(play.fault)
          : spokenNews(play, news, this.panels.toldInstead(play));
    if (words) this.say(words);
    const told = news === "move" || news === "walk" || news === "visit" || news === "side";
    // While a line plays by itself the words stay where they are.
    const itself = play.walk?.kind === "line" && play.walk.itself;
    if (told && !this.unasked && !itself) this.panels.showAnswer();
    const shown = news === "move" && this.options.lesson ? refuting(play) : null;
    if (shown) void play.walkShown(shown);
    if (news === "move" || news === "visit" || news === "side") this.tellChange();
  }

  /** Another place is looked at than before: what was said of that one goes, before anything is said of this one. */
  private tellPlace(): void {
    const play = this.argument?.play;
    if (!play || play.tree.at === this.place) return;
    this.place = play.tree.at;
    this.tell({ kind: "placed", fresh: play.fresh });
  }

  private decided(proved: Proved): void {
    const { argument, session } = this;
    if (!argument) return;
    const { verdict } = proved;
    if (this.options.lesson) {
      this.tell({ kind: "judged", claim: session.claim, verdict });
      this.panels.show();
      // Whether he foresaw it comes first, and in sight.
      if (this.session.phase === "staging") {
        this.panels.showTask();
        this.say(foreseenWords(session.guess, verdict));
      }
    }
    // Nor by ear.
    if (argument.play && verdict !== "undecided" && !this.panels.untold)
      this.say(provedWords(proved, session.guess));
    this.options.onVerdict?.({ claim: argument.proofOf.claim, verdict });
  }

  private async keep(kind: ProofFormat): Promise<void> {
    const { argument, chooser, options } = this;
    if (!argument) return;
    const title = chooser.claiming?.title ?? "";
    const said = await argument.keep(kind, prover, title, options.onLink ?? null);
    if (this.closed) return;
    this.say(said);
    this.panels.showBudget();
  }

  private tellChange(): void {
    const { session, argument } = this;
    const choosing = session.phase === "choosing" || !argument;
    this.options.onChange?.({
      claim: choosing ? null : argument.proofOf.claim,
      side: choosing ? null : session.side,
      line: choosing ? [] : argument.line,
    });
  }
}
