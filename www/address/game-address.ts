/**
 * A whole game, as it stands after `game.html#`: the link of its start and moves, then its players, its beginning, and
 * the state of the settlement. Pure, and bounded: addresses come from strangers. The code that lays the game out checks
 * each part against the board.
 */
import { COLORS } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import type { OpponentLevel } from "../engine/opponent.ts";
import { decode, isOne, NAME, type NamedClaim, quote, readClaim, writeClaim } from "./link.ts";
import { firstFew, plainWords } from "./plain-words.ts";

/** The two who play, before and after they have colours: who opened the page, and who did not. */
export const PERSONS = ["one", "other"] as const;
export type Person = (typeof PERSONS)[number];

/** How the start was found: by A1, agreed, or with handicap stones. */
export const WAYS = ["cake", "agreed", "handicap"] as const;
export type Way = (typeof WAYS)[number];

/** How a dispute was settled: argued move by move, judged by the engine, or given up. */
export const SETTLED_BY = ["argued", "referee", "yielded"] as const;
export type SettledBy = (typeof SETTLED_BY)[number];

/** A player's list at the end: one stone of each dead string, and the empty points that are nobody’s. */
export interface NamedList {
  dead: string[];
  neutral: string[];
  /** Where control is claimed instead: a point of each claim, and of those of the other that he doubts. */
  claims?: string[];
  doubts?: string[];
}

/** A dispute that is settled: whether this colour controls this point. */
export interface NamedRuling {
  at: string;
  claimant: Color;
  holds: boolean;
  by: SettledBy;
}

/** How strong the engine plays, the weakest first. */
export const LEVELS = ["first", "easy", "steady", "strong"] as const satisfies readonly OpponentLevel[];

/** A claim that is being argued, the moves of its proof, and the point about which it is argued. */
export interface NamedDispute {
  claim: NamedClaim | null;
  about: string;
  line: string[];
}

export interface GameAddress extends NamedDispute {
  /** The start and the moves, without prefix; empty where there is no game. */
  link: string;
  names: Record<Person, string>;
  way: Way;
  /** The two handfuls of stones by which chance chose; null where nobody drew. */
  drew: [number, number] | null;
  /** The player who chose the start. */
  chose: Person | null;
  /** Whom the engine plays, and how strong; null in a game for two. */
  engine: { person: Person; level: OpponentLevel } | null;
  /** Agreed on before the game: who loses a dispute loses the game. */
  stake: boolean;
  /** The player with Black; null before the colour is chosen. */
  black: Person | null;
  /** The reader on this side, in a game by link. */
  reader: Person | null;
  lists: Record<Color, NamedList | null>;
  ruled: NamedRuling[];
  /** The other dispute, where two are argued alternately. */
  second: NamedDispute | null;
  agreed: Color[];
  /** How the game ended before its end. */
  ended: { loser: Color; by: "resigned" | "time" } | null;
  /** A player's wish to undo, back to some moves. */
  back: { by: Color; to: number } | null;
  /** By the number of the move; 0 is the start. */
  notes: Map<number, string>;
}

/** A longer fragment is none that this page has written. */
export const LONGEST_GAME = 60_000;
export const LONGEST_NAME = 40;
export const LONGEST_NOTE = 400;
const MOST_NOTES = 400;
/** The part of a link for notes: a game whose notes are longer keeps them in its file. */
export const NOTES_ROOM = LONGEST_GAME / 2;
/** No board has more strings and points to speak of. */
const MOST_POINTS = 2704;

export const newGame = (): GameAddress => ({
  link: "",
  names: { one: "", other: "" },
  way: "agreed",
  drew: null,
  chose: null,
  engine: null,
  stake: false,
  black: null,
  reader: null,
  lists: { black: null, white: null },
  ruled: [],
  claim: null,
  about: "",
  line: [],
  second: null,
  agreed: [],
  ended: null,
  back: null,
  notes: new Map(),
});

