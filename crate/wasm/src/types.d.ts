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

/** A position of a file, without moves. Fields that are not named here are ignored. */
export interface PositionInput {
  id?: string;
  name?: string;
  /** `x o . # * ,` and `X O` for permanent stones; the uppermost row first. */
  rows: string[];
  black_captives?: number;
  white_captives?: number;
  turn?: "black" | "white" | "B" | "W";
  passes?: -1 | 0 | 1 | 2;
  komi?: number;
  /** What the rows are drawn on, if not on their own grid; a text is a caption and nothing more. */
  board?: string | { shape: string } | { neighbors: [number, number][]; at?: [number, number][] } | null;
  /** Pairs of `[column, row]` joined in addition, in a list or each under a letter. */
  glue?: GluePair[] | Record<string, GluePair> | null;
  /** A part of a larger board: the sides that are edges of it. */
  board_edges?: Side[] | null;
  labels?: unknown;
}

export type GluePair = [[number, number], [number, number]];

export type Side = "left" | "right" | "top" | "bottom";

/** What to draw. No rule reads x and y. */
export interface Board {
  /** The extent in distances between two lines: one less than the columns. */
  width: number;
  /** One less than the rows. */
  height: number;
  /** One for each location. `y` grows downwards. */
  points: { name: string; x: number; y: number }[];
  edges: [Location, Location][];
  /** The word of the board's shape (`grid`, `torus`, `klein`, …), or null for one given by pairs. */
  shape: string | null;
  /** How opposite edges meet. `twisted`: the other way round. */
  wrap: { across: null | "straight" | "twisted"; down: null | "straight" | "twisted" };
  /** Sides beyond which the board goes on and is not shown. */
  open: Side[];
  /**
   * Neighbours that are not drawn side by side and that `wrap` doesn't tell: the line leaves at one
   * end and comes in at the other.
   */
  seams: { ends: [SeamEnd, SeamEnd]; letter: string | null }[];
}

export interface SeamEnd {
  at: Location;
  side: Side;
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
    /** `for`: by the rules of 1989, for the ko with this mark. */
    | { color: Color; kind: "pass"; for?: Location }
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
  /** The cycles that the player with the turn may remove after the last move (B3); the 16 shortest. */
  cycles: CycleOffer[];
}

export interface CycleOffer {
  /** For `Move.since`. */
  since: number;
  /** The locations that are marked for good by it. */
  cleared: Location[];
  /** Where a stone may be placed in the same turn. */
  playable: Location[];
}

/** A step of a chapter, as the book's JSON carries it. */
export interface Step {
  start: PositionInput;
  /** The rules that it is played by, where they are not LJRG. */
  rules?: RulesName;
  /** Moves made before the step begins; a cycle's number counts from the start, which is 0. */
  played: string;
  /** Whose moves the reader makes. */
  you: Color | "both";
  goal: unknown;
  line: string;
  solved: string;
  wrong: { line: string; say: string }[];
  /** What is said at places of the model line. */
  notes?: { after: string; say: string }[];
  /** What is said to whoever strays where no wrong turn is told. */
  astray?: string;
  hints: { after: string; say: string[] }[];
}

export interface Attempt {
  /** All moves, with the model line's replies at the end. A refused move is the last one. */
  moves: Move[];
  /** The line of these moves. */
  line: Line;
  /** `astray`: all was legal, but the model line doesn't come by here, and the goal is not met. */
  verdict: "open" | "solved" | "astray";
  /** The text for a solved step, for the wrong turn taken, or for the place of the model line. */
  say: string | null;
  /** For the situation reached, the gentlest first; empty if there are none. */
  hints: string[];
}

/** A claim that a player can lock a set (C4). */
export interface ClaimInput {
  player: Color | "B" | "W";
  set: "all" | Location[];
}

/** What the checker has passed, and nothing else. */
export type Verdict = "lock" | "refuted" | "undecided";

/** What the engine expects of a claim, which no checker has passed; `open` while it expects nothing. Never a verdict. */
export type Expectation = "holds" | "fails" | "open";

