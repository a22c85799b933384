// Written by the tests of `crate/report` from its types; `LOJA_UPDATE=1 cargo test -p loja-report` writes it again.

/** The answer about a place in an argument and a move there. */
export type Answer = {
  /** The moves now, with the engine's reply, if any. */
  line: Array<Choice>;
  /** Why the move is impossible; `line` is then unchanged. */
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
  /** The obstacle that no further run overcomes, if open. */
  halt: ClaimHalt | null;
  /** "Black, 26 on the left". */
  title: string;
  /** The set after a verb: "the left, 26 points". */
  region: string;
  /** A sentence: "The white stone at b2 is dead. The eyes a1 and c1 are there already." */
  words: string;
  /** Its first sentence. */
  brief: string;
  /** The clauses behind `words`. */
  rules: Array<string>;
  /** The facts that `words` says. */
  facts: Array<Fact>;
};

/** A claim by player and set. */
export type AskedClaim = {
  player: Color;
  set: Array<Location>;
};

/** The open part of a claim. */
export type AskedRegion = {
  /** The claim's set, with what is proved. */
  set: Array<Location>;
  /** Where the rest lies: "the lower right". */
  place: string;
};

/** A reader's moves in a step, and its reply. */
export type Attempt = {
  /** All moves, then the model line's replies; an illegal move is the last. */
  moves: Array<Move>;
  /** The line of these moves. */
  line: Line;
  verdict: StepVerdict;
  /** The text for a solved step, a wrong turn, or this place of the model line. */
  say: string | null;
  /** For the situation reached, the gentlest first. */
  hints: Array<string>;
};

/** A board to draw. No rule reads x and y. */
export type Board = {
  /** The width in line distances: columns minus one. */
  width: number;
  /** One less than the rows. */
  height: number;
  /** One for each location. `y` grows downwards. */
  points: Array<DrawnPoint>;
  edges: Array<[Location, Location]>;
  /** `grid`, `torus`, `klein`, …, or null for a board given by pairs. */
  shape: string | null;
  /** The gluing of opposite edges. */
  wrap: DrawnWrap;
  /** Sides beyond which the board goes on unseen. */
  open: Array<Side>;
  /** Neighbours drawn apart, except across `wrap`: a line leaves at one end and enters at the other. */
  seams: Array<DrawnSeam>;
};

export type BoardInput = string | {
  shape: string;
} | {
  neighbors: Array<[number, number]>;
  at?: Array<[number, number]>;
};

/** A check in numbers, as `loja book check --json` prints it. */
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
  /** Stored certificates whose claims were searched again. */
  sampled: number;
  /** Pages of beasts. */
  beasts: number;
  /** Rule sets' answers in the gallery. */
  compared: number;
  /** Practice problems. */
  problems: number;
  /** Those whose facts were recomputed. */
  recomputed: number;
  /** Claims that the engine can't decide. */
  undecided: number;
  /** The source's positions and lines shown. */
  sources: number;
  /** Rulings of other sources shown. */
  rulings: number;
  /** The number of failures. */
  failed: number;
};

/** How many files `loja book prove --json` wrote. */
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

/** A border's break: a member and its neighbour outside. */
export type BrokenBorder = {
  rule: string;
  points: Array<Location>;
};

/** The answer that a certificate proves. */
export type CertificateAnswer = "lock" | "refuted";

/** A certificate in figures. */
export type CertificateFigures = {
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  bytes: number;
  check_ms: number;
};

/** A certificate's file, and what it proves. */
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

/** A checked certificate, as `loja check --json` prints it. */
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
  /** The limit that ended it. */
  stopped: SearchStop;
};

/** The contents of a checked certificate. */
export type Checked = {
  answer: CertificateAnswer;
  /** "Black, 26 on the left". */
  title: string;
  player: Color;
  set: Array<Location>;
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  /** The claim's position; null if too large to draw. */
  position: Line | null;
};

