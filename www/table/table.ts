/**
 * A table: a board with its situation line and its controls. It keeps the record of what was
 * played and asks somebody else whether a move stands; what a move is worth is not its concern.
 */
import { type BoardHandle, type BoardView, mountBoard } from "../board/index.ts";
import { need } from "../dom.ts";
import { type Color, type Line, type Move, type Situation, troubleWords } from "../engine/engine.ts";
import { begin, goTo, leading, type Record, shown, stopBeside } from "./record.ts";
import { boardLabel, moveWords, situationWords } from "./words.ts";

/** What became of a line of moves: the situations it leads through, and perhaps more moves than were asked. */
export interface Outcome {
  line: Line;
  moves: Move[];
}

/** What is on the table: who answers, and which colour the reader has. */
export interface Game {
  you: Color | "both";
  /** How many of the moves are made when it is laid out; none if absent. */
  at?: number;
  /** What the figure is about, shown under the board. */
  caption: string | null;
  ask(moves: Move[]): Promise<Outcome>;
  /** After a move of the reader was accepted, or refused with a reason. */
  onMove(outcome: Outcome): void;
  /** After the reader went to another place in the record. */
  onVisit(moves: Move[]): void;
  onHint(): void;
  /** True when whoever lays the game offers its cycles himself. */
  showsCycles?: boolean;
  /** What to say to a press where it is the other player's turn. */
  notYours(): string;
}

export class Table {
  private board: BoardHandle | null = null;
  private game: Game | null = null;
  private line: Line | null = null;
  private record: Record | null = null;
  /** The board that is drawn, told apart by its content: each answer of the engine brings a new one. */
  private drawn = "";
  /** How many questions are open. */
  private asking = 0;
  /** Moves pressed and not yet made, the one being made first. */
  private pressed: Move[] = [];
  /** What failed and is done again by "Try again". */
  private failed: (() => void) | null = null;
  /** What is laid over the position until the next move or visit. */
  private over: Partial<BoardView> = {};
  private readonly controls: {
    back: Button;
    forward: Button;
    restart: Button;
    hint: Button;
    more: Button;
    pass: Button;
    cycle: Button;
  };

