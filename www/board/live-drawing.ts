/** A drawing that changes: it is kept in step with the view, and what a press would do is pencilled in. */

import type { BoardFrame } from "./board-frame.ts";
import { Drawing, translate } from "./drawing.ts";
import type { BoardView, Location } from "./options.ts";
import { contents } from "./signs.ts";
import { svg } from "./svg.ts";

interface Drawn {
  key: string;
  elements: SVGGElement[];
  stone: boolean;
}

/** How long a captured stone leaves its place marked, at most: as in the style sheet, and a little more. */
const TRACE = 2400;

export class LiveDrawing extends Drawing {
  private readonly drawn = new Map<Location, Drawn>();
  /** The areas that are drawn. */
  private laid = "";
  private readonly pencil = svg("g", { class: "pencil" });

  constructor(frame: BoardFrame) {
    super(frame);
    this.element.append(this.pencil);
  }

  /** Only what changed is touched, so only that moves. */
  override show(view: BoardView, animate = false): void {
    const key = JSON.stringify([view.areas ?? [], view.control ?? [], view.outside ?? null]);
    if (key !== this.laid) {
      const { below, above } = this.areas;
      // Only what comes to an empty board fades in; a set that grows by a point would flicker.
      const fresh = animate && above.childElementCount === 0;
      for (const layer of [below, above]) layer.classList.toggle("unfolds", fresh);
      this.areas.show(view);
      this.laid = key;
    }
    contents(view, this.spots.length).forEach((content, at) => {
      const key = JSON.stringify(content);
      const before = this.drawn.get(at);
      if (before?.key === key) return;
      const stone = content.stone !== null;
      for (const element of before?.elements ?? [])
        this.leave(element, animate && before?.stone === true && !stone);
      const elements = this.put(at, content);
      if (animate && stone && !before?.stone)
        for (const element of elements) element.classList.add("arrives");
      this.drawn.set(at, { key, elements, stone });
    });
  }

  /** Pencils a stone in, or a point of a claim: a hovering hand or a first tap. */
  pencilIn(at: Location | null, hand: BoardView["hand"], firm: boolean): void {
    this.pencil.replaceChildren();
    const spot = at === null ? undefined : this.spots[at]?.[0];
    if (!spot || !hand) return;
    const claim = { class: "taking", x: -0.47, y: -0.47, width: 0.94, height: 0.94, rx: 0.2 };
    const made =
      hand === "claim"
        ? svg("rect", claim)
        : svg("circle", { class: `stone ${hand}${firm ? " firm" : ""}`, r: 0.455 });
    made.setAttribute("transform", translate(spot));
    this.pencil.append(made);
  }

  /** Takes an element away. A captured stone fades, and marks its place a moment longer. */
  private leave(element: SVGGElement, captured: boolean): void {
    if (!captured || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      element.remove();
      return;
    }
    element.classList.add("leaves");
    const trace = svg("circle", {
      class: "trace",
      r: 0.4,
      transform: element.getAttribute("transform") ?? "",
    });
    element.after(trace);
    for (const one of [element, trace]) {
      one.addEventListener("animationend", () => one.remove());
      // A hidden page runs no animation; nothing may stay behind on the board.
      setTimeout(() => one.remove(), TRACE);
    }
  }
}