/** One of the positions or games that a text holds. */
export type Opened =
  | {
      fault: null;
      name: string | null;
      start: PositionInput;
      moves: Move[];
      /** Sentences about moves that are not possible, or about a text that contradicts its moves. */
      note?: string | null;
      /** The move that the rules forbid, counted from 1, where the game is open up to the one before. */
      stop?: Refusal & { number: number };
      /** Of a game that is resumed after a stop, as the rules of 1989 have it: all its turns, in the words of addresses. */
      turns?: string;
      shown?: never;
      /** Arrows and lines of SGF (its last node) and of Sensei's Library, by locations. */
      strokes?: { from: Location; to: Location; arrow: boolean }[];
      /** The other lines of an SGF game with variations, by where they leave those before them: "variation at move 3: c1". Where these rules end before the game does, its last board is the first of them. */
      lines?: Opened[];
    }
  | {
      fault: string;
      name: string | null;
      start: null;
      moves: null;
      note?: null;
      stop?: never;
      turns?: never;
      /** Of SGF with stones without a liberty set up: the board before the first move and after the last, as other people play. No rule led there, so nothing else can be asked about it. */
      shown?: { start: PositionInput; end: PositionInput; last: Location | null; moves: number };
      strokes?: never;
      lines?: Opened[];
    };

/**
 * `numbers`: the start with the moves as numbers, and in lines below what no number can tell. `sensei`: as Sensei's
 * Library has it, with at most ten moves.
 */
export type Format = "diagram" | "numbers" | "json" | "sgf" | "sensei" | "svg" | "link";

/** What the reader does to the set of a claim. */
export type Tap =
  /** Takes the whole block of this location in or leaves it out, with all that can't be parted from it. */
  | { kind: "block"; at: Location }
  /** This location alone. */
  | { kind: "point"; at: Location };

/** A set that a player may want to claim, and whether he has bordered it (C5). */
export interface Claiming {
  player: Color;
  set: Location[];
  bordered: boolean;
  /** "Black, 9 at the right". */
  title: string;
  /** Two short sentences: how many points, whether the border is closed, and what keeps it closed or where it is open. */
  headline: string;
  words: string;
  /** Where the border breaks; null when it doesn't. The member first, then its neighbour outside. */
  broken: null | { rule: string; points: Location[] };
  /** The nearest bordered sets: with what is missing, and without what is too much. Null when the set is bordered, or there is none but the empty one. */
  grown: Location[] | null;
  shrunk: Location[] | null;
}

/** The worst case of a claim (C6) in steps one can look at. The first is the position as it was, the last the start of the proof. */
export interface Stage {
  board: Board;
  steps: {
    words: string;
    rule: string | null;
    situation: Situation;
    /** What is different from the step before. */
    changed: Location[];
  }[];
}

/** A move of a proof: no cycle is removed there. `for`: in arguments by the rules of 1989, for the ko with this mark. */
export type Choice = { kind: "play"; at: Location } | { kind: "pass"; for?: Location };

/**
 * What the page asks about a place in a proof. `line` are the moves from the worst case, where the
 * refuter has the turn. Asking works before there is a verdict too; where the engine has not got that far, it is `open`.
 */
export interface Question {
  line: Choice[];
  /** The reader's next move, or null to ask about the place itself (or, with `reply`, for the engine's move there). */
  move: Choice | null;
  /** Whose moves the reader makes. "both": the engine never moves. */
  you: Color | "both";
  /** `kept`: the engine moves after the reader's move unless that move gave a won proof away, so that one can take it back. */
  reply: "never" | "kept" | "always";
}

export interface Answer {
  /** The moves now: the reader's, and the engine's where it replied. */
  line: Choice[];
  /** Why the reader's move is not possible; `line` is as it was then. */
  refusal: Refusal | null;
  /** From the worst case through all of `line`: one situation more than moves. */
  course: Line;
  /** One for each new move, in order. */
  said: Remark[];
  now: Known;
}

/** What is said about a move just made. */
export interface Remark {
  color: Color;
  by: "you" | "engine";
  choice: Choice;
  /** How the engine expected the claim to end before it, and how it expects that after it. */
  expectedBefore: Expectation;
  expectedAfter: Expectation;
  /** What the checker has passed of the place after it, within the move's time. */
  verdict: Verdict;
  /** Whether it is expected to have kept a win of the player who made it: null when there was none to lose, or it is not known. */
  kept: boolean | null;
  /** "You played c1. The claim no longer holds.", or, where `verdict` is undecided, "You played c1. The engine no longer expects the claim to hold." */
  headline: string;
  /** What happened, why, what one can do now. Clauses stand in parentheses: "(C8.2)". */
  words: string;
  /** The clauses named in `words`. */
  rules: string[];
  /** After a move that gave the win away, and wherever something is to be shown: the line that proves it. */
  shown: Shown | null;
}

