/** Lists and rulings between the numbers of the board and the names of a link. Pure. */
import type { GameAddress, NamedDispute, NamedList, NamedRuling } from "../../address/game-address.ts";
import { locate, missing } from "../../address/link.ts";
import { firstFew } from "../../address/plain-words.ts";
import type { Board, Choice, Color, Location } from "../../engine/engine.ts";
import type { Item, List, Lists, Ruling, Settlement } from "./settlement.ts";
import { oneDoubt } from "./stake.ts";

type Points = Pick<Board, "points">;

const nameOf = ({ points }: Points, at: Location): string => points[at]?.name ?? String(at);

export const namedList = (board: Points, list: List | null): NamedList | null =>
  list && {
    dead: list.dead.map((at) => nameOf(board, at)),
    neutral: list.neutral.map((at) => nameOf(board, at)),
    ...(list.claims && { claims: list.claims.map((at) => nameOf(board, at)) }),
    ...(list.doubts && { doubts: list.doubts.map((at) => nameOf(board, at)) }),
  };

export const namedRulings = (board: Points, rulings: readonly Ruling[]): NamedRuling[] =>
  rulings.map((ruling) => ({ ...ruling, at: nameOf(board, ruling.at) }));

/** The points of the names on this board. Each name that it doesn’t have makes a sentence. */
export function located(
  board: Points,
  settlement: Settlement,
  { lists, ruled, stake = false }: Pick<GameAddress, "lists" | "ruled"> & Partial<GameAddress>,
): { lists: Lists; ruled: Ruling[]; faults: string[] } {
  const faults: string[] = [];
  const numbers = new Map(board.points.map(({ name }, at) => [name, at]));
  const found = (names: readonly string[]): Location[] =>
    names.flatMap((name) => {
      const at = numbers.get(name);
      if (at !== undefined) return at;
      faults.push(missing(name));
      return [];
    });
  const byClaims = lists.black?.claims !== undefined || lists.white?.claims !== undefined;
  const list = (color: Color): List | null => {
    const named = lists[color];
    if (!named) return null;
    const told = { dead: found(named.dead), neutral: found(named.neutral) };
    if (!byClaims) return settlement.fitted(told);
    const doubts = named.doubts && { doubts: found(named.doubts) };
    const fitted = settlement.fittedClaims({ ...told, claims: found(named.claims ?? []), ...doubts }, color);
    return stake && fitted.doubts ? { ...fitted, doubts: oneDoubt(fitted.doubts) } : fitted;
  };
  const made = { black: list("black"), white: list("white") };
  const rulings = ruled.flatMap(({ at, ...rest }) => found([at]).map((place) => ({ ...rest, at: place })));
  return { lists: made, ruled: rulings, faults: firstFew(faults) };
}

/** The claim and its moves, where they came with a link and fit what is argued about; null else. */
export function argued(
  { points }: Points,
  { claimant, points: about }: Item,
  { claim, line }: NamedDispute,
): { set: Location[]; line: Choice[] } | null {
  if (!claim || claim.player !== claimant || claim.set === "all") return null;
  const set = locate(points, claim.set);
  const places = locate(
    points,
    line.filter((word) => word !== "pass"),
  );
  if (!("found" in set) || !("found" in places) || !about.every((at) => set.found.includes(at))) return null;
  const stones = places.found.values();
  const choices = line.map((word): Choice => {
    if (word === "pass") return { kind: "pass" };
    return { kind: "play", at: stones.next().value ?? 0 };
  });
  return { set: set.found, line: choices };
}
