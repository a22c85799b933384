/** The calculators about strength: how far apart two are who take stones from the same player, and the German classes. */
import { pairText } from "./calculators.ts";
import {
  type Fraction,
  fraction,
  fractionText,
  HALF,
  isLess,
  minus,
  readFraction,
  signed,
} from "./fraction.ts";
import { fewerStones, handicapOf, pairByClasses } from "./pair.ts";
import { field, line, panel, typed, whole } from "./panel-fields.ts";

const over = (top: Fraction, bottom: Fraction): Fraction =>
  fraction(top.top * bottom.bottom, top.bottom * bottom.top);

/** What two handicaps taken from one player say of the distances: half a stone of each is no distance. */
export function distances(one: Fraction, other: Fraction): { own: [Fraction, Fraction]; between: Fraction } {
  const own: [Fraction, Fraction] = [minus(one, HALF), minus(other, HALF)];
  const between = isLess(own[0], own[1]) ? minus(own[1], own[0]) : minus(own[0], own[1]);
  return { own, between };
}

/** The paradox: who takes two stones where you take one is three times as far away. */
export function paradoxPanel(room: HTMLElement): void {
  const [mine, theirs] = [typed("1"), typed("2")];
  panel(room, [field("You take", mine), field("Another takes", theirs)], (told) => {
    const [one, other] = [readFraction(mine.value), readFraction(theirs.value)];
    if (!one || !other || isLess(one, HALF) || isLess(other, HALF))
      return line(
        told,
        "From an equal you take half a stone; so a handicap is ½ or more, such as 1, 1.5 or 5/3.",
      );
    const { own, between } = distances(one, other);
    line(
      told,
      `Your distance from that player is ${fractionText(own[0])}, the other’s ${fractionText(own[1])}: half a stone less than the handicap.`,
    );
    const [near, far] = isLess(own[0], own[1]) ? own : [own[1], own[0]];
    const times = near.top === 0 ? null : over(far, near);
    if (times && fractionText(times) !== "1")
      line(told, `So one of you is ${fractionText(times)} times as far away as the other.`);
    line(
      told,
      `The distance between you two is ${fractionText(between)}, so the weaker takes ${fractionText(handicapOf(between))}.`,
    );
  });
}

/** A gap in German classes to the pair that was played, and the same with fewer stones. */
export function classesPanel(room: HTMLElement): void {
  const [one, other] = [typed("20", "numeric"), typed("24", "numeric")];
  panel(room, [field("Class of one player", one), field("Class of the other", other)], (told) => {
    const [strong, weak] = [whole(one, 6, 99), whole(other, 6, 99)];
    if (strong === null || weak === null) return line(told, "A class is a number from 6 to 99.");
    const gap = Math.abs(strong - weak);
    const pair = pairByClasses(gap);
    const fewer = fewerStones(pair);
    line(
      told,
      `A gap of ${gap} classes is ${fractionText(fraction(gap, 2))} stones, so the handicap is ${fractionText(handicapOf(fraction(gap, 2)))}.`,
    );
    line(told, `As it was played: (${pair.stones}, ${signed(pair.komi)}), ${pairText(pair)}.`);
    if (fewer.stones !== pair.stones)
      line(told, `With a stone less: (${fewer.stones}, ${signed(fewer.komi)}), ${pairText(fewer)}.`);
  });
}
