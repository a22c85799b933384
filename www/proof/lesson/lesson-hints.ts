/** The hints of a proof in a lesson: its own first, then the engine's for the place that is looked at, in one count. */
import type { Play } from "../argument/play.ts";
import { HINTS } from "../argument/play.ts";
import { hintWords, NO_HINT } from "../hints.ts";
import type { Lesson } from "./lesson.ts";

type Asked = Pick<Play, "fresh" | "here" | "hint" | "hintOffered" | "hints" | "open" | "over" | "settled">;

export class LessonHints {
  /** How many of the lesson's own are open. */
  private open = 0;

  constructor(private readonly lesson: Pick<Lesson, "hints">) {}

  /** The lesson's own are for the reader's first move; whoever comes back to it asks anew, as in a step. */
  private own(play: Asked | null): readonly string[] {
    const fits = play === null || (play.fresh && !play.settled);
    const own = fits ? this.lesson.hints() : [];
    this.open = Math.min(this.open, own.length);
    return own;
  }

  /** Opens the next one; null where there is none. `answers`: the engine can be asked for one. */
  next(play: Asked | null, answers = true): (() => Promise<void>) | null {
    const own = this.own(play);
    if (this.open < own.length)
      return async () => {
        this.open += 1;
      };
    if (!answers || !play?.hintOffered) return null;
    // Where to look the lesson has said by then.
    return () => play.hint(own.length > 0 ? HINTS : undefined);
  }

  /** All that are open, in words. */
  lines(play: Asked | null): string[] {
    const own = this.own(play).slice(0, this.open);
    const { hints } = play ?? {};
    if (!play || !hints || play.settled) return own;
    if (hints.length === 0) return own.length > 0 ? own : [NO_HINT];
    const told = hints.slice(own.length > 0 ? -1 : 0, own.length > 0 ? undefined : play.open);
    return [...own, ...told.map(({ words }) => hintWords(play, words))];
  }
}

/** Shows these hints and no others; what stands there already stays, and is not read aloud again. */
export function showHints({ hintsAt, addHint }: Lesson, hints: readonly string[]): void {
  const shown = [...hintsAt.querySelectorAll(".hint")];
  const other = shown.findIndex((one, index) => one.lastChild?.textContent !== ` ${hints[index]}`);
  const same = other < 0 ? shown.length : other;
  for (const one of shown.slice(same)) one.remove();
  for (const [index, hint] of hints.entries()) if (index >= same) addHint(hintsAt, index + 1, hint);
}
