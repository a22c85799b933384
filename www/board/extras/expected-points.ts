/** Expected control, not proved: half stones, smaller where that is doubtful, and dotted outlines. */
import { COLORS } from "../color.ts";
import type { BoardView, Expected, Location, Stone } from "../options.ts";
import { svg } from "../svg.ts";

/** The points that each player is expected to control, stones of his own among them. */
export const expecting = (view: BoardView): { points: Location[]; kind: string }[] =>
  COLORS.map((color) => ({
    points: (view.expected ?? []).flatMap((one, at) => (one?.by === color ? [at] : [])),
    kind: "expected",
  })).filter(({ points }) => points.length > 0);

/** The upper half of a small stone, a little below the middle, so that its weight lies there. */
export function halfStone({ by, isDoubtful }: Expected, stone: Stone | null): SVGElement[] {
  if (by === "nobody") return [];
  const r = (stone ? 0.24 : 0.28) * (isDoubtful ? 0.64 : 1);
  const down = r / 2.4;
  const d = `M${-r} ${down}A${r} ${r} 0 0 1 ${r} ${down}Z`;
  return [svg("path", { class: `half ${by}-half`, d })];
}
