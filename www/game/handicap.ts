/** Handicap: the pair of stones and komi for a gap in strength, and where the stones are put by custom. Pure. */

interface Pair {
  stones: number;
  komi: number;
}

/** More stones are not given here. */
export const MOST_STONES = 9;

/**
 * The pair for a gap, where each stone is worth twice an even game’s komi. A half stone is sold for that komi, and what
 * is over is bought back.
 */
export function pairFor(gap: number, even: number): Pair | null {
  if (!(gap > 0) || !Number.isFinite(gap) || !Number.isInteger(even) || even < 0) return null;
  const handicap = gap + 0.5;
  const whole = Math.floor(handicap);
  const rest = Math.round((handicap - whole) * 1e6) / 1e6;
  const price = 2 * even;
  return rest <= 0.5
    ? { stones: whole, komi: negated(rounded(price * rest)) }
    : { stones: whole + 1, komi: rounded(price * (1 - rest)) };
}

/** Rounds a fraction up. */
const rounded = (value: number): number => Math.ceil(Math.round(value * 1e6) / 1e6);
const negated = (value: number): number => (value === 0 ? 0 : -value);

/**
 * Rows with so many black stones in the customary order: corners first, upper right, lower left, lower right, upper left;
 * then sides, and the middle with an odd number. Null where custom knows no place: small, even or very long boards.
 */
export function customary(columns: number, rows: number, stones: number): string[] | null {
  if (stones < 1 || stones > MOST_STONES || columns % 2 === 0 || rows % 2 === 0) return null;
  if (Math.min(columns, rows) < 7 || Math.max(columns, rows) > 51) return null;
  const across = lines(columns);
  const down = lines(rows);
  type Place = readonly [0 | 1 | 2, 0 | 1 | 2];
  const corners: Place[] = [
    [2, 0],
    [0, 2],
    [2, 2],
    [0, 0],
  ];
  const sides: Place[] = [
    [2, 1],
    [0, 1],
    [1, 0],
    [1, 2],
  ];
  const middle: Place = [1, 1];
  const count = stones <= 4 ? stones : stones % 2 === 1 ? stones - 1 : stones;
  const places = [...corners, ...sides].slice(0, count);
  if (count < stones) places.push(middle);
  const made = Array.from({ length: rows }, () => Array.from({ length: columns }, () => "."));
  for (const [x, y] of places) {
    const row = made[down[y] ?? 0];
    if (row) row[across[x] ?? 0] = "x";
  }
  return made.map((row) => row.join(""));
}

/** On the third line of small boards and the fourth of others, and the one in the middle. */
function lines(count: number): [number, number, number] {
  const from = count < 12 ? 2 : 3;
  return [from, (count - 1) / 2, count - 1 - from];
}
