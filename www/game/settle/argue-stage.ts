/** A dispute, argued person against person: the claim’s worst case on a board of its own, with the engine as arbiter. */

import type { SettledBy } from "../../address/game-address.ts";
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import { button, element } from "../../dom.ts";
import {
  type Choice,
  type Color,
  countWords,
  engine,
  type Line,
  type Location,
  prover,
  type Stage,
  troubleWords,
} from "../../engine/engine.ts";
import { Chooser } from "../../proof/argument/chooser.ts";
import { ClaimArgument } from "../../proof/argument/claim-argument.ts";
import type { Asked } from "../../proof/argument/play.ts";
import { verdictOf } from "../../proof/argument/tree.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import { moveWords } from "../../table/situation-words.ts";
import { GameDesk } from "../game-desk.ts";
import { nameOf, readerColor, type WholeGame } from "../whole-game.ts";
import { Arbiter } from "./arbiter.ts";
import { ClaimReferee } from "./claim-referee.ts";
import { claimExpected, claimsToTry, offeredWords } from "./claim-to-argue.ts";
import { settlementOf } from "./end-of-game.ts";
import { itemTitle } from "./item-words.ts";
import { type Item, type Ruling, rulingsOf, type Settlement } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";

const ELSEWHERE = "The next move is made on the board of the other dispute.";

export interface ArgueStageOptions {
  game(): WholeGame;
  /** Of two disputes that are argued turn about: whether the next move is made here, and the choice between the boards. */
  beside(): { here: boolean; choice: HTMLElement } | null;
  /** The claim or its moves have changed: the link has them. */
  onLine(claim: { player: Color; set: readonly Location[] }, line: readonly Choice[]): void;
  /** `certificate`: what shows a ruling of the referee. */
  onRuled(ruled: Ruling[], certificate?: string): void;
  onLeave(): void;
  links: HTMLElement;
}

/** Where an argument goes on that came by link. */
export interface Begun {
  set: readonly Location[];
  line: readonly Choice[];
}

