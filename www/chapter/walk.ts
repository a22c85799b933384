/** A line that the reader walks: its moves as a row of stones, what is said on the way, and the way back into it. */
import { COLOR_NAMES } from "../board/color.ts";
import { button, element } from "../dom.ts";
import { type Board, engine, type Line as Followed, type Situation } from "../engine/engine.ts";
import { beat } from "../table/beat.ts";
import type { AnyMove, Game } from "../table/game.ts";
import { moveWords } from "../table/situation-words.ts";
import type { Table } from "../table/table.ts";
import type { Figure, Line, Says } from "./data.ts";
import type { FigureRules } from "./figure-rules.ts";
import { shared } from "./moves.ts";

/** So many moves are a long line. */
const LONG = 8;

/** "a1", "passes", "removes a cycle": what stands beside a move's number. */
export function moveName(board: Pick<Board, "points">, move: AnyMove): string {
  if (move.kind === "ask") return askers(move);
  if (move.kind === "resume" && move.by) return `${COLOR_NAMES[move.by]} calls`;
  if (!("at" in move)) return PLAIN[move.kind] ?? move.kind;
  const at = move.at ?? null;
  const name = at === null ? "" : (board.points[at]?.name ?? String(at));
  if (move.kind === "pass-for") return `pass for ${name}`;
  if (move.kind === "play") return name;
  return name ? `cycle, ${name}` : "cycle";
}

/** Turns that are no word yet. */
const PLAIN: Partial<Record<AnyMove["kind"], string>> = {
  disagree: "no agreement",
  next: "next step",
  try: "a test",
};

/** Who has asked for a resumption. */
function askers({ black, white }: { black: boolean; white: boolean }): string {
  if (black && white) return "both ask";
  return black ? "Black asks" : white ? "White asks" : "nobody asks";
}

/** What is said at a place of a line: its note, or else what the last move did. */
export function saidAt(
  { notes }: Line,
  { board, situations }: Followed,
  at: number,
  told: typeof moveWords = moveWords,
): string {
  const note = notes.find(({ move }) => move === at);
  if (note) return note.say;
  const situation = situations[at];
  return at > 0 && situation ? told(board, situation) : "Walk with Forward, or press a move.";
}

/** How many moves of a line these are; null when they are others. */
export function placeOn({ moves }: Line, after: string): number | null {
  const [line, words] = [moves, after].map((text) => text.split(/\s+/).filter(Boolean)) as [
    string[],
    string[],
  ];
  return words.every((word, index) => word === line[index]) ? words.length : null;
}

/** What is said of a place of a line names it by its number: all moves up to there would be much to read. */
export function afterMove(says: Says, line: Line): Says {
  const place = says.after ? placeOn(line, says.after) : null;
  if (place === null || place < 3) return says;
  const short = (text: string): string => text.replace(/^After [^:]+: /, `After move ${place}: `);
  const { asks } = says;
  return { ...says, text: short(says.text), asks: asks && { ...asks, text: short(asks.text) } };
}

interface Course {
  line: Followed;
  moves: AnyMove[];
}

export class Walk {
  readonly element = element("div", { class: "walk-on" });
  /** The whole line; null until the engine has followed it. */
  private all: Course | null = null;
  /** Whether what lies on the table is another line than this. */
  private left = false;
  private game: Game<AnyMove> | null = null;
  private readonly place = element("span");
  private readonly note = element("p", { class: "walk-note", role: "status" });
  private readonly list = element("ol", { class: "walk-moves" });
  private readonly back = button("Back to the line", "quiet", () => void this.go(this.shared));
  private readonly through = button("Play it through", "quiet", () => void this.playThrough());
  private steps: HTMLButtonElement[] = [];
  /** How many moves of the line what is shown has at its beginning. */
  private shared = 0;

  constructor(
    private readonly figure: Figure & { line: Line },
    level: 2 | 3,
    private readonly table: Table<AnyMove>,
    private readonly rules: FigureRules,
    private readonly on: {
      played(): void;
      /** Lays the line on the table if it does not lie there. */
      lay(): Promise<boolean> | null;
    },
  ) {
    this.back.hidden = true;
    this.element.append(
      element("p", { class: "walk-head" }, element("span", {}, "A line to walk"), this.place),
      element(`h${level}`, { class: "step-title" }, figure.title),
      this.note,
      this.list,
      this.back,
      this.through,
    );
    // Without the engine the line is there in print.
    this.follow().catch(() => {});
  }

