/** The board of a proof table with its situation line, and the button that passes. */
import { type BoardHandle, type BoardView, type Command, mountBoard } from "../board/index.ts";
import { element } from "../dom.ts";
import type { Board, Situation } from "../engine/engine.ts";
import { boardLabel, situationWords } from "../table/situation-words.ts";
import { button, enable } from "./ui.ts";

export interface DeskState {
  board: Board;
  situation: Situation;
  view: BoardView;
  /** A line that is told, in words. */
  told: string;
  /** Null where passing means nothing. */
  pass: boolean | null;
}

export class Desk {
  readonly element: HTMLElement;
  private handle: BoardHandle | null = null;
  private drawn = "";
  private readonly host = element("div", { class: "board" });
  private readonly line = element("span", { class: "line" });
  private readonly words = element("span");
  private readonly told = element("p", { class: "told" });
  private readonly pass: HTMLButtonElement;

  constructor(
    private readonly keys: string,
    private readonly on: {
      point(at: number): void;
      pencil(at: number | null): void;
      command(command: Command): void;
      pass(): void;
    },
  ) {
    this.pass = button("Pass", "quiet", on.pass);
    const situation = element("p", { class: "situation" }, this.line, " ", this.words);
    const status = element("div", { class: "status" }, situation, this.told, this.pass);
    this.element = element("div", { class: "view" }, element("div", { class: "ground" }, this.host), status);
  }

  show({ board, situation, view, told, pass }: DeskState): void {
    const shape = JSON.stringify(board);
    const label = boardLabel(board);
    if (!this.handle)
      this.handle = mountBoard(this.host, {
        shape: board,
        view,
        label,
        describedBy: this.keys,
        onPoint: this.on.point,
        onPencil: this.on.pencil,
        onCommand: this.on.command,
      });
    else if (shape === this.drawn) this.handle.update(view);
    else this.handle.reshape(board, view, label);
    this.drawn = shape;
    this.line.textContent = situation.line;
    this.words.textContent = situationWords(board, situation);
    this.told.textContent = told;
    this.pass.hidden = pass === null;
    enable(this.pass, pass === true);
  }

  /** Gives the board the focus, without moving the page. */
  focus(): void {
    this.handle?.focus();
  }
}
