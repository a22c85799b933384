/**
 * The messages between the page and its workers. Every question carries all it needs, so that a new worker can replace
 * a lost one without a word.
 */
import type { Why } from "./error.ts";
import type { OpponentLevel, Thought } from "./generated/opponent.js";
import type {
  Answer,
  Attempt,
  Checked,
  Choice,
  ClaimInput,
  Claiming,
  Color,
  Expectation,
  Facts,
  Format,
  Hint,
  LentClaim,
  Line,
  Location,
  Move,
  Opened,
  PositionInput,
  PracticeProblem,
  ProblemWish,
  ProofFile,
  ProofProgress,
  Question,
  RefereeReport,
  Shown,
  Stage,
  Step,
  Tap,
  TaskInput,
  TextPlace,
} from "./generated/prover.js";
import type {
  ComparisonReport,
  LawCase,
  LawQuestion,
  LjrgReport,
  RulesName,
  ShownParting,
  SystemAttempt,
  SystemGame,
  SystemMove,
} from "./generated/systems.js";

/** A question: the message, the answer, and the reports on the way. */
export interface Exchange {
  ask: unknown;
  answer: unknown;
  progress: unknown;
}
export type Questions<Q> = { [K in keyof Q]: Exchange };

/** A position and the moves after it. */
export interface Game {
  start: PositionInput | string;
  moves: Move[];
}

/** The formats that need nothing which only files need. */
export type PlainFormat = "diagram" | "json" | "link";

/** The questions to the light worker: none takes longer than a blink. */
export interface LightQuestions {
  follow: { ask: Game; answer: Line; progress: never };
  attempt: { ask: { step: Step; moves: Move[] }; answer: Attempt; progress: never };
  /** Null for a text that only the worker for files may know. */
  read: { ask: { text: string }; answer: Opened[] | null; progress: never };
  write: { ask: Game & { format: PlainFormat }; answer: string; progress: never };
  claiming: {
    ask: Game & { player: Color; set: Location[]; tap: Tap | null };
    answer: Claiming;
    progress: never;
  };
  stage: { ask: Game & { claim: ClaimInput }; answer: Stage; progress: never };
}

/** The questions to the worker for files: any text in, any format out. */
export interface FileQuestions {
  read: { ask: { text: string }; answer: Opened[]; progress: never };
  write: { ask: Game & { format: Format }; answer: string; progress: never };
}

/** A claim, made after these moves of the game. */
export interface ProofOf {
  start: PositionInput | string;
  moves: readonly Move[];
  claim: ClaimInput;
  /** A certificate that somebody kept: what it shows need not be searched. */
  certificate?: string | undefined;
}

/** How much a search may use in all: situations expanded, and memory in units of 2^20 bytes. */
export interface Budget {
  nodes: number;
  megabytes: number;
  /** How long a referee works in all. A proof is not limited so. */
  milliseconds?: number;
}

/** How far a search is. */
export interface Progress {
  nodes: number;
  /** Zero where they are not counted: in a referee's search, which is many small ones. */
  situations: number;
  known: number;
  bytes: number;
  /** How many situations may still have to be settled to show a lock, or to refute it. */
  bracket: ProofProgress["bracket"] | null;
  /** Milliseconds of work on this search, those of earlier requests included. */
  elapsed: number;
  budget: Budget;
  /** The claim in work, when a referee asks many. */
  asking?: { player: Color; set: Location[] } | null;
  /** How many claims of a referee are answered, and what they show. */
  claims?: number;
  report?: RefereeReport;
}

/** `undecided` without a `halt`: the budget is used up, and a larger one goes on from there. */
export type Proved = ProofProgress & {
  elapsed: number;
  budget: Budget;
  /** The expectation of a question's search that has no certificate, and so never a verdict. */
  expectation?: Expectation;
};
export type Judged = RefereeReport & { elapsed: number; budget: Budget };
/** `bytes` is the size of the text. */
export type CheckedText = Checked & { elapsed: number; bytes: number };

/** `budget` is for proving the claim first, should the worker not hold that proof. */
interface About {
  of: ProofOf;
  budget: Budget;
}

/** The questions to the prover's worker. */
export interface ProverQuestions {
  prove: { ask: About; answer: Proved; progress: Progress };
  answer: { ask: About & { question: Question }; answer: Answer; progress: Progress };
  hints: { ask: About & { line: Choice[] }; answer: Hint[]; progress: Progress };
  show: { ask: About & { line: Choice[] }; answer: Shown; progress: Progress };
  certificate: { ask: About; answer: string; progress: Progress };
  /** `expects`: whether reports say what to expect where nothing is proved. */
  referee: { ask: { of: Game; budget: Budget; expects?: boolean }; answer: Judged; progress: Progress };
  /** A hard claim of a referee at work, for another prover; null where there is none. */
  lend: { ask: { of: Game }; answer: LentClaim | null; progress: never };
  /** The findings of another prover; false when the referee has not lent it. */
  giveBack: {
    ask: { of: Game; id: number; nodes: number; certificate?: string | undefined };
    answer: boolean;
    progress: never;
  };
  /** The certificate of a claim in a referee’s report; null where the referee has kept none. */
  shown: { ask: { of: Game; claim: ClaimInput }; answer: string | null; progress: never };
}

