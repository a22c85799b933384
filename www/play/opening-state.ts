/** The box that takes existing texts: its content, and the words about it. Pure. */
import type { Opened } from "../engine/engine.ts";
import { shownBoards } from "./read-pasted.ts";
import { OPENING_WORDS } from "./words.ts";

export interface PasteState {
  text: string;
  /** The content of the box before the last change; null when there was none. */
  before: string | null;
  said: PasteSaid;
  /** The reader has asked for the box: it takes the focus as soon as it is there. */
  isWanted: boolean;
}

export type PasteSaid =
  | { kind: "nothing" }
  | { kind: "words"; words: readonly string[] }
  /** `at` is where in the text it is, when that is known. */
  | { kind: "fault"; words: string; at: number | null }
  /** Of several positions, and of the lines of a game, the reader says which. */
  | { kind: "choice"; given: readonly Opened[]; all: readonly Opened[] };

export type PasteEvent =
  | { kind: "typed"; text: string }
  /** A text came from elsewhere; what was typed before can be brought back. */
  | { kind: "filled"; text: string }
  | { kind: "brought-back" }
  | { kind: "said"; said: PasteSaid }
  /** A text that came from elsewhere stays there, with sentences about it: nothing that was given is lost. */
  | { kind: "kept"; text: string; words: readonly string[] }
  | { kind: "wanted" }
  | { kind: "reached" };

export const NOTHING_OPENED: PasteState = {
  text: "",
  before: null,
  said: { kind: "nothing" },
  isWanted: false,
};

export function openingStep(state: PasteState, event: PasteEvent): PasteState {
  switch (event.kind) {
    case "typed":
      return { ...state, text: event.text };
    case "filled":
      return filledWith(state, event.text);
    case "brought-back":
      return { ...state, text: state.before ?? "", before: state.text };
    case "said":
      return { ...state, said: event.said };
    case "kept":
      return { ...filledWith(state, event.text), said: saidWords(event.words) };
    case "wanted":
      return { ...state, isWanted: true };
    case "reached":
      return { ...state, isWanted: false };
  }
}

function filledWith(state: PasteState, text: string): PasteState {
  const isOther = state.text.trim() !== "" && state.text !== text;
  return { ...state, text, before: isOther ? state.text : state.before };
}

export const saidWords = (words: readonly string[]): PasteSaid =>
  words.length === 0 ? { kind: "nothing" } : { kind: "words", words };

/** The choice in a text just read; a single position opens without a word. */
export function choiceOf(
  given: readonly Opened[],
): { only: Extract<Opened, { fault: null }> } | { said: PasteSaid } {
  const all = given.flatMap(linesOf);
  const [only] = all;
  return all.length === 1 && only?.fault === null ? { only } : { said: { kind: "choice", given, all } };
}

/** A game, and the other lines of it by their names: "variation at move 3: c1". */
function linesOf(one: Opened): Opened[] {
  const { lines = [] } = one;
  if (lines.length === 0) return one.shown ? shownBoards(one) : [one];
  const title = one.name?.trim();
  const named = (name: string): string => (title ? `${title}, ${name}` : name);
  const line = (name: string, line: Opened): Opened[] =>
    line.shown ? shownBoards({ ...line, name }) : [line.fault === null ? { ...line, name } : line];
  return [
    ...line(named(OPENING_WORDS.mainLine), one),
    ...lines.flatMap((other) => line(named(other.name ?? OPENING_WORDS.variation), other)),
  ];
}

export function howMany(given: readonly Opened[], all: readonly Opened[]): string {
  if (given.length === 1)
    return given[0]?.shown && !given[0].lines
      ? OPENING_WORDS.firstAndLast
      : OPENING_WORDS.lines({ count: all.length });
  return all.length > given.length
    ? OPENING_WORDS.positionsAndLines({ count: given.length, lines: all.length })
    : OPENING_WORDS.positions({ count: all.length });
}
