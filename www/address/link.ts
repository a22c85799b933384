/**
 * The part after the `#` of referee.html and embed.html: the position's link, its use, and an embed's looks. Addresses
 * come from strangers, so every invalid part gets a sentence and is left out.
 */
import { COLORS } from "../board/color.ts";
import type { Choice, Color, Location } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import {
  FORMS,
  isLawQuestion,
  type NamedQuestion,
  readLawQuestion,
  writeLawQuestion,
} from "./law-question.ts";
import { MOST_PACKED } from "./packed.ts";
import { readRules } from "./rules.ts";
import { readTurns } from "./turns.ts";

export const VIEWS = ["setup", "play", "claim", "referee"] as const;
export type View = (typeof VIEWS)[number];
const SIDES = ["claimant", "refuter"] as const;
export type Side = (typeof SIDES)[number];

/** The parts of an embed alone; the words are those of the element's attributes. */
const WORDS = {
  mode: ["view", "play", "prove", "referee", "problem"],
  ask: ["lock", "refute", "find", "save", "pass", "cycle", "count", "rule"],
  player: COLORS,
  coordinates: ["western", "sgf", "none"],
  numbers: ["all", "last", "none"],
  theme: ["auto", "light", "dark"],
} as const;
type Words = { [K in keyof typeof WORDS]: (typeof WORDS)[K][number] | null };

/** A claim as it is written: points by their names. */
export interface NamedClaim {
  player: Color;
  set: "all" | string[];
}

export interface Address extends Words {
  /** The position and its moves as a link without prefix; empty when there is none. */
  link: string;
  /** Rows that are being set up and can't stand so yet: no link holds those. Null as long as they can. */
  rows: string[] | null;
  /** How many of the moves are made; null for all of them. */
  at: number | null;
  view: View | null;
  claim: NamedClaim | null;
  /** A question of 1989 in place of a claim. */
  law: NamedQuestion | null;
  /** An embed may leave both sides to the reader; elsewhere that is null. */
  side: Side | "both" | null;
  /** The moves of a proof: points by name, or `pass`; by 1989 also `pass-c3`, for that ko. */
  line: string[];
  caption: string;
  /** The move that a problem is about, as the element's attribute has it; empty where there is none. */
  move: string;
  /** A certificate, packed; it brings its own position. */
  proof: string;
  /** The rules that stand beside each other under the referee's report, or the one by which it is played; null where none are named. */
  rules: RulesName[] | null;
  /** By which rules it is played, where `rules` tells something else. */
  by: RulesName | null;
  /** The turns of a game by other rules than LJRG's; `link` is its start then. Null where there are none. */
  moves: string[] | null;
}

/** Rules that a game may be played by: all but LJRG's own, which nobody has to name. */
export type OtherRules = Exclude<RulesName, "ljrg">;

/**
 * The rules of a game: those of `by`; else, where it is to be played, the only ones with a name. For the referee,
 * `rules` are the rule sets to compare there.
 */
export function rulesOfGame(
  address: Pick<Address, "by" | "rules" | "view" | "mode" | "ask" | "moves">,
): OtherRules | null {
  const { by, rules, moves } = address;
  const [one, ...more] = rules ?? [];
  const told = address.view === "play" || (!address.view && address.mode === "play") || moves !== null;
  const law = by ?? (told && more.length === 0 && address.view !== "referee" ? one : undefined);
  return law && law !== "ljrg" ? law : null;
}

