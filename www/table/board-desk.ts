/** What a board shows, with what stands beside it. */
import type { BoardView } from "../board/index.ts";
import type { Board, Situation } from "../engine/engine.ts";

export interface DeskState {
  board: Board;
  situation: Situation;
  view: BoardView;
  /** What was captured, and all else, where other rules tell it. */
  parts?: readonly [captured: string, rest: string];
  /** A line that is told, in words. */
  told?: string;
  /** Null where passing means nothing. */
  pass?: boolean | null;
  /** Why the last press was no move. */
  refused?: string;
}
