/** Where things of a frame lie. Pure. */
import type { BoardFrame } from "./board-frame.ts";
import type { Side } from "./options.ts";

/** Where a spot lies in the frame, in per cent of its width and height. */
export function placeInFrame(
  frame: BoardFrame,
  { x, y }: { x: number; y: number },
): { left: number; top: number } {
  return { left: (100 * (x - frame.left)) / frame.width, top: (100 * (y - frame.top)) / frame.height };
}

/** The dotted frame of a glued board, or how far each area reaches. */
export function edgesOf(frame: BoardFrame): Record<Side, number> {
  const { width, height } = frame.shape;
  return { left: -0.5, top: -0.5, right: width + 0.5, bottom: height + 0.5 };
}
