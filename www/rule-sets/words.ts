/** The words that this feature uses in more than one place: labels by their ids, numbers and results. Pure. */

import { COLOR_NAMES, type Color } from "../board/color.ts";
import { list, plural, spelled, words } from "../kit/words.ts";

/** "1 point", "2 points". */
export const counted = (count: number, noun: string): string =>
  `${count} ${new Intl.PluralRules("en").select(count) === "one" ? noun : `${noun}s`}`;

/** With the sign that a reader knows as minus. */
export const signed = (count: number): string => String(count).replace("-", "−");

/** "Black by 5" of Black's lead. */
export const resultOf = (lead: number): string =>
  lead === 0 ? "A draw" : `${lead > 0 ? "Black" : "White"} by ${Math.abs(lead)}`;

/** The first letter is a capital. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Labels and sentences of the comparison, by their ids. */
export const WORDS = words("rule-sets", {
  title: "By other rule sets",
  asking: "Asking the other rule sets…",
  looked: ({ looked }: { looked: string }) => `${looked}.`,
  stopped: "Stopped.",
  notEnough: ({ looked, isStopped }: { looked: string; isStopped: boolean }) =>
    `${isStopped ? "Stopped. " : ""}${looked}, which was not enough for all of them.`,
  stuck: "The open parts stay open: more time would not decide them. The table has the reasons.",
  marked: "Ko marks belong to this book’s rules, so the other rule sets judge the stones without them.",
  someOpen: "Some are undecided.",
  allAnswered: "All have answered.",
  seeking: "Looking for a sequence…",
  noLine: ({ title }: { title: string }) =>
    `The time ran out before the engine found a sequence that shows what ${title} says. The ruling holds all the same.`,
  others: "Other rule sets",
  shown: ({ shown, all }: { shown: number; all: number }) => `${shown} of ${all} shown`,
  which: ({ most }: { most: number }) => `Which rule sets? From two to ${most}.`,
  tooFew: "Choose at least two: one alone can’t be compared.",
  tooMany: ({ chosen, most }: { chosen: number; most: number }) =>
    `${chosen} are chosen; at most ${most} stand side by side.`,
  guess: "Which of these say something else?",
  comparedWith: ({ base }: { base: string }) => `Compared with ${base}: mark those that differ, or none.`,
  inBook: ({ title }: { title: string }) => `In the book: ${title}`,
  position: ({ board }: { board: string }) => `${board}, the position`,
  tableCaption: "Each rule set’s ruling on this position, stage by stage",
  tabs: "Rule sets",
  open: "Still open",
  openNote: "Points that the search has not decided, and points that the text itself leaves open.",
  line: ({ title }: { title: string }) => `A sequence under ${title}`,
  lineBoard: ({ title }: { title: string }) => `Board under ${title}`,
});

export const COMPARED = words("rule-sets.compared", {
  leaves: ({ laws, from }: { laws: readonly string[]; from: string }) =>
    `${begun(list(laws))} ${plural(laws.length, "leaves", "leave")} ${from}.`,
  nobodyKnowsYet: ({ open }: { open: number }) =>
    `${begun(spelled(open))} ${plural(open, "has", "have")} not decided yet.`,
  hereTheyPart: "Here they differ.",
  allMayStop: ({ count }: { count: number }) => `Yes, by all ${spelled(count)}: both players have passed.`,
  allMayStopOnce: ({ count }: { count: number }) => `Yes, by all ${spelled(count)}, once both have passed.`,
  as: "As",
  notKnownWhether: "Not known whether as",
  nothing: "Nothing.",
  playedOut: "Played out",
  notDecided: "not decided",
  beside: ({ title, other }: { title: string; other: string }) => `${title} beside ${other}`,
  besideAnother: "Beside another",
  theyPartHere: "They differ here.",
  same: "The same.",
  notKnown: "Not known.",
  partSays: ({ says }: { says: string }) => `They differ here. ${says}.`,
  stop: "Stop",
  continue: "Continue",
  playItsClaim: "Play its claim",
  playLine: "Play the sequence",
  argue: "Argue it",
  book: ({ section }: { section: string }) => `${section} in the book`,
  first: "the first",
  booksRulingAbove: "this book’s ruling above",
  compare: "Compare",
  skip: "Skip",
  showThese: "Show these",
  playResumedMoves: ({ first }: { first: Color }) => `Play resumes, and ${COLOR_NAMES[first]} moves.`,
  resumedBy: ({ by, first }: { by: Color; first: Color }) =>
    `${COLOR_NAMES[by]} calls for a resumption, and ${COLOR_NAMES[first]} moves first.`,
  resumed1989: ({ by, first }: { by: Color; first: Color }) =>
    `${COLOR_NAMES[by]} calls for a resumption, so ${COLOR_NAMES[first]} moves first.`,
  besideGame: ({ moves }: { moves: readonly string[] }) => `Beside the game: ${moves.join(", ")}.`,
  afterGame: ({ moves }: { moves: readonly string[] }) => `After the game: ${moves.join(", ")}`,
});

