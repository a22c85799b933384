/** The SVG of a board: lines and coordinates once, and what a view puts on them. */
import { Areas } from "./areas.ts";
import { boardExtras, brought } from "./board-extras.ts";
import { type BoardFrame, type Spot, viewBox } from "./board-frame.ts";
import { coordinates } from "./coordinates.ts";
import type { Patterns } from "./extras/patterns.ts";
import { linesOf } from "./lines.ts";
import type { BoardView, Location } from "./options.ts";
import { type Content, contents, draw } from "./signs.ts";
import { svg } from "./svg.ts";

export const translate = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

export class Drawing {
  readonly element: SVGSVGElement;
  private readonly defs = svg("defs");
  private patterns: Patterns | null = null;
  private unit = 0;
  protected readonly areas: Areas;
  private readonly signs = svg("g");
  /** The repeated margin of a glued board. */
  private readonly margin = svg("g", { class: "margin" });
  protected readonly spots: Spot[][];

  constructor(frame: BoardFrame) {
    const { shape } = frame;
    this.spots = shape.points.map(({ x, y }, at) => [
      { at, x, y },
      ...frame.copies.filter((spot) => spot.at === at),
    ]);
    this.areas = new Areas(frame, this.kit);
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
      { viewBox: viewBox(frame), "aria-hidden": "true" },
      this.defs,
      this.areas.below,
      ...path("line", lines.inner + lines.seams),
      ...path("line border", lines.border),
      ...fading,
      ...(brought?.stars(frame) ?? []),
      text,
      this.margin,
      ...(frame.glued ? boardExtras().meetings(frame) : []),
      this.areas.above,
      this.signs,
    );
  }

  /** Patterns are made for the few that have any. */
  private readonly kit = (): Patterns => {
    this.patterns ??= boardExtras().patterns(this.defs);
    this.patterns.measure(this.unit);
    return this.patterns;
  };

  /** Draws a view. A figure does so once. */
  show(view: BoardView): void {
    this.areas.show(view);
    for (const [at, content] of contents(view, this.spots.length).entries()) this.put(at, content);
  }

  /** Draws what lies at a location, at each place where it is seen. */
  protected put(at: Location, content: Content): SVGGElement[] {
    const made = draw(content, this.kit);
    return (this.spots[at] ?? []).map((spot, copy) => {
      const element = copy ? (made.cloneNode(true) as SVGGElement) : made;
      element.setAttribute("transform", translate(spot));
      (copy ? this.margin : this.signs).append(element);
      return element;
    });
  }

  /** Tells how many pixels lie between two lines. */
  measure(unit: number): void {
    this.unit = unit;
    this.patterns?.measure(unit);
  }
}
