/** The events for the author's page. */
import type { Board, Situation } from "../../engine/engine.ts";
import { pointName } from "../../proof/proof-words.ts";
import type { MoveDetail } from "../options.ts";

/** A move that was made; null for a start. */
export function moveDetail(
  board: Pick<Board, "points">,
  situation: Situation,
  number: number,
  by: MoveDetail["by"],
): MoveDetail | null {
  const { move, diagram } = situation;
  if (!move) return null;
  const at = move.kind === "pass" ? null : move.at;
  return {
    color: move.color,
    kind: move.kind,
    point: at === null ? null : pointName(board, at),
    number,
    by,
    diagram,
  };
}
