/** The engine's statements about a figure, item by item: the reader guesses first, and then sees each. Pure. */
import type { Asks, Says } from "./data.ts";
import { WORDS } from "./words.ts";

/** The reader's guess before the truth: the number of an option, or nothing. */
export type Foretold = number | null;

export interface ToldSays {
  readonly says: Says;
  readonly guess: Foretold;
}

export interface PredictState {
  readonly told: readonly ToldSays[];
  /** Still asked for, the next one first. */
  readonly waiting: readonly Says[];
  /** The statements that offer nothing to predict. */
  readonly plain: readonly Says[];
  /** Whether there is a question, now or before. */
  readonly asking: boolean;
  /** The id of what a press has just brought. */
  readonly fresh: string | null;
}

/** `earlier`: what the reader said at another visit, by the id of what is said. */
export function beginPredicting(all: readonly Says[], earlier: (id: string) => Foretold): PredictState {
  const known = all.filter((says) => says.known);
  // What the source rules where the engine can't decide is asked for too, though nobody knows what is right.
  const held = all.filter((says) => !says.known && (says.asks !== null || says.verdict === "undecided"));
  const guessed = held.map((says) => ({ says, guess: says.asks && earlier(says.id) }));
  return {
    told: [...known.map((says) => ({ says, guess: null })), ...guessed.filter(({ guess }) => guess !== null)],
    waiting: guessed.flatMap(({ says, guess }) => (guess === null ? [says] : [])),
    plain: all.filter((says) => !known.includes(says) && !held.includes(says)),
    asking: held.length > 0,
    fresh: null,
  };
}

/** The reader has guessed the next one, or only wants to see it. */
export function foretell(state: PredictState, guess: Foretold): PredictState {
  const [says, ...waiting] = state.waiting;
  if (!says) return state;
  return { ...state, waiting, told: [...state.told, { says, guess }], fresh: says.id };
}

/** A statement about control: the board shows it, and print has it in letters. */
export function toldWords({ kind, control, text, own, said }: Omit<Says, "id" | "verdict" | "asks">): string {
  const isShown = kind === "control" && !own && said === undefined;
  const areas = isShown && control && control.black.length + control.white.length > 0 ? control : null;
  return areas ? WORDS.seeBoard({ areas }) : text;
}

/** The words before the truth: whether the reader had foreseen it. */
export function foreseen({ options, right }: Asks, guess: Foretold): string {
  if (guess === null) return "";
  return guess === right ? WORDS.asYouSaid : WORDS.youSaid({ option: options[guess] ?? "" });
}