/** A valid certificate of LJRG. */
export type CheckedCertificate = {
  file: string;
  status: string;
  answer: CertificateAnswer;
  player: Color;
  /** Stones and marks; null if too large to draw. */
  rows: Array<string> | null;
  set: Array<string> | null;
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  bytes: number;
  ms: number;
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
  /** The choices among their options. */
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

/** A move of a proof, which removes no cycle. */
export type Choice = {
  "kind": "play";
  /** Where. */
  at: Location;
} | {
  "kind": "pass";
  /** 1989: the ko that the pass is for. */
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

/** Bounds on the situations still to settle for a lock and a refutation. */
export type ClaimBracket = {
  lock: number;
  refuted: number;
};

/** Why further search is useless; more memory overcomes `memory`. */
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
  stopped?: SearchStop;
  nodes: number;
  situations: number;
  ms: number;
  /** The least remaining cost of a lock and of a refutation, without an answer. */
  bracket?: ClaimBracket;
  certificate: CertificateFigures | null;
  /** The certificate, on request. */
  certificate_text?: string | null;
};

/** A set to claim, and whether it is bordered (C5). */
export type Claiming = {
  player: Color;
  set: Array<Location>;
  bordered: boolean;
  /** "Black, 9 on the right". */
  title: string;
  /** The set after a verb: "the right, 9 points". */
  region: string;
  /** Whether the border is closed; empty where the set has none. */
  border: string;
  /** The number of points, and why the border is closed or where it is open. */
  headline: string;
  words: string;
  broken: BrokenBorder | null;
  /** The nearest larger bordered set, unless this is bordered or there is none. */
  grown: Array<Location> | null;
  /** The nearest smaller bordered set but the empty one, unless this is bordered. */
  shrunk: Array<Location> | null;
};

/** A player, by colour. */
export type Color = "black" | "white";

/** Two rule sets not known to differ, from a stage on. */
export type ComparedOpen = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  words: string;
};

/** The first stage at which two rule sets surely differ. */
export type ComparedParting = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  /** The locations concerned, if any. */
  points: Array<Location>;
  /** Undecided earlier stages, which may differ too. */
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
  /** `undefined`: the text doesn’t define it; `open` says why. */
  standing: RulingStanding;
  mayStop: MayStop;
  /** Stones that forbid, or may forbid, a stop. */
  because: Array<Location>;
  /** The deciding words, one for each `PartingStage` in order. */
  clauses: [CitedClause, CitedClause, CitedClause, CitedClause];
  /** One for each location. */
  statuses: Array<PointStatus>;
  whose: Array<Whose>;
  /** Strings in the rule set's terms; `by` has an enabled one's points. */
  strings: Array<ComparedString>;
  /** Black minus White, all included, if defined. */
  score: number | null;
  /** `B+n`, `W+n`, `jigo`, `B+0` or `W+0` for a won tie (Ing), `B+`, `W+`, `tie`, `no result`, `both lose`, or
   * `?`. */
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

/** Rulings of several rule sets, and where they differ. */
export type ComparisonReport = {
  /** In the order of `RulesName`. */
  rulings: Array<ComparedRuling>;
  /** Pairs known to differ. */
  partings: Array<ComparedParting>;
  /** Pairs known to agree. */
  same: Array<[RulesName, RulesName]>;
  /** Pairs that agree where both have decided. */
  open: Array<ComparedOpen>;
  nodes: number;
};

/** A claim on which a result hangs. */
export type ConditionalClaim = {
  /** Who claims. */
  player: Color;
  /** What is claimed, in rows of `*` and `.`. */
  set: Array<string>;
};

/** What hangs on an open claim: the expected result with either answer. */
export type ConditionalResult = {
  /** The claim. */
  claim: ConditionalClaim;
  /** The result if it holds … */
  holds: string;
  /** … and if it fails. */
  fails: string;
  /** What is expected. */
  leaning: Expectation;
};

/** A considered move: its games, wins of 1000, and Black's average lead. */
export type Considered = {
  /** Null is a pass. */
  at: Location | null;
  games: number;
  wins: number;
  lead: number;
};

/** A location's controller; `open` while undecided. */
export type ControlWord = "black" | "white" | "nobody" | "both" | "open";

/** A cycle that may be removed. */
export type CycleOffer = {
  /** For `Move.since`. */
  since: number;
  /** The locations it marks for good. */
  cleared: Array<Location>;
  /** Where the same turn may add a stone. */
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

/** How opposite edges are glued. */
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
  /** Moves before the first occurrence of a repeated situation. */
  since: number | null;
  /** A sentence. */
  words: string;
  /** The part of `words` that no step says. */
  conclusion: string;
  /** The facts that `words` says. */
  facts: Array<Fact>;
  /** The end step by step: eyes, chains, or the cycle's moves. */
  steps: Array<Hint>;
  /** Of a formation: the empty members. */
  eyes: Array<Location>;
};

/** How an argument ends. */
export type EndKind = "formation" | "final" | "repeats" | "joined" | "alive" | "hopeless";

