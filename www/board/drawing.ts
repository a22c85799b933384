/** The SVG of a board: lines and coordinates once, everything else kept in step with the view. */
import { Areas } from "./areas.ts";
import { coordinates } from "./coordinates.ts";
import { type Frame, type Spot, viewBox } from "./frame.ts";
import { linesOf, meetings } from "./lines.ts";
import type { BoardView, Location } from "./options.ts";
import { Patterns } from "./patterns.ts";
import { contents, draw } from "./signs.ts";
import { svg } from "./svg.ts";

interface Drawn {
  key: string;
  elements: SVGGElement[];
  stone: boolean;
}

const translate = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

export class Drawing {
  readonly element: SVGSVGElement;
  private readonly patterns = new Patterns();
  private readonly areas: Areas;
  private readonly signs = svg("g");
  /** The repeated margin of a glued board. */
  private readonly margin = svg("g", { class: "margin" });
  private readonly pencil = svg("g", { class: "pencil" });
  private readonly drawn = new Map<Location, Drawn>();
  private readonly spots: Spot[][];

  constructor(private readonly frame: Frame) {
    const { shape } = frame;
    this.spots = shape.points.map(({ x, y }, at) => [
      { at, x, y },
      ...frame.copies.filter((spot) => spot.at === at),
    ]);
    this.areas = new Areas(frame, this.patterns);
    const lines = linesOf(frame);
    const path = (kind: string, d: string) => (d ? [svg("path", { class: kind, d })] : []);
    const text = svg("g", { class: "coordinates" });
    for (const letter of [...coordinates(frame), ...lines.letters]) {
      const label = svg("text", { x: letter.x, y: letter.y, dy: "0.36em" });
      if (letter.ends) label.setAttribute("class", "ends");
      label.textContent = letter.text;
      text.append(label);
    }
    this.margin.append(...path("line", lines.farInner), ...path("line border", lines.farBorder));
    const fading = lines.fading.flatMap((d, part) => path(`line fading part-${part + 1}`, d));
    // The points beside the drawing carry the words; the picture itself would only repeat them.
    this.element = svg(
      "svg",
      { viewBox: viewBox(frame), "aria-hidden": "true", focusable: "false" },
      this.patterns.element,
      this.areas.below,
      ...path("line", lines.inner + lines.seams),
      ...path("line border", lines.border),
      ...fading,
      text,
      this.margin,
      ...this.glue(),
      this.areas.above,
      this.signs,
      this.pencil,
    );
  }

  /** Shows a view; only locations that changed are touched, so only they move. */
  show(view: BoardView, animate: boolean): void {
    this.areas.show(view, animate);
    contents(view, this.spots.length).forEach((content, at) => {
      const key = JSON.stringify(content);
      const before = this.drawn.get(at);
      if (before?.key === key) return;
      const stone = content.stone !== null;
      for (const element of before?.elements ?? []) this.leave(element, animate && before?.stone && !stone);
      const made = draw(content, this.patterns);
      const elements = (this.spots[at] ?? []).map((spot, copy) => {
        const element = copy ? (made.cloneNode(true) as SVGGElement) : made;
        element.setAttribute("transform", translate(spot));
        (copy ? this.margin : this.signs).append(element);
        return element;
      });
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

  /** Tells how many pixels lie between two lines. */
  measure(unit: number): void {
    this.patterns.measure(unit);
  }

  private glue(): SVGElement[] {
    if (!this.frame.glued) return [];
    const { dotted, heads, gaps } = meetings(this.frame);
    return [
      svg("path", { class: "dotted", d: dotted }),
      svg("path", { class: "arrow-gap", d: gaps.join("") }),
      svg("path", { class: "arrow", d: heads.join("") }),
    ];
  }

  /** Takes an element away, fading when it is a captured stone. */
  private leave(element: SVGGElement, fade: boolean | undefined): void {
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
