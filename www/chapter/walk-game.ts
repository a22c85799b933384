/** A line on the table: walked, left, come back to, and played through. */
import { engine } from "../engine/engine.ts";
import { beat } from "../table/beat.ts";
import type { Table } from "../table/table.ts";
import type { AnyMove, Game, GameWords } from "../table/table-game.ts";
import type { Figure, Line } from "./data.ts";
import type { FigureRules } from "./figure-rules.ts";
import { shared } from "./moves.ts";
import { placeOf, type WalkEvent, type WalkedLine, type WalkState } from "./walk-state.ts";

interface WalkStore {
  get(): WalkState | undefined;
  send(event: WalkEvent): void;
  played(): void;
  /** Lays the line on the table if it does not lie there. */
  lay(): Promise<boolean> | null;
}

export class LineWalk {
  private game: Game<AnyMove> | null = null;

  constructor(
    private readonly figure: Figure & { line: Line },
    private readonly table: Table<AnyMove>,
    private readonly rules: FigureRules,
    private readonly on: WalkStore,
  ) {
    // Without the engine the line is there in print.
    this.follow().catch(() => {});
  }

  get told(): GameWords["move"] | undefined {
    return this.rules.words?.move;
  }

  /** The line on the table, from its start. */
  laid(): Game<AnyMove> {
    const { figure, table, rules, on } = this;
    on.send({ kind: "laid", at: 0 });
    const stands = (moves: readonly AnyMove[]): void => on.send({ kind: "stands", moves });
    this.game = {
      get words() {
        return rules.words;
      },
      you: "both",
      at: 0,
      caption: figure.caption,
      numbered: true,
      ask: (moves) => this.ask(moves),
      onMove: ({ line }) => {
        if (line.refusal) return rules.refuse(table, line.refusal);
        on.played();
        stands(table.leading);
      },
      onVisit: (moves) => {
        stands(moves);
        rules.visited(table, moves);
      },
      onHint: () => {},
      restart: () => void this.go(0),
      notYours: () => "",
    };
    return this.game;
  }

  /** A move of the line goes on along it, any other leaves it. */
  private async ask(moves: AnyMove[]): Promise<WalkedLine & { at?: number }> {
    const all = await this.follow();
    if (shared(moves, all.moves) < moves.length || this.on.get()?.left)
      return { line: await this.rules.follow(moves), moves };
    return { ...all, at: moves.length };
  }

  private async follow(): Promise<WalkedLine> {
    const known = this.on.get()?.all;
    if (known) return known;
    const { position, line: written } = this.figure;
    const { board } = await engine.follow(position, []);
    const moves = this.rules.read(written.moves, board);
    const all = { line: await this.rules.told(moves), moves };
    this.on.send({ kind: "followed", all });
    return this.on.get()?.all ?? all;
  }

  /** Lays the line out again, at a place of it. */
  async go(at: number): Promise<void> {
    const { table, on } = this;
    const laying = on.lay();
    if (laying) {
      if (await laying) table.visit(at);
    } else if (on.get()?.left && this.game) {
      on.send({ kind: "laid", at });
      this.game = { ...this.game, at };
      if (await table.open(this.game)) on.send({ kind: "stands", moves: table.leading });
    } else table.visit(at);
  }

  /** Plays the rest of a long line, a beat apart; any press meanwhile ends it. */
  async playThrough(): Promise<void> {
    const { table, on } = this;
    const state = on.get();
    const length = state?.all?.moves.length ?? 0;
    if (!state) return;
    const { move } = placeOf(state);
    const from = state.left || move === length ? 0 : move;
    await this.go(from);
    for (let at = from + 1; at <= length; at++) {
      await beat();
      if (on.get()?.left || !this.game || !table.has(this.game) || table.leading.length !== at - 1) return;
      await this.go(at);
    }
  }
}
