/** Draws the signs of the legend, by what draws the boards. */

import { frameOf } from "../board/board-frame.ts";
import { type BoardShape, drawFigure } from "../board/index.ts";
import { LiveDrawing } from "../board/live-drawing.ts";
import { shapeOf } from "../element/reading/board-shapes.ts";
import { type Entry, GROUPS } from "./entries.ts";

const ALL = ["left", "right", "top", "bottom"] as const;

function boardOf({ board = "goes-on" }: Entry): BoardShape {
  const shape = shapeOf([".."], board === "meets" ? "cylinder" : "rectangle");
  if (!shape) throw new Error("there is a board of two points");
  if (board === "goes-on") return { ...shape, open: ALL };
  return board === "fades" ? { ...shape, open: ["right", "bottom"] } : shape;
}

export function drawEntry(entry: Entry): HTMLElement {
  const shape = boardOf(entry);
  const figure = drawFigure(shape, entry.view, { label: "" });
  // Its name and its line stand beside it.
  figure.removeAttribute("role");
  figure.removeAttribute("aria-label");
  figure.setAttribute("aria-hidden", "true");
  if (entry.pencil) {
    const live = new LiveDrawing(frameOf(shape, { lines: 1, coordinates: "none" }));
    live.show({ marks: [], hand: entry.pencil.hand, playable: [], ...entry.view });
    live.pencilIn(entry.pencil.at, entry.pencil.hand, true);
    figure.replaceChildren(live.element);
  }
  return figure;
}

export function openLegend(): void {
  const places = document.querySelectorAll<HTMLElement>("[data-sign]");
  const entries = GROUPS.flatMap(({ entries }) => entries);
  for (const place of places) {
    const entry = entries[Number(place.dataset.sign)];
    if (entry) place.replaceChildren(drawEntry(entry));
  }
}
