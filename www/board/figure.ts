/** A small figure of a board: to be seen and read aloud, not to be pressed. Other boards than plain grids need `extras/all-extras.ts`. */

import { frameOf } from "./board-frame.ts";
import { Drawing } from "./drawing.ts";
import { fitDrawing, sizeHost, watchWidth } from "./measure.ts";
import type { BoardShape, FigureOptions, FigureView } from "./options.ts";

export function drawFigure(shape: BoardShape, view: FigureView, options: FigureOptions): HTMLElement {
  const host = document.createElement("div");
  host.className = "board figure";
  host.setAttribute("role", "img");
  host.setAttribute("aria-label", options.label);
  const { coordinates = false } = options;
  const kind = coordinates === true ? "western" : coordinates || "none";
  const frame = frameOf(shape, { lines: 1, coordinates: kind });
  const drawing = new Drawing(frame);
  sizeHost(host, frame);
  drawing.show({ marks: [], hand: null, playable: [], ...view });
  host.append(drawing.element);
  watchWidth(host, () => fitDrawing(host, frame, drawing));
  return host;
}
