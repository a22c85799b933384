export type Color = "black" | "white";

/** A location's number, counted from 0 at the upper left, row by row, holes skipped. */
export type Location = number;

/**
 * Removing a cycle names the number of the situation with which it began, counted from the start
 * of the line, or of a step with what was played before it; a stone may be played in the same turn.
 */
export type Move =
  | { kind: "play"; at: Location }
  | { kind: "pass" }
  | { kind: "cycle"; since: number; at?: Location | null };

/** A position of a file. Fields that are not named here are ignored. */
export interface PositionInput {
  /** `x o . # * ,` and `X O` for permanent stones; the uppermost row first. */
  rows: string[];
  black_captives?: number;
  white_captives?: number;
  turn?: "black" | "white" | "B" | "W";
  passes?: -1 | 0 | 1 | 2;
  komi?: number;
}

/** What to draw. No rule reads x and y. */
export interface Board {
  /** The extent in distances between two lines: one less than the columns. */
  width: number;
  /** One less than the rows. */
  height: number;
  /** One for each location. `y` grows downwards. */
  points: { name: string; x: number; y: number }[];
  edges: [Location, Location][];
}

/** One situation of a line. Lists with one entry a location are in the order of their numbers. */
export interface Situation {
  stones: (Color | null)[];
  /** A stone with a permanent mark is a permanent stone. */
  marks: ("temporary" | "permanent" | null)[];
  blackCaptives: number;
  whiteCaptives: number;
  turn: Color;
  passCount: -1 | 0 | 1 | 2;
  /** Whether the game is over. */
  final: boolean;
  /** Where the player with the turn may place a stone now. */
  playable: Location[];
  /** With which situation the longest cycle began that may be removed now; null when there is none. */
  cycle: number | null;
  /** Black captives, white captives, turn, pass count: `1 0 B -1`. */
  line: string;
  /** The sources' notation with its border; the situation line is the last. */
  diagram: string;
  /** What led here; null at the start. */
  move:
    | null
    | { color: Color; kind: "pass" }
    | { color: Color; kind: "play"; at: Location; captured: Location[]; ko: boolean }
    | {
        color: Color;
        kind: "cycle";
        /** The number of the situation with which the removed cycle began. */
        since: number;
        /** The locations that are marked for good by it. */
        cleared: Location[];
        at: Location | null;
        captured: Location[];
        ko: boolean;
      };
}

/** Why a move is not possible, in words a player understands. */
export interface Refusal {
  /** The clause that forbids it, such as `B4.2`. It is not repeated in the message. */
  rule: string;
  /** A sentence without capital and full stop. */
  message: string;
  /** The locations it is about, the one asked for first. */
  points: Location[];
}

/** A line of moves as far as the rules allow it. */
export interface Line {
  board: Board;
  /** The start first. */
  situations: Situation[];
  /** Of the first move refused. Later moves are ignored. */
  refusal: Refusal | null;
}

/** A step of a chapter, as the book's JSON carries it. */
export interface Step {
  start: PositionInput;
  /** Moves made before the step begins; a cycle's number counts from the start, which is 0. */
  played: string;
  /** Whose moves the reader makes. */
  you: Color | "both";
  goal: unknown;
  line: string;
  solved: string;
  wrong: { line: string; say: string }[];
  hints: { after: string; say: string[] }[];
}

export interface Attempt {
  /** All moves, with the model line's replies at the end. A refused move is the last one. */
  moves: Move[];
  /** The line of these moves. */
  line: Line;
  /** `astray`: all was legal, but the model line doesn't come by here, and the goal is not met. */
  verdict: "open" | "solved" | "astray";
  /** The text for a solved step, or the one for the wrong turn taken. */
  say: string | null;
  /** For the situation reached, the gentlest first; empty if there are none. */
  hints: string[];
}

/** A claim that a player can lock a set (C4). */
export interface ClaimInput {
  player: Color | "B" | "W";
  set: "all" | Location[];
}

export type Verdict = "lock" | "refuted" | "undecided";

/** How far the search for a claim is. */
export interface ProofProgress {
  /** Anything but `undecided` was checked, and the certificate is there. */
  verdict: Verdict;
  /** Why no further run finds more, although there is no verdict. */
  halt: null | "memory" | "too-large" | "no-certificate";
  /** Situations expanded. */
  nodes: number;
  /** Situations generated, repeated ones counted again. */
  situations: number;
  /** Different situations kept, and the memory that they take. */
  known: number;
  bytes: number;
  /** How many situations may still have to be settled to show a lock, or to refute it. */
  bracket: { lock: number; refuted: number };
  certificate: null | { situations: number; decisions: number; lemmas: string[] };
}

/** How far a referee is. */
export interface RefereeProgress {
  /** Whether no further run finds more. */
  done: boolean;
  nodes: number;
  /** How many claims were answered. */
  claims: number;
  /** The claim in work. */
  asking: null | { player: Color; set: Location[] };
}

/** Who controls what. */
export interface RefereeReport {
  status: "decided" | "undecided";
  /** Whether the game is over. If not, this is what holds if play stopped here. */
  finished: boolean;
  /** One entry a location. */
  control: ("black" | "white" | "nobody" | "both" | "open")[];
  /** Null while something is open. */
  score: null | { black: Score; white: Score };
  /** `B+n`, `W+n`, `jigo` or `?`. */
  result: string;
  /** Whether the komi is none of LJRG. */
  notLjrg: boolean;
  claims: { player: Color; set: Location[]; verdict: Verdict; nodes: number }[];
  /** Refuted claims that are not among them, because there are too many. */
  unlisted: number;
  nodes: number;
}

/** What a player's score is made of (C1). */
export interface Score {
  /** Controlled locations without a stone of the player's own. */
  territory: number;
  /** Enemy stones among them, which count once more. */
  dead: number;
  prisoners: number;
  komi: number;
  total: number;
}

/** What a certificate shows. */
export interface Checked {
  answer: "lock" | "refuted";
  player: Color;
  set: Location[];
  lemmas: string[];
  situations: number;
  decisions: number;
  /** The claim's position as a line without moves; null when its board is too large to draw. */
  position: Line | null;
}

/** What all of them throw. */
export interface EngineError extends Error {
  code:
    | "bad-position"
    | "bad-move"
    | "bad-step"
    | "bad-claim"
    | "bad-certificate"
    | "too-large"
    /** The engine contradicts itself. */
    | "fault";
  points: Location[];
}
