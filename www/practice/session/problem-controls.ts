/** The six controls of a problem, in the order they have everywhere; what stands behind "More" is told when it opens. */
import { element } from "../../dom.ts";
import { button, enable, icon } from "../../proof/ui.ts";

const NAMES = [
  ["back", "Back"],
  ["forward", "Forward"],
  ["undo-all", "Undo all"],
  ["hint", "Hint"],
  ["side", "Side"],
  ["more", "More"],
] as const;

export type Control = (typeof NAMES)[number][0];

export class Controls {
  readonly element = element("div", { class: "controls", role: "group", "aria-label": "Moves" });
  readonly more: HTMLElement;
  private readonly told = element("div");
  private readonly buttons = new Map<Control, HTMLButtonElement>();

  /** `keys` is the id of the words that explain the board's keys. */
  constructor(
    keys: string,
    private readonly act: (name: Exclude<Control, "more">) => void,
    private readonly tell: () => HTMLElement[],
  ) {
    for (const [name, text] of NAMES) {
      const made = button(icon(name), "", () => this.press(name), { "data-control": name });
      made.append(element("span", {}, text));
      this.buttons.set(name, made);
      this.element.append(made);
    }
    this.more = element(
      "div",
      { class: "more", id: `${keys}-more`, hidden: "" },
      this.told,
      element("h3", {}, "Keys"),
      element(
        "p",
        { id: keys },
        "Arrow keys walk on the board. Enter pencils a stone in, Enter again plays it, Escape takes it back. P goes to Pass, U goes back, R forward, H asks for a hint.",
      ),
    );
    this.buttons.get("more")?.setAttribute("aria-controls", this.more.id);
    this.open(false);
  }

  show(on: Record<Exclude<Control, "more">, boolean>): void {
    for (const [name] of NAMES) {
      const made = this.buttons.get(name);
      if (made && name !== "more") enable(made, on[name]);
    }
  }

  open(open: boolean): void {
    if (open) this.told.replaceChildren(...this.tell());
    this.more.hidden = !open;
    const made = this.buttons.get("more");
    if (made) made.ariaExpanded = String(open);
    if (open) this.more.scrollIntoView({ block: "nearest" });
  }

  private press(name: Control): void {
    if (name === "more") this.open(this.more.hidden === true);
    else this.act(name);
  }
}
