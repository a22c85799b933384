/** The small panels of the chapter: what is typed, and what the pure modules make of it. */
import { type Fraction, fractionText, minus, readFraction, signed, size } from "./fraction.ts";
import { classesOf, grades } from "./grade.ts";
import { type Hoshi, isPolite, onBoard, placement } from "./hoshi.ts";
import {
  handicapOf,
  karlsruhe,
  linear,
  type Pair,
  pairForGap,
  sellOrBuy,
  seriesOf,
  shortestSeries,
} from "./pair.ts";
import { choice, counted, field, line, panel, typed, whole } from "./panel-fields.ts";
import { nameOf } from "./world.ts";

export function pairText({ stones, komi }: Pair): string {
  const pays =
    komi === 0 ? "nobody pays" : `${komi > 0 ? "Black" : "White"} pays ${counted(Math.abs(komi), "point")}`;
  if (stones === 0) return `no stone, and ${pays}`;
  return `${counted(stones, "stone")}, and ${pays}`;
}

/** Two strengths or a gap to a pair, by linear prices, in two ways. */
export function handicapPanel(room: HTMLElement): void {
  const names = grades.map(({ name }) => name);
  const [stronger, weaker] = [choice(names, "1-kyu"), choice(names, "3-kyu")];
  const komi = typed("5", "numeric");
  panel(
    room,
    [field("One player", stronger), field("The other", weaker), field("Komi of an even game", komi)],
    (told) => {
      const points = whole(komi, 0, 99);
      if (points === null) return line(told, "The komi is a whole number from 0 to 99.");
      const strength = (name: string): Fraction =>
        grades.find((one) => one.name === name)?.strength ?? { top: 0, bottom: 1 };
      const gap = size(minus(strength(weaker.value), strength(stronger.value)));
      const handicap = handicapOf(gap);
      const pair = pairForGap(gap, linear(points));
      line(told, `Gap ${fractionText(gap)}, so the handicap is ${fractionText(handicap)}.`);
      line(
        told,
        gap.top === 0
          ? `An even game: ${points} points of komi.`
          : `N = ${pair.stones}, K = ${signed(pair.komi)}: ${pairText(pair)}.`,
      );
      const short = sellOrBuy(handicap, 2 * points);
      line(
        told,
        `The short cut: ${short.stones > handicap.top / handicap.bottom ? "buy the rest of a stone" : "sell the fraction"}, which gives (${short.stones}, ${signed(short.komi)}).`,
      );
      const classes = [stronger, weaker].map(({ value }) => classesOf(value.replace("amateur ", "")));
      const [one, two] = classes;
      if (one && two) line(told, `As German classes: ${one.join(" or ")}, against ${two.join(" or ")}.`);
    },
  );
}

/** A gap by the price table of the Karlsruhe method. */
export function karlsruhePanel(room: HTMLElement): void {
  const [gap, most] = [typed("6.5"), typed("9", "numeric")];
  panel(room, [field("Gap in stones", gap), field("No more stones than", most)], (told) => {
    const read = readFraction(gap.value);
    const limit = whole(most, 1, 361);
    if (!read || read.top < 0)
      return line(told, "A gap is a number such as 2, 1.5 or 5/3, and not negative.");
    if (limit === null) return line(told, "The most is a whole number from 1 to 361.");
    const [free, bound, plain] = [
      pairForGap(read, karlsruhe),
      pairForGap(read, karlsruhe, limit),
      pairForGap(read, linear(5)),
    ];
    line(told, `By the table: (${free.stones}, ${signed(free.komi)}), ${pairText(free)}.`);
    if (bound.stones !== free.stones)
      line(told, `With ${limit} at most: (${bound.stones}, ${signed(bound.komi)}), ${pairText(bound)}.`);
    line(told, `Without synergy: (${plain.stones}, ${signed(plain.komi)}).`);
  });
}

/** A handicap as a series of games. */
export function seriesPanel(room: HTMLElement): void {
  const [handicap, games] = [typed("1 2/3"), typed("6", "numeric")];
  panel(room, [field("Handicap in stones", handicap), field("Games in a period", games)], (told) => {
    const read = readFraction(handicap.value);
    const count = whole(games, 1, 60);
    if (!read) return line(told, "A handicap is a number such as 2, 1.5 or 1 2/3.");
    if (count === null) return line(told, "A period has 1 to 60 games.");
    const series = seriesOf(read, count);
    line(
      told,
      series
        ? `${series.map(signed).join(" ")}`
        : `${fractionText(read)} can’t be shared out over ${counted(count, "game")}.`,
    );
    const short = shortestSeries(read);
    if (short.length > 0 && short.length <= 60)
      line(told, `The shortest period: ${short.map(signed).join(" ")}.`);
  });
}

/** Where handicap stones go, in their order, and the polite sector. */
export function orderPanel(room: HTMLElement): void {
  const [board, stones] = [typed("19", "numeric"), typed("9", "numeric")];
  panel(room, [field("Lines of the board", board), field("Stones", stones)], (told) => {
    const lines = whole(board, 9, 31);
    const count = whole(stones, 1, 81);
    if (lines === null || lines % 2 === 0)
      return line(told, "The board has an odd number of lines, from 9 to 31.");
    if (count === null) return line(told, "From 1 to 81 stones.");
    const placed = placement(count);
    if (placed === "free") line(told, "A single stone goes anywhere. The shaded sector is the polite one.");
    const places = placed === "free" ? [] : placed.map((one: Hoshi) => onBoard(one, lines));
    const missing = places.filter((place) => place === null).length;
    if (missing > 0)
      line(
        told,
        `A board of ${lines} lines has no place for ${counted(missing, "stone")} of them: the lines between would not lie on crossings.`,
      );
    const there = places.filter((place): place is [number, number] => place !== null);
    told.append(drawn(lines, there));
    const names = there.map(([column, row]) => nameOf(row * lines + column, lines, lines));
    if (names.length > 0 && lines <= 19) line(told, `In this order: ${names.join(", ")}.`);
  });
}

const SVG = "http://www.w3.org/2000/svg";
const svg = (name: string, attributes: Record<string, string | number>): SVGElement => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  return made;
};

function drawn(lines: number, stones: [column: number, row: number][]): SVGElement {
  const picture = svg("svg", {
    viewBox: `-1 -1 ${lines + 1} ${lines + 1}`,
    class: "order-board",
    role: "img",
  });
  picture.append(
    Object.assign(svg("title", {}), {
      textContent: `${counted(stones.length, "handicap stone")} on ${lines} lines`,
    }),
  );
  const middle = (lines - 1) / 2;
  if (isPolite(lines - 1, lines - 1, lines))
    picture.append(svg("path", { d: `M${middle} ${middle}H${lines - 1}V0Z`, class: "polite" }));
  const path = Array.from({ length: lines }, (_, at) => `M${at} 0V${lines - 1}M0 ${at}H${lines - 1}`).join(
    "",
  );
  picture.append(svg("path", { d: path, class: "lines" }));
  stones.forEach(([x, y], at) => {
    picture.append(svg("circle", { cx: x, cy: y, r: 0.47, class: "stone" }));
    const label = svg("text", { x, y: y + 0.17, class: "number" });
    label.textContent = `${at + 1}`;
    picture.append(label);
  });
  return picture;
}
