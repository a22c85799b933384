/**
 * A table: a board with its situation line and its controls. It keeps the record of what was
 * played and asks somebody else whether a move stands; what a move is worth is not its concern.
 */
import type { BoardOptions, BoardView } from "../board/index.ts";
import { focusedBeside, need } from "../dom.ts";
import { type Line, type Location, type Move, type Situation, troubleWords } from "../engine/engine.ts";
import { beat } from "./beat.ts";
import { BoardDesk } from "./board-desk.ts";
import { CycleButtons } from "./cycle-buttons.ts";
import type { AnyMove, Game, Outcome } from "./game.ts";
import { koTaker } from "./ko-taker.ts";
import { begin, goTo, leading, numbers, type Record, retold, shown, stopBeside } from "./record.ts";
import { moveWords, situationParts } from "./situation-words.ts";

/** `M`: the turns of the games that are laid on it. */
export class Table<M extends AnyMove = Move> {
  private desk: BoardDesk | null = null;
  private game: Game<M | Move> | null = null;
  private line: Line | null = null;
  private record: Record<M | Move> | null = null;
  /** The reader's move is seen, and the reply is about to come. */
  private replying = false;
  /** How many questions are open. */
  private asking = 0;
  /** Moves pressed and not yet made, the one being made first. */
  private pressed: (M | Move)[] = [];
  /** What failed and is done again by "Try again". */
  private failed: (() => void) | null = null;
  /** What is laid over the position until the next move or visit. */
  private over: Partial<BoardView> = {};
  /** Tells whoever laid it there that it is taken away. */
  private overEnded: (() => void) | null = null;
  private readonly controls: {
    back: Button;
    forward: Button;
    restart: Button;
    hint: Button;
    more: Button;
    pass: Button;
    /** A second Back, where the row of controls is out of the way. */
    takeBack: Button | null;
  };
  private readonly cycle: CycleButtons;

  constructor(
    private readonly root: HTMLElement,
    private readonly look: Pick<BoardOptions, "coordinates" | "lines"> = {},
  ) {
    const button = (name: string, press: () => void): Button => {
      const found = need<Button>(root, `[data-control="${name}"]`);
      found.addEventListener("click", () => {
        if (found.ariaDisabled !== "true") press();
      });
      return found;
    };
    this.controls = {
      back: button("back", () => this.step(-1)),
      forward: button("forward", () => this.step(1)),
      restart: button("undo-all", () => this.restart()),
      hint: button("hint", () => this.game?.onHint()),
      more: button("more", () => this.toggleMore()),
      pass: button("pass", () => this.move({ kind: "pass" })),
      takeBack: root.querySelector("[data-control=take-back]") && button("take-back", () => this.step(-1)),
    };
    this.cycle = new CycleButtons(root, {
      since: () => this.record && shown(this.record).cycle,
      move: (move) => this.move(move),
      remark: (words) => this.remark(words),
      focus: () => this.focus(),
    });
    button("again", () => this.failed?.());
  }

  /** Lays a game on the table, from its start; false when there was no answer, or another game lies there by then. */
  async open(game: Game<M | Move>): Promise<boolean> {
    this.game = game;
    this.record = null;
    this.uncover();
    this.pressed = [];
    this.replying = false;
    this.announce("");
    this.remark("");
    need(this.root, "[data-role=caption]").textContent = game.caption ?? "";
    this.enable();
    const outcome = await this.try(
      () => game.ask([]),
      () => void this.open(game),
    );
    if (!outcome) return false;
    this.line = outcome.line;
    this.record = begin(outcome.line.situations, outcome.moves);
    this.record = goTo(this.record, Math.min(game.at ?? 0, this.record.moves.length));
    this.show();
    return true;
  }

  /** Whether this is the game on the table: what comes late concerns another one. */
  has(game: Game<M | Move>): boolean {
    return this.game === game;
  }

  /** Says something to those who listen; the board itself shows it to those who look. */
  announce(words: string): void {
    need(this.root, "[data-role=spoken]").textContent = words;
  }

  /** Says something below the board, for all to see, until the next move. */
  remark(words: string, ...more: (Node | string)[]): void {
    need(this.root, "[data-role=remark]").replaceChildren(words, ...more);
  }

  /** Says why a press was no move, in the situation line: what is said beside the board stays. */
  note(words: string): void {
    this.desk?.note(words);
  }

  /** Whether the game offers a hint now. */
  offerHint(offered: boolean): void {
    enable(this.controls.hint, offered);
  }

  focus(): void {
    this.desk?.focus();
  }

  /** Lays something over the position: points to look at, areas, another choice of points to press. */
  overlay(view: Partial<BoardView>, ended: (() => void) | null = null): void {
    this.uncover();
    this.over = view;
    this.overEnded = ended;
    if (this.record) this.desk?.update(this.view(this.record));
  }

