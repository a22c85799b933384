/** A dispute, argued person against person, without a page: the claim’s worst case, with the engine as arbiter. */
import type { SettledBy } from "../../address/game-address.ts";
import type { BoardHandle } from "../../board/index.ts";
import {
  type Answer,
  type Choice,
  type Color,
  engine,
  type Hint,
  type Line,
  type Location,
  type ProofOf,
  type Prover,
  prover,
  type Question,
} from "../../engine/engine.ts";
import { isSame } from "../../kit/same.ts";
import { type Store, storeOf } from "../../kit/store.ts";
import { Chooser } from "../../proof/argument/chooser.ts";
import { ClaimArgument } from "../../proof/argument/claim-argument.ts";
import { Judge } from "../../proof/argument/judge.ts";
import type { Asked } from "../../proof/argument/play.ts";
import { lineTo } from "../../proof/argument/tree.ts";
import { provedWords } from "../../proof/proof-words.ts";
import { type ProofFormat, saveProof } from "../../proof/save-proof.ts";
import { moveWords } from "../../table/situation-words.ts";
import { nameOf, readerColor, type WholeGame } from "../whole-game.ts";
import { claimExpected, claimsToTry, offeredWords } from "./claim-to-argue.ts";
import {
  type Beside,
  type DisputeEvent,
  type DisputeState,
  disputeStep,
  isChooser,
  mayMoveIn,
  NOT_ARGUED,
  noMoveWords,
  wordsIn,
} from "./dispute-state.ts";
import { settlementOf } from "./end-of-game.ts";
import { itemTitle } from "./item-words.ts";
import { type Item, type Ruling, rulingsOf, type Settlement } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";

interface OnDispute {
  game(): WholeGame;
  beside(): Beside;
  /** The claim or its moves have changed: the link has them. */
  onLine(claim: { player: Color; set: readonly Location[] }, line: readonly Choice[]): void;
  /** `certificate`: what shows a ruling of the referee. */
  onRuled(ruled: Ruling[], certificate?: string): void;
}

/** Where an argument goes on that came by link. */
export interface Begun {
  set: readonly Location[];
  line: readonly Choice[];
}

let last = 0;

export class Dispute {
  /** Tells one from the other of two boards. */
  readonly id = ++last;
  readonly store: Store<DisputeState, DisputeEvent> = storeOf(NOT_ARGUED, disputeStep);
  /** Where it is shown: for the focus. */
  board: BoardHandle | null = null;
  private chooser: Chooser | null = null;
  private argument: ClaimArgument | null = null;
  /** The engine’s own proof of the claim, which may be decided where the whole position is not. */
  private judge: Judge | null = null;
  /** Work on the open dispute. */
  private own = new AbortController();
  /** The engine’s search for a claim to offer; a player who chooses or begins ends it. */
  private offering = new AbortController();
  /** The moves that the game knows. */
  private lineTold: readonly Choice[] = [];

  constructor(private readonly on: OnDispute) {}

  async open(line: Line, item: Item, items: readonly Item[], begun: Begun | null): Promise<void> {
    this.close();
    const { signal } = this.own;
    this.store.send({ kind: "opened", about: { line, item, items } });
    const game = this.on.game();
    const settlement = settlementOf(line, game);
    const { beside, end } = settlement;
    const set = begun?.set ?? smallestBordered(beside, end.stones, item.claimant, item.at);
    const chooser: Chooser = new Chooser(game.start, [...game.moves], engine, () => {
      if (!signal.aborted) this.chosen(chooser);
    });
    this.chooser = chooser;
    await chooser.set(item.claimant, set);
    if (signal.aborted) return;
    chooser.forget();
    if (begun) await this.begin(begun.line);
    else void this.offer(settlement, item);
  }

  close(): void {
    this.own.abort();
    this.own = new AbortController();
    this.leaveOffer();
    this.forgetJudge();
    this.argument?.close();
    this.argument = null;
    this.chooser = null;
    this.store.send({ kind: "closed" });
  }

