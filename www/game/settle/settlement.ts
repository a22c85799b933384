/**
 * The settlement after the last pass: each player names dead stones and neutral points, as in the source’s third
 * scheme, or claims control, as in its first two; where both agree it counts, and where they differ one of them has to
 * show control. It knows no other rule. Pure.
 */
import type { SettledBy } from "../../address/game-address.ts";
import { COLORS, otherColor } from "../../board/color.ts";
import type { Board, Color, Location, RefereeReport, Score } from "../../engine/engine.ts";
import {
  besides,
  partAround,
  type Region,
  regionsOf,
  type StoneString,
  type Stones,
  smallestBordered,
  stringsOf,
} from "./strings.ts";

/** A player’s list: the first stones of strings, and empty points. */
export interface List {
  dead: readonly Location[];
  neutral: readonly Location[];
  /** Where control is claimed instead: the first point of each claim that has no stone of his, and those of the other’s that he doubts. */
  claims?: readonly Location[];
  doubts?: readonly Location[];
}

/** A dispute that is settled: whether the claimant controls the point. */
export interface Ruling {
  at: Location;
  claimant: Color;
  holds: boolean;
  by: SettledBy;
}

/** One thing that somebody named. */
export interface Item {
  kind: "string" | "point" | "claim";
  at: Location;
  points: readonly Location[];
  /** The player who has to control it, for it to be dead, no neutral point, or as claimed. */
  claimant: Color;
  /** The players who named it. */
  named: Record<Color, boolean>;
  /** Whether the claimant has it; null while that is disputed. */
  holds: boolean | null;
  ruling: Ruling | null;
}

export interface Counted {
  /** Claims may overlap: then both control a point. */
  control: ("black" | "white" | "nobody" | "both")[];
  score: { black: Score; white: Score };
}

/** The part of the end that the count needs. */
interface End {
  stones: Stones;
  blackCaptives: number;
  whiteCaptives: number;
  komi: number;
}

export type Lists = Record<Color, List | null>;

/** Whether control is claimed, and no dead stones are named. */
export const isByClaims = ({ black, white }: Record<Color, { claims?: unknown } | null>): boolean =>
  black?.claims !== undefined || white?.claims !== undefined;

export class Settlement {
  readonly beside: readonly number[][];
  readonly strings: readonly StoneString[];

  constructor(
    board: Pick<Board, "points" | "edges">,
    readonly end: End,
  ) {
    this.beside = besides(board);
    this.strings = stringsOf(this.beside, end.stones);
  }

  stringAt(at: Location): StoneString | null {
    return this.strings.find(({ points }) => points.includes(at)) ?? null;
  }

  /**
   * The strings claimed dead together with a stone: by the source all strings of its colour in the smallest set around
   * it that its enemy borders, by their first stones. A player who controls one of them there controls them all.
   */
  claimedWith(at: Location): Location[] {
    const color = this.end.stones[at];
    if (!color) return [];
    const set = new Set(smallestBordered(this.beside, this.end.stones, otherColor(color), at));
    return this.strings.filter((string) => string.color === color && set.has(string.at)).map((one) => one.at);
  }

  /**
   * A press on a string names it with all that is claimed with it, or undoes that; a press on an empty point does so
   * for its part of the board.
   */
  tapped(list: List, at: Location): List {
    const string = this.stringAt(at);
    if (string) {
      const claimed = this.claimedWith(string.at);
      const others = list.dead.filter((one) => !claimed.includes(one));
      const dead = list.dead.includes(string.at) ? others : [...others, ...claimed];
      return { ...list, dead: dead.sort((a, b) => a - b) };
    }
    const dead = this.stonesOf(list.dead);
    const part = regionsOf(this.beside, this.end.stones, dead).find(({ points }) => points.includes(at));
    const named = list.neutral.filter((point) => part?.points.includes(point));
    if (named.length > 0) return { ...list, neutral: list.neutral.filter((one) => !named.includes(one)) };
    return { ...list, neutral: [...list.neutral, at].sort((a, b) => a - b) };
  }

  /** The smallest set that a player borders around a point, and the first of its points without a stone of his. Null on his own stone. */
  claimAround(at: Location, color: Color): { first: Location; set: Location[] } | null {
    const { stones } = this.end;
    if (at >= stones.length || stones[at] === color) return null;
    const set = smallestBordered(this.beside, stones, color, at);
    return { first: set.find((point) => stones[point] !== color) ?? at, set };
  }

  /** A press claims the set around a point, or undoes that; null on a stone of the player’s own. */
  claimedBy(list: List, at: Location, color: Color): List | null {
    const claim = this.claimAround(at, color);
    if (!claim) return null;
    const claims = list.claims ?? [];
    const others = claims.filter((one) => one !== claim.first);
    const now = others.length < claims.length ? others : [...others, claim.first].sort((a, b) => a - b);
    return { ...list, claims: now };
  }

