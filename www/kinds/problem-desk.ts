/** The board of a problem with its situation line, which also says why a press was no answer. */
import type { Command } from "../board/index.ts";
import { element } from "../dom.ts";
import { BoardDesk, type DeskState } from "../table/board-desk.ts";
import { shortWords } from "./situation.ts";
import type { Article } from "./trainer.ts";

export interface OnProblemDesk {
  point(at: number): void;
  pencil(at: number | null): void;
  command(command: Command): void;
}

export class ProblemDesk {
  readonly element: HTMLElement;
  private readonly desk: BoardDesk;
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });

  constructor(keys: string, on: OnProblemDesk, article?: Article) {
    const board = element("div", { class: "board" });
    const [line, words] = [element("span", { class: "line" }), element("span")];
    const situation = element("p", { class: "situation" }, line, " ", words);
    const ground = element("div", { class: "ground" }, board);
    article?.line.replaceChildren(situation);
    const status = !article && element("div", { class: "status" }, situation);
    this.element = element("div", { class: "view" }, ground, status, this.spoken);
    const look = { ...article?.look, keys, words: shortWords };
    this.desk = new BoardDesk({ board, line, words }, look, { ...on, say: (said) => this.say(said) });
  }

  /** Says why a press was no answer, until the board shows something else. */
  note(words: string): void {
    this.desk.note(words);
  }

  /** For those who listen. The same words twice are news too, and a live region only tells what changed. */
  say(words: string): void {
    this.spoken.textContent = words === this.spoken.textContent ? `${words}\u00a0` : words;
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
