import { countWords, numberWords, sizeWords } from "../engine/engine.ts";
import { words } from "../kit/words.ts";

type Verb = "holds" | "fails";

interface Checked {
  holds: boolean;
  /** Whether the reader had said so; null where nothing was said. */
  foreseen: boolean | null;
  situations: number;
  isStored: boolean;
}

export const TABLE = words("proof", {
  anotherQuestion: "Another question",
  backPosition: "Back to the position",
  inPlay: { yours: "in play, your side", theirs: "in play, you refute it" },
  tested: "to be tested",
  fourEntriesBelowBlack:
    "The four entries below it: black stones captured, white stones captured, whose turn it is, and passes in a row.",
  keys: "Keys",
  arrowKeysWalkBoard:
    "Arrow keys move over the board, and Enter plays or adds a region. P passes, U goes back, R goes forward, H asks for a hint. In the tree of moves you tried, arrow keys move and Enter goes there.",
  proofTable: "Proof table",
  whatTriedTruth: "The moves tried, and the truth",
  passFor: ({ name }: { name: string }) => `Pass for ${name}`,
  worstCase: "The worst case",
  whatTriedOut: "The test",
  beingSetUp: "Setting it up…",
  yourSide: "Your side",
  defend: ({ player }: { player: string }) => `Defend it as ${player}`,
  refute: ({ name }: { name: string }) => `Refute it as ${name}`,
  start: "Start",
  startProof: "Start the proof",
  nextStep: "Next step",
  straightProof: "Straight to the proof",
  claimAnotherSet: "Claim another set",
  claimSaysCanMake: ({ player, name }: { player: string; name: string }) =>
    `A claim says that ${player} can lock a set of points, whatever ${name} does.`,
  pressRegionTakeLeave: "Press a region to add or remove it. Stones that belong to it come along.",
  yourClaim: "Your claim",
  chooseClaim: "Choose a claim",
  beforeYouTest: "Before you test it:",
  thenWillClaimHold: "will this claim hold?",
  willClaimHold: "Will this claim hold?",
  holds: "It holds",
  fails: "It fails",
  cantTell: "Can’t tell",
  argue: "Argue it",
  test: "Test it",
  sayFirst: "Make your guess first; then you can test the claim.",
  sayFirstToArgue: "Make your guess first; then you can argue it.",
  claimsMovesFirst: ({ player }: { player: string }) => `${player} claims it, and moves first.`,
  testingFillsEveryPoint: ({ stones, outside }: { stones: string; outside: string }) =>
    `Testing fills every point outside the set with a ${stones} stone that can’t be captured, and lets ${outside} begin.`,
  nothingChosenYet: "Nothing is chosen yet.",
  takeWhatMissing: "Add the missing points",
  leaveOutWhatToo: "Remove the extra points",
  claim: "Claim for",
  black: "Black",
  white: "White",
  wholeBoard: "Whole board",
  pointPoint: "Point by point",
  claimsBoard: "Claims on this board",
  theClaim: "The claim",
  ofPoints: ({ player, count }: { player: string; count: number }) =>
    `${player}, ${countWords(count, "point")}`,
  notYetTestedYou: "not yet tested by you",
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  hideWhatHolds: "Hide what holds",
  showWhatHolds: "Show what holds",
  engineLookingClaims: "The engine is looking for claims.",
  stopLookingClaims: "Stop looking for claims",
  lookFurther: "Look further",
  findClaimsBoard: "Find claims on this board",
  answer: "Answer",
  whyWhatStandsNow: "Why, and what stands there now",
  howWorstCaseCame: "How the worst case came about",
  stepStepBoard: "Step by step on the board",
  thinking: "Thinking…",
  hints: "Hints",
  notYetDecided: "not yet decided",
  whereLook: "Where to look",
  whatAchieve: "The goal",
  move: "The move",
  hint: "Hint",
  noneHere: "none here",
  open: ({ open, count }: { open: number; count: number }) => `${open} of ${count} open`,
  nothingDecidedHereYet: "Nothing is decided here yet, so each hint is a guess.",
  hintNamed: ({ number, name }: { number: number; name: string }) => `Hint ${number}: ${name}`,
  whatEngineExpects: "The engine’s expectation",
  whatEngineExpectsBefore: ({ number }: { number: number }) =>
    `The engine’s expectation before move ${number}`,
  hideWhatEngineExpects: "Hide the engine’s expectation",
  showWhatEngineExpects: "Show the engine’s expectation",
  hide: "Hide",
  show: "Show",
  youWin: "you win",
  youLose: "you lose",
  beingLookedUp: "Looking it up…",
  noMoveLeftHere: "No move is left here.",
  afterPass: "After a pass:",
  triedFar: "Tried so far",
  moveCount: ({ count }: { count: number }) => countWords(count, "move"),
  movesComeRoundAgain: ({ first, last, moves }: { first: number; last: number; moves: readonly string[] }) =>
    `Moves ${first} to ${last} repeat: ${moves.join(", ")}, and then ${first} once more.`,
  passes: ({ board }: { board: string }) => `passes for ${board}`,
  moves: "Moves",
  firstSayWhetherClaim: "First guess whether the claim holds; then you can play.",
  testClaimFirstThen: "Test the claim first; then you can play.",
  worstCaseBeingSet: "The proof hasn’t started yet. Start it; then you can play.",
  nothingChosen: "Nothing is chosen.",
  chooseClaimPressRegion: "Choose a claim: press a region on the board.",
  noHintPlace: "There is no hint for this place.",
  guess: ({ words }: { words: string }) => `A guess: ${words}`,
  notPlayedYet: "Not played yet",
  yourTurn: "Your turn.",
  turn: ({ name }: { name: string }) => `${name}’s turn.`,
  hintSaid: ({ number, hint }: { number: number; hint: string }) => `Hint ${number}: ${hint}`,
  youNow: ({ you }: { you: string }) => `You are ${you} now.`,
  passForAmid: ({ name }: { name: string }) => `pass for ${name}`,
  holdsAfter: ({ moves }: { moves: string }) => `The engine expects the claim to hold after: ${moves}.`,
  failsAfter: ({ moves }: { moves: string }) => `The engine expects the claim to fail after: ${moves}.`,
  openAfter: ({ moves }: { moves: string }) => `Not yet decided: ${moves}.`,
});