export const PLAYED = words("rule-sets.played", {
  takeButton: "Take the button",
  bothAgree: "Both agree",
  noAgreement: "No agreement",
  nextStep: "Next step",
  resumeGame: "Resume the game",
  passFor: ({ name }: { name: string | number | number }) => `Pass for ${name}`,
  tryOutFirst: ({ first }: { first: Color }) => `Try out: ${COLOR_NAMES[first]} first`,
  resumePlayAsks: ({ by }: { by: Color }) => `Resume play: ${COLOR_NAMES[by]} asks`,
  beingCounted: "Counting…",
  stopped: "Stopped.",
  score: "Score",
  stop: "Stop",
  continue: "Continue",
  deadStones: "Dead stones",
  points: "Points",
  counted: "Counted",
  showBoard: "Show it on the board",
  lookFurther: "Look further",
  bothPassedWhatLives: "Both have passed; now you try out what lives.",
  move: ({ at, count, board }: { at: number; count: number; board: string }) =>
    `Move ${at} of ${count}: ${board}.`,
  notTheseRules: ({ words, clause }: { words: string; clause: string }) =>
    `Not by these rules: ${words} (${clause}).`,
  close: "Close",
  resume: "Resume?",
  blacksAnswerFixedHidden: "Black’s answer is fixed, and hidden. ",
  looksAwayDoYou: ({ other, name }: { other: Color; name: string }) =>
    `${COLOR_NAMES[other]} looks away. ${name}: do you ask for a resumption?`,
  asks: ({ name }: { name: string }) => `${name} asks for it`,
  refuses: ({ name }: { name: string }) => `${name} refuses`,
  leave: "Leave it",
  bothAgreeCount: "Both agree: count it",
  noAgreementAskLast: "No agreement: ask for the last time",
  noAgreementAskBoth: "No agreement: ask both",
  noAgreementTenSteps: "No agreement: the ten steps",
  testWhoLivesLine: "Test what lives, in a sequence outside the game:",
  first: ({ first }: { first: Color }) => `${COLOR_NAMES[first]} first`,
  playerSaysOpenlyPlay: "Or a player asks openly to resume play. The opponent has to agree, and moves first.",
  articleOfResumption: "Article 9.3",
  whereTournamentAllowsGame:
    "Or, where a tournament allows it, the game is resumed as it was before the two passes.",
  whatRulesAsk: "Next under these rules",
  step: ({ number }: { number: number }) => `Step ${number}`,
  resumeGameInstead: "Resume the game instead",
  koPass: "Ko-pass",
  tie: "A tie.",
  bothAgreeTie: "Both agree on a tie",
  bothAgreeGameEnds: "Both agree: the game ends here",
  backEndPlay: "Back to the end of play",
  decisivePositionThere: "The decisive position is there.",
  countedBy: ({ ruleSet }: { ruleSet: string }) => `Counted by ${ruleSet}.`,
  intersections: ({ count }: { count: number }) => `${counted(count, "intersection")}`,
  prisonersBlackWhite: ({ whiteCaptives, blackCaptives }: { whiteCaptives: number; blackCaptives: number }) =>
    ` Prisoners: ${whiteCaptives} for Black, ${blackCaptives} for White.`,
  komi: ({ komi }: { komi: number }) => ` Komi ${signed(komi)}.`,
  blackWhiteScore: ({
    black,
    white,
    prisoners,
    extra,
    number,
  }: {
    black: number;
    white: number;
    prisoners: string;
    extra: string;
    number: number;
  }) =>
    `Black has ${counted(black, "point")}, White ${counted(white, "point")}.${prisoners}${extra} Score ${signed(number)}.`,
  tenSteps: "The ten steps",
  temporaryEnd: "The temporary end",
  end: "The end",
  decisivePosition: "The decisive position",
  threeEnds: "The three ends",
  onePassTwo: ": one pass of two",
  yourStonesLibertiesThose: "your stones, and the liberties of those with two eyes",
  stonesYouHadPlayed: "stones you had played by the end, those of a handicap too",
  stonesYouAddedAfter: "stones you added after the end where nothing was settled",
  bothOfRow: ({ row, black, white }: { row: string; black: number; white: number }) =>
    `${row}: Black ${signed(black)}, White ${signed(white)}.`,
  withKomi: ({ komi }: { komi: number }) => ` With komi ${signed(komi)}:`,
  bothScores: ({
    black,
    white,
    extra,
    result,
  }: {
    black: number;
    white: number;
    extra: string;
    result: string;
  }) => `Black ${signed(black)}, White ${signed(white)}.${extra} ${result}.`,
  bCBothPlayers: "A, B and C of both players",
  black: "Black",
  white: "White",
  count: ({ name }: { name: string }) => `Count ${name}`,
  compareBC: "Compare A − B − C",
  won: "has won",
  lost: "has lost",
  draw: "has a draw",
  eachOthersOppositeNo: "Each is the other’s opposite: no effective move is around.",
  theyArentEachOthers: "They aren’t each other’s opposite: an effective move is around.",
  bothResults: ({
    black,
    blackFate,
    white,
    whiteFate,
    opposite,
  }: {
    black: string;
    blackFate: string;
    white: string;
    whiteFate: string;
    opposite: string;
  }) => `Black: ${black}, so Black ${blackFate}. White: ${white}, so White ${whiteFate}. ${opposite}`,
  blacksScoreIfWhite: "Black’s score if White starts",
  whitesScoreIfWhite: "White’s score if White starts",
  whitesScoreIfBlack: "White’s score if Black starts",
  blacksScoreIfBlack: "Black’s score if Black starts",
  twoResultsInsteadResumption: "Two results instead of a resumption",
  paulisOtherWayOut:
    "Pauli’s other way out: nobody resumes, and each player gets the score from perfect play with the opponent starting. Enter what you think these scores are.",
  resumptionEmptyPassesAlone:
    "The resumption was empty: passes alone. Agree now, or resume once more; that will be the last time.",
  ifBothAgreeWhat:
    "If both agree on what stands, they count it. If not, each says in secret whether to resume.",
  ifBothAgreeThey:
    "If both agree, they count at once. If not, each player shows in a separate analysis what that player controls.",
  gameAdjournedPlayTwo: "The game is adjourned. Play on, or two more passes end it.",
  bothMayAgreeNow: "Both may agree now. A player who doesn’t plays on; four passes in a row end the game.",
  bothMayAgreeNowWho: "Both may agree now. A player who doesn’t plays on; the next stop ends the game.",
  twoPassesEndedTest: "Two passes have ended the test. Leave it, and test something else or settle the game.",
  testAfterStopAbout:
    "A test after the stop, for life and death only. A ko stays marked until somebody passes for it.",
  hypotheticalSequenceCaptureKo:
    "A hypothetical sequence. Nobody may recapture in a ko before somebody has made a ko-pass, which frees all kos.",
  lastResumptionItsStop: "The last resumption: its stop is counted, as if both had agreed.",
  resumedFromWhatStood: "Resumed from what stood at the stop. Two passes stop play again.",
  stepSays: ({ step, says }: { step: number; says: string }) => `Step ${step}. ${says}`,
  playAnalysisBoardBegins: ({ first, shows }: { first: string; shows: string }) =>
    `Play the analysis on the board: ${first} begins, and ${shows} shows which stones of that colour nobody can capture. Three passes end it.`,
  bothLose: "Both lose.",
  nobodyAskedResumptionNo: "Nobody asked for a resumption, and there was no agreement.",
  positionCameBackBoth: "A position came back, and both agreed.",
  longCycleWhichBoth: "A long cycle in which both lost equally many stones.",
  moreStonesTakenWhat: ({ points, color }: { points: number; color: Color }) =>
    `It captured ${points} more ${color} stones. The part of the text that says what this means is lost.`,
  longCycle: "A long cycle.",
  nobody: "Nobody",
  hasWon: ({ winner }: { winner: string }) => `${winner} has won.`,
  playStoppedAgreeWhat:
    "play has stopped: agree on what stands, call for a resumption, or begin a test of life and death",
  stones: ({ number }: { number: number }) => `${plural(number, "stone", "stones")}`,
  takenOff: ({ some }: { some: readonly string[] }) => `${list(some)} taken off.`,
  noPrisoners: "No prisoners.",
  gameOver: "The game is over.",
  bothAgreedWhatStands: "Both have agreed: what stands is counted.",
  lastResumptionStoppedWhat:
    "The last resumption has stopped: what stands is counted, as if both had agreed.",
  bothRefusedResumeBoth: "Both have refused to resume, so both have lost.",
  longCycleComeRound: "A long cycle is complete, and it ends the game.",
  tenStepsDone: "The ten steps are done.",
  normalProcedureBrokenOff: "The normal procedure is broken off.",
  finalPositionPutBack: "The final position is put back, with its prisoners.",
  copiedOntoTwoMore: "It is copied onto two more boards.",
  blackAnalysisWhiteBegins: "The black-analysis: White begins, three passes end it.",
  whiteAnalysisBlackBegins: "The white-analysis: Black begins, three passes end it.",
  whatBlackControls: "Black’s control.",
  whatWhiteControls: "White’s control.",
  scoreStep: "The score.",
  result: "The result.",
  bothAgreeResult: "Both agree to the result.",
  passed: ({ other }: { other: string }) => `${other} has passed.`,
  passesRow: ({ passes, needed }: { passes: number; needed: number }) =>
    `${passes} passes in a row of ${needed}.`,
  semiPermanentKoMark: "A semi-permanent ko mark",
  semiPermanentKoMarks: "Semi-permanent ko marks",
  hotStone: "A hot stone",
  hotStones: "Hot stones",
  waitsForKoPass: ({ points, one }: { points: string; one: boolean }) =>
    `${points} ${one ? "waits" : "wait"} for a ko-pass.`,
  fixedKo: "is a fixed ko",
  fixedKos: "are fixed kos",
  testLifeDeathNo: "A test of life and death, no part of the game.",
  turn: ({ turn }: { turn: Color }) => `${COLOR_NAMES[turn]}’s turn.`,
  lastResumption: "The last resumption.",
  resumed: "Resumed.",
  twoPassesStoppedPlay: "Two passes have stopped play.",
  playStopped: "Play has stopped.",
  testLifeDeathEnded: "The test of life and death has ended.",
  temporaryEndSaid: "The temporary end.",
  endWhatPlayedNow: "The end: stones that you play now don’t count as played.",
  threePassesEnded: "Three passes have ended it.",
  stepOf: ({ step, steps, says }: { step: number; steps: number; says: string }) =>
    `Step ${step} of ${steps}. ${says}`,
  cantMoveWon: ({ other, winner }: { other: Color; winner: Color }) =>
    `${COLOR_NAMES[other]} can’t move, so ${COLOR_NAMES[winner]} has won.`,
  playOver: "Play is over.",
  turnPassFor: ({ name }: { name: string }) => `pass for ${name}`,
  button: "the button",
  turnNoAgreement: "no agreement",
  turnNextStep: "next step",
  callsResumption: ({ by }: { by: Color }) => `${COLOR_NAMES[by]} calls for a resumption`,
  backGame: "back to the game",
  testLifeDeathFirst: ({ first }: { first: Color }) =>
    `a test of life and death, ${COLOR_NAMES[first]} first`,
  bothAskResumeStarts: ({ starts }: { starts: Color }) =>
    `both ask to resume, ${COLOR_NAMES[starts]} starts by chance`,
  bothRefuseResume: "both refuse to resume",
  refusesResumeHeStarts: ({ refuses }: { refuses: Color }) =>
    `${COLOR_NAMES[refuses]} refuses to resume and therefore starts`,
  plays: ({ player, point }: { player: string; point: string }) => `${player} plays ${point}.`,
  playsAndTakes: ({ player, point, taken }: { player: string; point: string; taken: string }) =>
    `${player} plays ${point} and takes ${taken}.`,
  passes: ({ player }: { player: string }) => `${player} passes.`,
  passesFor: ({ player, ko }: { player: string; ko: string }) => `${player} passes for ${ko}.`,
  takesButton: ({ player }: { player: string }) => `${player} takes the button.`,
  makesKoPass: ({ player }: { player: string }) => `${player} makes a ko-pass.`,
  playElsewhereFirstPass: "Play elsewhere first, or pass.",
  passKoFirstOpens: "Pass for this ko first, and it opens.",
  makeKoPassFirst: "Make a ko-pass first, and it opens.",
  playElsewhereFirstPassThen: "Play elsewhere first, or pass; then they have cooled.",
  fromPositionStaysShut: "From this position it stays closed; change the board first.",
  playWhereBoardBecomes: "Play where the board becomes a new one, or pass.",
  settleKoFirst: "Settle that ko first.",
  putStoneSomewhereWho: "Place a stone somewhere: a player who can’t has lost.",
  refused: ({
    words,
    message,
    ruleSet,
    instead,
  }: {
    words: string;
    message: string;
    ruleSet: string;
    instead: string;
  }) => `Not by ${words}: ${message} (${ruleSet}).${instead}`,
});
