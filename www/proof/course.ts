/** The course of an argument: a claim is chosen, its worst case set up, and argued with the engine. */
import { otherColor } from "../board/color.ts";
import type { BoardHandle, Command } from "../board/index.ts";
import {
  type Choice,
  type ClaimInput,
  EngineError,
  engine,
  type Location,
  prover,
  troubleWords,
} from "../engine/engine.ts";
import type { ControlActs } from "../kit/control-row.tsx";
import { ClaimArgument } from "./argument/claim-argument.ts";
import { isCancelled } from "./argument/judge.ts";
import { patiently } from "./argument/longer-look.ts";
import type { Offers } from "./argument/offers.ts";
import { type Claim, type Event, type Guess, type Side, sameClaim } from "./argument/proof-session.ts";
import { ClaimChoice } from "./claim-choice.ts";
import { CourseGround } from "./course-ground.ts";
import { CourseNews } from "./course-news.ts";
import { kosOf, type LawTask, lawClaim } from "./law-task.ts";
import { nextHint, ownFit } from "./lesson/lesson-hints.ts";
import type { ProofOptions } from "./options.ts";
import { notTakenWords, stagingWords } from "./proof-words.ts";
import type { ProofFormat } from "./save-proof.ts";
import { everything, phaseOf, reads } from "./table-state.ts";
import { TABLE } from "./words.ts";

export class Course extends CourseGround {
  readonly choice: ClaimChoice;
  private readonly news: CourseNews;

  constructor(options: ProofOptions, offers?: (changed: () => void) => Offers) {
    super(options);
    this.choice = new ClaimChoice(this, offers);
    this.news = new CourseNews(this);
  }

  close(): void {
    this.closed = true;
    this.choice.offers?.stop();
    this.argument?.close();
  }

  /** Lays the position on the table, and the claim if one was given. */
  open(): Promise<void> {
    return this.attempt(() => this.lay());
  }

  /** Does that without a word of what fails: it throws. */
  async lay(): Promise<void> {
    const { start, moves, claim, side, line = [], law, lesson, article } = this.options;
    if (law) return this.layLaw(law);
    const base = article?.base ?? (await engine.follow(start, moves));
    if (this.closed) return;
    this.set({ base });
    const set = claim?.set ?? [];
    await this.choice.put(claim?.player ?? "black", set === "all" ? everything(this.state) : set);
    if (this.closed) return;
    // What was told is not asked.
    if (lesson?.known) return this.stage();
    if (lesson?.atOnce) {
      await this.stage();
      return this.begin([]);
    }
    if (lesson && !side) return;
    const { claiming } = this.choice.chooser;
    // A link may be edited by hand: a claim without a border is shown as one that is being chosen.
    if (!claim || !claiming?.bordered || claiming.set.length === 0) return this.choice.offers?.find();
    await this.stage();
    if (side) this.on({ kind: "side", side });
    if (side && line.length > 0) this.begin(line);
  }

  /** A question of 1989: what it says is known, and its position is where it begins. */
  private async layLaw({ about }: LawTask): Promise<void> {
    const { lesson, side, line = [], article } = this.options;
    const { board, steps } = about.stage;
    const situations = steps.map(({ situation }) => situation);
    this.set({ base: { board, situations, refusal: null, cycles: [] } });
    this.on({ kind: "choose", claim: lawClaim(about) });
    if (lesson ? !lesson.known && !lesson.atOnce : !side && !article) return;
    await this.stage();
    if (side) this.on({ kind: "side", side });
    if (lesson?.atOnce || (side && line.length > 0)) this.begin(line);
  }

  /** Does something with the engine; when there is no answer, says so and offers to try again. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    const { article } = this.options;
    try {
      await work();
      if (!this.closed) this.store.send({ kind: "trouble", trouble: null });
    } catch (error) {
      if (this.closed || isCancelled(error)) return;
      article?.failed(error);
      const hopeless = article && error instanceof EngineError && error.hopeless;
      const again = hopeless ? null : () => void this.attempt(work);
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
    else if (phase === "choosing") this.choice.tap(at);
    else if (phase === "staging") this.remind(TABLE.worstCaseBeingSet);
    else {
      const { argument } = this;
      const why = argument?.press({ kind: "play", at });
      if (why && argument?.play) this.remind(notTakenWords(why, argument.play.state));
    }
  }

  /** The reader's acts at the board, for its view. */
  get desk() {
    const { law } = this.options;
    const play = this.state.argued?.play;
    return {
      point: (at: Location) => this.press(at),
      command: (command: Command) => this.command(command),
      pass: (at?: Location) => this.pass(at),
      kos: law && play ? kosOf(play) : [],
      say: (words: string) => this.say(words),
      handle: (board: BoardHandle) => {
        this.board = board;
      },
    };
  }

