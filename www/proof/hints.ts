/** Three hints for the place that is looked at, opened one by one: where to look, what to achieve, the move. */
import { element } from "../dom.ts";
import type { Play } from "./argument/play.ts";
import { expectationOf } from "./argument/tree.ts";
import type { Level } from "./lesson/lesson.ts";
import { button, clauses, partHead, redraw } from "./ui.ts";

const NAMES = ["Where to look", "What to achieve", "The move"] as const;

const GUESSES = "Nothing is decided here yet, so each hint is a guess.";

export const NO_HINT = "There is no hint for this place.";

/** Whether nobody knows yet what holds at this place: then a hint is no more than a guess, and says so. */
export const isGuess = ({ here }: Pick<Play, "here">): boolean => expectationOf(here) === "open";

export const hintWords = (play: Pick<Play, "here">, words: string): string =>
  isGuess(play) ? `A guess: ${words}` : words;

/** The hints that are open, in words; empty where there are none. */
export function openedHints(play: Pick<Play, "here" | "hints" | "open" | "over">): string[] {
  if (play.hints?.length === 0 && !play.over) return [NO_HINT];
  return (play.hints ?? []).slice(0, play.open).map(({ words }) => hintWords(play, words));
}

export const hintItems = (words: readonly string[]): HTMLElement[] =>
  words.map((text) => element("li", {}, ...clauses(text)));

export class HintsPart {
  readonly element = element("section", { class: "part hints", "aria-label": "Hints" });

  constructor(
    private readonly refocus: () => void,
    private readonly level: Level,
  ) {}

  show(play: Play): void {
    // What has ended needs no help.
    this.element.hidden = play.settled;
    const offered = play.hintOffered;
    const none = play.hints?.length === 0;
    const rows = NAMES.map((name, index) => {
      const number = element("span", { class: "hint-number" }, String(index + 1));
      const hint = index < play.open ? play.hints?.[index] : undefined;
      if (hint)
        return element(
          "li",
          { class: "open" },
          number,
          element("span", {}, ...clauses(hintWords(play, hint.words))),
        );
      const ask = button(name, "link muted", () => void play.hint(index + 1), {
        "aria-label": `Hint ${index + 1}: ${name}`,
        "data-key": `hint-${index}`,
        "aria-disabled": String(!offered),
      });
      return element("li", {}, number, ask);
    });
    const key = JSON.stringify([play.here.id, play.open, play.hints, offered, isGuess(play)]);
    redraw(this.element, this.refocus, key, () =>
      this.element.replaceChildren(
        partHead(this.level, "Hint", none ? "none here" : `${play.open} of ${NAMES.length} open`),
        ...(isGuess(play) && !none ? [element("p", { class: "quiet-note" }, GUESSES)] : []),
        element("ol", {}, ...rows),
      ),
    );
  }
}
