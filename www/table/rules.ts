/** By whose rules a table is played: LJRG's, which every page has at hand, or another rule set, which is fetched. */
import type { BoardView } from "../board/index.ts";
import { engine, type Line, type PositionInput, type Refusal } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import { refusalWords } from "./situation-words.ts";
import { type AnyMove, type GameWords, ljrgMoves } from "./table-game.ts";

export interface Rules {
  /** Their name. */
  ruleSet: RulesName;
  /** The line of some moves, and the possible next ones. */
  follow(start: PositionInput, moves: readonly AnyMove[]): Promise<Line>;
  /** Why a move is not possible, with the clause that says so. */
  refused(refusal: Refusal): string;
  /** The words for a game; absent where it uses those of LJRG. */
  words?: GameWords;
  /** Draws into `host` what stands beside the record, where they have more to do than stones and passes. */
  side?(host: HTMLElement, acts: SideActs): RulesSide;
}

/** The acts from beside a table. */
export interface SideActs {
  move(move: AnyMove): void;
  /** Goes to another place in the record. */
  visit(at: number): void;
  /** Laid over the position until the next move or visit. */
  overlay(view: Partial<BoardView>): void;
  /** The pressed part beside the table is gone: the board takes the focus. */
  focus(): void;
  /** The level of headings; null in somebody else's page. */
  level: 2 | 3 | null;
}

export interface RulesSide {
  /** The line up to the place that is looked at. */
  show(start: PositionInput, line: Line): void;
  destroy(): void;
}

export const LJRG: Rules = {
  ruleSet: "ljrg",
  follow: (start, moves) => engine.follow(start, ljrgMoves(moves)),
  refused: refusalWords,
};
