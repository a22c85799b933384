/** A situation that was reached, as a position of its own. */
import type { PositionInput, Situation } from "../engine/engine.ts";

/** The first set-up, as it stands after some moves. */
export function asSetUp(start: PositionInput, situation: Situation): PositionInput {
  const inks = situation.stones.map((stone, at): string => {
    const mark = situation.marks[at];
    if (stone === "black") return mark === "permanent" ? "X" : "x";
    if (stone === "white") return mark === "permanent" ? "O" : "o";
    if (mark) return mark === "permanent" ? "*" : "#";
    return ".";
  });
  let next = 0;
  const rows = start.rows.map((row) => row.replace(/[^,]/g, () => inks[next++] ?? "."));
  // Whole komi is counted as captives (A2); in a file it stands apart.
  const komi = Number.isInteger(start.komi) ? (start.komi ?? 0) : 0;
  return {
    ...start,
    rows,
    black_captives: situation.blackCaptives - Math.max(komi, 0),
    white_captives: situation.whiteCaptives - Math.max(-komi, 0),
    turn: situation.turn,
    passes: situation.passCount,
  };
}