  /** The part of a stranger’s list that fits this board: the stranger’s claims, and doubts about the other player’s. */
  fittedClaims(list: List, color: Color): List {
    const firsts = (all: readonly Location[] | undefined, of: Color): Location[] =>
      [...new Set((all ?? []).flatMap((at) => this.claimAround(at, of)?.first ?? []))].sort((a, b) => a - b);
    return {
      dead: [],
      neutral: [],
      claims: firsts(list.claims, color),
      // Who has said nothing of the other’s claims yet is not who doubts none of them.
      ...(list.doubts && { doubts: firsts(list.doubts, otherColor(color)) }),
    };
  }

  /** The part of a stranger’s list that fits this board: first stones of strings, and empty points. */
  fitted(list: List): List {
    const firsts = new Set<Location>();
    for (const at of list.dead) {
      const first = this.stringAt(at)?.at;
      if (first === undefined || firsts.has(first)) continue;
      for (const one of this.claimedWith(first)) firsts.add(one);
    }
    const neutral = list.neutral.filter((at) => at < this.end.stones.length && !this.end.stones[at]);
    return {
      dead: [...firsts].sort((a, b) => a - b),
      neutral: [...new Set(neutral)].sort((a, b) => a - b),
    };
  }

  /** Everything that was named, strings first. */
  items(lists: Lists, rulings: readonly Ruling[]): Item[] {
    if (isByClaims(lists)) return this.claims(lists, rulings);
    const named = (pick: (list: List) => readonly Location[]): Location[] => {
      const all = [...(lists.black ? pick(lists.black) : []), ...(lists.white ? pick(lists.white) : [])];
      return [...new Set(all)].sort((a, b) => a - b);
    };
    const says = (at: Location, pick: (list: List) => readonly Location[]): Record<Color, boolean> => ({
      black: lists.black !== null && pick(lists.black).includes(at),
      white: lists.white !== null && pick(lists.white).includes(at),
    });
    const strings = named(({ dead }) => dead).flatMap((at): Item[] => {
      const string = this.stringAt(at);
      if (!string) return [];
      const claimant = otherColor(string.color);
      const who = says(at, ({ dead }) => dead);
      const ruling = rulingOn(rulings, string.points, claimant);
      // Only its enemy can claim it; an owner who names it alone gives nothing to argue about.
      const agreed = who.black && who.white ? true : who[claimant] ? null : false;
      const holds = ruling ? ruling.holds : agreed;
      return [{ kind: "string", at, points: string.points, claimant, named: who, holds, ruling }];
    });
    const regions: Partial<Record<Color, Region[]>> = {};
    const points = named(({ neutral }) => neutral).map((at): Item => {
      const who = says(at, ({ neutral }) => neutral);
      const both = who.black && who.white;
      // Who did not name it would have to control it.
      const claimant: Color = who.black ? "white" : "black";
      const ruling = rulingOn(rulings, [at], claimant);
      regions[claimant] ??= this.regionsFor(claimant, lists[claimant], strings);
      const colors = regions[claimant].find((region) => region.points.includes(at))?.colors ?? [];
      const contested = !both && colors.length === 1 && colors[0] === claimant;
      const holds = ruling ? ruling.holds : contested ? null : false;
      return { kind: "point", at, points: [at], claimant, named: who, holds, ruling };
    });
    return [...strings, ...points];
  }

  /** Each claim stands unless the other doubts it. */
  private claims(lists: Lists, rulings: readonly Ruling[]): Item[] {
    return COLORS.flatMap((claimant) =>
      (lists[claimant]?.claims ?? []).flatMap((at): Item[] => {
        const points = this.claimAround(at, claimant)?.set;
        if (!points) return [];
        const ruling = rulings.find((one) => one.at === at && one.claimant === claimant) ?? null;
        const doubted = lists[otherColor(claimant)]?.doubts?.includes(at) ?? false;
        const holds = ruling ? ruling.holds : doubted ? null : true;
        const named = { black: claimant === "black", white: claimant === "white" };
        return [{ kind: "claim", at, points, claimant, named, holds, ruling }];
      }),
    );
  }

  /** The parts without living stones if this player were right about all strings. */
  private regionsFor(player: Color, list: List | null, strings: readonly Item[]): Region[] {
    const sure = strings.filter(({ holds }) => holds).map((item) => item.at);
    const dead = [...sure, ...(list?.dead ?? [])].filter((first) => this.isOpen(first, player));
    return regionsOf(this.beside, this.end.stones, this.stonesOf(dead));
  }

  private isOpen(first: Location, player: Color): boolean {
    return this.stringAt(first)?.color !== player;
  }

  private stonesOf(firsts: readonly Location[]): Set<Location> {
    return new Set(firsts.flatMap((at) => this.stringAt(at)?.points ?? []));
  }

