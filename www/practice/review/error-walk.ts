/** The board of one error, and the way through the line that shows why it is one. */
import { COLOR_NAMES } from "../../board/color.ts";
import { drawFigure } from "../../board/index.ts";
import { button, element } from "../../dom.ts";
import { placeWords, situationAt, trackView } from "../../kinds/track.ts";
import type { ErrorLine } from "./error-line.ts";

/** `figure` is drawn anew at each step; `line` holds the buttons and what is said. */
export interface Walk {
  figure: HTMLElement;
  line: HTMLElement;
}

export function errorWalk(told: ErrorLine, name: string): Walk {
  const { board, track, over, ending } = told;
  const end = track.situations.length - 1;
  const figure = element("div", { class: "ground" });
  const said = element("p", { class: "at", role: "status" });
  let cursor = Math.min(end, told.answered);

  const back = button("Back", "quiet", () => go(cursor - 1));
  const forward = button("Forward", "quiet", () => go(cursor + 1));

  function go(to: number): void {
    cursor = to;
    const label = `${name}. ${words()}`;
    figure.replaceChildren(
      drawFigure(board, { ...trackView(track, cursor, false), ...over }, { label, coordinates: true }),
    );
    said.textContent = words();
    back.ariaDisabled = String(cursor <= track.from);
    forward.ariaDisabled = String(cursor >= end);
  }

  function words(): string {
    const place = placeWords(board, track, cursor);
    if (cursor === track.from) return place || "This is where you were asked.";
    return cursor === end && ending ? `${place} ${ending}` : place;
  }

  go(cursor);
  const isLong = end > track.from;
  const mover = situationAt(track, track.from).turn;
  const head = isLong ? `What comes of it. ${COLOR_NAMES[mover]} begins.` : "";
  const line = element(
    "div",
    { class: "error-line" },
    head && element("p", { class: "visually-hidden" }, head),
    told.note && element("p", {}, told.note),
    isLong && said,
    isLong && element("div", { class: "doings" }, back, forward),
  );
  return { figure, line };
}
