/** What lies behind the last control of a proof table: the diagram as text, what the keys do, and what is added. */
import { element } from "../dom.ts";
import { uniqueId } from "./ui.ts";

const ENTRIES =
  "The four entries below it: black stones captured, white stones captured, whose turn it is, and passes in a row.";
const KEYS =
  "Arrow keys walk on the board, Enter plays or takes a region in. P passes, U goes back, R forward, H asks for a hint. In the tree of tried lines arrow keys walk and Enter goes there.";

/** `extra` stands last. */
export function morePanel(
  keys: string,
  extra: HTMLElement | null,
): { panel: HTMLElement; diagram: HTMLElement } {
  const diagram = element("pre", { tabindex: "0", "aria-label": "The diagram as text" });
  const panel = element(
    "div",
    { class: "more", id: uniqueId("more"), hidden: "" },
    element("h3", {}, "The diagram as text"),
    diagram,
    element("p", {}, ENTRIES),
    element("h3", { class: "for-keys" }, "Keys"),
    element("p", { class: "for-keys", id: keys }, KEYS),
    extra,
  );
  return { panel, diagram };
}