/** How it goes on when both do their best, playable on the board. */
export interface Shown {
  /** How the claim is expected to end where the line begins. */
  expectation: Expectation;
  moves: Choice[];
  /** The place it starts from, and one situation for each move. */
  course: Line;
  end: End | null;
  /** One short sentence for each move. */
  steps: string[];
  /** The sentence that ends it, with its clause. */
  words: string;
  rules: string[];
}

/** What is known about a place in a proof, and what is expected of it. */
export interface Known {
  turn: Color;
  /** What the checker has passed of it, within the move's time. */
  verdict: Verdict;
  expectation: Expectation;
  end: End | null;
  /** After at most how many moves of both the winner is done; null when not known or when he wins by going round for ever. */
  distance: number | null;
  best: Choice | null;
  /** Every legal move, with what the engine expects of it. */
  moves: {
    choice: Choice;
    expectation: Expectation;
    /** Is expected to keep a win for the player who makes it; null: nothing is expected yet. */
    holds: boolean | null;
    distance: number | null;
  }[];
  /** One sentence on how it stands. */
  words: string;
}

export interface End {
  kind: "formation" | "final" | "repeats" | "joined" | "alive" | "hopeless";
  /** Whether no move is left to make. Where stones stay for ever one may play on, but the answer is known. */
  over: boolean;
  /** "C8.2, D1" */
  rule: string;
  points: Location[];
  /** Of a repetition: after how many moves of the line the situation was there before. */
  since: number | null;
  words: string;
  /** To walk through the end one by one: eye by eye, string by string, or the moves of the loop. */
  steps: { points: Location[]; words: string }[];
  /** Of a formation: the empty members. */
  eyes: Location[];
}

/** The gentlest first: where to look, what to achieve, the move. */
export interface Hint {
  words: string;
  points: Location[];
}

/** How far the search for a claim is. */
export interface ProofProgress {
  /** Anything but `undecided` was checked, and the certificate is there. */
  verdict: Verdict;
  /**
   * Why no further run finds more, although there is no verdict. More memory overcomes `memory`.
   */
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
  /** Whether it was told, and not searched. */
  stored: boolean;
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
  /** All that is left was lent: another run changes nothing before it is given back. */
  waits: boolean;
}

/** A claim that a referee lends to be proved elsewhere, with at most so many situations. */
export interface LentClaim {
  id: number;
  claim: { player: Color; set: Location[] };
  nodes: number;
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
  claims: {
    player: Color;
    set: Location[];
    verdict: Verdict;
    nodes: number;
    /** Of an open claim, what no further run overcomes. */
    halt: ProofProgress["halt"];
    /** "Black, 26 at the left". */
    title: string;
    /** One sentence from the position: "The white stone at b2 is dead. The eyes a1 and c1 are there already." */
    words: string;
  }[];
  /** "Black wins by 15". */
  headline: string;
  /** Who is dead where, and what is nobody's. */
  words: string;
  /** Refuted claims that are not among them, because there are too many. */
  unlisted: number;
  /** Open claims that have not been tried. */
  untried: number;
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
  /** "Black, 26 at the left". */
  title: string;
  /** The claim's position as a line without moves; null when its board is too large to draw. */
  position: Line | null;
}

/** A proof as SGF, with variations. */
export interface ProofFile {
  text: string;
  /** How many moves it has. */
  moves: number;
  /** In how many places the proof goes on and the file does not. */
  cut: number;
}

/** What a practice problem asks for: see `crate/practice`. */
export type ProblemKind = "lock" | "refute" | "find" | "save" | "pass" | "cycle" | "count" | "rule";

/** A task that somebody set. What its kind doesn't ask for is null or empty. */
export interface TaskInput {
  kind: ProblemKind;
  player: Color | null;
  set: Location[];
  /** `rule` alone: the move asked about. */
  move: Move | null;
}

/** What the engine finds out about a task. */
export interface Facts {
  /** The problem with all that holds of it; null when it is none. */
  problem: PracticeProblem | null;
  /** Why it is none: a word that doesn't change, and a sentence for whoever set it. */
  unfit: { code: string; words: string } | null;
  /** What its author should know although it is one: that it has many solutions, that it is easy. */
  notes: string[];
}