/** Reads a fragment, with or without its `#`. A part that does not hold gets a sentence and is left out. */
export function parseGame(fragment: string): { address: GameAddress; faults: string[] } {
  const address = newGame();
  const text = fragment.replace(/^#/, "");
  if (text.length > LONGEST_GAME) {
    const faults = [
      `This link is too long: it has ${text.length} characters, and at most ${LONGEST_GAME} are read.`,
    ];
    return { address, faults };
  }
  const escaped = !text.includes("&") && /%26/i.test(text);
  const [link = "", ...parts] = (escaped ? decode(text) : text).split("&");
  if (link.includes("=")) parts.unshift(link);
  else address.link = decode(link).replace(/^loja:/, "");
  return { address, faults: readParts(address, parts) };
}

/** Reads the parts alone, as a file of a game keeps them. */
export function parseParts(text: string): { address: GameAddress; faults: string[] } {
  const address = newGame();
  if (text.length > LONGEST_GAME)
    return { address, faults: ["What this file says of the game is too long."] };
  return { address, faults: readParts(address, text.split("&").filter(Boolean)) };
}

function readParts(address: GameAddress, parts: readonly string[]): string[] {
  const faults: string[] = [];
  for (const part of parts) {
    const cut = part.indexOf("=");
    const name = cut < 0 ? part : part.slice(0, cut);
    const value = cut < 0 ? "" : decode(part.slice(cut + 1));
    if (cut < 0 || !readPart(address, name, value))
      faults.push(`This part of the link can’t be read, and is left out: ${quote(part)}.`);
  }
  return firstFew(faults);
}

/** Takes one part in; false when it does not hold. */
function readPart(address: GameAddress, name: string, value: string): boolean {
  switch (name) {
    case "one":
    case "other":
      address.names[name] = plainWords(value, LONGEST_NAME);
      return true;
    case "way":
      return isOne(WAYS, value) && set(() => (address.way = value));
    case "drew": {
      const found = /^(\d{1,2}),(\d{1,2})$/.exec(value);
      return found !== null && set(() => (address.drew = [Number(found[1]), Number(found[2])]));
    }
    case "chose":
    case "black":
      return isOne(PERSONS, value) && set(() => (address[name] = value));
    case "engine": {
      const [person = "", level = "", ...more] = value.split(":");
      if (more.length > 0 || !isOne(PERSONS, person) || !isOne(LEVELS, level)) return false;
      address.engine = { person, level };
      return true;
    }
    case "for":
      return isOne(PERSONS, value) && set(() => (address.reader = value));
    case "black-dead":
    case "white-dead":
    case "black-neutral":
    case "white-neutral":
    case "black-claims":
    case "white-claims":
    case "black-doubts":
    case "white-doubts": {
      const [player, kind] = name.split("-") as [Color, keyof NamedList];
      const found = readNames(value);
      if (!found) return false;
      address.lists[player] = { dead: [], neutral: [], ...address.lists[player], [kind]: found };
      return true;
    }
    case "ruled": {
      const found = value.split(",").map(readRuling);
      return (
        found.length <= MOST_POINTS &&
        found.every((one) => one !== null) &&
        set(() => (address.ruled = found as NamedRuling[]))
      );
    }
    case "stake":
      return value === "game" && set(() => (address.stake = true));
    case "claim":
    case "about":
    case "line":
      return readDispute(address, name, value);
    case "second-claim":
    case "second-about":
    case "second-line": {
      const second = address.second ?? { claim: null, about: "", line: [] };
      const fine = readDispute(second, name.slice("second-".length), value);
      return fine && set(() => (address.second = second));
    }
    case "agreed": {
      const said = value.split(",");
      const fine = said.every((word) => isOne(COLORS, word));
      return fine && set(() => (address.agreed = [...new Set(said as Color[])]));
    }
    case "ended": {
      const found = /^(black|white):(resigned|time)$/.exec(value);
      if (!found) return false;
      address.ended = { loser: found[1] as Color, by: found[2] as "resigned" | "time" };
      return true;
    }
    case "back": {
      const found = /^(black|white):(\d{1,5})$/.exec(value);
      return found !== null && set(() => (address.back = { by: found[1] as Color, to: Number(found[2]) }));
    }
    case "note": {
      const found = /^(\d{1,5}):([\s\S]+)$/.exec(value);
      if (!found || address.notes.size >= MOST_NOTES) return false;
      address.notes.set(Number(found[1]), plainWords(found[2] ?? "", LONGEST_NOTE));
      return true;
    }
    default:
      return false;
  }
}

const set = (take: () => unknown): true => {
  take();
  return true;
};

function readNames(value: string): string[] | null {
  const names = value === "" ? [] : value.split(",");
  return names.length <= MOST_POINTS && names.every((name) => NAME.test(name)) ? [...new Set(names)] : null;
}

function readDispute(of: NamedDispute, name: string, value: string): boolean {
  if (name === "about") return NAME.test(value) && set(() => (of.about = value));
  if (name === "claim") {
    const found = readClaim(value);
    return found !== null && set(() => (of.claim = found));
  }
  const names = value === "" ? [] : value.split(",");
  const fine = names.length <= MOST_POINTS && names.every((word) => word === "pass" || NAME.test(word));
  return fine && set(() => (of.line = names));
}

function readRuling(text: string): NamedRuling | null {
  const [at = "", claimant, verdict, by, ...more] = text.split(":");
  if (!NAME.test(at) || more.length > 0 || (verdict !== "holds" && verdict !== "fails")) return null;
  if (!claimant || !isOne(COLORS, claimant) || !by || !isOne(SETTLED_BY, by)) return null;
  return { at, claimant, holds: verdict === "holds", by };
}

/** Writes what `parseGame` reads. */
export const writeGame = (address: GameAddress): string =>
  [address.link, ...partsOf(address)].filter(Boolean).join("&");

/** All but the link: what a file of the game keeps beside its moves. */
export function partsOf(address: GameAddress): string[] {
  const { names, way, drew, chose, black, reader, lists, ruled, second } = address;
  const parts: string[] = [];
  const told = (name: string, value: string): void => void parts.push(`${name}=${value}`);
  for (const person of PERSONS) if (names[person]) told(person, encodeURIComponent(names[person]));
  told("way", way);
  if (drew) told("drew", drew.join(","));
  if (chose) told("chose", chose);
  if (address.engine) told("engine", `${address.engine.person}:${address.engine.level}`);
  if (address.stake) told("stake", "game");
  if (black) told("black", black);
  if (reader) told("for", reader);
  for (const player of COLORS) {
    const list = lists[player];
    if (!list) continue;
    // Who has nothing to name has said so.
    if (list.claims) told(`${player}-claims`, list.claims.join(","));
    else told(`${player}-dead`, list.dead.join(","));
    if (list.doubts?.length) told(`${player}-doubts`, list.doubts.join(","));
    if (list.neutral.length > 0) told(`${player}-neutral`, list.neutral.join(","));
  }
  if (ruled.length > 0) {
    const one = ({ at, claimant, holds, by }: NamedRuling): string =>
      [at, claimant, holds ? "holds" : "fails", by].join(":");
    told("ruled", ruled.map(one).join(","));
  }
  const dispute = ({ claim, about, line }: NamedDispute, which: string): void => {
    if (claim) told(`${which}claim`, writeClaim(claim));
    if (about) told(`${which}about`, about);
    if (claim && line.length > 0) told(`${which}line`, line.join(","));
  };
  dispute(address, "");
  if (second) dispute(second, "second-");
  if (address.agreed.length > 0) told("agreed", address.agreed.join(","));
  if (address.ended) told("ended", `${address.ended.loser}:${address.ended.by}`);
  if (address.back) told("back", `${address.back.by}:${address.back.to}`);
  return [...parts, ...noteParts(address.notes).parts];
}

/** Notes as parts of a link, as many as there is room for. */
function noteParts(notes: GameAddress["notes"]): { parts: string[]; all: boolean } {
  const parts: string[] = [];
  let long = 0;
  for (const [number, words] of notes) {
    if (!words) continue;
    const part = `note=${encodeURIComponent(`${number}:${plainWords(words, LONGEST_NOTE)}`)}`;
    long += part.length + 1;
    if (long > NOTES_ROOM || parts.length >= MOST_NOTES) return { parts, all: false };
    parts.push(part);
  }
  return { parts, all: true };
}

/** Whether a link has room for all notes. */
export const notesFit = (notes: GameAddress["notes"]): boolean => noteParts(notes).all;
