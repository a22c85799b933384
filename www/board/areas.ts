/** Claims and control: outlines and fills around sets of points. */

import { boardExtras } from "./board-extras.ts";
import type { BoardFrame } from "./board-frame.ts";
import type { Patterns } from "./extras/patterns.ts";
import type { BoardView, Location } from "./options.ts";
import { outline } from "./outline.ts";
import { svg } from "./svg.ts";

/** Two areas of control that meet are two lines beside each other. */
const CONTROL_INSET = 0.022;
/** An eye shape lies inside the claim that it belongs to. */
const SHAPE_INSET = 0.045;

/** The path around a set, on glued boards also through the repeated margin. */
export function around(frame: BoardFrame, points: readonly Location[], inset = 0): string {
  if (points.length === 0) return "";
  if (!frame.grid) return boardExtras().contour(frame.shape, points, inset);
  const { shape, glued } = frame;
  if (!glued) {
    const cells = points.map((at) => shape.points[at]).filter((point) => point !== undefined);
    return outline(cells, inset);
  }
  return outline(boardExtras().repeated(frame, points), inset);
}

export class Areas {
  /** Fills lie below the lines of the board, outlines above. */
  readonly below = svg("g", { class: "areas" });
  readonly above = svg("g", { class: "areas" });

  constructor(
    private readonly frame: BoardFrame,
    private readonly kit: () => Patterns,
  ) {
    if (frame.glued) kit().element.append(...boardExtras().clips(frame, kit()));
  }

  show(view: BoardView): void {
    const fills: SVGElement[] = [];
    const outlines: SVGElement[] = [];
    const add = (d: string, kind: string, fill: string | null): void => {
      if (!d) return;
      if (fill) fills.push(svg("path", { class: `tint ${kind}`, d, "fill-rule": "evenodd" }));
      if (fill && fill !== "tint")
        fills.push(svg("path", { class: `filling ${kind}`, d, fill, "fill-rule": "evenodd" }));
      outlines.push(svg("path", { class: `outline ${kind}`, d }));
    };
    const { outside } = view;
    const wash = outside && around(this.frame, outside.points);
    if (outside && wash)
      fills.push(svg("path", { class: `outside ${outside.of}`, d: wash, "fill-rule": "evenodd" }));
    for (const { points, kind, fill } of view.control?.length ? boardExtras().control(view, this.kit()) : [])
      add(around(this.frame, points, CONTROL_INSET), kind, fill);
    for (const { points, kind } of view.expected?.length ? boardExtras().expecting(view) : [])
      add(around(this.frame, points, CONTROL_INSET), kind, null);
    // The reader's own comes last: it lies above all.
    const order = { "eye-shape": 0, other: 1, mine: 2 };
    for (const { points, kind } of [...(view.areas ?? [])].sort((a, b) => order[a.kind] - order[b.kind])) {
      add(
        around(this.frame, points, kind === "eye-shape" ? SHAPE_INSET : 0),
        kind,
        kind === "mine" ? "tint" : null,
      );
    }
    const put = (parts: SVGElement[]) =>
      this.frame.glued && parts.length ? boardExtras().twice(this.kit(), parts) : parts;
    this.below.replaceChildren(...put(fills));
    this.above.replaceChildren(...put(outlines));
  }
}
