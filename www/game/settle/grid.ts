/** A settlement on a grid for tests: what lies on it, the upper row first. */
import { Settlement } from "./settlement.ts";

export function settled(rows: string[], { black = 0, white = 0, komi = 0 } = {}): Settlement {
  const columns = rows[0]?.length ?? 0;
  const points = rows.flatMap((row, y) => [...row].map((_, x) => ({ name: `${x},${y}`, x, y })));
  const edges = points.flatMap(({ x, y }, at): [number, number][] => [
    ...(x + 1 < columns ? [[at, at + 1] as [number, number]] : []),
    ...(y + 1 < rows.length ? [[at, at + columns] as [number, number]] : []),
  ]);
  const stones = [...rows.join("")].map((sign) => (sign === "x" ? "black" : sign === "o" ? "white" : null));
  return new Settlement({ points, edges }, { stones, blackCaptives: black, whiteCaptives: white, komi });
}
