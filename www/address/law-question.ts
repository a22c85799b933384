/** A question of 1989 as addresses, attributes and chapters write it: a stranger's words, bounded. Pure. */
import { COLORS } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import type { LawQuestion } from "../engine/systems.ts";

/** Points by their names. */
export type NamedQuestion =
  | { kind: "capture"; at: string }
  | { kind: "part-1"; at: string; set: string[] }
  | { kind: "part-2"; player: Color; set: string[]; stones: number };

/** More stones nobody fixes, and no set is longer. */
export const MOST_STONES = 400;
const MOST_POINTS = 400;
const POINT = /^(?:[a-z]{1,3}[1-9]\d{0,3}|\d{1,5})$/;
export const FORMS = "capture:a1, part-1:a1:b2,c3 or part-2:black:b2,c3:3";

/** "capture: a1", "part-1: a1: b2, c3", "part-2: black: b2, c3: 3"; null where it is none of these. */
export function readLawQuestion(text: string): NamedQuestion | null {
  const [kind, first, list, number, ...more] = text
    .toLowerCase()
    .split(":")
    .map((part) => part.trim());
  if (!first || more.length > 0) return null;
  if (kind === "capture") return list === undefined && POINT.test(first) ? { kind, at: first } : null;
  const set = points(list);
  if (!set) return null;
  if (kind === "part-1") return number === undefined && POINT.test(first) ? { kind, at: first, set } : null;
  if (kind !== "part-2") return null;
  const player = COLORS.find((color) => color === first);
  const stones = /^\d{1,3}$/.test(number ?? "") ? Number(number) : Number.NaN;
  return player && stones <= MOST_STONES ? { kind, player, set, stones } : null;
}

/** Whether somebody meant one of these and not a claim of this book. */
export const isLawQuestion = (text: string): boolean => /^\s*(?:capture|part-[12])\s*:/i.test(text);

function points(list: string | undefined): string[] | null {
  const names = (list ?? "").split(/[\s,]+/).filter(Boolean);
  return names.length > 0 && names.length <= MOST_POINTS && names.every((name) => POINT.test(name))
    ? [...new Set(names)]
    : null;
}

export function writeLawQuestion(question: NamedQuestion): string {
  switch (question.kind) {
    case "capture":
      return `capture:${question.at}`;
    case "part-1":
      return `part-1:${question.at}:${question.set.join(",")}`;
    case "part-2":
      return `part-2:${question.player}:${question.set.join(",")}:${question.stones}`;
  }
}

type Points = readonly { name: string }[];

/** The question with locations; the name of a point that the board doesn't have instead. */
export function located(
  board: Points,
  question: NamedQuestion,
): { found: LawQuestion } | { missing: string } {
  const numbers = new Map(board.map(({ name }, at) => [name, at]));
  const names = [...("at" in question ? [question.at] : []), ...("set" in question ? question.set : [])];
  const missing = names.find((name) => !numbers.has(name));
  if (missing !== undefined) return { missing };
  const at = (name: string): number => numbers.get(name) ?? 0;
  switch (question.kind) {
    case "capture":
      return { found: { kind: "capture", at: at(question.at) } };
    case "part-1":
      return { found: { kind: "part-1", at: at(question.at), set: question.set.map(at) } };
    case "part-2":
      return { found: { ...question, set: question.set.map(at) } };
  }
}

export function namedQuestion(board: Points, question: LawQuestion): NamedQuestion {
  const name = (at: number): string => board[at]?.name ?? String(at);
  switch (question.kind) {
    case "capture":
      return { kind: "capture", at: name(question.at) };
    case "part-1":
      return { kind: "part-1", at: name(question.at), set: question.set.map(name) };
    case "part-2":
      return { ...question, set: question.set.map(name) };
  }
}
