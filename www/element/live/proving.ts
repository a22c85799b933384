/** An argument in an article: the course of a proof table, told in fewer words, and told to its author too. */
import type { NamedQuestion } from "../../address/law-question.ts";
import { named } from "../../address/link.ts";
import type { BoardView } from "../../board/index.ts";
import {
  type Choice,
  engine,
  type Location,
  type Move,
  type PositionInput,
  type Proved,
  type Situation,
  type Verdict,
} from "../../engine/engine.ts";
import { closed, isInside } from "../../kinds/problem-game.ts";
import type { ControlActs } from "../../kit/control-row.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import type { Settled } from "../../proof/argument/claim-argument.ts";
import { type Claim, SIDE_OF } from "../../proof/argument/proof-session.ts";
import { lineOn, type Tried } from "../../proof/argument/tree.ts";
import { Course } from "../../proof/course.ts";
import type { LawTask } from "../../proof/law-task.ts";
import type { ArticleHost } from "../../proof/options.ts";
import { notTakenWords, provedWords } from "../../proof/proof-words.ts";
import { spokenNews } from "../../proof/spoken.ts";
import type { TableState } from "../../proof/table-state.ts";
import { asSetUp } from "../../table/as-set-up.ts";
import type { Side } from "../options.ts";
import { moveDetail, nameOf } from "./events.ts";
import {
  guessQuestion,
  lawQuestion,
  type Pick,
  type Question,
  sideQuestion,
  unmakeable,
  unmakeableView,
  worstView,
} from "./questions.ts";
import { type Riddle, riddleAt, riddleFault, riddleOf, riddleSpoken } from "./riddle.ts";
import type { Seat } from "./seat.ts";
import { WORDS } from "./words.ts";

/** The subject of the argument, as far as it is known. */
export interface Given {
  start: PositionInput;
  moves: Move[];
  claim: { player: Claim["player"]; set: "all" | Location[] } | null;
  side: Side | null;
  mode: "prove" | "problem";
  /** A certificate of the answer: with it nobody searches. */
  certificate?: string;
  /** Said before anything is played: what a certificate shows. */
  intro?: { title: string; words: string };
  /** The way back to where the claim came from. */
  leave?: { text: string; run(): void };
  /** A question of 1989 in place of the claim. */
  law?: { task: LawTask; question: NamedQuestion };
}

/** A question before anything is played, and what the board shows meanwhile. */
interface Posed {
  asked: Question;
  situation: Situation;
  view: BoardView;
}

export class Proving implements ArticleHost {
  readonly course: Course;
  readonly riddle: Store<Riddle, Riddle> = storeOf<Riddle, Riddle>(riddleOf(false), (_, next) => next);
  /** Whether the first view is there; before, no words appear. */
  private isLaid = false;
  /** The press that woke the element has been answered. */
  private isAnswered = false;
  /** The place in the tree that was announced last. */
  private place = 0;

  private constructor(
    readonly seat: Seat,
    readonly given: Given,
    readonly base: ArticleHost["base"],
  ) {
    const { start, moves, claim, certificate, law } = given;
    this.course = new Course({
      ...{ start, moves, claim: claim ?? undefined, law: law?.task, article: this },
      certificate: certificate === undefined ? undefined : () => Promise.resolve(certificate),
    });
    this.course.store.watch(() => this.changed());
  }

  /** Settles when it is known what is shown first. Without an engine it throws. */
  static async prepare(seat: Seat, given: Given): Promise<Proving> {
    const { start, moves, claim, law } = given;
    const line = law ? undefined : await engine.follow(start, moves);
    // A claim that keeps clear of where the board goes on is drawn there, and argued as if it ended.
    const inside = line && claim && claim.set !== "all" && isInside(line, claim.set);
    const proving = new Proving(seat, { ...given, start: inside ? closed(start) : start }, line);
    await proving.course.lay();
    proving.laid();
    return proving;
  }

  destroy(): void {
    this.course.close();
    this.seat.opener.what = null;
  }

