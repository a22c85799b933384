/** The controls of an element, and the panel behind the last of them. */
import { element } from "../../dom.ts";
import { type Acts, Controls } from "../../proof/controls.ts";
import type { Control } from "../element-frame.ts";
import { glyph, LOOKS } from "../icons.ts";
import type { Places } from "../places.ts";

export type ElementActs = Acts<Control>;

/** The id that the board's description and the control of the panel refer to: unique within one element's root. */
export const KEYS = "keys";
const PANEL = "more";

/** What the keys do, for those who can't see what may be pressed. */
export const keysPart = (words: string): HTMLElement =>
  element(
    "div",
    { class: "more-part" },
    element("p", { class: "more-head" }, "Keys"),
    element("p", { id: KEYS }, words),
  );

/** The diagram as text, to read or to copy. */
export function diagramPart(): { part: HTMLElement; diagram: HTMLPreElement } {
  const name = { tabindex: "0", "aria-label": "The diagram as text", "data-role": "diagram" };
  const diagram = element("pre", name);
  const head = element("p", { class: "more-head" }, "The diagram as text");
  return { part: element("div", { class: "more-part" }, head, diagram), diagram };
}

/** Those of an element: its own icons, and parts that an author may style. */
export class ElementControls extends Controls<Control> {
  /** Where `own` is false, somebody else listens to the buttons; `start` is how a game that is only seen calls "Undo all". */
  constructor(
    names: readonly Control[],
    { own = true, start = false }: { own?: boolean; start?: boolean } = {},
  ) {
    const text = (name: Control): string => (start && name === "undo-all" ? "Start" : LOOKS[name][0]);
    super({
      buttons: names.map((name) => ({ name, text: text(name), icon: glyph(name) })),
      more: element("div", { class: "more", id: PANEL, "data-role": "more", part: "more", hidden: "" }),
      attributes: { "aria-disabled": "true", part: "button" },
      foreign: !own,
    });
  }

  /** Puts the row into its place, and the panel below it. */
  seat({ controls, spoken }: Places): void {
    controls.replaceChildren(this.element);
    if (this.buttons.has("more")) spoken.before(this.more);
  }

  /** As if it had been pressed by whoever woke the element. */
  click(name: string): void {
    this.buttons.get(name as Control)?.click();
  }
}