  /** `at`: by the rules of 1989, for the ko with this mark. */
  private pass(at?: Location): void {
    this.argument?.press(at === undefined ? { kind: "pass" } : { kind: "pass", for: at });
  }

  /** Does what a key on the board asks for. */
  command(command: Command): void {
    if (command === "pass") this.pass();
    else this.acts[command]?.();
  }

  /** A press comes too early: brings the first question into sight. */
  private remind(words: string): void {
    this.set({ remark: words });
    this.say(words);
    if (this.state.session.phase !== "playing") this.wish("task");
  }

  openClaim(claim: Claim): void {
    if (this.state.session.phase !== "choosing") this.chooseAgain();
    this.choice.choose(claim.set, claim.player);
    this.focus();
  }

  chooseAgain(): void {
    const { lesson, law } = this.options;
    this.argument?.close();
    this.argument = null;
    this.on({ kind: "again" });
    this.store.send({ kind: "argued", argued: null });
    this.news.tell({ kind: "again" });
    if (!lesson && !law) this.choice.offers?.find();
    this.news.tellChange();
    this.focus();
    this.say(lesson?.fixed || law ? "" : TABLE.chooseClaimPressRegion);
  }

  /** Back to the choice of a claim, with nothing chosen. */
  private chooseAnew(): Promise<void> {
    return this.attempt(async () => {
      await this.choice.put("black", []);
      if (this.closed) return;
      this.chooseAgain();
      this.choice.showChosen();
    });
  }

  /** To another claim, or to the other part of a question; null where there is none. */
  get another(): (() => void) | null {
    const { law, lesson, article, claim } = this.options;
    if (law) return law.next?.run ?? null;
    if (article) return claim ? null : () => void this.chooseAnew();
    return lesson?.fixed ? null : () => this.chooseAgain();
  }

  guess(guess: Guess): void {
    this.on({ kind: "guess", guess, side: this.options.lesson?.side ?? null });
    this.news.tell({ kind: "guessed" });
  }

  /** Whether this is the claim that the table was given, which may have come with its certificate. */
  private isGiven(claim: Claim): boolean {
    const { claim: given } = this.options;
    if (!given) return false;
    const set = given.set === "all" ? everything(this.state) : given.set;
    return sameClaim(claim, { player: given.player, set });
  }

  test(): Promise<void> {
    return this.attempt(() => this.stage());
  }

