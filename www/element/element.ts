/** `<loja-board>`: the tag around a mount. Its text stays what it is. */

import { Mount } from "./mount.ts";
import { ATTRIBUTES } from "./reading/attributes.ts";

/** Where there is no page, importing the module must do no harm. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

export class LojaBoard extends Base {
  static readonly observedAttributes = ATTRIBUTES;
  static version = "";
  private mount: Mount | null = null;
  private observer: MutationObserver | null = null;

  connectedCallback(): void {
    if (!this.mount) {
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      this.mount = new Mount(this, root, {
        ask: (name) => this.getAttribute(name),
        position: () => (this.whole ? this.text : null),
      });
    }
    this.observer ??= new MutationObserver(() => this.refresh());
    this.observer.observe(this, { childList: true, characterData: true, subtree: true });
    if (!this.whole) {
      // What comes next on the page says that the end of this one was read.
      if (this.parentNode) this.observer.observe(this.parentNode, { childList: true });
      this.ownerDocument.addEventListener("DOMContentLoaded", () => this.refresh(), { once: true });
    }
    this.refresh();
  }

  disconnectedCallback(): void {
    // An element that is only moved goes on as it is.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.observer?.disconnect();
      this.mount?.destroy();
    });
  }

  adoptedCallback(): void {
    this.mount?.dress();
  }

  attributeChangedCallback(name: string): void {
    if (name === "at") this.mount?.sendAgain();
    this.refresh();
  }

  goTo(moves: number): void {
    if (!this.mount?.scene?.visit?.(moves)) this.setAttribute("at", `${moves}`);
  }

  async sgf(): Promise<string> {
    return this.mount?.sgf() ?? "";
  }

  /** Whether all of the text is there: the parser may still be at it. */
  private get whole(): boolean {
    if (this.ownerDocument.readyState !== "loading") return true;
    for (let node: Node | null = this; node; node = node.parentNode) if (node.nextSibling) return true;
    return false;
  }

  private get text(): string {
    const copy = (this.querySelector("pre") ?? this).cloneNode(true) as Element;
    // Editors of blogs write these for the ends of lines.
    for (const end of copy.querySelectorAll("br")) end.append("\n");
    return copy.textContent ?? "";
  }

  private refresh(): void {
    if (this.isConnected) void this.mount?.refresh();
  }
}
