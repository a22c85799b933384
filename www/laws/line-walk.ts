/** A line of play as moves of a game by that system, and what is said on the way. Pure. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Board, Color, PositionInput } from "../engine/engine.ts";
import type { ShownParting, SystemGame, SystemMove, SystemSituation } from "../engine/systems.ts";
import { list } from "../kit/words.ts";
import { LAWS } from "./words.ts";

/** A game that begins so; the reader can't undo its first moves. */
export interface Walk {
  start: PositionInput;
  before: SystemMove[];
  moves: SystemMove[];
}

/**
 * The walk of a line. A test by 1989 comes after the stop, so two passes go before it. By 2003 it is a sequence that no
 * game has.
 */
export function walkOf(
  position: PositionInput,
  line: Pick<ShownParting, "rules" | "first" | "tried" | "turns">,
): Walk {
  const pass: SystemMove = { kind: "pass" };
  const moves = line.turns.map((turn): SystemMove => {
    if (turn.at === null || turn.kind === "pass" || turn.kind === "ko-pass") return pass;
    return { kind: turn.kind, at: turn.at };
  });
  const before = line.tried && line.rules === "jrg89" ? [pass, pass] : [];
  return { start: { ...position, turn: line.first, passes: 0 }, before, moves };
}

/** "Black passes for c3", "White a1". */
export function moveWords(board: Pick<Board, "points">, color: Color, move: SystemMove): string {
  const name = "at" in move ? (board.points[move.at]?.name ?? "") : "";
  const player = COLOR_NAMES[color];
  if (move.kind === "play") return `${player} ${name}`;
  return move.kind === "pass" ? LAWS.passes({ player }) : LAWS.passesFor({ player, point: name });
}

/** The player to move after some moves. */
export const turnAt = (first: Color, number: number): Color => (number % 2 === 0 ? first : otherColor(first));

const MARKS: Record<string, string> = {
  "semi-permanent": LAWS.semiPermanentMarks,
  hot: LAWS.hotStones,
  banned: LAWS.banned,
  fixed: LAWS.fixedKos,
};

/** How it stands by that system: "White’s turn. 2 black stones captured. Hot stones: a1." */
export function situationWords(board: Pick<Board, "points">, now: SystemSituation): string {
  const taken = [
    now.blackCaptives > 0 && LAWS.blackTaken({ count: now.blackCaptives }),
    now.whiteCaptives > 0 && LAWS.whiteTaken({ count: now.whiteCaptives }),
  ].filter((part) => typeof part === "string");
  const marks = Object.entries(now.marks).map(([name, at]) => {
    const told = MARKS[name] ?? name;
    return `${told.charAt(0).toUpperCase()}${told.slice(1)}: ${list(at.map((one) => board.points[one]?.name ?? ""))}.`;
  });
  return [
    taken.length > 0 ? LAWS.prisoners({ taken }) : LAWS.noPrisoners,
    now.ended ? LAWS.playOver : LAWS.turn({ turn: now.turn }),
    ...marks,
  ].join(" ");
}

/** Marks of a rule set under the board's own two signs: closed for good has the ring. */
export function marksOf(now: SystemSituation): ("temporary" | "permanent" | null)[] {
  const marks: ("temporary" | "permanent" | null)[] = now.stones.map(() => null);
  for (const at of Object.values(now.marks).flat()) marks[at] = "temporary";
  return marks;
}

/** Why the last move can't be made; empty where it can. */
export const refusalWords = ({ refusal }: Pick<SystemGame, "refusal">): string =>
  refusal ? LAWS.refused({ words: refusal.words, clause: refusal.clause }) : "";
