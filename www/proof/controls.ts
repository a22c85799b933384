/** A row of controls, in the order they have everywhere, and the panel behind the last of them. */
import { button, element } from "../dom.ts";
import { TABLE } from "./words.ts";

/** What each control does now; null or absent where it does nothing. */
export type Acts<Name extends string = Control> = Partial<Record<Name, (() => void) | null>>;

/** Those of an argument. */
export type Control = "back" | "forward" | "undo-all" | "hint" | "side" | "more";

/** One button of the row: its name, its word, the icon above that. */
export interface ControlLook<Name extends string> {
  name: Name;
  text: string;
  icon: Node;
}

export interface ControlsOptions<Name extends string> {
  buttons: readonly ControlLook<Name>[];
  /** What stands behind "More"; it has an id. */
  more: HTMLElement;
  /** For each button, besides its name. */
  attributes?: Record<string, string>;
  /** Before the panel is opened. */
  opening?(): void;
  /** Brings the open panel into sight; absent: as little is scrolled as may be. */
  bring?(panel: HTMLElement): void;
  /** Somebody else listens to the buttons. */
  foreign?: boolean;
}

export class Controls<Name extends string = Control> {
  readonly element = element("div", { class: "controls", role: "group", "aria-label": TABLE.moves });
  readonly more: HTMLElement;
  protected readonly buttons = new Map<Name | "more", HTMLButtonElement>();
  private readonly opening: () => void;
  private readonly bring: (panel: HTMLElement) => void;
  private acts: Acts<Name> = {};
  /** While the panel is open; a dialog before it goes first. */
  private readonly escape = ({ key, defaultPrevented, target }: KeyboardEvent): void => {
    const elsewhere = target instanceof Element && target.closest("dialog") !== null;
    if (!this.more.isConnected) this.listen(false);
    else if (key === "Escape" && !defaultPrevented && !elsewhere) {
      this.open(false);
      this.buttons.get("more")?.focus();
    }
  };

  constructor({ buttons, more, attributes = {}, opening, bring, foreign = false }: ControlsOptions<Name>) {
    this.more = more;
    this.opening = opening ?? (() => {});
    this.bring = bring ?? ((panel) => panel.scrollIntoView({ block: "nearest" }));
    for (const { name, text, icon } of buttons) {
      const press = foreign ? () => {} : () => this.press(name);
      const made = button(icon, "", press, { "data-control": name, ...attributes });
      made.append(element("span", {}, text));
      this.buttons.set(name, made);
      this.element.append(made);
    }
    const made = this.buttons.get("more");
    if (!made) return;
    if (made.ariaDisabled) made.ariaDisabled = "false";
    made.ariaExpanded = "false";
    made.setAttribute("aria-controls", more.id);
  }

  show(acts: Acts<Name>): void {
    this.acts = acts;
    for (const [name, made] of this.buttons)
      if (name !== "more") made.ariaDisabled = String(!acts[name as Name]);
  }

  /** Whether a control is there at all: one that can come to nothing takes no room. */
  offer(name: Name, offered: boolean): void {
    const made = this.buttons.get(name);
    if (made) made.hidden = !offered;
  }

  press(name: Name | "more"): void {
    if (name === "more") this.open(this.more.hidden === true);
    else this.acts[name]?.();
  }

  open(open: boolean): void {
    if (open) this.opening();
    this.more.hidden = !open;
    const made = this.buttons.get("more");
    if (made) made.ariaExpanded = String(open);
    this.listen(open);
    if (open) this.bring(this.more);
  }

  private listen(open: boolean): void {
    if (open) document.addEventListener("keydown", this.escape);
    else document.removeEventListener("keydown", this.escape);
  }
}
