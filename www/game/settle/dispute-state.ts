/** One dispute that is argued: its claim, what the referee finds of it, the moves; and what is said of each. Pure. */
import { type Color, otherColor } from "../../board/color.ts";
import { type Claiming, type Line, type Location, troubleWords, type Verdict } from "../../engine/engine.ts";
import type { PlayState } from "../../proof/argument/argument-state.ts";
import type { JudgeState } from "../../proof/argument/judge.ts";
import { verdictOf } from "../../proof/argument/tree.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import type { DeskState } from "../../table/board-desk.ts";
import { nameOf, readerColor, type WholeGame } from "../whole-game.ts";
import { itemTitle } from "./item-words.ts";
import type { Item } from "./settlement.ts";
import { DISPUTES } from "./words.ts";

export interface DisputeState {
  /** The item in dispute; null before there is one. */
  readonly about: { line: Line; item: Item; items: readonly Item[] } | null;
  readonly claiming: Claiming | null;
  /** Why the last tap was refused, or what could not be done. */
  readonly fault: unknown;
  /** The engine looks for the claim to offer. */
  readonly offering: boolean;
  /** The ground of the offered claim. */
  readonly offered: { words: string; set: string } | null;
  /** The engine's own proof of the claim; null where nobody has asked for it. */
  readonly judge: JudgeState | null;
  readonly saveFault: string;
  /** The moves of the argument; null before it has begun. */
  readonly play: PlayState | null;
  readonly spoken: string;
  /** Why the last press was no move. */
  readonly note: string;
}

export type DisputeEvent =
  | { kind: "opened"; about: NonNullable<DisputeState["about"]> }
  | { kind: "closed" }
  | { kind: "chosen"; claiming: Claiming | null; fault: unknown }
  | { kind: "failed"; error: unknown }
  | { kind: "offering"; on: boolean }
  | { kind: "offered"; words: string; set: string }
  | { kind: "judged"; judge: JudgeState | null }
  | { kind: "not-saved"; words: string }
  | { kind: "played"; play: PlayState }
  | { kind: "note"; words: string }
  | { kind: "say"; words: string };

export const NOT_ARGUED: DisputeState = {
  about: null,
  claiming: null,
  fault: null,
  offering: false,
  offered: null,
  judge: null,
  saveFault: "",
  play: null,
  spoken: "",
  note: "",
};

export function disputeStep(state: DisputeState, event: DisputeEvent): DisputeState {
  switch (event.kind) {
    case "opened":
      return { ...NOT_ARGUED, about: event.about };
    case "closed":
      return { ...NOT_ARGUED, about: state.about };
    case "chosen":
      return { ...state, claiming: event.claiming, fault: event.fault };
    case "failed":
      return { ...state, fault: event.error };
    case "offering":
      return state.offering === event.on ? state : { ...state, offering: event.on };
    case "offered":
      return { ...state, offered: { words: event.words, set: event.set }, spoken: event.words };
    case "judged":
      return { ...state, judge: event.judge, ...(!event.judge && { saveFault: "" }) };
    case "not-saved":
      return { ...state, saveFault: event.words };
    case "played": {
      const { play } = event;
      const isThere = state.play?.tree.at === play.tree.at && state.play.refusal === play.refusal;
      return { ...state, play, note: isThere ? state.note : "", fault: null };
    }
    case "note":
      return { ...state, note: event.words };
    case "say":
      return event.words ? { ...state, spoken: event.words } : state;
  }
}

/** The state that a board needs of the one beside it: whether the next move is made here; null where there is none. */
export type Beside = { here: boolean } | null;

/** The claim goes round what it is about, and is closed. */
export function isFit({ about, claiming }: DisputeState): boolean {
  const set = claiming?.set ?? [];
  return !!about && !!claiming?.bordered && about.item.points.every((at) => set.includes(at));
}

/** The claimant chooses the claim; where the engine has found no proof, it claims the least. */
export function isChooser({ about }: DisputeState, game: WholeGame): boolean {
  const reader = readerColor(game);
  return reader === "both" || reader === about?.item.claimant;
}

export const foundBy = ({ judge }: DisputeState): Verdict | null =>
  judge?.decided ? (judge.proved?.verdict ?? null) : null;

/** How the argument has ended. */
export const endIn = ({ play }: DisputeState): Verdict | null =>
  play?.settled && play.here.known ? verdictOf(play.here) : null;

export function mayMoveIn({ play }: DisputeState, game: WholeGame, beside: Beside): boolean {
  const reader = readerColor(game);
  if (!play || play.settled || beside?.here === false) return false;
  return reader === "both" || reader === play.here.situation.turn;
}

const ELSEWHERE = DISPUTES.nextMoveMadeBoard;

