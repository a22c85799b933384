/** The course of a proof table: a claim is chosen, its worst case set up, and argued with the engine. */
import type { BoardHandle } from "../board/index.ts";
import {
  type Checked,
  type Choice,
  type ClaimInput,
  engine,
  type Location,
  type Proved,
  prover,
  troubleWords,
} from "../engine/engine.ts";
import { type Store, storeOf } from "../kit/store.ts";
import { refuting, untoldWords } from "./answer.ts";
import type { PlayState } from "./argument/argument-state.ts";
import { Chooser } from "./argument/chooser.ts";
import { ClaimArgument, type OnArgument } from "./argument/claim-argument.ts";
import { isCancelled } from "./argument/judge.ts";
import { patiently } from "./argument/longer-look.ts";
import { Offers } from "./argument/offers.ts";
import type { News } from "./argument/play.ts";
import { type Claim, type Event, type Guess, type Side, sameClaim } from "./argument/proof-session.ts";
import { type LawTask, lawClaim } from "./law-task.ts";
import type { LessonNews } from "./lesson/lesson.ts";
import type { ProofOptions } from "./options.ts";
import { foreseenWords, notTakenWords, provedWords } from "./proof-words.ts";
import type { ProofFormat } from "./save-proof.ts";
import { spokenNews } from "./spoken.ts";
import { stagingWords } from "./staging.tsx";
import {
  beginTable,
  everything,
  type TableEvent,
  type TableState,
  tableStep,
  type Wish,
} from "./table-state.ts";
import { TABLE } from "./words.ts";

export class Course {
  readonly store: Store<TableState, TableEvent>;
  /** The board, for what only it can do: take the focus. */
  board: BoardHandle | null = null;
  /** From the test of a claim on. */
  argument: ClaimArgument | null = null;
  readonly chooser: Chooser;
  readonly offers: Offers;
  /** The place that was looked at last. */
  private place = 0;
  /** Moves that begin by themselves are being set up. */
  private unasked = false;
  private closed = false;

  constructor(
    readonly options: ProofOptions,
    readonly openChecked: (checked: Checked, certificate: string) => void,
  ) {
    const { start, moves, lesson, claim } = options;
    const side = lesson?.fixed ? (lesson.side ?? "refuter") : undefined;
    // The claim of a lesson is there before the engine has answered: what is guessed meanwhile is said of it.
    const given =
      lesson && claim && claim.set !== "all" ? { player: claim.player, set: claim.set } : undefined;
    this.store = storeOf(beginTable(side, given), tableStep);
    this.chooser = new Chooser(start, moves, engine, () => this.chosen());
    this.offers = new Offers({ start, moves }, prover, engine, () => {
      const { report, running } = this.offers;
      this.store.send({
        kind: "offered",
        offered: { report, running, worst: (claim) => this.offers.worst(claim) },
      });
    });
  }

  close(): void {
    this.closed = true;
    this.offers.stop();
    this.argument?.close();
  }

  private get state(): TableState {
    return this.store.state;
  }

  say(words: string): void {
    this.store.send({ kind: "say", words });
  }

  private wish(what: Wish): void {
    this.store.send({ kind: "wish", what });
  }

  focus(): void {
    this.board?.focus();
  }

  /** Of a claim that a lesson gives the verdict is not told before the reader has found it out. */
  get isUntold(): boolean {
    const { lesson } = this.options;
    return lesson?.fixed === true && !lesson.done();
  }

  untold(play: PlayState): string {
    return this.isUntold ? untoldWords(play, this.options.law !== undefined) : "";
  }

  /** Lays the position on the table, and the claim if one was given. */
  async open(): Promise<void> {
    const { start, moves, claim, side, line, law, lesson } = this.options;
    if (law) return this.openLaw(law);
    const work = async (): Promise<void> => {
      const base = await engine.follow(start, moves);
      if (this.closed) return;
      this.store.send({ kind: "laid", base });
      const set = claim?.set ?? [];
      await this.chooser.set(claim?.player ?? "black", set === "all" ? everything(this.state) : set);
      if (this.closed) return;
      if (this.chooser.fault) throw this.chooser.fault;
      this.chooser.forget();
      // What was told is not asked.
      if (lesson?.known) return await this.test();
      this.showChosen();
      if (lesson?.atOnce) {
        await this.test();
        return this.begin([]);
      }
      if (lesson && !side) return;
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
    const situations = steps.map(({ situation }) => situation);
    this.store.send({ kind: "laid", base: { board, situations, refusal: null, cycles: [] } });
    this.on({ kind: "choose", claim: lawClaim(about) });
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
      if (!this.closed) this.store.send({ kind: "trouble", trouble: null });
    } catch (error) {
      if (this.closed || isCancelled(error)) return;
      this.store.send({ kind: "trouble", trouble: { words: troubleWords(error), again } });
    }
  }

