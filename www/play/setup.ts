/** Setting a position up: what lies on the board, the board itself, and the situation. */
import { button, element } from "../dom.ts";
import { type Color, EngineError, engine, type PositionInput, troubleWords } from "../engine/engine.ts";
import type { ShownControl } from "../referee/referee.tsx";
import { situationWords } from "../table/situation-words.ts";
import { type Field, line, number, segments, select, toggles } from "./form-fields.ts";
import { layersOf, mapOf, ROUNDABOUT, solid, streetsOf } from "./made-boards.ts";
import { Painting } from "./painting.ts";
import { BY_PAIRS, PASSES, SHAPES, SIDES, SOLID } from "./position-choices.ts";
import {
  blank,
  columnsOf,
  LARGEST,
  openSides,
  resize,
  type Side,
  saidToBeTaken,
  shapeOf,
  withBoard,
  withOpen,
  withRows,
} from "./position-rows.ts";
import { shortened } from "./text-fault.ts";
import { arrow, ToolBox } from "./tools.ts";

export interface SetUpOptions {
  /** The position was changed; `step` when going back should stop here. */
  onEdit(position: PositionInput, step: boolean): void;
  /** Whether the position may be played on. */
  onJudged(fault: string | null): void;
  onUndo(): void;
  onRedo(): void;
  onPlay(): void;
  /** What comes after setting up, where that is not to play on. */
  onward?: string;
  /** What a part of a larger board is good for here. */
  part: string;
  /** A verdict stands beside the board: a tool asks about points, and what else makes a position is folded. */
  judged?: {
    /** A tool that asks was chosen, or one that lays. */
    onTool(asks: boolean): void;
    onAsk(at: number): void;
  };
}