  private uncover(): void {
    this.over = {};
    const ended = this.overEnded;
    this.overEnded = null;
    ended?.();
  }

  /** The moves that led to what is shown. */
  get leading(): (M | Move)[] {
    return this.record ? leading(this.record) : [];
  }

  /** Whether a position is laid out. */
  get laid(): boolean {
    return this.record !== null;
  }

  /** Plays a move, after those that were pressed before it: a quick second press is not lost. */
  move(move: M | Move): void {
    this.pressed.push(move);
    if (this.pressed.length === 1) void this.makePressed();
  }

  private async makePressed(): Promise<void> {
    // Another game brings a list of its own, so presses for the last one end with it.
    const { pressed } = this;
    for (let move = pressed[0]; move; move = pressed[0]) {
      if (await this.make(move)) pressed.shift();
      // Without an answer the presses that followed have no position to stand on.
      else pressed.length = 0;
    }
  }

  /** Makes a move; false when there was no answer. */
  private async make(move: M | Move): Promise<boolean> {
    const { game, record } = this;
    if (!game || !record) return false;
    const asked = [...leading(record), move];
    const outcome = await this.try(
      () => game.ask(asked),
      () => this.move(move),
    );
    if (!outcome) return false;
    const { line } = outcome;
    const before = record.cursor;
    this.remark("");
    if (!line.refusal) {
      this.line = line;
      const all = begin(line.situations, outcome.moves);
      const record = outcome.at === undefined ? all : goTo(all, outcome.at);
      this.uncover();
      if (record.cursor > before + 1 && !(await this.showFirst(goTo(record, before + 1)))) return false;
      this.record = record;
      this.show();
      this.announce(this.sayFrom(before + 1));
    }
    // Whose game it is also answers: to a refusal with its reason, wherever the answers are shown.
    game.onMove(outcome);
    return true;
  }

  /** The reader's own move is seen before the reply to it; false when another game lies there by then. */
  private async showFirst(record: Record<M | Move>): Promise<boolean> {
    const { game } = this;
    this.replying = true;
    this.record = record;
    this.show();
    this.wait(1);
    await beat();
    this.wait(-1);
    this.replying = false;
    return this.game === game;
  }

  /**
   * Runs a question; when the engine is missing, says so and offers to try again. What comes after the reader has
   * turned the page is no answer, and no failure either.
   */
  private async try(
    ask: () => Promise<Outcome<M | Move>>,
    again: () => void,
  ): Promise<Outcome<M | Move> | null> {
    const notice = need<HTMLElement>(this.root, "[data-role=notice]");
    const { game } = this;
    this.wait(1);
    let trouble = "";
    const outcome = await ask().catch((error: unknown) => {
      trouble = troubleWords(error);
      return null;
    });
    this.wait(-1);
    if (this.game !== game) return null;
    if (trouble) need(notice, "p").textContent = trouble;
    this.failed = outcome ? null : again;
    // The focus must not fall out of the page with the button that is hidden here.
    if (outcome && notice.contains(focusedBeside(notice))) setTimeout(() => this.desk?.focus());
    notice.hidden = outcome !== null;
    // Without a board to show, the printed diagrams take its place.
    this.root.classList.toggle("down", !outcome && this.record === null);
    return outcome;
  }

  private restart(): void {
    if (this.game?.restart) this.game.restart();
    else this.visit(0);
  }

  private wait(change: 1 | -1): void {
    this.asking += change;
    this.root.ariaBusy = String(this.asking > 0);
  }

  private step(direction: -1 | 1): void {
    const to = this.record && this.game && stopBeside(this.record, direction, this.game.you);
    if (to !== null) this.visit(to);
  }

  /** Asks anew what may be pressed: whose turn it is may have changed since the move was laid. */
  renew(): void {
    this.show();
  }

  /** Goes to another place in the record. */
  visit(cursor: number): void {
    if (!this.record || !this.game || this.replying || cursor === this.record.cursor) return;
    this.record = goTo(this.record, cursor);
    this.uncover();
    this.remark("");
    this.show();
    this.announce(this.situationWords());
    this.game.onVisit(leading(this.record));
  }

  private show(): void {
    const { line, record } = this;
    if (!line || !record) return;
    const situation = shown(record);
    this.desk ??= this.seat();
    const parts = this.game?.words?.situation(line.board, situation);
    this.desk.show({ board: line.board, situation, view: this.view(record), ...(parts && { parts }) });
    this.enable();
  }

  /** More is known of the situation that is looked at: where one may play there. */
  retell(situation: Situation): void {
    if (!this.record) return;
    this.record = retold(this.record, situation);
    this.show();
  }

