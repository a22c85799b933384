/** The book's rulings on a position of its own, by other rule sets, with the place where they stand. */
import type { Color, PositionInput } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import { resultWords } from "./ruling-words.ts";
import { LAWS } from "./words.ts";

/** One ruling of the book, as the site brings it. */
export interface KnownRuling {
  /** Of the position. */
  key: string;
  /** Prisoners and turn, on which a result depends. */
  line: string;
  rules: RulesName;
  /** `B+5`; absent where only the dead stones are given. */
  result?: string;
  /** By their numbers. */
  dead?: number[];
  /** The author of it: the engine, checked with the book, or somebody whom the book quotes. */
  by: string | null;
  title: string;
  href: string;
}

/** The file of the site that has all of them. */
export const KNOWN_FILE = "known-rulings.json";

/** Stones on a grid, as text, without the marks of a ko, which only LJRG knows; null where the board is no plain grid. */
export function keyOf({ rows, board, glue }: PositionInput): string | null {
  if ((board && typeof board === "object") || glue) return null;
  return rows.map((row) => row.replace(/[\s|]/g, "").toLowerCase().replace(/[#*]/g, ".")).join("/");
}

/** The part of a position besides the stones on which a result depends. */
export const lineOf = ({ black_captives = 0, white_captives = 0, turn, komi = 0 }: PositionInput): string =>
  [black_captives, white_captives, turn?.[0]?.toUpperCase() ?? "B", komi].join(" ");

/** The book's knowledge of this position by these rules; results only where nothing else differs. */
export function knownOf(
  all: readonly KnownRuling[],
  position: PositionInput,
  laws: readonly RulesName[],
): KnownRuling[] {
  const key = keyOf(position);
  const line = lineOf(position);
  return all.filter(
    (one) => one.key === key && laws.includes(one.rules) && (one.dead !== undefined || one.line === line),
  );
}

/** "Japanese 1989: Black by 18. Dead: a1 and b1." */
export function knownWords(
  { rules, result, dead, by, line }: KnownRuling,
  position: PositionInput,
  board: { points: { name: string }[] },
): string {
  const parts = [
    result !== undefined && line === lineOf(position) && `${resultWords({ result, standing: "decided" })}.`,
    dead &&
      (dead.length === 0
        ? LAWS.noStoneDead
        : LAWS.dead({ stones: dead.map((at) => board.points[at]?.name ?? "") })),
    by !== null && LAWS.saidBy({ by }),
  ];
  return `${RULE_SETS[rules].title}: ${parts.filter((part) => typeof part === "string").join(" ")}`;
}

/** Which stones a map gives to the other player. */
export const deadOn = (
  stones: readonly (Color | null)[],
  areas: { black: readonly number[]; white: readonly number[] },
): number[] =>
  stones.flatMap((stone, at) =>
    (stone === "black" && areas.white.includes(at)) || (stone === "white" && areas.black.includes(at))
      ? [at]
      : [],
  );

let file: Promise<KnownRuling[]> | null = null;

/** Fetched once. A site without the file, as one that is offline, knows nothing; that takes nobody's answer away. */
export function knownRulings(): Promise<KnownRuling[]> {
  file ??= fetch(new URL(KNOWN_FILE, document.baseURI))
    .then((reply) => (reply.ok ? (reply.json() as Promise<KnownRuling[]>) : []))
    .catch(() => {
      file = null;
      return [];
    });
  return file;
}
