/** The moves of a game as they are played on one screen: what is looked at, what the other has seen, the clocks. Pure. */
import type { Color, Line } from "../engine/engine.ts";
import { type Allowance, type Clock, isOver, moved, passed, wound } from "./clock.ts";
import { backTo, nameOf, readerColor, type WholeGame } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

export interface PlayState {
  /** The move that is looked at. */
  at: number;
  /** The number of moves when the game came, or was sent: later ones need no consent to undo. */
  came: number;
  /** The initial time of the clocks; null without clocks. */
  allowance: Allowance | null;
  clock: Clock | null;
  /** The answer to a press that means nothing now, while the game is this one. */
  remark: { words: string; of: WholeGame } | null;
}

export type PlayEvent =
  /** A game was opened, or came: it has no clocks, or winds its own. */
  | { kind: "wound"; allowance: Allowance | null }
  | { kind: "laid"; game: WholeGame }
  | { kind: "looked"; at: number }
  | { kind: "made"; at: number; mover: Color | null }
  | { kind: "sent"; moves: number }
  | { kind: "ticked"; mover: Color; milliseconds: number }
  | { kind: "remarked"; words: string; of: WholeGame };

export const NO_PLAY: PlayState = { at: 0, came: 0, allowance: null, clock: null, remark: null };

export function stepPlay(state: PlayState, event: PlayEvent): PlayState {
  const { allowance, clock } = state;
  switch (event.kind) {
    case "wound":
      return { ...state, allowance: event.allowance, clock: null };
    case "laid": {
      const { moves, reader } = event.game;
      const own = clock ?? (allowance && !reader ? wound(allowance) : null);
      return { ...state, at: moves.length, came: moves.length, clock: own, remark: null };
    }
    case "looked":
      return { ...state, at: event.at, remark: null };
    case "made": {
      const rested = clock && allowance && event.mover ? moved(clock, event.mover, allowance) : clock;
      return { ...state, at: event.at, clock: rested, remark: null };
    }
    case "sent":
      return { ...state, came: event.moves };
    case "ticked":
      if (!clock || !allowance) return state;
      return { ...state, clock: passed(clock, event.mover, event.milliseconds, allowance) };
    case "remarked":
      return { ...state, remark: { words: event.words, of: event.of } };
  }
}

/** Whose time is over. */
export const outOfTime = ({ clock }: PlayState, mover: Color): boolean =>
  clock !== null && isOver(clock[mover]);

export function mayMove(game: WholeGame, turn: Color | null): boolean {
  const reader = readerColor(game);
  return !game.ended && !game.back && (reader === "both" || reader === turn);
}

/** Why a press means nothing now. */
export function idleWords(game: WholeGame, turn: Color, at: number): string {
  if (at < game.moves.length) return PLAYING.youLookEarlierMove;
  if (game.back) return PLAYING.firstAnswerWhetherMove;
  return PLAYING[game.engine ? "turn" : "turnPassLink"]({ game: nameOf(game, turn) });
}

/** The answer to a wish to undo: nothing, at once, or a question to the other player. */
export function wishBack(
  game: WholeGame,
  { situations }: Line,
  came: number,
): { kind: "none" } | { kind: "back"; to: number } | { kind: "ask"; back: NonNullable<WholeGame["back"]> } {
  const turns = situations.slice(0, -1).map(({ turn }) => turn);
  const reader = readerColor(game);
  // At one screen it is asked for whoever moved last.
  const by = reader === "both" ? turns.at(-1) : reader;
  const to = by ? backTo(turns, by) : null;
  if (!by || to === null) return { kind: "none" };
  // What the other has not seen yet needs no leave.
  if (reader !== "both" && to >= came) return { kind: "back", to };
  return { kind: "ask", back: { by, to } };
}