  private situationWords(): string {
    const { line, record, game } = this;
    if (!line || !record) return "";
    const told = game?.words?.situation ?? situationParts;
    return told(line.board, shown(record)).filter(Boolean).join(" ");
  }

  private seat(): BoardDesk {
    const { root } = this;
    const role = (name: string): HTMLElement => need(root, `[data-role=${name}]`);
    const slots = {
      board: role("board"),
      line: role("line"),
      words: role("words"),
      diagram: role("diagram"),
    };
    return new BoardDesk(
      slots,
      { ...this.look, keys: "keys" },
      {
        point: (at) => this.press(at),
        say: (words) => this.announce(words),
        command: (command) => this.command(command),
      },
    );
  }

  private view(record: Record<M | Move>): BoardView {
    const situation = shown(record);
    const { move } = situation;
    const mine = this.isYours(situation) && !this.game?.watched;
    const marked = this.game?.marked?.(record.situations, record.cursor);
    const ring = move?.kind === "play" && marked?.ring !== false;
    return {
      stones: situation.stones,
      marks: situation.marks,
      last: ring ? move.at : marked?.ring !== false ? this.before(record) : null,
      hand: mine && !situation.final ? situation.turn : null,
      playable: mine ? situation.playable : [],
      ...(this.game?.outline && { areas: [{ points: this.game.outline, kind: "other" }] }),
      ...(this.game?.labels && { labels: this.game.labels }),
      ...(this.game?.numbered && { labels: numbers(record) }),
      ...(marked && { labels: marked.labels }),
      ...this.game?.words?.signs(situation),
      ...this.over,
    };
  }

  /** Where the stone lies that was played before what is recorded, as far as that is known. */
  private before(record: Record<M | Move>): Location | null {
    if (!this.line) return null;
    const { board } = this.line;
    const came = board.points.findIndex(({ name }) => name === this.game?.came);
    return record.cursor === 0 && came >= 0 ? came : koTaker(board, shown(record));
  }

  private enable(): void {
    const { record, game, controls } = this;
    const situation = record && shown(record);
    const free = !this.replying;
    const back = free && record && game && stopBeside(record, -1, game.you) !== null;
    enable(controls.back, back);
    if (controls.takeBack) enable(controls.takeBack, back);
    enable(controls.forward, free && record && game && stopBeside(record, 1, game.you) !== null);
    enable(controls.restart, free && record && record.cursor > 0);
    const watched = game?.watched === true;
    enable(controls.pass, situation && !situation.final && this.isYours(situation) && !watched);
    this.showPass(!watched && situation?.final !== true);
    const offered = !watched && situation && situation.cycle !== null && this.isYours(situation);
    this.cycle.show(offered === true && game?.showsCycles !== true);
  }

  /** Where no pass can come there is no button for it; only in a row of controls each keeps its place. */
  private showPass(shown: boolean): void {
    const { pass } = this.controls;
    if (!pass.closest(".status")) return;
    // The focus must not fall out of the page with it.
    if (!shown && focusedBeside(pass) === pass) this.desk?.focus();
    pass.hidden = !shown;
  }

  private isYours(situation: Situation): boolean {
    return this.game?.you === "both" || this.game?.you === situation.turn;
  }

  private press(at: number): void {
    if (!this.game || !this.record) return;
    if (this.game.watched) {
      this.game.onIdle?.();
      return;
    }
    const situation = shown(this.record);
    // After a move that leads astray nobody answers, and the reader must not play the other's stones.
    if (this.isYours(situation) || situation.final) this.move(this.cycle.moveAt(at));
    else this.remark(this.game.notYours());
  }

  private command(command: "pass" | "back" | "forward" | "hint"): void {
    this.controls[command].click();
  }

  private toggleMore(): void {
    const panel = need<HTMLElement>(this.root, "[data-role=more]");
    panel.hidden = !panel.hidden;
    this.controls.more.ariaExpanded = String(!panel.hidden);
    // Where the table is a column of its own, the board above the panel should stay where it is.
    if (!panel.hidden && getComputedStyle(this.root).display === "contents")
      panel.scrollIntoView({ block: "start" });
  }

  /** All moves from a place in the record on, the replies included, and whose turn it is then. */
  private sayFrom(first: number): string {
    const { line, record } = this;
    if (!line || !record) return "";
    const told = this.game?.words?.move ?? moveWords;
    const moves = record.situations
      .slice(first, record.cursor + 1)
      .map((situation) => told(line.board, situation));
    return [...moves, this.situationWords()].join(" ");
  }
}

type Button = HTMLButtonElement;

/**
 * Switches a control on or off. A control that is off keeps its place in the order of keys: the
 * focus would otherwise fall out of the page whenever the pressed button goes off.
 */
function enable(button: Button, on: unknown): void {
  button.ariaDisabled = String(!on);
}
