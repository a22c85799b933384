/** The messages between one kind of problem and the round around it. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { BoardView } from "../board/index.ts";
import type { Board, Color, CycleOffer, Location, Move, PositionInput, Situation } from "../engine/engine.ts";
import type { MoveName, Problem } from "./problem.ts";
import type { Track } from "./track.ts";
import type { Argued } from "./trainer.ts";

export interface Task {
  title: string;
  lines: string[];
  help: string;
}

export interface Hint {
  words: string;
  points?: readonly Location[];
  /** The rest of its overlay on the board. */
  over?: Partial<BoardView>;
}

/** A line shown after an answer. */
export interface ExplainedLine {
  /** "You passed", "c1 instead"; without a name the line has no row of moves. */
  label: string;
  /** "B+2", or empty. */
  result: string;
  sign: "holds" | "fails" | null;
  track: Track;
  moves: readonly Move[];
}

/** The explanation of an answer. */
export interface Explanation<Own = never> {
  sign: "holds" | "fails" | null;
  headline: string;
  /** A paragraph that shows something at a press is drawn from the reader's own answer. */
  paragraphs: (ComponentChildren | ((own: Own) => ComponentChildren))[];
  /** The overlay of the question from then on. */
  over?: Partial<BoardView>;
  /** The meaning of the signs and patterns over it. */
  legend?: ComponentChildren;
  lines?: ExplainedLine[];
  /** How many moves of the first line are on the board at first. */
  shown?: number;
}

/** `asking`: the question is open; `judged`: answered, and what is said comes; `told`: it may be tried again; `done`. */
export type Phase = "asking" | "judged" | "told" | "done";

/** One of the buttons within the thumb's reach. Those with the same key are the same button. */
export interface AnswerButton {
  key: string;
  text: string;
  look: "filled" | "quiet";
  off?: boolean;
  press: () => void;
}

/** The reader's part of an answer besides the buttons, below the task. */
export interface PartsProps<Own> {
  floor: Floor<Own>;
  own: Own;
  phase: Phase;
  /** Whether the reader has answered, where it is done. */
  given: boolean;
}

/** One kind of problem. `Own` is what the reader has put together; everything else follows from it and the ground. */
export interface KindOf<Own> {
  begin: Own;
  task(ground: Ground): Task;
  /** The gentlest first; all are facts of the problem. */
  hints(ground: Ground): Hint[] | Promise<Hint[]>;
  /** Whether stones that were played bear their numbers. */
  numbered?(ground: Ground): boolean;
  /** The words beside the situation line while the question is open, where the line in words would be the answer. */
  lineWords?: string;
  /** The view that is always on the board. */
  base?(ground: Ground): Partial<BoardView>;
  /** The view while the question is open. */
  view(ground: Ground, own: Own): Partial<BoardView>;
  /** The overlay of an explanation, at the reader's wish. */
  over?(ground: Ground, own: Own): Partial<BoardView>;
  Parts?: FunctionComponent<PartsProps<Own>>;
  /** Whether there is anything to forget. */
  touched(own: Own): boolean;
  answers(floor: Floor<Own>, own: Own): AnswerButton[];
  press?(floor: Floor<Own>, own: Own, at: Location): void;
  pencil?(own: Own, at: Location | null): Own;
  /** Says what is right, without an answer. */
  solution(floor: Floor<Own>): Promise<Explanation<Own>>;
  /** The board from the other side, once all is out; absent where there is none. */
  side?(floor: Floor<Own>, own: Own): void;
  /** Whether the reader may play it out once all is out, with an answer to each move. */
  playsOn?: boolean;
}

/** The ground of a kind. */
export interface Ground {
  problem: Problem;
  board: Board;
  start: PositionInput;
  /** The moves before the question. */
  moves: readonly Move[];
  /** From the start to the question. */
  history: Track;
  /** The situation of the question. */
  situation: Situation;
  /** The cycles that may be removed there. */
  cycles: readonly CycleOffer[];
  you: Color;
  /** A line from the question, or from another situation. */
  line(names: readonly MoveName[], from?: PositionInput): Promise<{ track: Track; moves: Move[] }>;
}

/** The acts of a kind besides. */
export interface Floor<Own> extends Ground {
  /** The reader has put something else together. */
  change(to: (own: Own) => Own): void;
  /** Asks the engine something; what was asked before is dropped, and all that comes after the round is. */
  run<T>(task: (signal: AbortSignal) => Promise<T>, done: (found: T) => void, failed: () => void): void;
  /** Cancels the question. */
  drop(): void;
  /** The reader has answered. The explanation is made then, perhaps with the engine's help. */
  answer(right: boolean, what: string, tell: () => Promise<Explanation<Own>>): void;
  /** A wrong answer whose explanation gives nothing away: the reader may try again. */
  astray(what: string, tell: () => Promise<Explanation<Own>>): void;
  /** Says a sentence below the task, where the answer will stand. */
  remark(words: string): void;
  /** Says why a press was no answer, in the line below the board: what was said before stays. */
  note(words: string): void;
  /** A link to a page of Loja; null where nobody has told where that is. */
  link(page: string, words: string): ComponentChildren;
  /** A link to the proof table, where the engine answers each move; null where nobody has told where that is. */
  argue(words: string, claim: Argued): ComponentChildren;
}
