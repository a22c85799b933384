/**
 * A table, without a page: it keeps the record of what was played and asks somebody else whether a
 * move stands; what a move is worth is not its concern.
 */
import type { ComponentChildren } from "preact";
import type { BoardHandle, BoardView, Command } from "../board/index.ts";
import { type Move, type Situation, troubleWords } from "../engine/engine.ts";
import { type Store, storeOf } from "../kit/store.ts";
import { beat } from "./beat.ts";
import { leading, shown } from "./record.ts";
import type { AnyMove, Game, Outcome } from "./table-game.ts";
import {
  actsOn,
  emptyTable,
  isYours,
  pressedMove,
  type TableEvent,
  type TableState,
  tableSpoken,
  tableStep,
} from "./table-state.ts";

/** `M`: the turns of the games that are laid on it. */
export class Table<M extends AnyMove = Move> {
  readonly store: Store<TableState<M | Move>, TableEvent<M | Move>>;
  /** The board, for what only it can do: take the focus. */
  board: BoardHandle | null = null;
  /** Moves pressed and not yet made, the one being made first. */
  private pressed: (M | Move)[] = [];
  private failed: (() => void) | null = null;
  /** Tells the owner of an overlay that it is gone. */
  private overEnded: (() => void) | null = null;

  constructor(caption = "") {
    this.store = storeOf(emptyTable<M | Move>(caption), tableStep);
  }

  private get state(): TableState<M | Move> {
    return this.store.state;
  }

  /** Lays a game on the table, from its start; false when there was no answer, or another game lies there by then. */
  async open(game: Game<M | Move>): Promise<boolean> {
    this.uncover();
    this.pressed = [];
    this.store.send({ kind: "opened", game });
    const outcome = await this.try(
      () => game.ask([]),
      () => void this.open(game),
    );
    if (!outcome) return false;
    const { line, moves } = outcome;
    this.store.send({ kind: "laid", line, moves, at: game.at ?? 0 });
    return true;
  }

  /** The position stays in sight, but takes no move until the next game comes, which wouldn't have that move. */
  wait(): void {
    this.pressed = [];
    this.store.send({ kind: "waiting" });
  }

  /** Whether this is the game on the table: what comes late concerns another one. */
  has(game: Game<M | Move>): boolean {
    return this.state.game === game;
  }

  /** Says something to those who listen; the board itself shows it to those who look. */
  announce(words: string): void {
    this.store.send({ kind: "spoken", words });
  }

  /** Says something below the board, for all to see, until the next move. */
  remark(words: ComponentChildren): void {
    this.store.send({ kind: "remarked", words });
  }

  /** Says why a press was no move, in the situation line: what is said beside the board stays. */
  note(words: string): void {
    this.store.send({ kind: "noted", words });
    if (words) this.announce(words);
  }

  /** Whether the game offers a hint now. */
  offerHint(on: boolean): void {
    this.store.send({ kind: "hint", on });
  }

  /** Whether the game lies beside a question. */
  asks(asks: boolean): void {
    this.store.send({ kind: "asks", asks });
  }

  /** Gives the place of the board to a guest's, until what is returned is called. */
  seat(guest: symbol): () => void {
    this.store.send({ kind: "seated", guest });
    return () => this.store.send({ kind: "left", guest });
  }

  /** Gives the board the focus, without moving the page. */
  focus(): void {
    this.board?.focus();
  }

  /** Lays something over the position: points to look at, areas, another choice of points to press. */
  overlay(view: Partial<BoardView>, ended: (() => void) | null = null): void {
    this.uncover();
    this.overEnded = ended;
    this.store.send({ kind: "over", view });
  }

  /** Drops the overlay with its position. */
  private uncover(): void {
    const ended = this.overEnded;
    this.overEnded = null;
    ended?.();
  }

  /** The moves that led to what is shown. */
  get leading(): (M | Move)[] {
    const { record } = this.state;
    return record ? leading(record) : [];
  }

