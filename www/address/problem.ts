/**
 * A problem that somebody set, as it stands after `practice.html#p=`: the link of its position and moves, the task, and
 * perhaps a title. Nothing else, so that a reader who edits it can only set another problem: the page that opens it
 * finds the answer. Pure, and bounded: addresses come from strangers.
 */
import type { Color } from "../engine/engine.ts";
import { plainWords } from "./plain-words.ts";

/** The task, with points as their numbers on the board. */
export interface ProblemAddress {
  /** The position and the moves before the question, without prefix. */
  link: string;
  kind: string;
  player: Color | null;
  set: number[];
  /** "pass", a point's number, or "cycle@8" with or without "+" and a number. */
  move: string;
  title: string;
}

/** A longer one was never written here: the largest board with four hundred moves stays below. */
export const LONGEST_PROBLEM = 4_000;
export const LONGEST_TITLE = 60;
/** A problem's board has no more points than 19 times 19. */
const MOST_POINTS = 361;

const KINDS = ["lock", "refute", "find", "save", "pass", "cycle", "count", "rule"];
const LINK = /^1[A-Za-z0-9_-]{2,}$/;
const MOVE = /^(?:pass|\d{1,3}|cycle@\d{1,3}(?:\+\d{1,3})?)$/;

/** Reads what `writeProblem` writes. A part that does not hold makes a sentence, for a task is no task without it. */
export function parseProblem(text: string): ProblemAddress | { fault: string } {
  if (text.length > LONGEST_PROBLEM)
    return {
      fault: `This link is too long: it has ${text.length} characters, and at most ${LONGEST_PROBLEM} are read.`,
    };
  // Some programs escape the whole of it.
  const whole = !text.includes("&") && /%26/i.test(text) ? decoded(text) : text;
  const [link = "", ...parts] = whole.split("&");
  if (!LINK.test(link))
    return { fault: "There is no position in this link. Perhaps a part of it was lost when it was copied." };
  const address: ProblemAddress = { link, kind: "", player: null, set: [], move: "", title: "" };
  for (const part of parts) {
    const cut = part.indexOf("=");
    const fault = cut < 0 ? UNKNOWN : readPart(address, part.slice(0, cut), decoded(part.slice(cut + 1)));
    if (fault) return { fault };
  }
  return address.kind ? address : { fault: "This link contains no question." };
}

const UNKNOWN = "This link has a part that means nothing here. Perhaps it was changed when it was copied.";

function readPart(address: ProblemAddress, name: string, value: string): string | null {
  switch (name) {
    case "ask":
      if (!KINDS.includes(value)) return `This link asks for something else than ${KINDS.join(", ")}.`;
      address.kind = value;
      return null;
    case "set": {
      const [player = "", points = "", ...more] = value.split(":");
      const set = more.length === 0 ? readPoints(points) : null;
      if ((player !== "black" && player !== "white") || !set)
        return "The points in this link can’t be read. Perhaps a part of it was lost when it was copied.";
      address.player = player;
      address.set = set;
      return null;
    }
    case "move":
      if (!MOVE.test(value)) return "The move in this link can’t be read.";
      address.move = value;
      return null;
    case "title":
      address.title = plainTitle(value);
      return null;
    default:
      return UNKNOWN;
  }
}

/** Writes what stands after `#p=`. */
export function writeProblem({ link, kind, player, set, move, title }: ProblemAddress): string {
  const parts = [link, `ask=${kind}`];
  if (player) parts.push(`set=${player}:${writePoints(set)}`);
  if (move) parts.push(`move=${move.replace("+", "%2B")}`);
  if (plainTitle(title)) parts.push(`title=${encodeURIComponent(plainTitle(title))}`);
  return parts.join("&");
}

/** One line, and not too long. */
export const plainTitle = (title: string): string => plainWords(title, LONGEST_TITLE);

/** Few points by their numbers, many as bits: six points a letter, in letters that need no escape. */
function writePoints(set: readonly number[]): string {
  const listed = [...set].sort((one, other) => one - other).join(",");
  const bits: number[] = [];
  for (const at of set) bits[Math.floor(at / 6)] = (bits[Math.floor(at / 6)] ?? 0) | (1 << (at % 6));
  const packed = `.${Array.from(bits, (six) => LETTERS[six ?? 0]).join("")}`;
  return packed.length < listed.length ? packed : listed;
}

function readPoints(text: string): number[] | null {
  if (text === "") return [];
  if (text.startsWith(".")) {
    const sixes = [...text.slice(1)].map((letter) => LETTERS.indexOf(letter));
    if (sixes.includes(-1) || sixes.length * 6 > MOST_POINTS + 6) return null;
    return sixes.flatMap((six, at) =>
      [0, 1, 2, 3, 4, 5].flatMap((bit) => (six & (1 << bit) ? [at * 6 + bit] : [])),
    );
  }
  if (!/^\d{1,3}(?:,\d{1,3})*$/.test(text)) return null;
  const set = [...new Set(text.split(",").map(Number))];
  return set.length <= MOST_POINTS ? set : null;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
