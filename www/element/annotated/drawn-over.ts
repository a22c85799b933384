/** Arrows and lines of a diagram of Sensei’s Library, over the still board. */
import type { BoardShape } from "../../board/options.ts";
import type { Opened } from "../../engine/engine.ts";
import type { StillPlaces } from "../element-frame.ts";
import { adopt } from "../live/sheets.ts";
import type { Coordinates } from "../options.ts";
import { framed } from "../size.ts";
import css from "./annotated.css?inline";
import { markWords } from "./game-words.ts";
import { markDrawing } from "./mark-drawing.ts";

export function drawOver(
  { root, board }: StillPlaces,
  shape: BoardShape,
  strokes: NonNullable<Opened["strokes"]>,
  coordinates: Coordinates,
  signal: AbortSignal,
): void {
  const figure = board.querySelector("svg");
  if (!figure) return;
  const bare = adopt(root, css);
  const ends = (arrow: boolean) =>
    strokes.filter((stroke) => stroke.arrow === arrow).map(({ from, to }): [number, number] => [from, to]);
  const none = { territory: { black: [], white: [] }, selected: [], dimmed: [], part: null };
  const marks = { ...none, arrows: ends(true), lines: ends(false) };
  const all = shape.points.map((_, at) => at);
  figure.append(markDrawing(framed(shape, coordinates).shape, marks, all));
  const host = figure.closest("[aria-label]");
  const name = (at: number): string => shape.points[at]?.name ?? String(at);
  host?.setAttribute("aria-label", `${host.getAttribute("aria-label")} ${markWords(marks, [], name)}`);
  signal.addEventListener("abort", bare);
}
