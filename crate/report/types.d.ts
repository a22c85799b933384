// Written by the tests of `crate/report` from its types; `LOJA_UPDATE=1 cargo nextest run -p loja-report` writes it again.

/** The answer about a place in an argument, and about a move there. */
export type Answer = {
  /** The moves now: the reader's, and the engine's if it replied. */
  line: Array<Choice>;
  /** Why the reader's move is impossible; `line` is then unchanged. */
  refusal: Refusal | null;
  /** From the worst case through `line`: one situation more than moves. */
  course: Line;
  /** One for each new move, in order. */
  said: Array<Remark>;
  /** The place now. */
  now: Known;
};

/** A claim that a referee has examined. */
export type AnsweredClaim = {
  player: Color;
  set: Array<Location>;
  verdict: Verdict;
  nodes: number;
  /** Of an open claim, what no further run overcomes. */
  halt: ClaimHalt | null;
  /** "Black, 26 at the left". */
  title: string;
  /** A sentence about the position: "The white stone at b2 is dead. The eyes a1 and c1 are there
   * already." */
  words: string;
};

/** A claim by its player and set. */
export type AskedClaim = {
  player: Color;
  set: Array<Location>;
};

/** A reader's moves in a step, and the step's reply. */
export type Attempt = {
  /** All moves, with the model line's replies at the end. An illegal move is the last. */
  moves: Array<Move>;
  /** The line of these moves. */
  line: Line;
  verdict: StepVerdict;
  /** The text for a solved step, for the wrong turn, or for the place of the model line. */
  say: string | null;
  /** For the situation reached, the gentlest first; perhaps empty. */
  hints: Array<string>;
};

/** A board to draw. No rule reads x and y. */
export type Board = {
  /** The width in line distances: one less than the columns. */
  width: number;
  /** One less than the rows. */
  height: number;
  /** One for each location. `y` grows downwards. */
  points: Array<DrawnPoint>;
  edges: Array<[Location, Location]>;
  /** The shape (`grid`, `torus`, `klein`, …), or null for a board given by pairs. */
  shape: string | null;
  /** The gluing of opposite edges. */
  wrap: DrawnWrap;
  /** Sides beyond which the board goes on unseen. */
  open: Array<Side>;
  /** Neighbours drawn apart, except across `wrap`: the line leaves at one end and enters at the
   * other. */
  seams: Array<DrawnSeam>;
};

/** A board that is not the grid of its rows. */
export type BoardInput = string | {
  shape: string;
} | {
  neighbors: Array<[number, number]>;
  at?: Array<[number, number]>;
};

/** The numbers of a check, as `loja book check --json` prints them. */
export type BookCheck = {
  /** Entries of the table of contents. */
  chapters: number;
  /** Pages of chapters. */
  pages: number;
  /** Tasks for the reader: steps, questions, proofs. */
  steps: number;
  /** Those with a claim to argue. */
  proofs: number;
  /** Sequences to walk. */
  lines: number;
  /** Statements that the engine or a certificate confirms. */
  claims: number;
  /** Those with a stored certificate that were searched anew all the same. */
  sampled: number;
  /** Pages of beasts. */
  beasts: number;
  /** Answers of rule sets in the gallery. */
  compared: number;
  /** Practice problems. */
  problems: number;
  /** Those whose facts were recomputed. */
  recomputed: number;
  /** Claims that the engine can't decide. */
  undecided: number;
  /** Positions and lines of the source shown. */
  sources: number;
  /** Rulings of other sources shown. */
  rulings: number;
  /** The number of failures. */
  failed: number;
};

/** The number of files that `loja book prove --json` has written. */
export type BookProofs = {
  /** Files with certificates. */
  files: number;
};

/** Both scores. */
export type BothScores = {
  black: Score;
  white: Score;
};

/** Shimada's numbers of both players. */
export type BothSums = {
  black: ShimadaSums;
  white: ShimadaSums;
};

/** The break of a border: the member first, then its neighbour outside. */
export type BrokenBorder = {
  rule: string;
  points: Array<Location>;
};

/** What a certificate proves. */
export type CertificateAnswer = "lock" | "refuted";

/** A certificate in figures. */
export type CertificateFigures = {
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  bytes: number;
  check_ms: number;
};

/** A file with a certificate, and what it proves. */
export type CertificateFile = {
  /** Its name. */
  file: string;
  /** The question. */
  question: string;
  /** `yes` or `no`. */
  answer: string;
};

/** The composition of a checked certificate. */
export type CertificateSize = {
  situations: number;
  decisions: number;
  lemmas: Array<string>;
};

/** A certificate after the check, as `loja check --json` prints it. */
export type CheckReport = CheckedCertificate | CheckedQuestion | {
  /** The file, if any. */
  file: string;
  /** `refused` or `contradiction`. */
  status: string;
  /** The reason. */
  message: string;
} | {
  /** `undecided`. */
  status: string;
  /** What ended it. */
  stopped: SearchStop;
};

/** The contents of a checked certificate. */
export type Checked = {
  answer: CertificateAnswer;
  /** "Black, 26 at the left". */
  title: string;
  player: Color;
  set: Array<Location>;
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  /** The claim's position as a line without moves; null if its board is too large to draw. */
  position: Line | null;
};

/** A valid certificate of LJRG. */
export type CheckedCertificate = {
  file: string;
  status: string;
  answer: CertificateAnswer;
  player: Color;
  /** Stones and marks; null if the board is too large to draw. */
  rows: Array<string> | null;
  set: Array<string> | null;
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  bytes: number;
  ms: number;
  /** The plain checker's time, if it was asked. */
  plain_ms?: number;
};

