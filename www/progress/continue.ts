/** One line on the first page, for whoever comes back: the way to where he left off. */

import { deviceStore } from "./progress.ts";
import type { Place } from "./reader-record.ts";

export function wireContinue(): void {
  const line = document.querySelector<HTMLAnchorElement>("[data-role=continue]");
  const here = deviceStore().all().here;
  if (!line || !here) return;
  const pages = JSON.parse(line.dataset.pages ?? "{}") as Record<string, [title: string, address: string]>;
  const found = Object.hasOwn(pages, here.page) ? pages[here.page] : undefined;
  const address = found && `./${found[1]}#${here.section}`;
  // Whoever came by a link to a section wants that one.
  if (!found || !address || location.hash !== "") return;
  line.href = address;
  line.querySelector(".rest")?.append(placeWords(found[0], here));
  line.hidden = false;
}

/** "Control, section 9". */
export const placeWords = (title: string, { number }: Place): string => `${title}, section ${number}`;
