/** One line on the first page, for a reader who comes back: the way to the last place. */
import { need } from "../dom.ts";
import { deviceStore } from "./progress.ts";
import type { ReaderRecord } from "./reader-record.ts";

/** A page's title and address, the name of its last section, and the page after it; null where none comes. */
export type Stop = [title: string, address: string, last: string, next: string | null];
export type Stops = { [page: string]: Stop };

/** Where the reader goes on; null where there is nothing to go on with. A page that is done leads to the beginning of the next. */
export function onwardFrom(
  { here }: Pick<ReaderRecord, "here">,
  pages: Stops,
): { title: string; address: string; number: number | null } | null {
  const found = here && Object.hasOwn(pages, here.page) ? pages[here.page] : undefined;
  if (!here || !found) return null;
  const [title, address, last, next] = found;
  if (here.section !== last) return { title, address: `./${address}#${here.section}`, number: here.number };
  const after = next !== null && Object.hasOwn(pages, next) ? pages[next] : undefined;
  return after ? { title: after[0], address: `./${after[1]}`, number: null } : null;
}

export function wireContinue(): void {
  const line = document.querySelector<HTMLAnchorElement>("[data-role=continue]");
  if (!line) return;
  const onward = onwardFrom(
    { here: deviceStore().all().here },
    JSON.parse(line.dataset.pages ?? "{}") as Stops,
  );
  // Whoever came by a link to a section wants that one.
  if (!onward || location.hash !== "") return;
  line.href = onward.address;
  need(line, "[data-role=onward]").textContent = onward.title;
  if (onward.number !== null)
    need(line, "[data-role=onward-section]").textContent = `, section ${onward.number}`;
  // Parts that are out of sight would be read as words of their own.
  line.ariaLabel = line.textContent;
  line.hidden = false;
  // Whoever reads on here has found his place.
  addEventListener("hashchange", () => {
    line.hidden = location.hash !== "";
  });
}