/** What all of them throw. `fault`: the engine contradicts itself. `place`: where in a text it is, if that is known. */
export type EngineError = Error & {
  code: "bad-position" | "bad-move" | "bad-step" | "bad-claim" | "bad-task" | "bad-rules" | "bad-certificate" | "too-large" | "fault"; points: Location[]; place?: TextPlace;
};

/** The engine's unchecked expectation of a claim; `open` without one. */
export type Expectation = "holds" | "fails" | "open";

/** What a page says of an expectation, besides its rows. It is no verdict. */
export type ExpectedParts = {
  score: BothScores;
  /** The connected regions that are not proved, the largest first. */
  regions: Array<ExpectedRegion>;
  /** The open part of each claim in `if`, and where it lies: "the lower right". */
  asked: Array<AskedRegion>;
};

/** A region that is not proved to be anybody's. */
export type ExpectedRegion = {
  /** Who is expected to control it; null for nobody. */
  owner: Color | null;
  set: Array<Location>;
  /** "the lower right". */
  place: string;
  /** Percent, of the least sure location. */
  sure: number;
};

/** Expected control and result. It is no verdict. */
export type ExpectedRuling = {
  /** `B`, `W`, `.` for nobody, `2` for both if proved, `,` for no location. */
  control: Array<string>;
  /** How sure that is, in percent, in the rows of `control`: 100 where it is proved, null for no location. */
  sure: Array<Array<number | null>>;
  /** Black's points minus White's. */
  score: number;
  /** `B+n`, `W+n` or `jigo`. */
  result: string;
};

/** A fact: its kind, and its arguments by their names in the catalogue `crate/voice/en`. */
export type Fact = {
  kind: string; [argument: string]: unknown;
};

/** The engine's findings about a task. */
export type Facts = {
  /** The problem with its facts, or null. */
  problem: PracticeProblem | null;
  /** Why it is none. */
  unfit: UnfitTask | null;
  /** Notes for the author: many solutions, too easy. */
  notes: Array<string>;
};

/** A location closed to stones now, and why. */
export type ForbiddenPlay = {
  at: Location;
  why: string;
  clause: string;
  words: string;
};

/** Who will probably have each location if both play on, and the score. It is no verdict. */
export type ForecastRuling = {
  /** `B`, `W`, `.` where both have the same chance, `,` for no location. */
  control: Array<string>;
  /** How sure that is, in percent, in the rows of `control`: 100 where it is proved, null for no location. */
  sure: Array<Array<number | null>>;
  /** Black's points minus White's on average, to a tenth. */
  score: number;
  /** How far the score may be off: two games of three end as near as that. */
  spread: number;
};

/** `numbers`: the start with numbered moves, the rest below. `sensei`: for Sensei's Library, at most ten moves. */
export type Format = "diagram" | "numbers" | "json" | "sgf" | "sensei" | "svg" | "link";

export type GluePair = [[number, number], [number, number]];

/** A sentence with its locations. Hints say where to look, then what to achieve, then the move. */
export type Hint = {
  /** The sentence. */
  words: string;
  /** The clauses behind it. */
  rules: Array<string>;
  /** The facts that it says. */
  facts: Array<Fact>;
  /** The locations. */
  points: Array<Location>;
};

/** Facts and expectations about a place in a proof. */
export type Known = {
  /** The player to move. */
  turn: Color;
  /** The checker's verdict, within the move's time. */
  verdict: Verdict;
  /** The engine's expectation. */
  expectation: Expectation;
  /** The end, if the argument is over. */
  end: End | null;
  /** The most moves of both until the winner is done; null if unknown or if the winner repeats forever. */
  distance: number | null;
  /** The best move. */
  best: Choice | null;
  /** Every legal move with its expectation. */
  moves: Array<KnownMove>;
  /** A sentence on how it stands. */
  words: string;
  /** The clauses behind `words`. */
  rules: Array<string>;
  /** The facts that `words` says. */
  facts: Array<Fact>;
};

/** A legal move and its expectation. */
export type KnownMove = {
  /** The move. */
  choice: Choice;
  /** The expectation after it. */
  expectation: Expectation;
  /** Whether it should keep the mover's win; null if open. */
  holds: boolean | null;
  /** The most moves until the winner is done. */
  distance: number | null;
};

/** A question of 1989 in words. */
export type LawCase = {
  /** "White, first, can take Black’s stone at a1." */
  title: string;
  /** Why it is asked. */
  words: string;
  /** The passages that ask it. */
  rules: Array<string>;
  /** Both as facts. */
  facts: Array<Fact>;
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

/** The progress of a question's search. */
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

/** A question of 1989 to argue; the claimant says yes and begins. */
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
  /** The number to return it by. */
  id: number;
  /** The claim. */
  claim: AskedClaim;
  /** The limit of situations. */
  nodes: number;
};