/** A valid certificate of other rules. */
export type CheckedQuestion = {
  /** The file. */
  file: string;
  /** `checked`. */
  status: string;
  /** The rules. */
  rules: string;
  /** What was chosen of their options. */
  options?: {
    [key in string]: string;
  };
  /** The question. */
  question: string;
  /** `yes` or `no`. */
  answer: string;
  /** Situations that the checker visited. */
  situations: number;
  /** Certificates within it. */
  inner: number;
  /** The bytes of its text. */
  bytes: number;
  /** The milliseconds of the check. */
  ms: number;
};

/** A move of a proof, in which no cycle is removed. */
export type Choice = {
  "kind": "play";
  /** Where. */
  at: Location;
} | {
  "kind": "pass";
  /** Under the rules of 1989, the ko that the pass is for. */
  for?: Location;
};

/** A passage of a text. */
export type CitedClause = {
  name: string;
  document: string;
  /** The first and the last line. */
  lines: [number, number];
  says: string;
  /** Name, lines and document. */
  words: string;
};

/** Bounds on the situations still to be settled for a lock and for a refutation. */
export type ClaimBracket = {
  lock: number;
  refuted: number;
};

/** Why more searching is useless without a verdict. More memory overcomes `memory`. */
export type ClaimHalt = "memory" | "too-large" | "no-certificate";

/** A claim that a player can lock a set (C4). */
export type ClaimInput = {
  player: Color | "B" | "W";
  set: "all" | Location[];
};

/** A searched claim, as `loja claim --json` prints it. */
export type ClaimReport = {
  id: string | null;
  player: Color;
  /** Rows of `*` and `.`. */
  set: Array<string>;
  verdict: Verdict;
  /** What ended the search, if there is no verdict. */
  stopped?: SearchStop;
  nodes: number;
  situations: number;
  ms: number;
  /** The least remaining cost of a lock and of a refutation, if neither is found. */
  bracket?: ClaimBracket;
  certificate: CertificateFigures | null;
  /** The certificate, on request. */
  certificate_text?: string | null;
};

/** A set that a player may claim, and whether it is bordered (C5). */
export type Claiming = {
  player: Color;
  set: Array<Location>;
  bordered: boolean;
  /** "Black, 9 at the right". */
  title: string;
  /** Two short sentences: the number of points, and why the border is closed or where it is open. */
  headline: string;
  words: string;
  /** Where the border breaks; null if it doesn't. */
  broken: BrokenBorder | null;
  /** The nearest larger bordered set; null if this one is bordered or there is none. */
  grown: Array<Location> | null;
  /** The nearest smaller bordered set; null if this one is bordered or only the empty set is
   * left. */
  shrunk: Array<Location> | null;
};

/** A player, by the colour of the stones. */
export type Color = "black" | "white";

/** Two rule sets not known to differ, from a stage on. */
export type ComparedOpen = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  words: string;
};

/** The first stage at which two rule sets are known to differ. */
export type ComparedParting = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  /** The locations concerned, if any. */
  points: Array<Location>;
  /** Undecided earlier stages, at which they may also differ. */
  hidden: Array<PartingStage>;
  /** The answer of each. */
  said: [string, string];
  /** The decisive words of each. */
  clauses: [CitedClause, CitedClause];
  words: string;
};

/** The ruling of one of them. */
export type ComparedRuling = {
  rules: RulesName;
  /** `undefined`: the text doesn’t define it here; `open` says why. */
  standing: RulingStanding;
  mayStop: MayStop;
  /** The stones because of which play may not stop, or because of which that is unknown. */
  because: Array<Location>;
  /** The decisive words of the rule set, one for each `PartingStage` in order. */
  clauses: [CitedClause, CitedClause, CitedClause, CitedClause];
  /** One for each location: the first three for stones, the next three for empty ones. */
  statuses: Array<PointStatus>;
  /** The owner of each location: a standing stone, a player, or nobody. */
  whose: Array<Whose>;
  /** Strings in the rule set's own terms; `by` has the points of an enabled one. */
  strings: Array<ComparedString>;
  /** Black minus White with prisoners and komi, if defined. */
  score: number | null;
  /** `B+n`, `W+n`, `jigo`, `B+0` or `W+0` for a tie that somebody wins (Ing), `B+`, `W+`, `tie`, `no result`, `both lose`, or `?`. */
  result: string;
  open: Array<string>;
  readings: Array<string>;
  nodes: number;
};

/** A string, by locations. */
export type ComparedString = {
  points: Array<Location>;
  color: Color;
  status: StringStatus;
  by: Array<Location>;
};

/** The progress of a comparison. */
export type ComparisonProgress = {
  /** Whether its limits allow no further findings. */
  done: boolean;
  /** Whether more situations could find more. */
  canGoOn: boolean;
  /** Situations expanded. */
  nodes: number;
};

/** Rulings of several rule sets on a position, and where they differ. */
export type ComparisonReport = {
  /** In the order of `RulesName`. */
  rulings: Array<ComparedRuling>;
  /** Pairs known to differ. */
  partings: Array<ComparedParting>;
  /** Pairs known to agree. */
  same: Array<[RulesName, RulesName]>;
  /** Pairs that agree as far as both have decided. */
  open: Array<ComparedOpen>;
  nodes: number;
};

/** A considered move: its games, its wins of 1000, and Black's average lead. */
export type Considered = {
  /** Null is a pass. */
  at: Location | null;
  games: number;
  wins: number;
  lead: number;
};

/** The controller of a location; `open` while undecided. */
export type ControlWord = "black" | "white" | "nobody" | "both" | "open";

