/** The offer to remove a cycle: what it would clear is shown on the board before anything is done. */
import { button, element } from "../dom.ts";
import type { Board, CycleOffer, Move } from "../engine/engine.ts";
import { list } from "../table/situation-words.ts";

export interface CyclesOptions {
  /** Shows on the board what would be cleared; null takes it away again. */
  onLook(offer: CycleOffer | null): void;
  onRemove(move: Move): void;
}

/** What a player may do where this many cycles end: rule 3 takes a cycle off first, and then lets the player move. */
export const cycleWords = (cycles: number): string =>
  cycles === 1
    ? "The same situation has come again. You may remove the cycle, and then play a stone in the same turn."
    : `The same situation has come again, and ${cycles} cycles end here. You may remove one of them, and then play a stone in the same turn.`;

/** What there is to choose, with the offer looked at open. */
export function cyclePanel(
  board: Board,
  offers: readonly CycleOffer[],
  looking: CycleOffer | null,
  options: CyclesOptions,
): HTMLElement | null {
  if (offers.length === 0) return null;
  const names = (points: readonly number[]): string =>
    list(points.map((at) => board.points[at]?.name ?? String(at)));
  const since = ({ since }: CycleOffer): string => (since === 0 ? "the start" : `move ${since}`);
  const choices = offers.map((offer) =>
    button(
      offers.length === 1 ? "Remove the cycle" : `Remove the cycle since ${since(offer)}`,
      "quiet",
      () => options.onLook(offer === looking ? null : offer),
      { "aria-pressed": String(offer === looking) },
    ),
  );
  return element(
    "section",
    { class: "cycles", "aria-label": "Cycle" },
    element("p", {}, cycleWords(offers.length)),
    element("div", { class: "acts" }, ...choices),
    looking &&
      element(
        "div",
        { class: "cycle-look" },
        element(
          "p",
          { role: "status" },
          `It began after ${since(looking)}. ${looking.cleared.length === 1 ? "The ringed point loses its stone" : "The ringed points lose their stones"} and can never be played on again: ${names(looking.cleared)}.`,
          looking.playable.length > 0 &&
            " You may place a stone in the same turn: press a point on the board.",
        ),
        element(
          "div",
          { class: "acts" },
          button("Remove it and place no stone", "filled", () =>
            options.onRemove({ kind: "cycle", since: looking.since }),
          ),
          button("Leave it", "quiet", () => options.onLook(null)),
        ),
      ),
  );
}
