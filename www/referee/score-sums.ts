/**
 * The check of a score chart. Each stone played is on the board or was taken prisoner, and each point
 * without a stone is somebody's or nobody's; so two sums that are made of different numbers agree.
 */
import type { Color, Move, RefereeReport } from "../engine/engine.ts";

export interface Sums {
  /** Territory of both. */
  territory: number;
  /** Stones that the start had, on the board or as prisoners, and those placed since: counted from the moves. */
  played: number;
  /** Points without a stone that nobody controls. */
  nobodys: number;
  dead: number;
  prisoners: number;
  points: number;
  /** Points without a stone that both control; they are territory twice. */
  shared: number;
  left: number;
  right: number;
}

/** The contents of the start, apart from those of the moves. */
export interface Start {
  stones: readonly (Color | null)[];
  /** Of both colours, komi not among them. */
  prisoners: number;
}

/** Both sums, or null while there is no score. */
export function sums(
  report: Pick<RefereeReport, "control" | "score">,
  start: Start,
  moves: readonly Move[],
  stones: readonly (Color | null)[],
): Sums | null {
  const { control, score } = report;
  if (!score) return null;
  const both = (name: "territory" | "dead" | "prisoners"): number => score.black[name] + score.white[name];
  const empty = (who: RefereeReport["control"][number]): number =>
    control.filter((controller, at) => controller === who && stones[at] === null).length;
  const placed = moves.filter((move) => move.kind === "play" || (move.kind === "cycle" && move.at != null));
  const made = {
    territory: both("territory"),
    played: start.stones.filter((stone) => stone !== null).length + start.prisoners + placed.length,
    nobodys: empty("nobody"),
    dead: both("dead"),
    prisoners: both("prisoners"),
    points: stones.length,
    shared: empty("both"),
  };
  return {
    ...made,
    left: made.territory + made.played + made.nobodys,
    right: made.dead + made.prisoners + made.points + made.shared,
  };
}
