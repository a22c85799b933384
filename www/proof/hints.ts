/** Hints in words. */
import { cited, type Hint } from "../engine/engine.ts";
import type { PlayState } from "./argument/argument-state.ts";
import { expectationOf } from "./argument/tree.ts";
import { TABLE } from "./words.ts";

export const NO_HINT = TABLE.noHintPlace;

/** Whether nobody knows yet what holds at this place: then a hint is no more than a guess, and says so. */
export const isGuess = ({ here }: Pick<PlayState, "here">): boolean => expectationOf(here) === "open";

export const hintWords = (play: Pick<PlayState, "here">, hint: Pick<Hint, "words" | "rules">): string =>
  isGuess(play) ? TABLE.guess({ words: cited(hint) }) : cited(hint);

/** The hints that are open, in words; empty where there are none. */
export function openedHints(play: Pick<PlayState, "here" | "hints" | "open" | "over">): string[] {
  if (play.hints?.length === 0 && !play.over) return [NO_HINT];
  return (play.hints ?? []).slice(0, play.open).map((hint) => hintWords(play, hint));
}
