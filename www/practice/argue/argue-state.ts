/** One problem of locking or refuting, and what each event makes of it. Pure: who asks the engine is `problem-argument.ts`. */
import { otherColor } from "../../board/color.ts";
import type { BoardView, Location } from "../../board/index.ts";
import type { Color, Expectation, Shown } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import type { Trainer } from "../../kinds/trainer.ts";
import { besideIn, HINTS, type PlayState } from "../../proof/argument/argument-state.ts";
import type { Deed } from "../../proof/argument/play.ts";
import type { Side } from "../../proof/argument/proof-session.ts";
import { shownAt, type Tried } from "../../proof/argument/tree.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import { pencilWords } from "../../table/situation-words.ts";
import { expectationOf } from "./facts.ts";
import { amissAt } from "./solved.ts";
import { WORDS } from "./words.ts";

export interface ArgueState {
  readonly problem: Problem;
  /** The side that the problem gives the reader. */
  readonly seat: Side;
  readonly wanted: Expectation;
  /** Null until the worst case is there and the question reached. */
  readonly play: PlayState | null;
  /** The place of the question. */
  readonly root: number;
  /** The closing words once the problem is done; null before. */
  readonly closing: string | null;
  /** The move that was charged: nothing that follows can cost any more. */
  readonly charged: number | null;
  /** The reader's first move. */
  readonly first: string | null;
  /** The line that was given away. */
  readonly given: Shown | null;
  /** A hint is being thought of. */
  readonly hinting: boolean;
  /** The engine looks longer into a move of the reader's. */
  readonly longer: boolean;
  /** The engine gave no answer. */
  readonly failing: boolean;
  /** The point that is pencilled in: only where points are small for a finger. */
  readonly pencilled: Location | null;
  /** Why a press was no answer, or what is pencilled in. */
  readonly note: string;
}

export type ArgueEvent =
  | { kind: "laid"; play: PlayState; root: number }
  | { kind: "played"; play: PlayState }
  | { kind: "done"; closing: string }
  | { kind: "charged"; id: number }
  | { kind: "first"; name: string }
  | { kind: "given"; shown: Shown }
  | { kind: "hinting"; on: boolean }
  | { kind: "longer"; on: boolean }
  | { kind: "failing"; on: boolean }
  | { kind: "pencilled"; at: Location | null }
  | { kind: "note"; words: string };

export const beginArgue = (problem: Problem): ArgueState => ({
  problem,
  seat: problem.kind === "lock" ? "claimant" : "refuter",
  wanted: expectationOf(problem),
  play: null,
  root: 0,
  closing: null,
  charged: null,
  first: null,
  given: null,
  hinting: false,
  longer: false,
  failing: false,
  pencilled: null,
  note: "",
});

export function argueStep(state: ArgueState, event: ArgueEvent): ArgueState {
  const { play } = state;
  switch (event.kind) {
    case "laid":
      return { ...state, play: event.play, root: event.root };
    case "played":
      return !play ? state : { ...state, play: event.play, note: isSame(play, event.play) ? state.note : "" };
    case "done":
      return state.closing === null ? { ...state, closing: event.closing } : state;
    case "charged":
      return { ...state, charged: state.charged ?? event.id };
    case "first":
      return { ...state, first: event.name };
    case "given":
      return { ...state, given: event.shown };
    case "hinting":
    case "longer":
    case "failing":
      return state[event.kind] === event.on ? state : { ...state, [event.kind]: event.on };
    case "pencilled": {
      const { at } = event;
      return { ...state, pencilled: at, note: play && at !== null ? pencilWords(play.board, at) : "" };
    }
    case "note":
      return { ...state, note: event.words };
  }
}

/** Whether the board shows what it showed. */
const isSame = (one: PlayState, other: PlayState): boolean =>
  one.tree.at === other.tree.at &&
  one.walk === other.walk &&
  one.open === other.open &&
  one.refusal === other.refusal;

/** Whether the problem is over, unless the reader has taken the other side. */
export const isOver = ({ closing, play, seat }: ArgueState): boolean =>
  closing !== null && play?.side === seat;

