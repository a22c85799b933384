/** The labels on the stones of a game: its numbers as the author wants them, and the author's own labels. Pure. */
import type { PositionInput, Situation } from "../../engine/engine.ts";
import type { Known } from "../places.ts";
import { numbersOf } from "../reading/liberties.ts";

/** The author's labels, by location. Each names one place or several. */
export function labelsOf({ rows, labels }: PositionInput): Map<number, string> {
  const places = numbersOf(rows);
  const found = new Map<number, string>();
  for (const [text, told] of Object.entries(labels ?? {}))
    for (const place of Array.isArray(told) && Array.isArray(told[0]) ? told : [told]) {
      const at = Array.isArray(place) ? places.get(`${place}`) : undefined;
      if (at !== undefined) found.set(at, text);
    }
  return found;
}

/** As the still board has them, so that nothing changes when it wakes. */
export function markedAt(
  { start, numbers, first }: Pick<Known, "start" | "numbers" | "first">,
  situations: readonly Situation[],
  made: number,
): { labels: (string | null)[]; ring: boolean } {
  const stones = situations[made]?.stones ?? [];
  const own = labelsOf(start);
  const labels = stones.map((_, at) => own.get(at) ?? null);
  const from = numbers === "all" ? 1 : numbers === "last" ? Math.max(1, made) : made + 1;
  for (let number = from; number <= made; number++) {
    const move = situations[number]?.move;
    if (move && move.kind !== "pass" && move.at !== null && stones[move.at])
      labels[move.at] = String(first + number - 1);
  }
  return { labels, ring: numbers === null };
}
