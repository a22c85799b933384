/** How long a chapter takes: its words read, and each of its steps thought about. */
import { asks } from "../chapter/data.ts";
import type { BookChapter } from "./book.ts";

const WORDS_A_MINUTE = 200;
const MINUTES_A_STEP = 1;

const words = (html: string): number => html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;

/** In minutes, at least one. The pages below a chapter are read with it, but for what stands aside. */
export function minutesOf({ sections, pages }: BookChapter): number {
  const all = [...sections, ...pages.filter(({ aside }) => !aside).flatMap((page) => page.sections)];
  const minutes = all.reduce(
    (sum, { html, figures }) =>
      sum + words(html) / WORDS_A_MINUTE + figures.filter(asks).length * MINUTES_A_STEP,
    0,
  );
  return Math.max(1, Math.round(minutes));
}
