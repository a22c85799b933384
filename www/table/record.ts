/**
 * The moves made at a table and the place in them that is looked at. Nothing is forgotten by
 * going back; only a new move from an earlier place replaces what came after it.
 */
import type { Color, Move, Situation } from "../engine/engine.ts";
import type { AnyMove } from "./table-game.ts";

export interface Record<M extends AnyMove = Move> {
  readonly moves: readonly M[];
  /** One more than the moves: the start comes first. */
  readonly situations: readonly Situation[];
  /** Which situation is looked at. */
  readonly cursor: number;
}

export function begin<M extends AnyMove = Move>(
  situations: readonly Situation[],
  moves: readonly M[] = [],
): Record<M> {
  return { moves, situations, cursor: situations.length - 1 };
}

export function shown(record: Record<AnyMove>): Situation {
  const situation = record.situations[record.cursor];
  if (!situation) throw new RangeError("a record always has a situation to show");
  return situation;
}

/** The moves that led to the place looked at. */
export function leading<M extends AnyMove>(record: Record<M>): M[] {
  return record.moves.slice(0, record.cursor);
}

/** The places where the reader may stop: all, or only those at the reader's turn or after play. */
function stops(record: Record<AnyMove>, at: number, you: Color | "both"): boolean {
  const situation = record.situations[at];
  if (!situation) return false;
  return (
    you === "both" || at === 0 || situation.final || situation.turn === you || at === record.moves.length
  );
}

/** The nearest stop before or after the cursor, or null when there is none. */
export function stopBeside(record: Record<AnyMove>, direction: -1 | 1, you: Color | "both"): number | null {
  for (let at = record.cursor + direction; at >= 0 && at < record.situations.length; at += direction)
    if (stops(record, at, you)) return at;
  return null;
}

/** On each stone that was played and still stands the number of its move. */
export function numbers({ situations, cursor }: Record<AnyMove>): (string | null)[] {
  const labels: (string | null)[] = situations[cursor]?.stones.map(() => null) ?? [];
  for (let number = 1; number <= cursor; number++) {
    const move = situations[number]?.move;
    if (move && move.kind !== "pass" && move.at !== null) labels[move.at] = String(number);
  }
  return labels.map((label, at) => (situations[cursor]?.stones[at] ? label : null));
}

export function goTo<M extends AnyMove>(record: Record<M>, cursor: number): Record<M> {
  return { ...record, cursor };
}

/** The record with more facts about the current situation. */
export function retold<M extends AnyMove>(record: Record<M>, situation: Situation): Record<M> {
  return {
    ...record,
    situations: record.situations.map((one, at) => (at === record.cursor ? situation : one)),
  };
}
