/** The game itself: the playground's table and record, with a turn that is somebody's. */

import { h } from "preact";
import { LONGEST_NOTE } from "../address/game-address.ts";
import { otherColor } from "../board/color.ts";
import { button, element, need } from "../dom.ts";
import type { CycleOffer, Line, Move, RefereeReport, Situation } from "../engine/engine.ts";
import { mount } from "../kit/mount.tsx";
import { Playing } from "../play/playing.ts";
import { moveWords } from "../table/situation-words.ts";
import { Began } from "./began.tsx";
import { type Allowance, type Clock, isOver, moved, passed, wound } from "./clock.ts";
import { headline, turnWords } from "./course-words.ts";
import { Decided } from "./decided.ts";
import { PlayersTable } from "./players-table.ts";
import { backTo, nameOf, readerColor, type WholeGame } from "./whole-game.ts";

export interface PlayStageOptions {
  game(): WholeGame;
  onMoves(moves: Move[]): void;
  onBack(to: number): void;
  onAskBack(back: WholeGame["back"]): void;
  onEnded(ended: NonNullable<WholeGame["ended"]>): void;
  onNote(number: number, words: string): void;
  /** What stands below the head: the links that are passed. */
  links: HTMLElement;
}

/** So often the clocks are looked at. */
const TICK = 200;