export class SetUp {
  readonly board = element("div", { class: "setup-board table" });
  readonly panel = element("div", { class: "setup-panel" });
  private position: PositionInput = { rows: blank(9, 9) };
  private asked = 0;
  private readonly tools: ToolBox;
  private readonly painting = new Painting({
    ink: () => this.tools.ink,
    onAsk: (at) => this.options.judged?.onAsk(at),
    onPaint: (rows, done) => this.edit(withRows(this.position, rows), done),
    onFault: (error) => this.told(error),
  });
  private readonly line = element("span", { class: "line" });
  private readonly words = element("span");
  /** What is wrong with the position, and what may be meant. */
  readonly message = element("div", { class: "setup-message", role: "status" });
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });
  private readonly back: HTMLButtonElement;
  private readonly forward: HTMLButtonElement;
  private readonly shape = select("Board", SHAPES, (shape) => this.takeShape(shape));
  private readonly columns = number("Columns", { min: 1, max: LARGEST }, (columns) =>
    this.takeSize(columns, null),
  );
  private readonly rows = number("Rows", { min: 1, max: LARGEST }, (rows) => this.takeSize(null, rows));
  private readonly layers = number("Layers", { min: 2, max: 9 }, (layers) => this.takeLayers(layers));
  private readonly streets = line("Streets", (streets) => this.takeStreets(streets));
  private readonly open: Field<readonly Side[]>;
  private readonly turn = segments<Color>(
    "Turn",
    [
      ["black", "Black"],
      ["white", "White"],
    ],
    (turn) => this.edit({ ...this.position, turn }, true),
  );
  private readonly passes = select("Passes in a row", PASSES, (passes) =>
    this.edit({ ...this.position, passes: Number(passes) as -1 | 0 | 1 | 2 }, true),
  );
  private readonly blackTaken = number("Black stones taken", { min: 0, max: 9999 }, (count) =>
    this.edit({ ...this.position, black_captives: count }, true),
  );
  private readonly whiteTaken = number("White stones taken", { min: 0, max: 9999 }, (count) =>
    this.edit({ ...this.position, white_captives: count }, true),
  );
  private readonly komi = number("Komi", { min: -999, max: 999, step: 0.5 }, (komi) =>
    this.edit({ ...this.position, komi }, true),
  );

  constructor(private readonly options: SetUpOptions) {
    const { judged } = options;
    this.tools = new ToolBox(
      (tool) => {
        this.say(`${tool.name} chosen.`);
        void this.painting.show(this.position);
        judged?.onTool(tool.ink === "?");
      },
      { asks: judged !== undefined },
    );
    this.open = toggles<Side>("Part of a larger board: it goes on at the", SIDES, options.part, (open) =>
      this.edit(withOpen(this.position, open), true),
    );
    this.back = button(arrow("Undo", "M20 12H5m6-6-6 6 6 6"), "quiet step-back", options.onUndo);
    this.forward = button(arrow("Redo", "M4 12h15m-6-6 6 6-6 6"), "quiet step-back", options.onRedo);
    this.board.append(
      element(
        "div",
        { class: "view" },
        element("div", { class: "ground" }, this.painting.host),
        element(
          "div",
          { class: "status" },
          element("p", { class: "situation" }, this.line, " ", this.words),
          element("div", { class: "acts" }, this.back, this.forward),
        ),
      ),
      this.tools.element,
    );
    const keys = element(
      "p",
      { class: "hint-words", id: "paint-keys" },
      "Choose what to lay, then press points, or hold and draw over them. Pressing the same again takes it away. ",
      element("span", { class: "by-keys" }, "Number keys choose, arrow keys walk, Enter lays."),
    );
    const form = element(
      "div",
      { class: "form" },
      this.shape.element,
      this.columns.element,
      this.rows.element,
      this.layers.element,
      this.streets.element,
      this.open.element,
      this.turn.element,
      this.passes.element,
      this.komi.element,
      this.blackTaken.element,
      this.whiteTaken.element,
    );
    const acts = element(
      "div",
      { class: "acts" },
      button(options.onward ?? "Play from here", judged ? "quiet" : "filled", options.onPlay),
      button("Empty the board", "quiet", () => this.clear()),
    );
    if (judged)
      this.panel.append(
        this.spoken,
        acts,
        element(
          "details",
          { class: "position-form" },
          element("summary", {}, "Board, turn, prisoners and komi"),
          keys,
          form,
        ),
      );
    else
      this.panel.append(element("h2", {}, "Set up a position"), keys, this.message, this.spoken, form, acts);
    addEventListener("keydown", (event) => this.key(event));
  }

  /** Lays a position out to be changed. */
  show(position: PositionInput, steps: { back: boolean; forward: boolean }): void {
    this.position = position;
    const { rows } = position;
    const shape = shapeOf(position);
    const layers = layersOf(position);
    this.shape.set(shape ?? (layers === null ? BY_PAIRS : SOLID));
    const isMap = shape === null && layers === null;
    for (const { element } of [this.columns, this.rows]) element.hidden = isMap;
    this.layers.element.hidden = layers === null;
    this.streets.element.hidden = !isMap;
    if (layers !== null) this.layers.set(layers);
    if (isMap) this.streets.set(streetsOf(position));
    // Where locations are numbered by hand, another number of them would be another board.
    this.tools.enable(",", shape !== null);
    this.columns.set(columnsOf(rows));
    this.rows.set(rows.length / (layers ?? 1));
    this.open.set(openSides(position));
    // Where edges are joined, or none are straight, there is no side to go on at.
    this.open.element.hidden = shape !== "rectangle";
    this.turn.set(position.turn === "white" || position.turn === "W" ? "white" : "black");
    const shut = rows.some((row) => row.includes("#"));
    this.passes.set(String(position.passes ?? (shut ? -1 : 0)));
    this.komi.set(position.komi ?? 0);
    this.blackTaken.set(position.black_captives ?? 0);
    this.whiteTaken.set(position.white_captives ?? 0);
    this.back.ariaDisabled = String(!steps.back);
    this.forward.ariaDisabled = String(!steps.forward);
    void this.painting.show(position);
    void this.judge();
  }

  focus(): void {
    this.painting.focus();
  }

  /** Presses ask about points from now on, or lay stones again. */
  asks(on: boolean): void {
    if (on || this.tools.ink === "?") this.tools.choose(on ? "?" : "x");
  }

  /** Shows whose the points are, until something is changed. */
  overlay(shown: ShownControl): void {
    this.painting.overlay(shown);
  }

  private edit(position: PositionInput, step: boolean): void {
    this.position = position;
    this.painting.overlay({});
    this.options.onEdit(position, step);
  }

  /** Asks whether it may stand so. What may not is said, with its points, and stays as it is. */
  private async judge(): Promise<void> {
    const asked = ++this.asked;
    try {
      const { board, situations } = await engine.follow(this.position, []);
      const situation = situations[0];
      if (asked !== this.asked || !situation) return;
      this.line.textContent = situation.line;
      this.words.textContent = situationWords(board, situation);
      const whole = Number.isInteger(this.position.komi ?? 0);
      this.message.replaceChildren(
        ...(whole
          ? []
          : [element("p", {}, "Komi that is no whole number is not LJRG. It is counted at the end only.")]),
        ...this.komiAsked(),
      );
      this.options.onJudged(null);
    } catch (error) {
      if (asked === this.asked) this.told(error);
    }
  }

  /** Where nothing has been played, prisoners are most often a komi in the notation of the rules. */
  private komiAsked(): HTMLElement[] {
    const komi = saidToBeTaken(this.position);
    if (komi === 0) return [];
    const told = `Nothing lies on the board, and ${komi} black ${komi === 1 ? "stone is" : "stones are"} said to be captured. Is that the komi?`;
    const take = (): void =>
      this.edit({ ...this.position, komi: (this.position.komi ?? 0) + komi, black_captives: 0 }, true);
    return [element("p", {}, told), button(`Yes, komi ${komi}`, "quiet", take)];
  }

  private told(error: unknown): void {
    const bad = error instanceof EngineError && !error.passing;
    const words = bad
      ? `${shortened(troubleWords(error))} Nothing is lost: change it, or undo.`
      : "The engine that checks positions did not answer. What you set up is kept.";
    this.line.textContent = "– – – –";
    this.words.textContent = "This can’t be played on yet.";
    this.message.replaceChildren(
      element("p", {}, words),
      ...(bad ? [] : [button("Try again", "quiet", () => void this.judge())]),
    );
    if (bad) void this.painting.show(this.position, error.points);
    this.options.onJudged(bad ? shortened(troubleWords(error)) : words);
  }

  private takeShape(shape: string): void {
    const { rows } = this.position;
    // In space and on maps it begins small: a large one could not be drawn to be read.
    if (shape === SOLID) this.takeMade(solid(Math.min(columnsOf(rows), 4), Math.min(rows.length, 4), 2));
    else if (shape === BY_PAIRS) this.takeStreets(ROUNDABOUT);
    else this.edit(withBoard(this.position, shape, rows), true);
  }

  private takeSize(columns: number | null, rows: number | null): void {
    const now = this.position;
    const layers = layersOf(now);
    const [across, down] = [columns ?? columnsOf(now.rows), rows ?? now.rows.length / (layers ?? 1)];
    if (layers !== null) this.takeMade(solid(across, down, layers));
    else this.edit(withBoard(now, shapeOf(now) ?? "rectangle", resize(now.rows, across, down)), true);
  }

  private takeLayers(layers: number): void {
    const { rows } = this.position;
    this.takeMade(solid(columnsOf(rows), rows.length / (layersOf(this.position) ?? 1), layers));
  }

  private takeStreets(streets: string): void {
    const made = mapOf(streets);
    if (typeof made !== "string") this.takeMade(made);
    else this.message.replaceChildren(element("p", {}, made));
  }

  /** Another set of locations: what stood on the last one is not on it. */
  private takeMade({ rows, board }: Pick<PositionInput, "rows" | "board">): void {
    const { glue: _, labels: __, board_edges: ___, ...rest } = this.position;
    this.edit({ ...withRows(rest, rows), ...(board && { board }), passes: 0 }, true);
  }

  private clear(): void {
    const rows = this.position.rows.map((row) => row.replace(/[^,]/g, "."));
    const next = {
      ...withRows(this.position, rows),
      passes: 0 as const,
      black_captives: 0,
      white_captives: 0,
    };
    this.edit({ ...next, turn: "black" }, true);
    this.say("The board is empty.");
  }

  private key(event: KeyboardEvent): void {
    if (!this.board.isConnected) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select")) return;
    if (this.tools.key(event.key)) event.preventDefault();
  }

  private say(words: string): void {
    this.spoken.textContent = words;
  }
}
