/** A small board to draw a shape on. A press makes a point black, white, empty, and then anything again. */
import { type BoardView, mountBoard, type Side } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { shapeOf } from "../element/reading/board-shapes.ts";
import type { Drawn, Ink, Lie } from "./shape.ts";

const SIZE = 7;
const NEXT: Record<Ink, Ink | null> = { black: "white", white: "empty", empty: null };

const LIES: [Lie, string, Side[]][] = [
  ["anywhere", "Anywhere", ["left", "right", "top", "bottom"]],
  ["side", "On a side", ["left", "right", "top"]],
  ["corner", "In a corner", ["right", "top"]],
];

export class ShapeBoard {
  readonly root = element("div", { class: "shape-board" });
  private readonly points: (Ink | null)[] = new Array(SIZE * SIZE).fill(null);
  private lie: Lie = "anywhere";
  private readonly said = element("p", { class: "visually-hidden", role: "status" });
  private readonly board;

  constructor(private readonly changed: () => void) {
    const host = element("div", { class: "board" });
    const choices = LIES.map(([lie, words]) =>
      button(words, "shape-lie", () => this.put(lie), { "aria-pressed": String(lie === this.lie) }),
    );
    const clear = button("Clear", "as-link", () => this.clear());
    this.root.append(
      element("h2", { class: "search-group-name" }, "A shape"),
      element(
        "p",
        { class: "shape-help", id: "shape-help" },
        "Press a point: black, white, empty (e), anything again. Turned, mirrored and with colours exchanged it counts as well.",
      ),
      element("div", { class: "shape-ground" }, host),
      element(
        "div",
        { class: "shape-lies", role: "group", "aria-label": "Where the shape lies" },
        ...choices,
      ),
      clear,
      this.said,
    );
    this.board = mountBoard(host, {
      shape: this.shape(),
      view: this.view(),
      label: "A shape to look for",
      describedBy: "shape-help",
      coordinates: "none",
      onPoint: (at) => this.press(at),
    });
  }

  drawn(): Drawn {
    const points = Array.from({ length: SIZE }, (_, row) => this.points.slice(row * SIZE, (row + 1) * SIZE));
    return { points, lie: this.lie };
  }

  focus(): void {
    this.board.focus();
  }

  private shape() {
    const grid = shapeOf(Array.from({ length: SIZE }, () => ".".repeat(SIZE)));
    if (!grid) throw new Error("a plain board has no shape");
    const [, , open] = LIES.find(([lie]) => lie === this.lie) ?? LIES[0] ?? ["anywhere", "", []];
    return { ...grid, open };
  }

  private view(): BoardView {
    return {
      stones: this.points.map((ink) => (ink === "empty" ? null : ink)),
      marks: [],
      labels: this.points.map((ink) => (ink === "empty" ? "e" : null)),
      hand: null,
      playable: this.points.map((_, at) => at),
    };
  }

  private press(at: number): void {
    const ink = this.points[at] ?? null;
    const next = ink === null ? "black" : NEXT[ink];
    this.points[at] = next;
    this.board.update(this.view());
    this.said.textContent = next ?? "anything";
    this.changed();
  }

  private put(lie: Lie): void {
    this.lie = lie;
    for (const [at, [one]] of LIES.entries())
      this.root.querySelectorAll(".shape-lie")[at]?.setAttribute("aria-pressed", String(one === lie));
    this.board.reshape(this.shape(), this.view(), "A shape to look for");
    this.changed();
  }

  private clear(): void {
    this.points.fill(null);
    this.board.update(this.view());
    this.said.textContent = "Cleared";
    this.changed();
  }
}
