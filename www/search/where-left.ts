/** Where the reader left off, beside what is found. */
import { element } from "../dom.ts";
import { deviceStore } from "../progress/progress.ts";
import type { Document, SearchFile } from "./documents.ts";
import { thumbnail } from "./result-list.ts";

/** Nothing, where he has not begun or the place is no more. */
export function whereLeft({ first, documents, positions }: SearchFile): HTMLElement[] {
  const here = deviceStore().all().here;
  if (!here) return [];
  const { page, section, number } = here;
  const file = page === first ? "index.html" : `${page}.html`;
  const addresses = [`${file}#${section}`, ...(number === 1 ? [file] : [])];
  const isHere = (drawn: boolean) => (one: Document) =>
    (one.group === "positions") === drawn && addresses.includes(one.address);
  const found = documents.find(isHere(false));
  const drawn = documents.find(isHere(true));
  const address = (found ?? drawn)?.address;
  const position = drawn?.position === undefined ? undefined : positions[drawn.position];
  const title = found?.title ?? drawn?.title;
  if (!title || !address) return [];
  return [
    element("h2", { class: "search-group-name" }, "Where you left"),
    ...(position ? [thumbnail(position)] : []),
    element("p", { class: "left-title" }, title),
    element(
      "p",
      { class: "left-place" },
      `${found?.place ?? drawn?.place}, section ${number}. ${agoWords(here.when)}`,
    ),
    element("a", { class: "filled", href: `./${address}` }, "Go on reading"),
  ];
}

const DAY = 86_400;

/** "Today", "Yesterday", or the date. */
function agoWords(when: number, now = new Date()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0) / 1000;
  if (when >= midnight) return "Today.";
  if (when >= midnight - DAY) return "Yesterday.";
  return `${new Date(when * 1000).toLocaleDateString("en-GB", { day: "numeric", month: "long" })}.`;
}