export const ANSWERS = words("proof.answers", {
  lineFromHere: "The sequence, from here on.",
  lineMove: ({ step, total }: { step: number; total: number }) => `The sequence, move ${step} of ${total}.`,
  howEnds: ({ number, count }: { number: number; count: number }) => `How it ends, ${number} of ${count}.`,
  noneLineShownPlayed: "This is what would follow; none of it has been played.",
  playOverHere: "Play is over here.",
  yourTurnYou: ({ you }: { you: string }) => `Your turn: you are ${you}.`,
  turn: ({ turn }: { turn: string }) => `${turn}’s turn.`,
  keepFromMakingTwo: ({ name }: { name: string }) => `Keep ${name} from making two eyes there.`,
  findAnswerWhateverTries: ({ name }: { name: string }) => `Find an answer to whatever ${name} tries.`,
  canTakeBack: "You can undo whatever goes wrong.",
  takeBack: "Undo",
  takeBackMove: ({ number }: { number: number }) => `Undo to move ${number}`,
  pass: ({ point }: { point: string }) => `a pass for ${point}`,
  engineExpectsYourMove: ({ number, name }: { number: number; name: string }) =>
    `The engine expects that your move ${number}, ${name}, gave the win away.`,
  yourMoveGaveWin: ({ number, name }: { number: number; name: string }) =>
    `Your move ${number}, ${name}, gave the win away.`,
  showMe: "Show me",
  claimAnotherSet: "Claim another set",
  playRest: "Play the rest",
  letBegin: ({ name }: { name: string }) => `Let ${name} begin`,
  play: "Play on",
  defend: "Defend",
  refute: "Refute",
  leaveLine: "Leave the sequence",
  backMyMoves: "Back to my moves",
  stepStep: "Step by step",
  nextMove: "Next move",
  nextStep: "Next step",
  walkThroughEnd: "Walk through the end",
  engineThinkingAboutMove: "The engine is thinking about this move. It may take a few seconds.",
  thinking: "Thinking…",
  engineStillThinkingAbout: "The engine is still thinking about this move, and will tell you.",
  engineExpectsOneMove: "The engine expects one more move.",
  engineExpectsMostMoves: ({ left }: { left: number }) =>
    `The engine expects at most ${left} more moves, counting both sides.`,
});

