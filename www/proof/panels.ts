/** Everything that a proof table shows, put together: which parts there are in which phase, and where the focus goes. */
import { otherColor } from "../board/color.ts";
import { focusedBeside } from "../dom.ts";
import type { Color, Location, Prover } from "../engine/engine.ts";
import { AnswerPart, untoldWords } from "./answer.ts";
import type { Chooser } from "./argument/chooser.ts";
import type { ClaimArgument } from "./argument/claim-argument.ts";
import type { Offers } from "./argument/offers.ts";
import type { Play } from "./argument/play.ts";
import type { Claim, Guess, Side } from "./argument/proof-session.ts";
import { BudgetPart } from "./budget.ts";
import { type CertificateActs, CertificatePart } from "./certificate.ts";
import { ChoosingPart } from "./choosing.ts";
import { ClaimsPart } from "./claims.ts";
import { type Acts, bookControls, Controls } from "./controls.ts";
import { HintsPart } from "./hints.ts";
import { kosOf, type LawTask } from "./law-task.ts";
import type { Lesson } from "./lesson/lesson.ts";
import { buildLessonFrame } from "./lesson/lesson-frame.ts";
import { LessonHints, showHints } from "./lesson/lesson-hints.ts";
import { morePanel } from "./more-panel.ts";
import { ProofDesk } from "./proof-desk.ts";
import { buildFrame, type ProofFrame } from "./proof-frame.ts";
import { rolesWords } from "./proof-words.ts";
import { isReading, ReadingClock } from "./reading.ts";
import type { ProofFormat } from "./save-proof.ts";
import { deskOf, type Scene } from "./scene.ts";
import { StagingPart } from "./staging.ts";
import { TreePart } from "./tree-view.ts";
import { TruthPart } from "./truth.ts";
import { button, notice, uniqueId } from "./ui.ts";

/** What the reader can do; the table does it. */
export interface TableActs {
  press(at: Location): void;
  pass(): void;
  passFor(at: Location): void;
  player(color: Color): void;
  points(on: boolean): void;
  set(set: readonly Location[] | "all"): void;
  guess(guess: Guess): void;
  test(): void;
  step(to: number): void;
  /** From the moves back to how the worst case came about. */
  restage(): void;
  side(side: Side): void;
  play(): void;
  openClaim(claim: Claim): void;
  /** To another claim; null where there is none. */
  another: (() => void) | null;
  /** Back to what was said before the test. */
  back(): void;
  keep(kind: ProofFormat): void;
  /** Whether there is somebody who makes links to certificates. */
  links: boolean;
  leave: (() => void) | null;
  certificate: CertificateActs;
}

export interface TableState {
  session: Scene["session"];
  base: Scene["base"] | null;
  /** Null while the claim is chosen. */
  argument: ClaimArgument | null;
  chooser: Chooser;
  offers: Offers;
  title: string;
  points: boolean;
  /** Why something could not be done, in words. */
  fault: string;
  /** What comes before the press that was made; empty for nothing. */
  remark: string;
}

export class Panels {
  readonly frame: ProofFrame;
  readonly desk: ProofDesk;
  readonly controls: Controls;
  readonly certificates: CertificatePart;
  private readonly answer: AnswerPart;
  private readonly choosing: ChoosingPart;
  private readonly staging: StagingPart;
  private readonly claims: ClaimsPart;
  private readonly budget: BudgetPart;
  private readonly tree: TreePart;
  private readonly truth: TruthPart;
  private readonly hints: HintsPart;
  /** In a lesson hints are shown as in a step, and its own come first. */
  private readonly lessonHints: LessonHints | null;
  private readonly clock = new ReadingClock(() => this.showBudget());
  private phase = "";

