/** The situation in one short sentence: what the four entries of its line don't show at a glance. */
import type { Board, Situation } from "../engine/engine.ts";
import { list, situationWords } from "../table/situation-words.ts";

export function shortWords(board: Board, situation: Situation): string {
  const shut = situation.marks.flatMap((mark, at) => (mark === "temporary" ? [at] : []));
  if (shut.length === 0 || situation.final) return situationWords(board, situation);
  const names = list(shut.map((at) => board.points[at]?.name ?? String(at)));
  return shut.length === 1
    ? `Point ${names} is shut for one turn.`
    : `Points ${names} are shut for one turn.`;
}
