/** The calculators of the chapter: from what stands in their fields to what they say of it. Pure. */
import {
  type Fraction,
  fraction,
  fractionText,
  HALF,
  isLess,
  minus,
  readFraction,
  size,
} from "./fraction.ts";
import { type Grade, grades } from "./grade.ts";
import { onBoard, placement } from "./hoshi.ts";
import {
  fewerStones,
  handicapOf,
  karlsruhe,
  linear,
  pairByClasses,
  pairForGap,
  sellOrBuy,
  seriesOf,
  shortestSeries,
} from "./pair.ts";
import { type FIELDS, SAYS } from "./words.ts";
import { nameOf } from "./world.ts";

export type FieldId = keyof typeof FIELDS;

/** The content of the fields. */
export type Typed = Readonly<Partial<Record<FieldId, string>>>;

interface CalculatorField {
  id: FieldId;
  /** The first content. */
  value: string;
  /** The choices; without a list any text will do. */
  among?: readonly string[];
  whole?: boolean;
}

/** Stones on a board of so many lines, by column from the left and row from the top. */
export interface OrderPicture {
  lines: number;
  stones: readonly (readonly [column: number, row: number])[];
}

export type Said = readonly (string | OrderPicture)[];

export interface CalculatorKind {
  fields: readonly CalculatorField[];
  say(typed: Typed): Said;
}

const whole = (text: string | undefined, least: number, most: number): number | null => {
  const value = /^\d{1,3}$/.test(text?.trim() ?? "") ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};
const read = (text: string | undefined): Fraction | null => readFraction(text ?? "");

const gradeNames = grades.map(({ name }) => name);
const NO_GRADE: Grade = { name: "", strength: { top: 0, bottom: 1 }, classes: null };
const gradeOf = (name: string | undefined): Grade => grades.find((one) => one.name === name) ?? NO_GRADE;

/** Two strengths or a gap to a pair, by linear prices, in two ways. */
function handicap({ one, other, komi }: Typed): Said {
  const points = whole(komi, 0, 99);
  if (points === null) return [SAYS.komiRange];
  const [stronger, weaker] = [gradeOf(one), gradeOf(other)];
  const gap = size(minus(weaker.strength, stronger.strength));
  const stones = handicapOf(gap);
  const pair = sellOrBuy(stones, 2 * points);
  return [
    SAYS.gap({ gap, handicap: stones }),
    gap.top === 0 ? SAYS.even({ komi: points }) : SAYS.pair({ pair: pairForGap(gap, linear(points)) }),
    SAYS.shortCut({ pair, buys: pair.stones > stones.top / stones.bottom }),
    ...(stronger.classes && weaker.classes
      ? [SAYS.germanClasses({ one: stronger.classes, other: weaker.classes })]
      : []),
  ];
}

/** A gap by the price table of the Karlsruhe method. */
function prices({ gap, most }: Typed): Said {
  const stones = read(gap);
  const limit = whole(most, 1, 361);
  if (!stones || stones.top < 0) return [SAYS.gapForm];
  if (limit === null) return [SAYS.mostRange];
  const free = pairForGap(stones, karlsruhe);
  const bound = pairForGap(stones, karlsruhe, limit);
  return [
    SAYS.byTable({ pair: free }),
    ...(bound.stones === free.stones ? [] : [SAYS.withMost({ pair: bound, most: limit })]),
    SAYS.withoutSynergy({ pair: pairForGap(stones, linear(5)) }),
  ];
}

/** A handicap as a series of games. */
function series({ handicap, games }: Typed): Said {
  const stones = read(handicap);
  const count = whole(games, 1, 60);
  if (!stones) return [SAYS.handicapForm];
  if (count === null) return [SAYS.gamesRange];
  const found = seriesOf(stones, count);
  const short = shortestSeries(stones);
  return [
    found ? SAYS.series({ games: found }) : SAYS.notShared({ handicap: stones, games: count }),
    ...(short.length > 0 && short.length <= 60 ? [SAYS.shortest({ games: short })] : []),
  ];
}

