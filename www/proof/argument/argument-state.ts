/** The state of an argument, and the effect of each event. Pure: `play.ts` and `judge.ts` ask the engine. */
import type {
  Board,
  Color,
  End,
  Hint,
  Known,
  Location,
  Refusal,
  Shown,
  Situation,
} from "../../engine/engine.ts";
import { other } from "../proof-words.ts";
import type { JudgeState } from "./judge.ts";
import type { Claim, Side } from "./proof-session.ts";
import { goTo, learn, type Made, plant, stopBeside, type Tree, type Tried, triedAt, wayTo } from "./tree.ts";

/** Something told step by step: a line, or the sentences of an end. Nothing of it is played. */
export type Walk =
  /** `itself`: it goes on without being asked, and what was said of the mistake stays above it. */
  | { kind: "line"; shown: Shown; step: number; itself?: true }
  | { kind: "end"; end: End; way: readonly Made[]; step: number };

/** How many hints there are for a place, as long as the engine has not said that there are none. */
export const HINTS = 3;

/** A way of more moves than this is long; after so many moves of their own readers may have it played for them. */
const LONG = 4;
const ENOUGH = 3;

/** The part of the moves to keep. */
interface Kept {
  readonly board: Board;
  readonly claim: Claim;
  readonly side: Side;
  /** The reader plays both sides, and nobody answers. */
  readonly both: boolean;
  readonly tree: Tree;
  readonly walk: Walk | null;
  readonly refusal: Refusal | null;
  readonly hints: Hint[] | null;
  /** How many hints are open. */
  readonly open: number;
  readonly thinking: boolean;
  /** The reader's move lies there, and the engine has not found out yet what it is worth. */
  readonly judging: boolean;
  readonly fault: unknown;
  readonly leftTold: LeftTold;
}

/** The places that state the distance to the end: on the first arrival, and not where it is as far as before. */
export interface LeftTold {
  /** The place that states it now; it stays until the reader leaves. */
  readonly at: number | null;
  readonly last: number | null;
  /** The places where it was to be told. */
  readonly places: readonly number[];
}

/** The moves of an argument, and what follows from them. */
export interface PlayState extends Kept {
  /** The colour of the reader's next move. */
  readonly you: Color;
  readonly here: Tried;
  /** No move is left to make. */
  readonly over: boolean;
  /** The answer is known for good, even where moves are left. */
  readonly settled: boolean;
  /** The reader has settled the claim as the reader's side wants it, by the reader's own last move. */
  readonly won: boolean;
  /** It is the engine's turn, and it waits to be asked. */
  readonly waiting: boolean;
  /** The points of the last open hint. */
  readonly hinted: readonly Location[];
  /** Another hint may be asked for. */
  readonly hintOffered: boolean;
  /** After at most how many moves of both the reader has what was wanted; null where that is not so, or nobody knows. */
  readonly left: number | null;
  /** Whether this place states it. */
  readonly tellsLeft: boolean;
  /** Whether the rest is offered to be played: the reader knows how, and it is still long. */
  readonly restOffered: boolean;
  /** The reader has made no move on the way here. */
  readonly fresh: boolean;
  /** The reader's last move, as long as nobody knows what it is worth. */
  readonly openMove: Tried | null;
  /** The end of the current place, or of the line shown from it. */
  readonly end: { end: End; way: readonly Made[] } | null;
}

export type PlayEvent =
  /** A question to the engine begins. */
  | { kind: "ask" }
  /** The reader's move lies there before the reply; `judging`: and before anybody knows what it is worth. */
  | { kind: "seen"; tree: Tree; judging: boolean }
  | { kind: "answered"; tree: Tree; refusal: Refusal | null }
  /** `fault`: null where the question was only cancelled. */
  | { kind: "failed"; fault: unknown }
  | { kind: "fault"; fault: unknown }
  /** Cancels questions and presses. */
  | { kind: "rest" }
  | { kind: "visit"; id: number }
  | { kind: "grown"; tree: Tree }
  | { kind: "learned"; id: number; known: Known | null }
  | { kind: "walk"; walk: Walk | null }
  | { kind: "side"; side: Side }
  | { kind: "hints"; hints: Hint[] }
  | { kind: "open"; upTo: number };

export function beginPlay(
  board: Board,
  start: Situation,
  claim: Claim,
  side: Side,
  both: boolean,
): PlayState {
  return follow({
    board,
    claim,
    side,
    both,
    tree: plant(start),
    walk: null,
    refusal: null,
    hints: null,
    open: 0,
    thinking: false,
    judging: false,
    fault: null,
    leftTold: { at: null, last: null, places: [] },
  });
}

