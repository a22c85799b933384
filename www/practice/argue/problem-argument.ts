/**
 * The course of one problem of locking or refuting, without a page: the worst case is set up, the reader plays against
 * the engine, each of his moves is judged, the first one by the stored facts before the engine is there, and at some
 * time it is enough.
 */
import {
  type Answer,
  type Choice,
  type Expectation,
  prover,
  type Shown,
  troubleWords,
} from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import type { TrainerNews } from "../../kinds/trainer.ts";
import { ClaimArgument } from "../../proof/argument/claim-argument.ts";
import { HINTS, type News, type Play } from "../../proof/argument/play.ts";
import type { Side } from "../../proof/argument/proof-session.ts";
import { goTo, grow, type Tried, wayTo } from "../../proof/argument/tree.ts";
import { expectationOf, Facts } from "./facts.ts";
import {
  judged,
  keptBy,
  ownOf,
  passedLater,
  rightMoves,
  stoodBefore,
  turnsSince,
  wrongMove,
} from "./move-worth.ts";
import { type Setting, setUp } from "./setting.ts";
import { amissAt, CLOSING, closingAt } from "./solved.ts";

export interface OnProblemArgument {
  /** For the session. */
  news(news: TrainerNews): void;
  /** Something is to be shown anew. */
  changed(): void;
}

/** An argument whose worst case is there. */
export interface Begun extends Setting {
  argument: ClaimArgument;
  play: Play;
  facts: Facts;
}

export class ProblemArgument {
  begun: Begun | null = null;
  readonly seat: Side;
  readonly wanted: Expectation;
  /** The place of the question. */
  root = 0;
  done = false;
  /** What is added when it is done. */
  closing = "";
  /** The move that was charged: nothing that follows can cost any more. */
  charged: number | null = null;
  /** The reader's first move. */
  first: string | null = null;
  /** The line that was given away. */
  private given: Shown | null = null;
  /** A hint is being thought of. */
  private hinting = false;
  /** The engine looks longer into a move of the reader's. */
  private longer = false;
  /** The engine gave no answer. */
  private failing = false;
  private closed = false;

  constructor(
    private readonly problem: Problem,
    private readonly on: OnProblemArgument,
  ) {
    this.seat = problem.kind === "lock" ? "claimant" : "refuter";
    this.wanted = expectationOf(problem);
  }

  async open(): Promise<void> {
    const better = {
      answer: (answer: Answer) => this.improved(answer),
      longer: () => this.takesLonger(),
      trouble: (error: unknown, again: () => void) => this.failed(error, again),
    };
    try {
      const setting = await setUp(this.problem);
      if (this.closed) return;
      const argument = new ClaimArgument(
        setting.of,
        prover,
        { moved: (made) => this.judgeMove(made), played: (news) => this.played(news) },
        (judge) => new Facts(setting.ground, judge, better),
      );
      const play = argument.take(this.seat);
      this.begun = { ...setting, argument, play, facts: argument.answers };
      await argument.begin([...setting.ground.root]);
      if (this.closed) return;
      this.root = play.tree.at;
      this.on.changed();
      // From here on it gets ready for the moves that the facts don't know.
      argument.prove();
    } catch (error) {
      if (!this.closed)
        this.on.news({ kind: "trouble", words: troubleWords(error), again: () => void this.open() });
    }
  }

  close(): void {
    this.closed = true;
    this.begun?.argument.close();
  }

  /** Whether the reader is to move. */
  get mayPlay(): boolean {
    const play = this.begun?.play;
    if (!play || play.walk || play.thinking || play.here.situation.final || this.over) return false;
    return play.here.situation.turn === play.you && !this.amiss;
  }

  press(choice: Choice): void {
    if (this.mayPlay) this.begun?.argument.press(choice);
  }

  /** Why a press on the board is no move now, in words; empty where the engine is thinking. */
  get unplayable(): string {
    const play = this.begun?.play;
    if (!play || play.thinking || this.mayPlay) return "";
    if (play.walk) return "A line is being shown: go back to play.";
    if (this.amiss) return "Take your move back first.";
    return this.over ? "This problem is done." : "It is not your turn here.";
  }

  /** Nothing is asked any more, unless the reader has taken the other side. */
  get over(): boolean {
    return this.done && this.begun?.play.side === this.seat;
  }

  /** The move that is to be taken back. */
  get amiss(): Tried | null {
    return this.done || !this.begun ? null : amissAt(this.begun.play, this.wanted);
  }

  restart(): void {
    this.begun?.play.visit(this.root);
  }

  /** The other side begins where the question stood. */
  side(): void {
    if (!this.begun || !this.done) return;
    this.begun.play.visit(this.root);
    this.begun.argument.turnSide();
  }

