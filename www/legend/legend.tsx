/** Draws the signs of the legend, by what draws the boards. */
import type { BoardShape } from "../board/index.ts";
import { shapeOf } from "../element/reading/board-shapes.ts";
import { Figure } from "../kit/board.tsx";
import { mount } from "../kit/mount.tsx";
import { type Entry, GROUPS } from "./entries.ts";

const ALL = ["left", "right", "top", "bottom"] as const;

function boardOf({ board = "goes-on" }: Entry): BoardShape {
  const shape = shapeOf([".."], board === "meets" ? "cylinder" : "rectangle");
  if (!shape) throw new Error("there is a board of two points");
  if (board === "goes-on") return { ...shape, open: ALL };
  return board === "fades" ? { ...shape, open: ["right", "bottom"] } : shape;
}

/** Each in the place that the page has for it; its name and its line stand beside it. */
export function openLegend(): void {
  const entries = GROUPS.flatMap(({ entries }) => entries);
  for (const place of document.querySelectorAll<HTMLElement>("[data-sign]")) {
    const entry = entries[Number(place.dataset.sign)];
    if (!entry) continue;
    const { view, pencil } = entry;
    mount(
      place,
      <Figure decorative shape={boardOf(entry)} view={view} label="" {...(pencil && { pencil })} />,
    );
  }
}
