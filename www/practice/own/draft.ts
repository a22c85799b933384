/** A problem while somebody sets it: the position, the moves before the question, and the question. Pure. */
import type { Board, Color, Line, Move, PositionInput } from "../../engine/engine.ts";
import type { TaskInput } from "../../engine/practice.ts";
import type { Kind } from "../../kinds/problem.ts";
import { isOutermost } from "../../kinds/problem-game.ts";
import { list } from "../../table/situation-words.ts";
import { DRAFTS } from "./words.ts";

export interface Draft {
  start: PositionInput;
  /** Moves before the question. */
  moves: Move[];
  kind: Kind | null;
  player: Color;
  set: number[];
  /** The move asked about. */
  asked: Move | null;
  title: string;
}

export const EMPTY: Draft = {
  start: { rows: [".....", ".....", ".....", ".....", "....."] },
  moves: [],
  kind: null,
  player: "black",
  set: [],
  asked: null,
  title: "",
};

/** Whether the kind asks for a set of points to be marked. */
export const marks = (kind: Kind | null): boolean => kind === "lock" || kind === "refute" || kind === "save";

/** Whether the kind is about one player. Where one is to be saved, it is whose turn it is. */
export const sided = (kind: Kind | null): boolean => kind === "lock" || kind === "refute" || kind === "find";

/** The part still missing before the engine can begin; null when complete. `line` leads to the question. */
export function missing(draft: Draft, line: Line): string | null {
  const { kind, set, asked } = draft;
  const now = line.situations.at(-1);
  if (!now) return DRAFTS.noPositionYet;
  if (kind === null) return DRAFTS.chooseWhatAsked;
  if (kind === "lock" || kind === "refute") {
    if (set.length === 0) return DRAFTS.pressPointsClaimBoard;
  } else if (kind === "save") {
    if (set.length === 0) return DRAFTS.pressPointsSaved;
    if (now.final) return DRAFTS.playOverHereNothing;
  } else if (kind === "count") {
    if (!now.final) return DRAFTS.playNotOverHere;
  } else if (kind === "cycle") {
    if (now.cycle === null) return DRAFTS.noCycleEndsHere;
  } else if (kind === "rule") {
    if (asked === null) return DRAFTS.pressPointMoveAsked;
  } else if (kind === "pass" && now.final) return DRAFTS.playOverHereNothingChoose;
  return partWords(line.board, kind, set);
}

/** The task for the engine. */
export function taskOf({ kind, player, set, asked }: Draft, line: Line): TaskInput | null {
  if (!kind) return null;
  const turn = line.situations.at(-1)?.turn ?? "black";
  return {
    kind,
    player: sided(kind) ? player : kind === "save" ? turn : null,
    set: marks(kind) ? [...set].sort((one, other) => one - other) : [],
    move: kind === "rule" ? asked : null,
  };
}

/** A move as problems write it: "c3", "pass", "cycle@8+b2"; with numbers instead of names where none are given. */
export function moveText(move: Move, name: (at: number) => string = String): string {
  if (move.kind === "pass") return "pass";
  if (move.kind === "play") return name(move.at);
  const at = move.at ?? null;
  return `cycle@${move.since}${at === null ? "" : `+${name(at)}`}`;
}

/** The move in a text by numbers; null when it is none. */
export function moveOf(text: string): Move | null {
  if (text === "pass") return { kind: "pass" };
  if (/^\d+$/.test(text)) return { kind: "play", at: Number(text) };
  const cycle = /^cycle@(\d+)(?:\+(\d+))?$/.exec(text);
  if (!cycle) return null;
  return { kind: "cycle", since: Number(cycle[1]), at: cycle[2] === undefined ? null : Number(cycle[2]) };
}

/** More names than this are counted. */
const FEW = 6;

/** A part of a larger board: why this kind can't be asked about this set, since nobody knows what lies outside; null where the board is all there, or the set keeps clear of what is not. */
export function partWords(
  board: Pick<Board, "open" | "points" | "width" | "height">,
  kind: Kind,
  set: readonly number[],
): string | null {
  if (board.open.length === 0) return null;
  if (kind !== "lock" && kind !== "refute") return DRAFTS.boardGoesHereNobody;
  const names = set.filter((at) => isOutermost(board, at)).map((at) => board.points[at]?.name ?? "");
  if (names.length === 0) return null;
  const told =
    names.length > FEW
      ? DRAFTS.more({ join: names.slice(0, FEW).join(", "), number: names.length - FEW })
      : list(names);
  return DRAFTS.boardGoesBeyondNobody({ told, count: names.length });
}
