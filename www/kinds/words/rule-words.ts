/** Whether a move may be made, in words. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Color, Line, Location, Refusal, Situation } from "../../engine/engine.ts";
import { list } from "../../table/situation-words.ts";
import type { Hint } from "../asking.ts";
import type { MoveName } from "../problem.ts";
import { locations } from "../problem-game.ts";
import { counted } from "./result-words.ts";

/** How to read the four entries below the board, where what they say is the question. */
export const LINE_WORDS = "Stones taken, turn and passes.";

/** What is said first: to an answer, or where none was given. */
export function ruled(given: string | null, rule: string): string {
  const truth = rule === "legal" ? "he may" : `${rule} forbids it`;
  if (given === null || given === rule) return rule === "legal" ? "Yes, he may." : `No: ${truth}.`;
  if (given === "legal") return `He may not: ${truth}.`;
  return rule === "legal" ? `${given} does not forbid it: ${truth}.` : `Not ${given}: ${truth}.`;
}

/** The engine's message as a sentence; the name of a point stays small. */
export function sentence(message: string): string {
  const said = /^[a-z]{1,2}\d/.test(message) ? message : message.charAt(0).toUpperCase() + message.slice(1);
  return `${said}.`;
}

/** What a legal move does: "It takes the ko at c2." */
export function doneWords(names: (points: readonly Location[]) => string, after: Situation): string {
  const { move } = after;
  if (!move || move.kind === "pass") return "Nothing forbids it.";
  if (move.captured.length === 0)
    return move.at === null ? "Nothing forbids it." : "It takes nothing, and it has a liberty left.";
  const taken = counted(move.captured.length, "stone");
  return move.ko
    ? `It takes the ko: ${names(move.captured)} comes off and is shut for one turn.`
    : `It takes ${taken}: ${names(move.captured)}. So it has liberties.`;
}

/** A stone's point and its neighbours; nothing for a turn without a stone. */
function beside(move: MoveName, board: Line["board"]): Location[] {
  const [, stone = ""] = /^(?:cycle@\d+\+)?([a-z]+\d+|\d+)$/.exec(move) ?? [];
  const [at] = locations(board, [stone]);
  if (at === undefined) return [];
  return [at, ...board.edges.flatMap(([one, two]) => (one === at ? [two] : two === at ? [one] : []))];
}

/** Where to look: what the engine points at when it refuses, or what the move would take. */
export function ruleHints(
  move: MoveName,
  you: Color,
  found: { refusal: Refusal | null; after: Situation | null },
  board: Line["board"],
): Hint[] {
  const { refusal, after } = found;
  const cycle = move.startsWith("cycle");
  const order: Hint = {
    words: cycle
      ? "Ask in this order: is the game over, was the last turn a pass that leaves one more to the end, and has the situation come back?"
      : "Ask in this order: is the game over, is the point free of stones and marks, would something be taken, would a liberty be left?",
  };
  const taken = after?.move && after.move.kind !== "pass" ? after.move.captured : [];
  // Where nothing is refused or taken, it is the points beside it that the stone lives on.
  const about = refusal ? refusal.points : taken.length > 0 ? taken : beside(move, board);
  const points = [...about];
  const names = list(points.map((at) => board.points[at]?.name ?? String(at)));
  const look: Hint =
    points.length > 0
      ? { words: `What matters is at ${names}.`, points }
      : {
          words: `What matters is the line below the board, with ${COLOR_NAMES[you]}’s turn and the passes in it.`,
        };
  const answer = refusal ? `No (${refusal.rule}): ${sentence(refusal.message)}` : "Yes, he may.";
  return [order, look, { words: answer, points }];
}
