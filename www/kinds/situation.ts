/** The situation in one short sentence: what the four entries of its line don't show at a glance. */
import type { Board, Situation } from "../engine/engine.ts";
import { situationWords } from "../table/situation-words.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

export function shortWords(board: Board, situation: Situation): string {
  const shut = situation.marks.flatMap((mark, at) => (mark === "temporary" ? [at] : []));
  if (shut.length === 0 || situation.final) return situationWords(board, situation);
  return ROUND_WORDS.shut({ points: shut.map((at) => board.points[at]?.name ?? String(at)) });
}
