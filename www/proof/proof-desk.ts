/** The board of a proof table with its situation line, and the button that passes. */
import type { Command } from "../board/index.ts";
import { element } from "../dom.ts";
import { BoardDesk, type DeskState } from "../table/board-desk.ts";
import { button } from "./ui.ts";

export interface OnProofDesk {
  point(at: number): void;
  command(command: Command): void;
  pass(): void;
  say?(words: string): void;
}

export class ProofDesk {
  readonly element: HTMLElement;
  private readonly desk: BoardDesk;

  /** `keys` is the id of the words that explain the board's keys, `diagram` where the diagram is to stand as text. */
  constructor(keys: string, on: OnProofDesk, diagram?: HTMLElement) {
    const board = element("div", { class: "board" });
    // It tells its entries in words when it is pressed.
    const look = { title: "What the four entries say", "aria-expanded": "false" };
    const line = button("", "line", () => {}, look);
    const words = element("span");
    const told = element("p", { class: "told" });
    const pass = button("Pass", "quiet", on.pass);
    const situation = element("p", { class: "situation" }, line, " ", words);
    const status = element("div", { class: "status" }, situation, told, pass);
    this.element = element("div", { class: "view" }, element("div", { class: "ground" }, board), status);
    this.desk = new BoardDesk({ board, line, words, told, pass, ...(diagram && { diagram }) }, { keys }, on);
  }

  show(state: DeskState): void {
    this.desk.show(state);
  }

  focus(): void {
    this.desk.focus();
  }
}
