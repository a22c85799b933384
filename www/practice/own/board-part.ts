/** A problem on a part of a larger board: what can't be asked there, since nobody knows what lies outside. Pure. */
import type { Board } from "../../engine/engine.ts";
import type { Kind } from "../../kinds/problem.ts";
import { isOutermost } from "../../kinds/problem-game.ts";
import { list } from "../../table/situation-words.ts";

/** More names than this are counted. */
const FEW = 6;

/** Why this kind can't be asked about this set; null where the board is all there, or the set keeps clear of what is not. */
export function partWords(
  board: Pick<Board, "open" | "points" | "width" | "height">,
  kind: Kind,
  set: readonly number[],
): string | null {
  if (board.open.length === 0) return null;
  if (kind !== "lock" && kind !== "refute")
    return "The board goes on here, and nobody knows what lies outside. Only “Lock it” and “Refute it” can be asked about a part of a board.";
  const names = set.filter((at) => isOutermost(board, at)).map((at) => board.points[at]?.name ?? "");
  if (names.length === 0) return null;
  const told =
    names.length > FEW ? `${names.slice(0, FEW).join(", ")} and ${names.length - FEW} more` : list(names);
  const them = names.length === 1 ? "it" : "them";
  return `The board goes on beyond ${told}, and nobody knows what lies there. Leave ${them} out of the claim, or show more of the board.`;
}
