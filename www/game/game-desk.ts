/** The board of a stage with its situation line, where no move of the game is made. */
import { element } from "../dom.ts";
import { BoardDesk, type DeskState } from "../table/board-desk.ts";

export class GameDesk {
  readonly element: HTMLElement;
  private readonly desk: BoardDesk;

  constructor(
    on: { point(at: number): void; pass?(): void; say?(words: string): void },
    ...below: HTMLElement[]
  ) {
    // Room for a usual board, so that nothing jumps when it comes.
    const board = element("div", { class: "board", "data-rows": "9", "data-columns": "9" });
    const look = {
      type: "button",
      class: "line",
      title: "What the four entries say",
      "aria-expanded": "false",
    };
    const line = element("button", look);
    const words = element("span");
    const keys = element(
      "p",
      { id: "desk-keys", class: "visually-hidden" },
      "Arrow keys walk on the board, Enter presses a point.",
    );
    this.element = element(
      "div",
      { class: "table game-board" },
      element(
        "div",
        { class: "view" },
        element("div", { class: "ground" }, board),
        element("div", { class: "status" }, element("p", { class: "situation" }, line, " ", words), ...below),
        keys,
      ),
    );
    this.desk = new BoardDesk(
      { board, line, words },
      { keys: "desk-keys" },
      {
        point: on.point,
        command: (command) => {
          if (command === "pass") on.pass?.();
        },
        ...(on.say && { say: on.say }),
      },
    );
  }

  show(state: DeskState): void {
    this.desk.show(state);
  }

  note(words: string): void {
    this.desk.note(words);
  }

  focus(): void {
    this.desk.focus();
  }
}
