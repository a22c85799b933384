/** The board of a problem with its situation line. The first press pencils a stone in: a slip would cost something. */
import type { Command } from "../board/index.ts";
import { element } from "../dom.ts";
import { BoardDesk, type DeskState } from "../table/board-desk.ts";
import { shortWords } from "./situation.ts";
import type { Article } from "./trainer.ts";

export interface OnProblemDesk {
  /** A point was chosen by a second press; or by the first where no stone may be set. */
  point(at: number): void;
  pencil(at: number | null): void;
  command(command: Command): void;
}

export class ProblemDesk {
  readonly element: HTMLElement;
  private readonly desk: BoardDesk;

  constructor(keys: string, on: OnProblemDesk, article?: Article) {
    const board = element("div", { class: "board" });
    const [line, words] = [element("span", { class: "line" }), element("span")];
    const situation = element("p", { class: "situation" }, line, " ", words);
    const ground = element("div", { class: "ground" }, board);
    article?.line.replaceChildren(situation);
    const status = !article && element("div", { class: "status" }, situation);
    this.element = element("div", { class: "view" }, ground, status);
    const look = { ...article?.look, keys, pencils: "always" as const, words: shortWords };
    this.desk = new BoardDesk({ board, line, words }, look, on);
  }

  show(state: DeskState): void {
    this.desk.show(state);
  }

  unpencil(): void {
    this.desk.unpencil();
  }

  focus(): void {
    this.desk.focus();
  }
}