/** A problem that is wanted: of this kind and size, with a rating between these. */
export interface ProblemWish {
  kind: ProblemKind;
  columns: number;
  rows: number;
  ratings: [number, number];
  /** A corner of a larger board. */
  corner?: boolean;
  /** A problem of this kind that new ones are looked for beside; it is none of them itself. */
  like?: PracticeProblem | null;
}

/** A practice problem with its facts, as the files have it. Points and moves are told by name. */
/** A practice problem as the files have it: see `crate/practice/src/problem/data.rs`, which is the same. */
export interface PracticeProblem extends Omit<PositionInput, "id" | "name"> {
  /** `KIND-` and eight hexadecimal digits: the same for positions that only differ by turning and colours. */
  id: string;
  kind: ProblemKind;
  turn: Color;
  /** Moves made from the rows before the question. The solver has the turn then; for `lock` after the opening. */
  played?: string;
  /** The claimant, whose control is asked, or whose points are to be saved. */
  player: Color | null;
  /** Names of points: the claim, what the player controls, what is to be saved. */
  set: string[];
  verdict: "lock" | "refuted" | null;
  /** `lock` alone: the refuter's first move in the worst case. */
  opening?: MoveName;
  /** Everything that is right: first moves; points to mark; `remove` or `keep`; a result; a clause or `legal`. */
  solutions: string[];
  /** `rule` alone: the move asked about. */
  move?: MoveName;
  /** Plausible wrong first moves and what shows that they are wrong. */
  traps?: { move: MoveName; line: MoveName[] }[];
  /** `lock` and `refute`: first moves of which it is not known whether they are right. Only somebody's own problem has any. */
  open?: MoveName[];
  /** `pass` and `cycle`: what comes of each choice; `line` begins with the choice where that is a move. */
  outcomes?: { move: string; line: MoveName[]; result: string }[];
  /** `find` and `count`: who controls what, in the shape of the rows. */
  control?: string[];
  /** `count` alone. */
  score?: { black: ProblemScore; white: ProblemScore };
  /** How it goes on when both do their best. */
  line?: MoveName[];
  difficulty: {
    /** On the scale of readers' ratings. */
    rating: number;
    nodes: number;
    depth: number;
    legal: number;
    right: number;
    wrong: number;
    length: number;
    reading: number;
  };
  title?: string;
  credit?: { author: string; work: string; year: number };
  /** The source's position that it comes from. */
  from?: string;
}
/** A point's name, `pass`, or `cycle@8` with or without a stone: `cycle@8+b2`. */
export type MoveName = string;
export interface ProblemScore {
  territory: number;
  dead: number;
  prisoners: number;
  total: number;
}

/** Rules by their names, as files and commands have them. */
export type RulesName =
  | "ljrg"
  | "jrg89"
  | "j2003"
  | "naj"
  | "najn"
  | "yasunaga"
  | "shimada"
  | "ing"
  | "stone"
  | "area"
  | "no-pass"
  | "superko-positional"
  | "superko-situational"
  | "tromp-taylor"
  | "jrg89-jasiek"
  | "jrg89-degrees";

/** What of a `RefereeReport` is asked for. */
export type LjrgReport = Pick<RefereeReport, "control" | "score"> & { nodes?: number };

/** How far a comparison is. */
export interface ComparisonProgress {
  /** Nothing more is found out within its situations. */
  done: boolean;
  /** More situations could find more out. */
  canGoOn: boolean;
  nodes: number;
}

/** Whether play may stop here, which stones are dead, whose the points are, how it is counted. */
export type PartingStage = "stop" | "dead" | "whose" | "counted";

/** What several rule systems say of one position, and where they part. */
export interface ComparisonReport {
  /** In the order of `RulesName`. */
  rulings: ComparedRuling[];
  /** Pairs that are known to part. */
  partings: ComparedParting[];
  /** Pairs that say the same. */
  same: [RulesName, RulesName][];
  /** Pairs that say the same as far as both have decided. */
  open: ComparedOpen[];
  nodes: number;
}

