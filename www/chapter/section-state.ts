/** The state of a section beside its text, and the effect of each event. Pure: `reading.ts` asks the engine. */

import type { Claim, Side } from "../proof/index.ts";
import {
  type AnswerAct,
  type AnswerState,
  type Brings,
  hintTo,
  isSilent,
  NO_ANSWER,
  type StepAnswer,
  say,
  sayAboveHints,
} from "./answer-state.ts";
import { asking, type Figure, type Question, type Section } from "./data.ts";
import { beginPredicting, type Foretold, foretell, type PredictState } from "./predict-state.ts";
import {
  beginQuestion,
  keptAnswer,
  type QuestionEvent,
  type QuestionState,
  questionStep,
  reply,
} from "./question-state.ts";
import { afterMove, beginWalk, type WalkEvent, type WalkState, walkStep } from "./walk-state.ts";

/** The open parts of a judgement: the referee, and perhaps a claim of the referee's in play. */
export interface JudgeState {
  readonly figure: string;
  readonly claim: { readonly claim: Claim; readonly side: Side } | null;
  /** The reader has come back from a claim. */
  readonly back: boolean;
}

/** The figure on the table, and the moves that lie there played on it. */
interface OnTable {
  readonly figure: string;
  readonly after: string;
}

/** A claim that is argued. Another figure may lie on the table meanwhile, or a move be tried there; then it finds its place again. */
interface ArguedState {
  readonly figure: string;
  /** Whether the answer to a question has already said that the claim holds. */
  readonly known: boolean;
  readonly triesOut: boolean;
}

/**
 * The part to bring into sight, once drawn: the board, for what was put there; the words of a task, with the focus; or the
 * answer to a task, with all that it brings.
 */
export type Wish =
  | { readonly what: "board" }
  | { readonly what: "put"; readonly figure: Figure }
  | { readonly what: "answer"; readonly figure: Figure };

export interface SectionState {
  /** Null while another section is read, and before anything lies there. */
  readonly on: OnTable | null;
  readonly argued: ArguedState | null;
  /** Whether the way on comes next: there is no task, or it is done. */
  readonly done: boolean;
  readonly wish: Wish | null;
  /** The answer below the task. */
  readonly answer: AnswerState;
  /** Its question; null where there is none. */
  readonly question: { readonly asked: Question; readonly state: QuestionState } | null;
  /** The predictions and walks, by the names of their figures. */
  readonly predicting: Readonly<Record<string, PredictState>>;
  readonly walks: Readonly<Record<string, WalkState>>;
  /** The judgement that has the board's place. */
  readonly judged: JudgeState | null;
  /** The statement on the board: its id, or that of the figure whose map it is. */
  readonly shown: string | null;
}

export type SectionEvent =
  | { kind: "laid"; on: OnTable }
  /** Another section is read. */
  | { kind: "left" }
  | { kind: "argue"; figure: string; known: boolean }
  | { kind: "tries-out"; on: boolean }
  /** The proof table did not load. */
  | { kind: "no-proof"; said: StepAnswer }
  | { kind: "done"; done: boolean }
  | { kind: "wish"; wish: Wish }
  | { kind: "answer"; answer: AnswerState }
  | { kind: "say"; said: StepAnswer | null; acts?: readonly AnswerAct[]; what?: Brings["what"] | null }
  | { kind: "say-above-hints"; said: StepAnswer | null }
  | { kind: "hints"; hints: readonly string[] }
  | { kind: "asked"; given: string }
  | { kind: "question"; event: QuestionEvent }
  | { kind: "foretold"; figure: string; guess: Foretold }
  | { kind: "walk"; figure: string; event: WalkEvent }
  | { kind: "judge"; judged: JudgeState | null }
  /** Something is shown on the board; `ended`: no more, unless something else is by now. */
  | { kind: "shown"; what: string }
  | { kind: "ended"; what: string };

/** The reader's results from other visits. */
interface Kept {
  solved(id: string): boolean;
  predicted(id: string): number | null;
}

