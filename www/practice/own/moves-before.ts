/** The moves before the question: played on the board, both colours, under all the rules. */
import { button, element } from "../../dom.ts";
import type { Line, Move } from "../../engine/engine.ts";
import { moveWords } from "../../table/situation-words.ts";
import type { Draft } from "./draft.ts";

export interface BeforeOn {
  play(move: Move): void;
  back(): void;
  /** Presses on the board mean something else now. */
  turned(): void;
}

export class MovesBefore {
  readonly element = element("section", { class: "own-before", "aria-label": "Moves before the question" });
  /** Whether a press on the board is a move. */
  playing = false;
  private readonly toggle: HTMLButtonElement;
  private readonly pass: HTMLButtonElement;
  private readonly takeBack: HTMLButtonElement;
  private readonly cycles = element("div", { class: "acts" });
  private readonly list = element("ol", { class: "own-moves" });

  constructor(private readonly on: BeforeOn) {
    this.toggle = button(
      "Play moves on the board",
      "quiet",
      () => {
        this.playing = !this.playing;
        on.turned();
      },
      { "aria-pressed": "false" },
    );
    this.pass = button("Pass", "quiet", () => on.play({ kind: "pass" }));
    this.takeBack = button("Take back", "quiet", on.back);
    this.element.append(
      element("h3", { class: "section-head" }, "Moves before the question"),
      element(
        "p",
        { class: "hint-words" },
        "A ko or a cycle comes from moves. Most problems need none: their position is enough.",
      ),
      element("div", { class: "acts" }, this.toggle, this.pass, this.takeBack),
      this.cycles,
      this.list,
    );
  }

  /** Presses on the board are about the task again. */
  stop(): void {
    this.playing = false;
  }

  show({ moves }: Draft, line: Line): void {
    const now = line.situations.at(-1);
    this.toggle.ariaPressed = String(this.playing);
    this.pass.ariaDisabled = String(now?.final ?? true);
    this.takeBack.ariaDisabled = String(moves.length === 0);
    this.cycles.replaceChildren(
      ...(this.playing ? line.cycles : []).map(({ since }) =>
        button(`Remove the cycle since ${since === 0 ? "the start" : `move ${since}`}`, "quiet", () =>
          this.on.play({ kind: "cycle", since }),
        ),
      ),
    );
    this.list.replaceChildren(
      ...line.situations.slice(1).map((situation) => element("li", {}, moveWords(line.board, situation))),
    );
  }
}
