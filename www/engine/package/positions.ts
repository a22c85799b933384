/** What is asked about: whatever the command reads, as a text or as an object of a file. */
import type {
  Location,
  Move,
  Opened,
  PositionInput,
  Refusal,
  RulesName,
  SystemMove,
} from "../generated/systems.js";
import { bad, textOf } from "./arguments.ts";
import { ask } from "./modules.ts";
import type { Place, Position } from "./types.ts";

/** A start and the moves from there. */
export interface Game {
  start: PositionInput | string;
  moves: Move[];
  /** Of the move that would come next, and is forbidden. */
  refusal?: Refusal | undefined;
}

/** A game up to there, or as far as the rules allow it. */
export async function openLegal(position: Position, { game, move }: Place = {}): Promise<Game> {
  const all = await ask("files", (module) => module.readFile(textOf(position)));
  const one = pick(all, game);
  if (one.fault !== null) throw bad("bad-position", one.fault);
  const { stop } = one;
  if (stop === undefined || (move !== undefined && move < stop.number))
    return { start: one.start, moves: upTo(one.moves, move) };
  return { start: one.start, moves: one.moves, refusal: stop };
}

/** A game up to there, all of it legal. */
export async function open(position: Position, place: Place = {}): Promise<Game> {
  const game = await openLegal(position, place);
  if (!game.refusal) return game;
  const { rule, message, points } = game.refusal;
  const told = `Move ${game.moves.length + 1} is illegal: ${message} (${rule}).`;
  throw Object.assign(new Error(told), { code: "bad-move", points });
}

/** The same for rules that allow what LJRG does not. */
export async function openFor(rules: readonly RulesName[], position: Position, place: Place): Promise<Game> {
  if (rules.includes("ljrg")) return open(position, place);
  try {
    return await open(position, place);
  } catch (error) {
    const start = typeof position === "string" ? position : JSON.parse(textOf(position));
    if (typeof start !== "string" && start.moves) throw error;
    // No game: what reads positions by no rules says what is wrong with it.
    return { start, moves: [] };
  }
}

function pick(all: Opened[], game: number | undefined): Opened {
  const one = game === undefined && all.length === 1 ? all[0] : all[(game ?? 0) - 1];
  if (one) return one;
  const said = game === undefined ? "Say which with the option game, from 1." : `There is no game ${game}.`;
  throw bad("bad-position", `This text holds ${all.length} positions or games. ${said}`);
}

function upTo(moves: Move[], move: number | undefined): Move[] {
  if (move === undefined) return moves;
  if (Number.isInteger(move) && move >= 0 && move <= moves.length) return moves.slice(0, move);
  throw bad("bad-move", `There is no move ${move}: the game has ${moves.length}.`);
}

/** Numbers of locations, some of which may be told by name. */
export async function locations(
  { start }: Game,
  set: "all" | readonly (Location | string)[],
): Promise<"all" | Location[]> {
  if (set === "all" || set.every((at) => typeof at === "number")) return set === "all" ? set : [...set];
  const { board } = await ask("loja", (module) => module.follow(start, []));
  return set.map((at) => {
    if (typeof at === "number") return at;
    const found = board.points.findIndex(({ name }) => name === at.toLowerCase());
    if (found >= 0) return found;
    throw bad("bad-claim", `The board has no point ${at}.`);
  });
}

/** The position that a game by LJRG has come to, for rules that don't ask how. */
export async function after({ start, moves }: Game): Promise<PositionInput | string> {
  if (moves.length === 0 || typeof start === "string") return start;
  const { situations } = await ask("loja", (module) => module.follow(start, moves));
  const [first, last] = [situations[0], situations.at(-1)];
  if (!first || !last) throw bad("fault", "The engine shows no situation.");
  let at = 0;
  const sign = (): string => ({ black: "x", white: "o", none: "." })[last.stones[at++] ?? "none"];
  return {
    ...start,
    rows: start.rows.map((row) => row.replaceAll(/[^,\s]/g, sign)),
    // Komi is no captive in files, and stands in both.
    black_captives: (start.black_captives ?? 0) + last.blackCaptives - first.blackCaptives,
    white_captives: (start.white_captives ?? 0) + last.whiteCaptives - first.whiteCaptives,
    turn: last.turn,
    passes: 0,
  };
}

/** Moves as the other systems have them, which know no cycles. */
export function plainMoves(moves: readonly Move[]): SystemMove[] {
  return moves.map((move) => {
    if (move.kind !== "cycle") return move;
    throw bad("bad-move", "This game removes a cycle, which only LJRG knows.");
  });
}