/** Moves as far as they are legal. */
export type Line = {
  board: Board;
  /** The start first. */
  situations: Array<Situation>;
  /** For the first illegal move; later ones are ignored. */
  refusal: Refusal | null;
  /** Cycles removable after the last move (B3); the 16 shortest. */
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
  /** The limit that ended the search, if something is open. */
  stopped?: SearchStop;
  finished: boolean;
  /** `B`, `W`, `.` for nobody, `2` for both, `?` for open, `,` for no location. */
  control: Array<string>;
  /** `control` without double control, as in other rule sets. */
  map: Array<string>;
  /** Stones where the opponent controls. */
  dead: Array<string>;
  /** Players who may yet control each `?`. */
  open?: OpenRows;
  score: BothScores | null;
  result: string;
  /** Why the result is outside these rules. */
  not_ljrg?: string;
  /** Contradictions between the file and its game's end. */
  differences?: Array<string>;
  /** Corrections made in reading. */
  warnings?: Array<string>;
  claims: Array<RuledClaim>;
  /** Refuted claims left out: too many. */
  unlisted?: number;
  /** Open claims that nobody tried, left out. */
  untried?: number;
  nodes: number;
  ms?: number;
  /** What is expected, not proved, for those who ask. */
  expected?: ExpectedRuling;
  /** What is expected of the end, if both play on, for those who ask before it. */
  forecast?: ForecastRuling;
  /** For those who ask: at most four open claims that don't depend on each other, the largest first. */
  if?: Array<ConditionalResult>;
};

/** A location's number, counted from 0 at the upper left, row by row, holes skipped. */
export type Location = number;

/** The move before a situation. */
export type MadeMove = {
  "kind": "pass";
  /** The player. */
  color: Color;
  /** 1989: for the ko marked here. */
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
  /** The cycle's first situation, by number. */
  since: number;
  /** The locations it marks for good. */
  cleared: Array<Location>;
  /** The stone of the same turn. */
  at: Location | null;
  /** The enemy stones that it captured. */
  captured: Array<Location>;
  /** Whether it made a ko. */
  ko: boolean;
};

/** Whether play may stop. */
export type MayStop = "yes" | "no" | "undecided";

/** A move. A removal names the cycle's first situation, counted from the line's start or, in a step, from that of the
 * moves before it; a stone may be played in the same turn. */
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
  /** The stone of the same turn. */
  at?: Location | null;
};

/** The maker of a move. */
export type Mover = "you" | "engine";

/** A position or game to play on. */
export type OpenGame = {
  fault: null;
  name: string | null;
  start: PositionInput;
  moves: Array<Move>;
  /** Sentences about impossible moves or contradictions. */
  note: string | null;
  /** The illegal move, counted from 1; the game is open before it. */
  stop?: StoppedAt;
  /** Of a game resumed after a stop (1989): all its turns, as in addresses. */
  turns?: string;
  /** The players' names, as SGF has them. */
  players?: PlayerNames;
  /** Arrows and lines of SGF's last node and of Sensei's Library, by locations. */
  strokes?: Array<DrawnStroke>;
  /** SGF variations, by where they branch: "variation at move 3: c1". If the game goes beyond these rules, its
   * last board comes first. */
  lines?: Array<Opened>;
};

/** The locations open for each player, in rows of `*` and `.`. */
export type OpenRows = {
  black: Array<string>;
  white: Array<string>;
};

/** A position or game of a text. */
export type Opened = OpenGame & {
  shown?: never;
} | ShutGame & {
  stop?: never; turns?: never; players?: never; strokes?: never;
};

/** How strong the opponent plays, the weakest first. */
export type OpponentLevel = "first" | "easy" | "steady" | "strong";

/** May play stop, which stones are dead, whose are the points, how are they counted? */
export type PartingStage = "stop" | "dead" | "whose" | "counted";

/** A turn of such a line. */
export type PartingTurn = {
  kind: ShownTurn;
  at: Location | null;
};

/** Both players' names, as far as a file has them. */
export type PlayerNames = {
  black: string | null;
  white: string | null;
};

/** A location's mark; a stone with a permanent one is a permanent stone. */
export type PointMark = "temporary" | "permanent";

/** A location's status: the first three for stones, the next three for empty ones. */
export type PointStatus = "alive" | "seki" | "dead" | "black" | "white" | "neutral" | "undecided" | "undefined";

