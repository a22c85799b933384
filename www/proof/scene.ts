/** The board and the things beside it, for each phase. */
import type { BoardView } from "../board/index.ts";
import type { Line, Situation } from "../engine/engine.ts";
import type { DeskState } from "../table/board-desk.ts";
import { plainRefusal, refusalWords } from "../table/situation-words.ts";
import type { PlayState } from "./argument/argument-state.ts";
import { shownAt, wayTo } from "./argument/tree.ts";
import { shownWords } from "./proof-words.ts";
import type { TableState } from "./table-state.ts";
import {
  choosingView,
  endPlace,
  endView,
  givenView,
  numbersOn,
  playingView,
  stagingView,
  toldView,
  walkView,
} from "./view.ts";
import { TABLE } from "./words.ts";

/** The board now. `given`: the claim is not chosen here, and is the reader's own only with the reader as its defender; `plain`: no clause is named yet. */
export function deskNow(state: TableState, given: boolean, plain: boolean): DeskState | null {
  const { session, base, argued, remark } = state;
  if (!base) return null;
  const play = argued?.play ?? null;
  const desk = session.phase === "playing" && play ? deskOfPlay(play) : deskBefore(state, base, given);
  const refused = plain && desk.refused && play?.refusal ? plainRefusal(play.refusal) : desk.refused;
  return { ...desk, refused: refused || remark };
}

function deskBefore({ session, claiming, stage }: TableState, base: Line, given: boolean): DeskState {
  const { phase, claim, side } = session;
  const step = phase === "staging" ? stage?.steps[session.step] : undefined;
  const situation = step?.situation ?? (base.situations.at(-1) as Situation);
  const { player } = claim;
  const choice = { set: claiming?.set ?? [], player, broken: claiming?.broken ?? null };
  const view: BoardView =
    phase === "staging"
      ? stagingView(situation, claim, given ? side : "claimant", step?.changed ?? [])
      : // Whose claim the reader will argue is told after the guess: it would tell whether the claim holds.
        given
        ? givenView(situation, claim, "refuter")
        : choosingView(situation, choice);
  return { board: base.board, situation, view, told: "", pass: null };
}

export function deskOfPlay(play: PlayState): DeskState {
  const { here, you, walk, board } = play;
  const playing = {
    situation: here.situation,
    claim: play.claim,
    side: play.side,
    you,
    labels: numbersOn(wayTo(play.tree), here.situation),
    number: here.number,
    hint: play.hinted,
    eyes: here.known?.end?.eyes ?? [],
  };
  if (walk?.kind === "line") {
    const situation = walk.shown.course.situations[walk.step] ?? here.situation;
    const told = shownWords(walk.shown, here.number + 1, walk.step, you);
    return { board, situation, view: walkView(playing, walk.shown, walk.step), told, pass: null };
  }
  if (walk?.kind === "end") {
    const place = endPlace(walk.end, walk.way, walk.step) ?? here;
    const { situation, number } = place;
    const labels = numbersOn(walk.way.slice(0, walk.way.indexOf(place) + 1), situation);
    const view = endView({ ...playing, situation, number, labels }, walk.end, walk.step);
    return { board, situation, view, told: "", pass: null };
  }
  const view = playingView(playing);
  const shown = play.waiting ? shownAt(here) : null;
  // Where the moves are over no pass can come.
  const pass = play.over ? null : here.situation.turn === you;
  const refused = play.refusal ? refusalWords(play.refusal) : "";
  const state = { board, situation: here.situation, pass, refused };
  if (!shown) return { ...state, view, told: "" };
  const told = shownWords(shown, here.number + 1, shown.moves.length, you, TABLE.notPlayedYet);
  return { ...state, view: toldView(view, shown, here.number + 1), told };
}