/** A cycle that may be removed. */
export type CycleOffer = {
  /** For `Move.since`. */
  since: number;
  /** The locations that it marks for good. */
  cleared: Array<Location>;
  /** Where a stone may be played in the same turn. */
  playable: Array<Location>;
};

/** A location's name and place. */
export type DrawnPoint = {
  name: string;
  x: number;
  y: number;
};

/** Two neighbours that are drawn apart. */
export type DrawnSeam = {
  ends: [SeamEnd, SeamEnd];
  letter: string | null;
};

/** An arrow or a line. */
export type DrawnStroke = {
  from: Location;
  to: Location;
  arrow: boolean;
};

/** The gluing of opposite edges, if any. */
export type DrawnWrap = {
  across: EdgeWrap | null;
  down: EdgeWrap | null;
};

/** How two opposite edges meet. `twisted`: reversed. */
export type EdgeWrap = "straight" | "twisted";

/** The end of a line. */
export type End = {
  /** Its kind. */
  kind: EndKind;
  /** Whether no move is left. Where stones stay forever one may play on, but the answer is known. */
  over: boolean;
  /** "C8.2, D1" */
  rule: string;
  /** The locations concerned. */
  points: Array<Location>;
  /** Of a repetition: the number of moves after which the situation occurred first. */
  since: number | null;
  /** A sentence. */
  words: string;
  /** A walk through the end: eye by eye, chain by chain, or the moves of the cycle. */
  steps: Array<Hint>;
  /** Of a formation: the empty members. */
  eyes: Array<Location>;
};

/** How an argument ends. */
export type EndKind = "formation" | "final" | "repeats" | "joined" | "alive" | "hopeless";

/** What all of them throw. `fault`: the engine contradicts itself. */
export type EngineError = Error & {
  code: "bad-position" | "bad-move" | "bad-step" | "bad-claim" | "bad-task" | "bad-rules" | "bad-certificate" | "too-large" | "fault"; points: Location[];
};

/** The engine's expectation of a claim, unchecked and never a verdict; `open` while it has
 * none. */
export type Expectation = "holds" | "fails" | "open";

/** The engine's findings about a task. */
export type Facts = {
  /** The problem with its facts; null if it is none. */
  problem: PracticeProblem | null;
  /** Why it is none. */
  unfit: UnfitTask | null;
  /** Notes for the author all the same: that it has many solutions, that it is easy. */
  notes: Array<string>;
};

/** A location where no stone may be played now, and why. */
export type ForbiddenPlay = {
  at: Location;
  why: string;
  clause: string;
  words: string;
};

/** `numbers`: the start with moves as numbers, and the rest in lines below. `sensei`: for Sensei's
 * Library, at most ten moves. */
export type Format = "diagram" | "numbers" | "json" | "sgf" | "sensei" | "svg" | "link";

/** Two joined places, by column and row. */
export type GluePair = [[number, number], [number, number]];

/** A sentence with its locations. Hints go from gentle to plain: where to look, what to achieve,
 * the move. */
export type Hint = {
  /** The sentence. */
  words: string;
  /** The locations. */
  points: Array<Location>;
};

/** What is known and expected about a place in a proof. */
export type Known = {
  /** The player to move. */
  turn: Color;
  /** The checker's verdict, within the move's time. */
  verdict: Verdict;
  /** The engine's expectation. */
  expectation: Expectation;
  /** The end, if the argument is over. */
  end: End | null;
  /** The most moves of both until the winner is done; null if unknown, or if the winner repeats
   * forever. */
  distance: number | null;
  /** The best move. */
  best: Choice | null;
  /** Every legal move with the engine's expectation. */
  moves: Array<KnownMove>;
  /** A sentence on how it stands. */
  words: string;
};

/** A legal move with the engine's expectation. */
export type KnownMove = {
  /** The move. */
  choice: Choice;
  /** The expectation after it. */
  expectation: Expectation;
  /** Whether it is expected to keep the mover's win; null if nothing is expected yet. */
  holds: boolean | null;
  /** The most moves until the winner is done. */
  distance: number | null;
};

/** A question of 1989 in words. */
export type LawCase = {
  /** "White, first, can take the black stone at a1." */
  title: string;
  /** The passage of the text behind it. */
  words: string;
  /** The claimant, who moves first. */
  player: Color;
  /** The owner of the stone to capture, or to arise. */
  owner: Color;
  /** The stones in question; none in the second part. */
  target: Array<Location>;
  /** Where a new stone counts. */
  set: Array<Location>;
  /** The starting situation. */
  stage: Stage;
};

/** The progress of such a question's search. */
export type LawProgress = {
  /** Whether the claimant is expected to be right. */
  expectation: Expectation;
  /** Whether no part of the board is small enough to search. */
  tooLarge: boolean;
  /** Situations expanded. */
  nodes: number;
  /** Their memory in bytes. */
  bytes: number;
};

/** A question of 1989 to argue. The claim says yes; the claimant moves first. */
export type LawQuestion = {
  "kind": "capture";
  at: Location;
} | {
  "kind": "part-1";
  at: Location;
  set: Array<Location>;
} | {
  "kind": "part-2";
  player: Color;
  set: Array<Location>;
  stones: number;
};

/** A claim that a referee lends to be proved elsewhere. */
export type LentClaim = {
  /** The number by which it is given back. */
  id: number;
  /** The claim. */
  claim: AskedClaim;
  /** The limit of situations. */
  nodes: number;
};

