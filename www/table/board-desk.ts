/** The view of a board, with the words beside it. */
import type { BoardView } from "../board/index.ts";
import type { Board, Situation } from "../engine/engine.ts";

export interface DeskState {
  board: Board;
  situation: Situation;
  view: BoardView;
  /** The prisoners, and all else, in the words of other rules. */
  parts?: readonly [captured: string, rest: string];
  /** A line shown, in words. */
  told?: string;
  /** Null where passing means nothing. */
  pass?: boolean | null;
  /** Why the last press was no move. */
  refused?: string;
}