  private on(event: Event): void {
    this.store.send({ kind: "session", event });
  }

  press(at: Location): void {
    const { phase, guess } = this.state.session;
    const { lesson, law } = this.options;
    // Before anything was said of it the position is there to be tried out, as everywhere.
    if (phase === "choosing" && guess === null && lesson?.fixed && lesson.tryOut) lesson.tryOut(at);
    else if (phase === "choosing" && (lesson?.fixed || law))
      this.remind(guess === null ? TABLE.firstSayWhetherClaim : TABLE.testClaimFirstThen);
    else if (phase === "choosing") void this.tap(at);
    else if (phase === "staging") this.remind(TABLE.worstCaseBeingSet);
    else {
      const { argument } = this;
      const why = argument?.press({ kind: "play", at });
      if (why && argument?.play) this.remind(notTakenWords(why, argument.play));
    }
  }

  /** A press comes too early: brings the first question into sight. */
  private remind(words: string): void {
    this.store.send({ kind: "remark", words });
    this.say(words);
    if (this.state.session.phase !== "playing") this.wish("task");
  }

  /** A region or a point is taken in or left out; the count, the border and the test come under the board. */
  private async tap(at: Location): Promise<void> {
    await this.chooser.tap({ kind: this.state.points ? "point" : "block", at });
    if (!this.closed && this.options.lesson) this.wish("answer");
  }

  /** The chosen set has changed, or a tap was refused. */
  private chosen(): void {
    if (this.closed) return;
    this.showChosen();
    const { claiming, fault, session } = this.state;
    if (!claiming || session.phase !== "choosing") return;
    const { headline, words, set } = claiming;
    this.say(fault || (set.length > 0 ? `${headline} ${words}` : TABLE.nothingChosen));
  }

  private showChosen(): void {
    const { claiming, fault, canBack: back, canForward: forward } = this.chooser;
    const words = fault ? troubleWords(fault) : "";
    this.store.send({ kind: "chosen", claiming, before: { back, forward }, fault: words });
  }

  choose(set: readonly Location[] | "all", player = this.chooser.player): void {
    void this.chooser.set(player, set === "all" ? everything(this.state) : set);
  }

  openClaim(claim: Claim): void {
    if (this.state.session.phase !== "choosing") this.chooseAgain();
    this.choose(claim.set, claim.player);
    this.focus();
  }

  chooseAgain(): void {
    const { lesson, law } = this.options;
    this.argument?.close();
    this.argument = null;
    this.on({ kind: "again" });
    this.store.send({ kind: "argued", argued: null });
    this.tell({ kind: "again" });
    if (!lesson && !law) this.offers.find();
    this.tellChange();
    this.focus();
    this.say(lesson?.fixed || law ? "" : TABLE.chooseClaimPressRegion);
  }

  private tell(news: LessonNews): void {
    this.options.lesson?.on(news);
  }

  guess(guess: Guess): void {
    this.on({ kind: "guess", guess, side: this.options.lesson?.side ?? null });
    this.tell({ kind: "guessed" });
  }

  /** Whether this is the claim that the table was given, which may have come with its certificate. */
  private isGiven(claim: Claim): boolean {
    const { claim: given } = this.options;
    if (!given) return false;
    const set = given.set === "all" ? everything(this.state) : given.set;
    return sameClaim(claim, { player: given.player, set });
  }

  /** Sets up the worst case; the proof runs while the reader looks at it. */
  async test(): Promise<void> {
    const { start, moves, law, lesson } = this.options;
    const { claim } = this.state.session;
    this.offers.stop();
    // Where it does not come, the engine has to search.
    const kept = this.isGiven(claim) ? this.options.certificate?.().catch(() => undefined) : undefined;
    const work = async (): Promise<void> => {
      const input: ClaimInput = { player: claim.player, set: [...claim.set] };
      const stage = law ? law.about.stage : await engine.stage(start, moves, input);
      const certificate = await kept;
      if (this.closed || this.state.session.phase !== "choosing") return;
      this.store.send({ kind: "staged", stage });
      this.on({ kind: "test" });
      this.on({ kind: "staged", steps: stage.steps.length });
      if (!lesson?.atOnce && !lesson?.known)
        this.tell({ kind: "tested", claim, guess: this.state.session.guess ?? "unsure" });
      const argument = new ClaimArgument(
        { start, moves, claim, certificate, stage },
        law?.prover ?? prover,
        this.heard(),
        // What is asked of a move by other rules has a time of its own.
        (judge) => (law ? judge : patiently(judge)),
      );
      this.argument = argument;
      const mirror = (): void => this.store.send({ kind: "argued", argued: argument.store.state });
      argument.store.watch(() => this.argument === argument && mirror());
      mirror();
      argument.prove();
      // In a lesson whose side is known the first move comes next; how the worst case came about can be looked at.
      if (lesson?.fixed && lesson.side !== null && !lesson.atOnce) return this.begin([]);
      // Elsewhere in a lesson the whole of it is there at once, and Back leads through its steps.
      if (lesson) this.on({ kind: "step", to: stage.steps.length - 1 });
      this.tellChange();
      this.saySet();
    };
    await this.try(work, () => void this.test());
  }

