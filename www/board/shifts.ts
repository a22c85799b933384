/** Four buttons that move the window of a glued board. */
import type { BoardShape, Shift } from "./options.ts";
import { svg } from "./svg.ts";

/** Which way the picture moves, and the window under it the other way. */
export const SHIFTS: Record<"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", Shift> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const BUTTONS = [
  ["ArrowLeft", "Shift left", "M14 5L7 12L14 19"],
  ["ArrowUp", "Shift up", "M5 14L12 7L19 14"],
  ["ArrowDown", "Shift down", "M5 10L12 17L19 10"],
  ["ArrowRight", "Shift right", "M10 5L17 12L10 19"],
] as const;

/** The buttons for the edges that meet. */
export function shiftButtons(shape: BoardShape, onShift: (by: Shift) => void): HTMLElement {
  const bar = document.createElement("div");
  bar.className = "shifts";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Shift the board");
  for (const [key, name, d] of BUTTONS) {
    const by = SHIFTS[key];
    if (by.x !== 0 ? !shape.wrap?.across : !shape.wrap?.down) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", name);
    button.append(svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d })));
    button.addEventListener("click", () => onShift(by));
    bar.append(button);
  }
  return bar;
}
