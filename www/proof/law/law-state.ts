/** A question of 1989 while it is put together on the board, and then argued. Pure. */
import type { Choice, Color, Location, Situation } from "../../engine/engine.ts";
import type { LawCase, LawQuestion } from "../../engine/systems.ts";
import { spokenAfter } from "../../kit/words.ts";
import type { Side } from "../argument/proof-session.ts";
import type { LawTask } from "../law-task.ts";
import { WORDS } from "./words.ts";

type LawKind = LawQuestion["kind"];
type Pressing = "stones" | "points";

/** The wanted argument, its side and its extent; null: open so far. */
export interface LawWanted {
  question: LawQuestion;
  side: Side | null;
  line: readonly Choice[];
}

export interface LawState {
  readonly stones: readonly (Color | null)[];
  readonly kind: LawKind;
  readonly pressing: Pressing;
  readonly target: Location | null;
  readonly set: readonly Location[];
  /** How many stones the capturer fixes. */
  readonly fixed: number;
  /** The question, as the engine puts it; null while it is none. */
  readonly about: LawCase | null;
  /** The stones in question, for any kind of question. */
  readonly chain: readonly Location[];
  /** Why it is no question. */
  readonly fault: string;
  readonly spoken: string;
  /** The board on which it is put together was there. */
  readonly begun: boolean;
  /** The reader came back from an argument. */
  readonly returned: boolean;
  /** A wish for a question. */
  readonly wanted: LawWanted | null;
  /** The argument on the table; `number` tells one from the next. */
  readonly argued: { of: LawWanted; task: LawTask; number: number } | null;
}

export type LawEvent =
  | { kind: "kind"; to: LawKind }
  | { kind: "pressing"; to: Pressing }
  | { kind: "press"; at: Location }
  | { kind: "fix"; stones: number }
  | { kind: "cased"; chain: readonly Location[]; about: LawCase | null }
  | { kind: "refused"; words: string }
  | { kind: "argue"; wanted: LawWanted }
  /** The other part of what enabling means, on the same set. */
  | { kind: "other-part"; to: LawKind }
  | { kind: "argued"; task: LawTask }
  | { kind: "say"; words: string }
  | { kind: "leave" };

/** The stones that the capturer fixes by default. */
const USUAL_STONES = 3;
const MOST_STONES = 99;

export function beginLaw(
  { stones }: Pick<Situation, "stones">,
  question: LawQuestion | null,
  side: Side | null,
  line: readonly Choice[],
): LawState {
  return {
    stones,
    kind: question?.kind ?? "capture",
    pressing: "stones",
    target: question && targetOf(question, stones),
    set: question && "set" in question ? question.set : [],
    fixed: question?.kind === "part-2" ? question.stones : USUAL_STONES,
    about: null,
    chain: [],
    fault: "",
    spoken: "",
    begun: question === null,
    returned: false,
    wanted: question && { question, side, line },
    argued: null,
  };
}

function targetOf(question: LawQuestion, stones: LawState["stones"]): Location | null {
  if ("at" in question) return stones[question.at] ? question.at : null;
  // The stones in question are no part of the second; those of another colour are not meant.
  const first = stones.indexOf(question.player);
  return first < 0 ? null : first;
}

export function lawStep(state: LawState, event: LawEvent): LawState {
  switch (event.kind) {
    case "kind": {
      // Whoever has chosen the stones goes on with the points.
      const pressing = event.to === "capture" || state.target === null ? "stones" : "points";
      return { ...state, kind: event.to, pressing };
    }
    case "pressing":
      return { ...state, pressing: event.to };
    case "press":
      return pressed(state, event.at);
    case "fix": {
      const { stones } = event;
      const fixed = Number.isFinite(stones)
        ? Math.min(MOST_STONES, Math.max(0, Math.trunc(stones)))
        : USUAL_STONES;
      return { ...state, fixed };
    }
    case "cased": {
      const { chain, about } = event;
      return { ...said(state, about?.title ?? ""), chain, about, fault: "" };
    }
    case "refused":
      return { ...state, about: null, fault: event.words, wanted: null, argued: null, begun: true };
    case "argue":
      return { ...state, wanted: event.wanted };
    case "other-part": {
      const turned = { ...state, kind: event.to };
      const question = questionIn(turned);
      return question ? { ...turned, wanted: { question, side: null, line: [] } } : left(turned);
    }
    case "say":
      return said(state, event.words);
    case "argued": {
      const { wanted, argued } = state;
      if (!wanted) return state;
      const number = (argued?.number ?? 0) + 1;
      return { ...state, wanted: null, argued: { of: wanted, task: event.task, number } };
    }
    case "leave":
      return left(state);
  }
}

const left = (state: LawState): LawState => ({
  ...state,
  argued: null,
  wanted: null,
  begun: true,
  returned: true,
});

/** The words for readers who listen. A repetition is news too. */
const said = (state: LawState, words: string): LawState =>
  words ? { ...state, spoken: spokenAfter(state.spoken, words) } : state;

function pressed(state: LawState, at: Location): LawState {
  const { set } = state;
  if (takesPoints(state))
    return { ...state, set: set.includes(at) ? set.filter((one) => one !== at) : [...set, at] };
  return state.stones[at] ? { ...state, target: at } : said(state, WORDS.noStone);
}

export const takesPoints = ({ pressing, kind }: LawState): boolean =>
  pressing === "points" && kind !== "capture";

/** Whose stones are in question. */
export const ownerIn = ({ target, stones }: LawState): Color | null =>
  target === null ? null : (stones[target] ?? null);

/** The question so far; null while a part is missing. */
export function questionIn(state: LawState): LawQuestion | null {
  const { kind, target, set, fixed } = state;
  const owner = ownerIn(state);
  if (target === null || !owner) return null;
  if (kind === "capture") return { kind, at: target };
  if (set.length === 0) return null;
  return kind === "part-1"
    ? { kind, at: target, set: [...set] }
    : { kind, player: owner, set: [...set], stones: fixed };
}

/** The words of the question, or what is missing. */
export const askedWords = ({ fault, about, target }: LawState): string =>
  fault || (about ? about.title : target === null ? WORDS.pressStones : WORDS.pressPoints);

/** The other part of what enabling means, on the same set. */
export const otherPart = ({ question }: LawWanted): "part-1" | "part-2" | null =>
  question.kind === "capture" ? null : question.kind === "part-1" ? "part-2" : "part-1";
