/**
 * The messages between a session and the figure of a problem. A trainer knows one kind of problem: it sets the board,
 * takes the answer, judges it, and shows why. The session knows ratings, hints that cost, and the next problem.
 */
import type { ComponentChildren } from "preact";
import type { BoardOptions } from "../board/index.ts";
import type { Color, Move, PositionInput } from "../engine/engine.ts";
import type { MoveName, Problem } from "./problem.ts";

/** The facts that a problem needs about its page. */
export interface Standing {
  /** Id of the element that explains the board's keys. */
  keys: string;
  /** Absent on the page of practice. */
  article?: Article;
  /** A link to the proof table, where the engine answers each move; absent where nobody has told where that is. */
  argue?: (words: string, claim: Argued) => ComponentChildren;
}

/** Where a trainer puts its parts. The session made these elements, and clears them afterwards. */
export interface Place extends Standing {
  /** The board with its situation line. */
  board: HTMLElement;
  /** The task's heading and words, what was said to the last answer, and parts to answer with. */
  words: HTMLElement;
  /** The two buttons within the thumb's reach: what answers ("Pass", "Play c3", "Remove it", "That is all"). */
  answers: HTMLElement;
  /** More to see once all is out, below the way on. */
  after?: HTMLElement;
}

/** A claim that is argued with the engine, and how far it is. */
export interface Argued {
  start: PositionInput;
  /** The moves before the claim was made. */
  moves: readonly Move[];
  /** Its points by their names. */
  claim: { player: Color; set: string[] };
  side: "claimant" | "refuter";
  /** The moves from the worst case on. */
  line: readonly MoveName[];
}

/** The differences in somebody's article, which has its own headings and addresses. */
interface Article {
  /** The board as it was drawn before. */
  look: Pick<BoardOptions, "coordinates" | "lines">;
  /** The address of one of Loja's pages; null where nobody has told where they are. */
  page(name: string): string | null;
}

export type TrainerNews =
  /** The reader answered, or made a move that got a judgement. `decided`: there is no further question. */
  | { kind: "judged"; right: boolean; what: string; decided: boolean }
  /** The problem is solved, or nothing is left to ask after a wrong answer. */
  | { kind: "done" }
  /** The reader asked for a hint by a key: the session counts it and calls `hint`. */
  | { kind: "hint" }
  /** The acts of the controls have changed. */
  | { kind: "controls" }
  /** The engine gave no answer; the words for it. The session offers to try again. */
  | { kind: "trouble"; words: string; again: () => void };

export interface Trainer {
  /** The acts of the common controls now; absent or false: they are off. */
  readonly controls: { back: boolean; forward: boolean; restart: boolean; side: boolean; more: boolean };
  /** Nothing is to be pressed on the board for now: what was said needs the room more. */
  readonly reading: boolean;
  back(): void;
  forward(): void;
  /** Back to the question, and forgets what the reader has put together; off where that would change nothing. */
  restart(): void;
  /** Looks at the problem from the other side, once it is done. */
  side(): void;
  /** How many hints there are still. Each call of `hint` opens the next, the gentlest first. */
  readonly hintsLeft: number;
  /** Where it takes time it tells at last whether one was opened: only then it costs. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have the hint at once, and nothing to tell
  hint(): void | Promise<boolean>;
  /** Shows the solution: after a skip, or when the reader asks after a failure. */
  reveal(): void;
  /** For "More": the diagram to copy, a link to the playground. */
  more(): ComponentChildren;
  focus(): void;
  destroy(): void;
}

export type MountTrainer = (place: Place, problem: Problem, on: (news: TrainerNews) => void) => Trainer;