export const ENGINE = words("proof.engine", {
  youPassFor: ({ ko }: { ko: string }) => `you pass for ${ko}`,
  playerPassesFor: ({ color, ko }: { color: string; ko: string }) => `${color} passes for ${ko}`,
  youPass: "you pass",
  playerPasses: ({ color }: { color: string }) => `${color} passes`,
  shown: "Shown",
  claimHolds: "the claim holds",
  claimFails: "the claim fails",
  notDecidedYet: "not decided yet",
  engineExpectsClaimHold: "the engine expects the claim to hold",
  engineExpectsClaimFail: "the engine expects the claim to fail",
  start: "Start",
  passesFor: ({ ko }: { ko: string }) => `passes for ${ko}`,
  takes: ({ point, taken }: { point: string; taken: number }) => `${point} takes ${taken}`,
  move: ({ number, color, board }: { number: number; color: string; board: string }) =>
    `Move ${number}, ${color} ${board}`,
  startProof: "Start of the proof",
  youLookingLineLeave: "You are looking at a sequence. Leave it to make a move of your own.",
  overHere: "Play is over here. Undo a move, or start again.",
  turnHereTakeMove: ({ name }: { name: string }) =>
    `It is ${name}’s turn here. Undo a move, or let the engine play on.`,
  claimsMovesFirst: ({ player }: { player: string }) => `${player} claims, and moves first.`,
  otherMovesFirst: ({ player, other }: { player: string; other: string }) =>
    `${player} claims, ${other} moves first.`,
  you: ({ name }: { name: string }) => `You are ${name}.`,
  worstCase: "The worst case",
  worstCaseStep: ({ number, steps }: { number: number; steps: number }) =>
    `The worst case, ${number} of ${steps}`,
  youSaidDoes: ({ guess }: { guess: Verb }) => `You said it ${guess}, and it does.`,
  butEngine: ({ guess }: { guess: Verb }) =>
    `You said it ${guess}, but the engine has ${guess === "fails" ? "proved" : "refuted"} it.`,
  soExpects: ({ guess }: { guess: Verb }) => `You said it ${guess}, and the engine expects so too.`,
  expectsOther: ({ guess }: { guess: Verb }) =>
    `You said it ${guess}. The engine expects it to ${guess === "fails" ? "hold" : "fail"}.`,
  startSearchedBrowser: ({ expectation, known }: { expectation: string; known: number }) =>
    `At the start ${expectation}: ${countWords(known, "situation")}, searched in this browser.`,
  checked: ({ holds, foreseen, situations, isStored }: Checked) =>
    `At the start the claim ${holds ? "holds" : "fails"}${
      foreseen === null ? "" : foreseen ? ", as you said" : ", not as you said"
    }: ${countWords(situations, "situation")}${isStored ? " of a proof that was stored" : ""}, checked in this browser.`,
  enginesOwnProof: "The engine’s own proof",
  stopProof: "Stop the proof",
  stop: "Stop",
  continueProof: "Continue the proof",
  continue: "Continue",
  more: "More",
  saveCertificate: "Save the certificate",
  saveProofSgf: "Save the proof as SGF",
  saveSgf: "Save as SGF",
  copyLinkCertificate: "Copy a link to the certificate",
  copyLink: "Copy a link",
  engineSolvedShowsIts: "The engine has solved this. It shows its solution once you have solved it too.",
  lookingProof: ({ looked }: { looked: string }) => `Looking for a proof: ${looked}.`,
  reading: "Reading the stored proof. A long one may take half a minute; then the engine answers.",
  readingSoFar: ({ seconds }: { seconds: number }) =>
    `Reading the stored proof: ${seconds} s so far. A long one may take half a minute; then the engine answers.`,
  provedHolds: "The claim holds.",
  provedFails: "The claim fails.",
  stopped: "Stopped. Not decided yet.",
  stoppedAfter: ({ looked }: { looked: string }) => `Stopped. Not decided yet: ${looked}.`,
  notDecided: "Not decided yet.",
  engineLookingProof: "The engine is looking for a proof.",
  readingStoredProof: "Reading the stored proof…",
  leastSettleIfHolds: ({ lock, refuted }: { lock: number; refuted: number }) =>
    `at least ${numberWords(lock)} to settle if it holds, ${numberWords(refuted)} if it fails`,
  memory: ({ used, megabytes }: { used: string; megabytes: number }) => `${used} of ${megabytes} MB`,
});

export const CERTIFICATES = words("proof.certificates", {
  nothingCheckYet: "There is nothing to check yet.",
  beingChecked: ({ name }: { name: string }) => `Checking ${name}…`,
  refusedShowsNothingText: ({ error, bytes }: { error: string; bytes: number }) =>
    `Refused, so it shows nothing: ${error} The text has ${sizeWords(bytes)}.`,
  fileCantRead: ({ error }: { error: string }) => `The file can’t be read: ${error}`,
  certificates: "Certificates",
  proofCanKeptFile:
    "You can keep a proof as a file. Anybody who has it can check it, here or on the command line, without trusting the engine that found it.",
  openCertificate: "Open a certificate",
  pasteOneHere: "Or paste one here:",
  text: "The text",
  checkWhatPasted: "Check the pasted text",
  itsBoardTooLarge: "Its board is too large to be drawn here.",
  positionCertificate: ({ title }: { title: string }) => `The position of the certificate. ${title}`,
  playClaim: ({ player }: { player: string }) => `Play this claim of ${player}`,
  claimHolds: "the claim holds",
  claimFails: "the claim fails",
  accepted: ({ title, verdict, checked }: { title: string; verdict: string; checked: string }) =>
    `Accepted. ${title}: ${verdict}. ${checked}`,
  checked: ({ situations, bytes, elapsed }: { situations: number; bytes: number; elapsed: string }) =>
    `${countWords(situations, "situation")}, ${sizeWords(bytes)}, checked in ${elapsed}.`,
  sgfFile: "SGF file",
  certificateSaved: "The certificate is saved.",
  proofSaved: "The proof is saved as SGF, with all answers as variations.",
  proofCut:
    "The proof is saved as SGF, with all answers as variations. It is long, so some lines are cut off, and say so.",
  couldNotMade: ({ kind, error }: { kind: string; error: string }) =>
    `The ${kind} could not be made: ${error}`,
});
