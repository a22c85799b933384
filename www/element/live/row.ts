/** The controls of an element, and the panel behind the last of them. */
import { button, element } from "../../dom.ts";
import type { Control } from "../element-frame.ts";
import { glyph, LOOKS } from "../icons.ts";
import type { Places } from "../places.ts";

/** What each control does now; null or absent where it does nothing. */
export type Acts = Partial<Record<Control, (() => void) | null>>;

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

export class Row {
  readonly more = element("div", { class: "more", id: PANEL, "data-role": "more", part: "more", hidden: "" });
  readonly element = element("div", { class: "controls", role: "group", "aria-label": "Moves" });
  private readonly buttons = new Map<Control, HTMLButtonElement>();
  private acts: Acts = {};

  /** Where `own` is false, somebody else listens to the buttons; `start` is how a game that is only seen calls "Undo all". */
  constructor(
    names: readonly Control[],
    { own = true, start = false }: { own?: boolean; start?: boolean } = {},
  ) {
    for (const name of names) {
      const press = own ? () => this.press(name) : () => {};
      const made = button(glyph(name), "", press, {
        "data-control": name,
        "aria-disabled": "true",
        part: "button",
      });
      made.append(element("span", {}, start && name === "undo-all" ? "Start" : LOOKS[name][0]));
      if (name === "more") {
        made.ariaDisabled = "false";
        made.ariaExpanded = "false";
        made.setAttribute("aria-controls", PANEL);
      }
      this.buttons.set(name, made);
      this.element.append(made);
    }
  }

  /** Puts the row into its place, and the panel below it. */
  seat({ controls, spoken }: Places): void {
    controls.replaceChildren(this.element);
    if (this.buttons.has("more")) spoken.before(this.more);
  }

  show(acts: Acts): void {
    this.acts = acts;
    for (const [name, made] of this.buttons) if (name !== "more") made.ariaDisabled = String(!acts[name]);
  }

  press(name: Control): void {
    if (name !== "more") {
      this.acts[name]?.();
      return;
    }
    const { more } = this;
    more.hidden = !more.hidden;
    const made = this.buttons.get("more");
    if (made) made.ariaExpanded = String(!more.hidden);
    if (!more.hidden) more.scrollIntoView({ block: "nearest" });
  }

  /** As if it had been pressed by whoever woke the element. */
  click(name: string): void {
    this.buttons.get(name as Control)?.click();
  }
}
