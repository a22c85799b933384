/** The moves to walk through: those that led to the question, and lines shown after it. Pure. */
import type { Color } from "../board/color.ts";
import type { BoardView } from "../board/index.ts";
import type { Board, Location, Situation } from "../engine/engine.ts";
import { numbers } from "../table/record.ts";
import { moveWords } from "../table/situation-words.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

export interface Track {
  situations: readonly Situation[];
  /** The number of moves played; the others are only shown, and numbered from 1. */
  from: number;
}

/** The situation at a place, which is always there. */
export function situationAt({ situations }: Track, cursor: number): Situation {
  const situation = situations[cursor];
  if (!situation) throw new RangeError("a track has a situation at each of its places");
  return situation;
}

/** The view of the board at a place. Shown stones keep their look as long as they stand. */
export function trackView(track: Track, cursor: number, numbered: boolean): BoardView {
  const { situations, from } = track;
  const situation = situationAt(track, cursor);
  const { move, marks } = situation;
  const told = new Map<Location, { at: Location; stone: Color; label: string }>();
  for (let place = from + 1; place <= cursor; place++) {
    const { move } = situationAt(track, place);
    if (!move || move.kind === "pass" || move.at === null) continue;
    if (situation.stones[move.at] === move.color)
      told.set(move.at, { at: move.at, stone: move.color, label: String(place - from) });
  }
  const playedLast = cursor <= from && move && move.kind !== "pass" && move.at !== null;
  return {
    stones: situation.stones.map((stone, at) => (told.has(at) ? null : stone)),
    marks,
    last: playedLast ? move.at : null,
    hand: null,
    playable: [],
    shown: [...told.values()],
    ...(numbered && cursor <= from && { labels: numbers({ moves: [], situations, cursor }) }),
  };
}

/** Where one is and what was done there; empty at the question itself. */
export function placeWords(board: Board, track: Track, cursor: number): string {
  const { situations, from } = track;
  if (cursor === from) return "";
  const did = moveWords(board, situationAt(track, cursor));
  if (cursor < from)
    return `${cursor === 0 ? ROUND_WORDS.start : ROUND_WORDS.moveOf({ number: cursor, all: from })} ${did}`.trim();
  return `${ROUND_WORDS.lineMove({ number: cursor - from, all: situations.length - 1 - from })} ${did}`;
}

/** The moves before the question, and a way to look at them. */
export const playedWords = (moves: number): string => (moves === 0 ? "" : ROUND_WORDS.movesBefore({ moves }));
