/** The board of a problem with its situation line. The first press pencils a stone in: a slip would cost something. */
import { type BoardHandle, type BoardView, type Command, mountBoard } from "../board/index.ts";
import { element } from "../dom.ts";
import type { Board, Situation } from "../engine/engine.ts";
import { boardLabel } from "../table/situation-words.ts";
import { shortWords } from "./situation.ts";
import type { Article } from "./trainer.ts";

export interface OnDesk {
  /** A point was chosen by a second press; or by the first where no stone may be set. */
  point(at: number): void;
  pencil(at: number | null): void;
  command(command: Command): void;
}

export interface DeskState {
  board: Board;
  situation: Situation;
  view: BoardView;
  /** A line that is told, in words; it stands in place of the words about the situation. */
  told?: string;
}

export class ProblemDesk {
  readonly element: HTMLElement;
  private handle: BoardHandle | null = null;
  private shape = "";
  private drawn = "";
  private readonly host = element("div", { class: "board" });
  private readonly line = element("span", { class: "line" });
  private readonly words = element("span");

  constructor(
    private readonly keys: string,
    private readonly on: OnDesk,
    private readonly article?: Article,
  ) {
    const situation = element("p", { class: "situation" }, this.line, " ", this.words);
    const ground = element("div", { class: "ground" }, this.host);
    article?.line.replaceChildren(situation);
    this.element = element(
      "div",
      { class: "view" },
      ground,
      !article && element("div", { class: "status" }, situation),
    );
  }

  show({ board, situation, view, told = "" }: DeskState): void {
    const shape = JSON.stringify(board);
    // What is pencilled in must not go because something was said beside the board.
    const drawn = JSON.stringify(view);
    if (!this.handle)
      this.handle = mountBoard(this.host, {
        ...this.article?.look,
        shape: board,
        view,
        label: boardLabel(board),
        describedBy: this.keys,
        pencils: "always",
        onPoint: this.on.point,
        onPencil: this.on.pencil,
        onCommand: this.on.command,
      });
    else if (shape !== this.shape) this.handle.reshape(board, view, boardLabel(board));
    else if (drawn !== this.drawn) this.handle.update(view);
    this.shape = shape;
    this.drawn = drawn;
    this.line.textContent = situation.line;
    this.words.textContent = told || shortWords(board, situation);
  }

  unpencil(): void {
    this.handle?.unpencil();
  }

  /** Gives the board the focus, without moving the page. */
  focus(): void {
    this.handle?.focus();
  }
}
