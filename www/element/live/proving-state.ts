/**
 * The progress of an argument in an article: the questions before it, then the argument itself. Pure: `proving.ts` asks
 * the engine.
 */
import type { BoardView } from "../../board/index.ts";
import type { Board, Claiming, Situation } from "../../engine/engine.ts";
import type { ArgumentState } from "../../proof/argument/argument-state.ts";
import type { Guess } from "../../proof/argument/proof-session.ts";
import { choosingView } from "../../proof/view.ts";
import type { DeskState } from "../../table/board-desk.ts";
import type { LiveTrouble } from "./live-parts.tsx";
import type { Question } from "./questions.ts";
import { type Riddle, riddleAt } from "./riddle.ts";

export type Phase =
  /** Words over the position, and what one may answer to them. */
  | { kind: "words"; asked: Question; situation: Situation; view: BoardView }
  /** The reader finds a claim. */
  | {
      kind: "choosing";
      situation: Situation;
      claiming: Claiming | null;
      guess: Guess | null;
      points: boolean;
      fault: string;
      back: boolean;
      forward: boolean;
    }
  | { kind: "arguing"; argued: ArgumentState; riddle: Riddle };

export interface ProvingState {
  readonly board: Board;
  /** Null until the board is there. */
  readonly phase: Phase | null;
  readonly trouble: LiveTrouble | null;
}

export type ProvingEvent =
  | { kind: "phase"; phase: Phase }
  | { kind: "chosen"; claiming: Claiming | null; fault: string; back: boolean; forward: boolean }
  | { kind: "guess"; guess: Guess }
  | { kind: "points"; on: boolean }
  | { kind: "argued"; argued: ArgumentState }
  | { kind: "give-up" }
  | { kind: "trouble"; trouble: ProvingState["trouble"] };

export function provingStep(state: ProvingState, event: ProvingEvent): ProvingState {
  const { phase } = state;
  switch (event.kind) {
    case "phase":
      return { ...state, phase: event.phase };
    case "chosen": {
      if (phase?.kind !== "choosing") return state;
      const { kind: _, ...chosen } = event;
      // Whoever changes the claim has not yet said anything about the new one.
      const same = nameOf(phase.claiming) === nameOf(event.claiming);
      return { ...state, phase: { ...phase, ...chosen, guess: same ? phase.guess : null } };
    }
    case "guess":
      return phase?.kind === "choosing" ? { ...state, phase: { ...phase, guess: event.guess } } : state;
    case "points":
      return phase?.kind === "choosing" ? { ...state, phase: { ...phase, points: event.on } } : state;
    case "argued": {
      if (phase?.kind !== "arguing") return state;
      const { argued } = event;
      const riddle = argued.play ? riddleAt(phase.riddle, argued.play) : phase.riddle;
      return { ...state, phase: { ...phase, argued, riddle } };
    }
    case "give-up":
      return phase?.kind === "arguing"
        ? { ...state, phase: { ...phase, riddle: { ...phase.riddle, keeps: false } } }
        : state;
    case "trouble":
      return state.trouble === event.trouble ? state : { ...state, trouble: event.trouble };
  }
}

const nameOf = (claiming: Claiming | null): string => `${claiming?.player} ${claiming?.set}`;

/** The board before any play. */
export function deskBefore(board: Board, phase: Exclude<Phase, { kind: "arguing" }>): DeskState {
  const { situation } = phase;
  if (phase.kind === "words") return { board, situation, view: phase.view };
  const { claiming } = phase;
  const view = choosingView(situation, {
    set: claiming?.set ?? [],
    player: claiming?.player ?? "black",
    broken: claiming?.broken ?? null,
  });
  return { board, situation, view };
}