/** A file's position without moves; other fields are ignored. */
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
  /** Chosen options of rule sets, by name. */
  options?: {
    handicap?: number; [option: string]: string | number | boolean | undefined;
  };
  /** The board, if not the grid of the rows; text is only a caption. */
  board?: BoardInput | null;
  /** Additional joined pairs of `[column, row]`, in a list or each under a letter. */
  glue?: GluePair[] | Record<string, GluePair> | null;
  /** Of a part of a larger board: sides that are edges. */
  board_edges?: Array<Side> | null;
  labels?: unknown;
};

/** A practice problem with its facts, as the files have it. Points and moves are told by name. */
export type PracticeProblem = Omit<PositionInput, "id" | "name"> & {
  turn: Color;
} & ProblemFacts;

/** A passage of a text, without the citation's words. */
export type PrintedClause = {
  name: string;
  document: string;
  lines: [number, number];
  says: string;
};

/** As `loja referee --compare --json` prints it. */
export type PrintedComparison = {
  id: string | null;
  compare: Array<PrintedRuling>;
  partings: Array<PrintedParting>;
  /** Pairs that agree. */
  same: Array<[RulesName, RulesName]>;
  /** Pairs that may differ, from a stage on. */
  open: Array<PrintedOpen>;
  nodes: number;
  /** The limit that ended it early. */
  stopped: SearchStop | null;
};

/** A line that shows a difference, in names. */
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

/** Two rule sets' difference, in names. */
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

/** The origin of somebody's position. */
export type ProblemCredit = {
  /** The author. */
  author: string;
  /** The work. */
  work: string;
  /** The year. */
  year: number;
};

/** The measured difficulty of a problem. */
export type ProblemDifficulty = {
  /** The rating, on the readers' scale. */
  rating: number;
  /** Situations for deciding it and all first moves. */
  nodes: number;
  /** Moves to the end of the line. */
  depth: number;
  /** The number of first moves. */
  legal: number;
  /** The number of right ones. */
  right: number;
  /** The number of plausible wrong ones. */
  wrong: number;
  /** Moves of the longest refutation. */
  length: number;
  /** A solver's effort, plausible moves first. */
  reading: number;
};

/** A problem with its facts. Points and moves have names: `b2`, `pass`, `cycle@8`, with a stone `cycle@8+b2`. */
export type ProblemFacts = {
  /** `KIND-` and eight hexadecimal digits, whatever the orientation and colours. */
  id: string;
  /** The task. */
  kind: ProblemKind;
  /** Moves from the rows to the question, on the solver's turn; for `lock` after the opening. */
  played?: string;
  /** The claimant, or the player whose control or points matter. */
  player: Color | null;
  /** Points: the claim, what the player controls, what to save. */
  set: Array<string>;
  /** The decision about the claim. */
  verdict: "lock" | "refuted" | null;
  /** `lock` alone: the refuter's first move in the worst case. */
  opening?: string;
  /** The right answers: first moves; points to mark; `remove` or `keep`; a result; a clause or `legal`. */
  solutions: Array<string>;
  /** `rule` alone: the move asked about. */
  move?: string;
  /** Plausible wrong first moves with refutations. */
  traps?: Array<ProblemTrap>;
  /** `lock`, `refute`: undecided first moves, only in readers' own problems. */
  open?: Array<string>;
  /** `pass`, `cycle`: each choice's outcome. */
  outcomes?: Array<ProblemOutcome>;
  /** `find`, `count`: control, shaped like the rows. */
  control?: Array<string>;
  /** `count` alone: the chart. */
  score?: ProblemScores;
  /** Both players' best play after a solution. */
  line?: Array<string>;
  /** The difficulty. */
  difficulty: ProblemDifficulty;
  /** A short name, without points or colours, since problems are shown turned and recoloured. */
  title?: string;
  /** The author of the position. */
  credit?: ProblemCredit;
  /** The source's position behind it. */
  from?: string;
};

/** The task of a problem. */
export type ProblemKind = "lock" | "refute" | "find" | "save" | "pass" | "cycle" | "count" | "rule";

/** The outcome of a choice. */
export type ProblemOutcome = {
  /** A move, or `remove` and `keep`. */
  move: string;
  /** The moves that follow, with the choice if it is one. */
  line: Array<string>;
  /** `B+n`, `W+n` or `jigo`. */
  result: string;
};

