/** A claim that is argued with the engine: moves, replies, hints, the engine's own proof, and what came of it. */

import type { NamedQuestion } from "../../address/law-question.ts";
import { element } from "../../dom.ts";
import {
  type Choice,
  type Location,
  type Move,
  type PositionInput,
  type Proved,
  prover,
  type Stage,
  troubleWords,
  type Verdict,
} from "../../engine/engine.ts";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { ClaimArgument, type Settled } from "../../proof/argument/claim-argument.ts";
import type { News, Play } from "../../proof/argument/play.ts";
import type { Claim, Guess } from "../../proof/argument/proof-session.ts";
import { type Tried, wayTo } from "../../proof/argument/tree.ts";
import { BudgetPart } from "../../proof/budget.ts";
import { hintItems, openedHints } from "../../proof/hints.ts";
import { kosOf, type LawTask } from "../../proof/law-task.ts";
import { NAMES, notTakenWords, provedWords } from "../../proof/proof-words.ts";
import type { ProofFormat } from "../../proof/save-proof.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import { spokenNews } from "../../proof/spoken.ts";
import { TreePart } from "../../proof/tree-view.ts";
import { TruthPart } from "../../proof/truth.ts";
import type { Side } from "../options.ts";
import { moveDetail, nameOf } from "./events.ts";
import { LiveAnswer } from "./live-answer.ts";
import type { LiveDesk, LiveState } from "./live-desk.ts";
import { listedMoves } from "./move-list.ts";
import { Riddle } from "./riddle.ts";
import { rolesWords } from "./role-words.ts";
import type { Seat } from "./seat.ts";

/** What is argued about. */
export interface Argued {
  start: PositionInput;
  moves: Move[];
  claim: Claim;
  certificate?: string | undefined;
  title: string;
  stage: Stage;
  side: Side;
  guess: Guess | null;
  mode: "prove" | "problem";
  /** A question of 1989 in place of the claim. */
  law?: { task: LawTask; question: NamedQuestion } | undefined;
  /** To another claim; null where it is given. */
  another: (() => void) | null;
}

export class Arguing {
  private readonly argument: ClaimArgument;
  private readonly play: Play;
  private readonly answer: LiveAnswer;
  private readonly hints = element("ol", { class: "opened-hints", "aria-label": "Hints" });
  /** What one waits for, where the board is; all of it is behind "More". */
  private readonly waiting: BudgetPart;
  private readonly budget: BudgetPart;
  private readonly tree = new TreePart(null);
  private readonly truth: TruthPart;
  private readonly riddle: Riddle;
  private closed = false;

  constructor(
    private readonly seat: Seat,
    private readonly desk: LiveDesk,
    private readonly argued: Argued,
  ) {
    const on = {
      moved: (made: readonly Tried[]) => this.tellMoves(made),
      settled: (end: Settled) => this.tellEnd(end),
      played: (news: News) => this.played(news),
      proving: () => this.proving(),
      decided: (proved: Proved) => this.decided(proved),
    };
    this.argument = new ClaimArgument(argued, argued.law?.task.prover ?? prover, on, (judge) => judge);
    const { judge } = this.argument;
    this.play = this.argument.take(argued.side);
    const refocus = (): void => desk.focus();
    const acts = {
      stop: () => judge.stop(),
      goOn: () => judge.goOn(),
      keep: argued.law ? null : (kind: ProofFormat) => void this.keep(kind),
      links: false,
    };
    // A side that was given to begin with is a task; one that the reader took by his guess is not.
    this.riddle = new Riddle(argued.mode === "problem" && argued.guess === null && !this.play.both, () =>
      this.show(),
    );
    this.answer = new LiveAnswer(refocus, (told) => this.riddle.told(this.play, told));
    this.waiting = new BudgetPart(acts, refocus, true);
    this.budget = new BudgetPart(acts, refocus);
    this.truth = new TruthPart(refocus, null);
    desk.say(this.answer.element, this.hints, this.waiting.element);
    const { budget, tree, truth, riddle } = this;
    desk.help.replaceChildren(budget.element, tree.element, truth.element, riddle.element);
    seat.opener.what = () => this.opened();
  }

  /** `first` is a move that was pressed before anything was there. */
  begin(first: Choice | null, line: Choice[] = []): void {
    this.argument.prove();
    this.show();
    void this.argument.begin(line, first);
  }

  close(): void {
    this.closed = true;
    this.argument.close();
    this.desk.help.replaceChildren();
    this.seat.opener.what = null;
  }

  press(at: Location): void {
    const { play, seat } = this;
    const why = this.argument.press({ kind: "play", at });
    if (why === "turn" && play.here.situation.final)
      seat.say("Play is over here. Take moves back, or start again.");
    else if (why) seat.say(notTakenWords(why, play));
  }

  pass(): void {
    this.argument.press({ kind: "pass" });
  }

  /** By the rules of 1989, for the ko with this mark. */
  passFor(at: Location): void {
    this.argument.press({ kind: "pass", for: at });
  }

  private side(): Side {
    return this.play.both ? "both" : this.play.side;
  }