  private get state(): TableState {
    return this.course.store.state;
  }

  /** The claim is to be found, or can't be made: of that the author should know, and the reader sees where. */
  private laid(): void {
    this.isLaid = true;
    this.changed();
    if (this.state.session.phase !== "choosing") return;
    const { claiming } = this.state;
    if (this.given.claim && claiming) {
      const { roles, paragraphs } = unmakeable(claiming, this.points);
      this.seat.tell("loja-error", { code: "attribute", message: [roles, ...paragraphs].join(" ") });
    } else this.say(WORDS.chooseClaim);
  }

  private changed(): void {
    const { argued, session } = this.state;
    const play = argued?.play;
    if (play) this.riddle.send(riddleAt(this.riddle.state, play));
    // After the move that led there, which is told in this turn too.
    queueMicrotask(() => this.tellPlace());
    // Until then the place before may still be opened.
    if (this.isLaid) this.seat.opener.what = session.phase === "playing" ? () => this.opened() : null;
  }

  /** Announces a move and the place together with the reply. */
  private tellPlace(): void {
    const play = this.state.argued?.play;
    if (!play || this.course.closed || play.thinking || play.here.id === this.place) return;
    const { here, tree } = play;
    this.place = here.id;
    const { length } = this.given.moves;
    this.seat.tell("loja-navigate", { at: length + here.number, of: length + lineOn(tree).length - 1 });
  }

  /**
   * Goes to a place on the way that was gone last, without starting over: moves before the claim count, as in `at`.
   * False where that place is before the argument, or none has begun.
   */
  visit(moves: number | undefined): boolean {
    const play = this.course.argument?.play;
    const number = (moves ?? Number.POSITIVE_INFINITY) - this.given.moves.length;
    if (!play || number < 0) return false;
    const way = lineOn(play.state.tree);
    const there = way[Math.min(number, way.length - 1)];
    if (there && there.id !== play.state.here.id) play.visit(there.id);
    return true;
  }

  /** The argument as a game: from its worst case on, with all moves of the way that was gone last. */
  get game(): { start: PositionInput; moves: Move[] } {
    const { start, moves } = this.given;
    const play = this.state.argued?.play;
    const [first, ...rest] = play ? lineOn(play.tree) : [];
    if (!first || rest.length === 0) return { start, moves };
    return {
      start: asSetUp(start, first.situation),
      moves: rest.flatMap(({ situation }) => situation.move ?? []),
    };
  }

  private get points(): number {
    return this.state.base?.board.points.length ?? 0;
  }

  focus(): void {
    this.course.focus();
  }

  /** The press that woke the element, as if it had been made by now. */
  answerFirst(): void {
    const { first } = this.seat;
    if (this.isAnswered || !first || this.posed) return;
    this.isAnswered = true;
    if (first.kind === "control") this.acts[first.name as keyof ControlActs]?.();
    else if (first.kind === "point" && !this.course.argument) this.press(first.at);
  }

  /** The question or words before any play; null while a claim is chosen, and from the first move on. */
  get posed(): Posed | null {
    const { given, points } = this;
    const { session, stage, base, claiming } = this.state;
    if (session.phase === "playing") return null;
    const situation = base?.situations.at(-1);
    if (session.phase === "choosing")
      return given.claim && claiming && situation
        ? { asked: unmakeable(claiming, points), situation, view: unmakeableView(claiming, situation) }
        : null;
    if (!stage) return null;
    const { claim, guess } = session;
    const asked = given.law
      ? lawQuestion(given.law.task.about)
      : given.mode === "problem" && guess === null && given.side === null
        ? guessQuestion(claim, points)
        : sideQuestion(claim, points, given.intro);
    return { asked, ...worstView(stage, claim, given.side) };
  }

  pick(pick: Pick): void {
    if (pick.kind === "guess") this.course.guess(pick.guess);
    this.argue(pick.kind === "side" ? pick.side : SIDE_OF[pick.guess]);
  }