/** The parts of a player's score (C1). */
export type ProblemScore = {
  /** Controlled locations without an own stone. */
  territory: number;
  /** Enemy stones among them. */
  dead: number;
  /** Captured enemy stones. */
  prisoners: number;
  /** The total. */
  total: number;
};

/** A score as in `referee --json`. */
export type ProblemScores = {
  /** Black's. */
  black: ProblemScore;
  /** White's. */
  white: ProblemScore;
};

/** A wrong first move with its refutation. */
export type ProblemTrap = {
  /** The move. */
  move: string;
  /** The refutation. */
  line: Array<string>;
};

/** A wish for a problem of this kind, size and rating. */
export type ProblemWish = {
  kind: ProblemKind;
  columns: number;
  rows: number;
  ratings: [number, number];
  /** A corner of a larger board. */
  corner?: boolean;
  /** A problem near which to look, but not this one. */
  like?: PracticeProblem | null;
};

/** A proof as SGF, with variations. */
export type ProofFile = {
  text: string;
  /** The number of moves. */
  moves: number;
  /** Places where the file cuts the proof. */
  cut: number;
};

/** The progress of a claim's search. */
export type ProofProgress = {
  /** Checked, with a certificate, unless `undecided`. */
  verdict: Verdict;
  /** Why further search is useless. */
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
  /** Whether a stored certificate gave the verdict, not a search. */
  stored: boolean;
};

/** A question about a place in a proof. */
export type Question = {
  /** The moves from the worst case, where the refuter begins. It works without a verdict; places the engine
   * hasn't reached are `open`. */
  line: Array<Choice>;
  /** The reader's next move; null asks about the place or, with `reply`, for the engine's move. */
  move: Choice | null;
  /** The reader's side. "both": the engine never moves. */
  you: Color | "both";
  /** `kept`: the engine replies unless the reader gave a won proof away, so that the move can be undone. */
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
  /** Whether all the rest is lent, so that runs do nothing until its return. */
  waits: boolean;
};

/** Control, with locations by number. */
export type RefereeReport = {
  status: ReportStatus;
  /** Whether the game is over; else this holds if play stopped here. */
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
  /** The facts that `words` says. */
  facts: Array<Fact>;
  /** Whether the komi is outside LJRG. */
  notLjrg: boolean;
  claims: Array<AnsweredClaim>;
  /** Refuted claims left out: too many. */
  unlisted: number;
  /** Open claims not tried. */
  untried: number;
  nodes: number;
  /** What is expected, not proved, for those who ask. */
  expected?: ExpectedRuling;
  /** For those who ask: at most four open claims that don't depend on each other, the largest first. */
  if?: Array<ConditionalResult>;
  /** What else a page says of `expected`. */
  expectedParts?: ExpectedParts;
  /** What a ruling on paper says. */
  sheet: RulingSheet;
};

/** Why a move is illegal, in players' words. */
export type Refusal = {
  /** The clause, such as `B4.2`, which the message omits. */
  rule: string;
  /** A sentence without capital and full stop. */
  message: string;
  /** The locations concerned, that of the move first. */
  points: Array<Location>;
};

/** A position that a rule set can't judge, or bad input. */
export type RefusedInput = {
  id: string | null;
  /** Absent if the input itself is bad. */
  rules?: RulesName;
  /** `error`. */
  status: string;
  message: string;
  /** Absent if it is not known. */
  place?: TextPlace;
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
  /** The checker's verdict after it, within the move's time. */
  verdict: Verdict;
  /** Whether the mover should have kept a win; null without one, or if unknown. */
  kept: boolean | null;
  /** "You played c1. The claim no longer holds.", or, if `verdict` is undecided, "…The engine no longer expects
   * the claim to hold." */
  headline: string;
  /** The headline without the reader's move: "The claim no longer holds." */
  outcome: string;
  /** The comment: what happened, why, and what now. */
  words: string;
  /** The clauses behind `headline` and `words`. */
  rules: Array<string>;
  /** The facts that `headline` and `words` say. */
  facts: Array<Fact>;
  /** The line that proves it, as after a losing move. */
  shown: Shown | null;
};

/** A replayed game's situation; the start has no move. */
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
  /** Under other rules: the stage, unless play simply goes on. */
  stage?: string;
  /** Under other rules: marks by name. */
  marks?: {
    [key in string]: Array<string>;
  };
  /** `false` beyond the rules. */
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

/** A judged string. */
export type RuledString = {
  points: Array<string>;
  color: Color;
  status: StringStatus;
  /** 1989: points of the set where a new stone is enabled. */
  by: Array<string>;
};

