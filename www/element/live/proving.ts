/** From a claim, or none yet, to the argument about it: which claim, what the reader says of it, which side the reader takes. */
import type { NamedQuestion } from "../../address/law-question.ts";
import { otherColor } from "../../board/color.ts";
import type { BoardHandle } from "../../board/index.ts";
import {
  type Choice,
  type Claiming,
  EngineError,
  engine,
  type Line,
  type Location,
  type Move,
  type PositionInput,
  type Proved,
  prover,
  type Stage,
  troubleWords,
  type Verdict,
} from "../../engine/engine.ts";
import { closed, isInside } from "../../kinds/problem-game.ts";
import type { ControlActs } from "../../kit/control-row.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import { Chooser } from "../../proof/argument/chooser.ts";
import { ClaimArgument, type Settled } from "../../proof/argument/claim-argument.ts";
import type { News } from "../../proof/argument/play.ts";
import type { Claim, Guess } from "../../proof/argument/proof-session.ts";
import type { Tried } from "../../proof/argument/tree.ts";
import { type LawTask, lawClaim } from "../../proof/law-task.ts";
import { notTakenWords, provedWords } from "../../proof/proof-words.ts";
import type { ProofFormat } from "../../proof/save-proof.ts";
import { spokenNews } from "../../proof/spoken.ts";
import type { Side } from "../options.ts";
import { moveDetail, nameOf } from "./events.ts";
import { type Phase, type ProvingEvent, type ProvingState, provingStep } from "./proving-state.ts";
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
import { riddleFault, riddleOf, riddleSpoken } from "./riddle.ts";
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

/** The subject of the argument, once it is known. */
export interface Argued {
  claim: Claim;
  title: string;
  stage: Stage;
  guess: Guess | null;
  side: Side;
}

export class Proving {
  readonly store: Store<ProvingState, ProvingEvent>;
  /** The board, for what only it can do: take the focus. */
  board: BoardHandle | null = null;
  argument: ClaimArgument | null = null;
  argued: Omit<Argued, "side"> | null = null;
  readonly chooser: Chooser;
  private isClosed = false;
  /** The press that woke the element has been answered. */
  private isAnswered = false;

  private constructor(
    readonly seat: Seat,
    readonly given: Given,
    private readonly line: Line,
  ) {
    const begin: ProvingState = { board: line.board, phase: null, trouble: null };
    this.store = storeOf(begin, provingStep);
    this.chooser = new Chooser(given.start, given.moves, engine, () => this.chosen());
  }

  /** Settles when it is known what is shown first. Without an engine it throws. */
  static async prepare(seat: Seat, given: Given): Promise<Proving> {
    const { moves, claim, law } = given;
    if (law) {
      const { board, steps } = law.task.about.stage;
      const situations = steps.map(({ situation }) => situation);
      const proving = new Proving(seat, given, { board, situations, refusal: null, cycles: [] });
      proving.giveLaw(law.task);
      return proving;
    }
    const line = await engine.follow(given.start, moves);
    // A claim that keeps clear of where the board goes on is drawn there, and argued as if it ended.
    const inside = claim && claim.set !== "all" && isInside(line, claim.set);
    const start = inside ? closed(given.start) : given.start;
    const proving = new Proving(seat, { ...given, start }, line);
    if (!claim) await proving.choose();
    else {
      const set = claim.set === "all" ? proving.everything : claim.set;
      const claiming = await engine.claiming(start, moves, claim.player, set, null);
      if (claiming.bordered && set.length > 0) await proving.give(claiming);
      else proving.refuse(claiming);
    }
    return proving;
  }

  destroy(): void {
    this.isClosed = true;
    this.stopArguing();
  }

  private stopArguing(): void {
    this.argument?.close();
    this.argument = null;
    this.seat.opener.what = null;
  }

  private turn(phase: Phase): void {
    this.stopArguing();
    this.store.send({ kind: "phase", phase });
  }

  private get situation() {
    const situation = this.line.situations.at(-1);
    if (!situation) throw new RangeError("a position has a situation");
    return situation;
  }

  private get everything(): Location[] {
    return this.line.board.points.map((_, at) => at);
  }

  focus(): void {
    this.board?.focus();
  }

  /** The press that woke the element, as if it had been made by now. */
  answerFirst(): void {
    const { first } = this.seat;
    const { phase } = this.store.state;
    const isArguing = phase?.kind === "arguing";
    if (this.isAnswered || !first || phase?.kind === "words") return;
    this.isAnswered = true;
    if (first.kind === "control") this.control(first.name);
    else if (first.kind === "point" && !isArguing) this.press(first.at);
  }

  // Before anything is played.

  private ask(asked: Question, stage: Stage, claim: Claim): void {
    this.turn({ kind: "words", asked, ...worstView(stage, claim, this.given.side) });
    this.seat.say(asked.spoken);
  }

