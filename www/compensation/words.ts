/** What the calculators and the solved boards say. Each sentence has a name, and takes what stands in it by name. */
import { COLOR_NAMES, type Color } from "../board/color.ts";
import { type Fraction, fractionText, signed } from "./fraction.ts";
import type { Pair } from "./pair.ts";

const PLURAL = new Intl.PluralRules("en");

/** "1 stone", "2 stones". */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${PLURAL.select(count) === "one" ? "" : "s"}`;

export function pairText({ stones, komi }: Pair): string {
  const pays =
    komi === 0 ? "nobody pays" : `${komi > 0 ? "Black" : "White"} pays ${counted(Math.abs(komi), "point")}`;
  if (stones === 0) return `no stone, and ${pays}`;
  return `${counted(stones, "stone")}, and ${pays}`;
}

const short = ({ stones, komi }: Pair): string => `(${stones}, ${signed(komi)})`;
const series = (games: readonly number[]): string => games.map(signed).join(" ");
const classes = (two: readonly number[]): string => two.join(" or ");

export const SAYS = {
  komiRange: "The komi is a whole number from 0 to 99.",
  gapForm: "A gap is a number such as 2, 1.5 or 5/3, and not negative.",
  mostRange: "The most is a whole number from 1 to 361.",
  handicapForm: "A handicap is a number such as 2, 1.5 or 1 2/3.",
  gamesRange: "A period has 1 to 60 games.",
  fromAnEqual: "From an equal you take half a stone; so a handicap is ½ or more, such as 1, 1.5 or 5/3.",
  classRange: "A class is a number from 6 to 99.",
  linesRange: "The board has an odd number of lines, from 9 to 31.",
  stonesRange: "From 1 to 81 stones.",
  free: "A single stone goes anywhere. The shaded sector is the polite one.",
  gap: ({ gap, handicap }: { gap: Fraction; handicap: Fraction }) =>
    `Gap ${fractionText(gap)}, so the handicap is ${fractionText(handicap)}.`,
  even: ({ komi }: { komi: number }) => `An even game: ${komi} points of komi.`,
  pair: ({ pair }: { pair: Pair }) => `N = ${pair.stones}, K = ${signed(pair.komi)}: ${pairText(pair)}.`,
  shortCut: ({ pair, buys }: { pair: Pair; buys: boolean }) =>
    `The short cut: ${buys ? "buy the rest of a stone" : "sell the fraction"}, which gives ${short(pair)}.`,
  germanClasses: ({ one, other }: { one: readonly number[]; other: readonly number[] }) =>
    `As German classes: ${classes(one)}, against ${classes(other)}.`,
  byTable: ({ pair }: { pair: Pair }) => `By the table: ${short(pair)}, ${pairText(pair)}.`,
  withMost: ({ pair, most }: { pair: Pair; most: number }) =>
    `With ${most} at most: ${short(pair)}, ${pairText(pair)}.`,
  withoutSynergy: ({ pair }: { pair: Pair }) => `Without synergy: ${short(pair)}.`,
  series: ({ games }: { games: readonly number[] }) => series(games),
  notShared: ({ handicap, games }: { handicap: Fraction; games: number }) =>
    `${fractionText(handicap)} can’t be shared out over ${counted(games, "game")}.`,
  shortest: ({ games }: { games: readonly number[] }) => `The shortest period: ${series(games)}.`,
  ownDistances: ({ yours, theirs }: { yours: Fraction; theirs: Fraction }) =>
    `Your distance from that player is ${fractionText(yours)}, the other’s ${fractionText(theirs)}: half a stone less than the handicap.`,
  timesAsFar: ({ times }: { times: Fraction }) =>
    `So one of you is ${fractionText(times)} times as far away as the other.`,
  between: ({ between, handicap }: { between: Fraction; handicap: Fraction }) =>
    `The distance between you two is ${fractionText(between)}, so the weaker takes ${fractionText(handicap)}.`,
  classGap: ({ gap, stones, handicap }: { gap: number; stones: Fraction; handicap: Fraction }) =>
    `A gap of ${gap} classes is ${fractionText(stones)} stones, so the handicap is ${fractionText(handicap)}.`,
  asPlayed: ({ pair }: { pair: Pair }) => `As it was played: ${short(pair)}, ${pairText(pair)}.`,
  withLess: ({ pair }: { pair: Pair }) => `With a stone less: ${short(pair)}, ${pairText(pair)}.`,
  noPlace: ({ lines, stones }: { lines: number; stones: number }) =>
    `A board of ${lines} lines has no place for ${counted(stones, "stone")} of them: the lines between would not lie on crossings.`,
  order: ({ names }: { names: readonly string[] }) => `In this order: ${names.join(", ")}.`,
  picture: ({ stones, lines }: { stones: number; lines: number }) =>
    `${counted(stones, "handicap stone")} on ${lines} lines`,
} as const;

/** The fields of the calculators. */
export const FIELDS = {
  one: "One player",
  other: "The other",
  komi: "Komi of an even game",
  gap: "Gap in stones",
  most: "No more stones than",
  handicap: "Handicap in stones",
  games: "Games in a period",
  mine: "You take",
  theirs: "Another takes",
  oneClass: "Class of one player",
  otherClass: "Class of the other",
  lines: "Lines of the board",
  stones: "Stones",
} as const;

const NAMED: Record<string, string> = {
  moebius: "Möbius strip",
  klein: "Klein bottle",
  projective: "projective plane",
};

const JOINED: Record<string, string> = {
  cylinder: ", left and right edge joined",
  torus: ", opposite edges joined",
  moebius: ", left and right edge joined with a half turn",
  klein: ", opposite edges joined, one pair with a half turn",
  projective: ", opposite edges joined, both pairs with a half turn",
};

export interface Size {
  columns: number;
  rows: number;
  shape: string;
}

/** What a position is worth for Black: both numbers are one where it is known. */
export type Bounds = readonly [least: number, most: number];

export const bounds = ([least, most]: Bounds): string =>
  least === most ? signed(least) : `${signed(least)}…${signed(most)}`;

/** Who wins by how much. */
export function resultText([least, most]: Bounds): string {
  if (least !== most) return `between ${signed(least)} and ${signed(most)} for Black, not decided here`;
  if (least === 0) return "jigo";
  return `${least > 0 ? "Black" : "White"} wins by ${Math.abs(least)}`;
}

export function worldName({ columns, rows, shape }: Size): string {
  if (shape === "cylinder" && rows === 1) return `ring of ${columns}`;
  return `${columns}×${rows}${shape === "rectangle" ? "" : ` ${NAMED[shape] ?? shape}`}`;
}

export const WORLDS = {
  board: "Board",
  notLoaded: "The solved boards did not load. Load this page again when you are online.",
  tableNotLoaded: "The table of this board did not load.",
  tooLarge:
    "This board has too many places to play on here, or its edges are not known to this page; loja solve computes them.",
  youPlay: "You play",
  sides: [
    ["black", "Black, against the table"],
    ["white", "White, against the table"],
    ["both", "both"],
  ],
  pass: "Pass",
  back: "Back",
  again: "Begin anew",
  shows: "show what each turn is worth",
  shownBy: "What shows it, for loja solve --check: ",
  strategy: ({ player }: { player: Color }) => `${COLOR_NAMES[player]}’s strategy`,
  summary: ({ size, komi, jigo }: { size: Size; komi: Bounds; jigo: readonly string[] }) => {
    const perfect =
      komi[0] === komi[1] ? signed(komi[0]) : `undecided, from ${signed(komi[0])} to ${signed(komi[1])}`;
    const starts = jigo.length === 0 ? "No start is known to be a jigo." : `Jigo starts: ${jigo.join(", ")}.`;
    return `${worldName(size)}${JOINED[size.shape] ?? ""}: the perfect komi is ${perfect}. ${starts}`;
  },
  stone: ({ color }: { color: Color }) => `a ${color} stone`,
  cell: ({ name, is }: { name: string; is: string }) => `${name}: ${is}`,
  shut: "shut for one turn",
  empty: "empty",
  forbidden: "no stone may be played",
  cameBack:
    "This situation was there before. Whoever has the turn may now remove the cycle, and the table has no such games: take a turn back, or begin anew.",
  undecided: "not decided here",
  over: ({ result }: { result: string }) => `The game is over: ${result}.`,
  toMove: ({ turn, passed, result }: { turn: Color; passed: boolean; result: string | null }) =>
    `${COLOR_NAMES[turn]} to move.${passed ? " The last turn was a pass." : ""}${result === null ? "" : ` With perfect play from here: ${result}.`}`,
} as const;