/** Rules by their names, as files and commands have them. */
export type RulesName = "ljrg" | "jrg89" | "j2003" | "naj" | "najn" | "yasunaga" | "shimada" | "ing" | "stone" | "area" | "no-pass" | "superko-positional" | "superko-situational" | "tromp-taylor" | "jrg89-jasiek" | "jrg89-degrees";

/** A ruling of any rule set. */
export type Ruling = LjrgRuling | SystemRuling | RefusedInput;

/** A ruling's sentences, for a sheet that a person signs. */
export type RulingSheet = {
  /** Whose the points are, and which stones are dead. */
  proved: Array<string>;
  /** What each player may control besides; empty when all is decided. */
  notProved: Array<string>;
  /** Why the komi is outside these rules. */
  notLjrg?: string;
  /** What is expected and not proved: the result, then what it hangs on. */
  expected: Array<string>;
  /** How many claims were examined, and what came of them; a part of a sentence. */
  claims: string;
  /** The clauses that decide. */
  clauses: Array<string>;
};

/** A judgement's state. `undefined`: the text doesn’t define it. */
export type RulingStanding = "decided" | "undecided" | "undefined";

/** The parts of a player's score (C1). */
export type Score = {
  /** Controlled locations without own stones. */
  territory: number;
  /** Enemy stones there, which count once more. */
  dead: number;
  prisoners: number;
  komi: number;
  total: number;
};

/** Where a line leaves the board. */
export type SeamEnd = {
  at: Location;
  side: Side;
};

/** The limit that ended a search early. */
export type SearchStop = "nodes" | "seconds" | "memory" | "interrupt" | "certificate" | "claims" | "size";

/** Shimada's A, B and C. */
export type ShimadaSums = {
  a: number;
  b: number;
  c: number;
};

/** The best play of both, for the board. */
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
  /** Its end in a sentence. */
  words: string;
  /** The clauses behind `words`. */
  rules: Array<string>;
  /** The facts that `words` says. */
  facts: Array<Fact>;
};

/** A game set up with stones without a liberty, as others play it. No rule leads there, so nothing else can be asked. */
export type ShownGame = {
  /** The board before its first move. */
  start: PositionInput;
  /** The board after its last. */
  end: PositionInput;
  /** The last move's location. */
  last: Location | null;
  moves: number;
};

/** A line under one rule set that shows a difference. */
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

/** A text that can't be played on. */
export type ShutGame = {
  fault: string;
  /** Where in the text that is, if it is known. */
  place?: TextPlace;
  name: string | null;
  start: null;
  moves: null;
  note: null;
  /** SGF that sets up stones without a liberty: the boards as others play. */
  shown?: ShownGame;
  /** Its variations. */
  lines?: Array<Opened>;
};

/** A side of a board. */
export type Side = "left" | "right" | "top" | "bottom";

/** A situation of a line. Lists by location are in the order of their numbers. */
export type Situation = {
  stones: Array<Color | null>;
  marks: Array<PointMark | null>;
  blackCaptives: number;
  whiteCaptives: number;
  turn: Color;
  passCount: -1 | 0 | 1 | 2;
  /** Whether the game is over. */
  final: boolean;
  /** Where the player to move may play. */
  playable: Array<Location>;
  /** The longest removable cycle's first situation, or null. */
  cycle: number | null;
  /** Captives of Black and White, turn, passes: `1 0 B -1`. */
  line: string;
  /** The sources' notation with a border, above the situation line. */
  diagram: string;
  /** The move before; null at the start. */
  move: MadeMove | null;
};

/** A claim's worst case (C6), from the given position to the proof's start. */
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
  /** The locations that it changed. */
  changed: Array<Location>;
};

/** A chapter's step, as in the book's JSON. */
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
  notes?: Array<StepNote>;
  /** The default reply to a reader who strays. */
  astray?: string;
  hints: Array<StepHints>;
};

/** Hints at a place of the model line, the gentlest first. */
export type StepHints = {
  after: string;
  say: Array<string>;
};

/** A remark at a place of the model line. */
export type StepNote = {
  after: string;
  say: string;
};

/** Whether a step is solved. `astray`: legal moves left the model line without reaching the goal. */
export type StepVerdict = "open" | "solved" | "astray";

/** The illegal move, and why. */
export type StoppedAt = {
  number: number;
  rule: string;
  message: string;
  points: Array<Location>;
};

/** A rule set's term for a string. */
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

