/**
 * One claim in argument, without a page: the engine's own proof of it, the reader's moves and the replies, and their
 * results. It remembers its announcements, so that a view makes each only once.
 */
import type {
  Choice,
  Expectation,
  Move,
  PositionInput,
  ProofOf,
  Proved,
  Prover,
  Stage,
  Verdict,
} from "../../engine/engine.ts";
import type { ControlActs } from "../../kit/control-row.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import { beat } from "../../table/beat.ts";
import { type GiveLink, type ProofFormat, saveProof } from "../save-proof.ts";
import { type ArgumentEvent, type ArgumentState, argumentStep, type PlayState } from "./argument-state.ts";
import { Judge, type Proving } from "./judge.ts";
import { type Asked, type News, Play } from "./play.ts";
import type { Claim, Side } from "./proof-session.ts";
import { lineTo, madeSince, type Tried, verdictOf } from "./tree.ts";

/** The subject of the argument. */
export interface ClaimCase {
  start: PositionInput | string;
  /** The moves before the claim was made. */
  moves: readonly Move[];
  claim: Claim;
  /** The certificate of the claim, if somebody kept one. */
  certificate?: string | undefined;
  /** The worst case; its last step is where the argument starts. */
  stage: Stage;
}

/** The place that is looked at settles the claim. */
export interface Settled {
  verdict: Verdict | null;
  /** Whether the reader has won by it. */
  won: boolean;
  /** Whether it was announced before. */
  again: boolean;
}

/** The events of an argument. All parts of one event come before `played`, which says that it is time to draw. */
export interface OnArgument {
  /** The reader's move and the reply to it; not those that the reader only came back to. */
  moved?(made: readonly Tried[]): void;
  settled?(end: Settled): void;
  played(news: News): void;
  /** The engine's own proof has come further, stopped or broken down. */
  proving?(): void;
  /** The findings of that proof, each verdict once. */
  decided?(proved: Proved): void;
}

/** The reason why a move was refused: the place only shows a line, play is over there, or it is not the reader's turn. */
export type NotTaken = "told" | "over" | "turn";

/** `Answers` answers questions about moves: the engine’s proof, or somebody who knows more. */
export class ClaimArgument<Answers extends Asked = Asked> {
  readonly judge: Judge;
  /** Null until the reader has taken a side. */
  play: Play | null = null;
  /** All that a view shows of it. */
  readonly store: Store<ArgumentState, ArgumentEvent>;
  readonly answers: Answers;
  /** The place before the last news. */
  private before = 0;
  private found: { verdict: Verdict; expectation: Expectation } | null = null;
  private readonly ends = new Set<number>();
  private closed = false;

  constructor(
    readonly of: ClaimCase,
    prover: Proving,
    private readonly on: OnArgument,
    answers: (judge: Judge) => Answers,
  ) {
    this.judge = new Judge(this.proofOf, prover, () => this.judged());
    this.store = storeOf({ play: null, judge: this.judge.state, saveFault: "" }, argumentStep);
    this.answers = answers(this.judge);
  }

  get proofOf(): ProofOf {
    const { start, moves, claim, certificate } = this.of;
    return { start, moves, claim: { player: claim.player, set: [...claim.set] }, certificate };
  }

  /** Has the engine prove or refute the claim. Moves may be made meanwhile. */
  prove(): void {
    this.judge.run();
  }

  /** The reader takes a side, or both. */
  take(side: Side | "both"): Play {
    const { claim, stage } = this.of;
    const situation = stage.steps.at(-1)?.situation;
    if (!situation) throw new RangeError("a worst case has a last step");
    const both = side === "both";
    // Whoever plays both has no claim of his own.
    const own = both ? "refuter" : side;
    const told = (news: News): void => this.played(news);
    this.play = new Play(stage.board, situation, claim, own, this.answers, told, both, beat);
    this.store.send({ kind: "played", play: this.play.state });
    return this.play;
  }

  /** Goes where a line leads, and lets the engine move; or makes a move that was pressed before anything was there. */
  async begin(line: Choice[], first: Choice | null = null): Promise<void> {
    const { play } = this;
    if (first && line.length === 0 && play?.state.here.situation.turn === play?.state.you) play?.press(first);
    else await play?.begin(line);
  }

  /** Makes a move of the reader's; else says why not. */
  press(choice: Choice): NotTaken | null {
    const { play } = this;
    if (!play) return null;
    if (play.state.walk) return "told";
    if (play.state.here.situation.final) return "over";
    if (!this.mayPlay) return "turn";
    play.press(choice);
    return null;
  }

  /** While the engine thinks, a press is for the turn after its reply. */
  get mayPlay(): boolean {
    const play = this.play?.state;
    if (!play || play.here.situation.final) return false;
    return play.thinking || play.here.situation.turn === play.you;
  }

  turnSide(): void {
    this.play?.changeSide(this.play.state.side === "claimant" ? "refuter" : "claimant");
  }

  /** The moves from the worst case to the place that is looked at. */
  get line(): Choice[] {
    return this.play ? lineTo(this.play.state.tree) : [];
  }

  /** The acts of the controls now. */
  get acts(): ControlActs {
    const { play } = this;
    if (!play) return {};
    const { tree, walk, hintOffered, both } = play.state;
    return {
      back: play.beside(-1),
      forward: play.beside(1),
      "undo-all": tree.at !== 0 || walk ? () => play.visit(0) : null,
      hint: hintOffered ? () => void play.hint() : null,
      side: both ? null : () => this.turnSide(),
    };
  }

  /** Takes the proof along, and gives what to say; empty where it is closed by then. */
  async keep(kind: ProofFormat, prover: Prover, title: string, link: GiveLink | null): Promise<string> {
    const { words, failed } = await saveProof(kind, this.judge, prover, title, link);
    if (this.closed) return "";
    this.store.send({ kind: "not-saved", words: failed ? words : "" });
    return words;
  }

  close(): void {
    this.closed = true;
    this.judge.close();
    this.play?.close();
  }

  private played(news: News): void {
    const { play, on } = this;
    if (this.closed || !play) return;
    const { state } = play;
    this.store.send({ kind: "played", play: state });
    if (news === "move") on.moved?.(madeSince(state.tree, this.before));
    // It is told with its reply.
    if (news !== "seen") this.before = state.tree.at;
    if (state.settled && !state.thinking && !state.walk) this.settle(state);
    on.played(news);
  }

  private settle({ here, won }: PlayState): void {
    const verdict = here.known ? verdictOf(here) : null;
    const again = this.ends.has(here.id);
    // Where nothing is known yet, there is nothing to be told again.
    if (verdict !== null) this.ends.add(here.id);
    this.on.settled?.({ verdict, won, again });
  }

  private judged(): void {
    const { judge, on } = this;
    if (this.closed) return;
    this.store.send({ kind: "proving", judge: judge.state });
    on.proving?.();
    const { proved } = judge;
    if (judge.running || !proved) return;
    const { verdict, expectation = "open" } = proved;
    if (this.found?.verdict === verdict && this.found.expectation === expectation) return;
    this.found = { verdict, expectation };
    on.decided?.(proved);
    // Who was told may have closed it. What was not decided where the reader looks may be now.
    if (!this.closed && judge.answered) this.play?.refresh();
  }
}