  constructor(private readonly root: HTMLElement) {
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
      restart: button("undo-all", () => this.visit(0)),
      hint: button("hint", () => this.game?.onHint()),
      more: button("more", () => this.toggleMore()),
      pass: button("pass", () => this.move({ kind: "pass" })),
      cycle: button("cycle", () => this.removeCycle()),
    };
    button("again", () => this.failed?.());
  }

  /** Lays a game on the table, from its start. */
  async open(game: Game): Promise<void> {
    this.game = game;
    this.record = null;
    this.over = {};
    this.pressed = [];
    this.announce("");
    this.remark("");
    need(this.root, "[data-role=caption]").textContent = game.caption ?? "";
    this.enable();
    const outcome = await this.try(
      () => game.ask([]),
      () => void this.open(game),
    );
    if (!outcome || this.game !== game) return;
    this.line = outcome.line;
    this.record = begin(outcome.line.situations, outcome.moves);
    this.record = goTo(this.record, Math.min(game.at ?? 0, this.record.moves.length));
    this.show();
  }

  /** Says something to those who listen; the board itself shows it to those who look. */
  announce(words: string): void {
    need(this.root, "[data-role=spoken]").textContent = words;
  }

  /** Says something below the board, for all to see, until the next move. */
  remark(words: string): void {
    need(this.root, "[data-role=remark]").textContent = words;
  }

  /** Whether the game offers a hint now. */
  offerHint(offered: boolean): void {
    enable(this.controls.hint, offered);
  }

  focus(): void {
    this.board?.focus();
  }

  /** Lays something over the position: points to look at, another choice of points to press. */
  overlay(view: Partial<BoardView>): void {
    this.over = view;
    if (this.record) this.board?.update(this.view(this.record));
  }

  /** Plays a move, after those that were pressed before it: a quick second press is not lost. */
  move(move: Move): void {
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

  /** Makes a move; false when there was no answer, or the reader had turned the page by then. */
  private async make(move: Move): Promise<boolean> {
    const { game, record } = this;
    if (!game || !record) return false;
    const asked = [...leading(record), move];
    const outcome = await this.try(
      () => game.ask(asked),
      () => this.move(move),
    );
    if (!outcome || this.game !== game) return false;
    const { line } = outcome;
    const before = record.cursor;
    this.remark("");
    if (!line.refusal) {
      this.line = line;
      this.record = begin(line.situations, outcome.moves);
      this.over = {};
      this.show();
      this.announce(this.sayFrom(before + 1));
    }
    // Whose game it is also answers: to a refusal with its reason, wherever the answers are shown.
    game.onMove(outcome);
    return true;
  }

  /** Runs a question; when the engine is missing, says so and offers to try again. */
  private async try(ask: () => Promise<Outcome>, again: () => void): Promise<Outcome | null> {
    const notice = need<HTMLElement>(this.root, "[data-role=notice]");
    this.wait(1);
    const outcome = await ask().catch((error: unknown) => {
      need(notice, "p").textContent = troubleWords(error);
      return null;
    });
    this.wait(-1);
    this.failed = outcome ? null : again;
    // The focus must not fall out of the page with the button that is hidden here.
    if (outcome && notice.contains(document.activeElement)) setTimeout(() => this.board?.focus());
    notice.hidden = outcome !== null;
    // Without a board to show, the printed diagrams take its place.
    this.root.classList.toggle("down", !outcome && this.record === null);
    return outcome;
  }

  private wait(change: 1 | -1): void {
    this.asking += change;
    this.root.ariaBusy = String(this.asking > 0);
  }

  private step(direction: -1 | 1): void {
    const to = this.record && this.game && stopBeside(this.record, direction, this.game.you);
    if (to !== null) this.visit(to);
  }

  /** Goes to another place in the record. */
  visit(cursor: number): void {
    if (!this.record || !this.game || cursor === this.record.cursor) return;
    this.record = goTo(this.record, cursor);
    this.over = {};
    this.remark("");
    this.show();
    this.announce(this.line ? situationWords(this.line.board, shown(this.record)) : "");
    this.game.onVisit(leading(this.record));
  }

  private show(): void {
    const { line, record } = this;
    if (!line || !record) return;
    const situation = shown(record);
    const view = this.view(record);
    const shape = JSON.stringify(line.board);
    const label = boardLabel(line.board);
    if (!this.board) {
      this.board = mountBoard(need(this.root, "[data-role=board]"), {
        shape: line.board,
        view,
        label,
        describedBy: "keys",
        onPoint: (at) => this.press(at),
        onPencil: (at) => this.announcePencil(at),
        onCommand: (command) => this.command(command),
      });
    } else if (shape === this.drawn) this.board.update(view);
    else this.board.reshape(line.board, view, label);
    this.drawn = shape;
    need(this.root, "[data-role=line]").textContent = situation.line;
    need(this.root, "[data-role=words]").textContent = situationWords(line.board, situation);
    need(this.root, "[data-role=diagram]").textContent = situation.diagram;
    this.enable();
  }

  private view(record: Record): BoardView {
    const situation = shown(record);
    const { move } = situation;
    const mine = this.isYours(situation);
    return {
      stones: situation.stones,
      marks: situation.marks,
      last: move?.kind === "play" ? move.at : null,
      hand: mine && !situation.final ? situation.turn : null,
      playable: mine ? situation.playable : [],
      ...this.over,
    };
  }

  private enable(): void {
    const { record, game, controls } = this;
    const situation = record && shown(record);
    enable(controls.back, record && game && stopBeside(record, -1, game.you) !== null);
    enable(controls.forward, record && game && stopBeside(record, 1, game.you) !== null);
    enable(controls.restart, record && record.cursor > 0);
    enable(controls.pass, situation && !situation.final && this.isYours(situation));
    const offered = situation && situation.cycle !== null && this.isYours(situation);
    controls.cycle.hidden = !offered || game?.showsCycles === true;
  }

  /** The longest one, with no stone played after it. */
  private removeCycle(): void {
    const since = this.record && shown(this.record).cycle;
    if (since === null) return;
    // The button goes when nothing is left to remove, and the focus must not fall out of the page.
    this.board?.focus();
    this.move({ kind: "cycle", since });
  }

  private isYours(situation: Situation): boolean {
    return this.game?.you === "both" || this.game?.you === situation.turn;
  }

  private press(at: number): void {
    if (!this.game || !this.record) return;
    const situation = shown(this.record);
    // After a move that leads astray nobody answers, and the reader must not play the other's stones.
    if (this.isYours(situation) || situation.final) this.move({ kind: "play", at });
    else this.remark(this.game.notYours());
  }

  private announcePencil(at: number | null): void {
    const name = at === null ? undefined : this.line?.board.points[at]?.name;
    if (name) this.announce(`${name} is only pencilled in. Tap it again to play it.`);
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
    const moves = record.situations.slice(first).map((situation) => moveWords(line.board, situation));
    return [...moves, situationWords(line.board, shown(record))].join(" ");
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