  /** Sets up the worst case; the proof runs while the reader looks at it. */
  private async stage(): Promise<void> {
    const { start, moves, law, lesson, article } = this.options;
    const { claim } = this.state.session;
    this.choice.offers?.stop();
    // Where it does not come, the engine has to search.
    const kept = this.isGiven(claim) ? this.options.certificate?.().catch(() => undefined) : undefined;
    const input: ClaimInput = { player: claim.player, set: [...claim.set] };
    const made = law ? law.about.stage : await engine.stage(start, moves, input);
    // In an article the board stays as it was drawn.
    const stage = article && this.state.base ? { ...made, board: this.state.base.board } : made;
    const certificate = await kept;
    if (this.closed || this.state.session.phase !== "choosing") return;
    this.set({ stage });
    this.on({ kind: "test" });
    this.on({ kind: "staged", steps: stage.steps.length });
    if (!lesson?.atOnce && !lesson?.known)
      this.news.tell({ kind: "tested", claim, guess: this.state.session.guess ?? "unsure" });
    const argument: ClaimArgument = new ClaimArgument(
      { start, moves, claim, certificate, stage },
      law?.prover ?? prover,
      this.news.heard(),
      // What is asked of a move by other rules has a time of its own, and so has an article.
      (judge) => (law || article ? judge : patiently(judge)),
    );
    this.argument = argument;
    const mirror = (): void => this.store.send({ kind: "argued", argued: argument.store.state });
    argument.store.watch(() => this.argument === argument && mirror());
    mirror();
    if (article) return article.staged();
    argument.prove();
    // In a lesson whose side is known the first move comes next; how the worst case came about can be looked at.
    if (lesson?.fixed && lesson.side !== null && !lesson.atOnce) return this.begin([]);
    // Elsewhere in a lesson the whole of it is there at once, and Back leads through its steps.
    if (lesson) this.on({ kind: "step", to: stage.steps.length - 1 });
    this.news.tellChange();
    this.saySet();
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

  /** The moves begin: the engine makes the first one if the refuter is its side. `first`: a move that was pressed before. */
  begin(line: Choice[], side: Side | "both" = this.state.session.side, first: Choice | null = null): void {
    const { argument } = this;
    if (!argument) return;
    const { lesson, article } = this.options;
    if (side !== "both") this.on({ kind: "side", side });
    this.on({ kind: "play" });
    argument.take(side);
    // Nobody asked for moves that begin at once: the reader is at the top of the text, and stays there.
    const unasked = lesson?.atOnce ?? false;
    this.news.begun(unasked);
    if (!unasked && !article) this.focus();
    // At a table it was set going with the worst case, and a reader who has stopped it since wants it to rest.
    if (article) argument.prove();
    void argument.begin(line, first).then(() => {
      this.news.unasked = false;
      // Whose turn it is: what stood there before took another place.
      if (lesson && !lesson.atOnce && this.argument === argument) this.wish("answer");
    });
  }

  /** Opens the next hint, and brings it into sight. */
  hint(next: "own" | { upTo: number }): void {
    const { lesson } = this.options;
    if (next === "own") this.store.send({ kind: "own-hint" });
    // A hint that is asked for at the board must be seen from there.
    else void this.argument?.play?.hint(next.upTo).then(() => lesson || this.wish("hints"));
  }

  async keep(kind: ProofFormat): Promise<void> {
    const { argument, choice, options } = this;
    const title = choice.chooser.claiming?.title ?? "";
    const said = await argument?.keep(kind, prover, title, options.onLink ?? null);
    if (!this.closed && said) this.say(said);
  }

  /** The lesson's own hints for the place that is looked at. */
  get ownHints(): readonly string[] {
    const { lesson } = this.options;
    return lesson && ownFit(this.state.argued?.play ?? null) ? lesson.hints() : [];
  }

  /** The acts of the controls now. */
  get acts(): ControlActs {
    const { lesson, law, article } = this.options;
    const { session, claiming, chosenBefore, argued, ownHints } = this.state;
    const { step, steps, side, claim } = session;
    const { argument } = this;
    const { chooser } = this.choice;
    const phase = phaseOf(this.state);
    const reading = !article && reads(this.state);
    const next = nextHint(this.ownHints, ownHints, argued?.play ?? null, !reading);
    const hint = next && (() => this.hint(next));
    if (phase === "choosing" && law) return { hint };
    if (phase === "choosing") {
      const choosing = !lesson?.fixed;
      const turn = (): void => void this.choice.choose(claiming?.set ?? [], otherColor(claim.player));
      return {
        back: choosing && chosenBefore.back ? () => chooser.back() : null,
        forward: choosing && chosenBefore.forward ? () => chooser.forward() : null,
        "undo-all": choosing && claim.set.length > 0 ? () => this.choice.choose([]) : null,
        hint,
        side: lesson?.players === "one" ? null : turn,
      };
    }
    if (phase === "staging" || !argument)
      return {
        back: step > 0 ? () => this.stepTo(step - 1) : lesson?.known ? null : () => this.chooseAgain(),
        forward: step < steps - 1 ? () => this.stepTo(step + 1) : null,
        "undo-all": step > 0 ? () => this.stepTo(0) : null,
        hint,
        side: () => this.side(side === "claimant" ? "refuter" : "claimant"),
      };
    return { ...argument.acts, ...((lesson?.atOnce || reading) && { side: null }), hint };
  }
}
