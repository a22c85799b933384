/** A game by other rules as an SGF file: the engine writes its start, the moves and the name of the rules come here. */
import { COLOR_NAMES } from "../board/color.ts";
import { type Board, type Color, engine, type PositionInput } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import { type RulesName, type SystemMove, systems } from "../engine/systems.ts";
import { caller, LEAVES, resumes } from "./resumed.ts";
import { askWords, turnWords } from "./system-words.ts";

/** What the format has a word for has that word. */
const RU: Partial<Record<RulesName, string>> = { ing: "GOE", "superko-situational": "AGA" };

export const ruWords = (law: RulesName): string =>
  RU[law] ?? `${RULE_SETS[law].title} (${RULE_SETS[law].by})`;

const escaped = (words: string): string => words.replace(/[\\\]]/g, (sign) => `\\${sign}`);

const letterOf = (color: Color): string => (color === "white" ? "W" : "B");

/** "White calls for a resumption, so Black moves first." Whose call it was, where only one did, other programs don't ask. */
function resumedWords(law: RulesName, move: SystemMove, first: Color): string {
  if (move.kind === "ask") return `${askWords(move)}.`;
  const by = move.kind === "resume" ? move.by : null;
  if (!by) return `Play is resumed, and ${COLOR_NAMES[first]} moves.`;
  const so = law === "jrg89" ? "so" : "and";
  return `${COLOR_NAMES[by]} calls for a resumption, ${so} ${COLOR_NAMES[first]} moves first.`;
}

/** The node of a resumption: our property for the player whose opponent moves first, a turn and a comment for everybody. */
function resumption(law: RulesName, move: SystemMove, first: Color, aside: readonly string[]): string {
  const by = caller(move, first);
  const before = aside.length > 0 ? `Beside the game: ${aside.join(", ")}. ` : "";
  const words = escaped(before + resumedWords(law, move, first));
  return `;PL[${letterOf(first)}]LJQ[${letterOf(by)}]C[${words}]`;
}

/** Adds moves to the file of a start: `colors` has whose each turn is, and the next one after the last. Pure. */
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
  const nodes: string[] = [];
  /** What is done beside the game, since it was left; null within it. */
  let aside: string[] | null = null;
  moves.forEach((move, number) => {
    const player = letterOf(colors[number] ?? "black");
    if (resumes(move)) {
      nodes.push(resumption(law, move, colors[number + 1] ?? "black", aside ?? []));
      aside = null;
      return;
    }
    if (LEAVES.includes(move.kind)) aside ??= [];
    const words = turnWords(board, move);
    if (aside) aside.push(words);
    else if (move.kind === "play") nodes.push(`;${player}[${place(move.at)}]`);
    else if (move.kind === "pass") nodes.push(`;${player}[]`);
    else if (move.kind === "pass-for" || move.kind === "ko-pass" || move.kind === "button")
      nodes.push(`;${player}[]C[${escaped(words)}]`);
    else nodes.push(`;C[${escaped(words)}]`);
  });
  const left = (aside ?? []) as string[];
  if (left.length > 0) nodes.push(`;C[${escaped(`After the game: ${left.join(", ")}`)}]`);
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