/** The questions to the worker for proofs that come and leave. No search is there that anybody would have to wait for. */
export interface TakenQuestions {
  check: { ask: { text: string }; answer: CheckedText; progress: never };
  proofFile: { ask: { certificate: string; moves: number }; answer: ProofFile; progress: never };
}

/** The questions to the worker for practice problems. */
export interface PracticeQuestions {
  facts: {
    ask: { start: PositionInput; moves: Move[]; task: TaskInput; nodes: number };
    answer: Facts;
    /** Situations looked into so far. */
    progress: { nodes: number };
  };
  /** The best move after these, and the outcome, where a line is played out; null where nobody knows it. */
  reply: {
    ask: { start: PositionInput; moves: Move[]; nodes: number };
    answer: PracticeProblem | null;
    progress: never;
  };
  /**
   * The first problem among the attempts from this number on that is none of the known ones, and the number to go on
   * from. Where it takes long, one that is harder or easier than was wished.
   */
  another: {
    ask: { wish: ProblemWish; seed: number; from: number; attempts: number; known?: string[] };
    answer: { problem: PracticeProblem | null; next: number };
    progress: { tried: number };
  };
}

/** A position for several rule sets; for LJRG with its referee's report. */
export interface Compared {
  start: PositionInput;
  rules: RulesName[];
  ljrg: LjrgReport | null;
}

/** `done`: all situations that were allowed were looked into. `canGoOn`: more of them could find more out. */
export type Comparison = ComparisonReport & { done: boolean; canGoOn: boolean; elapsed: number };

/** A question of 1989 about a position: can these stones be taken, is a new one enabled? */
export interface LawOf {
  start: PositionInput | string;
  question: LawQuestion;
}

/** The questions to the worker for other rule systems. `nodes` are situations for each of them, in all requests about this position together. */
export interface SystemsQuestions {
  compare: { ask: Compared & { nodes: number }; answer: Comparison; progress: Comparison };
  /** A line of play that shows where two of them part; null where none is soon found. */
  line: {
    ask: Compared & { nodes: number; pair: [RulesName, RulesName] };
    answer: ShownParting | null;
    progress: never;
  };
  play: {
    ask: { rules: RulesName; start: PositionInput; moves: SystemMove[] };
    answer: SystemGame;
    progress: never;
  };
  /** A step that is played by other rules; the moves are words with blanks between. */
  attempt: { ask: { step: Step; moves: string }; answer: SystemAttempt; progress: never };
  /** The words of a question of 1989, and the beginning of its argument. */
  lawCase: { ask: { of: LawOf }; answer: LawCase; progress: never };
  /** The winner; with a larger budget it goes on from where it was. */
  lawProve: { ask: { of: LawOf; budget: Budget }; answer: Proved; progress: Progress };
  lawAnswer: { ask: { of: LawOf; question: Question }; answer: Answer; progress: never };
  lawHints: { ask: { of: LawOf; line: Choice[] }; answer: Hint[]; progress: never };
}

/** The question to the worker that plays whole games. */
export interface OpponentQuestions {
  think: {
    ask: Game & { level: OpponentLevel; seed: number; milliseconds: number };
    answer: Thought;
    progress: Thought;
  };
}

export type Request<Q extends Questions<Q>> = {
  [K in keyof Q]: { id: number; kind: K; ask: Q[K]["ask"] };
}[keyof Q];

export type Message<Q extends Questions<Q>> =
  | Request<Q>
  /** Cancels the question. Findings on the way are kept. */
  | { kind: "cancel"; id: number };

/** A fault that can be told: the engine's own words, its stable code, the points involved, and the place in a text. */
export interface Fault {
  code: string;
  message: string;
  points: number[];
  /** Where in a text it is, if that is known. */
  place?: TextPlace;
}

export type Reply<Q extends Questions<Q>> =
  /** The engine is loaded. Sent once, before anything else. */
  | { kind: "ready"; version: string }
  /** The engine cannot be loaded. Sent once; the worker is of no use afterwards. */
  | { kind: "unloadable"; message: string; why: Why }
  | { kind: "answer"; id: number; answer: Q[keyof Q]["answer"] }
  | { kind: "progress"; id: number; progress: Q[keyof Q]["progress"] }
  /** The question was bad; the engine is well. */
  | { kind: "fault"; id: number; fault: Fault }
  /** The request was forgotten, or had been answered before. */
  | { kind: "cancelled"; id: number }
  /** The engine broke down on this question; the worker has to be replaced. */
  | { kind: "crash"; id: number; message: string; memory: boolean }
  /** All is answered, and the worker has taken more memory than it can give back: a new one is better. */
  | { kind: "worn" };
