/** Grades as strengths in stones: what handicap the perfect player would give. */
import { type Fraction, fraction, plus, times } from "./fraction.ts";
import { GRADES } from "./words.ts";

export interface Grade {
  name: string;
  strength: Fraction;
  /** The German classes beside amateur dan and kyu. */
  classes: Classes | null;
}

/** Two classes to a grade, the stronger one first. */
type Classes = readonly [strong: number, weak: number];

const QUARTER = fraction(1, 4);

/** Professional 9-dan is 2, each dan below a quarter of a stone more. */
export const professional = (dan: number): Fraction => plus(fraction(2), times(QUARTER, 9 - dan));
/** Amateur 9-dan is the same, and each below a whole stone more. */
export const amateur = (dan: number): Fraction => fraction(11 - dan);
export const kyu = (number: number): Fraction => fraction(10 + number);

const down = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at);

/** The classes at a number of grades below 7-dan, which is the first that has them. */
function classesAt(steps: number): Classes {
  return [6 + 2 * steps, 7 + 2 * steps];
}

/** The source's table, the strongest first. */
export const grades: Grade[] = [
  { name: GRADES.perfectPlayer, strength: fraction(1, 2), classes: null },
  ...down(9, 1).map((dan) => ({
    name: GRADES.professionalDan({ dan }),
    strength: professional(dan),
    classes: null,
  })),
  ...down(7, 1).map((dan) => ({
    name: GRADES.amateurDan({ dan }),
    strength: amateur(dan),
    classes: classesAt(7 - dan),
  })),
  ...down(15, 1)
    .reverse()
    .map((number) => ({
      name: GRADES.kyu({ number }),
      strength: kyu(number),
      classes: classesAt(6 + number),
    })),
];
