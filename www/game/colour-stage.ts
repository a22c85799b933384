/** The colour, chosen by who did not choose the start (A1.3). */
import { COLOR_NAMES } from "../board/color.ts";
import { button, element } from "../dom.ts";
import type { Color, Line } from "../engine/engine.ts";
import { STAKED, stepItems } from "./began.ts";
import { beganSteps } from "./course-words.ts";
import { GameDesk } from "./game-desk.ts";
import { callOf, otherPerson, type WholeGame } from "./whole-game.ts";

export class ColourStage {
  readonly element: HTMLElement;
  private readonly desk: GameDesk = new GameDesk({
    point: () => this.desk.note("First the colour is chosen."),
  });
  private readonly title = element("h2", { tabindex: "-1" });
  private readonly words = element("p", { class: "turn" });
  private readonly choice = element("div", { class: "colour-choice" });
  private readonly began = element("ol", { class: "start-steps" });

  constructor(
    private readonly onChoose: (color: Color) => void,
    links: HTMLElement,
  ) {
    this.element = element(
      "section",
      { class: "desk desk-play desk-colour", "aria-label": "The colour" },
      element("div", { class: "play-table" }, this.desk.element),
      element("div", { class: "panel" }, this.title, this.words, this.choice, links, this.began),
    );
  }

  /** Whether whoever reads may choose. */
  static isFor({ reader, chose }: WholeGame): boolean {
    return reader === null || reader !== (chose ?? "one");
  }

  show(line: Line, game: WholeGame): void {
    const [situation] = line.situations;
    if (!situation) return;
    const view = { stones: situation.stones, marks: situation.marks, hand: null, playable: [] };
    this.desk.show({ board: line.board, situation, view });
    const mine = ColourStage.isFor(game);
    const chooser = otherPerson(game.chose ?? "one");
    const marks = situation.marks.filter((mark) => mark === "temporary").length;
    const closed =
      marks === 0
        ? ""
        : ` The ${marks === 1 ? "marked point is" : `${marks} marked points are`} closed for Black’s first move.`;
    const staked = game.stake ? ` ${STAKED}` : "";
    this.title.textContent =
      mine && game.reader ? "Which colour will you have?" : `${callOf(game, chooser)} chooses the colour`;
    this.words.textContent = `Black moves first, White gets a komi of ${game.start.komi ?? 0}.${closed}${staked}`;
    const choose = (color: Color): HTMLElement =>
      button(COLOR_NAMES[color], `colour ${color}`, () => this.onChoose(color));
    this.choice.replaceChildren(
      mine
        ? element("div", { class: "acts colours" }, choose("black"), choose("white"))
        : element("p", {}, game.engine ? "The engine chooses." : "Pass the link on: it has the start in it."),
    );
    this.began.replaceChildren(...stepItems(beganSteps(game).slice(0, 2)));
  }
}