export interface ComparedRuling {
  rules: RulesName;
  /** `undefined`: the text doesn’t define it here; `open` says why. */
  standing: "decided" | "undecided" | "undefined";
  mayStop: "yes" | "no" | "undecided";
  /** The stones for which play may not stop, or for which that is not known. */
  because: Location[];
  /** The words of the system that decide, one a `PartingStage`, in their order. */
  clauses: [CitedClause, CitedClause, CitedClause, CitedClause];
  /** One a location: of stones the first three, of empty ones the next three. */
  statuses: ("alive" | "seki" | "dead" | "black" | "white" | "neutral" | "undecided" | "undefined")[];
  /** Whose each location is: a standing stone’s, a player’s, nobody’s. */
  whose: ("stone" | "black" | "white" | "nobody" | "undecided" | "undefined")[];
  /** Where the system judges strings, in its own words; `by` has the points of an enabled one. */
  strings: ComparedString[];
  /** Black minus White with prisoners and komi, where there is such a number. */
  score: number | null;
  /** `B+n`, `W+n`, `jigo`, `B+0` or `W+0` for a tie that somebody wins (Ing), `B+`, `W+`, `tie`, `no result`, `both lose`, or `?`. */
  result: string;
  open: string[];
  readings: string[];
  nodes: number;
}

export interface ComparedString {
  points: Location[];
  color: Color;
  status: "uncapturable" | "enabled" | "under" | "local" | "immortal" | "protected" | "dead" | "?";
  by: Location[];
}

/** The first stage at which two systems are known to part. */
export interface ComparedParting {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  /** About which locations; none where it is not about locations. */
  points: Location[];
  /** Earlier stages at which they may part as well: one of both has not decided them. */
  hidden: PartingStage[];
  /** What each says there. */
  said: [string, string];
  /** The words of each that decide. */
  clauses: [CitedClause, CitedClause];
  words: string;
}

export interface CitedClause {
  name: string;
  document: string;
  /** The first and the last line. */
  lines: [number, number];
  says: string;
  /** Name, lines and document. */
  words: string;
}

export interface ComparedOpen {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  words: string;
}

/** A line of play that shows where two systems part, by the rules of one of them. */
export interface ShownParting {
  rules: RulesName;
  first: Color;
  /** It is tried out after the stop, and is no part of the game. */
  tried: boolean;
  turns: { kind: "play" | "pass" | "pass-for" | "ko-pass"; at: Location | null }[];
  words: string;
}

/** A move by rules other than LJRG; `pass-for`: for a ko, after the stop of a game of 1989. */
export type SystemMove =
  | { kind: "play"; at: Location }
  | { kind: "pass" }
  /** 1989, in a line that is tried out. */
  | { kind: "pass-for"; at: Location }
  /** 2003, in a hypothetical sequence. */
  | { kind: "ko-pass" }
  /** Both agree on what stands after a stop, or on a tie. */
  | { kind: "agree" }
  /** 1989, after a stop: who has asked for a resumption, and who starts it where both did. */
  | { kind: "ask"; black: boolean; white: boolean; starts?: Color | null }
  /** 1989 and 2003: a hypothetical line that this player begins. */
  | { kind: "try"; first: Color }
  /** New Amateur-Japanese: the ten steps, and the next of them. */
  | { kind: "disagree" }
  | { kind: "next" }
  /** After a stop of 1989 or New Amateur-Japanese: this player calls for a resumption. Back from the second of the ten steps nobody has to. */
  | { kind: "resume"; by?: Color | null };

/** What a step by other rules says to a line of moves. */
export interface SystemAttempt extends Pick<Attempt, "verdict" | "say" | "hints"> {
  /** The moves with the replies, in the words of chapters and addresses. */
  moves: string;
  /** The game with what was played before the step. */
  played: SystemGame;
}

/** What can be done beside stones, passes, and passes for a ko. */
export type SystemAct = "ko-pass" | "agree" | "ask" | "try" | "disagree" | "next" | "resume";

/** A game by such rules. */
export interface SystemGame {
  rules: RulesName;
  /** The start and what each move led to. */
  situations: SystemSituation[];
  /** The first move that is forbidden; what comes after it is left out. */
  refusal: SystemRefusal | null;
  /** Where the player may put a stone now. */
  playable: Location[];
  mayPass: boolean;
  /** Why he may not, while the game goes on. */
  noPass: SystemRefusal | null;
  passFor: Location[];
  /** Empty locations where he may not, and why. */
  forbidden: ForbiddenPlay[];
  acts: SystemAct[];
}

export interface SystemSituation {
  stones: (Color | null)[];
  turn: Color;
  blackCaptives: number;
  whiteCaptives: number;
  /** As far as they count for an end. */
  passes: number;
  /** Whether nobody has a stone to play now. */
  ended: boolean;
  /** What the system marks, under its own name: `semi-permanent`, `hot`, `banned`, `fixed`. */
  marks: Record<string, Location[]>;
  stage: SystemStage;
  /** New Amateur-Japanese: the ten steps, as far as they are gone. */
  dispute: SystemDispute | null;
  /** Shimada: A, B and C of both, once the decisive position is there. */
  sums: { black: ShimadaSums; white: ShimadaSums } | null;
}

