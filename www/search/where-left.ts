/** Where the reader left off, beside what is found. */
import { element } from "../dom.ts";
import { deviceStore } from "../progress/progress.ts";
import type { SearchFile } from "./documents.ts";
import { thumbnail } from "./result-list.ts";

/** Nothing, where he has not begun or the place is no more. */
export function whereLeft({ documents, positions }: SearchFile): HTMLElement[] {
  const here = deviceStore().all().here;
  if (!here) return [];
  const { page, section, number } = here;
  const at = (address: string, id: string): boolean => {
    const [file = "", hash = ""] = address.split("#");
    return hash === id && (file === `${page}.html` || file === "index.html");
  };
  const found = documents.find(({ group, address }) => group !== "positions" && at(address, section));
  const drawn = documents.find(({ group, address }) => group === "positions" && at(address, section));
  const address = (found ?? drawn)?.address ?? `${page}.html#${section}`;
  const position = drawn?.position === undefined ? undefined : positions[drawn.position];
  const title = found?.title ?? drawn?.title;
  if (!title) return [];
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