  /** The line on the table, from its start. */
  laid(): Game<AnyMove> {
    const { figure, table } = this;
    this.left = false;
    this.show([]);
    const { rules } = this;
    const game: Game<AnyMove> = {
      get words() {
        return rules.words;
      },
      you: "both",
      at: 0,
      caption: figure.caption,
      numbered: true,
      ask: (moves) => this.ask(moves),
      onMove: ({ line }) => {
        if (line.refusal) rules.refuse(table, line.refusal);
        else this.on.played();
        this.show(line.refusal ? null : table.leading);
      },
      onVisit: (moves) => {
        this.show(moves);
        rules.visited(table, moves);
      },
      onHint: () => {},
      restart: () => void this.go(0),
      notYours: () => "",
    };
    this.game = game;
    return game;
  }

  /** A move of the line goes on along it, any other leaves it. */
  private async ask(moves: AnyMove[]): Promise<Course & { at?: number }> {
    const all = await this.follow();
    if (shared(moves, all.moves) < moves.length || this.left)
      return { line: await this.rules.follow(moves), moves };
    return { ...all, at: moves.length };
  }

  private async follow(): Promise<Course> {
    if (this.all) return this.all;
    const { position, line: written } = this.figure;
    const { board } = await engine.follow(position, []);
    const moves = this.rules.read(written.moves, board);
    const line = await this.rules.told(moves);
    // Asked for twice at once, it is drawn once.
    if (this.all) return this.all;
    this.all = { line, moves };
    this.draw(this.all);
    this.show([]);
    return this.all;
  }

  /** Lays the line out again, at a place of it. */
  private async go(at: number): Promise<void> {
    const { table } = this;
    const laying = this.on.lay();
    if (laying) {
      if (await laying) table.visit(at);
    } else if (this.left && this.game) {
      this.left = false;
      // The button goes with the branch, and the focus must not fall out of the page.
      if (this.back.contains(document.activeElement)) this.steps[Math.max(0, at - 1)]?.focus();
      this.game = { ...this.game, at };
      if (await table.open(this.game)) this.show(table.leading);
    } else table.visit(at);
  }

  /** The rest of a long line, a beat apart; whatever is pressed meanwhile ends it. */
  private async playThrough(): Promise<void> {
    const { table } = this;
    const length = this.all?.moves.length ?? 0;
    const from = this.left || this.shared === length ? 0 : this.shared;
    await this.go(from);
    for (let at = from + 1; at <= length; at++) {
      await beat();
      if (this.left || !this.game || !table.has(this.game) || table.leading.length !== at - 1) return;
      await this.go(at);
    }
  }

  private draw({ line, moves }: Course): void {
    this.through.hidden = moves.length < LONG;
    this.steps = moves.map((move, index) => {
      const color = (line.situations[index] as Situation).turn;
      const stone = element("span", { class: `walk-stone ${color}` }, String(index + 1));
      const name = moveName(line.board, move);
      const label = `Move ${index + 1}, ${COLOR_NAMES[color]}, ${name}`;
      const step = button("", "walk-move", () => void this.go(index + 1), { "aria-label": label });
      step.append(stone, element("span", {}, name));
      return step;
    });
    this.list.replaceChildren(...this.steps.map((step) => element("li", {}, step)));
  }

  /** After the moves that led to what is shown; null when nothing has changed. */
  private show(moves: readonly AnyMove[] | null): void {
    const { all, figure, steps } = this;
    if (!all || !moves) return;
    this.shared = shared(moves, all.moves);
    if (this.shared < moves.length) this.left = true;
    const on = this.shared === moves.length;
    const count = `${moves.length} of ${all.moves.length}`;
    this.place.textContent = on ? (moves.length === 0 ? "Before move 1" : `Move ${count}`) : "Your own moves";
    if (moves.length > 0 && !this.list.contains(document.activeElement))
      this.note.scrollIntoView({ block: "nearest" });
    this.note.textContent = on
      ? saidAt(figure.line, all.line, moves.length, this.rules.words?.move)
      : `You have left the line after move ${this.shared}. Play on as you like.`;
    this.back.hidden = !this.left;
    steps.forEach((step, index) => {
      if (on && index + 1 === moves.length) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
      step.classList.toggle("made", index < this.shared);
    });
  }
}
