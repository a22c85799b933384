/** A claim that is argued with the engine: moves, replies, hints, the engine's own proof, and what came of it. */
import { element } from "../../dom.ts";
import {
  type Choice,
  type Location,
  type Move,
  type PositionInput,
  prover,
  type Stage,
  troubleWords,
  type Verdict,
} from "../../engine/engine.ts";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { BudgetPart } from "../../proof/budget.ts";
import { HintsPart } from "../../proof/hints.ts";
import { Judge } from "../../proof/judge.ts";
import { type Kept, keep } from "../../proof/keep.ts";
import { type News, Play } from "../../proof/play.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import type { Claim, Guess } from "../../proof/session.ts";
import { spokenNews } from "../../proof/spoken.ts";
import { lineTo, wayTo } from "../../proof/tree.ts";
import { TreePart } from "../../proof/tree-view.ts";
import { TruthPart } from "../../proof/truth.ts";
import { clauses } from "../../proof/ui.ts";
import { NAMES, other, provedWords } from "../../proof/words.ts";
import type { Side } from "../options.ts";
import { deedsOf } from "./deeds.ts";
import { moveDetail, nameOf } from "./events.ts";
import type { LiveDesk, LiveState } from "./live-desk.ts";
import { Riddle } from "./riddle.ts";
import { SaidPart } from "./said.ts";
import type { Seat } from "./seat.ts";
import { rolesWords } from "./words.ts";

/** What is argued about. */
export interface Argued {
  start: PositionInput;
  moves: Move[];
  claim: Claim;
  title: string;
  stage: Stage;
  side: Side;
  guess: Guess | null;
  mode: "prove" | "problem";
  /** To another claim; null where it is given. */
  another: (() => void) | null;
}

export class Arguing {
  readonly play: Play;
  private readonly judge: Judge;
  private readonly said: SaidPart;
  private readonly hints = element("ol", { class: "opened-hints", "aria-label": "Hints" });
  private readonly near: BudgetPart;
  private readonly own: BudgetPart;
  private readonly tree = new TreePart(null);
  private readonly truth: TruthPart;
  private readonly riddle: Riddle;
  private saveFault = "";
  private closed = false;
  /** The place before the last news; the verdict and the ends that were told. */
  private before = 0;
  private toldVerdict: Verdict | null = null;
  private readonly toldEnds = new Set<number>();

  constructor(
    private readonly seat: Seat,
    private readonly desk: LiveDesk,
    private readonly argued: Argued,
  ) {
    const { start, moves, claim, stage, side } = argued;
    const of = { start, moves, claim: { player: claim.player, set: [...claim.set] } };
    this.judge = new Judge(of, prover, () => this.judged());
    const situation = stage.steps.at(-1)?.situation;
    if (!situation) throw new RangeError("a worst case has a last step");
    const both = side === "both";
    this.play = new Play(
      stage.board,
      situation,
      claim,
      // Whoever plays both has no claim of his own.
      both ? "refuter" : side,
      this.judge,
      (news) => this.played(news),
      both,
    );
    const refocus = (): void => desk.focus();
    const acts = {
      stop: () => this.judge.stop(),
      goOn: () => this.judge.goOn(),
      keep: (kind: Kept) => void this.keep(kind),
      links: false,
    };
    // A side that was given to begin with is a task; one that the reader took by his guess is not.
    this.riddle = new Riddle(argued.mode === "problem" && argued.guess === null && !both, () => this.show());
    this.said = new SaidPart(refocus, (told) => this.riddle.told(this.play, told));
    this.near = new BudgetPart(acts, refocus, true);
    this.own = new BudgetPart(acts, refocus);
    this.truth = new TruthPart(refocus, null);
    desk.say(this.said.element, this.hints, this.near.element);
    const { own, tree, truth, riddle } = this;
    desk.help.replaceChildren(own.element, tree.element, truth.element, riddle.element);
    seat.opener.what = () => this.opened();
  }

  /** `first` is a move that was pressed before anything was there. */
  begin(first: Choice | null, line: Choice[] = []): void {
    this.judge.run();
    this.show();
    const { play } = this;
    if (first && play.here.situation.turn === play.you && line.length === 0) play.press(first);
    else void play.begin(line);
  }

  close(): void {
    this.closed = true;
    this.judge.close();
    this.play.close();
    this.desk.help.replaceChildren();
    this.seat.opener.what = null;
  }

  press(at: Location): void {
    const { play } = this;
    if (play.walk) this.seat.say("This is only told. Leave it to play on yourself.");
    else if (this.mayPlay()) play.press({ kind: "play", at });
    else if (play.here.situation.final) this.seat.say("Play is over here. Take moves back, or start again.");
    else
      this.seat.say(
        `It is ${NAMES[other(play.you)]}’s turn here. Take a move back, or let the engine play on.`,
      );
  }

  pass(): void {
    if (!this.play.walk && this.mayPlay()) this.play.press({ kind: "pass" });
  }

  /** While the engine thinks, a press is for the turn after its reply. */
  private mayPlay(): boolean {
    const { here, you, thinking } = this.play;
    return !here.situation.final && (thinking || here.situation.turn === you);
  }

  private side(): Side {
    return this.play.both ? "both" : this.play.side;
  }

