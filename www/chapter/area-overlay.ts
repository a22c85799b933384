/** What is laid over a position while it is talked about. */
import type { BoardView, Control } from "../board/index.ts";
import type { Areas, Says } from "./data.ts";

/** Who controls what, by location; nothing is said about those after the last one told. */
export function control({ black, white }: Areas): (Control | null)[] {
  const whose: (Control | null)[] = new Array(Math.max(-1, ...black, ...white) + 1).fill(null);
  for (const at of black) whose[at] = "black";
  for (const at of white) whose[at] = whose[at] === "black" ? "both" : "white";
  return whose;
}

/** What something that is said shows on the board; null when there is nothing to show. */
export function overlayOf({ control: areas, set }: Pick<Says, "control" | "set">): Partial<BoardView> | null {
  if (areas) return { control: control(areas) };
  return set ? { areas: [{ points: set, kind: "other" }] } : null;
}
