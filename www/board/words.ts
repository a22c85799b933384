/** How a point is called aloud. */
import type { BoardShape, BoardView, Location } from "./options.ts";

/** "b2, black stone, played last"; "a2, empty, shut for this turn". */
export function pointLabel(shape: BoardShape, view: BoardView, at: Location): string {
  const stone = view.stones[at];
  const mark = view.marks[at];
  const words = [shape.points[at]?.name ?? String(at)];
  if (stone) words.push(mark === "permanent" ? `permanent ${stone} stone` : `${stone} stone`);
  else words.push("empty");
  if (!stone && mark === "temporary") words.push("shut for this turn");
  if (!stone && mark === "permanent") words.push("shut for good");
  if (view.last === at) words.push("played last");
  return words.join(", ");
}
