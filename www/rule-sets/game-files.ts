/** A game by another rule set as a file, SGF or JSON: the engine writes its start, the moves and the name of the rule set come here. */
import { otherColor } from "../board/color.ts";
import { type Board, type Color, engine, type PositionInput } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import { type RulesName, type SystemMove, systems } from "../engine/systems.ts";
import { askWords, turnWords } from "./played-words.ts";
import { COMPARED } from "./words.ts";

/** Where other programs could not follow: another board begins, or a line that is no part of the game. */
const LEAVES: readonly SystemMove["kind"][] = ["try", "disagree"];

/** Whether play is resumed by this turn, so that it leads back from wherever the players were. */
const resumes = (move: SystemMove): boolean =>
  move.kind === "resume" || (move.kind === "ask" && (move.black || move.white));

/** The player whom a file has as the one who calls: where both were asked, the one whose opponent moves first. */
const caller = (move: SystemMove, first: Color): Color =>
  (move.kind === "resume" && move.by) || otherColor(first);

/** The format's own words, where it has one. */
const RU: Partial<Record<RulesName, string>> = { ing: "GOE", "superko-situational": "AGA" };

export const ruWords = (ruleSet: RulesName): string =>
  RU[ruleSet] ?? `${RULE_SETS[ruleSet].title} (${RULE_SETS[ruleSet].by})`;

const escaped = (text: string): string => text.replace(/[\\\]]/g, (sign) => `\\${sign}`);

const letterOf = (color: Color): string => (color === "white" ? "W" : "B");

/** "White calls for a resumption, so Black moves first." Whose call it was, where only one did, other programs don't ask. */
function resumedWords(ruleSet: RulesName, move: SystemMove, first: Color): string {
  if (move.kind === "ask") return `${askWords(move)}.`;
  const by = move.kind === "resume" ? move.by : null;
  if (!by) return COMPARED.playResumedMoves({ first });
  return COMPARED[RULE_SETS[ruleSet].settlement === "resumption" ? "resumed1989" : "resumedBy"]({
    by,
    first,
  });
}

/** The node of a resumption: our property for the player whose opponent moves first, a turn and a comment for everybody. */
function resumption(ruleSet: RulesName, move: SystemMove, first: Color, aside: readonly string[]): string {
  const by = caller(move, first);
  const before = aside.length > 0 ? `${COMPARED.besideGame({ moves: aside })} ` : "";
  const words = escaped(before + resumedWords(ruleSet, move, first));
  return `;PL[${letterOf(first)}]LJQ[${letterOf(by)}]C[${words}]`;
}

/** Adds moves to the file of a start: `colors` has whose each turn is, and the next one after the last. Pure. */
export function withTurns(
  sgf: string,
  ruleSet: RulesName,
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
  /** The moves beside the game, since it was left; null within it. */
  let aside: string[] | null = null;
  moves.forEach((move, number) => {
    const player = letterOf(colors[number] ?? "black");
    if (resumes(move)) {
      nodes.push(resumption(ruleSet, move, colors[number + 1] ?? "black", aside ?? []));
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
  if (left.length > 0) nodes.push(`;C[${escaped(COMPARED.afterGame({ moves: left }))}]`);
  const end = sgf.lastIndexOf(")");
  return `${sgf.slice(0, end).trimEnd()}RU[${escaped(ruWords(ruleSet))}]\n${nodes.join("")})\n`;
}

/** The game as SGF. */
export async function gameAsSgf(
  ruleSet: RulesName,
  start: PositionInput,
  moves: readonly SystemMove[],
): Promise<string> {
  const [sgf, { board }, played] = await Promise.all([
    engine.write(start, [], "sgf"),
    engine.follow(start, []),
    systems.play(ruleSet, { ...start, passes: 0 }, moves),
  ]);
  const colors = played.situations.map(({ turn }) => turn);
  return withTurns(sgf, ruleSet, board, moves.slice(0, played.situations.length - 1), colors);
}

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

/** The game as JSON: its start as the engine writes it, and the moves as files have them. */
export async function gameAsJson(
  ruleSet: RulesName,
  start: PositionInput,
  moves: readonly SystemMove[],
): Promise<string> {
  const plain: PositionInput = { ...start, passes: 0 };
  const [text, played] = await Promise.all([
    engine.write(start, [], "json"),
    systems.play(ruleSet, plain, moves),
  ]);
  const { turn, passes, black_captives, white_captives, ...position } = JSON.parse(text);
  const colors = played.situations.map((now) => now.turn);
  const turns = turnsOfFile(position.rows, moves.slice(0, played.situations.length - 1), colors);
  // With moves these fields would be those after the last one.
  const before = `${black_captives ?? 0} ${white_captives ?? 0} ${turn === "white" ? "W" : "B"} ${passes ?? 0}`;
  return `${JSON.stringify({ ...position, rules: ruleSet, start: before, moves: turns })}\n`;
}