export class ArgueStage {
  readonly element: HTMLElement;
  private readonly pass = button("Pass", "quiet", () => this.argument?.press({ kind: "pass" }), {
    "data-control": "pass-proof",
  });
  private readonly back = button("Back", "quiet", () => this.argument?.acts.back?.(), {
    "data-control": "back-proof",
  });
  private readonly desk = new GameDesk(
    {
      point: (at) => this.press(at),
      pass: () => this.pass.click(),
      say: (words) => this.say(words),
    },
    this.pass,
    this.back,
  );
  private readonly which = element("div", { class: "which-dispute" });
  private readonly title = element("h2", { tabindex: "-1" });
  private readonly words = element("p", { class: "turn" });
  private readonly told = element("p", { class: "hint-words" });
  private readonly acts = element("div", { class: "acts" });
  private readonly yields = element("div", { class: "acts yields" });
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });
  private item: Item | null = null;
  private items: readonly Item[] = [];
  private line: Line | null = null;
  private chooser: Chooser | null = null;
  private argument: ClaimArgument | null = null;
  private readonly referee = new ClaimReferee({
    changed: () => this.showClaim(),
    say: (words) => this.say(words),
    focus: () => this.title.focus({ preventScroll: true }),
    title: () => (this.item && this.line ? itemTitle(this.line.board, this.item) : ""),
  });
  /** The moves that the game knows. */
  private lineTold = "[]";
  /** The engine looks for the claim to offer; whoever chooses or begins takes that back. */
  private offering: AbortController | null = null;
  /** What the offered claim stands on. */
  private offered: { words: string; set: string } | null = null;
  /** Which dispute is shown: what comes late concerns another one. */
  private opened = 0;

  constructor(private readonly options: ArgueStageOptions) {
    this.element = element(
      "section",
      { class: "desk desk-play desk-argue", "aria-label": "The argument" },
      element("div", { class: "play-table" }, this.desk.element),
      element(
        "div",
        { class: "panel" },
        this.which,
        this.title,
        this.words,
        this.told,
        this.acts,
        this.referee.element,
        options.links,
        this.yields,
        this.spoken,
      ),
    );
  }

  async open(line: Line, item: Item, items: readonly Item[], begun: Begun | null): Promise<void> {
    const opened = ++this.opened;
    this.close();
    this.line = line;
    this.item = item;
    this.items = items;
    const { start, moves } = this.options.game();
    const { beside, end } = settlementOf(line, this.options.game());
    const set = begun?.set ?? smallestBordered(beside, end.stones, item.claimant, item.at);
    this.chooser = new Chooser(start, [...moves], engine, () => this.showClaim());
    await this.chooser.set(item.claimant, set);
    if (opened !== this.opened) return;
    this.chooser.forget();
    this.showClaim();
    if (begun) await this.begin(begun.line);
    else void this.offer(settlementOf(line, this.options.game()), item);
  }

  /** Finds the smallest claim that is expected to hold, and chooses it. */
  private async offer(settlement: Settlement, item: Item): Promise<void> {
    const { chooser, opened } = this;
    const game = this.options.game();
    const reader = readerColor(game);
    // By link the claimant chooses; the other sees what he has chosen.
    if (reader !== "both" && reader !== item.claimant && !game.engine) return;
    const offering = new AbortController();
    this.offering = offering;
    this.showClaim();
    const { claimant } = item;
    const sets = claimsToTry(settlement, this.items, item);
    const { start, moves } = game;
    const asked = { of: { start, moves }, player: claimant, sets, prover, signal: offering.signal };
    const found = await claimExpected(asked).catch(() => null);
    if (opened !== this.opened || this.offering !== offering) return;
    this.offering = null;
    if (found) {
      await chooser?.set(claimant, found.set);
      if (opened !== this.opened) return;
      chooser?.forget();
      this.offered = { words: offeredWords(found, nameOf(game, claimant)), set: found.set.join() };
      this.say(this.offered.words);
    }
    this.showClaim();
  }

  /** What somebody does himself goes before what the engine would offer. */
  private leaveOffer(): void {
    this.offering?.abort();
    this.offering = null;
  }

  /** After something was said that changes neither claim nor moves. */
  redraw(): void {
    if (this.argument) this.showPlay();
    else this.showClaim();
  }

  close(): void {
    this.leaveOffer();
    this.offered = null;
    this.referee.forget();
    this.argument?.close();
    this.argument = null;
    this.chooser = null;
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  /** Whether the claim is made, and how many moves there were since. */
  get begun(): boolean {
    return this.argument !== null;
  }

  get moves(): number {
    return this.argument?.line.length ?? 0;
  }

  get over(): boolean {
    return this.argument?.play?.settled ?? false;
  }

  /** What it is about. */
  get at(): Location | null {
    return this.item?.at ?? null;
  }

  get about(): string {
    return this.line?.board.points[this.item?.at ?? -1]?.name ?? "";
  }

  private press(at: Location): void {
    const { argument, chooser } = this;
    if (!argument) {
      const reader = readerColor(this.options.game());
      if (reader !== "both" && reader !== this.item?.claimant) return;
      this.leaveOffer();
      void chooser?.tap({ kind: "block", at });
      return;
    }
    const { play } = argument;
    if (!this.mayMove()) {
      this.desk.note(
        play?.settled
          ? "The argument is over."
          : this.options.beside()?.here === false
            ? ELSEWHERE
            : `It is ${this.turnName()}’s turn${this.options.game().engine ? "." : ": pass the link on."}`,
      );
      return;
    }
    argument.press({ kind: "play", at });
  }

  private turnName(): string {
    const turn = this.argument?.play?.here.situation.turn ?? "black";
    return nameOf(this.options.game(), turn);
  }

  private mayMove(): boolean {
    const { play } = this.argument ?? {};
    const reader = readerColor(this.options.game());
    if (!play || play.settled || this.options.beside()?.here === false) return false;
    return reader === "both" || reader === play.here.situation.turn;
  }

  /** The claim, which may still be made larger. */
  private showClaim(): void {
    const { item, line, chooser, argument } = this;
    if (!item || !line || !chooser || argument) return;
    const { claimant } = item;
    const game = this.options.game();
    const { claiming, fault } = chooser;
    const set = claiming?.set ?? [];
    const inside = item.points.every((at) => set.includes(at));
    const fit = !!claiming?.bordered && inside;
    const reader = readerColor(game);
    // What is claimed is the claimant's to choose; where the engine has found no proof it claims the least.
    const mine = reader === "both" || reader === claimant;
    const may = mine || game.engine !== null;
    const end = line.situations.at(-1);
    this.showWhich();
    this.title.textContent = `Is ${item.kind === "string" ? "it dead" : `it ${COLOR_NAMES[claimant]}’s`}: ${itemTitle(line.board, item)}`;
    this.words.textContent = `${nameOf(game, claimant)} claims ${countWords(set.length, "point")}, and has to make two eyes there, whatever ${nameOf(game, otherColor(claimant))} does.`;
    this.told.textContent = fault
      ? troubleWords(fault)
      : !mine
        ? `${nameOf(game, claimant)} chooses what to claim${game.engine ? "." : ": pass the link on."}`
        : fit
          ? this.fitWords(set)
          : inside
            ? `${claiming?.headline ?? ""} ${claiming?.words ?? ""}`
            : "What is argued about has to be inside.";
    this.pass.hidden = true;
    this.back.hidden = true;
    this.referee.fit(set);
    const { verdict } = this.referee;
    if (verdict === "refuted")
      this.told.textContent = `The referee has refuted this claim. ${nameOf(game, claimant)} may claim more, or give it up.`;
    this.referee.show();
    this.replaceActs(
      ...(verdict === "lock"
        ? [
            button("Write it into the lists", "filled", () => void this.ruleByReferee(), {
              "data-key": "begin",
            }),
          ]
        : []),
      button("Begin the argument", verdict === "lock" ? "quiet" : "filled", () => void this.begin([]), {
        "aria-disabled": String(!fit || !may),
        "data-key": "begin",
      }),
      button("Ask the referee", "quiet", () => this.askReferee(set), {
        "aria-disabled": String(!fit || this.referee.asked),
        "data-key": "referee",
      }),
      button("Back to the lists", "quiet", () => this.options.onLeave(), { "data-key": "leave" }),
    );
    this.showYields();
    if (end)
      this.desk.show({
        board: line.board,
        situation: end,
        view: {
          stones: end.stones,
          marks: end.marks,
          hand: "claim",
          playable: line.board.points.map((_, at) => at),
          areas: set.length > 0 ? [{ points: set, kind: "mine" }] : [],
          rings: item.points,
        },
        told: "Tap a region to take it in.",
      });
  }

  /** What a claim that may be argued stands on, as far as the engine has looked. */
  private fitWords(set: readonly Location[]): string {
    const looks = this.offering ? "The engine looks for the smallest claim that it expects to hold. " : "";
    const offered = this.offered?.set === set.join() ? `${this.offered.words} ` : "";
    return `${looks}${offered}Outside of the claim everything becomes the other’s for good. Press a region to claim more, or less.`;
  }

  private askReferee(set: readonly Location[]): void {
    const { item } = this;
    if (!item) return;
    this.leaveOffer();
    const { start, moves } = this.options.game();
    this.referee.ask({ start, moves: [...moves], claim: { player: item.claimant, set: [...set] } });
  }

  /** Either may give it up at any time. */
  private showYields(): void {
    const game = this.options.game();
    const { item } = this;
    if (!item) return;
    const reader = readerColor(game);
    const one = (color: Color): HTMLElement | null =>
      reader === "both" || reader === color
        ? button(
            `${nameOf(game, color)} gives it up`,
            "link",
            () => this.rule(color !== item.claimant, "yielded"),
            {
              "data-key": `yield-${color}`,
            },
          )
        : null;
    this.yields.replaceChildren(...[one("black"), one("white")].filter((made) => made !== null));
  }

  private async begin(line: readonly Choice[]): Promise<void> {
    const { chooser, item, opened } = this;
    const set = chooser?.claiming?.set;
    if (!chooser || !item || !set) return;
    this.leaveOffer();
    const game = this.options.game();
    const { start, moves } = game;
    const claim = { player: item.claimant, set };
    let stage: Stage;
    try {
      stage = await engine.stage(start, moves, claim);
    } catch (error) {
      this.told.textContent = troubleWords(error);
      return;
    }
    if (opened !== this.opened) return;
    // What the referee has found would tell who wins.
    this.referee.forget();
    const of = { start, moves: [...moves], claim, stage };
    const reader = readerColor(game);
    // Against the engine the prover has the other side; two people are only watched.
    const alone = game.engine !== null && reader !== "both";
    const arbiter = new Arbiter(
      { start, moves: [...moves], claim: { player: claim.player, set: [...set] } },
      prover,
    );
    const argument: ClaimArgument = new ClaimArgument(
      of,
      prover,
      { played: (news) => this.played(news === "move" || news === "visit") },
      (judge): Asked => (alone ? judge : arbiter),
    );
    this.argument = argument;
    argument.take(!alone ? "both" : reader === item.claimant ? "claimant" : "refuter");
    if (alone) argument.prove();
    this.showPlay();
    // The other may be given the link before the engine has answered.
    this.lineTold = JSON.stringify(line);
    this.options.onLine(claim, line);
    await argument.begin([...line]);
    if (opened === this.opened) this.desk.focus();
  }

  private played(changed: boolean): void {
    const { argument } = this;
    const { play } = argument ?? {};
    if (!argument || !play) return;
    this.showPlay();
    if (!changed || play.thinking) return;
    // What was told already would take back what is said of the link.
    const line = JSON.stringify(argument.line);
    if (line === this.lineTold) return;
    this.lineTold = line;
    this.options.onLine(argument.of.claim, argument.line);
    const { board, here } = play;
    this.say(`${moveWords(board, here.situation)} ${this.words.textContent}`);
  }

  private showPlay(): void {
    const { play } = this.argument ?? {};
    const { item, line } = this;
    if (!play || !item || !line) return;
    const game = this.options.game();
    const { situation } = play.here;
    const refuter = otherColor(item.claimant);
    const verdict = play.settled && play.here.known ? verdictOf(play.here) : null;
    const beside = this.showWhich();
    this.title.textContent =
      verdict === "lock"
        ? `${nameOf(game, item.claimant)} has shown it`
        : verdict === "refuted"
          ? `${nameOf(game, refuter)} has refuted it`
          : `${nameOf(game, situation.turn)} to move`;
    this.words.textContent = play.fault
      ? troubleWords(play.fault)
      : verdict
        ? (play.here.known?.end?.words ?? "")
        : `${nameOf(game, item.claimant)} needs two eyes on the outlined points; ${nameOf(game, refuter)} prevents them.`;
    this.told.textContent = verdict
      ? ""
      : beside && !beside.here
        ? ELSEWHERE
        : "This board is for the proof alone: nothing played here changes the game.";
    this.pass.hidden = play.settled;
    this.pass.ariaDisabled = String(!this.mayMove() || play.thinking);
    // Of two boards no move is taken back: the turns would not fit any more.
    this.back.hidden = readerColor(game) !== "both" || beside !== null;
    this.back.ariaDisabled = String(this.argument?.acts.back == null);
    this.replaceActs(
      ...(verdict === "lock" || verdict === "refuted"
        ? [
            button("Write it into the lists", "filled", () => this.rule(verdict === "lock", "argued"), {
              "data-key": "begin",
            }),
          ]
        : []),
      ...(play.fault ? [button("Try again", "quiet", () => play.tryAgain(), { "data-key": "again" })] : []),
      button("Back to the lists", "quiet", () => this.options.onLeave(), { "data-key": "leave" }),
    );
    if (play.settled) this.yields.replaceChildren();
    else this.showYields();
    const state = deskOfPlay(play);
    const mine = this.mayMove();
    this.desk.show({
      ...state,
      view: {
        ...state.view,
        areas: [{ points: play.claim.set, kind: "other" }],
        ...(!mine && { hand: null, playable: [] }),
      },
    });
  }

  private showWhich(): ReturnType<ArgueStageOptions["beside"]> {
    const beside = this.options.beside();
    const held = this.which.contains(document.activeElement);
    this.which.replaceChildren(...(beside ? [beside.choice] : []));
    if (held) this.which.querySelector<HTMLElement>("input:checked")?.focus();
    return beside;
  }

  /** What the referee has found goes into the lists with its certificate. */
  private async ruleByReferee(): Promise<void> {
    const { opened } = this;
    try {
      const certificate = await this.referee.certificate();
      if (opened === this.opened && certificate) this.rule(true, "referee", certificate);
    } catch (error) {
      if (opened === this.opened) this.told.textContent = troubleWords(error);
    }
  }

  private rule(holds: boolean, by: SettledBy, certificate?: string): void {
    const { item, items, chooser } = this;
    if (!item) return;
    const set = this.argument?.of.claim.set ?? chooser?.claiming?.set ?? item.points;
    // Who gives up one thing gives up that alone.
    const within = by === "yielded" ? item.points : set;
    this.options.onRuled(rulingsOf(items, item.claimant, within, item.at, holds, by), certificate);
  }

  private replaceActs(...made: HTMLElement[]): void {
    const key = this.acts.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    this.acts.replaceChildren(...made);
    if (key === undefined) return;
    (this.acts.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? this.title).focus({
      preventScroll: true,
    });
  }

  private say(words: string): void {
    this.spoken.textContent = words;
  }
}