const over = (top: Fraction, bottom: Fraction): Fraction =>
  fraction(top.top * bottom.bottom, top.bottom * bottom.top);

/** The distances that two handicaps from one player reveal: half a stone of each is no distance. */
export function distances(one: Fraction, other: Fraction): { own: [Fraction, Fraction]; between: Fraction } {
  const own: [Fraction, Fraction] = [minus(one, HALF), minus(other, HALF)];
  const between = isLess(own[0], own[1]) ? minus(own[1], own[0]) : minus(own[0], own[1]);
  return { own, between };
}

/** The paradox: who takes two stones where you take one is three times as far away. */
function paradox({ mine, theirs }: Typed): Said {
  const [one, other] = [read(mine), read(theirs)];
  if (!one || !other || isLess(one, HALF) || isLess(other, HALF)) return [SAYS.fromAnEqual];
  const { own, between } = distances(one, other);
  const [near, far] = isLess(own[0], own[1]) ? own : [own[1], own[0]];
  const times = near.top === 0 ? null : over(far, near);
  return [
    SAYS.ownDistances({ yours: own[0], theirs: own[1] }),
    ...(times && fractionText(times) !== "1" ? [SAYS.timesAsFar({ times })] : []),
    SAYS.between({ between, handicap: handicapOf(between) }),
  ];
}

/** A gap in German classes to the pair that was played, and the same with fewer stones. */
function classes({ oneClass, otherClass }: Typed): Said {
  const [strong, weak] = [whole(oneClass, 6, 99), whole(otherClass, 6, 99)];
  if (strong === null || weak === null) return [SAYS.classRange];
  const gap = Math.abs(strong - weak);
  const stones = fraction(gap, 2);
  const pair = pairByClasses(gap);
  const fewer = fewerStones(pair);
  return [
    SAYS.classGap({ gap, stones, handicap: handicapOf(stones) }),
    SAYS.asPlayed({ pair }),
    ...(fewer.stones === pair.stones ? [] : [SAYS.withLess({ pair: fewer })]),
  ];
}

/** Where handicap stones go, in their order, and the polite sector. */
function order({ lines, stones }: Typed): Said {
  const across = whole(lines, 9, 31);
  const count = whole(stones, 1, 81);
  if (across === null || across % 2 === 0) return [SAYS.linesRange];
  if (count === null) return [SAYS.stonesRange];
  const placed = placement(count);
  const places = placed === "free" ? [] : placed.map((one) => onBoard(one, across));
  const there = places.filter((place) => place !== null);
  const missing = places.length - there.length;
  const names = there.map(([column, row]) => nameOf(row * across + column, across, across));
  return [
    ...(placed === "free" ? [SAYS.free] : []),
    ...(missing > 0 ? [SAYS.noPlace({ lines: across, stones: missing })] : []),
    { lines: across, stones: there },
    ...(names.length > 0 && across <= 19 ? [SAYS.order({ names })] : []),
  ];
}

export const CALCULATORS = {
  handicap: {
    fields: [
      { id: "one", value: "1-kyu", among: gradeNames },
      { id: "other", value: "3-kyu", among: gradeNames },
      { id: "komi", value: "5", whole: true },
    ],
    say: handicap,
  },
  prices: {
    fields: [
      { id: "gap", value: "6.5" },
      { id: "most", value: "9", whole: true },
    ],
    say: prices,
  },
  series: {
    fields: [
      { id: "handicap", value: "1 2/3" },
      { id: "games", value: "6", whole: true },
    ],
    say: series,
  },
  paradox: {
    fields: [
      { id: "mine", value: "1" },
      { id: "theirs", value: "2" },
    ],
    say: paradox,
  },
  classes: {
    fields: [
      { id: "oneClass", value: "20", whole: true },
      { id: "otherClass", value: "24", whole: true },
    ],
    say: classes,
  },
  order: {
    fields: [
      { id: "lines", value: "19", whole: true },
      { id: "stones", value: "9", whole: true },
    ],
    say: order,
  },
} as const satisfies Record<string, CalculatorKind>;
