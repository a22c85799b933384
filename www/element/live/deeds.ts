/** The moves as a list beside the board: number, point, and what each did, in a few words. */
import { element } from "../../dom.ts";
import type { Board, Color, Situation } from "../../engine/engine.ts";
import { did, named } from "./did.ts";

/** A move that was made. */
export interface Deed {
  number: number;
  color: Color;
  /** "c1"; "pass" and "cycle" where no stone was played. */
  name: string;
  did: string;
}

/** So many are in sight; the others are counted. */
const MOST = 6;

/** Of a course of situations, the start first. `first` is the number of the first move. */
export function deedsOf(
  board: Pick<Board, "points" | "edges">,
  situations: readonly Situation[],
  first = 1,
): Deed[] {
  return situations.flatMap((after, index): Deed[] => {
    const { move } = after;
    const before = situations[index - 1];
    if (!move || !before) return [];
    const { color, kind } = move;
    const number = first + index - 1;
    if (kind === "pass") return [{ number, color, name: "pass", did: after.final ? "ends play" : "" }];
    const name = move.at === null ? "cycle" : named(board, [move.at]);
    // What a cycle takes with it changes more than one chain.
    const words = kind === "cycle" ? "removes a cycle" : did(board, before, after);
    return [{ number, color, name, did: words }];
  });
}

/** The last moves, and which came before them: "1 to 4"; nothing where all are in sight. */
export function inSight(deeds: readonly Deed[]): { before: string; shown: readonly Deed[] } {
  const over = deeds.length - MOST;
  const last = deeds[over - 1];
  // One line would save none.
  if (over < 2 || !last) return { before: "", shown: deeds };
  return { before: `${deeds[0]?.number} to ${last.number}`, shown: deeds.slice(over) };
}

export class Deeds {
  readonly element = element("ol", { class: "deeds", "aria-label": "Moves" });

  show(deeds: readonly Deed[]): void {
    const { before, shown } = inSight(deeds);
    this.element.hidden = deeds.length === 0;
    this.element.replaceChildren(
      ...(before ? [element("li", { class: "before" }, before)] : []),
      ...shown.map(({ number, name, color, did }) =>
        element(
          "li",
          {},
          element("span", { class: "number" }, String(number)),
          element("span", { class: "visually-hidden" }, color === "black" ? " Black " : " White "),
          element("span", { class: "point-name" }, name),
          element("span", { class: "did" }, ` ${did}`),
        ),
      ),
    );
  }
}
