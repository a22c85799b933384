/** A finished game: who won, how it was counted, its moves, and what can be taken along. */
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { drawFigure } from "../board/index.ts";
import { button, element } from "../dom.ts";
import type { Line, Situation } from "../engine/engine.ts";
import { numbers } from "../table/record.ts";
import { boardLabel, moveWords } from "../table/situation-words.ts";
import { began } from "./began.ts";
import { type GameResult, kindName, resultWords } from "./result.ts";
import { sumsOf } from "./settle/end-of-game.ts";
import { checkSums, resultChart } from "./settle/result-chart.ts";
import type { Settlement } from "./settle/settlement.ts";
import { fullName, type WholeGame } from "./whole-game.ts";

export interface RecordStageOptions {
  onSgf(): void;
  onLink(): void;
  onReferee(): void;
  onNew(): void;
}

export class RecordStage {
  readonly element = element("section", {
    class: "desk desk-play desk-record",
    "aria-label": "The record of the game",
  });
  private readonly title = element("h2", { tabindex: "-1" });

  private after: import("./after/after-game.ts").AfterGame | null = null;

  constructor(private readonly options: RecordStageOptions) {}

  /** Nobody looks at it any more. */
  leave(): void {
    this.after?.close();
    this.after = null;
  }

  /** Goes through the game with the referee: loaded with the first press. */
  private async look(
    place: HTMLElement,
    line: Line,
    game: WholeGame,
    result: GameResult | null,
  ): Promise<void> {
    const { AfterGame } = await import("./after/after-game.ts");
    this.leave();
    this.after = new AfterGame(line, game, result);
    const held = place.contains(document.activeElement);
    place.replaceChildren(this.after.element);
    if (held) {
      this.after.element.tabIndex = -1;
      this.after.element.focus({ preventScroll: true });
    }
    await this.after.begin();
  }

  show(
    line: Line,
    game: WholeGame,
    counted: ReturnType<Settlement["counted"]> | null,
    result: GameResult | null,
  ): void {
    this.leave();
    const after = element("div", { class: "after-place" });
    after.append(
      button("What was controlled when", "quiet", () => void this.look(after, line, game, result), {
        "data-key": "after",
      }),
    );
    const situation = line.situations.at(-1) as Situation;
    this.title.textContent = resultWords(game, result);
    const sums = counted && sumsOf(line, game, counted);
    const labels = numbers({
      moves: game.moves,
      situations: line.situations,
      cursor: line.situations.length - 1,
    });
    const figure = drawFigure(
      line.board,
      {
        stones: situation.stones,
        marks: situation.marks,
        labels,
        ...(counted && { control: counted.control.map((who) => (who === "nobody" ? null : who)) }),
      },
      { label: `${boardLabel(line.board)}, the end of the game`, coordinates: true },
    );
    const { options } = this;
    this.element.replaceChildren(
      element(
        "div",
        { class: "play-table" },
        element(
          "div",
          { class: "table game-board" },
          element(
            "div",
            { class: "view" },
            element("div", { class: "ground" }, figure as unknown as HTMLElement),
            element(
              "div",
              { class: "status" },
              element(
                "p",
                { class: "situation" },
                element("span", { class: "line" }, situation.line),
                " ",
                facts(game),
              ),
            ),
          ),
        ),
      ),
      element(
        "div",
        { class: "panel" },
        this.title,
        element("p", { class: "turn" }, COLORS.map((color) => fullName(game, color)).join(" against "), "."),
        result?.won &&
          element(
            "p",
            { class: "stake-words" },
            "As agreed before the game, its disputes decide it. The count is only shown.",
          ),
        counted && result && resultChart(result.won ? "The count" : kindName(result), counted.score),
        sums && checkSums(sums),
        element(
          "div",
          { class: "acts record-acts" },
          button("Save as SGF", "filled", options.onSgf),
          button("Copy the link", "quiet", options.onLink),
          button("Take it to the referee", "quiet", options.onReferee),
          button("A new game", "quiet", options.onNew),
        ),
        after,
        element("h3", { class: "section-head" }, "Moves"),
        element(
          "ol",
          { class: "told-moves" },
          ...line.situations.slice(1).map((made, at) => {
            const note = game.notes.get(at + 1);
            return element(
              "li",
              { class: made.move?.color ?? "black" },
              moveWords(line.board, made).replace(/^(Black|White) /, ""),
              note ? element("span", { class: "move-note" }, ` ${note}`) : null,
            );
          }),
        ),
        began(game),
      ),
    );
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }
}

const facts = ({ moves, start }: WholeGame): string => {
  const komi = start.komi ?? 0;
  const given =
    komi === 0 ? "no komi" : `komi ${Math.abs(komi)}${komi < 0 ? ` for ${COLOR_NAMES.black}` : ""}`;
  return `${moves.length} ${moves.length === 1 ? "move" : "moves"}, ${given}.`;
};