  constructor(
    host: HTMLElement,
    private readonly state: () => TableState,
    private readonly acts: TableActs,
    prover: Prover,
    private readonly lesson: Lesson | null,
    private readonly law: LawTask | null = null,
  ) {
    const keys = uniqueId("keys");
    const refocus = (): void => this.desk.focus();
    this.certificates = new CertificatePart(prover, acts.certificate);
    const { panel, diagram } = morePanel(keys, lesson || law ? null : this.certificates.element);
    this.desk = new ProofDesk(
      keys,
      {
        point: acts.press,
        pass: acts.pass,
        passFor: acts.passFor,
        say: (words) => this.frame.say(words),
        command: (command) => (command === "pass" ? acts.pass() : this.controls.press(command)),
      },
      diagram,
    );
    const level = lesson?.level ?? 2;
    const below = lesson ? lesson.level : 3;
    this.answer = new AnswerPart(refocus, level, acts.restage);
    this.choosing = new ChoosingPart(acts, refocus, lesson, law);
    this.staging = new StagingPart(acts, refocus, lesson, law !== null);
    this.tree = new TreePart(below);
    this.truth = new TruthPart(refocus, below);
    this.hints = new HintsPart(refocus, below);
    this.lessonHints = lesson && new LessonHints(lesson);
    this.claims = new ClaimsPart(
      {
        find: () => state().offers.find(),
        stop: () => state().offers.stop(),
        open: acts.openClaim,
        another: acts.another,
      },
      refocus,
    );
    this.budget = new BudgetPart(
      {
        stop: () => state().argument?.judge.stop(),
        goOn: () => state().argument?.judge.goOn(),
        keep: law ? null : acts.keep,
        links: acts.links,
      },
      refocus,
      false,
      true,
    );
    // Where the words around are those of one side, no other is offered.
    const buttons = bookControls().filter(({ name }) => name !== "side" || !this.oneSide);
    this.controls = new Controls({ buttons, more: panel });
    const parts = {
      view: this.desk.element,
      budget: this.budget.element,
      claims: this.claims.element,
      controls: this.controls.element,
      more: this.controls.more,
      hints: this.hints.element,
      truth: this.truth.element,
      tree: this.tree.element,
    };
    const { leave } = acts;
    const lead = leave && button(law ? "Another question" : "Back to the position", "link", leave);
    this.frame = lesson ? buildLessonFrame(host, lesson, parts) : buildFrame(host, parts, lead);
  }

  destroy(): void {
    this.clock.stop();
    this.frame.destroy();
  }

  /** Shows all of it anew. */
  show(): void {
    const state = this.state();
    const { session, base, chooser, argument } = state;
    if (!base) return;
    const [play, stage] = [argument?.play ?? null, argument?.of.stage ?? null];
    const given = this.lesson?.fixed ?? this.law !== null;
    const scene = { session, base, play, stage, claiming: chooser.claiming, given };
    const desk = deskOf(scene);
    // Where the moves begin at once no clause is named yet.
    const refused = this.oneSide ? desk.refused?.replace(/ \([A-E][\d.]+\)\.$/, ".") : desk.refused;
    this.desk.show({ ...desk, refused: refused || state.remark }, this.law && play ? kosOf(play) : []);
    const playing = session.phase === "playing" && play !== null;
    if (session.phase === "choosing")
      this.choosing.show({
        player: session.claim.player,
        claiming: chooser.claiming,
        guess: session.guess,
        points: state.points,
        fault: state.fault,
        done: this.lesson?.done() ?? false,
      });
    else if (playing) this.showPlay();
    else this.staging.show(session, stage, argument?.judge.proved?.verdict ?? null);
    this.turnTo(playing ? "playing" : session.phase);
    if (this.lesson && this.lessonHints) showHints(this.lesson, this.lessonHints.lines(play));
    this.controls.show(this.controlActs());
    this.showBudget();
    this.showClaims();
    this.frame.head(
      state.title,
      session.phase === "choosing"
        ? ""
        : rolesWords(session.claim.player, playing ? session.side : null, this.law !== null),
    );
  }

  private showPlay(): void {
    const play = this.state().argument?.play;
    if (!play) return;
    const { guess } = this.state().session;
    const done = this.lesson?.done() ?? false;
    const { oneSide } = this;
    const untold = this.toldInstead(play);
    const worst =
      this.oneSide || this.law || !this.lesson?.fixed ? null : (this.state().argument?.of.stage ?? null);
    const { next } = this.law ?? {};
    const another = this.law ? (next?.run ?? null) : this.acts.another;
    this.answer.show(play, {
      another,
      anotherText: next?.text,
      done,
      guess,
      untold,
      oneSide,
      rest: true,
      brief: this.lesson !== null,
      worst,
      proving: this.state().argument?.judge.busy ?? false,
      reading: !oneSide && this.reading,
    });
    this.tree.show(play);
    this.truth.show(play);
    this.hints.show(play);
  }

  /** Of a claim that a lesson gives the verdict is not told before the reader has found it out. */
  get untold(): boolean {
    return this.lesson?.fixed === true && !this.lesson.done();
  }

  toldInstead(play: Play): string {
    return this.untold ? untoldWords(play, this.law !== null) : "";
  }

  /** Where the moves begin at once, the words around are those of one side. */
  private get oneSide(): boolean {
    return this.lesson?.atOnce === true;
  }