/** A line of moves as far as it is legal. */
export type Line = {
  board: Board;
  /** The start first. */
  situations: Array<Situation>;
  /** For the first illegal move. Later moves are ignored. */
  refusal: Refusal | null;
  /** The cycles that may be removed after the last move (B3); the 16 shortest. */
  cycles: Array<CycleOffer>;
};

/** The part of a `RefereeReport` to return. */
export type LjrgReport = {
  control: Array<ControlWord>;
  score: BothScores | null;
  nodes?: number;
};

/** LJRG's ruling in rows, as `loja referee --json` prints it. */
export type LjrgRuling = {
  id: string | null;
  rules: RulesName;
  status: ReportStatus;
  /** What ended the search, if something is open. */
  stopped?: SearchStop;
  finished: boolean;
  /** `B`, `W`, `.` for nobody, `2` for both, `?` for open, `,` for no location. */
  control: Array<string>;
  /** `control` without what both control, as other rule sets have it. */
  map: Array<string>;
  /** Stones where the opponent controls. */
  dead: Array<string>;
  /** Who may yet control what `control` marks with `?`. */
  open?: OpenRows;
  score: BothScores | null;
  result: string;
  /** Why the result is outside these rules. */
  not_ljrg?: string;
  /** Contradictions between the file and the end of its game. */
  differences?: Array<string>;
  /** Corrections made in reading. */
  warnings?: Array<string>;
  claims: Array<RuledClaim>;
  /** Refuted claims left out because there are too many. */
  unlisted?: number;
  /** Open claims left out because they were not tried. */
  untried?: number;
  nodes: number;
  ms?: number;
};

/** A location's number, counted from 0 at the upper left, row by row, holes skipped. */
export type Location = number;

/** The move before a situation. */
export type MadeMove = {
  "kind": "pass";
  /** The player. */
  color: Color;
  /** Under the rules of 1989: for the ko with this mark. */
  for?: Location;
} | {
  "kind": "play";
  /** The player. */
  color: Color;
  /** Where. */
  at: Location;
  /** The enemy stones that it captured. */
  captured: Array<Location>;
  /** Whether it made a ko. */
  ko: boolean;
} | {
  "kind": "cycle";
  /** The player. */
  color: Color;
  /** The number of the cycle's first situation. */
  since: number;
  /** The locations that the removal marks for good. */
  cleared: Array<Location>;
  /** The stone played in the same turn. */
  at: Location | null;
  /** The enemy stones that it captured. */
  captured: Array<Location>;
  /** Whether it made a ko. */
  ko: boolean;
};

/** Whether play may stop, in the words of a rule set. */
export type MayStop = "yes" | "no" | "undecided";

/** A move. A removal names the cycle's first situation, counted from the start of the line, or of a
 * step with the moves before it; a stone may be played in the same turn. */
export type Move = {
  "kind": "play";
  /** Where. */
  at: Location;
} | {
  "kind": "pass";
} | {
  "kind": "cycle";
  /** The cycle's first situation. */
  since: number;
  /** The stone played in the same turn. */
  at?: Location | null;
};

/** A point's name, `pass`, or `cycle@8`, with or without a stone: `cycle@8+b2`. */
export type MoveName = string;

/** Who made a move. */
export type Mover = "you" | "engine";

/** A position or game to play on. */
export type OpenGame = {
  fault: null;
  name: string | null;
  start: PositionInput;
  moves: Array<Move>;
  /** Sentences about impossible moves, or contradictions in the text. */
  note: string | null;
  /** The illegal move, counted from 1; the game is open up to the one before. */
  stop?: StoppedAt;
  /** Of a game resumed after a stop, as under the rules of 1989: all its turns, in the notation
   * of addresses. */
  turns?: string;
  /** Arrows and lines of SGF (its last node) and of Sensei's Library, by locations. */
  strokes?: Array<DrawnStroke>;
  /** Variations of an SGF game, by where they branch: "variation at move 3: c1". Where these
   * rules end before the game does, its last board comes first. */
  lines?: Array<Opened>;
};

/** What is open for each player, in rows of `*` and `.`. */
export type OpenRows = {
  black: Array<string>;
  white: Array<string>;
};

/** A position or game of a text. */
export type Opened = OpenGame & {
  shown?: never;
} | ShutGame & {
  stop?: never; turns?: never; strokes?: never;
};

/** How strong the opponent plays, the weakest first. */
export type OpponentLevel = "first" | "easy" | "steady" | "strong";

/** Whether play may stop here, which stones are dead, whose the points are, how it is counted. */
export type PartingStage = "stop" | "dead" | "whose" | "counted";

/** A turn of such a line. */
export type PartingTurn = {
  kind: ShownTurn;
  at: Location | null;
};

/** A mark on a location. A stone with a permanent mark is a permanent stone. */
export type PointMark = "temporary" | "permanent";

/** The status of a location: the first three for stones, the next three for empty ones. */
export type PointStatus = "alive" | "seki" | "dead" | "black" | "white" | "neutral" | "undecided" | "undefined";

/** A position of a file, without moves. Other fields are ignored. */
export type PositionInput = {
  id?: string;
  name?: string;
  /** `x o . # * ,` and `X O` for permanent stones; the top row first. */
  rows: Array<string>;
  black_captives?: number;
  white_captives?: number;
  turn?: "black" | "white" | "B" | "W";
  passes?: -1 | 0 | 1 | 2;
  komi?: number;
  /** What was chosen of the options of rule sets, by their names. */
  options?: {
    handicap?: number; [option: string]: string | number | boolean | undefined;
  };
  /** What the rows are drawn on, if not their own grid; text is only a caption. */
  board?: BoardInput | null;
  /** Additional pairs of joined `[column, row]`, in a list or each under a letter. */
  glue?: GluePair[] | Record<string, GluePair> | null;
  /** Of a part of a larger board: the sides that are edges. */
  board_edges?: Array<Side> | null;
  labels?: unknown;
};

