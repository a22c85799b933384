/** A board that the rules don’t have, because its set-up has stones without a liberty: drawn, and never judged. */
import type { Opened, PositionInput } from "../../engine/engine.ts";
import { type Shape, shapeOf } from "../reading/board-shapes.ts";
import { type Setup, setupOf } from "../reading/liberties.ts";
import type { Line } from "../reading/scene.ts";

interface ForeignBoard {
  shape: Shape;
  now: Setup;
  line: Line;
}

/** Null where only the engine can tell how its locations lie. */
export function foreignBoard({ rows, board, glue, ...told }: PositionInput): ForeignBoard | null {
  const word = typeof board !== "object" || !board ? "rectangle" : "shape" in board ? board.shape : null;
  const shape = word === null || glue ? null : shapeOf(rows, word);
  if (!shape) return null;
  const line: Line = {
    captives: [told.black_captives ?? 0, told.white_captives ?? 0],
    turn: told.turn === "white" || told.turn === "W" ? "white" : "black",
    passes: told.passes ?? 0,
  };
  return { shape, now: setupOf(rows), line };
}

/** "Not by these rules from the start: …" as a sentence. */
export const foreignFault = ({ fault }: Pick<Opened, "fault">): string =>
  `${(fault ?? "").replace(/^\w/, (letter) => letter.toUpperCase())}.`;
