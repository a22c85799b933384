/** One line on the first page, for whoever comes back: the way to where he left off. */

import { deviceStore } from "./progress.ts";

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
  const section = document.createElement("span");
  section.textContent = `, section ${here.number}`;
  line.querySelector(".rest")?.append(found[0], section);
  // Parts that are out of sight would be read as words of their own.
  line.ariaLabel = line.textContent;
  line.hidden = false;
}
