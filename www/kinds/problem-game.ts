/** The position of a problem and its moves, as the engine takes them. */
import type { Board, Line, Location, Move, PositionInput, Situation } from "../engine/engine.ts";
import type { MoveName, Problem } from "./problem.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

type Placed = Pick<Problem, "rows" | "turn"> & Partial<Omit<PositionInput, "rows" | "turn">>;

/** The position of the rows, without the question about them. */
export function startOf(problem: Placed): PositionInput {
  const { rows, turn, black_captives, white_captives, passes, board, glue, board_edges } = problem;
  return {
    rows,
    turn,
    ...(black_captives !== undefined && { black_captives }),
    ...(white_captives !== undefined && { white_captives }),
    ...(passes !== undefined && { passes }),
    ...(board !== undefined && { board }),
    ...(glue !== undefined && { glue }),
    ...(board_edges !== undefined && { board_edges }),
  };
}

/** Parts of larger boards are drawn open; what the engine proves on them, it proves as if they ended there. */
export function closed(start: PositionInput): PositionInput {
  const { board_edges: _, ...whole } = start;
  return whole;
}

/** Whether a point lies at a side beyond which the board goes on. */
export function isOutermost(
  { open, points, width, height }: Pick<Board, "open" | "points" | "width" | "height">,
  at: number,
): boolean {
  const point = points[at];
  if (!point) return false;
  const { x, y } = point;
  const sides = { left: x === 0, right: x === width, top: y === 0, bottom: y === height };
  return open.some((side) => sides[side]);
}

/**
 * Whether a claim can be argued as if the board ended where it is cut off: the set keeps clear of there, and so did all that was
 * captured, for nobody knows which liberties it had outside.
 */
export function isInside(
  { board, situations }: Pick<Line, "board" | "situations">,
  set: readonly Location[],
): boolean {
  const isGone = (at: Location): boolean =>
    situations.some(({ stones }, number) => stones[at] && situations[number + 1]?.stones[at] === null);
  return !board.points.some((_, at) => isOutermost(board, at) && (set.includes(at) || isGone(at)));
}

/** A situation as a start of its own, on the board of this one. */
export function startFrom(start: PositionInput, situation: Situation): PositionInput {
  let at = 0;
  const rows = start.rows.map((row) => [...row].map((sign) => (sign === "," ? sign : cell(at++))).join(""));
  function cell(point: Location): string {
    const stone = situation.stones[point];
    const mark = situation.marks[point];
    if (stone) return mark === "permanent" ? (stone === "black" ? "X" : "O") : stone === "black" ? "x" : "o";
    return mark === "permanent" ? "*" : mark === "temporary" ? "#" : ".";
  }
  return {
    ...start,
    rows,
    black_captives: situation.blackCaptives,
    white_captives: situation.whiteCaptives,
    turn: situation.turn,
    passes: situation.passCount,
  };
}

/** Locations of points by their names; names that the board does not have are left out. */
export const locations = ({ points }: Pick<Board, "points">, names: readonly string[]): Location[] =>
  names.flatMap((name) => {
    const at = points.findIndex((point) => point.name === name);
    return at < 0 ? [] : [at];
  });

/** A move by its name: `c3`, `pass`, `cycle@8`, `cycle@8+b2`. */
export function moveOf(board: Pick<Board, "points">, name: MoveName): Move {
  const [, since, stone] = /^cycle@(\d+)(?:\+(.+))?$/.exec(name) ?? [];
  const point = (wanted: string): Location => {
    const [at] = locations(board, [wanted]);
    if (at === undefined) throw new RangeError(`no point is called ${wanted}`);
    return at;
  };
  if (since) return { kind: "cycle", since: Number(since), ...(stone && { at: point(stone) }) };
  return name === "pass" ? { kind: "pass" } : { kind: "play", at: point(name) };
}

export const movesOf = (board: Pick<Board, "points">, names: readonly MoveName[]): Move[] =>
  names.map((name) => moveOf(board, name));

/** The words of `played`. */
export const namesIn = (played: string | undefined): MoveName[] =>
  (played ?? "").split(/\s+/).filter(Boolean);

/** Of `cycle@8+b2` its stone; null for what removes no cycle. */
export function cycleIn(name: MoveName): { stone: string | null } | null {
  const cycle = /^cycle@\d+(?:\+(.+))?$/.exec(name);
  return cycle && { stone: cycle[1] ?? null };
}

/** "plays c3", "passes", "removes the cycle", "removes the cycle and plays b2": what somebody does. */
export function doing(name: MoveName): string {
  if (name === "pass") return "passes";
  const cycle = cycleIn(name);
  if (!cycle) return ROUND_WORDS.plays({ name });
  return cycle.stone ? ROUND_WORDS.removesCyclePlays({ stone: cycle.stone }) : ROUND_WORDS.removesCycle;
}
