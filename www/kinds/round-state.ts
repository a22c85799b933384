/** One problem from the question to the end: where it stands, and what is said. The same for all kinds. Pure. */
import type { BoardView } from "../board/index.ts";
import { moveWords, situationWords } from "../table/situation-words.ts";
import type { Explanation, Ground, Hint, KindOf, Phase } from "./asking.ts";
import {
  atQuestion,
  goTo,
  isAtQuestion,
  mayGoBack,
  mayGoForward,
  situationOf,
  toQuestion,
  trackOf,
  type Way,
} from "./line-cursor.ts";
import { type PlayedOut, playedLine, playView } from "./play-on.ts";
import { trackView } from "./track.ts";
import type { Trainer } from "./trainer.ts";

/** A problem laid out. */
export interface Laid {
  ground: Ground;
  way: Way;
  hints: readonly Hint[];
}

export interface RoundState {
  /** Null until the engine has laid the problem out. */
  laid: Laid | null;
  phase: Phase;
  /** The reader's own answer so far. */
  own: unknown;
  /** How many hints are open. */
  opened: number;
  told: Explanation<unknown> | null;
  /** The number of explanations: each is news. */
  times: number;
  played: PlayedOut | null;
  /** Said below the task. */
  remark: string;
  /** Said in the line below the board, until the board shows something else. */
  note: string;
  /** The place, for readers who listen, after a step of theirs. */
  spoken: string;
}

export type RoundEvent =
  | { kind: "laid"; ground: Ground }
  | { kind: "hints"; hints: readonly Hint[] }
  | { kind: "own"; to: (own: unknown) => unknown }
  | { kind: "pencilled"; own: unknown; words: string }
  | { kind: "judged" }
  | { kind: "told"; told: Explanation<unknown>; next: "told" | "done" }
  | { kind: "try again" }
  | { kind: "hint" }
  | { kind: "walk"; to: (way: Way) => Way }
  | { kind: "remark"; words: string }
  | { kind: "note"; words: string }
  | { kind: "played"; played: PlayedOut; words: string };

export const notLaid = (kind: KindOf<unknown>): RoundState => ({
  laid: null,
  phase: "asking",
  own: kind.begin,
  opened: 0,
  told: null,
  times: 0,
  played: null,
  remark: "",
  note: "",
  spoken: "",
});

export const roundStep =
  (kind: KindOf<unknown>) =>
  (state: RoundState, event: RoundEvent): RoundState => {
    const { laid } = state;
    const walked = (to: (way: Way) => Way): RoundState => {
      if (!laid) return state;
      const next = { ...state, note: "", laid: { ...laid, way: to(laid.way) } };
      return { ...next, spoken: spokenIn(next, kind) };
    };
    switch (event.kind) {
      case "laid":
        return { ...state, laid: { ground: event.ground, way: atQuestion(event.ground.history), hints: [] } };
      case "hints":
        return laid ? { ...state, laid: { ...laid, hints: event.hints } } : state;
      case "own":
        return { ...state, own: event.to(state.own), note: "" };
      case "pencilled":
        return { ...state, own: event.own, note: event.words };
      case "judged":
        return { ...state, phase: "judged" };
      case "told":
        return laid ? toldState(state, laid, event.told, event.next) : state;
      case "try again":
        if (!laid) return state;
        return {
          ...state,
          ...{ phase: "asking", own: kind.begin, told: null, remark: "", note: "" },
          laid: { ...laid, way: atQuestion(laid.ground.history) },
        };
      case "hint":
        return { ...walked(toQuestion), opened: state.opened + 1 };
      case "walk":
        return walked(event.to);
      case "remark":
        return { ...state, remark: event.words };
      case "note":
        return { ...state, note: event.words };
      case "played": {
        if (!laid) return state;
        const { played, words } = event;
        const lines = [...(state.told?.lines ?? []), playedLine(played, laid.ground)];
        const way = atQuestion(
          laid.ground.history,
          lines.map(({ track }) => track),
        );
        return {
          ...state,
          played,
          remark: words,
          note: "",
          laid: { ...laid, way: goTo(way, lines.length - 1, played.moves.length) },
        };
      }
    }
  };

function toldState(
  state: RoundState,
  laid: Laid,
  told: Explanation<unknown>,
  next: "told" | "done",
): RoundState {
  const { lines = [], shown = 0 } = told;
  const way = atQuestion(
    laid.ground.history,
    lines.map(({ track }) => track),
  );
  return {
    ...state,
    ...{ phase: next, told, times: state.times + 1, remark: "", note: "" },
    laid: { ...laid, way: lines.length > 0 && shown > 0 ? goTo(way, 0, shown) : way },
  };
}

/** Whether the question is open and looked at. */
export const isHere = ({ phase, laid }: RoundState): boolean =>
  phase === "asking" && laid !== null && isAtQuestion(laid.way);

/** Whether the reader looks at the end of what is played out. */
export const isPlaying = ({ played, told, laid }: RoundState): boolean =>
  played !== null &&
  laid !== null &&
  laid.way.walked === (told?.lines?.length ?? 0) &&
  !mayGoForward(laid.way);

/** Off where it would do nothing. */
function mayRestart({ phase, laid, own }: RoundState, kind: KindOf<unknown>): boolean {
  if (!laid) return false;
  if (!isAtQuestion(laid.way)) return true;
  return phase === "told" || (phase === "asking" && kind.touched(own));
}

export const hintsLeft = ({ phase, laid, opened }: RoundState): number =>
  phase === "asking" && laid ? laid.hints.length - opened : 0;

export const controlsIn = (state: RoundState, kind: KindOf<unknown>): Trainer["controls"] => ({
  back: state.laid !== null && mayGoBack(state.laid.way),
  forward: state.laid !== null && mayGoForward(state.laid.way),
  restart: mayRestart(state, kind),
  side: state.phase === "done" && kind.side !== undefined,
  more: state.laid !== null,
});

/** The words in place of the situation at an open question that the line would answer. */
export const lineWordsIn = (state: RoundState, kind: KindOf<unknown>): string =>
  isHere(state) ? (kind.lineWords ?? "") : "";

function spokenIn(state: RoundState, kind: KindOf<unknown>): string {
  if (!state.laid) return "";
  const { ground, way } = state.laid;
  const situation = situationOf(way);
  const line = lineWordsIn(state, kind);
  const words = line
    ? [situation.line, line]
    : [moveWords(ground.board, situation), situationWords(ground.board, situation)];
  return words.filter(Boolean).join(" ");
}

/** The view of the board. */
export function viewIn(state: RoundState, { ground, way }: Laid, kind: KindOf<unknown>): BoardView {
  const view = {
    ...trackView(trackOf(way), way.cursor, kind.numbered?.(ground) === true),
    ...kind.base?.(ground),
  };
  if (isAtQuestion(way)) return { ...view, ...overIn(state, ground, kind) };
  return isPlaying(state) && state.played ? { ...view, ...playView(state.played, ground) } : view;
}

/** The overlay of the question: a way to answer it and the last hint, or the explanation. */
function overIn(state: RoundState, ground: Ground, kind: KindOf<unknown>): Partial<BoardView> {
  const { told, own, opened, laid } = state;
  if (told) return { ...told.over, ...kind.over?.(ground, own) };
  const hint = opened > 0 ? laid?.hints[opened - 1] : undefined;
  return { ...kind.view(ground, own), ...(hint?.points && { rings: hint.points }), ...hint?.over };
}
