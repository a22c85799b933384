/** The words of the page of a whole game: before it, in it, and after it. */
import { COLOR_NAMES, type Color } from "../board/color.ts";
import { countWords } from "../engine/engine.ts";
import { list, plural, words } from "../kit/words.ts";

interface Drawn {
  one: number;
  other: number;
  all: number;
}

/** A person before a game: the reader, the reader's guest, or somebody with a name. */
export type Who = "you" | "guest" | { name: string };

const WHO = words("game.who", {
  you: "You",
  guest: "Your guest",
  amid: { you: "you", guest: "your guest" },
});
const subject = (who: Who): string => (typeof who === "string" ? WHO[who] : who.name);
const amid = (who: Who): string => (typeof who === "string" ? WHO.amid[who] : who.name);
const verb = (who: Who, own: string, third: string): string => (who === "you" ? own : third);

export const OPENING = words("game.opening", {
  oneYouSetsKomi: "One of you sets the komi. Then the other takes a colour.",
  youAgreeColoursWhites: "You agree on the colours and on White’s komi.",
  weakerPlayerBlackBegins:
    "The weaker player has Black, and begins with stones on the board. White moves first.",
  againstEngine: "Against the engine",
  gameTwo: "A game for two",
  gameAgainstEngine: "A game against the engine",
  engineRunsYourBrowser: "The engine runs in your browser. Nothing is sent.",
  playOneScreenPass: "Play at one screen, or send a link back and forth.",
  board: "Board",
  players: "Players",
  yourName: "Your name",
  yourGuestsName: "Your guest’s name",
  howBegins: "How it begins",
  blackMovesFirstWhite: "Black moves first. White gets points for that: the komi.",
  start: "The start",
  rules: "By the rules",
  agreed: "Agreed",
  handicap: "Handicap",
  disputes: "Disputes",
  clocksDisputes: "Clocks and disputes",
  begin: "Begin",
  openFile: "Open a file",
  fileGame: "A file of a game",
  or: "Or",
  playFreely: "play freely",
  bothColoursYoursAny: ": both colours are yours, by any rule set.",
  against: "Opponent",
  somebody: "A friend",
  engine: "The engine",
  howStrong: "How strong",
  clocks: "Clocks",
  none: "None",
  theyRunScreenOnly:
    "The clocks run on this screen only, and stop at the settlement. Reloading the page resets them.",
  disputeEndDecides: "A dispute at the end decides",
  itsPoints: "Its points",
  game: "The game",
  whoLosesDisputeLoses: "A player who loses a dispute loses the game.",
  disputeDecidesItsOwn: "A dispute decides only its own points. There may be several.",
  fileTooLong: ({ name }: { name: string }) => `${name} is too long: at most 1 MB is read.`,
  cantRead: ({ name }: { name: string }) => `${name} can’t be read.`,
  boardEmptyWhenGame: "The board is empty when the game begins.",
  noMoreThanStones: ({ most }: { most: number }) => `You can give ${most} stones at most.`,
  call: ({ who }: { who: Who }) => subject(who),
  setsKomi: ({ who }: { who: Who }) => `${subject(who)} ${verb(who, "set", "sets")} the komi`,
  takesColour: ({ who }: { who: Who }) => `${subject(who)} ${verb(who, "choose", "chooses")} the colour`,
  engineSetsKomi: ({ who }: { who: Who }) =>
    `The engine sets the komi, then ${amid(who)} ${verb(who, "choose", "chooses")} the colour.`,
  komiIs: ({ komi, who }: { komi: number; who: Who }) =>
    `The komi is ${komi}, and ${amid(who)} ${verb(who, "choose", "chooses")} the colour.`,
  movesFirst: ({ who }: { who: Who }) =>
    `${subject(who)} ${verb(who, "have", "has")} Black and ${verb(who, "move", "moves")} first.`,
  noStones: ({ who }: { who: Who }) => `${subject(who)} ${verb(who, "have", "has")} Black and no stones yet.`,
  stonesLaid: ({ who, stones }: { who: Who; stones: number }) =>
    `${subject(who)} ${verb(who, "have", "has")} Black with ${stones === 1 ? "one stone" : `${stones} stones`}, and White begins.`,
  getsKomi: ({ who, komi }: { who: Who; komi: number }) =>
    `${subject(who)} ${verb(who, "get", "gets")} a komi of ${komi}.`,
  stonesName: "Stones",
  gapInStrength: "Gap in strength",
  komiOfEven: "Komi of an even game",
  byoYomi: "Byo-yomi",
  chance: "Chance",
  drawStones: "Draw stones",
  whoSetsKomi: "Who sets the komi?",
  chooseYouWouldTake: "Choose a komi with which you would take either colour.",
  closeAllPoints: "Close all points",
  openThemAll: "Open them all",
  nextScreenLink: "On the next screen, or by link.",
  black: "Black",
  whoBlack: "Who has Black?",
  whitesKomi: "White’s komi",
  weakerPlayer: "The weaker player",
  blacksStones: "Black’s stones",
  theyLieWhereCustom: "They stand on the customary points. Press points to lay them elsewhere.",
  pressPointsBoardLay: "Press points on the board to lay them.",
  komiName: "Komi",
  belowZeroBlackGets: "If it is below zero, Black gets it.",
  fromGapStrength: "From a gap in strength",
  handicapGapHalfStone:
    "The handicap is the gap plus half a stone. The komi of an even game pays for half a stone.",
  boardSolvedFair: ({ komi }: { komi: number }) => `This board is solved: ${komi} is fair.`,
  whatFairHereNot: "Nobody has proved yet which komi is fair here.",
  drawnOdd: ({ one, other, all }: Drawn) => `${one} and ${other} stones in hand, ${all} in all: odd.`,
  drawnEven: ({ one, other, all }: Drawn) => `${one} and ${other} stones in hand, ${all} in all: even.`,
  ifOdd: ({ who }: { who: Who }) =>
    `Two handfuls of stones are drawn. If their sum is odd, ${amid(who)} ${verb(who, "set", "sets")} the komi.`,
  youMayClosePoints: "You may close points for Black’s first move: press them on the board.",
  closedPoints: ({ closed, open }: { closed: number; open: number }) =>
    `${closed === 1 ? "One point is" : `${closed} points are`} closed for Black’s first move, ${open} open.`,
  size: "Size",
  anotherBoard: "Another board",
  colour: "The colour",
  firstColourChosen: "First choose the colour.",
  whichColourWillYou: "Which colour will you have?",
  choosesColour: ({ game }: { game: string }) => `${game} chooses the colour`,
  blackMovesFirstWhiteGets: ({ komi }: { komi: number }) =>
    `Black moves first, White gets a komi of ${komi}.`,
  markedClosed: ({ closed }: { closed: number }) =>
    `The ${closed === 1 ? "marked point is" : `${closed} marked points are`} closed for Black’s first move.`,
  engineChooses: "The engine chooses.",
  passLinkStart: "Send the link: it contains the start.",
  howBegan: "How it began",
  agreedWhoLosesDispute: "You have agreed that a player who loses a dispute at the end loses the game.",
});

