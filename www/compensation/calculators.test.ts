/**
 * The calculators against every number that COMPENSATION prints. What it prints and no calculator computes: the history of
 * komi and of a title's play-off, and the numbers of points on a board (60, 180, 288), which are names.
 */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { amateur, distances, grades, kyu, professional } from "./calculators.ts";
import { awayFromZero, fraction, fractionText, minus, plus, readFraction, times } from "./fraction.ts";
import { type Hoshi, hoshi, isPolite, onBoard, placement, TENGEN } from "./hoshi.ts";
import {
  copied,
  fewerStones,
  handicapOf,
  karlsruhe,
  linear,
  type Pair,
  pairByClasses,
  pairForGap,
  pairOfMiltonKeynes,
  sellOrBuy,
  seriesOf,
  shortestSeries,
} from "./pair.ts";

const pair = (stones: number, komi: number): Pair => ({ stones, komi });
const tenths = (top: number) => fraction(top, 10);

describe("fractions", () => {
  test.each([
    ["2", 2, 1],
    ["-1.6", -8, 5],
    ["−1,5", -3, 2],
    ["5/3", 5, 3],
    ["1 2/3", 5, 3],
    ["-1 1/2", -3, 2],
    ["0", 0, 1],
  ])("%s is read", (text, top, bottom) => expect(readFraction(text)).toEqual({ top, bottom }));
  test.each(["", "x", "1/0", "1e9", "99999", "1.2345", "--1", "1/2/3", "NaN"])("%s is refused", (text) =>
    expect(readFraction(text)).toBeNull(),
  );
  test("are told and calculated exactly", () => {
    expect(fractionText(fraction(10, 6))).toBe("1 2/3");
    expect(fractionText(fraction(-1, 2))).toBe("−1/2");
    expect(plus(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
    expect(times(minus(fraction(1), fraction(2, 3)), 3)).toEqual(fraction(1));
    expect(
      [10 / 3, -10 / 3, 4].map((_, at) =>
        awayFromZero([fraction(10, 3), fraction(-10, 3), fraction(4)][at] ?? fraction(0)),
      ),
    ).toEqual([4, -4, 4]);
  });
});

describe("pairs", () => {
  /** Gap in tenths, H in tenths, N, K for a perfect komi of 5. */
  const table = [
    [-16, -11, -1, 1],
    [-12, -7, -1, -3],
    [-10, -5, 0, 5],
    [-5, 0, 0, 0],
    [0, 5, 0, -5],
    [5, 10, 1, 0],
    [10, 15, 1, -5],
    [12, 17, 2, 3],
    [16, 21, 2, -1],
    [20, 25, 2, -5],
    [25, 30, 3, 0],
    [30, 35, 3, -5],
    [35, 40, 4, 0],
    [40, 45, 4, -5],
  ] as const;
  test.each(table)("a gap of %i tenths", (gap, handicap, stones, komi) => {
    expect(handicapOf(tenths(gap))).toEqual(tenths(handicap));
    expect(pairForGap(tenths(gap), linear(5))).toEqual(pair(stones, komi));
    if (gap >= 0) expect(sellOrBuy(tenths(handicap), 10)).toEqual(pair(stones, komi));
  });

  /** Beside the table: the pair that would also do, or would cost more, as (stones, komi). */
  test.each([
    [0, 1, 5],
    [10, 2, 5],
    [12, 1, -7],
    [16, 3, 9],
    [20, 3, 5],
    [30, 4, 5],
    [40, 5, 5],
  ])("a gap of %i tenths could be bought as (%i, %i)", (gap, stones, komi) => {
    const worth = times(handicapOf(tenths(gap)), 10);
    expect(minus(fraction(linear(5)(stones)), worth)).toEqual(fraction(komi));
    expect(Math.abs(komi)).toBeGreaterThanOrEqual(Math.abs(pairForGap(tenths(gap), linear(5)).komi));
  });

  /** From the other side it is one less the handicap, and (1, 0) less the pair. */
  test.each([
    [-16, 21],
    [-12, 17],
    [-10, 15],
    [-5, 10],
  ])("a gap of %i tenths is giving %i tenths", (gap, giving) =>
    expect(minus(fraction(1), handicapOf(tenths(gap)))).toEqual(tenths(giving)),
  );

  test("the short cut is the best fit, for linear prices", () => {
    for (let bottom = 1; bottom <= 12; bottom++)
      for (let top = 0; top <= 6 * bottom; top++) {
        const gap = fraction(top, bottom);
        for (const komi of [1, 5, 6])
          expect(sellOrBuy(handicapOf(gap), 2 * komi)).toEqual(pairForGap(gap, linear(komi)));
      }
  });

  test("points that are no integer go away from zero", () => {
    expect(pairForGap(fraction(1, 6), linear(5))).toEqual(pair(1, 4));
    expect(pairForGap(fraction(5, 6), linear(5))).toEqual(pair(1, -4));
  });

  test("prices of the Karlsruhe method", () => {
    const prices = [10, 20, 31, 43, 56, 70, 85, 101, 118, 136, 155, 175, 196, 218, 241, 265, 290];
    expect(prices.map((_, at) => karlsruhe(at + 1))).toEqual(prices);
    expect(10 + 10 + 11 + 12 + 13 + 14).toBe(karlsruhe(6));
  });

  /** Gaps from a half to 21: the first pair of each row. */
  const first = [
    [1, 0],
    [1, -5],
    [2, 0],
    [2, -5],
    [3, 1],
    [3, -4],
    [4, 3],
    [4, -2],
    [5, 6],
    [5, 1],
    [5, -4],
    [6, 5],
    [6, 0],
    [6, -5],
    [7, 5],
    [7, 0],
    [7, -5],
    [8, 6],
    [8, 1],
    [8, -4],
    [9, 8],
    [9, 3],
    [9, -2],
    [9, -7],
    [10, 6],
    [10, 1],
    [10, -4],
    [10, -9],
    [11, 5],
    [11, 0],
    [11, -5],
    [11, -10],
    [12, 5],
    [12, 0],
    [12, -5],
    [12, -10],
    [13, 6],
    [13, 1],
    [13, -4],
    [13, -9],
    [14, 8],
    [14, 3],
  ] as const; // prettier-ignore
  test.each(first.map((row, at) => [at + 1, ...row] as const))(
    "Karlsruhe, %i halves",
    (halves, stones, komi) => expect(pairForGap(fraction(halves, 2), karlsruhe)).toEqual(pair(stones, komi)),
  );

  /** The other pairs of rows up to a gap of 11: a stone more or less, by the same difference of prices. */
  const other = [
    [4, 3, 6],
    [4, 2, -5],
    [6, 4, 8],
    [7, 3, -9],
    [9, 4, -7],
    [11, 6, 10],
    [12, 5, -9],
    [14, 7, 10],
    [15, 6, -10],
    [17, 8, 11],
    [18, 7, -10],
    [20, 9, 13],
    [21, 8, -9],
  ] as const; // prettier-ignore
  test.each(other)("Karlsruhe, %i halves, or %i stones", (halves, stones, komi) => {
    const worth = times(handicapOf(fraction(halves, 2)), 10);
    expect(awayFromZero(minus(fraction(karlsruhe(stones)), worth))).toBe(komi);
  });

  test("Karlsruhe, a gap of 16: the method itself took the stone more, which costs as many points", () => {
    const worth = times(handicapOf(fraction(16)), 10);
    expect([11, 12].map((stones) => awayFromZero(minus(fraction(karlsruhe(stones)), worth)))).toEqual([
      -10, 10,
    ]);
    expect(pairForGap(fraction(16), karlsruhe)).toEqual(pair(11, -10));
  });

  /** Never more than nine stones; printed without a sign from a gap of 13 on. */
  const nine = [12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82, 87, 92, 97];
  test.each(nine.map((debt, at) => [25 + at, debt] as const))(
    "Karlsruhe with nine stones, %i halves",
    (halves, debt) => expect(pairForGap(fraction(halves, 2), karlsruhe, 9)).toEqual(pair(9, -debt)),
  );

  test("classes, with Black's komi and with White's", () => {
    for (const [gap, stones] of [
      [0, 1],
      [2, 2],
      [4, 3],
      [6, 4],
      [8, 5],
    ] as const) {
      expect(pairByClasses(gap)).toEqual(pair(stones, 5));
      expect(fewerStones(pairByClasses(gap))).toEqual(pair(stones - 1, -5));
      expect(pairForGap(fraction(gap, 2), linear(5))).toEqual(pair(stones - 1, -5));
    }
    expect(pairByClasses(1)).toEqual(pair(1, 0));
    expect(fewerStones(pairByClasses(3))).toEqual(pair(2, 0));
  });

  test("Milton Keynes: equals, and a 10-kyu and a 1-dan", () =>
    expect([0, 10].map(pairOfMiltonKeynes)).toEqual([pair(1, 6), pair(2, -2)]));

  test("an even game that a 1-kyu wins by 4 as White against a 2-kyu is a loss by 8 at a komi of 6", () => {
    const due = pairForGap(minus(kyu(2), kyu(1)), linear(6));
    expect(due).toEqual(pair(1, -6));
    expect(4 - (6 - due.komi)).toBe(-8);
  });

  test("a 1-kyu gives a 3-kyu two and a half stones", () => {
    const gap = minus(kyu(3), kyu(1));
    expect(fractionText(handicapOf(gap))).toBe("2 1/2");
    expect(pairForGap(gap, linear(5))).toEqual(pair(2, -5));
  });
});

describe("series", () => {
  const text = (top: number, bottom: number, games: number): string | undefined =>
    seriesOf(fraction(top, bottom), games)?.join(" ");
  test.each([
    [3, "0 0 0 1 1 1"],
    [4, "0 0 1 1 1 1"],
    [5, "0 1 1 1 1 1"],
    [6, "1 1 1 1 1 1"],
    [7, "1 1 1 1 1 2"],
    [8, "1 1 1 1 2 2"],
    [9, "1 1 1 2 2 2"],
    [10, "1 1 2 2 2 2"],
  ])("%i sixths", (sixths, games) => expect(text(sixths, 6, 6)).toBe(games));
  test.each([
    [1, 2, "0 0 0 1 1 1", "0 1"],
    [2, 3, "0 0 1 1 1 1", "0 1 1"],
    [1, 1, "1 1 1 1 1 1", "1"],
    [4, 3, "1 1 1 1 2 2", "1 1 2"],
    [5, 3, "1 1 2 2 2 2", "1 2 2"],
    [2, 1, "2 2 2 2 2 2", "2"],
    [7, 3, "2 2 2 2 3 3", "2 2 3"],
    [8, 3, "2 2 3 3 3 3", "2 3 3"],
    [3, 1, "3 3 3 3 3 3", "3"],
  ])("the Oteai, %i/%i", (top, bottom, six, short) => {
    expect(text(top, bottom, 6)).toBe(six);
    expect(shortestSeries(fraction(top, bottom)).join(" ")).toBe(short);
  });
  test("steps of a quarter", () => {
    const wanted = [
      "0 0 1 1",
      "0 1 1 1",
      "1 1 1 1",
      "1 1 1 2",
      "1 1 2 2",
      "1 2 2 2",
      "2 2 2 2",
      "2 2 2 3",
      "2 2 3 3",
    ];
    expect(wanted.map((_, dans) => text(2 + dans, 4, 4))).toEqual(wanted);
  });
  test("steps of a sixth", () => {
    const short = ["0 1", "0 1 1", "0 1 1 1 1 1", "1", "1 1 1 1 1 2", "1 1 2", "1 2", "1 2 2", "1 2 2 2 2 2"];
    expect(short.map((_, dans) => shortestSeries(fraction(3 + dans, 6)).join(" "))).toEqual(short);
    // A professional 1-dan takes from a 9-dan: eight steps and a half stone.
    expect(fractionText(handicapOf(fraction(8, 6)))).toBe("1 5/6");
  });
  /** Games of a 2-dan in the Oteai: the gap, how many, and how often he had Black by the series. */
  test.each([
    [-1, 7, "2 1/3"],
    [0, 4, "2"],
    [1, 6, "4"],
    [2, 7, "7"],
  ])("Redmond, a gap of %i dan in %i games", (gap, games, black) => {
    // A third of a stone for each dan, but a sixth for the first, either way.
    const steps = [fraction(1, 3), fraction(1, 2), fraction(2, 3), fraction(1)];
    const handicap = steps[gap + 1] ?? fraction(0);
    expect(fractionText(times(handicap, games))).toBe(black);
    expect(shortestSeries(handicap).join(" ")).toBe(["0 0 1", "0 1", "0 1 1", "1"][gap + 1]);
  });
  test("what can't be shared out", () => expect(seriesOf(fraction(1, 3), 4)).toBeNull());
  /** One takes two hours, the other one and a half: half an hour of it is on the ground. */
  test("the paradox", () => {
    const { own, between } = distances(fraction(1), fraction(2));
    expect([...own, between].map(fractionText)).toEqual(["1/2", "1 1/2", "1"]);
  });
});

/** The rows of a table of the chapter, below a head that begins with this. */
function tableOf(head: string): string[][] {
  const lines = readFileSync("tutorials/compensation/chapter.md", "utf8").split("\n");
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const rest = lines.slice(from + 2);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith("|")),
  );
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("two passes at the start: what each gets is what the chapter's table has", () => {
  const [n, x] = [4, 2];
  const number = (text: string): number => {
    if (text === "jigo") return 0;
    const amount = / by (.*)$/.exec(text)?.[1] ?? `${x}`;
    const value = amount
      .replace("2(N + 1)", `${2 * (n + 1)}`)
      .replace("N + 1", `${n + 1}`)
      .replace("X", `${x}`)
      .replace("−", "-")
      .split(/(?=[+-])/)
      .reduce((sum, part) => sum + Number(part.replaceAll(" ", "")), 0);
    return text.startsWith("White") ? value : -value;
  };
  const rows = tableOf("komi");
  expect(rows).toHaveLength(8);
  for (const [komi, result = "", who, why, better = ""] of rows) {
    expect(copied(komi === "0" ? 0 : n + 1, -number(result)), result).toBe(number(better));
    // Whoever would have lost by going on passes, and whoever gains by it plays.
    expect([who, why]).toEqual(
      number(result) === number(better)
        ? ["Black passes", "shorter"]
        : number(better) < number(result)
          ? ["Black passes", "better"]
          : ["White plays a stone", "better"],
    );
  }
});

describe("grades", () => {
  test("the source's table", () => {
    expect([9, 8, 7, 6, 5, 4, 3, 2, 1].map((dan) => professional(dan))).toEqual(
      [200, 225, 250, 275, 300, 325, 350, 375, 400].map((hundredths) => fraction(hundredths, 100)),
    );
    expect([9, 8, 7, 6, 5, 4, 3, 2, 1].map((dan) => amateur(dan).top)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([1, 2, 3].map((number) => kyu(number).top)).toEqual([11, 12, 13]);
    expect(grades[0]).toEqual({ name: "perfect player", strength: fraction(1, 2), classes: null });
    // A professional 15-dan would be perfect.
    expect(professional(15)).toEqual(fraction(1, 2));
  });
  test("classes, two to a grade", () => {
    const classes = grades.flatMap((grade) => grade.classes ?? []);
    expect(classes).toEqual(Array.from({ length: 44 }, (_, at) => at + 6));
    expect(grades.find(({ classes }) => classes)?.name).toBe("amateur 7-dan");
    expect(grades.find(({ name }) => name === "2-kyu")?.classes).toEqual([22, 23]);
  });
});

/** The order by numbers, in rows from the top. */
function order(lines: number, table: number[][]): void {
  const half = Math.floor(lines / 2);
  const all = hoshi(80);
  table.forEach((row, y) => {
    row.forEach((number, x) => {
      if (number === 0) return;
      const { right, up, parts } = all[number - 1] as Hoshi;
      const place = lines === 2 ? [2 * x - 1, 1 - 2 * y] : [x - half, half - y];
      const scale = Math.max(half, 1);
      expect([(right * scale) / parts, (up * scale) / parts], `${number}`).toEqual(place);
    });
  });
}

describe("handicap points", () => {
  test("in the order of the printed tables", () => {
    order(2, [
      [4, 1],
      [2, 3],
    ]);
    order(3, [
      [0, 7, 0],
      [6, 0, 5],
      [0, 8, 0],
    ]);
    order(5, [
      [0, 16, 0, 13, 0],
      [12, 20, 23, 17, 9],
      [0, 22, 0, 21, 0],
      [10, 18, 24, 19, 11],
      [0, 14, 0, 15, 0],
    ]);
    order(9, [
      [0, 32, 0, 40, 0, 37, 0, 29, 0],
      [28, 44, 52, 60, 63, 57, 49, 41, 25],
      [0, 48, 0, 72, 0, 69, 0, 45, 0],
      [36, 56, 68, 76, 79, 73, 65, 53, 33],
      [0, 62, 0, 78, 0, 77, 0, 61, 0],
      [34, 54, 66, 74, 80, 75, 67, 55, 35],
      [0, 46, 0, 70, 0, 71, 0, 47, 0],
      [26, 42, 50, 58, 64, 59, 51, 43, 27],
      [0, 30, 0, 38, 0, 39, 0, 31, 0],
    ]);
  });
  test("the nine of the standard board, and where they end", () => {
    expect(hoshi(8).map((one) => onBoard(one, 19))).toEqual([
      [15, 3],
      [3, 15],
      [15, 15],
      [3, 3],
      [15, 9],
      [3, 9],
      [9, 3],
      [9, 15],
    ]);
    expect(onBoard(TENGEN, 19)).toEqual([9, 9]);
    const on = (size: number): number => hoshi(100).findIndex((one) => !onBoard(one, size));
    expect([on(19), on(31), on(20), on(7)]).toEqual([24, 80, 0, 0]);
  });
  test("one stone is free, the last of an odd number takes the centre", () => {
    expect(placement(1)).toBe("free");
    for (let stones = 2; stones <= 81; stones++) {
      const places = placement(stones) as Hoshi[];
      expect(places).toHaveLength(stones);
      expect(places.indexOf(TENGEN)).toBe(stones > 3 && stones % 2 === 1 ? stones - 1 : -1);
    }
  });
  test("the polite sector", () => {
    for (let size = 1; size <= 19; size++) {
      const half = Math.ceil(size / 2);
      const count = Array.from({ length: size * size }, (_, at) =>
        isPolite(Math.floor(at / size), at % size, size),
      );
      expect(count.filter(Boolean)).toHaveLength((half * (half + 1)) / 2);
    }
    // The corners of its triangle are k10, t10 and t19.
    expect([isPolite(9, 9, 19), isPolite(18, 9, 19), isPolite(18, 18, 19)]).toEqual([true, true, true]);
    expect([isPolite(15, 8, 19), isPolite(8, 15, 19), isPolite(14, 15, 19)]).toEqual([false, false, false]);
  });
});
