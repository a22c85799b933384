/** How much of the book is done, in numbers and in words. No page here. */
import type { Kept } from "./kept.ts";

/** How many steps each page has, by chapters. */
export type Steps = { [chapter: string]: { [page: string]: number } };

export interface Count {
  done: number;
  all: number;
}

/** Steps are called step-1, step-2 and so on. Those of an older version that are gone do not count. */
function doneOn(kept: Kept, page: string, all: number): number {
  const solved = [...(kept.get(page)?.solved ?? [])];
  return solved.filter((id) => {
    const number = Number(/^step-(\d+)$/.exec(id)?.[1] ?? 0);
    return number >= 1 && number <= all;
  }).length;
}

export function countChapter(kept: Kept, pages: { [page: string]: number }): Count {
  return Object.entries(pages).reduce(
    ({ done, all }, [page, steps]) => ({ done: done + doneOn(kept, page, steps), all: all + steps }),
    { done: 0, all: 0 },
  );
}

export const countBook = (kept: Kept, steps: Steps): Count =>
  Object.values(steps)
    .map((pages) => countChapter(kept, pages))
    .reduce((sum, one) => ({ done: sum.done + one.done, all: sum.all + one.all }), { done: 0, all: 0 });

/** How many answers were given, of whatever kind. */
const answers = (kept: Kept): number =>
  [...kept.values()].reduce((sum, page) => sum + page.predicted.size, 0);

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** "12 of 140 steps." */
export const countWords = ({ done, all }: Count): string => `${done} of ${several(all, "step", "steps")}.`;

/** What would be lost: "3 steps and 5 predictions". */
export function holdings(kept: Kept): string {
  const solved = [...kept.values()].reduce((sum, page) => sum + page.solved.size, 0);
  return `${several(solved, "step", "steps")} and ${several(answers(kept), "prediction", "predictions")}`;
}

/** What loading a file has done, from what was kept before and after. */
export function loadedWords(before: Count, after: Count, unread: number): string {
  const news = after.done - before.done;
  const words = [
    news > 0
      ? `Loaded: ${several(news, "step was", "steps were")} new here.`
      : "Loaded. All its steps were known here already.",
  ];
  if (unread > 0)
    words.push(
      `${several(unread, "entry", "entries")} of the file could not be read and ${unread === 1 ? "was" : "were"} left out.`,
    );
  return words.join(" ");
}
