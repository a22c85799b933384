/** The board and the things beside it, for each phase. */
import type { BoardView } from "../board/index.ts";
import type { Claiming, Line, Situation, Stage } from "../engine/engine.ts";
import type { DeskState } from "../table/board-desk.ts";
import { refusalWords } from "../table/situation-words.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { ProofSession } from "./argument/proof-session.ts";
import { shownAt, wayTo } from "./argument/tree.ts";
import { shownWords } from "./proof-words.ts";
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

export interface Scene {
  session: ProofSession;
  /**
   * Whether the claim is given: there is nothing to choose, and it is the reader's own only with the reader as its
   * defender.
   */
  given: boolean;
  base: Line;
  claiming: Claiming | null;
  stage: Stage | null;
  play: PlayState | null;
}

export function deskOf(scene: Scene): DeskState {
  const { session, given, base, claiming, stage, play } = scene;
  const situation = base.situations.at(-1) as Situation;
  const { board } = base;
  if (session.phase === "playing" && play) return deskOfPlay(play);
  if (session.phase === "staging") {
    const step = stage?.steps[session.step];
    const side = given ? session.side : "claimant";
    const view = stagingView(step?.situation ?? situation, session.claim, side, step?.changed ?? []);
    return { board, situation: step?.situation ?? situation, view, told: "", pass: null };
  }
  // Whose claim the reader will argue is told after his guess: it would tell whether the claim holds.
  const view: BoardView = given
    ? givenView(situation, session.claim, "refuter")
    : choosingView(situation, {
        set: claiming?.set ?? [],
        player: session.claim.player,
        broken: claiming?.broken ?? null,
      });
  return { board, situation, view, told: "", pass: null };
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