  /** Whether the claim is made, and how many moves there were since. */
  get begun(): boolean {
    return this.store.state.play !== null;
  }

  get moves(): number {
    const { play } = this.store.state;
    return play ? lineTo(play.tree).length : 0;
  }

  get over(): boolean {
    return this.store.state.play?.settled ?? false;
  }

  /** The item in dispute. */
  get at(): Location | null {
    return this.store.state.about?.item.at ?? null;
  }

  get name(): string {
    const { about } = this.store.state;
    return about?.line.board.points[about.item.at]?.name ?? "";
  }

  press(at: Location): void {
    const { state } = this.store;
    const game = this.on.game();
    if (!this.argument) {
      if (!isChooser(state, game)) return;
      this.leaveOffer();
      void this.chooser?.tap({ kind: "block", at });
    } else if (mayMoveIn(state, game, this.on.beside())) this.argument.press({ kind: "play", at });
    else {
      const words = noMoveWords(state, game, this.on.beside());
      this.store.send({ kind: "note", words });
      this.say(words);
    }
  }

  pass(): void {
    this.argument?.press({ kind: "pass" });
  }

  get back(): (() => void) | null {
    return this.argument?.acts.back ?? null;
  }

  tryAgain(): void {
    this.argument?.play?.tryAgain();
  }

  say(words: string): void {
    this.store.send({ kind: "say", words });
  }

  /** Finds the smallest claim that is expected to hold, and chooses it. */
  private async offer(settlement: Settlement, item: Item): Promise<void> {
    const { chooser } = this;
    const game = this.on.game();
    // By link the claimant chooses; the other sees what was chosen.
    if (!chooser || (!isChooser(this.store.state, game) && !game.engine)) return;
    this.offering = new AbortController();
    const { signal } = this.offering;
    this.store.send({ kind: "offering", on: true });
    const { claimant } = item;
    const sets = claimsToTry(settlement, this.store.state.about?.items ?? [], item);
    const { start, moves } = game;
    const asked = { of: { start, moves }, player: claimant, sets, prover, signal };
    const found = await claimExpected(asked).catch(() => null);
    if (signal.aborted) return;
    this.store.send({ kind: "offering", on: false });
    if (!found) return;
    const { signal: own } = this.own;
    await chooser.set(claimant, found.set);
    if (own.aborted) return;
    chooser.forget();
    const words = offeredWords(found, nameOf(game, claimant));
    this.store.send({ kind: "offered", words, set: found.set.join() });
  }

  /** A player’s own act goes before the engine’s offer. */
  private leaveOffer(): void {
    this.offering.abort();
    this.store.send({ kind: "offering", on: false });
  }

  private chosen({ claiming, fault }: Chooser): void {
    // Another claim is another question.
    const asked = this.judge?.of.claim.set;
    if (asked && !isSame(asked, claiming?.set)) this.forgetJudge();
    this.store.send({ kind: "chosen", claiming, fault });
  }

  /** Has the engine prove the claim that is chosen. */
  askReferee(): void {
    const { about, claiming } = this.store.state;
    if (!about || !claiming || this.judge) return;
    this.leaveOffer();
    const { start, moves } = this.on.game();
    const claim = { player: about.item.claimant, set: [...claiming.set] };
    const judge: Judge = new Judge({ start, moves: [...moves], claim }, prover, () => {
      if (judge !== this.judge) return;
      this.store.send({ kind: "judged", judge: judge.state });
      if (!judge.running && judge.proved) this.say(provedWords(judge.proved, null));
    });
    this.judge = judge;
    judge.run();
    this.store.send({ kind: "judged", judge: judge.state });
  }

  stopReferee(): void {
    this.judge?.stop();
  }

  refereeGoesOn(): void {
    this.judge?.goOn();
  }

  /** Takes the referee's proof along. */
  async keep(kind: ProofFormat): Promise<void> {
    const { judge } = this;
    const { about } = this.store.state;
    if (!judge || !about) return;
    const title = itemTitle(about.line.board, about.item);
    const { words, failed } = await saveProof(kind, judge, prover, title, null);
    this.say(words);
    if (judge === this.judge) this.store.send({ kind: "not-saved", words: failed ? words : "" });
  }

