// Written by the tests of `crate/report` from its types; `LOJA_UPDATE=1 cargo nextest run -p loja-report` writes it again.

/** What there is to say about a place of an argument, and about a move there. */
export type Answer = {
  /** The moves now: the reader's, and the engine's where it replied. */
  line: Array<Choice>;
  /** Why the reader's move is not possible; `line` is as it was then. */
  refusal: Refusal | null;
  /** From the worst case through all of `line`: one situation more than moves. */
  course: Line;
  /** One for each new move, in order. */
  said: Array<Remark>;
  /** What is known about the place now. */
  now: Known;
};

/** A claim that a referee has asked about. */
export type AnsweredClaim = {
  player: Color;
  set: Array<Location>;
  verdict: Verdict;
  nodes: number;
  /** Of an open claim, what no further run overcomes. */
  halt: ClaimHalt | null;
  /** "Black, 26 at the left". */
  title: string;
  /** One sentence from the position: "The white stone at b2 is dead. The eyes a1 and c1 are there already." */
  words: string;
};

/** A claim by its player and set. */
export type AskedClaim = {
  player: Color;
  set: Array<Location>;
};

/** A reader's moves in a step, and what the step says to them. */
export type Attempt = {
  /** All moves, with the model line's replies at the end. A refused move is the last one. */
  moves: Array<Move>;
  /** The line of these moves. */
  line: Line;
  verdict: StepVerdict;
  /** The text for a solved step, for the wrong turn taken, or for the place of the model line. */
  say: string | null;
  /** For the situation reached, the gentlest first; empty if there are none. */
  hints: Array<string>;
};

/** What to draw. No rule reads x and y. */
export type Board = {
  /** The extent in distances between two lines: one less than the columns. */
  width: number;
  /** One less than the rows. */
  height: number;
  /** One for each location. `y` grows downwards. */
  points: Array<DrawnPoint>;
  edges: Array<[Location, Location]>;
  /** The word of the board's shape (`grid`, `torus`, `klein`, …), or null for one given by pairs. */
  shape: string | null;
  /** How opposite edges meet. */
  wrap: DrawnWrap;
  /** Sides beyond which the board goes on and is not shown. */
  open: Array<Side>;
  /** Neighbours that are not drawn side by side and that `wrap` doesn't tell: the line leaves at one end and comes in at
   * the other. */
  seams: Array<DrawnSeam>;
};

/** A board that is not the grid of its rows. */
export type BoardInput = string | {
  shape: string;
} | {
  neighbors: Array<[number, number]>;
  at?: Array<[number, number]>;
};

/** Both scores, in numbers. */
export type BothScores = {
  black: Score;
  white: Score;
};

/** Shimada's numbers of both players. */
export type BothSums = {
  black: ShimadaSums;
  white: ShimadaSums;
};

/** Where the border of a set breaks: the member first, then its neighbour outside. */
export type BrokenBorder = {
  rule: string;
  points: Array<Location>;
};

/** What a certificate shows. */
export type CertificateAnswer = "lock" | "refuted";

/** A certificate in figures. */
export type CertificateFigures = {
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  bytes: number;
  check_ms: number;
};

/** A file with a certificate, and what it shows. */
export type CertificateFile = {
  /** Its name. */
  file: string;
  /** What is asked. */
  question: string;
  /** `yes` or `no`. */
  answer: string;
};

/** What a checked certificate is made of. */
export type CertificateSize = {
  situations: number;
  decisions: number;
  lemmas: Array<string>;
};

/** A certificate after the check, as `loja check --json` prints it. */
export type CheckReport = CheckedCertificate | CheckedQuestion | {
  /** The file, where there is one. */
  file: string;
  /** `refused` or `contradiction`. */
  status: string;
  /** Why. */
  message: string;
} | {
  /** `undecided`. */
  status: string;
  /** What ended it. */
  stopped: SearchStop;
};

/** What a certificate shows. */
export type Checked = {
  answer: CertificateAnswer;
  /** "Black, 26 at the left". */
  title: string;
  player: Color;
  set: Array<Location>;
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  /** The claim's position as a line without moves; null when its board is too large to draw. */
  position: Line | null;
};

/** A certificate of LJRG that holds. */
export type CheckedCertificate = {
  file: string;
  status: string;
  answer: CertificateAnswer;
  player: Color;
  /** Stones and marks; null where a board is too large to draw. */
  rows: Array<string> | null;
  set: Array<string> | null;
  lemmas: Array<string>;
  situations: number;
  decisions: number;
  bytes: number;
  ms: number;
  /** What the plain checker needed, where it was asked. */
  plain_ms?: number;
};

