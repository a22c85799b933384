/** A step while it is played: the judgement on what is shown, what is said of it, and what plays by itself. Pure. */
import type { Step } from "../engine/engine.ts";
import type { AnyMove } from "../table/table-game.ts";
import {
  type AnswerAct,
  type AnswerState,
  hintTo,
  NO_ANSWER,
  say,
  sayRefused,
  stepAnswer,
} from "./answer-state.ts";
import type { AnyAttempt, FigureRules } from "./figure-rules.ts";
import { shared } from "./moves.ts";

/** After so many moves the idea of a step is seen, and as many more are long. */
const ENOUGH = 4;

export interface StepState {
  /** The judgement on what is shown on the board; null until the engine has answered. */
  readonly current: AnyAttempt | null;
  /** How many moves of what is shown are still to come. */
  readonly showing: number;
  /** The rest is being played for the reader. */
  readonly resting: boolean;
  /** How many presses in a row the rules have refused here, of those that the step has a word for. */
  readonly refusals: number;
  /**
   * The words at each place the reader has visited, by the moves that led there: a reader who comes back finds them
   * again.
   */
  readonly told: ReadonlyMap<string, AnswerState>;
  /** The moves with which the reader left the way, the last of them astray. */
  readonly left: readonly AnyMove[];
  readonly answer: AnswerState;
}

export type StepEvent =
  /** The step lies on the table, at its start. */
  | { kind: "laid"; attempt: AnyAttempt }
  /** The table has taken a move, the last of so many, or refused it; `leading` led to what it shows. */
  | { kind: "made"; attempt: AnyAttempt; made: number; leading: readonly AnyMove[] }
  /** Plays some moves of a line by itself. */
  | { kind: "showing"; moves: number }
  /** The reader wants the rest to be played. */
  | { kind: "resting" }
  /** The reader goes to another place in the record: nothing plays by itself any more. */
  | { kind: "leaving" }
  /** The engine's words on that place. */
  | { kind: "visited"; attempt: AnyAttempt; moves: readonly AnyMove[] }
  | { kind: "hint" };

export const beginStep: StepState = {
  current: null,
  showing: 0,
  resting: false,
  refusals: 0,
  told: new Map(),
  left: [],
  answer: NO_ANSWER,
};

/** The step, by whose rules it is played, and the lines that its text tells of. */
export interface StepTask {
  step: Pick<Step, "line">;
  rules: Pick<FigureRules, "read" | "words">;
  lines: readonly string[];
}

export function stepStep(task: StepTask, state: StepState, event: StepEvent): StepState {
  switch (event.kind) {
    case "laid":
      return { ...turnTo(state, event.attempt), answer: say(state.answer, null) };
    case "made":
      return made(task, turnTo(state, event.attempt), event);
    case "showing":
      return { ...state, showing: event.moves };
    case "resting":
      return { ...state, resting: true };
    case "leaving":
      return { ...state, showing: 0, resting: false };
    case "visited":
      return visited(task, turnTo(state, event.attempt), event);
    case "hint": {
      const { current, answer } = state;
      const hints = current?.hints.slice(0, answer.hints.length + 1) ?? [];
      return { ...state, answer: hintTo(answer, hints) };
    }
  }
}

/** Whether one more hint is there. */
export const hasHint = ({ current, answer }: StepState): boolean =>
  answer.hints.length < (current?.hints.length ?? 0);

function turnTo(state: StepState, attempt: AnyAttempt): StepState {
  const refusals = attempt.line.refusal ? state.refusals + Number(!!attempt.say) : 0;
  return { ...state, current: attempt, refusals };
}

function made(task: StepTask, state: StepState, event: Extract<StepEvent, { kind: "made" }>): StepState {
  const { attempt, made, leading } = event;
  // What was said stays while it is shown.
  if (state.showing > 0) return { ...state, showing: state.showing - 1 };
  const { refusal } = attempt.line;
  // Nothing has come about, and what was said stays. Where to look instead is for whoever presses in vain again.
  if (refusal && attempt.verdict !== "solved")
    return {
      ...state,
      resting: false,
      answer: sayRefused(state.answer, (state.refusals > 1 && attempt.say) || ""),
    };
  const left = leftBy(state.left, attempt, made);
  const said = stepAnswer(attempt, made, task.rules.words?.move);
  const answer = say(state.answer, said, actsAfter(task, attempt, left));
  const told = refusal ? state.told : new Map(state.told).set(keyOf(leading), answer);
  const resting = state.resting && !refusal && modelled(task, attempt) !== null;
  return { ...state, left, answer, told, resting };
}

function visited(
  task: StepTask,
  state: StepState,
  event: Extract<StepEvent, { kind: "visited" }>,
): StepState {
  const { attempt, moves } = event;
  const again = state.told.get(keyOf(moves));
  const left = leftBy(state.left, attempt, moves.length);
  const isAstray = attempt.verdict === "astray";
  const said = isAstray ? stepAnswer(attempt, moves.length, task.rules.words?.move) : null;
  const { answer } = state;
  const now = again ? say(answer, again.said, again.acts) : say(answer, said, actsAfter(task, attempt, left));
  // Without what was said the page is shorter: the task comes into sight again.
  return {
    ...state,
    left,
    answer: now.said || now.acts.length > 0 ? now : { ...now, brings: { what: "task" } },
  };
}

export const keyOf = (moves: readonly AnyMove[]): string => JSON.stringify(moves);

/** The moves with which the reader left the way, this attempt told. */
function leftBy(left: readonly AnyMove[], { verdict, moves }: AnyAttempt, made: number): readonly AnyMove[] {
  if (verdict !== "astray") return [];
  const beyond = left.length > 0 && shared(left, moves) === left.length;
  return beyond ? left : moves.slice(0, made);
}

function actsAfter(task: StepTask, attempt: AnyAttempt, left: readonly AnyMove[]): AnswerAct[] {
  // The replies too go with what is taken back, and what was played after a first mistake.
  const takeBack = attempt.verdict === "astray" && left.length > 0;
  return [
    ...(takeBack ? [{ kind: "take-back" as const, to: left.length - 1 }] : []),
    ...(restOffered(task, attempt) ? [{ kind: "rest" as const }] : []),
  ];
}

/** The refutation of a move, where the step has one: its line from these moves on. */
export function refutation({ rules, lines }: StepTask, attempt: AnyAttempt): AnyMove[] {
  if (attempt.verdict !== "astray") return [];
  const { moves, line } = attempt;
  const on = lines
    .map((text) => rules.read(text, line.board))
    .find((told) => told.length > moves.length && shared(moves, told) === moves.length);
  return on?.slice(moves.length) ?? [];
}

/** The reader's next move by the model line, where the reader has followed it; null elsewhere. */
export function modelled({ step, rules }: StepTask, { verdict, moves, line }: AnyAttempt): AnyMove | null {
  const model = rules.read(step.line, line.board);
  return verdict === "open" && shared(moves, model) === moves.length ? (model[moves.length] ?? null) : null;
}

/** Of a long step whose idea is seen the rest may be played for the reader. */
function restOffered(task: StepTask, attempt: AnyAttempt): boolean {
  const length = task.step.line.split(/\s+/).length;
  const made = attempt.moves.length;
  return made >= ENOUGH && length - made >= ENOUGH && modelled(task, attempt) !== null;
}
