/** Grades as strengths in stones: what handicap the perfect player would give. */
import { type Fraction, fraction, plus, times } from "./fraction.ts";
import { GRADES } from "./words.ts";

export interface Grade {
  name: string;
  strength: Fraction;
}

const QUARTER = fraction(1, 4);

/** Professional 9-dan is 2, each dan below a quarter of a stone more. */
export const professional = (dan: number): Fraction => plus(fraction(2), times(QUARTER, 9 - dan));
/** Amateur 9-dan is the same, and each below a whole stone more. */
export const amateur = (dan: number): Fraction => fraction(11 - dan);
export const kyu = (number: number): Fraction => fraction(10 + number);

const down = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at);

/** The source's table, the strongest first. */
export const grades: Grade[] = [
  { name: GRADES.perfectPlayer, strength: fraction(1, 2) },
  ...down(9, 1).map((dan) => ({ name: GRADES.professionalDan({ dan }), strength: professional(dan) })),
  ...down(7, 1).map((dan) => ({ name: GRADES.amateurDan({ dan }), strength: amateur(dan) })),
  ...down(15, 1)
    .reverse()
    .map((number) => ({ name: `${number}-kyu`, strength: kyu(number) })),
];

/** The German classes beside dan and kyu: two to a grade, the stronger one first. */
export function classesOf(grade: string): [strong: number, weak: number] | null {
  const found = /^(\d+)-(dan|kyu)$/.exec(grade);
  if (!found) return null;
  const steps = found[2] === "dan" ? 7 - Number(found[1]) : 6 + Number(found[1]);
  return steps < 0 ? null : [6 + 2 * steps, 7 + 2 * steps];
}