  /** The count; where they differ, as `right` has it. Null for what is only agreed on so far. */
  counted(
    items: readonly Item[],
    right: Color | null,
    byClaims = items.some(({ kind }) => kind === "claim"),
  ): Counted {
    const holds = (item: Item): boolean => item.holds ?? item.claimant === right;
    if (byClaims) return countedByClaims(this.end, items.filter(holds));
    const dead = new Set(items.flatMap((item) => (item.kind === "string" && holds(item) ? item.points : [])));
    const neutral = items.filter((item) => item.kind === "point" && !holds(item)).map(({ at }) => at);
    return countedWith(this.beside, this.end, dead, neutral);
  }
}

/**
 * A part without living stones that only one player borders, and that holds no neutral point, belongs to that player.
 */
function countedWith(
  beside: readonly number[][],
  end: End,
  dead: ReadonlySet<Location>,
  neutral: readonly Location[],
): Counted {
  const { stones, komi } = end;
  const control: Counted["control"] = stones.map(() => "nobody");
  const score = {
    black: chart(end.whiteCaptives, Math.max(-komi, 0)),
    white: chart(end.blackCaptives, Math.max(komi, 0)),
  };
  for (const { points, colors } of regionsOf(beside, stones, dead)) {
    const [owner] = colors;
    if (!owner || colors.length > 1 || points.some((at) => neutral.includes(at))) continue;
    for (const at of points) {
      control[at] = owner;
      // The strings around it hold it; they count nothing themselves.
      for (const next of beside[at] ?? [])
        if (stones[next] === owner && control[next] !== owner)
          for (const stone of partAround(beside, next, (one) => stones[one] === owner))
            control[stone] = owner;
      if (stones[at] === owner) continue;
      score[owner].territory += 1;
      if (stones[at]) score[owner].dead += 1;
    }
  }
  for (const made of [score.black, score.white])
    made.total = made.territory + made.dead + made.prisoners + made.komi;
  return { control, score };
}

/**
 * A claim that stands gives control: each point of it without a stone of the claimant’s counts, an enemy stone once
 * more (C1).
 */
function countedByClaims(end: End, claims: readonly Item[]): Counted {
  const { stones, komi } = end;
  const of = (color: Color): Set<Location> =>
    new Set(claims.filter(({ claimant }) => claimant === color).flatMap(({ points }) => points));
  const sets = { black: of("black"), white: of("white") };
  const score = {
    black: chart(end.whiteCaptives, Math.max(-komi, 0)),
    white: chart(end.blackCaptives, Math.max(komi, 0)),
  };
  for (const color of COLORS) {
    for (const at of sets[color]) {
      if (stones[at] === color) continue;
      score[color].territory += 1;
      if (stones[at]) score[color].dead += 1;
    }
    const made = score[color];
    made.total = made.territory + made.dead + made.prisoners + made.komi;
  }
  const control = stones.map((_, at) => {
    if (sets.black.has(at)) return sets.white.has(at) ? "both" : "black";
    return sets.white.has(at) ? "white" : "nobody";
  });
  return { control, score };
}

/** A whole komi is among the captives (A2.9). */
function chart(captives: number, komi: number): Score {
  return { territory: 0, dead: 0, prisoners: captives - (Number.isInteger(komi) ? komi : 0), komi, total: 0 };
}

/** The rulings that follow when a claimant has shown control of a set. */
export function rulingsOf(
  items: readonly Item[],
  claimant: Color,
  set: readonly Location[],
  at: Location,
  holds: boolean,
  by: SettledBy,
): Ruling[] {
  const within = (item: Item): boolean =>
    item.holds === null && item.claimant === claimant && item.points.every((point) => set.includes(point));
  const settled = holds ? items.filter(within).map((item) => item.at) : [];
  return [...new Set([at, ...settled])].map((point) => ({ at: point, claimant, holds, by }));
}

/** The rulings that follow from a whole judgement: for every item in dispute that it decides. */
export function judgedRulings(items: readonly Item[], control: RefereeReport["control"]): Ruling[] {
  return items.flatMap(({ kind, at, points, claimant, holds }): Ruling[] => {
    const asked = (kind === "claim" ? points : [at]).map((point) => control[point]);
    const has = (who: (typeof asked)[number]): boolean => who === claimant || who === "both";
    // One point that is not controlled is enough against a claim; a point that is open is enough to leave it open.
    const fails = asked.some((who) => who !== undefined && who !== "open" && !has(who));
    if (holds !== null || (!fails && !asked.every(has))) return [];
    return [{ at, claimant, holds: !fails, by: "referee" }];
  });
}

function rulingOn(rulings: readonly Ruling[], points: readonly Location[], claimant: Color): Ruling | null {
  return rulings.find((one) => points.includes(one.at) && one.claimant === claimant) ?? null;
}

/** By how much Black is ahead. */
export const lead = ({ score }: Pick<Counted, "score">): number => score.black.total - score.white.total;