  private heard(): OnArgument {
    return {
      settled: ({ won }) => {
        this.tellPlace();
        this.tell({ kind: "ended", won });
      },
      played: (news) => this.played(news),
      decided: (proved) => this.decided(proved),
    };
  }

  private saySet(): void {
    const { session, stage } = this.state;
    const { law, lesson } = this.options;
    if (stage) this.say(stagingWords(session, stage, law !== undefined, lesson !== undefined));
  }

  /** From the moves back to the steps of the worst case, on the board. */
  restage(): void {
    this.argument?.play?.close();
    this.on({ kind: "restage" });
    this.wish("words");
    this.saySet();
  }

  stepTo(to: number): void {
    this.on({ kind: "step", to });
    this.saySet();
  }

  side(side: Side): void {
    this.on({ kind: "side", side });
  }

  /** The moves begin: the engine makes the first one if the refuter is its side. */
  begin(line: Choice[]): void {
    const { argument } = this;
    if (!argument) return;
    const { lesson } = this.options;
    this.on({ kind: "play" });
    argument.take(this.state.session.side);
    this.place = 0;
    this.tell({ kind: "placed", fresh: true });
    // Nobody asked for moves that begin at once: the reader is at the top of the text, and stays there.
    this.unasked = lesson?.atOnce ?? false;
    if (!this.unasked) this.focus();
    void argument.begin(line).then(() => {
      this.unasked = false;
      // Whose turn it is: what stood there before took another place.
      if (lesson && !lesson.atOnce && this.argument === argument) this.wish("answer");
    });
  }

  private played(news: News): void {
    const { argument } = this;
    const play = argument?.play;
    if (this.closed || !argument || !play) return;
    const { state } = play;
    this.on({ kind: "side", side: state.side });
    this.tellPlace();
    const { lesson } = this.options;
    // In a lesson the place where it stands is read aloud.
    const words =
      news === "hint" && lesson
        ? ""
        : state.fault
          ? troubleWords(state.fault)
          : spokenNews(state, news, this.untold(state));
    if (words) this.say(words);
    const told = news === "move" || news === "walk" || news === "visit" || news === "side";
    // While a line plays by itself the words stay where they are.
    const itself = state.walk?.kind === "line" && state.walk.itself;
    if (told && !this.unasked && !itself) this.wish("answer");
    const shown = news === "move" && lesson ? refuting(state) : null;
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
    const { argument } = this;
    const { session } = this.state;
    if (!argument) return;
    const { verdict } = proved;
    if (this.options.lesson) {
      this.tell({ kind: "judged", claim: session.claim, verdict });
      // Whether the reader foresaw it comes first, and in sight; where it is to be found out by playing, not yet.
      if (this.state.session.phase === "staging") {
        this.wish("task");
        if (!this.isUntold) this.say(foreseenWords(session.guess, verdict));
      }
    }
    // Nor by ear.
    if (argument.play && argument.judge.answered && !this.isUntold)
      this.say(provedWords(proved, session.guess));
    this.options.onVerdict?.({ claim: argument.proofOf.claim, verdict });
  }

  /** Opens the next hint, and brings it into sight. */
  hint(next: "own" | { upTo: number }): void {
    const { lesson } = this.options;
    if (next === "own") this.store.send({ kind: "own-hint" });
    // A hint that is asked for at the board must be seen from there.
    else void this.argument?.play?.hint(next.upTo).then(() => lesson || this.wish("hints"));
  }

  async keep(kind: ProofFormat): Promise<void> {
    const { argument, chooser, options } = this;
    const title = chooser.claiming?.title ?? "";
    const said = await argument?.keep(kind, prover, title, options.onLink ?? null);
    if (!this.closed && said) this.say(said);
  }

  private tellChange(): void {
    const { session } = this.state;
    const { argument } = this;
    const choosing = session.phase === "choosing" || !argument;
    this.options.onChange?.({
      claim: choosing ? null : argument.proofOf.claim,
      side: choosing ? null : session.side,
      line: choosing ? [] : argument.line,
    });
  }
}
