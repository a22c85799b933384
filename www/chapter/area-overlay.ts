/** The overlay of a position that the text talks about. */
import type { BoardView, Control } from "../board/index.ts";
import type { Areas, Says } from "./data.ts";

/** The control of each location; silent about those after the last one given. */
export function control({ black, white }: Areas): (Control | null)[] {
  const whose: (Control | null)[] = new Array(Math.max(-1, ...black, ...white) + 1).fill(null);
  for (const at of black) whose[at] = "black";
  for (const at of white) whose[at] = whose[at] === "black" ? "both" : "white";
  return whose;
}

/** The overlay of a statement; null when it has none. */
export function overlayOf({ control: areas, set }: Pick<Says, "control" | "set">): Partial<BoardView> | null {
  if (areas) return { control: control(areas) };
  return set ? { areas: [{ points: set, kind: "other" }] } : null;
}
