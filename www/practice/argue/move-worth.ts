/** The worth of the reader's moves, from the tree of moves tried. Pure. */
import type { Choice, Expectation, Remark } from "../../engine/engine.ts";
import { expectationOf, lineTo, type Tree, type Tried, wayTo } from "../../proof/argument/tree.ts";

/**
 * Whether a move was right. The reader stands to win before the first move, and after each right one: so the next is
 * right if the reader stands to win after it, even where the engine has not yet worked out the place before. After a
 * move left open the win may be gone, and then the next move is not to blame.
 */
export function keptBy(
  { kept, expectedAfter }: Pick<Remark, "kept" | "expectedAfter">,
  wanted: Expectation,
  stood: boolean,
): boolean | null {
  if (kept !== null) return kept;
  if (expectedAfter === "open") return null;
  return expectedAfter === wanted || (stood ? false : null);
}

/** This tree, with the judgement of a move. */
export const judged = (tree: Tree, id: number, kept: boolean): Tree => ({
  ...tree,
  tried: tree.tried.map((node) =>
    node.id === id && node.remark ? { ...node, remark: { ...node.remark, kept } } : node,
  ),
});

/** The reader's moves on the way to a place: the one that is looked at. */
const own = (tree: Tree, id = tree.at): Tried[] =>
  wayTo(tree, id).filter(({ remark }) => remark?.by === "you");

/** His own among moves that were just made: the reply to it is not. */
export const ownOf = (made: readonly Tried[]): Tried | null =>
  made.find(({ remark }) => remark?.by === "you") ?? null;

/** Whether he stood to win before this move of his, as far as that was judged. */
export const stoodBefore = (tree: Tree, id: number): boolean =>
  own(tree, id)
    .filter((node) => node.id !== id)
    .at(-1)?.remark?.kept !== null;

/** The turns of both players from one place to a later one. */
export const turnsSince = (tree: Tree, from: number, to: number): Choice[] =>
  lineTo(tree, to).slice(lineTo(tree, from).length);

/** The reader's last move that gave the win away, until undone. */
export const wrongMove = (tree: Tree): Tried | null =>
  own(tree).findLast(({ remark }) => remark?.kept === false) ?? null;

/** Whether what gave the win away is a pass after right moves. */
export const passedLater = (tree: Tree): boolean =>
  wrongMove(tree)?.choice?.kind === "pass" && rightMoves(tree) > 0;

export const rightMoves = (tree: Tree): number =>
  own(tree).filter(({ remark }) => remark?.kept === true).length;

/** The reader's moves left open since the last right one, which shows that the reader stood to win. */
export function openMoves(tree: Tree): Tried[] {
  const moves = own(tree);
  return moves.slice(moves.findLastIndex(({ remark }) => remark?.kept !== null) + 1);
}

/** The first move that was left open, where the win is gone by now: one of those since then gave it away. */
export function strayed(tree: Tree, wanted: Expectation): Tried | null {
  const [first = null] = openMoves(tree);
  const here = tree.tried[tree.at];
  const expected = (here && expectationOf(here)) ?? "open";
  return first && expected !== "open" && expected !== wanted ? first : null;
}
