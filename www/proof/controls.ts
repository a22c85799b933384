/** The six controls, in the order they have everywhere, and what lies behind the last of them. */
import { element } from "../dom.ts";
import { button, enable, icon, uniqueId } from "./ui.ts";

const NAMES = [
  ["back", "Back"],
  ["forward", "Forward"],
  ["undo-all", "Undo all"],
  ["hint", "Hint"],
  ["side", "Side"],
  ["more", "More"],
] as const;

export type Control = (typeof NAMES)[number][0];

/** What each control does now; null where it does nothing. */
export type Acts = Record<Exclude<Control, "more">, (() => void) | null>;

export class Controls {
  readonly element: HTMLElement;
  readonly more: HTMLElement;
  private readonly diagram = element("pre", { tabindex: "0", "aria-label": "The diagram as text" });
  private readonly buttons = new Map<Control, HTMLButtonElement>();
  private acts: Acts = { back: null, forward: null, "undo-all": null, hint: null, side: null };

  /** `extra` stands last behind "More". */
  constructor(keys: string, extra: HTMLElement | null) {
    const id = uniqueId("more");
    this.element = element("div", { class: "controls", role: "group", "aria-label": "Moves" });
    for (const [name, text] of NAMES) {
      const made = button(icon(name), "", () => this.press(name), { "data-control": name });
      made.append(element("span", {}, text));
      if (name === "more") {
        made.ariaExpanded = "false";
        made.setAttribute("aria-controls", id);
      }
      this.buttons.set(name, made);
      this.element.append(made);
    }
    this.more = element(
      "div",
      { class: "more", id, hidden: "" },
      element("h3", {}, "The diagram as text"),
      this.diagram,
      element(
        "p",
        {},
        "The four entries below it: black stones captured, white stones captured, whose turn it is, and passes in a row.",
      ),
      element("h3", {}, "Keys"),
      element(
        "p",
        { id: keys },
        "Arrow keys walk on the board, Enter plays or takes a region in. P passes, U goes back, R forward, H asks for a hint. In the tree of tried lines arrow keys walk and Enter goes there.",
      ),
      extra,
    );
  }

  show(acts: Acts, diagram: string): void {
    this.acts = acts;
    for (const [name] of NAMES) {
      const made = this.buttons.get(name);
      if (made && name !== "more") enable(made, acts[name] !== null);
    }
    this.diagram.textContent = diagram;
  }

  press(name: Control): void {
    if (name === "more") this.open(this.more.hidden === true);
    else this.acts[name]?.();
  }

  open(open: boolean): void {
    this.more.hidden = !open;
    const made = this.buttons.get("more");
    if (made) made.ariaExpanded = String(open);
    if (open) this.more.scrollIntoView({ block: "nearest" });
  }
}