  get hintsLeft(): number {
    const play = this.begun?.play;
    if (!play || this.done || this.hinting || play.thinking || play.walk) return 0;
    if (play.here.situation.turn !== play.you) return 0;
    return (play.hints?.length ?? HINTS) - play.open;
  }

  /** Whether one was opened. */
  async hint(): Promise<boolean> {
    const play = this.begun?.play;
    if (!play || this.hintsLeft <= 0) return false;
    const before = play.open;
    this.hinting = true;
    this.on.changed();
    await play.hint();
    this.hinting = false;
    if (!this.closed) this.on.changed();
    return play.open > before;
  }

  /** Gives the solution away, as a line from the question on. */
  async reveal(): Promise<void> {
    if (!this.begun) return;
    const { play, facts } = this.begun;
    play.visit(this.root);
    this.finish(CLOSING.shown);
    try {
      const shown = await facts.solution();
      this.given = shown;
      if (!this.closed) play.startWalk({ kind: "line", shown, step: Math.min(1, shown.moves.length) });
    } catch (error) {
      this.failed(error, () => void this.reveal());
    }
  }

  /** The line that was given away, where the question is looked at again. */
  get solution(): Shown | null {
    return this.over && this.begun?.play.tree.at === this.root ? this.given : null;
  }

  /** The names of the moves from the worst case to the place that is looked at. */
  get line(): string[] {
    if (!this.begun) return [];
    const { argument, facts } = this.begun;
    return argument.line.map((choice) => facts.name(choice));
  }

  /** What is waited for, in words. */
  get waiting(): string {
    const play = this.begun?.play;
    if (this.hinting) return "A hint is being looked for.";
    if (!play || !(play.thinking || (this.replying(play) && !this.failing))) return "";
    return this.longer ? "This move takes longer to judge." : "The engine looks for its reply.";
  }

  private played(news: News): void {
    if (this.closed || !this.begun) return;
    const { play } = this.begun;
    if (news === "thinking") this.failing = false;
    this.longer = false;
    if (news === "fault") this.failed(play.fault, () => play.tryAgain());
    // A move that is only seen is judged with the reply to it.
    if (news !== "seen") this.finishIfEnough(play);
    this.on.changed();
  }

  /** Tells what the reader's newest move is worth. One that is left open costs nothing. */
  private judgeMove(made: readonly Tried[]): void {
    const own = ownOf(made);
    if (this.closed || !this.begun || this.done || !own?.choice || !own.remark) return;
    const { play, facts } = this.begun;
    const kept = keptBy(own.remark, this.wanted, stoodBefore(play.tree, own.id));
    if (kept === null) return;
    play.replace(judged(play.tree, own.id, kept));
    // Who has found the right move may think that all is settled: a pass too early is told, and costs nothing.
    if (!kept && passedLater(play.tree)) return;
    if (!kept) this.charged ??= own.id;
    if (own.parent === this.root) this.first = facts.name(own.choice);
    // All turns since the question: what went wrong later is told apart from a first move of the same name.
    const since = turnsSince(play.tree, this.root, own.id);
    this.on.news({
      kind: "judged",
      right: kept,
      what: since.map((turn) => facts.name(turn)).join(","),
      decided: false,
    });
  }

  private finishIfEnough(play: Play): void {
    if (this.done || play.side !== this.seat) return;
    const closing = closingAt(play, this.wanted);
    if (closing !== null) this.finish(closing);
  }

  private finish(closing: string): void {
    if (this.done) return;
    this.done = true;
    this.closing = closing;
    this.on.news({ kind: "done" });
  }

  /** The engine's own answer to what the facts have answered: its words are better, and it may have a reply. */
  private improved(answer: Answer): void {
    const play = this.begun?.play;
    if (this.closed || !play) return;
    this.failing = false;
    const { at } = play.tree;
    const waits = this.replying(play);
    const grown = grow(play.tree, answer);
    const goes = waits && wayTo(grown).some(({ id }) => id === at);
    play.replace(goes ? grown : goTo(grown, at));
    this.finishIfEnough(play);
    this.on.changed();
  }

  /** The reader's move was right, and the reply to it is not there yet. */
  private replying(play: Play): boolean {
    return !this.done && play.waiting && !play.walk && play.here.remark?.kept === true;
  }

  private takesLonger(): void {
    this.longer = true;
    if (!this.closed) this.on.changed();
  }

  private failed(error: unknown, again: () => void): void {
    const play = this.begun?.play;
    if (this.closed) return;
    this.failing = true;
    this.on.news({ kind: "trouble", words: troubleWords(error), again });
    // The facts know that the first move was right: a reader without an engine loses nothing.
    if (play && rightMoves(play.tree) > 0 && !wrongMove(play.tree)) this.finish(CLOSING.settled);
    this.on.changed();
  }
}
