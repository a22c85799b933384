/** By whose rules a figure is played: those of this book, which every page has at hand, or others, which are fetched with the first moves by them. */
import { h } from "preact";
import { turnsOn } from "../address/turns.ts";
import { type Attempt, type Board, engine, type Line, type Refusal, type Step } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";
import { abortable } from "../kit/store.ts";
import { clausePage } from "../table/clause-page.ts";
import type { SideActs } from "../table/rules.ts";
import { plainRefusal } from "../table/situation-words.ts";
import type { Table } from "../table/table.ts";
import { type AnyMove, type GameWords, ljrgMoves } from "../table/table-game.ts";
import type { Figure } from "./data.ts";
import { movesOf } from "./moves.ts";
import { WORDS } from "./words.ts";

/** A step's answer to moves, by any rules. */
export type AnyAttempt = Omit<Attempt, "moves"> & { moves: AnyMove[] };

export interface FigureRules {
  follow(moves: readonly AnyMove[]): Promise<Line>;
  /** The line of some moves without any drawing, for a later walk. */
  told(moves: readonly AnyMove[]): Promise<Line>;
  attempt(step: Step, moves: readonly AnyMove[]): Promise<AnyAttempt>;
  /** Moves as the chapter writes them. */
  read(text: string, board: Pick<Board, "points">): AnyMove[];
  /** Why a move was refused, under the board. */
  refuse(table: Pick<Table<AnyMove>, "remark">, refusal: Refusal): void;
  /** The words for a game by them; undefined where it uses those of LJRG. */
  readonly words: GameWords | undefined;
  /** The reader looks at another place in the record. */
  visited(table: Table<AnyMove>, moves: readonly AnyMove[]): void;
}

export const byThisBook = (position: Figure["position"]): FigureRules => ({
  follow: (moves) => engine.follow(position, ljrgMoves(moves)),
  told: (moves) => engine.follow(position, ljrgMoves(moves)),
  attempt: (step, moves) => engine.attempt(step, ljrgMoves(moves)),
  read: movesOf,
  refuse,
  words: undefined,
  visited: () => {},
});

/** Why a move was refused, under the board until the next move; the clause is a link behind it, its number for those who listen. */
function refuse(table: Pick<Table<AnyMove>, "remark">, refusal: Refusal): void {
  const { rule } = refusal;
  const link = { class: "rule", href: clausePage(rule), "aria-label": WORDS.ruleNamed({ rule }) };
  table.remark([plainRefusal(refusal), " ", h("a", link, WORDS.rule)]);
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export class OtherRules implements FigureRules {
  private came: Awaited<ReturnType<typeof OtherRules.fetched>> | null = null;
  /** Shows what can be done at the end of a line. */
  private shown: ((line: Line) => void) | null = null;
  /** The place in view; what comes late for another one is dropped. */
  private readonly look = abortable();

  /** `place`: where what these rules ask for stands, beside stones and passes. `eager`: the first look has moves already. */
  constructor(
    private readonly figure: Pick<Figure, "position"> & {
      rules: NonNullable<Figure["rules"]>;
      game: NonNullable<Figure["game"]>;
    },
    private readonly place: HTMLElement | null,
    private readonly acts: SideActs,
    private readonly eager: boolean,
  ) {}

  private static fetched(): Promise<typeof import("../rule-sets/styled-playing.ts")> {
    return import("../rule-sets/styled-playing.ts");
  }

  private async fetch(): Promise<typeof import("../rule-sets/styled-playing.ts")> {
    this.came ??= await OtherRules.fetched();
    return this.came;
  }

  get words(): GameWords | undefined {
    return this.came?.rulesOf(this.figure.rules).words;
  }

  read(text: string, { points }: Pick<Board, "points">): SystemMove[] {
    const { turns, missing } = turnsOn(points, words(text));
    if (missing !== null) throw new RangeError(`${missing} is no turn by these rules`);
    return turns;
  }

  async follow(moves: readonly AnyMove[]): Promise<Line> {
    const { figure } = this;
    // As it stands it is the same by all rules.
    if (moves.length === 0 && !this.eager && !this.came) return engine.follow(figure.position, []);
    const line = await this.told(moves);
    if (!line.refusal) this.show(line);
    return line;
  }

  async told(moves: readonly AnyMove[]): Promise<Line> {
    const { toldLine } = await this.fetch();
    return toldLine(this.figure.rules, await this.game(), moves);
  }

  async attempt(step: Step, moves: readonly AnyMove[]): Promise<AnyAttempt> {
    const { toldAttempt } = await this.fetch();
    const attempt = await toldAttempt(step, await this.game(), moves);
    if (!attempt.line.refusal) this.show(attempt.line);
    return attempt;
  }

  private async game(): Promise<{ start: Figure["position"]; before: SystemMove[] }> {
    const { start, played } = this.figure.game;
    const { board } = await engine.follow(this.figure.position, []);
    return { start, before: this.read(played, board) };
  }

  private show(line: Line): void {
    this.look.stop();
    const { place, came, acts } = this;
    if (place && came) this.shown ??= came.mountChapterActs(place, acts, this.figure.game.start.komi ?? 0);
    this.shown?.(line);
  }

  refuse(table: Pick<Table<AnyMove>, "remark">, { message, rule }: Refusal): void {
    table.remark(WORDS.notByTheseRules({ message, rule }));
  }

  visited(table: Table<AnyMove>, moves: readonly AnyMove[]): void {
    if (!this.came) return;
    this.look.run(
      () => this.told(moves),
      (line) => {
        const now = line.situations.at(-1);
        if (line.refusal || !now) return;
        this.show(line);
        table.retell(now);
      },
      // What one may do there is told once the engine is there again.
      () => {},
    );
  }
}
