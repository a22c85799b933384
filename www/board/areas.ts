/** Claims and control: outlines and fills around sets of points, drawn anew only when the sets change. */
import { contour } from "./contour.ts";
import { edgesOf, type Frame } from "./frame.ts";
import type { BoardView, Control, Location } from "./options.ts";
import { type Cell, outline } from "./outline.ts";
import type { Patterns } from "./patterns.ts";
import { svg } from "./svg.ts";

/** Two areas of control that meet are two lines beside each other. */
const CONTROL_INSET = 0.022;
/** An eye shape lies inside the claim that it belongs to. */
const SHAPE_INSET = 0.045;

const KINDS: Control[] = ["black", "white", "both", "open"];

/** The path around a set, on glued boards also through the repeated margin. */
export function around(frame: Frame, points: readonly Location[], inset = 0): string {
  if (points.length === 0) return "";
  if (!frame.grid) return contour(frame.shape, points, inset);
  const { shape, lines, glued } = frame;
  if (!glued) {
    const cells = points.map((at) => shape.points[at]).filter((point) => point !== undefined);
    return outline(cells, inset);
  }
  // One line further than is shown, so that no outline ends at the edge of the picture.
  const members = new Set(points);
  const cells: Cell[] = [];
  for (let y = -lines.down - 1; y <= shape.height + lines.down + 1; y++) {
    for (let x = -lines.across - 1; x <= shape.width + lines.across + 1; x++) {
      const at = frame.at(x, y);
      if (at !== null && members.has(at)) cells.push({ x, y });
    }
  }
  return outline(cells, inset);
}

export class Areas {
  /** Fills lie below the lines of the board, outlines above. */
  readonly below = svg("g", { class: "areas" });
  readonly above = svg("g", { class: "areas" });
  private drawn = "";

  constructor(
    private readonly frame: Frame,
    private readonly patterns: Patterns,
  ) {
    if (!frame.glued) return;
    const { left, right, top, bottom } = edgesOf(frame);
    const { across, down } = frame.lines;
    const box = (x: number, y: number, far: number, low: number) => `M${x} ${y}H${far}V${low}H${x}Z`;
    // Half a line's width more, so that an outline on the frame is not cut along its middle.
    const inner = box(left - 0.02, top - 0.02, right + 0.02, bottom + 0.02);
    // No outline lies along the edge of the picture.
    const cut = 0.02;
    const outer = box(left - across + cut, top - down + cut, right + across - cut, bottom + down - cut);
    const clip = (word: string, d: string) =>
      svg("clipPath", { id: patterns.id(word) }, svg("path", { d, "clip-rule": "evenodd" }));
    patterns.element.append(clip("inner", inner), clip("outer", outer + inner));
  }

  show(view: BoardView, animate: boolean): void {
    const key = JSON.stringify([view.areas ?? [], view.control ?? []]);
    if (key === this.drawn) return;
    this.drawn = key;
    const fills: SVGElement[] = [];
    const outlines: SVGElement[] = [];
    const add = (d: string, kind: string, fill: string | null): void => {
      if (fill) fills.push(svg("path", { class: `tint ${kind}`, d, "fill-rule": "evenodd" }));
      if (fill && fill !== "tint")
        fills.push(svg("path", { class: `filling ${kind}`, d, fill, "fill-rule": "evenodd" }));
      outlines.push(svg("path", { class: `outline ${kind}`, d }));
    };
    for (const kind of KINDS) {
      const points = (view.control ?? []).flatMap((one, at) => (one === kind ? [at] : []));
      const d = around(this.frame, points, CONTROL_INSET);
      if (d) add(d, `control ${kind}-control`, kind === "open" ? null : this.patterns.fill(kind));
    }
    // The reader's own comes last: it lies above all.
    const order = { "eye-shape": 0, other: 1, mine: 2 };
    for (const { points, kind } of [...(view.areas ?? [])].sort((a, b) => order[a.kind] - order[b.kind])) {
      const d = around(this.frame, points, kind === "eye-shape" ? SHAPE_INSET : 0);
      if (d) add(d, kind, kind === "mine" ? "tint" : null);
    }
    // Only what comes to an empty board fades in; a set that grows by a point would flicker.
    const fresh = animate && this.above.childElementCount === 0;
    for (const layer of [this.below, this.above]) layer.classList.toggle("unfolds", fresh);
    this.put(this.below, fills);
    this.put(this.above, outlines);
  }

  /** On glued boards everything is there twice: in the margin faded, in the frame not. */
  private put(layer: SVGGElement, parts: SVGElement[]): void {
    if (!this.frame.glued || parts.length === 0) {
      layer.replaceChildren(...parts);
      return;
    }
    const clipped = (word: string, ...children: Node[]) =>
      svg("g", { class: word, "clip-path": `url(#${this.patterns.id(word)})` }, ...children);
    const far = clipped("outer", ...parts.map((part) => part.cloneNode(true)));
    layer.replaceChildren(far, clipped("inner", ...parts));
  }
}