export const PLAYING = words("game.playing", {
  game: "The game",
  youLookMove: ({ at, count, said }: { at: number; count: number; said: string }) =>
    `You are viewing move ${at} of ${count}. ${said}`,
  backGame: "Back to the game",
  youMadeNoMove: "You have no move to undo.",
  takeBack: "Undo",
  wouldLikeTakeBack: ({
    game,
    number,
    isAnswered,
    move,
  }: {
    game: string;
    number: number;
    isAnswered: boolean;
    move: string;
  }) => `${game} would like to undo move ${number}${isAnswered ? " and the answer to it" : ""}. ${move}`,
  passLinkAnswer: ({ wish }: { wish: string }) => `${wish} Send the link for the answer.`,
  saysYes: ({ game }: { game: string }) => `${game} says yes`,
  no: "No",
  neverMind: "Never mind",
  noteStart: "A note on the start",
  noteMove: ({ number }: { number: number }) => `A note on move ${number}`,
  otherWaysEnd: "Other ways to end",
  yesResigns: ({ game }: { game: string }) => `Yes, ${game} resigns`,
  play: "Play on",
  resign: "Resign",
  youLookEarlierMove: "You are viewing an earlier move. Go to the last one to play on.",
  firstAnswerWhetherMove: "First decide whether the move may be undone.",
  turn: ({ game }: { game: string }) => `It is ${game}’s turn.`,
  turnPassLink: ({ game }: { game: string }) => `It is ${game}’s turn: send the link.`,
  begins: ({ game }: { game: string }) => `${game} begins`,
  passed: ({ who }: { who: string }) => `${who} has passed`,
  removedCycle: ({ who }: { who: string }) => `${who} has removed a cycle`,
  removedCycleAndPlayed: ({ who, name }: { who: string; name: string }) =>
    `${who} has removed a cycle and played ${name}`,
  takenKo: ({ who }: { who: string }) => `${who} has taken the ko`,
  playedAt: ({ who, name }: { who: string; name: string }) => `${who} has played ${name}`,
  captured: ({ who, name }: { who: string; name: string }) => `${who} has captured ${name}`,
  capturedStones: ({ who, count }: { who: string; count: number }) => `${who} has captured ${count} stones`,
  yourTurn: "It is your turn.",
  turnOf: ({ possessive }: { possessive: string }) => `It is ${possessive} turn.`,
  you: "You",
  canTakeBackBut: ({ who }: { who: string }) => `${who} can recapture, but not at once.`,
  markedShutTurn: ({ count }: { count: number }) =>
    `The marked ${plural(count, "point is", "points are")} closed for this turn.`,
  oneMorePassEnds: "One more pass ends the game.",
  afterKoTakesTwo: "After a ko capture it takes two more passes to end the game.",
  black: " for Black",
  colours: "Colours",
  hasBlack: ({ game }: { game: string }) => `${game} has Black`,
  agreedBetweenYou: "Agreed between you.",
  komi: "Komi",
  none: "None.",
  blackName: "Black",
  weakerPlayer: "The weaker player.",
  stonesName: "Stones",
  laidBeforeWhiteBegins: "Laid before White begins.",
  whites: "It is White’s.",
  blacks: "It is Black’s.",
  chance: "Chance",
  choosesFirst: ({ game }: { game: string }) => `${game} chooses first`,
  drawn: ({ hands }: { hands: readonly string[] }) => `${list(hands)} stones, drawn in this browser.`,
  setsKomi: ({ game }: { game: string }) => `${game} sets the komi`,
  closedFirstMove: ({ marked }: { marked: number }) =>
    `${countWords(marked, "point")} closed for the first move.`,
  muchEitherColourWould: "A komi with which either colour would do.",
  choosesColour: ({ game }: { game: string }) => `${game} chooses the colour`,
  notYet: "Not yet.",
  has: ({ game, other }: { game: string; other: Color }) => `${game} has ${COLOR_NAMES[other]}.`,
  players: "The players",
  player: "Player",
  prisoners: "Prisoners",
  timeLeft: "Time left",
  move: "to move",
  arrowKeysWalkBoard: "Arrow keys move over the board, and Enter presses a point.",
  copiedLinkWithAll: "Copied: the link, with the whole game in it.",
  yourBrowserDoesntLet:
    "Your browser won’t let this page copy. The text is selected below: copy it from there.",
  copyLink: ({ game }: { game: string }) => `Copy link for ${game}`,
  bothScreen: "Both at this screen",
  saveSgf: "Save as SGF",
  linkCopy: "The link to copy",
  otherPlayer: "the other player",
  yourBrowserDoesntLetPage: "Your browser won’t let this page copy. The address of this page is the link.",
  whatDecidedIfBoth: "Decided so far, if both stop here",
  hide: "Hide it",
  showBoard: "Show on the board",
  askEngine: "Ask the engine",
  whoLeadsIfBoth: "The lead if both stop there: Black above the line, White below.",
  whoLeadsAfterWhich: "The lead after each move",
  afterMove: ({ number, headline }: { number: number; headline: string }) =>
    `After move ${number}: ${headline}.`,
  tooOpenTell: "too open to say",
  youStoppedJudgingNothing: "You stopped the judging before it decided anything.",
  stop: "Stop",
  continue: "Continue",
});