/** A longer address is none that these pages have written. */
const LONGEST = 100_000;
const LONGEST_CAPTION = 300;
const ROWS = /^[xo.#*XO,]{1,255}(?:\/[xo.#*XO,]{1,255}){0,254}$/;
/** A point as a link names it. */
export const NAME = /^(?:[a-z]{1,3}[1-9]\d{0,3}|\d{1,5})$/;
/** A turn of a proof; by 1989 a pass may be for a ko. */
const TURN = /^(?:pass|(?:pass-)?(?:[a-z]{1,3}[1-9]\d{0,3}|\d{1,5}))$/;
const MOVE = /^(?:pass|[a-z]{0,2}\d{1,3}|cycle@\d{1,3}(?:\+[a-z]{0,2}\d{1,3})?)$/;

export const nowhere = (): Address => ({
  link: "",
  rows: null,
  at: null,
  view: null,
  claim: null,
  law: null,
  side: null,
  line: [],
  mode: null,
  ask: null,
  player: null,
  move: "",
  coordinates: null,
  numbers: null,
  theme: null,
  caption: "",
  proof: "",
  rules: null,
  by: null,
  moves: null,
});

/** Reads a fragment, with or without its `#`. */
export function parseAddress(fragment: string): { address: Address; faults: string[] } {
  const address = nowhere();
  const faults: string[] = [];
  const text = fragment.replace(/^#/, "");
  if (text.length > LONGEST) {
    faults.push(`This link is too long: it has ${text.length} characters, and at most ${LONGEST} are read.`);
    return { address, faults };
  }
  // Each part is decoded by itself, so that a caption may hold a `&`. Some programs escape the whole.
  const escaped = !text.includes("&") && /%26|%3d/i.test(text) && !text.includes("=");
  const [link = "", ...parts] = (escaped ? decode(text) : text).split("&").map(decode);
  if (link.includes("=")) parts.unshift(link);
  // As `loja draw --link` prints it, a link says what it is.
  else address.link = link.replace(/^loja:/, "");
  for (const part of parts) {
    const cut = part.indexOf("=");
    const fault = cut < 0 ? unknown(part) : readPart(address, part.slice(0, cut), part.slice(cut + 1));
    if (fault) faults.push(fault);
  }
  return { address, faults };
}

/** Takes one part in; the sentence says what is wrong with it, if anything is. */
function readPart(address: Address, name: string, value: string): string | null {
  switch (name) {
    case "view":
      if (!isOne(VIEWS, value))
        return `The link asks for the view ${quote(value)}; there are ${VIEWS.join(", ")}.`;
      address.view = value;
      return null;
    case "rows":
      if (!ROWS.test(value))
        return `The rows ${quote(value)} can’t be read. They are written like xo./.x. for two rows.`;
      address.rows = value.split("/");
      return null;
    case "at":
      if (!/^\d{1,5}$/.test(value)) return `After “at=” stands how many moves are made, not ${quote(value)}.`;
      address.at = Number(value);
      return null;
    case "claim":
      if (isLawQuestion(value)) {
        address.law = readLawQuestion(value);
        return address.law ? null : `The question ${quote(value)} can’t be read. It is written ${FORMS}.`;
      }
      address.claim = readClaim(value);
      return address.claim
        ? null
        : `The claim ${quote(value)} can’t be read. It is written black:all or black:a1,b2.`;
    case "side":
      if (value !== "both" && !isOne(SIDES, value))
        return `The side is claimant or refuter, not ${quote(value)}.`;
      address.side = value;
      return null;
    case "move":
      if (!MOVE.test(value))
        return `The move is written like b3, pass, cycle@8 or cycle@8+b2, not ${quote(value)}.`;
      address.move = value;
      return null;
    case "mode":
    case "ask":
    case "player":
    case "coordinates":
    case "numbers":
    case "theme":
      return readWord(address, name, value);
    case "caption":
      if (value.length > LONGEST_CAPTION)
        return `The caption is too long: it has ${value.length} characters, and at most ${LONGEST_CAPTION} are shown.`;
      address.caption = value;
      return null;
    case "proof":
      if (value.length > MOST_PACKED)
        return `The certificate is too long for a link: it has ${value.length} characters, and at most ${MOST_PACKED} are read.`;
      if (!/^[A-Za-z0-9_-]+$/.test(value)) return `The certificate ${quote(value)} can’t be read.`;
      address.proof = value;
      return null;
    case "rules": {
      const { rules, faults } = readRules(value);
      if (rules.length > 0) address.rules = rules;
      if (faults.length > 0) return `In the link, ${faults.join(" ")}`;
      return rules.length > 0 ? null : "After “rules=” stand names of rules, as ljrg,jrg89.";
    }
    case "by": {
      const { rules, faults } = readRules(value);
      const [law, ...more] = rules;
      if (!law || more.length > 0 || faults.length > 0)
        return `After “by=” stands the name of the rules that it is played by, as jrg89, not ${quote(value)}.`;
      address.by = law;
      return null;
    }
    case "moves": {
      const read = readTurns(value);
      if ("fault" in read) return read.fault;
      address.moves = read.words;
      return null;
    }
    case "line": {
      const names = value === "" ? [] : value.split(",");
      const wrong = names.findIndex((word) => !TURN.test(word));
      if (wrong >= 0)
        return `Move ${wrong + 1} of the line, ${quote(names[wrong] ?? "")}, is neither a point nor “pass”.`;
      address.line = names;
      return null;
    }
    default:
      return unknown(name);
  }
}

function readWord<K extends keyof Words>(address: Words, name: K, value: string): string | null {
  const allowed: readonly string[] = WORDS[name];
  if (!allowed.includes(value)) return `After “${name}=” stands ${allowed.join(", ")}, not ${quote(value)}.`;
  address[name] = value as Words[K];
  return null;
}

export function readClaim(value: string): NamedClaim | null {
  const [player, set, ...more] = value.split(":");
  if ((player !== "black" && player !== "white") || !set || more.length > 0) return null;
  if (set === "all") return { player, set };
  const names = set.split(",");
  return names.every((name) => NAME.test(name)) ? { player, set: names } : null;
}

export const writeClaim = ({ player, set }: NamedClaim): string =>
  `${player}:${set === "all" ? "all" : set.join(",")}`;

/** Writes what `parseAddress` reads. */
export function writeAddress(address: Address): string {
  const parts = [address.link];
  // A `#` amid an address would end it for some programs.
  if (address.rows) parts.push(`rows=${address.rows.join("/").replaceAll("#", "%23")}`);
  if (address.at !== null) parts.push(`at=${address.at}`);
  if (address.view) parts.push(`view=${address.view}`);
  const { claim, law } = address;
  if (claim) parts.push(`claim=${writeClaim(claim)}`);
  else if (law) parts.push(`claim=${writeLawQuestion(law)}`);
  if (address.side) parts.push(`side=${address.side}`);
  if (address.line.length > 0) parts.push(`line=${address.line.join(",")}`);
  for (const name of ["mode", "ask", "player", "coordinates", "numbers", "theme"] as const)
    if (address[name]) parts.push(`${name}=${address[name]}`);
  // Some programs take a plus for a blank.
  if (address.move) parts.push(`move=${address.move.replace("+", "%2B")}`);
  if (address.caption) parts.push(`caption=${encodeURIComponent(address.caption)}`);
  if (address.rules) parts.push(`rules=${address.rules.join(",")}`);
  if (address.by) parts.push(`by=${address.by}`);
  if (address.moves && address.moves.length > 0) parts.push(`moves=${address.moves.join(",")}`);
  if (address.proof) parts.push(`proof=${address.proof}`);
  return parts.join("&");
}

/** The use that the referee’s page makes of an embed's address. */
const VIEW_OF: Record<NonNullable<Words["mode"]>, View> = {
  view: "play",
  play: "play",
  prove: "claim",
  problem: "claim",
  referee: "referee",
};
export const viewOf = ({ view, mode, ask }: Address): View | null =>
  view ?? (mode === "problem" && !argues(ask) ? "play" : mode && VIEW_OF[mode]);

/** Whether a problem that asks this is about a claim. Without a word for it, it is. */
export const argues = (ask: string | null | undefined): boolean => !ask || ask === "lock" || ask === "refute";

/** The fragment of a pasted address of this page, or null when the text is something else. */
export function fragmentOf(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return null;
  const cut = trimmed.indexOf("#");
  const before = cut < 0 ? "" : trimmed.slice(0, cut);
  return /(?:^|\/)(?:play|referee|embed|practice)\.html(?:\?.*)?$/.test(before)
    ? trimmed.slice(cut + 1)
    : null;
}

/** A link without its prefix, as it stands in an address. */
export const isBareLink = (text: string): boolean => /^1[A-Za-z0-9_-]{5,}$/.test(text.trim());

/** Points by name into locations; a name that the board doesn't have makes the sentence. */
export function locate(
  points: readonly { name: string }[],
  names: readonly string[],
): { found: number[] } | { missing: string } {
  const numbers = new Map(points.map(({ name }, at) => [name, at]));
  const found: number[] = [];
  for (const name of names) {
    const at = numbers.get(name);
    if (at === undefined) return { missing: missing(name) };
    found.push(at);
  }
  return { found };
}

/** An argument in names: its claim, which side the reader has, and the moves made. */
export function named(
  points: readonly { name: string }[],
  { claim, side, line }: { claim: Claimed | null; side: Side | null; line: readonly Choice[] },
): Pick<Address, "claim" | "side" | "line"> {
  const name = (at: Location): string => points[at]?.name ?? String(at);
  const isWhole = claim?.set === "all" || claim?.set.length === points.length;
  return {
    claim: claim && { ...claim, set: isWhole || claim.set === "all" ? "all" : claim.set.map(name) },
    side,
    line: line.map((choice) => {
      if (choice.kind === "play") return name(choice.at);
      return choice.for === undefined ? "pass" : `pass-${name(choice.for)}`;
    }),
  };
}

interface Claimed {
  player: Color;
  set: "all" | readonly Location[];
}

export const missing = (name: string): string =>
  `The link speaks of ${quote(name)}, which this board doesn’t have.`;

export const isOne = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

const unknown = (part: string): string => `The link has a part that means nothing here: ${quote(part)}.`;

/** A quotation of a stranger's text, shortened, and without characters that could disturb the sentence. */
export function quote(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, "�");
  return `“${plain.length > 24 ? `${plain.slice(0, 24)}…` : plain}”`;
}

/** Some programs escape what needs no escape; what can't be decoded is taken as it stands. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
