/** The board of a proof table with its situation line, and the button that passes. */
import type { Command } from "../board/index.ts";
import { element } from "../dom.ts";
import { BoardDesk, type DeskState } from "../table/board-desk.ts";
import { button, redraw } from "./ui.ts";

export interface OnProofDesk {
  point(at: number): void;
  command(command: Command): void;
  pass(): void;
  /** By the rules of 1989: for the ko with this mark. */
  passFor?(at: number): void;
  say?(words: string): void;
}

export class ProofDesk {
  readonly element: HTMLElement;
  private readonly desk: BoardDesk;
  private readonly passes: HTMLElement;

  /** `keys` is the id of the words that explain the board's keys, `diagram` where the diagram is to stand as text. */
  constructor(
    keys: string,
    private readonly on: OnProofDesk,
    diagram?: HTMLElement,
  ) {
    const board = element("div", { class: "board" });
    // It tells its entries in words when it is pressed.
    const look = { title: "What the four entries say", "aria-expanded": "false" };
    const line = button("", "line", () => {}, look);
    const words = element("span");
    const told = element("p", { class: "told" });
    const pass = button("Pass", "quiet", on.pass);
    this.passes = element("div", { class: "passes" });
    const situation = element("p", { class: "situation" }, line, " ", words);
    const status = element("div", { class: "status" }, situation, told, pass, this.passes);
    this.element = element("div", { class: "view" }, element("div", { class: "ground" }, board), status);
    this.desk = new BoardDesk({ board, line, words, told, pass, ...(diagram && { diagram }) }, { keys }, on);
  }

  /** `kos`: the marks that may be passed for. */
  show(state: DeskState, kos: readonly { at: number; name: string }[] = []): void {
    this.desk.show(state);
    redraw(
      this.passes,
      () => this.focus(),
      JSON.stringify(kos),
      () =>
        this.passes.replaceChildren(
          ...kos.map(({ at, name }) => button(`Pass for ${name}`, "quiet", () => this.on.passFor?.(at))),
        ),
    );
  }

  focus(): void {
    this.desk.focus();
  }
}
