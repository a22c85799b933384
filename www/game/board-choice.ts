/** Which board: a few sizes at one press, every family of the playground, and any size. */
import { element } from "../dom.ts";
import type { PositionInput } from "../engine/engine.ts";
import { line, number, segments, select } from "../play/form-fields.ts";
import { layersOf, mapOf, ROUNDABOUT, solid, streetsOf } from "../play/made-boards.ts";
import { BY_PAIRS, SHAPES, SOLID } from "../play/position-choices.ts";
import { blank, columnsOf, resize, shapeOf, withBoard } from "../play/position-rows.ts";

const QUICK = ["5", "7", "9", "13", "19"] as const;
/** A larger one could not be played on a screen. */
const MOST = 25;

export class BoardChoice {
  readonly element = element("div", { class: "board-choice" });
  private board: PositionInput = { rows: blank(9, 9) };
  private readonly fault = element("p", { class: "choice-fault", role: "status" });
  private readonly quick = segments<(typeof QUICK)[number] | "">(
    "Size",
    QUICK.map((size) => [size, size] as const),
    (size) => this.take(resize([], Number(size), Number(size))),
  );
  private readonly shape = select("Board", SHAPES, (shape) => this.takeShape(shape));
  private readonly columns = number("Columns", { min: 1, max: MOST }, (columns) =>
    this.takeSize(columns, null),
  );
  private readonly rows = number("Rows", { min: 1, max: MOST }, (rows) => this.takeSize(null, rows));
  private readonly layers = number("Layers", { min: 2, max: 9 }, (layers) => this.takeLayers(layers));
  private readonly streets = line("Streets", (streets) => this.takeStreets(streets));

  private readonly more = element("details", { class: "more-boards" });

  constructor(private readonly onPick: (board: PositionInput) => void) {
    const { quick, shape, columns, rows, layers, streets, fault, more } = this;
    more.append(
      element("summary", {}, "Another board"),
      element(
        "div",
        { class: "form" },
        shape.element,
        columns.element,
        rows.element,
        layers.element,
        streets.element,
      ),
      fault,
    );
    this.element.append(quick.element, more);
    this.show();
  }

  private show(): void {
    const { rows } = this.board;
    const layers = layersOf(this.board);
    const shape = shapeOf(this.board);
    const isMap = shape === null && layers === null;
    const [across, down] = [columnsOf(rows), rows.length / (layers ?? 1)];
    const size = QUICK.find((one) => Number(one) === across && across === down);
    this.quick.set((!isMap && layers === null && size) || "");
    this.shape.set(shape ?? (isMap ? BY_PAIRS : SOLID));
    for (const { element } of [this.columns, this.rows]) element.hidden = isMap;
    this.columns.set(across);
    this.rows.set(down);
    this.layers.element.hidden = layers === null;
    this.layers.set(layers ?? 2);
    this.streets.element.hidden = !isMap;
    if (isMap) this.streets.set(streetsOf(this.board));
    this.fault.textContent = "";
  }

  /** Chooses a board that was found elsewhere, and shows what kind it is. */
  offer(board: PositionInput): void {
    if (shapeOf(board) !== "rectangle") this.more.open = true;
    this.pick(board);
  }

  private pick(board: PositionInput): void {
    this.board = board;
    this.show();
    this.onPick(board);
  }

  private take(rows: string[]): void {
    this.pick(withBoard({ rows }, shapeOf(this.board) ?? "rectangle", rows));
  }

  private takeShape(shape: string): void {
    const { rows } = this.board;
    // In space and on maps it begins small: a large one could not be drawn to be read.
    if (shape === SOLID) this.pick(solid(Math.min(columnsOf(rows), 4), Math.min(rows.length, 4), 2));
    else if (shape === BY_PAIRS) this.takeStreets(ROUNDABOUT);
    else this.pick(withBoard({ rows }, shape, blank(columnsOf(rows), rows.length)));
  }

  private takeSize(columns: number | null, rows: number | null): void {
    const layers = layersOf(this.board);
    const [across, down] = [
      columns ?? columnsOf(this.board.rows),
      rows ?? this.board.rows.length / (layers ?? 1),
    ];
    if (layers !== null) this.pick(solid(Math.min(across, 9), Math.min(down, 9), layers));
    else this.take(blank(across, down));
  }

  private takeLayers(layers: number): void {
    const { rows } = this.board;
    this.pick(solid(columnsOf(rows), rows.length / (layersOf(this.board) ?? 1), layers));
  }

  private takeStreets(streets: string): void {
    const made = mapOf(streets);
    if (typeof made === "string") this.fault.textContent = made;
    else this.pick(made);
  }
}