/** Whether a section has no task, or its task is done. */
export function isDone(section: Section, { solved }: Pick<Kept, "solved">): boolean {
  const task = asking(section);
  return task === null || solved(task.id);
}

export function beginSection(section: Section, kept: Kept): SectionState {
  const { figures } = section;
  const asking = figures.find(({ question }) => question);
  const begun = asking?.question ? questionAgain(asking, asking.question, kept) : null;
  return {
    on: null,
    argued: null,
    done: isDone(section, kept),
    wish: null,
    answer: begun?.answer ?? NO_ANSWER,
    question: begun && { asked: begun.asked, state: begun.state },
    predicting: Object.fromEntries(
      figures
        .filter(({ says }) => says.length > 0)
        .map((figure) => [figure.id, beginPredicting(saysOf(figure), (id) => kept.predicted(id))]),
    ),
    walks: Object.fromEntries(figures.filter(({ line }) => line).map(({ id }) => [id, beginWalk])),
    judged: null,
    shown: null,
  };
}

/** Whether the proof that is argued is the figure on the table: else its words give way, too. */
export const isArguedHere = ({ on, argued }: Pick<SectionState, "on" | "argued">): boolean =>
  argued !== null && on?.figure === argued.figure;

/** A statement about a line names its places by their numbers. */
const saysOf = ({ says, line }: Figure): Figure["says"] =>
  line ? says.map((item) => afterMove(item, line)) : says;

/** A question that is done has its answer again at the next visit, with what was said to it. */
function questionAgain(figure: Figure, asked: Question, kept: Kept) {
  const [done, later] = [kept.solved(figure.id), figure.later === true];
  const answer = keptAnswer(asked, { done, later, guessed: kept.predicted(figure.id) });
  const said = done && answer !== null ? reply(asked, String(answer), later) : null;
  return { asked, state: beginQuestion(answer, done), answer: say(NO_ANSWER, said, [], null) };
}

export function sectionStep(state: SectionState, event: SectionEvent): SectionState {
  const { answer, question } = state;
  switch (event.kind) {
    case "laid":
      // What lies there has the board's place: no judgement, and no move that is tried on a claim.
      return {
        ...state,
        on: event.on,
        judged: null,
        argued: state.argued && { ...state.argued, triesOut: false },
      };
    case "left":
      return {
        ...state,
        on: null,
        judged: null,
        argued: null,
        ...(state.argued && { answer: hintTo(sayAboveHints(answer, null), []) }),
      };
    case "argue":
      if (state.argued) return state;
      return { ...state, argued: { figure: event.figure, known: event.known, triesOut: false } };
    case "tries-out":
      return { ...state, argued: state.argued && { ...state.argued, triesOut: event.on } };
    case "no-proof":
      return { ...state, argued: null, answer: say(answer, event.said) };
    case "done":
      return { ...state, done: event.done };
    case "wish":
      return { ...state, wish: event.wish };
    case "answer":
      return { ...state, answer: event.answer };
    case "say":
      return { ...state, answer: say(answer, event.said, event.acts, event.what) };
    case "say-above-hints":
      return { ...state, answer: sayAboveHints(answer, event.said) };
    case "hints":
      return { ...state, answer: hintTo(answer, event.hints) };
    case "asked": {
      const given = { kind: "given", given: event.given, silent: isSilent(answer) } as const;
      return sectionStep(state, { kind: "question", event: given });
    }
    case "question":
      return question
        ? {
            ...state,
            question: { ...question, state: questionStep(question.asked, question.state, event.event) },
          }
        : state;
    case "foretold": {
      const before = state.predicting[event.figure];
      if (!before) return state;
      return { ...state, predicting: { ...state.predicting, [event.figure]: foretell(before, event.guess) } };
    }
    case "walk": {
      const before = state.walks[event.figure];
      if (!before) return state;
      return { ...state, walks: { ...state.walks, [event.figure]: walkStep(before, event.event) } };
    }
    case "judge":
      return state.judged === event.judged ? state : { ...state, judged: event.judged };
    case "shown":
      return { ...state, shown: event.what };
    case "ended":
      return state.shown === event.what ? { ...state, shown: null } : state;
  }
}
