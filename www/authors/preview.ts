/** The live board: the same element with the same attributes and the same text as in the code. */

import { ATTRIBUTES, type Attributes } from "../address/code.ts";
import { element } from "../dom.ts";
import { LojaBoard } from "../element/loja.ts";
import type { ErrorDetail } from "../element/options.ts";
import { here } from "../play/page-code.ts";

export class Preview {
  readonly element: HTMLElement;
  onError: (detail: ErrorDetail) => void = () => {};
  private readonly stage = element("div", { class: "stage" });
  private readonly said = element("div", { class: "said", role: "status" });
  private drawn = "";

  constructor() {
    this.element = element("div", {}, this.stage, this.said);
  }

  show(text: string, attributes: Attributes, cell: string): void {
    const key = JSON.stringify([text, attributes, cell]);
    // What the reader has begun here is not taken from him by a change that changes nothing.
    if (key === this.drawn) return;
    this.drawn = key;
    this.said.replaceChildren();
    const board = new LojaBoard();
    for (const name of ATTRIBUTES) {
      const value = attributes[name];
      if (value !== undefined) board.setAttribute(name, value);
    }
    if (cell) board.style.setProperty("--loja-cell", `${cell}px`);
    board.setAttribute("home", here());
    board.append(element("pre", {}, text));
    board.addEventListener("loja-error", (event) => this.onError((event as CustomEvent<ErrorDetail>).detail));
    this.stage.replaceChildren(board);
  }

  /** What an author would find in the events. */
  warn(words: string): void {
    this.said.append(element("p", {}, words));
  }

  empty(): void {
    this.drawn = "";
    this.stage.replaceChildren();
    this.said.replaceChildren();
  }

  /** For the frame, which does not know its height before it is loaded. */
  height(): number {
    return Math.max(120, Math.ceil(this.stage.getBoundingClientRect().height));
  }
}
