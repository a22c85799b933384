/** Handicap pairs (N, K): so many stones before White's first turn, and so many points that Black pays. COMPENSATION, A1.2 to A1.4. */
import {
  awayFromZero,
  type Fraction,
  floor,
  fraction,
  HALF,
  isLess,
  minus,
  plus,
  size,
  times,
} from "./fraction.ts";

export interface Pair {
  stones: number;
  komi: number;
}

/** The worth of some stones, in points. */
export type Price = (stones: number) => number;

/** Every stone is worth as much as the first one, which is twice the komi of an even game. */
export const linear =
  (komi: number): Price =>
  (stones) =>
    2 * komi * stones;

/** The table of the Karlsruhe method: from the third on each stone is worth a point more than the one before. */
export const karlsruhe: Price = (stones) => (stones === 0 ? 0 : (stones * (stones + 17)) / 2 + 1);

const MOST_STONES = 361;

/** Half a stone more than the gap: with no gap one plays White in half of the games. */
export const handicapOf = (gap: Fraction): Fraction => plus(gap, HALF);

/** The pair with the least komi, and among equals with the fewest stones. A negative gap is the stronger player's view. */
export const pairForGap = (gap: Fraction, price: Price, most = MOST_STONES): Pair =>
  pairForHandicap(handicapOf(gap), price, most);

function pairForHandicap(handicap: Fraction, price: Price, most: number): Pair {
  if (isLess(handicap, HALF)) {
    const theirs = pairForHandicap(minus(fraction(1), handicap), price, most);
    return { stones: 1 - theirs.stones, komi: 0 - theirs.komi };
  }
  const worth = times(handicap, price(1));
  const komi = (stones: number): Fraction => minus(fraction(price(stones)), worth);
  let stones = 0;
  for (let more = 1; more <= most; more++) if (isLess(size(komi(more)), size(komi(stones)))) stones = more;
  return { stones, komi: awayFromZero(komi(stones)) };
}

/** The pair where each stone costs as much: sell a half or less, buy the rest of a stone otherwise. */
export function sellOrBuy(handicap: Fraction, firstStone: number): Pair {
  const whole = floor(handicap);
  const rest = minus(handicap, fraction(whole));
  if (!isLess(HALF, rest)) return { stones: whole, komi: 0 - awayFromZero(times(rest, firstStone)) };
  return { stones: whole + 1, komi: awayFromZero(times(minus(fraction(1), rest), firstStone)) };
}

/** The German classes, half a stone apart: the gap in classes, with 5 points from Black where it is even. */
export function pairByClasses(gap: number): Pair {
  const even = gap % 2 === 0 ? 1 : 0;
  return { stones: (gap + 1 + even) / 2, komi: 5 * even };
}

/** The pair with one stone less, for which White pays. */
export const fewerStones = ({ stones, komi }: Pair): Pair =>
  komi === 5 ? { stones: stones - 1, komi: -5 } : { stones, komi };

/** The board of Milton Keynes: six grades a stone, two points a grade for the rest. */
export const pairOfMiltonKeynes = (difference: number): Pair => ({
  stones: 1 + Math.floor(difference / 6),
  komi: 6 - 2 * (difference % 6),
});

/** The handicap stones of so many games with this average, which differ by one at most. Null when it can't be shared out. */
export function seriesOf(handicap: Fraction, games: number): number[] | null {
  const { top, bottom } = times(handicap, games);
  if (bottom !== 1 || games < 1) return null;
  const least = Math.floor(top / games);
  const more = top - least * games;
  return Array.from({ length: games }, (_, game) => (game < games - more ? least : least + 1));
}

/** The fewest games that such an average takes. */
export const shortestSeries = (handicap: Fraction): number[] => seriesOf(handicap, handicap.bottom) ?? [];

/** White's result when White's second turn does what Black gained with the third. */
export const copied = (komi: number, black: number): number => komi + Math.max(0, black + komi);
