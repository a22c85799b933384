/** The two buttons within the thumb's reach: what answers, or what one does after a wrong move. */
import type { Play } from "../../proof/argument/play.ts";
import type { Tried } from "../../proof/argument/tree.ts";
import { button, enable, redraw } from "../../proof/ui.ts";

export interface Now {
  play: Play;
  /** The point that is pencilled in, by its name: only where points are small for a finger. */
  pencilled: string | null;
  /** The reader has the turn and may play. */
  may: boolean;
  /** Where Forward leads. */
  ahead: (() => void) | null;
  /** Nothing is asked any more, and the reader looks from his own side. */
  over: boolean;
  /** Nothing is asked any more; what comes next is the session's button. */
  done: boolean;
  /** The move that is to be taken back. */
  amiss: Tried | null;
}

export interface Doings {
  pass(): void;
  /** Plays what is pencilled in. */
  play(): void;
  /** Goes back to the place before a wrong move. */
  takeBack(to: number): void;
}

/** `refocus` is called where a button went away that had the focus. */
export function showAnswers(host: HTMLElement, now: Now, refocus: () => void, doings: Doings): void {
  const { play, pencilled, may, ahead, over, done, amiss } = now;
  const asks = !amiss && !over && !play.walk;
  const key = JSON.stringify([asks, amiss?.id, may, pencilled, ahead !== null, done, play.walk !== null]);
  redraw(host, refocus, key, () => {
    if (asks) {
      const pass = button("Pass", "quiet", doings.pass, { "data-key": "pass" });
      enable(pass, may);
      if (!pencilled) return host.replaceChildren(pass);
      const set = button(`Play ${pencilled}`, done ? "quiet" : "filled", doings.play, { "data-key": "play" });
      enable(set, may);
      return host.replaceChildren(pass, set);
    }
    const next =
      ahead &&
      button(amiss && !play.walk ? "Show why" : "Next move", "quiet", ahead, { "data-key": "onward" });
    const back =
      amiss &&
      button("Take back", "filled", () => doings.takeBack(amiss.parent ?? 0), { "data-key": "back" });
    host.replaceChildren(...[next, back].filter((made) => made !== null));
  });
}
