/** Byo-yomi: time of one’s own, then periods of which one is lost whenever a move takes longer. Pure. */
import type { Color } from "../engine/engine.ts";

export interface Allowance {
  /** Milliseconds of one’s own, at first. */
  main: number;
  periods: number;
  /** Milliseconds of a period. */
  period: number;
}

interface Time {
  main: number;
  periods: number;
  /** The rest of the period that runs. */
  period: number;
}

export type Clock = Record<Color, Time>;

export const wound = ({ main, periods, period }: Allowance): Clock => ({
  black: { main, periods, period },
  white: { main, periods, period },
});

/** The clock after some milliseconds of this colour’s turn. */
export function passed(clock: Clock, color: Color, milliseconds: number, { period }: Allowance): Clock {
  let { main, periods, period: left } = clock[color];
  let rest = milliseconds;
  const own = Math.min(main, rest);
  main -= own;
  rest -= own;
  while (rest > 0 && periods > 0) {
    const used = Math.min(left, rest);
    left -= used;
    rest -= used;
    if (left > 0) break;
    periods -= 1;
    left = periods > 0 ? period : 0;
  }
  return { ...clock, [color]: { main, periods, period: left } };
}

/** After a move the period that ran is whole again. */
export const moved = (clock: Clock, color: Color, { period }: Allowance): Clock => ({
  ...clock,
  [color]: { ...clock[color], period: clock[color].periods > 0 ? period : 0 },
});

export const isOver = ({ main, periods }: Time): boolean => main <= 0 && periods <= 0;

/** "4:12", and in a period "0:24 (3)". */
export function timeWords({ main, periods, period }: Time): string {
  const shown = (milliseconds: number): string => {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  return main > 0 ? shown(main) : `${shown(period)} (${periods})`;
}
