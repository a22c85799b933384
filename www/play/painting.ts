/** The board that is set up: pressed, painted on with the pointer held down, or filled in by keys. */
import { type BoardHandle, type BoardView, mountBoard } from "../board/index.ts";
import { type Board, engine, type PositionInput } from "../engine/engine.ts";
import { boardLabel } from "../table/situation-words.ts";
import { contents, emptied, filled, type Ink, places, press, put } from "./position-rows.ts";
import type { Brush } from "./tools.tsx";

export interface PaintingOptions {
  /** What a press does now. */
  ink(): Brush;
  /** A point was asked about. */
  onAsk?: ((at: number) => void) | undefined;
  /** Rows while a stroke goes on, and once more when it is over. */
  onPaint(rows: string[], done: boolean): void;
  onFault(error: unknown): void;
}

export class Painting {
  private handle: BoardHandle | null = null;
  private board: Board | null = null;
  private drawn = "";
  private rows: string[] = [];
  /** What the stroke lays, while there is one, and whether it began by a pointer that will also click. */
  private stroke: { ink: Ink; touched: Set<number> } | null = null;
  private stroked = false;
  private rings: readonly number[] = [];
  /** What is shown over the stones, until something is changed. */
  private shown: Pick<BoardView, "control" | "areas"> = {};
  private asked = 0;

  private readonly gone = new AbortController();

  constructor(
    private readonly host: HTMLElement,
    private readonly options: PaintingOptions,
  ) {
    const { signal } = this.gone;
    host.addEventListener("pointerdown", (event) => this.begin(event));
    host.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(end, () => this.end(), { signal });
    host.addEventListener(
      "keydown",
      () => {
        this.stroked = false;
      },
      true,
    );
  }

  /** Whether holes are shown as points that can be pressed. */
  private get holes(): boolean {
    return this.options.ink() === ",";
  }

  /** Shows a position. Its board is asked for without stones, since these may not stand as they do. */
  async show(position: PositionInput, rings: readonly number[] = []): Promise<void> {
    if (position.rows.join("/") !== this.rows.join("/")) this.shown = {};
    this.rows = position.rows;
    this.rings = rings;
    const rows = this.holes ? filled(position.rows) : position.rows;
    const bare: PositionInput = { rows: emptied(rows) };
    if (position.board) bare.board = position.board;
    if (position.glue) bare.glue = position.glue;
    if (position.board_edges) bare.board_edges = position.board_edges;
    const shape = JSON.stringify(bare);
    if (shape !== this.drawn) {
      const asked = ++this.asked;
      try {
        const { board } = await engine.follow(bare, []);
        if (asked !== this.asked) return;
        this.board = board;
        this.drawn = shape;
        if (!this.holes) this.shown = {};
        this.reshape();
        return;
      } catch (error) {
        if (asked === this.asked) this.options.onFault(error);
        return;
      }
    }
    this.draw();
  }

  /** Hears nothing any more. */
  leave(): void {
    this.asked++;
    this.gone.abort();
  }

  /** Shows whose the points are, over what lies there. */
  overlay(shown: Pick<BoardView, "control" | "areas">): void {
    this.shown = shown;
    this.handle?.update(this.view());
  }

  /** The place in the rows of a location as it is drawn now. */
  private place(at: number): { row: number; column: number; ink: Ink } | undefined {
    return this.places()[at];
  }

  private places(): { row: number; column: number; ink: Ink }[] {
    const { rows } = this;
    return places(this.holes ? filled(rows) : rows).map(({ row, column }) => ({
      row,
      column,
      ink: (rows[row]?.[column] ?? ",") as Ink,
    }));
  }

  private reshape(): void {
    const { board } = this;
    if (!board) return;
    const holes = new Set(this.places().flatMap(({ ink }, at) => (ink === "," ? [at] : [])));
    const shape = { ...board, edges: board.edges.filter(([a, b]) => !holes.has(a) && !holes.has(b)) };
    const label = `${boardLabel(board)}, being set up`;
    if (this.handle) this.handle.reshape(shape, this.view(), label);
    else
      this.handle = mountBoard(this.host, {
        shape,
        view: this.view(),
        label,
        describedBy: "paint-keys",
        onPoint: (at) => {
          if (this.stroked) this.stroked = false;
          else this.lay(at, true);
        },
      });
  }

  private draw(): void {
    // With the tool for holes a change of holes is a change of lines.
    if (this.holes) this.reshape();
    else this.handle?.update(this.view());
  }

  private view(): BoardView {
    const { board } = this;
    const all = board?.points.map((_, at) => at) ?? [];
    const laid = this.places();
    const inks = all.map((at) => laid[at]?.ink ?? ".");
    const { stones, marks } = contents([inks.map((ink) => (ink === "," ? "." : ink)).join("")]);
    return {
      stones,
      marks,
      hand: "claim",
      playable: all,
      labels: inks.map((ink) => (ink === "," ? "–" : null)),
      rings: this.holes ? [] : this.rings,
      // With holes as points the numbers of the points are others.
      ...(!this.holes && this.shown),
    };
  }

  /** A press by keys or by a tap that began no stroke. */
  private lay(at: number, done: boolean): void {
    const brush = this.options.ink();
    const place = this.place(at);
    if (brush === "?") this.options.onAsk?.(at);
    else if (place) this.paint(at, press(place.ink, brush), done);
  }

  private paint(at: number, ink: Ink, done: boolean): void {
    const place = this.place(at);
    if (!place) return;
    this.rows = put(this.rows, place.row, place.column, ink);
    this.rings = [];
    this.shown = {};
    this.options.onPaint(this.rows, done);
  }

  private begin(event: PointerEvent): void {
    const at = this.under(event);
    if (at === null || event.button !== 0) return;
    const place = this.place(at);
    if (!place) return;
    // A hole changes which points there are, so no stroke runs over it.
    const brush = this.options.ink();
    if (brush === "," || brush === "?") return;
    const ink = press(place.ink, brush);
    this.stroke = { ink, touched: new Set([at]) };
    this.stroked = true;
    // Else the pointer would belong to the point where it went down.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    this.paint(at, ink, false);
    this.draw();
  }

  private move(event: PointerEvent): void {
    const { stroke } = this;
    const at = stroke && this.under(event);
    if (!stroke || at === null || stroke.touched.has(at)) return;
    stroke.touched.add(at);
    this.paint(at, stroke.ink, false);
    this.draw();
  }

  private end(): void {
    if (!this.stroke) return;
    this.stroke = null;
    this.options.onPaint(this.rows, true);
    // A stroke that ends on another point brings no click that would take the flag back.
    setTimeout(() => {
      this.stroked = false;
    }, 350);
  }

  /** The point under the pointer, also where a finger moved on from another. */
  private under(event: PointerEvent): number | null {
    const found = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-point]");
    if (!found || !this.host.contains(found)) return null;
    const at = this.board?.points.findIndex(({ name }) => name === found.dataset.point) ?? -1;
    return at < 0 ? null : at;
  }
}
