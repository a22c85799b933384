/** Where a page opens whose address names no section. */
import type { ReaderRecord } from "./reader-record.ts";

/** The section where the reader left this page; null for the top: on a first visit, and once all is read. */
export function reopenedAt(
  { here, pages }: Pick<ReaderRecord, "here" | "pages">,
  page: string,
  sections: readonly string[],
): string | null {
  const read = pages.get(page)?.read ?? new Set<string>();
  const last = sections.at(-1);
  if (last === undefined || read.has(last)) return null;
  if (here?.page === page && sections.includes(here.section)) return here.section;
  const furthest = sections.findLastIndex((section) => read.has(section));
  return furthest < 0 ? null : (sections[furthest + 1] ?? null);
}
