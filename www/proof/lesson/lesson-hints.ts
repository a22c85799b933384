/** The hints of a proof in a lesson: its own first, then the engine's for the place that is looked at, in one count. */
import { HINTS, type PlayState } from "../argument/argument-state.ts";
import { hintWords, NO_HINT } from "../hints.ts";

type Asked = Pick<PlayState, "fresh" | "here" | "hintOffered" | "hints" | "open" | "over" | "settled">;

/** Whether the lesson's own hints fit: they are for the reader's first move. */
export const ownFit = (play: Pick<PlayState, "fresh" | "settled"> | null): boolean =>
  play === null || (play.fresh && !play.settled);

/** The next hint: one more of the lesson's own, or up to so many of the engine's; null where there is none. */
export function nextHint(
  own: readonly string[],
  open: number,
  play: Asked | null,
  /** The engine can be asked for one. */
  answers: boolean,
): "own" | { upTo: number } | null {
  if (open < own.length) return "own";
  if (!answers || !play?.hintOffered) return null;
  // Where to look the lesson has said by then.
  return { upTo: own.length > 0 ? HINTS : play.open + 1 };
}

/** All that are open, in words. */
export function hintLines(all: readonly string[], open: number, play: Asked | null): string[] {
  const own = all.slice(0, open);
  const { hints } = play ?? {};
  if (!play || !hints || play.settled) return own;
  if (hints.length === 0) return own.length > 0 ? own : [NO_HINT];
  const told = hints.slice(own.length > 0 ? -1 : 0, own.length > 0 ? undefined : play.open);
  return [...own, ...told.map((hint) => hintWords(play, hint))];
}
