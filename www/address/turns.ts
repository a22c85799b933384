/** Turns of a game by other rules than LJRG's, as an address and an attribute have them: a word each, with commas between. Pure. */
import type { SystemMove } from "../engine/systems.ts";

/** No longer game is read from an address. */
export const MOST_TURNS = 2000;

const POINT = "(?:[a-z]{1,3}[1-9]\\d{0,3}|\\d{1,5})";
const TURN = new RegExp(
  `^(?:${POINT}|for-${POINT}|pass|ko-pass|button|agree|disagree|next|resume(?:-black|-white)?|try-(?:black|white)|asks-(?:none|black|white|both-(?:black|white)))$`,
);

/** The words, each of which is one; or a sentence about the first that is none. */
export function readTurns(text: string): { words: string[] } | { fault: string } {
  const words = text === "" ? [] : text.toLowerCase().split(",");
  if (words.length > MOST_TURNS)
    return { fault: `The link has ${words.length} moves, and at most ${MOST_TURNS} are read.` };
  const wrong = words.findIndex((word) => !TURN.test(word));
  if (wrong < 0) return { words };
  const told = (words[wrong] ?? "").replace(/[^a-z0-9.-]/g, "�").slice(0, 24);
  return {
    fault: `Move ${wrong + 1} of the link, “${told}”, is no turn. They are written like a1,pass,for-c3.`,
  };
}

type Points = readonly { name: string }[];

/** Turns on a board; those from the first on that it can't have are left out, and named. */
export function turnsOn(
  points: Points,
  words: readonly string[],
): { turns: SystemMove[]; missing: string | null } {
  const numbers = new Map(points.map(({ name }, at) => [name, at]));
  const turns: SystemMove[] = [];
  for (const word of words) {
    const turn = turnOf(numbers, word);
    if (!turn) return { turns, missing: word };
    turns.push(turn);
  }
  return { turns, missing: null };
}

function turnOf(numbers: ReadonlyMap<string, number>, word: string): SystemMove | null {
  const [kind, ...rest] = word.split("-");
  switch (word) {
    case "pass":
    case "ko-pass":
    case "button":
    case "agree":
    case "disagree":
    case "next":
      return { kind: word };
    case "resume":
      return { kind: word, by: null };
    case "resume-black":
      return { kind: "resume", by: "black" };
    case "resume-white":
      return { kind: "resume", by: "white" };
    case "try-black":
      return { kind: "try", first: "black" };
    case "try-white":
      return { kind: "try", first: "white" };
    default:
      break;
  }
  if (kind === "asks") {
    const [who, starts] = rest;
    const both = who === "both";
    return {
      kind: "ask",
      black: both || who === "black",
      white: both || who === "white",
      starts: both ? (starts === "white" ? "white" : "black") : null,
    };
  }
  const at = numbers.get(kind === "for" ? (rest[0] ?? "") : word);
  if (at === undefined) return null;
  return { kind: kind === "for" ? "pass-for" : "play", at };
}

/** Writes what `readTurns` and `turnsOn` read. */
export const writeTurns = (points: Points, turns: readonly SystemMove[]): string[] =>
  turns.map((turn) => {
    switch (turn.kind) {
      case "play":
        return points[turn.at]?.name ?? String(turn.at);
      case "pass-for":
        return `for-${points[turn.at]?.name ?? turn.at}`;
      case "try":
        return `try-${turn.first}`;
      case "resume":
        return turn.by ? `resume-${turn.by}` : "resume";
      case "ask": {
        const { black, white, starts } = turn;
        if (black && white) return `asks-both-${starts ?? "black"}`;
        return `asks-${black ? "black" : white ? "white" : "none"}`;
      }
      default:
        return turn.kind;
    }
  });