/** A practice problem with its facts, as the files have it. Points and moves are told by name. */
export type PracticeProblem = Omit<PositionInput, "id" | "name"> & ProblemFacts;

/** A passage of a text, without the citation's words. */
export type PrintedClause = {
  name: string;
  document: string;
  lines: [number, number];
  says: string;
};

/** A comparison as `loja referee --compare --json` prints it. */
export type PrintedComparison = {
  id: string | null;
  compare: Array<PrintedRuling>;
  partings: Array<PrintedParting>;
  /** Pairs that agree. */
  same: Array<[RulesName, RulesName]>;
  /** Pairs that may differ, from a stage on. */
  open: Array<PrintedOpen>;
  nodes: number;
  /** What ended it early. */
  stopped: SearchStop | null;
};

/** A line of play that shows a difference, in names. */
export type PrintedLine = {
  rules: RulesName;
  first: Color;
  tried: boolean;
  moves: Array<string>;
  words: string;
};

/** Two rule sets not known to differ. */
export type PrintedOpen = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
};

/** The difference of two rule sets, in names. */
export type PrintedParting = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  points: Array<string>;
  /** Undecided earlier stages. */
  hidden: Array<PartingStage>;
  said: [string, string];
  clauses: [PrintedClause, PrintedClause];
  line: PrintedLine | null;
  words: string;
};

/** A ruling in rows and names. */
export type PrintedRuling = {
  rules: RulesName;
  status: RulingStanding;
  /** `yes`, `no` or `?`. */
  may_stop: string;
  map: Array<string>;
  points: {
    [K in PointStatus]?: string[];
  };
  score: number | null;
  result: string;
  open: Array<string>;
  readings: Array<string>;
  nodes: number;
};

/** The origin of a problem. */
export type ProblemCredit = {
  author: string;
  work: string;
  year: number;
};