  /** `isFirst`: nothing was shown before. */
  private argue(side: Side | null, isFirst = false): void {
    const { seat, given, course } = this;
    if (side === null) return;
    const { guess } = this.state.session;
    // A side that was given to begin with is a task; one that the reader took by a guess is not.
    this.riddle.send(riddleOf(given.mode === "problem" && guess === null && side !== "both"));
    course.begin([], side, isFirst ? this.firstMove() : null);
    if (!isFirst && seat.first !== null) course.focus();
  }

  /** A move that was pressed before anything was there. */
  private firstMove(): Choice | null {
    const { first } = this.seat;
    if (first?.kind === "point") return { kind: "play", at: first.at };
    return first?.kind === "pass" ? { kind: "pass" } : null;
  }

  press(at: Location): void {
    const { course, posed } = this;
    if (posed) this.say(posed.asked.unpressed);
    else if (this.state.session.phase === "choosing") course.choice.tap(at);
    const why = course.argument?.press({ kind: "play", at });
    const play = this.state.argued?.play;
    if (why && play) this.say(notTakenWords(why, play));
  }

  /** The acts of the controls now. */
  get acts(): ControlActs {
    return this.posed ? {} : this.course.acts;
  }

  // What the course tells.

  say(words: string): void {
    if (this.isLaid) this.seat.say(words);
  }

  failed(error: unknown): void {
    this.seat.failed(error);
  }

  /** With a side the element gives the task; without one the reader guesses, and the guess decides the side. */
  staged(): void {
    const { given, seat, isLaid } = this;
    const { guess } = this.state.session;
    this.isLaid = true;
    const side = given.side ?? (guess && SIDE_OF[guess]);
    if (side !== null && !given.intro) this.argue(side, !isLaid);
    else seat.say(this.posed?.asked.spoken ?? "");
  }

  readonly spoken: ArticleHost["spoken"] = (play, news) =>
    riddleSpoken(this.riddle.state, play, spokenNews(play, news));

  moved(made: readonly Tried[]): void {
    const { base } = this.state;
    for (const { situation, number, remark } of made) {
      if (!remark || !base) continue;
      const by = remark.by === "engine" ? "engine" : "reader";
      const detail = moveDetail(base.board, situation, number, by);
      if (detail) this.seat.tell("loja-move", detail);
    }
  }

  settled({ verdict, won, again }: Settled): void {
    if (!verdict || again) return;
    // The claim itself was judged at the start; here it is only told whether the reader has won.
    const found = this.state.argued?.judge.proved?.verdict ?? verdict;
    this.tellVerdict(found, this.state.argued?.play?.both ? null : won);
  }

  decided(proved: Proved): void {
    const { verdict } = proved;
    this.tellVerdict(verdict, null);
    if (verdict === "undecided") this.seat.say(provedWords(proved, this.state.session.guess));
    const play = this.state.argued?.play;
    const message = play && riddleFault(this.riddle.state, play, verdict);
    if (message) this.seat.tell("loja-error", { code: "attribute", message });
  }

  private tellVerdict(verdict: Verdict, won: boolean | null): void {
    const { mode } = this.given;
    const { player, set } = this.state.session.claim;
    this.seat.tell("loja-verdict", { mode, claim: { player, set: set.map(this.name) }, verdict, won });
  }

  private readonly name = (at: Location): string => nameOf(this.state.base?.board ?? { points: [] }, at);

  /** This place at the referee. */
  private opened() {
    const { start, moves, law } = this.given;
    const { play = null, line = [] } = this.course.argument ?? {};
    const made = play?.state.both ? null : play;
    const argued = named(this.state.base?.board.points ?? [], {
      claim: law ? null : this.state.session.claim,
      side: made?.state.side ?? null,
      line: made ? line : [],
    });
    const rules = law && { law: law.question, rules: ["jrg89" as const] };
    return { start, moves, address: { view: "claim" as const, ...argued, ...rules } };
  }
}
