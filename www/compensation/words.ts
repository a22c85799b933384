/** The words of the calculators and the solved boards. Each sentence has a name, and takes its parts by name. */
import { COLOR_NAMES, type Color } from "../board/color.ts";
import { list, quantity, words } from "../kit/words.ts";
import { type Fraction, fractionText, signed } from "./fraction.ts";
import type { Pair } from "./pair.ts";

const PAIR = words("compensation.pair", {
  nobodyPays: "nobody pays",
  pays: ({ player, komi }: { player: Color; komi: number }) =>
    `${COLOR_NAMES[player]} pays ${quantity(komi, "point")}`,
  noStone: ({ pays }: { pays: string }) => `no stone, and ${pays}`,
  stones: ({ stones, pays }: { stones: number; pays: string }) => `${quantity(stones, "stone")}, and ${pays}`,
});

/** "2 stones, and Black pays 3 points". */
export function pairText({ stones, komi }: Pair): string {
  const pays =
    komi === 0 ? PAIR.nobodyPays : PAIR.pays({ player: komi > 0 ? "black" : "white", komi: Math.abs(komi) });
  return stones === 0 ? PAIR.noStone({ pays }) : PAIR.stones({ stones, pays });
}

const short = ({ stones, komi }: Pair): string => `(${stones}, ${signed(komi)})`;
const series = (games: readonly number[]): string => games.map(signed).join(" ");
const classes = (two: readonly number[]): string => list(two.map(String), "or");

export const SAYS = words("compensation", {
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
    `${fractionText(handicap)} can’t be shared out over ${quantity(games, "game")}.`,
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
    `A board of ${lines} lines has no place for ${quantity(stones, "stone")} of them: the lines between would not lie on crossings.`,
  order: ({ names }: { names: readonly string[] }) => `In this order: ${names.join(", ")}.`,
  picture: ({ stones, lines }: { stones: number; lines: number }) =>
    `${quantity(stones, "handicap stone")} on ${lines} lines`,
});

/** The fields of the calculators. */
export const FIELDS = words("compensation.fields", {
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
});

type Named = { size: string };

/** How large a board is and how its edges are joined: short, and in full. */
const NAMES: Record<string, (named: Named) => string> = words("compensation.names", {
  rectangle: ({ size }: Named) => size,
  cylinder: ({ size }: Named) => `${size} cylinder`,
  torus: ({ size }: Named) => `${size} torus`,
  moebius: ({ size }: Named) => `${size} Möbius strip`,
  klein: ({ size }: Named) => `${size} Klein bottle`,
  projective: ({ size }: Named) => `${size} projective plane`,
});
const RING = words("compensation.ring", { name: ({ columns }: { columns: number }) => `ring of ${columns}` });
const FULL: Record<string, (named: { name: string }) => string> = words("compensation.full", {
  cylinder: ({ name }: { name: string }) => `${name}, left and right edge joined`,
  torus: ({ name }: { name: string }) => `${name}, opposite edges joined`,
  moebius: ({ name }: { name: string }) => `${name}, left and right edge joined with a half turn`,
  klein: ({ name }: { name: string }) => `${name}, opposite edges joined, one pair with a half turn`,
  projective: ({ name }: { name: string }) => `${name}, opposite edges joined, both pairs with a half turn`,
});

export interface Size {
  columns: number;
  rows: number;
  shape: string;
}

/** The worth of a position for Black: both numbers are one where it is known. */
export type Bounds = readonly [least: number, most: number];

export const bounds = ([least, most]: Bounds): string =>
  least === most ? signed(least) : `${signed(least)}…${signed(most)}`;

/** The facts of a board: its perfect komi, and the starts that are jigo. */
export function summaryText(size: Size, komi: Bounds, starts: readonly string[]): string {
  const name = worldName(size);
  const board = FULL[size.shape]?.({ name }) ?? name;
  const perfect =
    komi[0] === komi[1] ? WORLDS.perfect({ board, komi: komi[0] }) : WORLDS.perfectOpen({ board, komi });
  return `${perfect} ${starts.length === 0 ? WORLDS.noJigo : WORLDS.jigoStarts({ starts })}`;
}

/** The winner and the margin. */
export function resultText([least, most]: Bounds): string {
  if (least !== most) return RESULTS.between({ least, most });
  return least === 0
    ? RESULTS.jigo
    : RESULTS.wins({ player: least > 0 ? "black" : "white", points: Math.abs(least) });
}

const RESULTS = words("compensation.results", {
  jigo: "jigo",
  between: ({ least, most }: { least: number; most: number }) =>
    `between ${signed(least)} and ${signed(most)} for Black, not decided here`,
  wins: ({ player, points }: { player: Color; points: number }) => `${COLOR_NAMES[player]} wins by ${points}`,
});

export function worldName({ columns, rows, shape }: Size): string {
  if (shape === "cylinder" && rows === 1) return RING.name({ columns });
  const size = `${columns}×${rows}`;
  return NAMES[shape]?.({ size }) ?? `${size} ${shape}`;
}

export const WORLDS = words("compensation.worlds", {
  board: "Board",
  notLoaded: "The solved boards did not load. Load this page again when you are online.",
  tableNotLoaded: "The table of this board did not load.",
  tooLarge:
    "This board has too many places to play on here, or its edges are not known to this page; loja solve computes them.",
  youPlay: "You play",
  sides: {
    black: "Black, against the table",
    white: "White, against the table",
    both: "Both",
  },
  again: "Begin again",
  shows: "show what each turn is worth",
  shownBy: "Proof files, for loja solve --check: ",
  strategy: ({ player }: { player: Color }) => `${COLOR_NAMES[player]}’s strategy`,
  perfect: ({ board, komi }: { board: string; komi: number }) =>
    `${board}: the perfect komi is ${signed(komi)}.`,
  perfectOpen: ({ board, komi: [least, most] }: { board: string; komi: Bounds }) =>
    `${board}: the perfect komi is not decided; it is from ${signed(least)} to ${signed(most)}.`,
  noJigo: "No start is known to be a jigo.",
  jigoStarts: ({ starts }: { starts: readonly string[] }) => `Jigo starts: ${starts.join(", ")}.`,
  stone: ({ color }: { color: Color }) => `a ${color} stone`,
  cell: ({ name, is }: { name: string; is: string }) => `${name}: ${is}`,
  shut: "closed for one turn",
  empty: "empty",
  forbidden: "no stone may be played",
  cameBack:
    "This situation has come up before. The player to move may now remove the cycle, but the table has no such games: press Back, or begin again.",
  undecided: "not decided here",
  over: ({ result }: { result: string }) => `The game is over: ${result}.`,
  toMove: ({ turn }: { turn: Color }) => `${COLOR_NAMES[turn]} to move.`,
  passed: "The last turn was a pass.",
  worth: ({ result }: { result: string }) => `With perfect play from here: ${result}.`,
});

export const GRADES = words("compensation.grades", {
  perfectPlayer: "perfect player",
  kyu: ({ number }: { number: number }) => `${number}-kyu`,
  professionalDan: ({ dan }: { dan: number }) => `professional ${dan}-dan`,
  amateurDan: ({ dan }: { dan: number }) => `amateur ${dan}-dan`,
});
