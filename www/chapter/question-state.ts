/** A question that the reader answers before the page does. Pure, for the build as well. */
import type { StepAnswer } from "./answer-state.ts";
import type { Answer, Areas, Figure, Question } from "./data.ts";
import { WORDS } from "./words.ts";

export interface QuestionState {
  /** The chosen or typed answer. */
  readonly given: string;
  /** Whether it is still to be answered. It may be answered again, for who looks back. */
  readonly open: boolean;
  /** An answer stays; only a reader who chooses again has something to press. */
  readonly answered: boolean;
  /** The answer below which the reply stands; null below all of them. */
  readonly below: number | null;
  /** Whether the script has come: until then the form is as the build wrote it. */
  readonly awake: boolean;
}

export type QuestionEvent =
  /** The script has come, or the reader comes back to the page: this is in the form. */
  | { kind: "awake"; given: string }
  /** Something is chosen or typed; `silent`: nothing was said to an answer yet. */
  | { kind: "given"; given: string; silent: boolean }
  /** The answer is sent, and replied to; `closes`: there is nothing left to find out. */
  | { kind: "answered"; closes: boolean };

/** `kept`: the answer of another visit, by its number. */
export const beginQuestion = (kept: number | null, done: boolean): QuestionState => ({
  given: kept === null ? "" : String(kept),
  open: !done,
  answered: done,
  below: null,
  awake: false,
});

/** A choice by its number; a free number has no place of its own. */
const choiceOf = (question: Question, given: string): number | null =>
  question.kind === "choice" && given !== "" ? Number(given) : null;

export function questionStep(question: Question, state: QuestionState, event: QuestionEvent): QuestionState {
  switch (event.kind) {
    case "awake":
      // What was chosen before the script came counts, unless it was answered at another visit; later the form knows best.
      return { ...state, awake: true, given: (state.awake && event.given) || state.given || event.given };
    case "given": {
      const { given, silent } = event;
      // Before it says anything the reply's place comes below the choice, so that it is heard when it does.
      const below = silent ? (choiceOf(question, given) ?? state.below) : state.below;
      return { ...state, given, answered: false, below };
    }
    case "answered": {
      const open = state.open && !event.closes;
      return { ...state, open, answered: !open, below: choiceOf(question, state.given) };
    }
  }
}

/** The answer of another visit: what was guessed, or what is right once it was found after several guesses. */
export function keptAnswer(
  question: Question,
  { done, later, guessed }: { done: boolean; later: boolean; guessed: number | null },
): number | null {
  if (!done || later) return guessed;
  return question.kind === "number" ? question.number : question.answers.findIndex(({ right }) => right);
}

/**
 * The words on an answer, given as its number in the list or as a free number. Null to none. `later`: the right answer
 * comes out in the next section, so all are as good till then.
 */
export function reply(question: Question, given: string, later = false): StepAnswer | null {
  const number = /^\d+$/.test(given.trim()) ? Number(given) : null;
  if (number === null) return null;
  if (question.kind === "number") {
    const right = number === question.number;
    return { tone: right ? "solved" : "astray", text: right ? question.right : question.wrong };
  }
  const chosen = question.answers[number];
  if (!chosen) return null;
  if (later) return { tone: "solved", text: chosen.reply, head: WORDS.noted };
  if (chosen.right) return { tone: "solved", text: chosen.reply };
  const truth = toldAfter(question);
  // Of a map there is nothing left to find out by guessing again: it is shown, and what the reply asks has the last word.
  return {
    tone: "astray",
    text: truth
      ? WORDS.rightIs({ answer: truth.text.replace(/[.]$/, ""), reply: chosen.reply })
      : chosen.reply,
  };
}

/** The right answer, where its map is shown after any answer. */
export function toldAfter(question: Question): (Answer & { control: Areas }) | null {
  if (question.kind !== "choice") return null;
  const right = question.answers.find((answer) => answer.right);
  return right?.control ? { ...right, control: right.control } : null;
}

/** The line that a reply tells of, so that it can be shown; null where there is nothing to see. */
export function toldLine(question: Question, given: string): string | null {
  if (question.kind !== "choice") return null;
  const line = question.answers[Number(given)]?.after ?? "";
  // Passes alone change nothing on the board.
  return /^(pass|\s)*$/.test(line) ? null : line;
}

/** The points of which an answer speaks; none where it speaks of none. */
export const outlineOf = (question: Question, given: string): number[] =>
  (question.kind === "choice" && question.answers[Number(given)]?.outline) || [];

/** The parts of an option: before a colon the answer, after it the meaning. */
export function answerParts(text: string): { short: string; meaning: string } | null {
  const [, short, meaning] = /^([^:]{1,24}): (.+)$/.exec(text) ?? [];
  return short && meaning ? { short, meaning } : null;
}

/** More columns than this are too small in a map beside the words. */
const LONG = 11;

/** The class of a map beside an answer. */
export const mapClass = ({ rows = [] }: Partial<Figure["position"]>): string =>
  `choice-map${(rows[0]?.length ?? 0) > LONG ? " long" : ""}`;