  /** Whether a position is laid out. */
  get laid(): boolean {
    return this.state.record !== null;
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
    const { game, record } = this.state;
    if (!game || !record) return false;
    const asked = [...leading(record), move];
    const outcome = await this.try(
      () => game.ask(asked),
      () => this.move(move),
    );
    if (!outcome) return false;
    const { line, moves } = outcome;
    const first = record.cursor + 1;
    if (line.refusal) this.remark("");
    else {
      const at = outcome.at ?? line.situations.length - 1;
      this.uncover();
      // The reader’s own move is seen before the reply to it.
      if (at > first && !(await this.showFirst(game, { line, moves, at: first }))) return false;
      this.store.send({ kind: "made", line, moves, at, replying: false });
      this.announce(tableSpoken(this.state, first));
    }
    // Whose game it is also answers: to a refusal with its reason, wherever the answers are shown.
    game.onMove(outcome);
    return true;
  }

  /** False when another game lies there by then. */
  private async showFirst(
    game: Game<M | Move>,
    made: Omit<Extract<TableEvent<M | Move>, { kind: "made" }>, "kind" | "replying">,
  ): Promise<boolean> {
    this.store.send({ kind: "made", ...made, replying: true });
    this.store.send({ kind: "asked", change: 1 });
    await beat();
    this.store.send({ kind: "asked", change: -1 });
    return this.has(game);
  }

  /**
   * Runs a question; when the engine is missing, says so and offers to try again. News after the reader has turned the
   * page is no answer, and no failure either.
   */
  private async try(
    ask: () => Promise<Outcome<M | Move>>,
    again: () => void,
  ): Promise<Outcome<M | Move> | null> {
    const { game } = this.state;
    this.store.send({ kind: "asked", change: 1 });
    let words: string | null = null;
    const outcome = await ask().catch((error: unknown) => {
      words = troubleWords(error);
      return null;
    });
    this.store.send({ kind: "asked", change: -1 });
    if (this.state.game !== game) return null;
    this.failed = outcome ? null : again;
    this.store.send({ kind: "failed", words });
    return outcome;
  }

  /** Does again what failed. */
  again(): void {
    this.failed?.();
  }

  /** Removes a cycle without a stone. The button goes with it, so the focus comes to the board. */
  removeCycle(since: number): void {
    this.focus();
    this.move({ kind: "cycle", since });
  }

  chooseForCycle(on: boolean): void {
    this.store.send({ kind: "choosing", on });
    if (on) this.focus();
  }

  undoAll(): void {
    const { game } = this.state;
    if (game?.restart) game.restart();
    else this.visit(0);
  }

  /** Asks again for the points to press: the turn may have changed since the move was laid. */
  renew(): void {
    this.store.send({ kind: "renewed" });
  }

  /** Goes to another place in the record. */
  visit(at: number): void {
    const { record, game, replying } = this.state;
    if (!record || !game || replying || at === record.cursor) return;
    this.uncover();
    this.store.send({ kind: "visited", at });
    this.announce(tableSpoken(this.state));
    game.onVisit(this.leading);
  }

  /** More is known of the situation that is looked at: where one may play there. */
  retell(situation: Situation): void {
    this.store.send({ kind: "retold", situation });
  }

  press(at: number): void {
    const { game, record } = this.state;
    if (!game || !record) return;
    if (game.watched) {
      game.onIdle?.();
      return;
    }
    const situation = shown(record);
    // After a move that leads astray nobody answers, and the reader must not play the other's stones.
    if (isYours(game, situation) || situation.final) this.move(pressedMove(this.state, at));
    else this.remark(game.notYours());
  }

  command(command: Command): void {
    const may = actsOn(this.state);
    if (command === "pass") {
      if (may.pass) this.move({ kind: "pass" });
    } else if (command === "hint") {
      if (may.hint) this.state.game?.onHint();
    } else {
      const to = may[command];
      if (to !== null) this.visit(to);
    }
  }
}
