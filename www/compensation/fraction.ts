/** Exact fractions: handicaps are thirds and sixths, which no decimal number is. */
export interface Fraction {
  readonly top: number;
  /** Positive, and nothing divides both. */
  readonly bottom: number;
}

/** Beyond this the arithmetic of the calculators would no longer be exact. */
const MOST = 1_000_000;

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

export function fraction(top: number, bottom = 1): Fraction {
  const by = divisor(top, bottom) * Math.sign(bottom) || 1;
  return { top: top / by + 0, bottom: bottom / by };
}

export const HALF = fraction(1, 2);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom });
export const times = (a: Fraction, by: number): Fraction => fraction(a.top * by, a.bottom);
export const size = (a: Fraction): Fraction => ({ top: Math.abs(a.top), bottom: a.bottom });
export const isLess = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom;
export const floor = (a: Fraction): number => Math.floor(a.top / a.bottom);

/** Away from zero where it is no integer: 3 1/3 points are 4. */
export const awayFromZero = ({ top, bottom }: Fraction): number =>
  Math.sign(top) * Math.ceil(Math.abs(top) / bottom) + 0;

/** Reads "2", "-1.6", "5/3" or "1 2/3". */
export function readFraction(text: string): Fraction | null {
  const trimmed = text.trim().replace("−", "-").replace(",", ".");
  const mixed = /^(-?)(?:(\d{1,4}) )?(\d{1,4})\/(\d{1,3})$/.exec(trimmed);
  if (mixed) {
    const [, sign, whole = "0", top, bottom] = mixed;
    if (Number(bottom) === 0) return null;
    const value = plus(fraction(Number(whole)), fraction(Number(top), Number(bottom)));
    return sign ? times(value, -1) : value;
  }
  const decimal = /^(-?\d{1,4})(?:\.(\d{1,3}))?$/.exec(trimmed);
  if (!decimal) return null;
  const digits = decimal[2] ?? "";
  const value = fraction(Number(`${decimal[1]}${digits}`), 10 ** digits.length);
  return Math.abs(value.top) <= MOST ? value : null;
}

/** "2", "−1/2", "1 2/3". */
export function fractionText(a: Fraction): string {
  const sign = a.top < 0 ? "−" : "";
  const whole = Math.floor(Math.abs(a.top) / a.bottom);
  const rest = Math.abs(a.top) % a.bottom;
  if (rest === 0) return `${sign}${whole}`;
  return `${sign}${whole > 0 ? `${whole} ` : ""}${rest}/${a.bottom}`;
}

/** A number of points, with the sign that the book prints. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
