/** When a problem of locking or refuting is solved, and what is said where nobody can judge a move. Pure. */
import type { Expectation } from "../../engine/engine.ts";
import type { PlayState } from "../../proof/argument/argument-state.ts";
import type { Tried } from "../../proof/argument/tree.ts";
import { openMoves, passedLater, rightMoves, strayed, wrongMove } from "./move-worth.ts";
import { CLOSING, FACTS } from "./words.ts";

/** The number of right moves that solve a problem whose end is not settled by then. */
const ENOUGH = 3;

/** The move to undo: one that was wrong, or the first one left open where the win is gone. */
export const amissAt = ({ tree }: Pick<PlayState, "tree">, wanted: Expectation): Tried | null =>
  wrongMove(tree) ?? strayed(tree, wanted);

/** The state that decides whether the reader's moves are enough. */
export type Standing = Pick<PlayState, "tree" | "walk" | "here" | "settled" | "over" | "waiting">;

/** The closing, where the reader's moves up to here are enough; null where they are not. */
export function closingAt(play: Standing, wanted: Expectation): string | null {
  const { tree } = play;
  const [right, open] = [rightMoves(tree), openMoves(tree).length];
  if (right === 0 || play.walk || amissAt(play, wanted)) return null;
  if (play.settled && play.here.known?.expectation === wanted) return CLOSING.settled;
  // Where the engine knows neither what a move is worth nor a reply, there is nobody to play against.
  if (open > 0 && (right + open >= ENOUGH || play.over || play.waiting)) return CLOSING.open;
  return right >= ENOUGH ? CLOSING.enough : null;
}

/** Said of whatever gives the win away after a right first move: the same words, counted or not. */
const RULE = FACTS.yourFirstMoveRight;
const EARLY = FACTS.tooEarlyPassTake;

/**
 * A comment on a move that nobody could judge, or that costs nothing; else empty. `charged`: the move that missed the
 * problem; after it no move can cost anything.
 */
export function openWords(
  { tree, walk }: Pick<PlayState, "tree" | "walk">,
  wanted: Expectation,
  charged: number | null = null,
): string {
  if (walk) return "";
  const missed = charged !== null;
  const free = missed ? "" : FACTS.costsNothing;
  const wrong = wrongMove(tree);
  if (passedLater(tree)) return missed ? EARLY : `${EARLY} ${RULE}`;
  if (wrong) return wrong.id === charged && rightMoves(tree) > 0 ? RULE : "";
  if (strayed(tree, wanted)) return FACTS.moveYoursBeforeLeft({ free });
  if (openMoves(tree).length === 0) return "";
  return missed ? FACTS.playGoBackTry : FACTS.costsNothingPlayGo;
}
