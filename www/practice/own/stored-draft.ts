/** A problem in the making, kept for the visit: a reload, or solving it, loses nothing. */
import { plainTitle } from "../../address/problem.ts";
import type { Move, PositionInput } from "../../engine/engine.ts";
import { KINDS } from "../../kinds/problem.ts";
import { type Draft, EMPTY, moveOf, moveText } from "./draft.ts";

const KEY = "loja.own";
/** More is not kept: storage is small, and belongs to the whole site. */
const MOST = 60_000;

export function storeDraft({ moves, asked, ...draft }: Draft): void {
  try {
    const text = JSON.stringify({
      ...draft,
      moves: moves.map((move) => moveText(move)),
      asked: asked && moveText(asked),
    });
    if (text.length <= MOST) sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function storedDraft(): Draft | null {
  try {
    return draftOf(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    // No storage, or something else in it.
    return null;
  }
}

/** The valid part of a kept text; the rest starts as new. The engine says whether the position may stand so. */
export function draftOf(found: unknown): Draft | null {
  if (typeof found !== "object" || found === null) return null;
  const { start, moves, kind, player, set, asked, title } = found as Record<string, unknown>;
  if (!isPosition(start)) return null;
  return {
    start,
    moves: texts(moves)
      .map(moveOf)
      .filter((move): move is Move => move !== null),
    kind: KINDS.find((one) => one === kind) ?? null,
    player: player === "white" ? "white" : "black",
    set: Array.isArray(set) ? set.filter((at): at is number => Number.isInteger(at) && at >= 0) : [],
    asked: typeof asked === "string" ? moveOf(asked) : null,
    title: typeof title === "string" ? plainTitle(title) : EMPTY.title,
  };
}

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];

const isPosition = (start: unknown): start is PositionInput =>
  typeof start === "object" &&
  start !== null &&
  "rows" in start &&
  Array.isArray(start.rows) &&
  start.rows.length > 0 &&
  start.rows.every((row) => typeof row === "string");