/** The move to undo. */
export const amissIn = ({ closing, play, wanted }: ArgueState): Tried | null =>
  closing !== null || !play ? null : amissAt(play, wanted);

/** Whether the reader is to move. */
export function mayPlay(state: ArgueState): boolean {
  const { play } = state;
  if (!play || play.walk || play.thinking || play.here.situation.final || isOver(state)) return false;
  return play.here.situation.turn === play.you && !amissIn(state);
}

/** Why a press on the board is no move now, in words; empty where the engine is thinking. */
export function unplayableWords(state: ArgueState): string {
  const { play } = state;
  if (!play || play.thinking || mayPlay(state)) return "";
  if (play.walk) return WORDS.lineShown;
  if (amissIn(state)) return WORDS.takeBackFirst;
  return isOver(state) ? WORDS.done : WORDS.notYourTurn;
}

export function hintsLeft({ play, closing, hinting }: ArgueState): number {
  if (!play || closing !== null || hinting || play.thinking || play.walk) return 0;
  if (play.here.situation.turn !== play.you) return 0;
  return (play.hints?.length ?? HINTS) - play.open;
}

/** The reader's move was right, and the reply to it is not there yet. */
export const isReplying = ({ play, closing }: ArgueState): boolean =>
  closing === null && !!play && play.waiting && !play.walk && play.here.remark?.kept === true;

/** The wait, in words. */
export function waitingWords(state: ArgueState): string {
  const { play, hinting, failing, longer } = state;
  if (hinting) return WORDS.hinting;
  if (!play || !(play.thinking || (isReplying(state) && !failing))) return "";
  return longer ? WORDS.longer : WORDS.replying;
}

/** The line that was given away, where the question is looked at again. */
export const solutionIn = (state: ArgueState): Shown | null =>
  isOver(state) && state.play?.tree.at === state.root ? state.given : null;

/** Where Back leads: not behind the place of the question. */
export function backward({ play, root }: ArgueState): Deed | null {
  if (!play || (!play.walk && play.tree.at === root)) return null;
  return besideIn(play, -1) ?? (play.walk ? { kind: "leave" } : null);
}

/**
 * The target of Forward; after a wrong move, and from the question whose solution was shown, along the sequence shown.
 */
export function ahead(state: ArgueState): Deed | null {
  const { play } = state;
  if (!play) return null;
  const next = besideIn(play, 1);
  if (next || play.walk) return next;
  const shown = shownAt(play.here) ?? solutionIn(state);
  return shown && { kind: "walk", walk: { kind: "line", shown, step: 1 } };
}

export function controlsIn(state: ArgueState): Trainer["controls"] {
  const { play, root, closing } = state;
  if (!play) return { back: false, forward: false, restart: false, side: false, more: false };
  return {
    back: backward(state) !== null,
    forward: ahead(state) !== null,
    restart: play.walk !== null || play.tree.at !== root,
    side: closing !== null,
    more: true,
  };
}

/** Nothing is to be pressed on the board. */
export const isReading = (state: ArgueState): boolean =>
  isOver(state) || amissIn(state) !== null || !!state.play?.walk;

/** The points that the worst case gives to the claimant's opponent for good. */
export function outsideOf(
  { stones, marks }: Pick<BoardView, "stones" | "marks">,
  { player, set }: { player: Color; set: readonly Location[] },
): NonNullable<BoardView["outside"]> {
  const of = otherColor(player);
  const points = stones.flatMap((stone, at) =>
    stone === of && marks[at] === "permanent" && !set.includes(at) ? [at] : [],
  );
  return { of, points };
}

/** The last move has a ring; numbers come with a sequence shown. */
export function viewIn(state: ArgueState, play: PlayState): BoardView {
  const { view } = deskOfPlay(play);
  const outside = outsideOf(view, play.claim);
  const { move } = play.here.situation;
  const plain = !play.walk && !view.shown?.length;
  return {
    ...view,
    ...(outside.points.length > 0 && { outside }),
    ...(plain && { labels: [], last: move?.kind === "play" ? move.at : null }),
    ...(!mayPlay(state) && { hand: null, playable: [] }),
  };
}
