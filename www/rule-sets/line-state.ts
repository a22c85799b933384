/** A line on the board, by one rule set: step by step, and with the reader's own moves where some are tried. Pure. */
import type { SystemGame, SystemMove } from "../engine/systems.ts";
import type { Walk } from "../laws/line-walk.ts";
import { refusalWords } from "../laws/line-walk.ts";

interface Made {
  moves: readonly SystemMove[];
  /** How many of them are made. */
  at: number;
}

export interface LineState {
  walk: Walk;
  /** The open request to the engine; null while there is none. */
  asked: Made | null;
  shown: (Made & { game: SystemGame }) | null;
  /** Said in the place of the move. */
  news: string | null;
}

export type LineEvent =
  | { kind: "went"; at: number }
  | { kind: "undone" }
  | { kind: "played"; move: SystemMove }
  | { kind: "answered"; game: SystemGame }
  | { kind: "told"; news: string };

export const lineOf = (walk: Walk): LineState => ({
  walk,
  asked: { moves: walk.moves, at: 0 },
  shown: null,
  news: null,
});

export function lineStep(state: LineState, event: LineEvent): LineState {
  const { asked, shown, walk } = state;
  switch (event.kind) {
    case "went":
      return { ...state, asked: { moves: shown?.moves ?? walk.moves, at: event.at } };
    case "undone":
      return { ...state, asked: { moves: walk.moves, at: 0 } };
    case "played": {
      if (!shown) return state;
      const moves = [...shown.moves.slice(0, shown.at), event.move];
      return { ...state, asked: { moves, at: shown.at + 1 } };
    }
    case "answered": {
      if (!asked) return state;
      const { game } = event;
      // A move that the rules forbid shows something where it ends a line; the reader's own is only told.
      const isOwn = asked.moves !== walk.moves && asked.moves !== shown?.moves;
      if (game.refusal && isOwn) return { ...state, asked: null, news: refusalWords(game) };
      return { ...state, asked: null, shown: { ...asked, game }, news: null };
    }
    case "told":
      return { ...state, asked: null, news: event.news };
  }
}