export class PlayStage {
  readonly element: HTMLElement;
  private readonly playing: Playing;
  private readonly title = element("h2", { tabindex: "-1" });
  private readonly turn = element("p", { class: "turn" });
  private readonly players = new PlayersTable();
  private readonly looking = element("div", { class: "looking" });
  private readonly asking = element("div", { class: "asking-back" });
  private readonly offered = element("div", { class: "offered" });
  private readonly below = element("div");
  private readonly began = element("div");
  private readonly note = element("textarea", { rows: "2", maxlength: String(LONGEST_NOTE) });
  private readonly noteName = element("label");
  private readonly back = button("Take back", "quiet", () => this.askBack(), { "data-control": "ask-back" });
  private readonly decided: Decided;
  private line: Line | null = null;
  /** How many moves there were when the game came: those made since may be taken back unasked. */
  private came = 0;
  private at = 0;
  private clock: Clock | null = null;
  private last = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    table: HTMLElement,
    private readonly options: PlayStageOptions,
    private readonly allowance: () => Allowance | null,
  ) {
    this.note.id = "note";
    this.noteName.setAttribute("for", "note");
    this.note.addEventListener("change", () => this.options.onNote(this.at, this.note.value));
    const head = element(
      "div",
      { class: "game-head" },
      this.title,
      this.turn,
      this.looking,
      this.players.element,
      options.links,
      this.asking,
    );
    this.playing = new Playing(table, {
      onMoves: (moves, at) => this.onMoves(moves, at),
      onClaim: () => {},
      onReferee: () => {},
      match: {
        head,
        offered: this.offered,
        mayMove: () => this.mayMove(),
        onIdle: () => this.idle(),
        onOffers: (offers) => this.showOffers(offers),
      },
    });
    this.decided = new Decided((control) =>
      this.playing.overlay(control ? { control: control.map((who) => (who === "nobody" ? null : who)) } : {}),
    );
    const status = need(table, ".status");
    status.append(this.back);
    status.after(this.offered);
    this.playing.panel.classList.add("panel");
    this.playing.panel.append(
      element("div", { class: "note-field" }, this.noteName, this.note),
      this.decided.element,
      this.below,
    );
    this.element = element(
      "section",
      { class: "desk desk-play desk-game", "aria-label": "The game" },
      table,
      this.playing.panel,
    );
  }

  /** Lays the game out. `fresh`: it came from elsewhere, or begins. */
  show(line: Line, fresh: boolean): void {
    const game = this.options.game();
    this.line = line;
    if (fresh) {
      this.came = game.moves.length;
      const allowance = game.reader ? null : this.allowance();
      if (allowance && !this.clock) this.clock = wound(allowance);
      this.decided.clear();
    }
    this.at = game.moves.length;
    this.playing.open({ start: game.start, moves: game.moves, at: game.moves.length });
    this.redraw();
    this.run();
  }

  /** The clocks rest. */
  rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** A new game winds its own. */
  forget(): void {
    this.rest();
    this.clock = null;
  }

  /** The other has a link with all moves. */
  sent(): void {
    this.came = this.options.game().moves.length;
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  /** After something was said about the game that changes no move. */
  redraw(): void {
    const game = this.options.game();
    const { line } = this;
    const situation = line?.situations.at(-1);
    if (!line || !situation) return;
    this.title.textContent = headline(game, line.board, situation);
    this.turn.textContent = turnWords(game, situation);
    this.players.show(game, situation, this.clock);
    this.showLooking(game);
    this.showBack(game);
    this.showNote(game);
    this.decided.at(game.start, game.moves.slice(0, this.at), this.at);
    mount(this.began, h(Began, { game }));
    this.below.replaceChildren(this.began, this.ways(game, situation));
  }

  private mayMove(): boolean {
    const game = this.options.game();
    const turn = this.line?.situations.at(-1)?.turn;
    const reader = readerColor(game);
    return !game.ended && !game.back && (reader === "both" || reader === turn);
  }

  private idle(): void {
    const game = this.options.game();
    const turn = this.line?.situations.at(-1)?.turn ?? "black";
    if (this.at < game.moves.length)
      this.remark("You look at an earlier move. Go to the last one to play on.");
    else if (game.back) this.remark("First answer whether the move may be taken back.");
    else if (game.engine) this.remark(`It is ${nameOf(game, turn)}’s turn.`);
    else this.remark(`It is ${nameOf(game, turn)}’s turn: pass the link on.`);
  }

  private remark(words: string): void {
    this.turn.textContent = words;
  }

  private onMoves(moves: Move[], at: number): void {
    const game = this.options.game();
    this.at = at;
    // Only looked at.
    if (moves.length <= game.moves.length) {
      this.redraw();
      return;
    }
    const mover = this.line?.situations.at(-1)?.turn;
    const allowance = this.allowance();
    if (this.clock && mover && allowance) this.clock = moved(this.clock, mover, allowance);
    this.options.onMoves(moves);
  }

  /** A move of somebody who is not at this screen. */
  reply(move: Move): void {
    // It is made at the end of the game, wherever the reader looks.
    this.playing.visit(this.options.game().moves.length);
    this.playing.move(move);
  }

  /** The game has one more move, which lies on the table already. */
  grown(line: Line): void {
    this.line = line;
    this.redraw();
    // Whose turn it is was not known when the move was laid.
    if (readerColor(this.options.game()) !== "both") this.playing.renew();
    this.run();
  }

  private showOffers(offers: readonly CycleOffer[]): void {
    this.offered.hidden = offers.length === 0 || !this.mayMove();
  }

  private showLooking(game: WholeGame): void {
    const behind = this.at < game.moves.length;
    const situation = this.line?.situations[this.at];
    const said = situation && this.line ? moveWords(this.line.board, situation) : "";
    this.looking.replaceChildren(
      ...(behind
        ? [
            element("p", {}, `You look at move ${this.at} of ${game.moves.length}. ${said}`),
            button("Back to the game", "quiet", () => this.playing.visit(game.moves.length)),
          ]
        : []),
    );
  }

  private showNote(game: WholeGame): void {
    this.noteName.textContent = this.at === 0 ? "A note on the start" : `A note on move ${this.at}`;
    if (document.activeElement !== this.note) this.note.value = game.notes.get(this.at) ?? "";
  }

  // Taking back, which the other has to allow.

  private get turns() {
    return this.line?.situations.slice(0, -1).map(({ turn }) => turn) ?? [];
  }

  private showBack(game: WholeGame): void {
    const { back } = game;
    const reader = readerColor(game);
    const held = this.asking.contains(document.activeElement) || document.activeElement === this.back;
    this.back.ariaDisabled = String(game.moves.length === 0 || back !== null || this.at < game.moves.length);
    if (!back) {
      this.asking.replaceChildren();
      if (held && document.activeElement === document.body) this.back.focus();
      return;
    }
    const other = otherColor(back.by);
    const undone = this.line?.situations[back.to + 1];
    const move = undone && this.line ? moveWords(this.line.board, undone) : "";
    const wish = `${nameOf(game, back.by)} would like to take back move ${back.to + 1}${
      back.to + 1 < game.moves.length ? " and the answer to it" : ""
    }. ${move}`;
    const answer = [
      button(`${nameOf(game, other)} says yes`, "filled", () => this.options.onBack(back.to)),
      button("No", "quiet", () => this.options.onAskBack(null)),
    ];
    const mayAnswer = reader === "both" || reader === other;
    this.asking.replaceChildren(
      element("p", { role: "status" }, mayAnswer ? wish : `${wish} Pass the link on for the answer.`),
      element(
        "div",
        { class: "acts" },
        ...(mayAnswer ? answer : [button("Never mind", "quiet", () => this.options.onAskBack(null))]),
      ),
    );
    if (held) this.asking.querySelector("button")?.focus();
  }

  private askBack(): void {
    const game = this.options.game();
    const reader = readerColor(game);
    const { turns } = this;
    // At one screen it is asked for whoever moved last.
    const by = reader === "both" ? turns.at(-1) : reader;
    const to = by && backTo(turns, by);
    if (!by || to === null || to === undefined)
      this.remark("You have made no move that could be taken back.");
    // What the other has not seen yet needs no leave.
    else if (reader !== "both" && to >= this.came) this.options.onBack(to);
    else this.options.onAskBack({ by, to });
  }

  private ways(game: WholeGame, situation: Situation): HTMLElement {
    const reader = readerColor(game);
    const loser = reader === "both" ? situation.turn : reader;
    const sure = element("div", { class: "acts" });
    const resign = button("Resign", "link", () => {
      sure.replaceChildren(
        button(`Yes, ${nameOf(game, loser)} resigns`, "quiet", () =>
          this.options.onEnded({ loser, by: "resigned" }),
        ),
        button("Play on", "quiet", () => {
          sure.replaceChildren(resign);
          resign.focus();
        }),
      );
      sure.querySelector("button")?.focus();
    });
    sure.append(resign);
    return element("section", { class: "other-ways", "aria-label": "Other ways to end" }, sure);
  }

  // The clocks of this screen.

  private run(): void {
    this.rest();
    const game = this.options.game();
    const situation = this.line?.situations.at(-1);
    if (!this.clock || !situation || situation.final || game.ended) return;
    this.last = performance.now();
    this.timer = setInterval(() => this.tick(situation), TICK);
  }

  private tick({ turn }: Situation): void {
    const allowance = this.allowance();
    if (!this.clock || !allowance) return;
    const now = performance.now();
    this.clock = passed(this.clock, turn, now - this.last, allowance);
    this.last = now;
    this.players.tick(this.clock);
    if (!isOver(this.clock[turn])) return;
    this.rest();
    this.options.onEnded({ loser: turn, by: "time" });
  }
}

export type Control = RefereeReport["control"];
