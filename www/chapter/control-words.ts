/** How much of a board is whose, in words: "White controls 8 points, and Black none". Pure, for the build as well. */
import type { Areas } from "./data.ts";

const points = (list: readonly number[]): string => (list.length === 1 ? "1 point" : `${list.length} points`);

export function controlWords({ black, white }: Areas): string {
  if (black.length + white.length === 0) return "Nobody controls a point";
  if (black.length === 0) return `White controls ${points(white)}, and Black none`;
  if (white.length === 0) return `Black controls ${points(black)}, and White none`;
  return `Black controls ${points(black)}, and White ${points(white)}`;
}