export function playStep(state: PlayState, event: PlayEvent): PlayState {
  const to = (changed: Partial<Kept>): PlayState => {
    const moved =
      (changed.tree && changed.tree.at !== state.tree.at) || (changed.side ?? state.side) !== state.side;
    // Hints are of the place for which they were asked.
    return follow({ ...state, ...(moved && { hints: null, open: 0 }), ...changed });
  };
  switch (event.kind) {
    case "ask":
      return to({ thinking: true, fault: null });
    case "seen":
      return to({ tree: event.tree, judging: event.judging });
    case "answered":
      return to({
        tree: event.tree,
        refusal: event.refusal,
        thinking: false,
        judging: false,
        walk: null,
      });
    case "failed":
      return to({ thinking: false, judging: false, fault: event.fault });
    case "fault":
      return to({ fault: event.fault });
    case "rest":
      return to({ thinking: false, judging: false, fault: null, refusal: null, walk: null });
    case "visit":
      return to({ tree: goTo(state.tree, event.id), hints: null, open: 0 });
    case "grown":
      return to({ tree: event.tree });
    case "learned":
      return to({ tree: learn(state.tree, event.id, event.known) });
    case "walk":
      return to({ walk: event.walk });
    case "side":
      return to({ side: event.side });
    case "hints":
      return to({ hints: event.hints });
    case "open":
      return to({ open: Math.min(Math.max(event.upTo, state.open), state.hints?.length ?? 0) });
  }
}

/** The outcome of the claim that the reader's side wants. */
const wantedBy = (side: Side): "holds" | "fails" => (side === "claimant" ? "holds" : "fails");

/** All that follows from what is kept. */
function follow(kept: Kept): PlayState {
  const { tree, side, both, claim, walk, thinking, hints, open } = kept;
  const here = triedAt(tree);
  const { situation, known } = here;
  const way = wayTo(tree);
  const own = way.filter(({ remark }) => remark?.by === "you");
  const you = both ? situation.turn : side === "claimant" ? claim.player : other(claim.player);
  const over = situation.final || known?.end?.over === true;
  const settled = over || (known?.end ?? null) !== null;
  const yourTurn = situation.turn === you;
  const wanted = known?.expectation === wantedBy(side);
  const left = both || settled || !wanted ? null : (known?.distance ?? null);
  const lastOwn = own.at(-1);
  const leftTold = tellLeft(kept.leftTold, { left, walk, here });
  return {
    ...kept,
    leftTold,
    you,
    here,
    over,
    settled,
    won: !both && settled && !walk && wanted && lastMoveIsOwn(way, you),
    waiting: !thinking && !over && !yourTurn,
    hinted: open > 0 ? (hints?.[open - 1]?.points ?? []) : [],
    hintOffered: !settled && !thinking && !walk && yourTurn && open < (hints?.length ?? HINTS),
    left,
    tellsLeft: left !== null && !walk && leftTold.at === here.id,
    restOffered:
      !walk && !thinking && yourTurn && (left ?? 0) > LONG && known?.best != null && own.length >= ENOUGH,
    fresh: own.length === 0,
    openMove: lastOwn?.remark?.expectedAfter === "open" ? lastOwn : null,
    end: endOf(here, way, walk),
  };
}

export function tellLeft(
  told: LeftTold,
  { left, walk, here }: { left: number | null; walk: Walk | null; here: Pick<Tried, "id" | "parent"> },
): LeftTold {
  if (told.at === here.id) return told;
  if (left === null || walk || here.parent === null) return told.at === null ? told : { ...told, at: null };
  const isNew = !told.places.includes(here.id) && left !== told.last;
  return { at: isNew ? here.id : null, last: left, places: [...told.places, here.id] };
}

/** The last move of the reader's colour was made by the reader, where there is one. */
function lastMoveIsOwn(way: readonly Tried[], you: Color): boolean {
  const last = way.findLast((node) => node.situation.move?.color === you);
  return last === undefined || last.remark?.by === "you";
}

function endOf(here: Tried, way: readonly Tried[], walk: Walk | null): PlayState["end"] {
  if (walk?.kind !== "line") return here.known?.end ? { end: here.known.end, way } : null;
  const { end, moves, course } = walk.shown;
  if (!end || walk.step < moves.length) return null;
  const told = moves.flatMap((choice, index): Made[] => {
    const situation = course.situations[index + 1];
    return situation ? [{ number: here.number + index + 1, choice, situation }] : [];
  });
  return { end, way: [...way, ...told] };
}

/** Where Back and Forward lead: through a walk if there is one, else through the tree; null where there is nothing. */
export function besideIn(
  { walk, tree, both, you }: Pick<PlayState, "walk" | "tree" | "both" | "you">,
  direction: -1 | 1,
): { kind: "walk"; walk: Walk } | { kind: "visit"; id: number } | null {
  if (walk) {
    const step = walk.step + direction;
    const [first, last] =
      walk.kind === "line" ? [0, walk.shown.moves.length] : [0, walk.end.steps.length - 1];
    return step >= first && step <= last ? { kind: "walk", walk: { ...walk, step } } : null;
  }
  const id = stopBeside(tree, direction, both ? "both" : you);
  return id === null ? null : { kind: "visit", id };
}

/** All that a view of an argument shows. */
export interface ArgumentState {
  /** Null until the reader has taken a side. */
  readonly play: PlayState | null;
  readonly judge: JudgeState;
  /** Why the proof could not be taken along. */
  readonly saveFault: string;
}

export type ArgumentEvent =
  | { kind: "played"; play: PlayState }
  | { kind: "proving"; judge: JudgeState }
  | { kind: "not-saved"; words: string };

export function argumentStep(state: ArgumentState, event: ArgumentEvent): ArgumentState {
  switch (event.kind) {
    case "played":
      return { ...state, play: event.play };
    case "proving":
      return { ...state, judge: event.judge };
    case "not-saved":
      return { ...state, saveFault: event.words };
  }
}