/** Where a game is, by its own system. */
export type SystemStage =
  | { kind: "play" | "trying" | "temporary-end" | "end" }
  | { kind: "resumed"; last: boolean }
  | { kind: "stopped"; empty: boolean }
  | { kind: "dispute"; step: number }
  | { kind: "over"; how: SystemEnd; points: number | null; winner: Color | null };

export type SystemEnd =
  | "counted"
  | "agreed"
  | "last-stop"
  | "both-lose"
  | "tie"
  | "long-cycle"
  | "no-move"
  | "signed";

export interface SystemDispute {
  step: number;
  black: SystemAnalysis;
  white: SystemAnalysis;
  /** Black's points minus White's, prisoners included, without komi. */
  score: number | null;
}

export interface SystemAnalysis {
  /** What stands in it. */
  stones: (Color | null)[];
  controlled: Location[];
  /** What is controlled is worth so much. */
  points: number;
}

export interface ShimadaSums {
  a: number;
  b: number;
  c: number;
}

export interface SystemRefusal {
  /** Counted from 1. */
  number: number;
  at: Location | null;
  /** A word for the reason, the same by all systems: `takes-back`, `suicide`, `hot`. */
  why: string;
  clause: string;
  /** A sentence without capital, full stop, and clause. */
  words: string;
}

export interface ForbiddenPlay {
  at: Location;
  why: string;
  clause: string;
  words: string;
}

/** A question of 1989 that is argued. The claim says yes; whoever claims moves first. */
export type LawQuestion =
  /** The enemy of this stone can force its capture. */
  | { kind: "capture"; at: Location }
  /** Against the first part of enabling: he can, and no new stone of its owner comes to stay on the set. */
  | { kind: "part-1"; at: Location; set: Location[] }
  /** Against the second part: this player can get one there, though his opponent adds so many stones. */
  | { kind: "part-2"; player: Color; set: Location[]; stones: number };

/** What such a question says, in words. */
export interface LawCase {
  /** "White, first, can take the black stone at a1." */
  title: string;
  /** What it is for: the passage of the text. */
  words: string;
  /** Who claims, and moves first. */
  player: Color;
  /** Whose stone is to be taken, or to arise. */
  owner: Color;
  /** The stones in question; none in the second part. */
  target: Location[];
  /** Where a new stone counts. */
  set: Location[];
  /** The situation in which it begins. */
  stage: Stage;
}

/** How far the search for such a question is. */
export interface LawProgress {
  verdict: Verdict;
  /** No part of the board is small enough to be searched. */
  tooLarge: boolean;
  nodes: number;
  bytes: number;
}

/** What all of them throw. */
export interface EngineError extends Error {
  code:
    | "bad-position"
    | "bad-move"
    | "bad-step"
    | "bad-claim"
    | "bad-task"
    | "bad-rules"
    | "bad-certificate"
    | "too-large"
    /** The engine contradicts itself. */
    | "fault";
  points: Location[];
}

/** How strong the opponent plays, the weakest first. */
export type OpponentLevel = "first" | "easy" | "steady" | "strong";
/** What a choice rests on: a proof that no move is better, a win that is proved, that nothing is left, or games at random. */
export type ThoughtGround = "perfect" | "won" | "nothing" | "search";
/** A move that was looked at: in how many games, how many of 1000 it won, and the average lead of Black. */
export interface Considered {
  /** Null is a pass. */
  at: Location | null;
  games: number;
  wins: number;
  lead: number;
}
/** The move that the opponent would make by now, and why. */
export interface Thought {
  done: boolean;
  /** The prover still looks for what is settled. */
  settling: boolean;
  /** Random games that were played, and how many it may play. */
  playouts: number;
  most: number;
  ground: ThoughtGround;
  move: Move;
  /** Of Black: exact where it is proved, else an average. */
  lead: number;
  /** How many of 1000 games the player with the turn wins, about. */
  wins: number;
  /** How it would go on, this move first; null is a pass. */
  line: (Location | null)[];
  considered: Considered[];
  /** Who controls a location by proof. */
  settled: (Color | null)[];
  /** It would rather give up. */
  resigns: boolean;
}
