/** A line that the reader walks: the place in it, and the words there. Pure. */
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import type { Board, Line as Followed, Situation } from "../engine/engine.ts";
import { moveWords } from "../table/situation-words.ts";
import type { AnyMove } from "../table/table-game.ts";
import type { Line, Says } from "./data.ts";
import { shared } from "./moves.ts";
import { WORDS } from "./words.ts";

/** A line as the engine has followed it. */
export interface WalkedLine {
  readonly line: Followed;
  readonly moves: AnyMove[];
}

export interface WalkState {
  /** The whole line; null until the engine has followed it. */
  readonly all: WalkedLine | null;
  /** The moves that led to what is shown. */
  readonly shown: readonly AnyMove[];
  /** Whether what lies on the table is another line than this. */
  readonly left: boolean;
}

export type WalkEvent =
  | { kind: "followed"; all: WalkedLine }
  /** The line is laid out, at a place of it. */
  | { kind: "laid"; at: number }
  | { kind: "stands"; moves: readonly AnyMove[] };

export const beginWalk: WalkState = { all: null, shown: [], left: false };

export function walkStep(state: WalkState, event: WalkEvent): WalkState {
  switch (event.kind) {
    case "followed":
      // Asked for twice at once, it is there once.
      return state.all ? state : { ...state, all: event.all };
    case "laid":
      return { ...state, left: false, shown: state.all?.moves.slice(0, event.at) ?? [] };
    case "stands": {
      const { moves } = event;
      if (!state.all) return state;
      return { ...state, shown: moves, left: state.left || shared(moves, state.all.moves) < moves.length };
    }
  }
}

/** How many moves of the line what is shown has at its beginning, and whether it is a place of the line. */
export function placeOf({ all, shown: moves }: WalkState): { move: number; on: boolean } {
  const move = all ? shared(moves, all.moves) : 0;
  return { move, on: move === moves.length };
}

/** "a1", "pass", "cycle, b2": what stands beside a move's number. */
export function moveName(board: Pick<Board, "points">, move: AnyMove): string {
  const named = (at: number | null | undefined): string =>
    typeof at === "number" ? (board.points[at]?.name ?? String(at)) : "";
  switch (move.kind) {
    case "play":
      return named(move.at);
    case "pass":
      return WORDS.movePass;
    case "pass-for":
      return WORDS.movePassFor({ ko: named(move.at) });
    case "cycle":
      return WORDS.moveCycle({ stone: named(move.at) });
    case "ask":
      return WORDS.moveAsk({
        players: COLORS.filter((color) => move[color]).map((color) => COLOR_NAMES[color]),
      });
    case "disagree":
      return WORDS.moveDisagree;
    case "next":
      return WORDS.moveNext;
    case "try":
      return WORDS.moveTry;
    default:
      return move.kind === "resume" && move.by
        ? WORDS.moveResume({ player: COLOR_NAMES[move.by] })
        : move.kind;
  }
}

/** The words at a place of a line: its note, or else the effect of the last move. */
export function saidAt(
  { notes }: Line,
  { board, situations }: Followed,
  at: number,
  told: typeof moveWords = moveWords,
): string {
  const note = notes.find(({ move }) => move === at);
  if (note) return note.say;
  const situation: Situation | undefined = situations[at];
  return at > 0 && situation ? told(board, situation) : WORDS.walkHow;
}

/** How many moves of a line these are; null when they are others. */
export function placeOn({ moves }: Line, after: string): number | null {
  const [line, words] = [moves, after].map((text) => text.split(/\s+/).filter(Boolean)) as [
    string[],
    string[],
  ];
  return words.every((word, index) => word === line[index]) ? words.length : null;
}

/** A statement about a place of a line names it by its number: all moves up to there would be much to read. */
export function afterMove(says: Says, line: Line): Says {
  const place = says.after ? placeOn(line, says.after) : null;
  if (place === null || place < 3) return says;
  const short = <T extends { text: string; said?: string }>(it: T): T =>
    it.said === undefined ? it : { ...it, text: WORDS.afterMove({ place, said: it.said }) };
  return { ...short(says), asks: says.asks && short(says.asks) };
}
