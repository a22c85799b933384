/** What one kind of problem and the round around it say to each other. */
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
  /** What else it lays over the board. */
  over?: Partial<BoardView>;
}

/** A line that is told after an answer. */
export interface ExplainedLine {
  /** "You passed", "c1 instead"; without a name the line has no row of moves. */
  label: string;
  /** "B+2", or empty. */
  result: string;
  sign: "holds" | "fails" | null;
  track: Track;
  moves: readonly Move[];
}

/** What is said to an answer. */
export interface Explanation {
  sign: "holds" | "fails" | null;
  headline: string;
  paragraphs: (string | Node)[];
  /** What lies over the question from then on. */
  over?: Partial<BoardView>;
  /** What the signs and patterns over it mean. */
  legend?: HTMLElement | null;
  lines?: ExplainedLine[];
  /** How many moves of the first line are on the board at first. */
  shown?: number;
}

/** One kind of problem, for one problem. */
export interface Asking {
  task: Task;
  /** The gentlest first; all are facts of the problem. */
  hints: Hint[];
  /** Whether stones that were played bear their numbers. */
  numbered?: boolean;
  /** What stands beside the situation line while the question is open, where the line in words would be the answer. */
  lineWords?: string;
  /** What is always on the board. */
  base?: Partial<BoardView>;
  /** What is on the board while the question is open. */
  view(): Partial<BoardView>;
  /** Parts to answer with, below the task. */
  parts?: HTMLElement[];
  /** The buttons that answer. They stay while they look the same, so each looks at the answer when it is pressed. */
  answers(): HTMLButtonElement[];
  press?(at: Location): void;
  pencil?(at: Location | null): void;
  /** Forgets what the reader has put together. */
  reset?(): void;
  /** Whether there is anything to forget. */
  touched?(): boolean;
  /** Says what is right, without an answer. */
  solution(): Promise<Explanation>;
  /** The same board from the other side, once all is told; absent where there is none. */
  side?(): void;
  /** Whether the reader may play it out once all is told, with an answer to each move. */
  playsOn?: boolean;
  /** Once all is told, the parts are of no use or show the truth. */
  done?(): void;
}

/** What a kind knows. */
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

/** What it may do besides. */
export interface Floor extends Ground {
  /** Draws board and buttons anew. */
  redraw(): void;
  /** The buttons alone: a board that is drawn anew forgets what was pencilled in. */
  redrawAnswers(): void;
  /** The reader has answered. What is said to it is made then, perhaps with the engine's help. */
  answer(right: boolean, what: string, tell: () => Promise<Explanation>): void;
  /** A wrong answer to which nothing is told that gives the right one away: the reader may try again. */
  astray(what: string, tell: () => Promise<Explanation>): void;
  /** Says a sentence below the task, where the answer will stand. */
  remark(words: string): void;
  /** Says why a press was no answer, in the line below the board: what was said before stays. */
  note(words: string): void;
  /** A link to a page of Loja; null where nobody has told where that is. */
  link(page: string, words: string): HTMLElement | null;
  /** A link to the proof table, where the engine answers each move; null where nobody has told where that is. */
  argue(text: string, claim: Argued): HTMLElement | null;
}

export type Ask = (floor: Floor) => Asking;
