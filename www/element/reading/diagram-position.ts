/** A diagram as a position: what it starts from, what was played, and how the board looks then. Pure. */
import { otherColor } from "../../board/color.ts";
import type { Stone } from "../../board/options.ts";
import type { Move, PositionInput } from "../../engine/engine.ts";
import { type Shape, shapeOf } from "./board-shapes.ts";
import type { Diagram } from "./diagram.ts";
import { type Neighbours, neighbours, numbersOf, type Setup, setupOf, withoutLiberty } from "./liberties.ts";

/** Longer games take time, which is the engine’s. */
const MOST = 400;

export interface Opened {
  start: PositionInput;
  moves: Move[];
  shape: Shape;
  /** The board before the first move and after each. */
  boards: Setup[];
}

/** The position as the engine reads it; null where only the engine can tell its meaning, or its fault. */
export function positionOf(diagram: Diagram, board?: string, turn?: Stone): Opened | null {
  const { rows, line, labels } = diagram;
  const shape = shapeOf(rows, board);
  if (!shape) return null;
  const now = setupOf(rows);
  const near = neighbours(shape);
  const marked = now.marks.includes("temporary");
  if (withoutLiberty(near, now).length || (line && marked && line.passes !== -1)) return null;
  const moves = numbered(diagram, now);
  if (!moves) return null;
  const last = line?.turn ?? turn;
  const even = moves.length % 2 === 0;
  const odd: Stone = diagram.first % 2 ? "black" : "white";
  const first = last ? (even ? last : otherColor(last)) : moves.length ? odd : "black";
  const start: PositionInput = {
    rows,
    black_captives: line?.captives[0] ?? 0,
    white_captives: line?.captives[1] ?? 0,
    turn: first,
    passes: line?.passes ?? (marked ? -1 : 0),
    ...(labels && { labels }),
    ...(board && board !== "rectangle" && { board: { shape: board } }),
  };
  const boards = played(near, now, moves, first);
  return boards.length > moves.length ? { start, moves, shape, boards } : null;
}

/** The moves of the numbers. Where marks lie or somebody has passed, what was played takes the rules to know. */
function numbered({ rows, moves, line }: Diagram, { marks }: Setup): Move[] | null {
  if (moves.length > MOST || (moves.length && (line?.passes || marks.some(Boolean)))) return null;
  const numbers = numbersOf(rows);
  return moves.map((place) => ({ kind: "play", at: numbers.get(`${place}`) ?? 0 }));
}

/** The board before the first move and after each, up to the first one that takes the rules to know: a capture, say. */
export function played(near: Neighbours, start: Setup, moves: readonly Move[], first: Stone): Setup[] {
  const boards = [start];
  let color = first;
  for (const move of moves) {
    const before = boards.at(-1);
    if (!before || move.kind !== "play" || before.stones[move.at] || before.marks[move.at]) break;
    const after = { ...before, stones: before.stones.with(move.at, color) };
    if (withoutLiberty(near, after).length) break;
    boards.push(after);
    color = otherColor(color);
  }
  return boards;
}
