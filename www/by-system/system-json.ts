/** A game by other rules as JSON: its start as the engine writes it, and the moves as files have them. */
import { type Color, engine, type PositionInput } from "../engine/engine.ts";
import { type RulesName, type SystemMove, systems } from "../engine/systems.ts";
import { caller, LEAVES, resumes } from "./resumed.ts";

/** A turn of a file. */
type Turn =
  | { at: [number, number]; color: Color }
  | { pass: true; color: Color }
  | { resume: Color }
  | { button: true; color: Color };

/** Column and row of each location, from the upper left; holes have none. */
const cellsOf = (rows: readonly string[]): [number, number][] =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x): [number, number][] => (sign === "," ? [] : [[x, y]])));

/** The moves of the game itself, up to its end: what is tested beside it is left out. Pure. */
export function turnsOfFile(
  rows: readonly string[],
  moves: readonly SystemMove[],
  colors: readonly Color[],
): Turn[] {
  const cells = cellsOf(rows);
  const turns: Turn[] = [];
  let beside = false;
  for (const [number, move] of moves.entries()) {
    const color = colors[number] ?? "black";
    if (resumes(move)) {
      turns.push({ resume: caller(move, colors[number + 1] ?? "black") });
      beside = false;
    } else if (LEAVES.includes(move.kind)) beside = true;
    else if (beside) continue;
    else if (move.kind === "pass") turns.push({ pass: true, color });
    else if (move.kind === "button") turns.push({ button: true, color });
    else if (move.kind === "play") {
      const at = cells[move.at];
      if (at) turns.push({ at, color });
    }
  }
  return turns;
}

export async function systemJson(
  law: RulesName,
  start: PositionInput,
  moves: readonly SystemMove[],
): Promise<string> {
  const plain: PositionInput = { ...start, passes: 0 };
  const [text, played] = await Promise.all([
    engine.write(start, [], "json"),
    systems.play(law, plain, moves),
  ]);
  const { turn, passes, black_captives, white_captives, ...position } = JSON.parse(text);
  const colors = played.situations.map((now) => now.turn);
  const turns = turnsOfFile(position.rows, moves.slice(0, played.situations.length - 1), colors);
  // With moves these fields would be those after the last one.
  const before = `${black_captives ?? 0} ${white_captives ?? 0} ${turn === "white" ? "W" : "B"} ${passes ?? 0}`;
  return `${JSON.stringify({ ...position, rules: law, start: before, moves: turns })}\n`;
}
