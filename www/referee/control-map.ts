/** The board of the referee view: control as a map, its legend, and the outline of a claim. */
import { otherColor } from "../board/color.ts";
import { type BoardHandle, type BoardOptions, type BoardView, mountBoard } from "../board/index.ts";
import { element } from "../dom.ts";
import type { RefereeReport } from "../engine/engine.ts";
import { boardLabel, situationWords } from "../table/situation-words.ts";
import type { Scene } from "./claim-list.ts";
import { counts } from "./claims.ts";
import { mapWords, WHOSE } from "./referee-words.ts";

const SWATCHES = ["black", "white", "both", "nobody", "open"] as const;

/** What a map shows over the stones. */
export type ShownControl = Required<Pick<BoardView, "control" | "areas">>;

export class ControlMap {
  readonly element: HTMLElement;
  /** The situation line, which may stand elsewhere too. */
  readonly status: HTMLElement;
  private handle: BoardHandle | null = null;
  private control: RefereeReport["control"] = [];
  private outline: readonly number[] | null = null;
  readonly host = element("div", { class: "board" });
  readonly legend = element("ul", { class: "legend", "aria-label": "Legend" });

  constructor(
    private readonly scene: Scene,
    private readonly onPoint: (at: number) => void,
    private readonly look: Pick<BoardOptions, "coordinates" | "lines"> = {},
    /** Another board shows the map: no board of its own is made. */
    private readonly paint?: (shown: ShownControl) => void,
  ) {
    const { situation, board } = scene;
    const words = situation.final
      ? situationWords(board, situation).replace("Both have passed, so play is over.", "Play is over.")
      : situationWords(board, situation);
    const line = element("span", { class: "line" }, situation.line);
    this.status = element(
      "div",
      { class: "status" },
      element("p", { class: "situation" }, line, " ", element("span", {}, words)),
    );
    this.element = element(
      "div",
      { class: "view" },
      element("div", { class: "ground" }, this.host),
      this.status,
    );
  }

  /** Shows whose the points are, as far as it is known. */
  show(control: RefereeReport["control"]): void {
    this.control = control;
    const found = counts(control);
    const dead = this.scene.situation.stones.some(
      (stone, at) => stone !== null && (control[at] === "both" || control[at] === otherColor(stone)),
    );
    this.legend.replaceChildren(
      ...SWATCHES.filter((who) => found[who] > 0).map((who) =>
        element(
          "li",
          {},
          element("span", { class: `swatch ${who}`, "aria-hidden": "true" }),
          `${WHOSE[who]}, ${found[who]}`,
        ),
      ),
      ...(dead ? [element("li", { class: "dead" }, "Patterned stones: dead.")] : []),
    );
    this.draw();
  }

  /** Outlines the set of a claim, or nothing. */
  outlined(points: readonly number[] | null): void {
    this.outline = points;
    this.draw();
  }

  private draw(): void {
    const { board, situation } = this.scene;
    const shown: ShownControl = {
      control: this.control.map((who) => (who === "nobody" ? null : who)),
      areas: this.outline ? [{ points: this.outline, kind: "mine" }] : [],
    };
    if (this.paint) {
      this.paint(shown);
      return;
    }
    const view: BoardView = {
      stones: situation.stones,
      marks: situation.marks,
      hand: "claim",
      playable: board.points.map((_, at) => at),
      ...shown,
    };
    const said = mapWords(counts(this.control));
    const label = `${boardLabel(board)}, control. ${said}`;
    if (this.handle) this.handle.update(view);
    else
      this.handle = mountBoard(this.host, {
        ...this.look,
        shape: board,
        view,
        label,
        onPoint: (at) => this.onPoint(at),
      });
  }
}