/** A step's answer to moves under other rules. */
export type SystemAttempt = {
  /** The moves with the model line’s replies, as in chapters. */
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
  /** Black minus White, with prisoners and without komi. */
  score: number | null;
};

/** How a game under other rules ended. */
export type SystemEnd = "counted" | "agreed" | "last-stop" | "both-lose" | "tie" | "long-cycle" | "no-move" | "signed";

/** A game under other rules. */
export type SystemGame = {
  rules: RulesName;
  /** The start and each move's result. */
  situations: Array<SystemSituation>;
  /** The first illegal move; later ones are left out. */
  refusal: SystemRefusal | null;
  /** Where the player may play now. */
  playable: Array<Location>;
  mayPass: boolean;
  /** Why the player may not pass, before the game ends. */
  noPass: SystemRefusal | null;
  /** 1989, after the stop: kos to pass for. */
  passFor: Array<Location>;
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
  /** The reason's word for all rule sets: `takes-back`, `suicide`, `hot`. */
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
  /** All stones removed or counted as prisoners. */
  dead: Array<string>;
  strings: Array<RuledString>;
  /** Black minus White with prisoners and komi, null when open. */
  score: number | null;
  result: string;
  /** Undecided questions. */
  open: Array<string>;
  /** Our decisive readings of ambiguous texts. */
  readings: Array<string>;
  nodes: number;
  /** The limit that ended an undecided search early. */
  stopped?: SearchStop;
  /** What is expected of the end, if both play on, for those who ask before it. */
  forecast?: ForecastRuling;
  /** Files with certificates, on request. */
  certificates?: Array<CertificateFile>;
  /** Questions without a certificate, on request. */
  missing?: Array<string>;
};

/** A situation under other rules. */
export type SystemSituation = {
  stones: Array<Color | null>;
  turn: Color;
  blackCaptives: number;
  whiteCaptives: number;
  /** Passes that count towards an end. */
  passes: number;
  /** Whether nobody has a stone to play. */
  ended: boolean;
  /** The rule set's marks: `semi-permanent`, `hot`, `banned`, `fixed`. */
  marks: Record<string, Location[]>;
  stage: SystemStage;
  dispute: SystemDispute | null;
  /** Shimada: A, B and C of both, in the decisive position. */
  sums: BothSums | null;
  /** Chosen options and their effects, such as who took the button. */
  options?: {
    [key in string]: string;
  };
};

/** A game's stage, by its own rule set. */
export type SystemStage = {
  "kind": "play";
} | {
  "kind": "resumed";
  /** Whether the next stop is final. */
  last: boolean;
} | {
  "kind": "stopped";
  /** Whether nothing was played since. */
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

export type Tap = {
  "kind": "block";
  at: Location;
} | {
  "kind": "point";
  at: Location;
};

/** A reader's own task. Fields that its kind doesn't need are null or empty. */
export type TaskInput = {
  kind: ProblemKind;
  player: Color | null;
  set: Array<Location>;
  /** `rule` alone: the move asked about. */
  move: Move | null;
};

/** Where in a text its fault is, as far as that is known; all count from 1. */
export type TextPlace = {
  /** The line. */
  line?: number;
  /** The character of that line. */
  column?: number;
  /** The character of a link, without what announces it. */
  character?: number;
};

/** The opponent's best move so far, and why. */
export type Thought = {
  done: boolean;
  /** Whether the prover still looks for settled locations. */
  settling: boolean;
  /** Random games played. */
  playouts: number;
  /** Their limit. */
  most: number;
  ground: ThoughtGround;
  move: Move;
  /** Black's lead: exact if proved, else an average. */
  lead: number;
  /** Games of 1000 that the mover wins, roughly. */
  wins: number;
  /** The expected line, from this move; null is a pass. */
  line: Array<Location | null>;
  considered: Array<Considered>;
  /** The proved controller of each location. */
  settled: Array<Color | null>;
  /** Whether it would rather resign. */
  resigns: boolean;
};

/** Why the opponent chose: a proof that no move is better, a proved win, nothing left, or random games. */
export type ThoughtGround = "perfect" | "won" | "nothing" | "search";

/** Why a task is no problem. */
export type UnfitTask = {
  /** A stable word. */
  code: string;
  /** A sentence for the author. */
  words: string;
};

/** A verdict that the checker has accepted, and nothing else. */
export type Verdict = "lock" | "refuted" | "undecided";

/** A location's owner: a standing stone, a player, or nobody. */
export type Whose = "stone" | "black" | "white" | "nobody" | "undecided" | "undefined";

export type WrongTurn = {
  line: string;
  say: string;
};