  /** Puts the part of a phase into its place; whoever worked in the one before finds the focus in the next. */
  private turnTo(phase: string): void {
    if (phase === this.phase) return;
    const first = this.phase === "";
    this.phase = phase;
    this.frame.turnTo(phase);
    const part = { choosing: this.choosing, staging: this.staging, playing: this.answer }[phase];
    const { answer } = this.frame;
    const inside = answer.contains(focusedBeside(answer));
    if (part) answer.replaceChildren(part.element);
    // Not when a link brought one here, or the moves begin at once: then the page begins at its top.
    if (!first && !this.lesson?.atOnce && navigator.userActivation.hasBeenActive) this.frame.settle();
    if (inside && !first)
      answer.querySelector<HTMLElement>("[data-key=headline]")?.focus({ preventScroll: true });
  }

  showBudget(): void {
    const { argument, session } = this.state();
    this.budget.show(
      // There all is said with the moves; the proof as such would be more than was asked for.
      this.oneSide ? null : (argument?.judge ?? null),
      // In a lesson it stands above, first of all.
      this.lesson ? null : session.guess,
      argument?.store.state.saveFault || this.clock.words(argument?.judge ?? null),
      this.untold,
    );
  }

  showClaims(): void {
    const { base, chooser, session, offers, argument } = this.state();
    const situation = base?.situations.at(-1);
    this.claims.element.hidden = this.law !== null;
    if (!base || !situation || this.lesson || this.law) return;
    const { claiming } = chooser;
    const choosing = session.phase === "choosing";
    const title = claiming?.title ?? "";
    this.claims.show({
      board: base.board,
      situation,
      report: offers.report,
      running: offers.running,
      worst: (claim) =>
        claim === session.claim ? (argument?.of.stage.steps.at(-1)?.situation ?? null) : offers.worst(claim),
      // While it is chosen the claim is on the large board already.
      current: choosing
        ? null
        : {
            claim: session.claim,
            title,
            words: argument?.play
              ? `in play, ${session.side === "claimant" ? "your side" : "you refute it"}`
              : "to be tested",
            mine: session.side === "claimant",
          },
    });
  }

  private get reading(): boolean {
    const judge = this.state().argument?.judge;
    return judge !== undefined && isReading(judge);
  }

  /** What the controls do now. */
  private controlActs(): Acts {
    const { session, chooser, argument } = this.state();
    const play = argument?.play;
    const { phase, step, steps, side, claim } = session;
    const { acts, lesson } = this;
    const turn = (): void => acts.side(side === "claimant" ? "refuter" : "claimant");
    // Until a stored proof is read the engine has nothing to say.
    const { reading } = this;
    const hint = this.nextHint(play ?? null, !reading);
    if (phase === "choosing" && this.law) return { hint };
    if (phase === "choosing")
      return {
        back: !lesson?.fixed && chooser.canBack ? () => chooser.back() : null,
        forward: !lesson?.fixed && chooser.canForward ? () => chooser.forward() : null,
        "undo-all": !lesson?.fixed && claim.set.length > 0 ? () => acts.set([]) : null,
        hint,
        side: lesson?.players === "one" ? null : () => acts.player(otherColor(claim.player)),
      };
    if (phase === "staging" || !argument || !play)
      return {
        back: step > 0 ? () => acts.step(step - 1) : lesson?.known ? null : acts.back,
        forward: step < steps - 1 ? () => acts.step(step + 1) : null,
        "undo-all": step > 0 ? () => acts.step(0) : null,
        hint,
        side: turn,
      };
    const played = this.oneSide || reading ? { ...argument.acts, side: null } : argument.acts;
    return { ...played, hint };
  }

  /** A hint that is asked for at the board must be seen from there. */
  private nextHint(play: Play | null, answers: boolean): (() => void) | null {
    const { lessonHints } = this;
    if (lessonHints) {
      const next = lessonHints.next(play, answers);
      return next && (() => void next().then(() => this.show()));
    }
    return answers && play?.hintOffered
      ? () => void play.hint().then(() => this.frame.reveal(this.hints.element))
      : null;
  }

  /** Brings what is said into sight. */
  showAnswer(): void {
    const { answer } = this.frame;
    this.frame.reveal(answer.querySelector("[aria-current]") ?? answer.firstElementChild);
  }

  /** Brings what is to be done first into sight: the question, or the step of the worst case with its buttons. */
  showTask(): void {
    const { answer } = this.frame;
    this.frame.reveal(answer.querySelector(".predict") ?? answer.firstElementChild);
  }

  /** Something failed; what can be done again, can be done again here. */
  notice(words: string, again: (() => void) | null): void {
    notice(this.frame.notice, words, again, () => this.desk.focus());
  }
}