/** A certificate of other rules that holds. */
export type CheckedQuestion = {
  /** The file. */
  file: string;
  /** `checked`. */
  status: string;
  /** The rules. */
  rules: string;
  /** What is asked. */
  question: string;
  /** `yes` or `no`. */
  answer: string;
  /** Situations that the checker walked through. */
  situations: number;
  /** Certificates within it. */
  inner: number;
  /** The bytes of its text. */
  bytes: number;
  /** The time of the check. */
  ms: number;
};

/** A move of a proof: no cycle is removed there. `for`: in arguments by the rules of 1989, for the ko with this mark. */
export type Choice = {
  "kind": "play";
  /** Where. */
  at: Location;
} | {
  "kind": "pass";
  /** By the rules of 1989, the ko that it is for. */
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

/** How many situations may still have to be settled to show a lock, or to refute it. */
export type ClaimBracket = {
  lock: number;
  refuted: number;
};

/** Why no further run finds more of a claim without a verdict. More memory overcomes `memory`. */
export type ClaimHalt = "memory" | "too-large" | "no-certificate";

/** A claim that a player can lock a set (C4). */
export type ClaimInput = {
  player: Color | "B" | "W";
  set: "all" | Location[];
};

/** A claim that was searched, as `loja claim --json` prints it. */
export type ClaimReport = {
  id: string | null;
  player: Color;
  /** Rows of `*` and `.`. */
  set: Array<string>;
  verdict: Verdict;
  /** Without a verdict, what ended the search. */
  stopped?: SearchStop;
  nodes: number;
  situations: number;
  ms: number;
  /** What a lock and a refutation still cost at least, when neither is found. */
  bracket?: ClaimBracket;
  certificate: CertificateFigures | null;
  /** The certificate itself, where it is wanted. */
  certificate_text?: string | null;
};

/** A set that a player may want to claim, and whether it is bordered (C5). */
export type Claiming = {
  player: Color;
  set: Array<Location>;
  bordered: boolean;
  /** "Black, 9 at the right". */
  title: string;
  /** Two short sentences: how many points, whether the border is closed, and what keeps it closed or where it is open. */
  headline: string;
  words: string;
  /** Where the border breaks; null when it doesn't. */
  broken: BrokenBorder | null;
  /** The nearest bordered set with what is missing. Null when the set is bordered, or there is none. */
  grown: Array<Location> | null;
  /** The nearest bordered set without what is too much. Null when the set is bordered, or there is none but the empty one. */
  shrunk: Array<Location> | null;
};

/** A player, by the colour of the stones. */
export type Color = "black" | "white";

/** Two rule sets that are not known to part, from a stage on. */
export type ComparedOpen = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  words: string;
};

/** The first stage at which two rule sets are known to part. */
export type ComparedParting = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  /** About which locations; none where it is not about locations. */
  points: Array<Location>;
  /** Earlier stages at which they may part as well: one of both has not decided them. */
  hidden: Array<PartingStage>;
  /** What each says there. */
  said: [string, string];
  /** The words of each that decide. */
  clauses: [CitedClause, CitedClause];
  words: string;
};

