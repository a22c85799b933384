/**
 * A course of problems that is gone through: the ten of a session, a ladder, or one problem. It says which is next and
 * what came of those before. Pure; `stored-course.ts` keeps it while the window is open.
 */
import type { Kind } from "../../kinds/problem.ts";
import { SESSION } from "./words.ts";

export type Mark = "open" | "right" | "wrong" | "skipped";

export interface Item {
  readonly id: string;
  readonly kind: Kind;
  /** How it is turned, and whether colours are exchanged. */
  readonly look: number;
  readonly mark: Mark;
  /** How many hints were asked for before it was answered. */
  readonly hints: number;
  /** The first wrong answer, as the reader saw it. */
  readonly wrong: string | null;
}

export interface Course {
  readonly items: readonly Item[];
  /** Which one is looked at; the number of items when all are done. */
  readonly at: number;
  /** The reader's ratings at the start, for the kinds where they were well known. */
  readonly before: Readonly<Partial<Record<Kind, number>>>;
}

export const fresh = (id: string, kind: Kind, look: number, mark: Mark = "open"): Item => ({
  id,
  kind,
  look,
  mark,
  hints: 0,
  wrong: null,
});

export function begin(items: readonly Item[], before: Course["before"] = {}): Course {
  return { items, at: 0, before };
}

export const here = (course: Course): Item | null => course.items[course.at] ?? null;

export const isDone = (course: Course): boolean => course.at >= course.items.length;

function change(course: Course, to: Partial<Item>): Course {
  return {
    ...course,
    items: course.items.map((item, index) => (index === course.at ? { ...item, ...to } : item)),
  };
}

/** The outcome of the current problem. The first mark stays: a problem solved after a failure stays failed. */
export function marked(course: Course, mark: Mark, wrong: string | null = null): Course {
  return here(course)?.mark === "open" ? change(course, { mark, wrong }) : course;
}

export function hinted(course: Course): Course {
  const item = here(course);
  return item?.mark === "open" ? change(course, { hints: item.hints + 1 }) : course;
}

export const onward = (course: Course): Course => ({
  ...course,
  at: Math.min(course.at + 1, course.items.length),
});

/** How many have each mark. */
export function tally({ items }: Course): Record<Mark, number> {
  const counts: Record<Mark, number> = { open: 0, right: 0, wrong: 0, skipped: 0 };
  for (const { mark } of items) counts[mark]++;
  return counts;
}

/** "Problem 4 of 10. Right: 1 and 2. Wrong: 3." */
export function courseWords(course: Course): string {
  const { items, at } = course;
  const numbers = (mark: Mark): string =>
    items.flatMap((item, index) => (item.mark === mark ? [String(index + 1)] : [])).join(", ");
  const told = (["right", "wrong", "skipped"] as const).flatMap((mark) => {
    const list = numbers(mark);
    return list ? [`${mark.charAt(0).toUpperCase()}${mark.slice(1)}: ${list}.`] : [];
  });
  const where =
    at < items.length
      ? SESSION.problem({ number: at + 1, count: items.length })
      : SESSION.allDone({ count: items.length });
  return [where, ...told].join(" ");
}

const MARKS: readonly string[] = ["open", "right", "wrong", "skipped"];
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Reads what was kept; null when it is no course, or one of problems that are no longer there. */
export function readCourse(text: string | null, kindOf: (id: string) => Kind | null): Course | null {
  if (!text) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isTable(found) || !Array.isArray(found.items) || !isCount(found.at)) return null;
  const items: Item[] = [];
  for (const one of found.items as unknown[]) {
    if (!isTable(one) || typeof one.id !== "string" || !isCount(one.look) || !isCount(one.hints)) return null;
    const kind = kindOf(one.id);
    if (!kind || !MARKS.includes(one.mark as string)) return null;
    const wrong = typeof one.wrong === "string" ? one.wrong : null;
    items.push({ id: one.id, kind, look: one.look, mark: one.mark as Mark, hints: one.hints, wrong });
  }
  if (items.length === 0 || found.at > items.length) return null;
  return { items, at: found.at, before: isTable(found.before) ? ratingsIn(found.before) : {} };
}

const ratingsIn = (table: Record<string, unknown>): Course["before"] =>
  Object.fromEntries(
    Object.entries(table).filter(([, value]) => typeof value === "number" && Number.isFinite(value)),
  );