/** The difficulty of a problem. */
export type ProblemDifficulty = {
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

/** The fields of a problem beside its position. */
export type ProblemFacts = {
  /** `KIND-` and eight hexadecimal digits, equal for positions that differ only by turning and
   * colours. */
  id: string;
  kind: ProblemKind;
  turn: Color;
  /** Moves from the rows to the question. The solver has the turn then; for `lock` after the
   * opening. */
  played?: string;
  /** The claimant, or the player whose control or points it is about. */
  player: Color | null;
  /** Names of points: the claim, what the player controls, what is to be saved. */
  set: Array<string>;
  verdict: "lock" | "refuted" | null;
  /** `lock` alone: the refuter's first move in the worst case. */
  opening?: MoveName;
  /** The right answers: first moves; points to mark; `remove` or `keep`; a result; a clause or
   * `legal`. */
  solutions: Array<string>;
  /** `rule` alone: the move asked about. */
  move?: MoveName;
  /** Plausible wrong first moves with their refutations. */
  traps?: Array<ProblemTrap>;
  /** `lock` and `refute`: undecided first moves. Only a reader's own problem has any. */
  open?: Array<MoveName>;
  /** `pass` and `cycle`: the outcome of each choice; `line` begins with the choice if it is a
   * move. */
  outcomes?: Array<ProblemOutcome>;
  /** `find` and `count`: control, in the shape of the rows. */
  control?: Array<string>;
  /** `count` alone. */
  score?: ProblemScores;
  /** The best play of both. */
  line?: Array<MoveName>;
  difficulty: ProblemDifficulty;
  title?: string;
  credit?: ProblemCredit;
  /** The source's position that it comes from. */
  from?: string;
};

/** What a practice problem asks for: see `crate/practice`. */
export type ProblemKind = "lock" | "refute" | "find" | "save" | "pass" | "cycle" | "count" | "rule";

/** The outcome of a choice. */
export type ProblemOutcome = {
  move: string;
  line: Array<MoveName>;
  result: string;
};

/** A score of a problem, without komi. */
export type ProblemScore = {
  territory: number;
  dead: number;
  prisoners: number;
  total: number;
};

/** The scores of a problem. */
export type ProblemScores = {
  black: ProblemScore;
  white: ProblemScore;
};

/** A plausible wrong first move with its refutation. */
export type ProblemTrap = {
  move: MoveName;
  line: Array<MoveName>;
};

/** A wish for a problem of this kind, size and rating. */
export type ProblemWish = {
  kind: ProblemKind;
  columns: number;
  rows: number;
  ratings: [number, number];
  /** A corner of a larger board. */
  corner?: boolean;
  /** A problem near which to look; it is not returned itself. */
  like?: PracticeProblem | null;
};

/** A proof as SGF, with variations. */
export type ProofFile = {
  text: string;
  /** The number of moves. */
  moves: number;
  /** The number of places where the file cuts the proof. */
  cut: number;
};

/** The progress of a claim's search. */
export type ProofProgress = {
  /** Anything but `undecided` was checked, and its certificate is there. */
  verdict: Verdict;
  /** Why more searching is useless without a verdict. More memory overcomes `memory`. */
  halt: ClaimHalt | null;
  /** Situations expanded. */
  nodes: number;
  /** Situations generated, repetitions included. */
  situations: number;
  /** Different situations kept. */
  known: number;
  /** Their memory in bytes. */
  bytes: number;
  bracket: ClaimBracket;
  certificate: CertificateSize | null;
  /** Whether the verdict comes from a stored certificate instead of a search. */
  stored: boolean;
};

/** The page's question about a place in a proof. */
export type Question = {
  /** The moves from the worst case, where the refuter begins. Works before there is a verdict;
   * what the engine has not reached is `open`. */
  line: Array<Choice>;
  /** The reader's next move, or null to ask about the place itself (or, with `reply`, for the
   * engine's move there). */
  move: Choice | null;
  /** The reader's side. "both": the engine never moves. */
  you: Color | "both";
  /** `kept`: the engine replies unless the reader's move gave a won proof away, so that it can be
   * undone. */
  reply: "never" | "kept" | "always";
};

/** The progress of a referee. */
export type RefereeProgress = {
  /** Whether more searching is useless. */
  done: boolean;
  /** Situations expanded. */
  nodes: number;
  /** Claims answered. */
  claims: number;
  /** The claim in work. */
  asking: AskedClaim | null;
  /** Whether all the rest is lent, so that another run does nothing until it is given back. */
  waits: boolean;
};

/** Control, with locations by number. */
export type RefereeReport = {
  status: ReportStatus;
  /** Whether the game is over. If not, this holds if play stopped here. */
  finished: boolean;
  /** One entry a location. */
  control: Array<ControlWord>;
  /** Null while something is open. */
  score: BothScores | null;
  /** `B+n`, `W+n`, `jigo` or `?`. */
  result: string;
  /** "Black wins by 15". */
  headline: string;
  /** Dead stones, and what is nobody's. */
  words: string;
  /** Whether the komi is outside LJRG. */
  notLjrg: boolean;
  claims: Array<AnsweredClaim>;
  /** Refuted claims left out because there are too many. */
  unlisted: number;
  /** Open claims not tried. */
  untried: number;
  nodes: number;
};

/** Why a move is illegal, in a player's words. */
export type Refusal = {
  /** The clause, such as `B4.2`, which the message does not repeat. */
  rule: string;
  /** A sentence without capital and full stop. */
  message: string;
  /** The locations concerned, the one asked for first. */
  points: Array<Location>;
};

/** A rule set that can't judge a position, or bad input. */
export type RefusedInput = {
  id: string | null;
  /** Absent if the input itself is bad. */
  rules?: RulesName;
  /** `error`. */
  status: string;
  message: string;
};

/** A remark on a move just made. */
export type Remark = {
  /** The player. */
  color: Color;
  /** Whether the reader moved. */
  by: Mover;
  /** The move. */
  choice: Choice;
  /** The engine's expectation before the move. */
  expectedBefore: Expectation;
  /** The engine's expectation after it. */
  expectedAfter: Expectation;
  /** The checker's verdict on the place after it, within the move's time. */
  verdict: Verdict;
  /** Whether the mover is expected to have kept a win; null if there was none, or it is unknown. */
  kept: boolean | null;
  /** "You played c1. The claim no longer holds.", or, where `verdict` is undecided, "You played
   * c1. The engine no longer expects the claim to hold." */
  headline: string;
  /** What happened, why, and what to do now. Clauses are in parentheses: "(C8.2)". */
  words: string;
  /** The clauses named in `words`. */
  rules: Array<string>;
  /** After a losing move, and wherever something is to be shown: the line that proves it. */
  shown: Shown | null;
};

/** A situation of a replayed game; the start has no move. */
export type ReplayedTurn = {
  /** The number of turns before it. */
  n: number;
  /** The move before it, in words. */
  move: string | null;
  /** Stones and marks. */
  rows: Array<string>;
  /** Black stones captured so far. */
  black_captives: number;
  /** White stones captured so far. */
  white_captives: number;
  /** The player to move. */
  turn: Color;
  /** The pass count. */
  passes: number;
  /** Under other rules: the stage, unless the game simply goes on. */
  stage?: string;
  /** Under other rules: the marks by name. */
  marks?: {
    [key in string]: Array<string>;
  };
  /** `false` for a situation beyond the rules. */
  by_rules?: boolean;
};

/** Whether everything was decided. */
export type ReportStatus = "decided" | "undecided";

/** A claim in a ruling. */
export type RuledClaim = {
  player: Color;
  set: Array<string>;
  verdict: Verdict;
  stopped?: SearchStop;
  nodes: number;
  ms?: number;
};

/** A string that a rule set judges. */
export type RuledString = {
  points: Array<string>;
  color: Color;
  status: StringStatus;
  /** 1989: the points of the set on which a new stone is enabled. */
  by: Array<string>;
};

/** Rules by their names, as files and commands have them. */
export type RulesName = "ljrg" | "jrg89" | "j2003" | "naj" | "najn" | "yasunaga" | "shimada" | "ing" | "stone" | "area" | "no-pass" | "superko-positional" | "superko-situational" | "tromp-taylor" | "jrg89-jasiek" | "jrg89-degrees";

/** A ruling of any rule set. */
export type Ruling = LjrgRuling | SystemRuling | RefusedInput;

/** The state of a rule set's judgement. `undefined`: its text doesn’t define it here. */
export type RulingStanding = "decided" | "undecided" | "undefined";

/** The parts of a player's score (C1). */
export type Score = {
  /** Controlled locations without the player's own stones. */
  territory: number;
  /** Enemy stones among them, which count once more. */
  dead: number;
  prisoners: number;
  komi: number;
  total: number;
};

/** The place where a line leaves the board. */
export type SeamEnd = {
  at: Location;
  side: Side;
};

/** What ended a search early. */
export type SearchStop = "nodes" | "seconds" | "memory" | "interrupt" | "certificate" | "claims" | "size";

/** Shimada's A, B and C. */
export type ShimadaSums = {
  a: number;
  b: number;
  c: number;
};

/** The best play of both, playable on the board. */
export type Shown = {
  /** The expectation where the line begins. */
  expectation: Expectation;
  /** The line. */
  moves: Array<Choice>;
  /** Its start, and one situation for each move. */
  course: Line;
  /** Its end. */
  end: End | null;
  /** A short sentence for each move. */
  steps: Array<string>;
  /** The sentence for its end, with the clause. */
  words: string;
  /** The clauses named in `words`. */
  rules: Array<string>;
};

/** A game whose set-up has stones without a liberty, as others play it. No rule led there, so
 * nothing else can be asked about it. */
export type ShownGame = {
  /** The board before its first move. */
  start: PositionInput;
  /** The board after its last. */
  end: PositionInput;
  /** The last move's location. */
  last: Location | null;
  moves: number;
};

/** A line of play that shows a difference, under one of the rule sets. */
export type ShownParting = {
  rules: RulesName;
  first: Color;
  /** Tried out after the stop, outside the game. */
  tried: boolean;
  turns: Array<PartingTurn>;
  words: string;
};

/** A turn of a line that shows a difference. */
export type ShownTurn = "play" | "pass" | "pass-for" | "ko-pass";

/** A text that was read but can't be played on. */
export type ShutGame = {
  fault: string;
  name: string | null;
  start: null;
  moves: null;
  note: null;
  /** Of SGF with stones without a liberty set up: the boards, as others play. */
  shown?: ShownGame;
  /** Its variations. */
  lines?: Array<Opened>;
};

/** A side of a board. */
export type Side = "left" | "right" | "top" | "bottom";

/** A situation of a line. Lists with one entry a location are in the order of their numbers. */
export type Situation = {
  stones: Array<Color | null>;
  marks: Array<PointMark | null>;
  blackCaptives: number;
  whiteCaptives: number;
  turn: Color;
  passCount: -1 | 0 | 1 | 2;
  /** Whether the game is over. */
  final: boolean;
  /** Where the player to move may play now. */
  playable: Array<Location>;
  /** The first situation of the longest removable cycle, or null. */
  cycle: number | null;
  /** Captives of Black and White, turn, pass count: `1 0 B -1`. */
  line: string;
  /** The sources' notation with a border; the situation line is the last. */
  diagram: string;
  /** The move before; null at the start. */
  move: MadeMove | null;
};

/** The worst case of a claim (C6) in steps: the first is the given position, the last the start of
 * the proof. */
export type Stage = {
  /** The board. */
  board: Board;
  /** The steps. */
  steps: Array<StageStep>;
};

/** A step towards the worst case. */
export type StageStep = {
  /** Its description. */
  words: string;
  /** The clause behind it. */
  rule: string | null;
  /** The situation after it. */
  situation: Situation;
  /** What it changed. */
  changed: Array<Location>;
};

/** A step of a chapter, as in the book's JSON. */
export type Step = {
  start: PositionInput;
  /** Its rules, if not LJRG. */
  rules?: RulesName;
  /** Moves before the step; a cycle's number counts from the start, 0. */
  played: string;
  /** The reader's colour. */
  you: Color | "both";
  goal: unknown;
  line: string;
  solved: string;
  wrong: Array<WrongTurn>;
  /** Remarks at places of the model line. */
  notes?: Array<StepNote>;
  /** The reply to a reader who strays where no wrong turn has one. */
  astray?: string;
  hints: Array<StepHints>;
};

/** The hints at a place of a step's line, the gentlest first. */
export type StepHints = {
  after: string;
  say: Array<string>;
};

/** A remark of a step at a place of its line. */
export type StepNote = {
  after: string;
  say: string;
};

/** Whether a step is solved. `astray`: the moves were legal, but left the model line without
 * reaching the goal. */
export type StepVerdict = "open" | "solved" | "astray";

/** The illegal move, and why. */
export type StoppedAt = {
  number: number;
  rule: string;
  message: string;
  points: Array<Location>;
};

/** A rule set's own term for a string. */
export type StringStatus = "uncapturable" | "enabled" | "under" | "local" | "immortal" | "protected" | "dead" | "?";

/** Actions besides stones, passes, and passes for a ko. */
export type SystemAct = "ko-pass" | "button" | "agree" | "ask" | "try" | "disagree" | "next" | "resume";

/** A player's analysis in a dispute. */
export type SystemAnalysis = {
  /** Its stones. */
  stones: Array<Color | null>;
  controlled: Array<Location>;
  /** The value of what is controlled. */
  points: number;
};

/** A step's answer to a sequence of moves, under other rules. */
export type SystemAttempt = {
  /** The moves with the model line’s replies, in the notation of chapters and addresses. */
  moves: string;
  /** The game, with moves before the step. */
  played: SystemGame;
  /** Whether it is solved. */
  verdict: StepVerdict;
  /** The chapter's text. */
  say: string | null;
  /** For the situation reached, the gentlest first. */
  hints: Array<string>;
};

/** The ten steps of New Amateur-Japanese so far. */
export type SystemDispute = {
  step: number;
  black: SystemAnalysis;
  white: SystemAnalysis;
  /** Black's points minus White's, with prisoners and without komi. */
  score: number | null;
};

/** How a game under other rules ended. */
export type SystemEnd = "counted" | "agreed" | "last-stop" | "both-lose" | "tie" | "long-cycle" | "no-move" | "signed";

/** A game under other rules. */
export type SystemGame = {
  rules: RulesName;
  /** The start, and the result of each move. */
  situations: Array<SystemSituation>;
  /** The first illegal move; later ones are left out. */
  refusal: SystemRefusal | null;
  /** Where the player may play now. */
  playable: Array<Location>;
  mayPass: boolean;
  /** Why the player may not pass, while the game goes on. */
  noPass: SystemRefusal | null;
  /** 1989, after the stop: the kos for which the player may pass. */
  passFor: Array<Location>;
  /** Empty locations where the player may not play, and why. */
  forbidden: Array<ForbiddenPlay>;
  /** Other possible actions. */
  acts: Array<SystemAct>;
};

/** A move under rules other than LJRG. */
export type SystemMove = {
  "kind": "play";
  at: Location;
} | {
  "kind": "pass";
} | {
  "kind": "pass-for";
  at: Location;
} | {
  "kind": "ko-pass";
} | {
  "kind": "button";
} | {
  "kind": "agree";
} | {
  "kind": "ask";
  black: boolean;
  white: boolean;
  starts?: Color | null;
} | {
  "kind": "try";
  first: Color;
} | {
  "kind": "disagree";
} | {
  "kind": "next";
} | {
  "kind": "resume";
  by?: Color | null;
};

/** Why a move is illegal. */
export type SystemRefusal = {
  /** Counted from 1. */
  number: number;
  at: Location | null;
  /** A word for the reason, common to all rule sets: `takes-back`, `suicide`, `hot`. */
  why: string;
  clause: string;
  /** A sentence without capital, full stop, and clause. */
  words: string;
};

/** A rule set's ruling in rows and names. */
export type SystemRuling = {
  id: string | null;
  rules: RulesName;
  status: RulingStanding;
  /** `B`, `W` points that count for a side, `.` others, `?` open, `,` none. */
  map: Array<string>;
  /** All stones that the rule set removes or counts as prisoners. */
  dead: Array<string>;
  strings: Array<RuledString>;
  /** Black minus White with prisoners and komi, null when open. */
  score: number | null;
  result: string;
  /** Undecided questions. */
  open: Array<string>;
  /** Our readings of ambiguous texts that decided it. */
  readings: Array<string>;
  nodes: number;
  /** What ended an undecided search early. */
  stopped?: SearchStop;
  /** Files with certificates, on request. */
  certificates?: Array<CertificateFile>;
  /** Questions without a certificate, on request. */
  missing?: Array<string>;
};

/** A situation of a game under other rules. */
export type SystemSituation = {
  stones: Array<Color | null>;
  turn: Color;
  blackCaptives: number;
  whiteCaptives: number;
  /** Passes that count towards an end. */
  passes: number;
  /** Whether nobody has a stone to play now. */
  ended: boolean;
  /** The rule set's marks by name: `semi-permanent`, `hot`, `banned`, `fixed`. */
  marks: Record<string, Location[]>;
  stage: SystemStage;
  /** New Amateur-Japanese: the ten steps so far. */
  dispute: SystemDispute | null;
  /** Shimada: A, B and C of both, once the decisive position is there. */
  sums: BothSums | null;
  /** What was chosen of the options, and what has come of it, such as who took the button. */
  options?: {
    [key in string]: string;
  };
};

/** The stage of a game, by its own rule set. */
export type SystemStage = {
  "kind": "play";
} | {
  "kind": "resumed";
  /** Whether the next stop is the last. */
  last: boolean;
} | {
  "kind": "stopped";
  /** Whether nothing was played since the resumption. */
  empty: boolean;
} | {
  "kind": "trying";
} | {
  "kind": "temporary-end";
} | {
  "kind": "end";
} | {
  "kind": "dispute";
  /** The step, of ten. */
  step: number;
} | {
  "kind": "over";
  /** How. */
  how: SystemEnd;
  /** Of a long cycle. */
  points: number | null;
  /** The winner, if a player can't move. */
  winner: Color | null;
};

/** What the reader does to the set of a claim. */
export type Tap = {
  "kind": "block";
  at: Location;
} | {
  "kind": "point";
  at: Location;
};

/** A task that a reader has set. Fields that its kind doesn't need are null or empty. */
export type TaskInput = {
  kind: ProblemKind;
  player: Color | null;
  set: Array<Location>;
  /** `rule` alone: the move asked about. */
  move: Move | null;
};

/** The opponent's best move so far, and why. */
export type Thought = {
  done: boolean;
  /** Whether the prover is still looking for settled locations. */
  settling: boolean;
  /** Random games played. */
  playouts: number;
  /** Their limit. */
  most: number;
  ground: ThoughtGround;
  move: Move;
  /** Black's lead: exact if proved, else an average. */
  lead: number;
  /** Games of 1000 that the player to move wins, roughly. */
  wins: number;
  /** The expected line, from this move; null is a pass. */
  line: Array<Location | null>;
  considered: Array<Considered>;
  /** The proved controller of each location. */
  settled: Array<Color | null>;
  /** Whether it would rather resign. */
  resigns: boolean;
};

/** The ground of the opponent's choice: a proof that no move is better, a proved win, nothing
 * left, or random games. */
export type ThoughtGround = "perfect" | "won" | "nothing" | "search";

/** Why a task is no problem. */
export type UnfitTask = {
  /** A stable word. */
  code: string;
  /** A sentence for the author. */
  words: string;
};

/** What the checker has accepted, and nothing else. */
export type Verdict = "lock" | "refuted" | "undecided";

/** The owner of a location: a standing stone, a player, or nobody. */
export type Whose = "stone" | "black" | "white" | "nobody" | "undecided" | "undefined";

export type WrongTurn = {
  line: string;
  say: string;
};