/** What one of them says. */
export type ComparedRuling = {
  rules: RulesName;
  /** `undefined`: the text doesn’t define it here; `open` says why. */
  standing: RulingStanding;
  mayStop: MayStop;
  /** The stones for which play may not stop, or for which that is not known. */
  because: Array<Location>;
  /** The words of the rule set that decide, one a `PartingStage`, in their order. */
  clauses: [CitedClause, CitedClause, CitedClause, CitedClause];
  /** One a location: of stones the first three, of empty ones the next three. */
  statuses: Array<PointStatus>;
  /** Whose each location is: a standing stone’s, a player’s, nobody’s. */
  whose: Array<Whose>;
  /** Where the rule set judges strings, in its own words; `by` has the points of an enabled one. */
  strings: Array<ComparedString>;
  /** Black minus White with prisoners and komi, where there is such a number. */
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

/** How far a comparison is. */
export type ComparisonProgress = {
  /** Nothing more is found out within its situations. */
  done: boolean;
  /** More situations could find more out. */
  canGoOn: boolean;
  /** Situations expanded. */
  nodes: number;
};

/** What several rule sets say of one position, and where they part. */
export type ComparisonReport = {
  /** In the order of `RulesName`. */
  rulings: Array<ComparedRuling>;
  /** Pairs that are known to part. */
  partings: Array<ComparedParting>;
  /** Pairs that say the same. */
  same: Array<[RulesName, RulesName]>;
  /** Pairs that say the same as far as both have decided. */
  open: Array<ComparedOpen>;
  nodes: number;
};

/** A move that was looked at: in how many games, how many of 1000 it won, and the average lead of Black. */
export type Considered = {
  /** Null is a pass. */
  at: Location | null;
  games: number;
  wins: number;
  lead: number;
};

/** Who controls a location; `open` while that is not decided. */
export type ControlWord = "black" | "white" | "nobody" | "both" | "open";

/** A cycle that may be removed. */
export type CycleOffer = {
  /** For `Move.since`. */
  since: number;
  /** The locations that are marked for good by it. */
  cleared: Array<Location>;
  /** Where a stone may be placed in the same turn. */
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

/** How opposite edges of a board meet, where they do. */
export type DrawnWrap = {
  across: EdgeWrap | null;
  down: EdgeWrap | null;
};

/** How two opposite edges meet. `twisted`: the other way round. */
export type EdgeWrap = "straight" | "twisted";

/** The end of a line. */
export type End = {
  /** How it ends. */
  kind: EndKind;
  /** Whether no move is left to make. Where stones stay forever one may play on, but the answer is known. */
  over: boolean;
  /** "C8.2, D1" */
  rule: string;
  /** The locations it is about. */
  points: Array<Location>;
  /** Of a repetition: after how many moves of the line the situation was there before. */
  since: number | null;
  /** One sentence. */
  words: string;
  /** To walk through the end one by one: eye by eye, string by string, or the moves of the cycle. */
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

/** What the engine expects of a claim, which no checker has passed; `open` while it expects nothing. Never a verdict. */
export type Expectation = "holds" | "fails" | "open";

/** What the engine finds out about a task. */
export type Facts = {
  /** The problem with all that holds of it; null when it is none. */
  problem: PracticeProblem | null;
  /** Why it is none. */
  unfit: UnfitTask | null;
  /** What its author should know although it is one: that it has many solutions, that it is easy. */
  notes: Array<string>;
};

/** A location where no stone may be put now, and why. */
export type ForbiddenPlay = {
  at: Location;
  why: string;
  clause: string;
  words: string;
};

/** `numbers`: the start with the moves as numbers, and in lines below what no number can tell. `sensei`: as Sensei's Library has
 * it, with at most ten moves. */
export type Format = "diagram" | "numbers" | "json" | "sgf" | "sensei" | "svg" | "link";

/** Two places that are joined, by column and row. */
export type GluePair = [[number, number], [number, number]];

/** A sentence with the locations it is about. Of hints the gentlest comes first: where to look, what to achieve, the move. */
export type Hint = {
  /** The sentence. */
  words: string;
  /** The locations. */
  points: Array<Location>;
};

/** What is known about a place in a proof, and what is expected of it. */
export type Known = {
  /** Who has the turn. */
  turn: Color;
  /** What the checker has passed of it, within the move's time. */
  verdict: Verdict;
  /** How the engine expects the claim to end. */
  expectation: Expectation;
  /** What has ended it. */
  end: End | null;
  /** After at most how many moves of both the winner is done; null when not known or when the winner goes round forever. */
  distance: number | null;
  /** What the player with the turn should do. */
  best: Choice | null;
  /** Every legal move, with what the engine expects of it. */
  moves: Array<KnownMove>;
  /** One sentence on how it stands. */
  words: string;
};

/** A legal move, and what the engine expects of it. */
export type KnownMove = {
  /** The move. */
  choice: Choice;
  /** How the engine expects the claim to end after it. */
  expectation: Expectation;
  /** Whether it is expected to keep a win for the player who makes it; null: nothing is expected yet. */
  holds: boolean | null;
  /** After at most how many moves the winner is done. */
  distance: number | null;
};

/** What a question of 1989 says, in words. */
export type LawCase = {
  /** "White, first, can take the black stone at a1." */
  title: string;
  /** What it is for: the passage of the text. */
  words: string;
  /** Who claims, and moves first. */
  player: Color;
  /** Whose stone is to be taken, or to arise. */
  owner: Color;
  /** The stones in question; none in the second part. */
  target: Array<Location>;
  /** Where a new stone counts. */
  set: Array<Location>;
  /** The situation in which it begins. */
  stage: Stage;
};

/** How far the search for such a question is. */
export type LawProgress = {
  /** Whether the claimant is right. */
  verdict: Verdict;
  /** No part of the board is small enough to be searched. */
  tooLarge: boolean;
  /** Situations expanded. */
  nodes: number;
  /** The memory that they take. */
  bytes: number;
};

/** A question of 1989 that is argued. The claim says yes; the claimant moves first. */
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

/** A claim that a referee lends to be proved elsewhere, with at most so many situations. */
export type LentClaim = {
  /** Its number, by which it is given back. */
  id: number;
  /** The claim. */
  claim: AskedClaim;
  /** Situations that it may take. */
  nodes: number;
};

/** A line of moves as far as the rules allow it. */
export type Line = {
  board: Board;
  /** The start first. */
  situations: Array<Situation>;
  /** Of the first move refused. Later moves are ignored. */
  refusal: Refusal | null;
  /** The cycles that the player with the turn may remove after the last move (B3); the 16 shortest. */
  cycles: Array<CycleOffer>;
};

/** What of a `RefereeReport` is asked for. */
export type LjrgReport = {
  control: Array<ControlWord>;
  score: BothScores | null;
  nodes?: number;
};

/** What LJRG's referee says of a position, in rows, as `loja referee --json` prints it. */
export type LjrgRuling = {
  id: string | null;
  rules: RulesName;
  status: ReportStatus;
  /** Where something is open, what ended the search. */
  stopped?: SearchStop;
  finished: boolean;
  /** `B`, `W`, `.` for nobody, `2` for both, `?` for open, `,` where there is no location. */
  control: Array<string>;
  /** `control` without what both control, as other rule sets have it. */
  map: Array<string>;
  /** Stones where the opponent controls. */
  dead: Array<string>;
  /** Which of both players may yet control what `control` marks with `?`. */
  open?: OpenRows;
  score: BothScores | null;
  result: string;
  /** Why the result is none of these rules. */
  not_ljrg?: string;
  /** Where the file says something else about the end of its game. */
  differences?: Array<string>;
  /** What was read otherwise than the file says. */
  warnings?: Array<string>;
  claims: Array<RuledClaim>;
  /** Refuted claims that are not among them, because there are too many. */
  unlisted?: number;
  /** Open claims that are not among them, because they were not tried. */
  untried?: number;
  nodes: number;
  ms?: number;
};

/** A location's number, counted from 0 at the upper left, row by row, holes skipped. */
export type Location = number;

/** What led to a situation. */
export type MadeMove = {
  "kind": "pass";
  /** Who passed. */
  color: Color;
  /** By the rules of 1989: for the ko with this mark. */
  for?: Location;
} | {
  "kind": "play";
  /** Who played. */
  color: Color;
  /** Where. */
  at: Location;
  /** The enemy stones that it took. */
  captured: Array<Location>;
  /** Whether it made a ko. */
  ko: boolean;
} | {
  "kind": "cycle";
  /** Who removed it. */
  color: Color;
  /** The number of the situation with which the removed cycle began. */
  since: number;
  /** The locations that are marked for good by it. */
  cleared: Array<Location>;
  /** Where a stone was played in the same turn. */
  at: Location | null;
  /** The enemy stones that it took. */
  captured: Array<Location>;
  /** Whether it made a ko. */
  ko: boolean;
};

/** Whether play may stop, by the words of a rule set. */
export type MayStop = "yes" | "no" | "undecided";

/** A move. Removing a cycle names the number of the situation with which it began, counted from the start of the line, or of
 * a step with what was played before it; a stone may be played in the same turn. */
export type Move = {
  "kind": "play";
  /** Where. */
  at: Location;
} | {
  "kind": "pass";
} | {
  "kind": "cycle";
  /** The situation with which it began. */
  since: number;
  /** Where a stone is played in the same turn. */
  at?: Location | null;
};

/** A point's name, `pass`, or `cycle@8` with or without a stone: `cycle@8+b2`. */
export type MoveName = string;

/** Who made a move. */
export type Mover = "you" | "engine";

/** A position or a game that can be played on. */
export type OpenGame = {
  fault: null;
  name: string | null;
  start: PositionInput;
  moves: Array<Move>;
  /** Sentences about moves that are not possible, or about a text that contradicts its moves. */
  note: string | null;
  /** The move that the rules forbid, counted from 1, where the game is open up to the one before. */
  stop?: StoppedAt;
  /** Of a game that is resumed after a stop, as the rules of 1989 have it: all its turns, in the words of addresses. */
  turns?: string;
  /** Arrows and lines of SGF (its last node) and of Sensei's Library, by locations. */
  strokes?: Array<DrawnStroke>;
  /** The other lines of an SGF game with variations, by where they leave those before them: "variation at move 3: c1". Where
   * these rules end before the game does, its last board is the first of them. */
  lines?: Array<Opened>;
};

/** What is open for each player, in rows of `*` and `.`. */
export type OpenRows = {
  black: Array<string>;
  white: Array<string>;
};

/** One of the positions or games that a text holds. */
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

/** What a location is: of stones the first three, of empty ones the next three. */
export type PointStatus = "alive" | "seki" | "dead" | "black" | "white" | "neutral" | "undecided" | "undefined";

/** A position of a file, without moves. Fields that are not named here are ignored. */
export type PositionInput = {
  id?: string;
  name?: string;
  /** `x o . # * ,` and `X O` for permanent stones; the uppermost row first. */
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
  /** What the rows are drawn on, if not on their own grid; a text is a caption and nothing more. */
  board?: BoardInput | null;
  /** Pairs of `[column, row]` joined in addition, in a list or each under a letter. */
  glue?: GluePair[] | Record<string, GluePair> | null;
  /** A part of a larger board: the sides that are edges of it. */
  board_edges?: Array<Side> | null;
  labels?: unknown;
};

/** A practice problem with its facts, as the files have it. Points and moves are told by name. */
export type PracticeProblem = Omit<PositionInput, "id" | "name"> & ProblemFacts;

/** A passage of a text, without the words of a citation. */
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
  /** Pairs that don't part. */
  same: Array<[RulesName, RulesName]>;
  /** Pairs of which it is not known, from a stage on. */
  open: Array<PrintedOpen>;
  nodes: number;
  /** What ended it before its limits did, if something has. */
  stopped: SearchStop | null;
};

/** A line of play that shows a parting, in names. */
export type PrintedLine = {
  rules: RulesName;
  first: Color;
  tried: boolean;
  moves: Array<string>;
  words: string;
};

/** Two rule sets that are not known to part. */
export type PrintedOpen = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
};

/** Where two rule sets part, in names. */
export type PrintedParting = {
  rules: [RulesName, RulesName];
  stage: PartingStage;
  points: Array<string>;
  /** Earlier stages that are not known. */
  hidden: Array<PartingStage>;
  said: [string, string];
  clauses: [PrintedClause, PrintedClause];
  line: PrintedLine | null;
  words: string;
};

/** What one of the rule sets says, in rows and names. */
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

/** Whose work a problem is. */
export type ProblemCredit = {
  author: string;
  work: string;
  year: number;
};

/** How hard a problem is. */
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

/** What a problem says beside its position. */
export type ProblemFacts = {
  /** `KIND-` and eight hexadecimal digits: the same for positions that only differ by turning and colours. */
  id: string;
  kind: ProblemKind;
  turn: Color;
  /** Moves made from the rows before the question. The solver has the turn then; for `lock` after the opening. */
  played?: string;
  /** The claimant, whose control is asked, or whose points are to be saved. */
  player: Color | null;
  /** Names of points: the claim, what the player controls, what is to be saved. */
  set: Array<string>;
  verdict: "lock" | "refuted" | null;
  /** `lock` alone: the refuter's first move in the worst case. */
  opening?: MoveName;
  /** Everything that is right: first moves; points to mark; `remove` or `keep`; a result; a clause or `legal`. */
  solutions: Array<string>;
  /** `rule` alone: the move asked about. */
  move?: MoveName;
  /** Plausible wrong first moves and what shows that they are wrong. */
  traps?: Array<ProblemTrap>;
  /** `lock` and `refute`: first moves of which it is not known whether they are right. Only somebody's own problem has any. */
  open?: Array<MoveName>;
  /** `pass` and `cycle`: what comes of each choice; `line` begins with the choice where that is a move. */
  outcomes?: Array<ProblemOutcome>;
  /** `find` and `count`: who controls what, in the shape of the rows. */
  control?: Array<string>;
  /** `count` alone. */
  score?: ProblemScores;
  /** How it goes on when both do their best. */
  line?: Array<MoveName>;
  difficulty: ProblemDifficulty;
  title?: string;
  credit?: ProblemCredit;
  /** The source's position that it comes from. */
  from?: string;
};

/** What a practice problem asks for: see `crate/practice`. */
export type ProblemKind = "lock" | "refute" | "find" | "save" | "pass" | "cycle" | "count" | "rule";

/** What comes of a choice. */
export type ProblemOutcome = {
  move: string;
  line: Array<MoveName>;
  result: string;
};

/** A score of a problem, which knows no komi. */
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

/** A plausible wrong first move and what shows that it is wrong. */
export type ProblemTrap = {
  move: MoveName;
  line: Array<MoveName>;
};

/** A problem that is wanted: of this kind and size, with a rating between these. */
export type ProblemWish = {
  kind: ProblemKind;
  columns: number;
  rows: number;
  ratings: [number, number];
  /** A corner of a larger board. */
  corner?: boolean;
  /** A problem of this kind that new ones are looked for beside; it is none of them itself. */
  like?: PracticeProblem | null;
};

/** A proof as SGF, with variations. */
export type ProofFile = {
  text: string;
  /** How many moves it has. */
  moves: number;
  /** In how many places the proof goes on and the file does not. */
  cut: number;
};

/** How far the search for a claim is. */
export type ProofProgress = {
  /** Anything but `undecided` was checked, and the certificate is there. */
  verdict: Verdict;
  /** Why no further run finds more, although there is no verdict. More memory overcomes `memory`. */
  halt: ClaimHalt | null;
  /** Situations expanded. */
  nodes: number;
  /** Situations generated, repeated ones counted again. */
  situations: number;
  /** Different situations kept. */
  known: number;
  /** The memory that they take. */
  bytes: number;
  bracket: ClaimBracket;
  certificate: CertificateSize | null;
  /** Whether it was told, and not searched. */
  stored: boolean;
};

/** What the page asks about a place in a proof. */
export type Question = {
  /** The moves from the worst case, where the refuter has the turn. Asking works before there is a verdict too; where the engine
   * has not got that far, it is `open`. */
  line: Array<Choice>;
  /** The reader's next move, or null to ask about the place itself (or, with `reply`, for the engine's move there). */
  move: Choice | null;
  /** Whose moves the reader makes. "both": the engine never moves. */
  you: Color | "both";
  /** `kept`: the engine moves after the reader's move unless that move gave a won proof away, so that one can undo it. */
  reply: "never" | "kept" | "always";
};

/** How far a referee is. */
export type RefereeProgress = {
  /** Whether no further run finds more. */
  done: boolean;
  /** Situations expanded. */
  nodes: number;
  /** How many claims were answered. */
  claims: number;
  /** The claim in work. */
  asking: AskedClaim | null;
  /** All that is left was lent: another run changes nothing before it is given back. */
  waits: boolean;
};

/** Who controls what, with locations by number. */
export type RefereeReport = {
  status: ReportStatus;
  /** Whether the game is over. If not, this is what holds if play stopped here. */
  finished: boolean;
  /** One entry a location. */
  control: Array<ControlWord>;
  /** Null while something is open. */
  score: BothScores | null;
  /** `B+n`, `W+n`, `jigo` or `?`. */
  result: string;
  /** "Black wins by 15". */
  headline: string;
  /** Who is dead where, and what is nobody's. */
  words: string;
  /** Whether the komi is none of LJRG. */
  notLjrg: boolean;
  claims: Array<AnsweredClaim>;
  /** Refuted claims that are not among them, because there are too many. */
  unlisted: number;
  /** Open claims that have not been tried. */
  untried: number;
  nodes: number;
};

/** Why a move is not possible, in words a player understands. */
export type Refusal = {
  /** The clause that forbids it, such as `B4.2`. It is not repeated in the message. */
  rule: string;
  /** A sentence without capital and full stop. */
  message: string;
  /** The locations it is about, the one asked for first. */
  points: Array<Location>;
};

/** A rule set that can't judge a position, or an input that is none. */
export type RefusedInput = {
  id: string | null;
  /** Absent where the input itself is bad. */
  rules?: RulesName;
  /** `error`. */
  status: string;
  message: string;
};

/** What is said about a move just made. */
export type Remark = {
  /** Who moved. */
  color: Color;
  /** Whether the reader did. */
  by: Mover;
  /** The move. */
  choice: Choice;
  /** How the engine expected the claim to end before it. */
  expectedBefore: Expectation;
  /** How the engine expects the claim to end after it. */
  expectedAfter: Expectation;
  /** What the checker has passed of the place after it, within the move's time. */
  verdict: Verdict;
  /** Whether it is expected to have kept a win of the player who made it: null when there was none to lose, or it is not known. */
  kept: boolean | null;
  /** "You played c1. The claim no longer holds.", or, where `verdict` is undecided, "You played c1. The engine no longer
   * expects the claim to hold." */
  headline: string;
  /** What happened, why, what one can do now. Clauses stand in parentheses: "(C8.2)". */
  words: string;
  /** The clauses named in `words`. */
  rules: Array<string>;
  /** After a move that gave the win away, and wherever something is to be shown: the line that proves it. */
  shown: Shown | null;
};

/** A situation of a replayed game; the start has no move. */
export type ReplayedTurn = {
  /** How many turns led here. */
  n: number;
  /** What led here, in words. */
  move: string | null;
  /** Stones and marks. */
  rows: Array<string>;
  /** Black stones taken off so far. */
  black_captives: number;
  /** White stones taken off so far. */
  white_captives: number;
  /** Who has the turn. */
  turn: Color;
  /** The pass count. */
  passes: number;
  /** By other rules: where the game is, where more is to say than that it goes on. */
  stage?: string;
  /** By other rules: what is marked, each set under its name. */
  marks?: {
    [key in string]: Array<string>;
  };
  /** `false` where no rule led to it. */
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

/** What a rule set says of a position, whichever it is. */
export type Ruling = LjrgRuling | SystemRuling | RefusedInput;

/** What stands of a rule set's judgement. `undefined`: its text doesn’t define it here. */
export type RulingStanding = "decided" | "undecided" | "undefined";

/** What a player's score is made of (C1). */
export type Score = {
  /** Controlled locations without a stone of the player's own. */
  territory: number;
  /** Enemy stones among them, which count once more. */
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

/** What ended a search before it knew. */
export type SearchStop = "nodes" | "seconds" | "memory" | "interrupt" | "certificate" | "claims" | "size";

/** Shimada's A, B and C. */
export type ShimadaSums = {
  a: number;
  b: number;
  c: number;
};

/** How it goes on when both do their best, playable on the board. */
export type Shown = {
  /** How the claim is expected to end where the line begins. */
  expectation: Expectation;
  /** The line. */
  moves: Array<Choice>;
  /** The place it starts from, and one situation for each move. */
  course: Line;
  /** What ends it. */
  end: End | null;
  /** One short sentence for each move. */
  steps: Array<string>;
  /** The sentence that ends it, with its clause. */
  words: string;
  /** The clauses named in `words`. */
  rules: Array<string>;
};

/** A game whose set-up has stones without a liberty, as other people play it. No rule led there, so nothing else can be asked
 * about it. */
export type ShownGame = {
  /** The board before its first move. */
  start: PositionInput;
  /** And after its last. */
  end: PositionInput;
  /** Where that went. */
  last: Location | null;
  moves: number;
};

/** A line of play that shows where two rule sets part, by the rules of one of them. */
export type ShownParting = {
  rules: RulesName;
  first: Color;
  /** It is tried out after the stop, and is no part of the game. */
  tried: boolean;
  turns: Array<PartingTurn>;
  words: string;
};

/** A turn of a line that shows a parting. */
export type ShownTurn = "play" | "pass" | "pass-for" | "ko-pass";

/** What was read and can't be played on. */
export type ShutGame = {
  fault: string;
  name: string | null;
  start: null;
  moves: null;
  note: null;
  /** Of SGF with stones without a liberty set up: the boards, as other people play. */
  shown?: ShownGame;
  /** Its other lines. */
  lines?: Array<Opened>;
};

/** A side of a board. */
export type Side = "left" | "right" | "top" | "bottom";

/** One situation of a line. Lists with one entry a location are in the order of their numbers. */
export type Situation = {
  stones: Array<Color | null>;
  marks: Array<PointMark | null>;
  blackCaptives: number;
  whiteCaptives: number;
  turn: Color;
  passCount: -1 | 0 | 1 | 2;
  /** Whether the game is over. */
  final: boolean;
  /** Where the player with the turn may place a stone now. */
  playable: Array<Location>;
  /** With which situation the longest cycle began that may be removed now; null when there is none. */
  cycle: number | null;
  /** Black captives, white captives, turn, pass count: `1 0 B -1`. */
  line: string;
  /** The sources' notation with its border; the situation line is the last. */
  diagram: string;
  /** What led here; null at the start. */
  move: MadeMove | null;
};

/** The worst case of a claim (C6) in steps one can look at. The first is the position as it was, the last the start of the proof. */
export type Stage = {
  /** What to draw. */
  board: Board;
  /** The steps. */
  steps: Array<StageStep>;
};

/** A step on the way to the worst case. */
export type StageStep = {
  /** What is done. */
  words: string;
  /** The clause that asks for it. */
  rule: string | null;
  /** What stands then. */
  situation: Situation;
  /** What is different from the step before. */
  changed: Array<Location>;
};

/** A step of a chapter, as the book's JSON carries it. */
export type Step = {
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
  wrong: Array<WrongTurn>;
  /** What is said at places of the model line. */
  notes?: Array<StepNote>;
  /** What is said to a reader who strays where no wrong turn is told. */
  astray?: string;
  hints: Array<StepHints>;
};

/** The hints at a place of a step's line, the gentlest first. */
export type StepHints = {
  after: string;
  say: Array<string>;
};

/** What a step says at a place of its line. */
export type StepNote = {
  after: string;
  say: string;
};

/** Whether a step is solved. `astray`: all was legal, but the model line doesn't come by here, and the goal is not met. */
export type StepVerdict = "open" | "solved" | "astray";

/** The move that the rules forbid, and why. */
export type StoppedAt = {
  number: number;
  rule: string;
  message: string;
  points: Array<Location>;
};

/** What a rule set calls a string, in its own words. */
export type StringStatus = "uncapturable" | "enabled" | "under" | "local" | "immortal" | "protected" | "dead" | "?";

/** What can be done beside stones, passes, and passes for a ko. */
export type SystemAct = "ko-pass" | "button" | "agree" | "ask" | "try" | "disagree" | "next" | "resume";

/** A player's analysis in a dispute. */
export type SystemAnalysis = {
  /** What stands in it. */
  stones: Array<Color | null>;
  controlled: Array<Location>;
  /** What is controlled is worth so much. */
  points: number;
};

/** What a step by other rules says to a line of moves. */
export type SystemAttempt = {
  /** The moves with the model line’s replies, in the words of chapters and addresses. */
  moves: string;
  /** The game with what was played before the step. */
  played: SystemGame;
  /** Whether it is solved. */
  verdict: StepVerdict;
  /** What the chapter says. */
  say: string | null;
  /** For the situation reached, the gentlest first. */
  hints: Array<string>;
};

/** The ten steps of New Amateur-Japanese, as far as they are gone. */
export type SystemDispute = {
  step: number;
  black: SystemAnalysis;
  white: SystemAnalysis;
  /** Black's points minus White's, prisoners included, without komi. */
  score: number | null;
};

/** How a game by other rules came to its end. */
export type SystemEnd = "counted" | "agreed" | "last-stop" | "both-lose" | "tie" | "long-cycle" | "no-move" | "signed";

/** A game by other rules. */
export type SystemGame = {
  rules: RulesName;
  /** The start and what each move led to. */
  situations: Array<SystemSituation>;
  /** The first move that is forbidden; what comes after it is left out. */
  refusal: SystemRefusal | null;
  /** Where the player may put a stone now. */
  playable: Array<Location>;
  mayPass: boolean;
  /** Why the player may not pass, while the game goes on. */
  noPass: SystemRefusal | null;
  /** 1989, after the stop: the kos that the player may pass for. */
  passFor: Array<Location>;
  /** Empty locations where the player may not put a stone, and why. */
  forbidden: Array<ForbiddenPlay>;
  /** What else can be done now. */
  acts: Array<SystemAct>;
};

/** A move by rules other than LJRG. */
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

/** Why a move is forbidden. */
export type SystemRefusal = {
  /** Counted from 1. */
  number: number;
  at: Location | null;
  /** A word for the reason, shared by all rule sets: `takes-back`, `suicide`, `hot`. */
  why: string;
  clause: string;
  /** A sentence without capital, full stop, and clause. */
  words: string;
};

/** What a rule set says of a position, in rows and names. */
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
  /** Which questions were not decided. */
  open: Array<string>;
  /** Which of our readings of an ambiguous text decided it. */
  readings: Array<string>;
  nodes: number;
  /** Of an undecided one, what ended the search before its limits did. */
  stopped?: SearchStop;
  /** Files with certificates, where they were asked for. */
  certificates?: Array<CertificateFile>;
  /** Questions without a certificate, where they were asked for. */
  missing?: Array<string>;
};

/** A situation of a game by other rules. */
export type SystemSituation = {
  stones: Array<Color | null>;
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
  sums: BothSums | null;
  /** What was chosen of the options, and what has come of it, such as who took the button. */
  options?: {
    [key in string]: string;
  };
};

/** Where a game is, by its own rule set. */
export type SystemStage = {
  "kind": "play";
} | {
  "kind": "resumed";
  /** Whether the next stop is the last one. */
  last: boolean;
} | {
  "kind": "stopped";
  /** Whether nothing was played since it was resumed. */
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
  /** Who has won, where somebody can't move. */
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

/** A task that somebody set. What its kind doesn't ask for is null or empty. */
export type TaskInput = {
  kind: ProblemKind;
  player: Color | null;
  set: Array<Location>;
  /** `rule` alone: the move asked about. */
  move: Move | null;
};

/** The move that the opponent would make by now, and why. */
export type Thought = {
  done: boolean;
  /** The prover still looks for what is settled. */
  settling: boolean;
  /** Random games that were played. */
  playouts: number;
  /** How many it may play. */
  most: number;
  ground: ThoughtGround;
  move: Move;
  /** Of Black: exact where it is proved, else an average. */
  lead: number;
  /** How many of 1000 games the player with the turn wins, about. */
  wins: number;
  /** How it would go on, this move first; null is a pass. */
  line: Array<Location | null>;
  considered: Array<Considered>;
  /** Who controls a location by proof. */
  settled: Array<Color | null>;
  /** It would rather give up. */
  resigns: boolean;
};

/** What a choice of the opponent rests on: a proof that no move is better, a win that is proved, that nothing is left, or games at random. */
export type ThoughtGround = "perfect" | "won" | "nothing" | "search";

/** Why a task is no problem. */
export type UnfitTask = {
  /** A word that doesn't change. */
  code: string;
  /** A sentence for the author. */
  words: string;
};

/** What the checker has passed, and nothing else. */
export type Verdict = "lock" | "refuted" | "undecided";

/** Whose a location is: a standing stone’s, a player’s, nobody’s. */
export type Whose = "stone" | "black" | "white" | "nobody" | "undecided" | "undefined";

/** A wrong turn of a step. */
export type WrongTurn = {
  line: string;
  say: string;
};
