/** The answer below a task: to the reader's moves, to a guess, or about a proof. Pure. */
import type { Attempt } from "../engine/engine.ts";
import { moveWords } from "../table/situation-words.ts";
import { WORDS } from "./words.ts";

type Tone = "solved" | "astray" | "open";

export interface StepAnswer {
  readonly tone: Tone;
  readonly text: string;
  /** Its first word where something is done; "Done." if absent. */
  readonly head?: string;
  /** Where it was shown, as the end of the text. */
  readonly shownIn?: { readonly section: string; readonly title: string };
}

/** The choices that an answer offers. */
export type AnswerAct =
  /** Undoes the move that led astray: back to the place in the record before it. */
  | { readonly kind: "take-back"; readonly to: number }
  /** Plays on the board what is said to follow. */
  | { readonly kind: "show"; readonly line: string }
  /** Plays the rest of a long step. */
  | { readonly kind: "rest" };

/**
 * The part to bring into sight: the whole answer, or, where the press stands beside it, no more of it than must; or the
 * task again.
 */
export type Brings = { readonly what: "answer" | "reply" | "task" };

export interface AnswerState {
  /** The step's words on a refused move, above its earlier words. */
  readonly refused: string;
  readonly said: StepAnswer | null;
  readonly acts: readonly AnswerAct[];
  readonly hints: readonly string[];
  /** Counts what was said: said again, it is read aloud again. */
  readonly turn: number;
  readonly brings: Brings | null;
}

export const NO_ANSWER: AnswerState = {
  refused: "",
  said: null,
  acts: [],
  hints: [],
  turn: 0,
  brings: null,
};

/** An answer in place of the last one, with its hints; or none. */
export function say(
  { turn }: AnswerState,
  said: StepAnswer | null,
  acts: readonly AnswerAct[] = [],
  what: Brings["what"] | null = "answer",
): AnswerState {
  const brings = what && (said || acts.length > 0) ? { what } : null;
  return { ...NO_ANSWER, said, acts, turn: turn + 1, brings };
}

/** An answer in place of the last one, above the hints, which stay; nothing is brought into sight. */
export const sayAboveHints = (answer: AnswerState, said: StepAnswer | null): AnswerState => ({
  ...answer,
  said,
  turn: answer.turn + 1,
  brings: null,
});

/** The step's words on a refused move; its earlier words stay. */
export const sayRefused = (answer: AnswerState, refused: string): AnswerState => ({
  ...answer,
  refused,
  brings: refused ? { what: "answer" } : null,
});

/** These hints and no others; each new one comes into sight by itself. */
export const hintTo = (answer: AnswerState, hints: readonly string[]): AnswerState => ({
  ...answer,
  hints,
  brings: null,
});

export const isSilent = ({ refused, said, acts, hints }: AnswerState): boolean =>
  !refused && !said && acts.length === 0 && hints.length === 0;

/** The answer to an attempt, or null when the board already says enough. */
export function stepAnswer(
  attempt: Pick<Attempt, "verdict" | "line" | "say">,
  made: number,
  told: typeof moveWords = moveWords,
): StepAnswer | null {
  const { verdict, line } = attempt;
  if (verdict === "solved") return { tone: "solved", text: attempt.say ?? "" };
  if (verdict === "astray") return { tone: "astray", text: attempt.say ?? WORDS.astray };
  if (attempt.say) return { tone: "open", text: attempt.say };
  const replies = line.situations.slice(made + 1);
  const words = replies.map((situation) => told(line.board, situation)).join(" ");
  return words ? { tone: "open", text: words } : null;
}
