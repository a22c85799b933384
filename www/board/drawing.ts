/** The SVG of a board: lines and coordinates once, stones and signs kept in step with the view. */
import { coordinates, lines, viewBox } from "./geometry.ts";
import type { BoardShape, BoardView, Location, Stone } from "./options.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Creates an SVG element with attributes. */
function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** What is drawn at a location; elements are replaced only when this changes. */
function sign(view: BoardView, at: Location): string {
  return [view.stones[at] ?? "", view.marks[at] ?? "", view.last === at].join("/");
}

/** The SVG group of whatever lies at a location, drawn around the origin. */
function drawSign(view: BoardView, at: Location): SVGGElement {
  const group = svg("g", { class: "sign" });
  const stone = view.stones[at];
  const mark = view.marks[at];
  if (stone) {
    const permanent = mark === "permanent";
    group.classList.add(stone, ...(permanent ? ["permanent"] : []));
    // Outlines lie inside the stone's edge, so that both colours are equally large.
    group.append(svg("circle", { class: "stone", r: stone === "white" ? 0.458 : 0.464 }));
    if (permanent) group.append(svg("circle", { class: "second-ring", r: 0.31 }));
    if (view.last === at) group.append(svg("circle", { class: "last", r: 0.2 }));
  } else if (mark === "temporary") {
    group.append(svg("rect", { class: "mark", x: -0.18, y: -0.18, width: 0.36, height: 0.36 }));
  } else if (mark === "permanent") {
    group.append(svg("circle", { class: "mark", r: 0.19 }));
  }
  return group;
}

export class Drawing {
  readonly element: SVGSVGElement;
  private readonly signs: SVGGElement;
  private readonly pencil: SVGGElement;
  private readonly drawn = new Map<Location, { sign: string; element: SVGGElement; stone: boolean }>();

  constructor(private readonly shape: BoardShape) {
    // The points beside the drawing carry the words; the picture itself would only repeat them.
    this.element = svg("svg", { viewBox: viewBox(shape), "aria-hidden": "true", focusable: "false" });
    const { border, inner } = lines(shape);
    const letters = svg("g", { class: "coordinates" });
    for (const { text, x, y } of coordinates(shape)) {
      const label = svg("text", { x, y, dy: "0.36em" });
      label.textContent = text;
      letters.append(label);
    }
    this.signs = svg("g");
    this.pencil = svg("g", { class: "pencil" });
    this.element.append(
      svg("path", { class: "line", d: inner }),
      svg("path", { class: "line border", d: border }),
      letters,
      this.signs,
      this.pencil,
    );
  }

  /** Shows a view; only locations that changed are touched, so only they move. */
  show(view: BoardView, animate: boolean): void {
    this.shape.points.forEach((point, at) => {
      const now = sign(view, at);
      const before = this.drawn.get(at);
      if (before?.sign === now) return;
      const stone = view.stones[at] != null;
      if (before) this.leave(before.element, animate && before.stone && !stone);
      const element = drawSign(view, at);
      element.setAttribute("transform", `translate(${point.x} ${point.y})`);
      if (animate && stone && !before?.stone) element.classList.add("arrives");
      this.signs.append(element);
      this.drawn.set(at, { sign: now, element, stone });
    });
  }

  /** Pencils a stone in: a hovering hand or a first tap. */
  pencilIn(at: Location | null, stone: Stone | null, firm: boolean): void {
    this.pencil.replaceChildren();
    const point = at === null ? undefined : this.shape.points[at];
    if (!point || !stone) return;
    this.pencil.append(
      svg("circle", { class: `stone ${stone}${firm ? " firm" : ""}`, cx: point.x, cy: point.y, r: 0.455 }),
    );
  }

  /** Takes an element away, fading when it is a captured stone. */
  private leave(element: SVGGElement, fade: boolean): void {
    if (!fade || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      element.remove();
      return;
    }
    element.classList.add("leaves");
    element.addEventListener("animationend", () => element.remove());
    // A hidden page runs no animation; nothing may stay behind on the board.
    setTimeout(() => element.remove(), 400);
  }
}
