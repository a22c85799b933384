export type Color = "black" | "white";

/** A location's number, counted from 0 at the upper left, row by row, holes skipped. */
export type Location = number;

export type Move = { kind: "play"; at: Location } | { kind: "pass" };

/** A position of a file. Fields that are not named here are ignored. */
export interface PositionInput {
  /** `x o . # * ,` and `X O` for permanent stones; the uppermost row first. */
  rows: string[];
  black_captives?: number;
  white_captives?: number;
  turn?: "black" | "white" | "B" | "W";
  passes?: -1 | 0 | 1 | 2;
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
  /** Black captives, white captives, turn, pass count: `1 0 B -1`. */
  line: string;
  /** The sources' notation with its border; the situation line is the last. */
  diagram: string;
  /** What led here; null at the start. */
  move:
    | null
    | { color: Color; kind: "pass" }
    | { color: Color; kind: "play"; at: Location; captured: Location[]; ko: boolean };
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

/** What `follow` and `attempt` throw. */
export interface EngineError extends Error {
  code: "bad-position" | "bad-move" | "bad-step" | "too-large";
  points: Location[];
}