  private forgetJudge(): void {
    this.judge?.close();
    this.judge = null;
    this.store.send({ kind: "judged", judge: null });
  }

  async begin(line: readonly Choice[]): Promise<void> {
    const { chooser } = this;
    const { signal } = this.own;
    const { about } = this.store.state;
    const set = chooser?.claiming?.set;
    if (!about || !set) return;
    const { item } = about;
    this.leaveOffer();
    const game = this.on.game();
    const { start, moves } = game;
    const claim = { player: item.claimant, set };
    try {
      const stage = await engine.stage(start, moves, claim);
      if (signal.aborted) return;
      // What the referee has found would tell who wins.
      this.forgetJudge();
      const reader = readerColor(game);
      // Against the engine the prover has the other side; two people are only watched.
      const alone = game.engine !== null && reader !== "both";
      const arbiter = new Arbiter(
        { start, moves: [...moves], claim: { player: claim.player, set: [...set] } },
        prover,
      );
      const argument: ClaimArgument = new ClaimArgument(
        { start, moves: [...moves], claim, stage },
        prover,
        { played: (news) => this.played(argument, news === "move" || news === "visit") },
        (judge): Asked => (alone ? judge : arbiter),
      );
      this.argument = argument;
      const play = argument.take(!alone ? "both" : reader === item.claimant ? "claimant" : "refuter");
      if (alone) argument.prove();
      this.store.send({ kind: "played", play: play.state });
      // The other may be given the link before the engine has answered.
      this.lineTold = line;
      this.on.onLine(claim, line);
      await argument.begin([...line]);
      if (!signal.aborted) this.board?.focus();
    } catch (error) {
      if (!signal.aborted) this.store.send({ kind: "failed", error });
    }
  }

  private played(argument: ClaimArgument, changed: boolean): void {
    const { play } = argument;
    if (argument !== this.argument || !play) return;
    this.store.send({ kind: "played", play: play.state });
    if (!changed || play.state.thinking) return;
    // What was told already would take back what is said of the link.
    const { line } = argument;
    if (isSame(line, this.lineTold)) return;
    this.lineTold = line;
    this.on.onLine(argument.of.claim, line);
    const { board, here } = play.state;
    const { words } = wordsIn(this.store.state, this.on.game(), this.on.beside());
    this.say(`${moveWords(board, here.situation)} ${words}`);
  }

  /** Enters the referee’s findings in the lists, with the certificate. */
  async ruleByReferee(): Promise<void> {
    const { signal } = this.own;
    try {
      const certificate = this.judge?.decided ? await this.judge.certificate() : null;
      if (!signal.aborted && certificate) this.rule(true, "referee", certificate);
    } catch (error) {
      if (!signal.aborted) this.store.send({ kind: "failed", error });
    }
  }

  rule(holds: boolean, by: SettledBy, certificate?: string): void {
    const { about, claiming, play } = this.store.state;
    if (!about) return;
    const { item, items } = about;
    const set = play?.claim.set ?? claiming?.set ?? item.points;
    // Who gives up one thing gives up that alone.
    const within = by === "yielded" ? item.points : set;
    this.on.onRuled(rulingsOf(items, item.claimant, within, item.at, holds, by), certificate);
  }
}

/** It searches next to nothing by itself; an end that can be seen is seen at once. */
const LOOK = { nodes: 1, megabytes: 64 };

/** A judge who only checks: the engine says whether a move is legal and whether a proof is over, and nothing about the best move. */
class Arbiter implements Asked {
  private rested: Promise<unknown> | null = null;

  constructor(
    private readonly of: ProofOf,
    private readonly prover: Prover,
  ) {}

  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    this.rested ??= this.prover.prove(this.of, LOOK);
    try {
      await this.rested;
    } catch (error) {
      // The next question starts over.
      this.rested = null;
      throw error;
    }
    return this.prover.answer(this.of, question, { signal });
  }

  hints(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
}