/** Why a press is no move now. */
export function noMoveWords({ play }: DisputeState, game: WholeGame, beside: Beside): string {
  if (play?.settled) return DISPUTES.argumentOver;
  if (beside?.here === false) return ELSEWHERE;
  const name = nameOf(game, play?.here.situation.turn ?? "black");
  return game.engine ? DISPUTES.turn({ name }) : DISPUTES.turnPass({ name });
}

interface DisputeWords {
  title: string;
  words: string;
  told: string;
}

export function wordsIn(state: DisputeState, game: WholeGame, beside: Beside): DisputeWords {
  if (!state.about) return { title: "", words: "", told: "" };
  const { line, item } = state.about;
  return state.play ? playWords(state, state.play, item, game, beside) : claimWords(state, line, item, game);
}

function claimWords(state: DisputeState, line: Line, item: Item, game: WholeGame): DisputeWords {
  const { claimant } = item;
  const [mine, theirs] = [nameOf(game, claimant), nameOf(game, otherColor(claimant))];
  const set = state.claiming?.set ?? [];
  return {
    title: DISPUTES[item.kind === "string" ? "isDead" : "isOwned"]({
      claimant,
      what: itemTitle(line.board, item),
    }),
    words: DISPUTES.claimsMakeTwoEyes({ mine, count: set.length, theirs }),
    told: claimTold(state, set, item, game),
  };
}

function claimTold(state: DisputeState, set: readonly Location[], item: Item, game: WholeGame): string {
  const { claiming, fault } = state;
  const claimant = nameOf(game, item.claimant);
  if (fault) return troubleWords(fault);
  if (foundBy(state) === "refuted") return DISPUTES.refereeRefutedClaimMay({ claimant });
  if (!isChooser(state, game))
    return game.engine ? DISPUTES.choosesWhatClaim({ claimant }) : DISPUTES.choosesPass({ claimant });
  if (isFit(state)) return fitWords(state, set);
  return item.points.every((at) => set.includes(at))
    ? `${claiming?.headline ?? ""} ${claiming?.words ?? ""}`
    : DISPUTES.whatArguedAboutInside;
}

/** The ground of a claim that the players may argue, as far as the engine has looked. */
function fitWords({ offering, offered }: DisputeState, set: readonly Location[]): string {
  return [
    offering && DISPUTES.engineLooksSmallestClaim,
    offered?.set === set.join() && offered.words,
    DISPUTES.outside,
  ]
    .filter(Boolean)
    .join(" ");
}

function playWords(
  state: DisputeState,
  play: PlayState,
  { claimant }: Item,
  game: WholeGame,
  beside: Beside,
): DisputeWords {
  const verdict = endIn(state);
  const [mine, theirs] = [nameOf(game, claimant), nameOf(game, otherColor(claimant))];
  const fault = play.fault ?? state.fault;
  return {
    title:
      verdict === "lock"
        ? DISPUTES.shown({ mine })
        : verdict === "refuted"
          ? DISPUTES.refuted({ theirs })
          : DISPUTES.move({ game: nameOf(game, play.here.situation.turn) }),
    words: fault
      ? troubleWords(fault)
      : verdict
        ? (play.here.known?.end?.words ?? "")
        : DISPUTES.needsTwoEyesOutlined({ mine, theirs }),
    told: verdict ? "" : beside?.here === false ? ELSEWHERE : DISPUTES.boardProofAloneNothing,
  };
}

/** The position on the board. */
export function shownIn(state: DisputeState, game: WholeGame, beside: Beside): DeskState | null {
  const { about, claiming, play } = state;
  if (play) {
    const shown = deskOfPlay(play);
    const mine = mayMoveIn(state, game, beside);
    return {
      ...shown,
      view: {
        ...shown.view,
        areas: [{ points: play.claim.set, kind: "other" }],
        ...(!mine && { hand: null, playable: [] }),
      },
    };
  }
  const end = about?.line.situations.at(-1);
  if (!about || !end || !claiming) return null;
  const { set } = claiming;
  return {
    board: about.line.board,
    situation: end,
    view: {
      stones: end.stones,
      marks: end.marks,
      hand: "claim",
      playable: about.line.board.points.map((_, at) => at),
      areas: set.length > 0 ? [{ points: set, kind: "mine" }] : [],
      rings: about.item.points,
    },
    told: DISPUTES.tapRegionTake,
  };
}

/** The players who may give it up: either, at any time, until it is settled. */
export function yieldersIn(
  { about, play }: DisputeState,
  game: WholeGame,
  colors: readonly Color[],
): Color[] {
  const reader = readerColor(game);
  if (!about || play?.settled) return [];
  return colors.filter((color) => reader === "both" || reader === color);
}
