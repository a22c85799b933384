/** Turns that leave a game, and those that lead back to it. Pure. */
import { otherColor } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";

/** Where other programs could not follow: another board begins, or a line that is no part of the game. */
export const LEAVES: readonly SystemMove["kind"][] = ["try", "disagree"];

/** Whether play is resumed by this turn, so that it leads back from wherever the players were. */
export const resumes = (move: SystemMove): boolean =>
  move.kind === "resume" || (move.kind === "ask" && (move.black || move.white));

/** The player whom a file has as the one who calls: where both were asked, the one whose opponent moves first. */
export const caller = (move: SystemMove, first: Color): Color =>
  (move.kind === "resume" && move.by) || otherColor(first);
