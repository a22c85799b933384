/** A position as its author's code has it: what stands between the tags, and what only an attribute can tell. */

import { type Attributes, elementCode, headCode } from "../address/code.ts";
import { sizeOf } from "../element/size.ts";
import { type Board, engine, type Format, type Move, type PositionInput } from "../engine/engine.ts";
import { isNamedBoard } from "./formats.ts";
import { shapeOf } from "./position-rows.ts";

/** Where this page's own files are. Its boards may be loaded from there by others too. */
export const here = (): string => new URL("./", location.href).href;

/** The text between the tags: a diagram wherever one can tell all of it, since people read that. */
export async function positionText(start: PositionInput, moves: readonly Move[]): Promise<string> {
  // A diagram has no sign for a side beyond which the board goes on.
  const plain = isNamedBoard(start) && !start.board_edges;
  const format: Format = !plain ? "json" : moves.length > 0 ? "numbers" : "diagram";
  const text = await engine.write(start, [...moves], format);
  // The lines above and below a diagram say nothing that its bars don't.
  return format === "json" ? text : text.replace(/^-+\n/gm, "");
}

/** The attributes beside the text. The caption is the position's name by default. */
export function codeAttributes(start: PositionInput, board: Board, wished: Attributes): Attributes {
  const shape = shapeOf(start);
  return {
    ...wished,
    // JSON tells its board itself.
    board: isNamedBoard(start) && shape && shape !== "rectangle" ? shape : undefined,
    caption: wished.caption ?? (start.name || undefined),
    size: sizeOf(board),
  };
}

/** All that a page needs. */
export async function pageCode(
  start: PositionInput,
  moves: readonly Move[],
  wished: Attributes,
  base = here(),
): Promise<string> {
  const [text, { board }] = await Promise.all([positionText(start, moves), engine.follow(start, [...moves])]);
  return headCode(base) + elementCode(text, codeAttributes(start, board, wished));
}
