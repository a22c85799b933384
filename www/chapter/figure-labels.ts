/** Letters and numbers that a diagram puts on stones and points, for the board that it is laid on. */
import type { PositionInput } from "../engine/engine.ts";

/** By location; undefined where the diagram has none. */
export function labelsOf({ rows, labels }: PositionInput): (string | null)[] | undefined {
  if (typeof labels !== "object" || labels === null) return undefined;
  const places = new Map<string, string>();
  for (const [text, cells] of Object.entries(labels))
    if (Array.isArray(cells)) for (const cell of cells) places.set(String(cell), text);
  if (places.size === 0) return undefined;
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "," ? [] : [places.get(`${x},${y}`) ?? null])),
  );
}