  private played(news: News): void {
    const { play } = this;
    this.show();
    if (play.fault) this.seat.failed(play.fault);
    this.seat.say(play.fault ? troubleWords(play.fault) : this.riddle.spoken(play, spokenNews(play, news)));
    if (news === "hint") this.hints.scrollIntoView({ block: "nearest" });
  }

  private tellMoves(made: readonly Tried[]): void {
    for (const { situation, number, remark } of made) {
      if (!remark) continue;
      const by = remark.by === "engine" ? "engine" : "reader";
      const detail = moveDetail(this.play.board, situation, number, by);
      if (detail) this.seat.tell("loja-move", detail);
    }
  }

  private tellEnd({ verdict, won, again }: Settled): void {
    if (!verdict || again) return;
    // The claim itself was judged at the start; here it is only told whether the reader has won.
    const found = this.argument.judge.proved?.verdict ?? verdict;
    this.tellVerdict(found, this.play.both ? null : won);
  }

  private tellVerdict(verdict: Verdict, won: boolean | null): void {
    const { argued, play } = this;
    const set = argued.claim.set.map((at) => nameOf(play.board, at));
    const claim = { player: argued.claim.player, set };
    this.seat.tell("loja-verdict", { mode: argued.mode, claim, verdict, won });
  }

  private proving(): void {
    const { fault } = this.argument.judge;
    this.showBudget();
    if (fault) this.seat.failed(fault);
  }

  private decided(proved: Proved): void {
    const { verdict } = proved;
    this.tellVerdict(verdict, null);
    if (verdict === "undecided") this.seat.say(provedWords(proved, this.argued.guess));
    const message = verdict === "undecided" ? null : this.riddle.fault(this.play, verdict);
    if (message) this.seat.tell("loja-error", { code: "attribute", message });
  }

  show(): void {
    const { play, argued, desk } = this;
    desk.show(this.shown());
    this.answer.show(play, argued.another);
    const hints = openedHints(play);
    this.hints.hidden = hints.length === 0;
    this.hints.replaceChildren(...hintItems(hints));
    this.tree.show(play);
    this.showBudget();
    this.truth.element.hidden = this.riddle.keeps(play);
    if (!this.truth.element.hidden) this.truth.show(play);
    desk.mark();
  }

  /** What lies on the board, and who says what beside it. */
  private shown(): LiveState {
    const { play, argued } = this;
    const state = deskOfPlay(play);
    const numbers = this.seat.known.numbers ?? "all";
    const { labels = [] } = state.view;
    const view =
      play.walk || numbers === "all"
        ? state.view
        : { ...state.view, labels: numbers === "none" ? [] : onlyLast(labels, play) };
    return {
      ...state,
      view,
      pass: play.settled ? null : (state.pass ?? null),
      roles: argued.law
        ? `${argued.title} ${this.side() === "both" ? "You move for both." : `You are ${NAMES[play.you]}.`}`
        : rolesWords(argued.claim, play.board.points.length, this.side()),
      kos: argued.law ? kosOf(play) : [],
      listed: listedMoves(
        play.board,
        wayTo(play.tree).map(({ situation }) => situation),
      ),
      acts: this.argument.acts,
    };
  }

  /** Where the board is, only what one waits for; the rest is behind "More". */
  private showBudget(): void {
    const { argued } = this;
    const { judge } = this.argument;
    const { saveFault } = this.argument.store.state;
    this.budget.show(judge, argued.guess, saveFault);
    this.budget.element.hidden = this.riddle.keeps(this.play);
    this.waiting.show(judge, argued.guess, saveFault);
    const long = judge.busy && (judge.progress?.elapsed ?? 0) > UNTOLD_SEARCH;
    this.waiting.element.hidden =
      judge.decided ||
      (judge.busy && !long) ||
      (!judge.busy && !judge.proved && !judge.stopped && !judge.fault);
  }

  private async keep(kind: ProofFormat): Promise<void> {
    const said = await this.argument.keep(kind, prover, this.argued.title, null);
    if (this.closed) return;
    this.seat.say(said);
    this.showBudget();
  }

  /** The same place at the referee. */
  private opened() {
    const { argued, play, argument } = this;
    const { claim, start, moves } = argued;
    const name = (at: Location): string => nameOf(play.board, at);
    const whole = claim.set.length === play.board.points.length;
    const { law } = argued;
    const side = this.side();
    const line = argument.line.map((choice) => {
      if (choice.kind === "play") return name(choice.at);
      return choice.for === undefined ? "pass" : `pass-${name(choice.for)}`;
    });
    return {
      start,
      moves,
      address: {
        view: "claim" as const,
        ...(law
          ? { law: law.question, rules: ["jrg89" as const] }
          : { claim: { player: claim.player, set: whole ? ("all" as const) : claim.set.map(name) } }),
        side: side === "both" ? null : side,
        line: side === "both" ? [] : line,
      },
    };
  }
}

/** Of the numbers on the stones that of the last move alone. */
function onlyLast(labels: readonly (string | null)[], { here }: Play): (string | null)[] {
  const { move } = here.situation;
  return labels.map((label, at) => (move?.kind === "play" && move.at === at ? label : null));
}