  /** A claim that can't be made: the author should know, and the reader sees where. */
  private refuse(claiming: Claiming): void {
    const { situation } = this;
    const asked = unmakeable(claiming, this.everything.length);
    const message = [asked.roles, ...asked.paragraphs].join(" ");
    this.seat.tell("loja-error", { code: "attribute", message });
    this.turn({ kind: "words", asked, situation, view: unmakeableView(claiming, situation) });
  }

  /** The reader finds a claim. */
  private async choose(): Promise<void> {
    const { situation } = this;
    await this.chooser.set("black", []);
    if (this.chooser.fault) throw this.chooser.fault;
    this.chooser.forget();
    if (this.isClosed) return;
    this.turn({
      kind: "choosing",
      situation,
      claiming: this.chooser.claiming,
      guess: null,
      points: false,
      fault: "",
      back: false,
      forward: false,
    });
    this.seat.say(WORDS.chooseClaim);
  }

  private chosen(): void {
    const { claiming, fault, canBack: back, canForward: forward } = this.chooser;
    const words = fault ? troubleWords(fault) : "";
    this.store.send({ kind: "chosen", claiming, fault: words, back, forward });
    if (fault) this.seat.failed(fault);
    if (claiming) this.seat.say(words || `${claiming.headline} ${claiming.words}`);
  }

  claim(set: readonly Location[] | "all", player = this.chooser.player): void {
    void this.chooser.set(player, set === "all" ? this.everything : set);
  }

  test(): void {
    const { phase } = this.store.state;
    if (phase?.kind !== "choosing" || !phase.claiming || !phase.guess) return;
    const { claiming, guess } = phase;
    void this.attempt(() => this.give(claiming, guess));
  }

  /** A claim is there: sets up the worst case, and asks the reader's guess. */
  private async give(claiming: Claiming, guess: Guess | null = null): Promise<void> {
    const { given } = this;
    const { player, set, title } = claiming;
    const claim = { player, set };
    const argued = await engine.stage(given.start, given.moves, claim);
    const stage = { ...argued, board: this.line.board };
    if (this.isClosed) return;
    this.argued = { claim, title, stage, guess };
    // With a side the task is told; without one the reader says what to expect, and takes a side by that.
    const points = this.everything.length;
    if (given.mode === "problem" && guess === null && given.side === null)
      return this.ask(guessQuestion(claim, points), stage, claim);
    const side = given.side ?? (guess && SIDE_OF[guess]);
    if (side !== null && !given.intro) this.argue(side);
    else this.ask(sideQuestion(claim, points, given.intro), stage, claim);
  }

  /** A question of 1989: what it says is known, and its position is where it begins. */
  private giveLaw({ about }: LawTask): void {
    const { title, stage } = about;
    const claim = lawClaim(about);
    this.argued = { claim, title, stage, guess: null };
    if (this.given.side) this.argue(this.given.side);
    else this.ask(lawQuestion(about), stage, claim);
  }

  pick(pick: Pick): void {
    const { argued } = this;
    if (pick.kind === "guess" && argued) this.argued = { ...argued, guess: pick.guess };
    this.argue(pick.kind === "side" ? pick.side : SIDE_OF[pick.guess]);
  }

  // The argument.

  private argue(side: Side): void {
    const { seat, given, argued } = this;
    if (!argued) return;
    const isFirst = this.store.state.phase === null;
    this.stopArguing();
    const { start, moves, mode, certificate, law } = given;
    const argument = new ClaimArgument(
      { start, moves, claim: argued.claim, certificate, stage: argued.stage },
      law?.task.prover ?? prover,
      {
        moved: (made) => this.tellMoves(made),
        settled: (end) => this.tellEnd(end),
        played: (news) => this.played(news),
        proving: () => argument.judge.fault && seat.failed(argument.judge.fault),
        decided: (proved) => this.decided(proved),
      },
      (judge) => judge,
    );
    this.argument = argument;
    // A side that was given to begin with is a task; one that the reader took by a guess is not.
    const riddle = riddleOf(mode === "problem" && argued.guess === null && side !== "both");
    argument.take(side);
    this.store.send({ kind: "phase", phase: { kind: "arguing", argued: argument.store.state, riddle } });
    argument.store.watch(() => {
      if (this.argument === argument) this.store.send({ kind: "argued", argued: argument.store.state });
    });
    seat.opener.what = () => this.opened(argument, argued);
    argument.prove();
    void argument.begin([], isFirst ? this.firstMove() : null);
    if (!isFirst && seat.first !== null) this.focus();
  }

  /** A move that was pressed before anything was there. */
  private firstMove(): Choice | null {
    const { first } = this.seat;
    if (first?.kind === "point") return { kind: "play", at: first.at };
    return first?.kind === "pass" ? { kind: "pass" } : null;
  }

