/** A problem in the making: the draft, its step, and the words about it. Pure. */
import type { Claiming, Line, Move, PositionInput } from "../../engine/engine.ts";
import type { Kind } from "../../kinds/problem.ts";
import { type Draft, marks } from "./draft.ts";
import type { Check } from "./problem-link.ts";
import { WORDS } from "./words.ts";

export const STEPS = ["position", "task", "check"] as const;
export type Step = (typeof STEPS)[number];

/** The draft as the engine sees it: a new title changes none of its answers. */
export type AskedDraft = Omit<Draft, "title">;

export interface OwnState {
  draft: Draft;
  step: Step;
  /** Why nothing can be asked about the position; null where something can. */
  fault: string | null;
  notice: readonly string[];
  /** From the position through the moves before the question. With more moves the last one stays until the next is there. */
  line: Line | null;
  /** Whether the reader has gone to a step since something was to be opened: what comes late does not lead away from it. */
  turned: boolean;
  /** Only the kind that is chosen is shown, where there is little room. */
  folded: boolean;
  /** A press on the board is a move before the question. */
  playing: boolean;
  /** A press takes a point, and no group. */
  single: boolean;
  /** The set that is being chosen, with what the engine says of it. */
  claiming: Claiming | null;
  /** The answer to a press; null: the choice so far. */
  said: string | null;
  /** The engine’s last findings, and the draft they are about. */
  checked: { of: AskedDraft; check: Check } | null;
}

export type OwnEvent =
  /** The reader's own way, from which nothing that comes late leads back. */
  | { kind: "turn"; step: Step }
  /** Something is to be opened. */
  | { kind: "reading" }
  /** A draft has opened, and leads to a step. */
  | { kind: "opened"; draft: Partial<Draft>; notice: readonly string[]; step: Step }
  | { kind: "change"; part: Partial<Draft> }
  | { kind: "judged"; fault: string | null }
  | { kind: "followed"; line: Line }
  | { kind: "tell"; notice: readonly string[] }
  /** `fold`: by a press, which has chosen; keys walk through all of them. */
  | { kind: "pick"; to: Kind; fold: boolean }
  | { kind: "unfold" }
  | { kind: "play"; playing: boolean }
  | { kind: "single"; single: boolean }
  | { kind: "chosen"; claiming: Claiming }
  | { kind: "say"; words: string }
  | { kind: "checked"; of: AskedDraft; check: Check };

export const firstOwn = (draft: Draft): OwnState => ({
  draft,
  step: "position",
  fault: null,
  notice: [],
  line: null,
  turned: false,
  // What was kept from before is not asked again.
  folded: draft.kind !== null,
  playing: false,
  single: false,
  claiming: null,
  said: null,
  checked: null,
});

/** A new position: the moves and the move asked about belonged to the last one. */
export const laid = (start: PositionInput, moves: Move[] = []): Partial<Draft> => ({
  start,
  moves,
  asked: null,
});

export function ownStep(state: OwnState, event: OwnEvent): OwnState {
  switch (event.kind) {
    case "turn":
      return { ...led(state, event.step), turned: true };
    case "reading":
      return { ...state, turned: false };
    case "opened":
      return openedState(state, event);
    case "change":
      return changed(state, event.part);
    case "judged":
      return state.fault === event.fault ? state : { ...state, fault: event.fault };
    case "followed":
      return { ...state, line: event.line };
    case "tell":
      return { ...state, notice: event.notice };
    case "pick":
      return picked(event.fold ? { ...state, folded: true } : state, event.to);
    case "unfold":
      return { ...state, folded: false };
    case "play":
      return { ...state, playing: event.playing, said: null };
    case "single":
      return { ...state, single: event.single };
    case "chosen":
      return chosenState(state, event.claiming);
    case "say":
      return { ...state, said: event.words };
    case "checked":
      return { ...state, checked: { of: event.of, check: event.check } };
  }
}

/** At a step, unless nothing can be asked there. */
function led(state: OwnState, step: Step): OwnState {
  if (step !== "position" && state.fault) return { ...state, notice: [WORDS.unfit({ fault: state.fault })] };
  return step === state.step ? state : { ...state, step, notice: [], said: null };
}

function changed(state: OwnState, part: Partial<Draft>): OwnState {
  const { start, moves } = part;
  const isElsewhere = start !== undefined || moves !== undefined;
  return {
    ...state,
    draft: { ...state.draft, ...part },
    said: null,
    ...(start !== undefined && { line: null }),
    ...(isElsewhere && { claiming: null }),
  };
}

const picked = (state: OwnState, kind: Kind): OwnState =>
  kind === state.draft.kind ? state : { ...changed(state, { kind }), playing: false };

function openedState(state: OwnState, { draft, notice, step }: OwnEvent & { kind: "opened" }): OwnState {
  // What was wrong was wrong with the position before it.
  const opened = { ...changed(state, draft), fault: null, folded: state.folded || !!draft.kind };
  return { ...(state.turned ? opened : led(opened, step)), notice };
}

function chosenState(state: OwnState, claiming: Claiming): OwnState {
  if (!marks(state.draft.kind)) return state;
  const { set, player } = claiming;
  return { ...state, claiming, said: null, draft: { ...state.draft, set: [...set], player } };
}