export const RECORD = words("game.record", {
  recordGame: "The record of the game",
  agreedBeforeGameIts: "As agreed before the game, its disputes decide it. The count is only for show.",
  count: "The count",
  saveSgf: "Save as SGF",
  copyLink: "Copy the link",
  takeReferee: "Take it to the referee",
  newGame: "A new game",
  again: "Play again",
  changed: "Play again, colours changed",
  moves: "Moves",
  whatLooksThroughGame: "The review of the game did not load.",
  whatControlledWhen: "Control, move by move",
  endGame: ({ board }: { board: string }) => `${board}, the end of the game`,
  noKomi: "no komi",
  komi: ({ komi }: { komi: number }) =>
    komi < 0 ? `komi ${-komi} for ${COLOR_NAMES.black}` : `komi ${komi}`,
  moveCount: ({ count }: { count: number }) => `${countWords(count, "move")}`,
  ended: "Ended",
  wonDispute: "Won by a dispute",
  agreed: "Agreed",
  supposed: "Supposed",
  judged: "Judged",
  expected: "Expected",
  agreedResult: ({ own, judged, lead }: { own: string; judged: string; lead: string }) =>
    `${own} and ${judged}: ${lead}.`,
  winsOnTime: ({ winner, loser }: { winner: string; loser: string }) =>
    `${winner} wins: ${loser} ran out of time`,
  winsByResignation: ({ winner }: { winner: string }) => `${winner} wins by resignation`,
  jigoEachWonDispute: "Jigo: each has won a dispute",
  winsDispute: ({ game }: { game: string }) => `${game} wins by a dispute`,
  jigoBothScoresEqual: "Jigo: both scores are equal",
  winsBy: ({ game, lead }: { game: string; lead: number }) => `${game} wins by ${lead}`,
  firstPlayer: "First player",
  secondPlayer: "Second player",
  jigo: "Jigo",
});

export const FIELDS = words("game.fields", {
  board: "Board",
  columns: "Columns",
  rows: "Rows",
  layers: "Layers",
  streets: "Streets",
  minutes: "Minutes",
  periods: "Periods",
  secondsEach: "Seconds each",
});