  press(at: Location): void {
    const { seat, argument } = this;
    const { phase } = this.store.state;
    if (phase?.kind === "words") seat.say(phase.asked.unpressed);
    if (phase?.kind === "choosing") void this.chooser.tap({ kind: phase.points ? "point" : "block", at });
    const why = argument?.press({ kind: "play", at });
    const play = argument?.play?.state;
    if (!why || !play) return;
    seat.say(why === "turn" && play.here.situation.final ? WORDS.playOver : notTakenWords(why, play));
  }

  /** `at`: by the rules of 1989, for the ko with this mark. */
  pass(at?: Location): void {
    this.argument?.press(at === undefined ? { kind: "pass" } : { kind: "pass", for: at });
  }

  /** Does what a control says now. */
  control(name: string): void {
    this.acts[name as keyof ControlActs]?.();
  }

  /** The acts of the controls now. */
  get acts(): ControlActs {
    const { phase } = this.store.state;
    if (phase?.kind === "arguing") return this.argument?.acts ?? {};
    if (phase?.kind !== "choosing") return {};
    const { chooser } = this;
    const { claiming } = phase;
    return {
      back: phase.back ? () => chooser.back() : null,
      forward: phase.forward ? () => chooser.forward() : null,
      "undo-all": claiming?.set.length ? () => this.claim([]) : null,
      side: () => this.claim(claiming?.set ?? [], otherColor(chooser.player)),
    };
  }

  another(): void {
    void this.attempt(() => this.choose());
  }

  async keep(kind: ProofFormat): Promise<void> {
    this.seat.say((await this.argument?.keep(kind, prover, this.argued?.title ?? "", null)) ?? "");
  }

  private played(news: News): void {
    const { phase } = this.store.state;
    const play = this.argument?.play?.state;
    if (!play || phase?.kind !== "arguing") return;
    if (play.fault) this.seat.failed(play.fault);
    this.seat.say(
      play.fault ? troubleWords(play.fault) : riddleSpoken(phase.riddle, play, spokenNews(play, news)),
    );
  }

  private tellMoves(made: readonly Tried[]): void {
    for (const { situation, number, remark } of made) {
      if (!remark) continue;
      const by = remark.by === "engine" ? "engine" : "reader";
      const detail = moveDetail(this.line.board, situation, number, by);
      if (detail) this.seat.tell("loja-move", detail);
    }
  }

  private tellEnd({ verdict, won, again }: Settled): void {
    if (!verdict || again) return;
    // The claim itself was judged at the start; here it is only told whether the reader has won.
    const found = this.argument?.judge.proved?.verdict ?? verdict;
    this.tellVerdict(found, this.argument?.play?.both ? null : won);
  }

  private tellVerdict(verdict: Verdict, won: boolean | null): void {
    const { argued, given, line } = this;
    if (!argued) return;
    const set = argued.claim.set.map((at) => nameOf(line.board, at));
    this.seat.tell("loja-verdict", {
      mode: given.mode,
      claim: { player: argued.claim.player, set },
      verdict,
      won,
    });
  }

  private decided(proved: Proved): void {
    const { verdict } = proved;
    const { phase } = this.store.state;
    this.tellVerdict(verdict, null);
    if (verdict === "undecided") this.seat.say(provedWords(proved, this.argued?.guess ?? null));
    const play = this.argument?.play?.state;
    if (verdict === "undecided" || !play || phase?.kind !== "arguing") return;
    const message = riddleFault(phase.riddle, play, verdict);
    if (message) this.seat.tell("loja-error", { code: "attribute", message });
  }

  /** This place at the referee. */
  private opened(argument: ClaimArgument, { claim }: { claim: Claim }) {
    const { start, moves, law } = this.given;
    const { play } = argument;
    const { board } = this.line;
    const name = (at: Location): string => nameOf(board, at);
    const whole = claim.set.length === board.points.length;
    const line = argument.line.map((choice) => {
      if (choice.kind === "play") return name(choice.at);
      return choice.for === undefined ? "pass" : `pass-${name(choice.for)}`;
    });
    const both = play?.both ?? false;
    return {
      start,
      moves,
      address: {
        view: "claim" as const,
        ...(law
          ? { law: law.question, rules: ["jrg89" as const] }
          : { claim: { player: claim.player, set: whole ? ("all" as const) : claim.set.map(name) } }),
        side: both ? null : (play?.side ?? null),
        line: both ? [] : line,
      },
    };
  }

  /** Does something with the engine; where there is no answer, says so and offers to try again. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (!this.isClosed) this.store.send({ kind: "trouble", trouble: null });
    } catch (error) {
      if (this.isClosed) return;
      this.seat.failed(error);
      const hopeless = error instanceof EngineError && error.hopeless;
      const again = hopeless ? null : () => void this.attempt(work);
      this.store.send({ kind: "trouble", trouble: { words: troubleWords(error), again } });
    }
  }
}

/**
 * A reader who believes in the claim defends it, and one who doubts it attacks it; one who can't tell chooses a side.
 */
const SIDE_OF = { holds: "claimant", fails: "refuter", unsure: null } as const;