  private played(news: News): void {
    const { play } = this;
    if (this.closed) return;
    if (news === "move") this.tellMoves();
    this.before = play.tree.at;
    if (play.settled && !play.thinking && !play.walk) this.tellEnd();
    this.show();
    if (play.fault) this.seat.failed(play.fault);
    this.seat.say(play.fault ? troubleWords(play.fault) : this.riddle.spoken(play, spokenNews(play, news)));
    if (news === "hint") this.hints.scrollIntoView({ block: "nearest" });
  }

  /** The reader's move and the reply to it; not those that somebody only came back to. */
  private tellMoves(): void {
    const { play } = this;
    const way = wayTo(play.tree);
    const from = way.findIndex(({ id }) => id === this.before) + 1;
    for (const { situation, number, remark } of way.slice(from)) {
      if (!remark) continue;
      const detail = moveDetail(play.board, situation, number, remark.by === "engine" ? "engine" : "reader");
      if (detail) this.seat.tell("loja-move", detail);
    }
  }

  private tellEnd(): void {
    const { here, both } = this.play;
    const verdict = here.known?.verdict;
    if (!verdict || this.toldEnds.has(here.id)) return;
    this.toldEnds.add(here.id);
    // The claim itself was judged at the start; here it is only told whether the reader has won.
    this.tellVerdict(this.judge.proved?.verdict ?? verdict, both ? null : this.play.won);
  }

  private tellVerdict(verdict: Verdict, won: boolean | null): void {
    const { argued, play } = this;
    const set = argued.claim.set.map((at) => nameOf(play.board, at));
    const claim = { player: argued.claim.player, set };
    this.seat.tell("loja-verdict", { mode: argued.mode, claim, verdict, won });
  }

  /** The proof has come further, or to its end. */
  private judged(): void {
    const { judge, play, argued } = this;
    if (this.closed) return;
    this.showBudget();
    if (judge.fault) this.seat.failed(judge.fault);
    if (judge.running || !judge.proved || this.toldVerdict === judge.proved.verdict) return;
    const { verdict } = judge.proved;
    this.toldVerdict = verdict;
    this.tellVerdict(verdict, null);
    if (verdict === "undecided") this.seat.say(provedWords(judge.proved, argued.guess));
    else play.refresh();
    const message = verdict === "undecided" ? null : this.riddle.fault(play, verdict);
    if (message) this.seat.tell("loja-error", { code: "attribute", message });
  }

  show(): void {
    const { play, argued, desk } = this;
    desk.show(this.shown());
    this.said.show(play, argued.another);
    const opened = (play.hints ?? []).slice(0, play.open);
    const words =
      play.hints?.length === 0 && !play.over
        ? ["There is no hint for this place."]
        : opened.map((hint) => hint.words);
    this.hints.hidden = words.length === 0;
    this.hints.replaceChildren(...words.map((text) => element("li", {}, ...clauses(text))));
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
    const view =
      play.walk || numbers === "last"
        ? state.view
        : { ...state.view, labels: numbers === "none" ? [] : numbered(play) };
    return {
      ...state,
      view,
      pass: play.settled ? null : (state.pass ?? null),
      roles: rolesWords(argued.claim, play.board.points.length, this.side()),
      deeds: deedsOf(
        play.board,
        wayTo(play.tree).map(({ situation }) => situation),
      ),
      acts: {
        back: play.beside(-1),
        forward: play.beside(1),
        "undo-all": play.tree.at !== 0 || play.walk ? () => play.visit(0) : null,
        hint: HintsPart.offered(play) ? () => void play.hint() : null,
        side: play.both ? null : () => play.changeSide(play.side === "claimant" ? "refuter" : "claimant"),
      },
    };
  }

  /** Where the board is, only what one waits for; the rest is behind "More". */
  private showBudget(): void {
    const { judge, argued, saveFault } = this;
    this.own.show(judge, argued.guess, saveFault);
    this.own.element.hidden = this.riddle.keeps(this.play);
    this.near.show(judge, argued.guess, saveFault);
    const long = judge.running && (judge.progress?.elapsed ?? 0) > UNTOLD_SEARCH;
    this.near.element.hidden =
      judge.decided ||
      (judge.running && !long) ||
      (!judge.running && !judge.proved && !judge.stopped && !judge.fault);
  }

  private async keep(kind: Kept): Promise<void> {
    const { said, fault } = await keep(kind, this.judge, prover, this.argued.title, null);
    if (this.closed) return;
    this.saveFault = fault;
    this.seat.say(said);
    this.showBudget();
  }

  /** The same place in the playground. */
  private opened() {
    const { argued, play } = this;
    const { claim, start, moves } = argued;
    const name = (at: Location): string => nameOf(play.board, at);
    const whole = claim.set.length === play.board.points.length;
    const side = this.side();
    const line = lineTo(play.tree).map((choice) => (choice.kind === "pass" ? "pass" : name(choice.at)));
    return {
      start,
      moves,
      address: {
        view: "claim" as const,
        claim: { player: claim.player, set: whole ? ("all" as const) : claim.set.map(name) },
        side: side === "both" ? null : side,
        line: side === "both" ? [] : line,
      },
    };
  }
}

/** On each stone that was played and still stands the number of its move. */
export function numbered(play: Play): (string | null)[] {
  const { stones } = play.here.situation;
  const labels: (string | null)[] = stones.map(() => null);
  for (const { number, situation } of wayTo(play.tree)) {
    const { move } = situation;
    if (move?.kind === "play") labels[move.at] = stones[move.at] === move.color ? String(number) : null;
  }
  return labels;
}
