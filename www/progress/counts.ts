/** How much of the book is done, in numbers and in words. No page here. */
import { given, type Log } from "./answers.ts";
import type { PageRecord, ReaderRecord, Reading } from "./reader-record.ts";
import { KEPT } from "./words.ts";

/** How many steps each page has, by chapters. */
export type Steps = { [chapter: string]: { [page: string]: number } };

export interface Count {
  done: number;
  all: number;
}

/** Steps are called step-1, step-2 and so on. */
const isStep = (id: string): boolean => /^step-\d+$/.test(id);

/** Those of an older version that are gone do not count. */
function doneOn(kept: ReaderRecord, page: string, all: number): number {
  const solved = [...(kept.pages.get(page)?.solved ?? [])];
  return solved.filter((id) => {
    const number = Number(/^step-(\d+)$/.exec(id)?.[1] ?? 0);
    return number >= 1 && number <= all;
  }).length;
}

export function countChapter(kept: ReaderRecord, pages: { [page: string]: number }): Count {
  return Object.entries(pages).reduce(
    ({ done, all }, [page, steps]) => ({ done: done + doneOn(kept, page, steps), all: all + steps }),
    { done: 0, all: 0 },
  );
}

export const countBook = (kept: ReaderRecord, steps: Steps): Count =>
  Object.values(steps)
    .map((pages) => countChapter(kept, pages))
    .reduce((sum, one) => ({ done: sum.done + one.done, all: sum.all + one.all }), { done: 0, all: 0 });

const sum = (kept: ReaderRecord, of: "solved" | "predicted"): number =>
  [...kept.pages.values()].reduce((all, page) => all + page[of].size, 0);

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** So few sections are read before anybody has begun. */
const JUST_OPENED = 2;

/**
 * "12 of 14 steps solved on this page, 3 more tried. 4 sections read."; without a page, of the whole book. Of a page that
 * asks nothing itself, the pages below it: "2 of 34 beasts solved, 1 more tried."; `below` is what these are called.
 */
export function countWords(kept: ReaderRecord, steps: Steps, page?: string, below = "pages"): string {
  const own = Object.values(steps).find((pages) => page !== undefined && page in pages)?.[page ?? ""];
  const inside = steps[page ?? ""];
  if (own === undefined && inside && Object.keys(inside).length > 0) return countBelow(kept, inside, below);
  const { done, all } =
    own === undefined ? countBook(kept, steps) : countChapter(kept, { [page ?? ""]: own });
  const pages = [...kept.pages].filter(([name]) => own === undefined || name === page);
  const total = (of: (page: PageRecord) => number): number =>
    pages.reduce((sum, [, record]) => sum + of(record), 0);
  const tried = total((page) => triedOn(page).length);
  const read = total((page) => page.read.size);
  // Whoever has just opened the book has read what is on the screen: that is no news to him.
  const isTold = read > JUST_OPENED || (read > 0 && done + tried > 0);
  const sections = isTold ? ` ${several(read, "section", "sections")} read.` : "";
  const here = own === undefined ? "" : " on this page";
  return `${done} of ${several(all, "step", "steps")} solved${here}${moreTried(tried)}.${sections}`;
}

function countBelow(kept: ReaderRecord, pages: { [page: string]: number }, name: string): string {
  const all = Object.entries(pages);
  const solved = all.filter(([page, steps]) => doneOn(kept, page, steps) === steps);
  const begun = all.filter(([page]) => {
    const record = kept.pages.get(page);
    return record && (record.solved.size > 0 || triedOn(record).length > 0);
  });
  return `${solved.length} of ${all.length} ${name} solved${moreTried(begun.length - solved.length)}.`;
}

const triedOn = ({ tried, predicted, solved }: PageRecord): string[] =>
  [...new Set([...tried, ...predicted.keys()])].filter((id) => isStep(id) && !solved.has(id));

const moreTried = (count: number): string => (count > 0 ? `, ${count} more tried` : "");

const and = (parts: string[]): string =>
  [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");

export const practised = (count: number): string => KEPT.practised({ count });

/** The possible loss: "3 steps, 5 predictions and 12 practice answers". */
export function holdings(kept: ReaderRecord): string {
  const answers = given(kept.practice);
  return and([
    KEPT.steps({ count: sum(kept, "solved") }),
    KEPT.predictions({ count: sum(kept, "predicted") }),
    ...(answers > 0 ? [practised(answers)] : []),
  ]);
}

/** The effect of loading a file, from the record before and after. */
export function loadedWords(before: ReaderRecord, after: ReaderRecord, steps: Steps, unread: number): string {
  const solved = countBook(after, steps).done - countBook(before, steps).done;
  const answers = after.practice.answers.length - before.practice.answers.length;
  const news = [
    ...(solved > 0 ? [KEPT.steps({ count: solved })] : []),
    ...(answers > 0 ? [practised(answers)] : []),
  ];
  const words = [
    news.length > 0 ? KEPT.loaded({ news: and(news), count: solved + answers }) : KEPT.loadedNothing,
  ];
  words.push(...summedWords(before.practice, after.practice));
  if (unread > 0)
    words.push(
      `${several(unread, "entry", "entries")} of the file could not be read and ${unread === 1 ? "was" : "were"} left out.`,
    );
  return words.join(" ");
}

/**
 * Where many answers have been summed up, older ones that come from elsewhere can't be added: nobody knows which of them
 * the sum has already. They are listed, and count for nothing.
 */
function summedWords(before: Log, after: Log): string[] {
  const until = after.base?.until;
  if (until === undefined) return [];
  const isOwn = before.base?.until === until;
  const here = new Set(before.answers.map(({ when, id }) => `${when} ${id}`));
  const others = after.answers.filter(({ when, id }) => when <= until && here.has(`${when} ${id}`) !== isOwn);
  if (others.length === 0) return [];
  const date = new Date(until * 1000).toLocaleDateString("en-GB", DATE);
  return [KEPT.summed({ date, count: others.length, isOwn })];
}

const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

/** The damage on this device, and the rest. */
export function damageWords(
  kept: ReaderRecord,
  { unread, broken }: Pick<Reading, "unread" | "broken">,
): string {
  const here = sum(kept, "solved") + sum(kept, "predicted") + kept.practice.answers.length;
  return broken ? KEPT.broken({ here }) : KEPT.unread({ unread, here });
}
