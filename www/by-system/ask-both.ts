/** After a stop of 1989 without agreement: both are asked in secret whether to resume, one after the other at one screen. */
import { COLOR_NAMES, COLORS, otherColor } from "../board/color.ts";
import { button, element, focusedBeside } from "../dom.ts";
import type { Color } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";

/** Who starts where nobody refuses. */
export const byChance = (): Color =>
  COLORS[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2] ?? "black";

/** What both have answered, as a turn of the game. */
export function asked(black: boolean, white: boolean, chance: () => Color = byChance): SystemMove {
  return { kind: "ask", black, white, starts: black && white ? chance() : null };
}

export class AskBoth {
  readonly element = element("div", { class: "ask-both", role: "group", "aria-label": "Resume?" });
  private blacks: boolean | null = null;

  constructor(
    private readonly onAnswered: (made: SystemMove) => void,
    private readonly onLeave: () => void,
  ) {
    this.ask("black");
  }

  private ask(color: Color): void {
    const other = COLOR_NAMES[otherColor(color)];
    const words = element(
      "p",
      { tabindex: "-1" },
      this.blacks === null ? "" : "Black’s answer is fixed, and hidden. ",
      `${other} looks away. ${COLOR_NAMES[color]}: do you ask for a resumption?`,
    );
    const held = this.element.contains(focusedBeside(this.element));
    this.element.replaceChildren(
      words,
      element(
        "div",
        { class: "acts" },
        button(`${COLOR_NAMES[color]} asks for it`, "quiet", () => this.answer(color, true)),
        button(`${COLOR_NAMES[color]} refuses`, "quiet", () => this.answer(color, false)),
        button("Leave it", "quiet", this.onLeave),
      ),
    );
    if (held) words.focus();
  }

  private answer(color: Color, yes: boolean): void {
    if (color === "black") {
      this.blacks = yes;
      this.ask("white");
    } else this.onAnswered(asked(this.blacks === true, yes));
  }

  focus(): void {
    this.element.querySelector("p")?.focus();
  }
}
