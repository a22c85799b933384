/** The words on a game in an element: the place in it, and the moves that led there. Pure. */

import type { Board } from "../../engine/engine.ts";
import { leading, type Record, shown } from "../../table/record.ts";
import type { Rules } from "../../table/rules.ts";
import { moveWords } from "../../table/situation-words.ts";
import type { AnyMove } from "../../table/table-game.ts";
import { type ListedMove, listedMoves } from "./stone-effects.ts";
import { WORDS } from "./words.ts";

/** To be looked at, or to be played on. */
export type GameMode = "view" | "play";

/** Where one is in the game, and what was done last. */
export function placeIn(
  board: Board,
  record: Record<AnyMove>,
  mode: GameMode,
  words: Rules["words"],
): { headline: string; did: string } {
  const { cursor, moves } = record;
  const situation = shown(record);
  const isEnd = mode === "play" && cursor === moves.length;
  const headline =
    situation.final && mode === "play"
      ? WORDS.over
      : cursor === 0
        ? WORDS.turn({ color: situation.turn })
        : WORDS.place({ at: cursor, of: isEnd ? null : moves.length });
  return { headline, did: (words?.move ?? moveWords)(board, situation) };
}

/** The moves up to the place that is looked at; turns that only other rules have are called as these do. */
export function listedIn(
  board: Board,
  record: Record<AnyMove>,
  first: number,
  words: Rules["words"],
): ListedMove[] {
  const made = leading(record);
  return listedMoves(board, record.situations.slice(0, made.length + 1), first).map((one, number) => {
    const turn = made[number];
    return { ...one, name: (turn && words?.turn(board, turn, one.color).words) ?? one.name };
  });
}
