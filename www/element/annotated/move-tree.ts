/** The tree of variations beside the board: a button for each node. One of them is a tab stop: the one that is shown. */
import { button, element } from "../../make.ts";
import type { GameNode } from "./game-tree.ts";
import { linesOf } from "./tree-lines.ts";

/** Deeper variations stand as far in as these. */
const DEEPEST = 4;

export interface NodeName {
  /** "12 d4", or "set-up". */
  text: string;
  /** The same for those who listen. */
  spoken: string;
  look: string;
}

export class MoveTree {
  readonly element = element("div", {
    class: "note-tree",
    role: "group",
    "aria-label": "Moves and variations",
  });
  private readonly buttons = new Map<number, HTMLButtonElement>();
  private now: HTMLButtonElement | null = null;

  constructor(nodes: readonly GameNode[], name: (at: number) => NodeName, go: (at: number) => void) {
    const lines = nodes.length > 1 ? linesOf(nodes) : [];
    this.element.hidden = !lines?.length;
    for (const { depth, nodes: all } of lines ?? []) {
      const line = element("p", { class: `note-line deep-${Math.min(depth, DEEPEST)}` });
      for (const at of all) {
        const { text, spoken, look } = name(at);
        const made = button(text, look, () => go(at), { "aria-label": spoken, tabindex: "-1" });
        this.buttons.set(at, made);
        line.append(made, " ");
      }
      this.element.append(line);
    }
  }

  show(at: number): void {
    const focused = (this.element.getRootNode() as ShadowRoot).activeElement;
    const inside = focused instanceof Node && this.element.contains(focused);
    this.now?.removeAttribute("aria-current");
    if (this.now) this.now.tabIndex = -1;
    this.now = this.buttons.get(at) ?? null;
    if (!this.now) return;
    this.now.tabIndex = 0;
    this.now.setAttribute("aria-current", "step");
    if (inside) this.now.focus({ preventScroll: true });
    // Only the list itself is moved, never the page.
    const { offsetTop, offsetHeight } = this.now;
    const { scrollTop, clientHeight } = this.element;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      this.element.scrollTop = offsetTop - clientHeight / 2;
  }
}
