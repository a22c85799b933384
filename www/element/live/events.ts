/** The events for the author's page. */
import type { Board, Situation } from "../../engine/engine.ts";
import type { MoveDetail } from "../options.ts";

export const nameOf = ({ points }: Pick<Board, "points">, at: number): string =>
  points[at]?.name ?? String(at);

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
    point: at === null ? null : nameOf(board, at),
    number,
    by,
    diagram,
  };
}
