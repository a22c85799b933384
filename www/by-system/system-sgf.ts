/** A game by other rules as an SGF file: the engine writes its start, the moves and the name of the rules come here. */
import { type Board, type Color, engine, type PositionInput } from "../engine/engine.ts";
import { type RulesName, type SystemMove, systems } from "../engine/systems.ts";
import { LAWS } from "../laws/law-names.ts";
import { turnWords } from "./system-words.ts";

/** What the format has a word for has that word. */
const RU: Partial<Record<RulesName, string>> = { ing: "GOE", "superko-situational": "AGA" };

export const ruWords = (law: RulesName): string => RU[law] ?? `${LAWS[law].title} (${LAWS[law].by})`;

const escaped = (words: string): string => words.replace(/[\\\]]/g, (sign) => `\\${sign}`);

/** Where somebody else's programs could not follow: another board begins, or a line that is no part of the game. */
const LEAVES = ["try", "disagree"];

/** Adds moves to the file of a start: `colors` has whose each turn is. Pure. */
export function withTurns(
  sgf: string,
  law: RulesName,
  board: Pick<Board, "points">,
  moves: readonly SystemMove[],
  colors: readonly Color[],
): string {
  const letter = (at: number): string => String.fromCharCode(at < 26 ? 97 + at : 39 + at);
  const place = (at: number): string => {
    const { x, y } = board.points[at] ?? { x: 0, y: 0 };
    return letter(x) + letter(y);
  };
  const cut = moves.findIndex(({ kind }) => LEAVES.includes(kind));
  const game = cut < 0 ? moves : moves.slice(0, cut);
  const after = cut < 0 ? [] : moves.slice(cut).map((move) => turnWords(board, move));
  const nodes = game.map((move, number) => {
    const player = colors[number] === "white" ? "W" : "B";
    if (move.kind === "play") return `;${player}[${place(move.at)}]`;
    if (move.kind === "pass") return `;${player}[]`;
    const words = escaped(turnWords(board, move));
    return move.kind === "pass-for" || move.kind === "ko-pass" ? `;${player}[]C[${words}]` : `;C[${words}]`;
  });
  if (after.length > 0) nodes.push(`;C[${escaped(`After the game: ${after.join(", ")}`)}]`);
  const end = sgf.lastIndexOf(")");
  return `${sgf.slice(0, end).trimEnd()}RU[${escaped(ruWords(law))}]\n${nodes.join("")})\n`;
}

export async function systemSgf(
  law: RulesName,
  start: PositionInput,
  moves: readonly SystemMove[],
): Promise<string> {
  const [sgf, { board }, played] = await Promise.all([
    engine.write(start, [], "sgf"),
    engine.follow(start, []),
    systems.play(law, { ...start, passes: 0 }, moves),
  ]);
  const colors = played.situations.map(({ turn }) => turn);
  return withTurns(sgf, law, board, moves.slice(0, played.situations.length - 1), colors);
}
