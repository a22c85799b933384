/** What the reader's moves are worth, read from the tree of what was tried. Pure. */
import type { Choice, Remark, Verdict } from "../../engine/engine.ts";
import { lineTo, type Tree, type Tried, wayTo } from "../../proof/tree.ts";

/**
 * Whether a move was right. The reader stands to win before each of his moves, since the first was right by the facts
 * and those after it were judged: so it is right when he stands to win after it, also where the engine has not yet
 * worked out the place before.
 */
export function keptBy({ kept, after }: Pick<Remark, "kept" | "after">, wanted: Verdict): boolean | null {
  if (kept !== null) return kept;
  return after === "undecided" ? null : after === wanted;
}

/** The same tree, and it is known there whether the move was right. */
export const judged = (tree: Tree, id: number, kept: boolean): Tree => ({
  ...tree,
  tried: tree.tried.map((node) =>
    node.id === id && node.remark ? { ...node, remark: { ...node.remark, kept } } : node,
  ),
});

/** The reader's moves on the way to the place that is looked at. */
const own = (tree: Tree): Tried[] => wayTo(tree).filter(({ remark }) => remark?.by === "you");

/** His newest move since a place. */
export function newestSince(tree: Tree, id: number): Tried | null {
  const way = wayTo(tree);
  const since = way.slice(way.findIndex((node) => node.id === id) + 1);
  return since.find(({ remark }) => remark?.by === "you") ?? null;
}

/** The turns of both players from one place to a later one. */
export const turnsSince = (tree: Tree, from: number, to: number): Choice[] =>
  lineTo(tree, to).slice(lineTo(tree, from).length);

/** The last move of his that gave the win away, until he takes it back. */
export const wrongMove = (tree: Tree): Tried | null =>
  own(tree).findLast(({ remark }) => remark?.kept === false) ?? null;

export const rightMoves = (tree: Tree): number =>
  own(tree).filter(({ remark }) => remark?.kept === true).length;
