/** The words of the settlement: its lists, the named items, and the disputes. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { countWords } from "../../engine/engine.ts";
import { words } from "../../kit/words.ts";

interface Pressed {
  name: string;
  hand: Color;
}

type Sums = Record<"points" | "played" | "nobodys", string>;
type OtherSums = Record<"dead" | "taken" | "all", string>;

export const SETTLE = words("game.settle", {
  disputeDecidedGame: "The dispute has decided the game.",
  settlement: "The settlement",
  press: "A press is for",
  countIfRight: "Count it as seen by",
  you: "You",
  playNeverResumedControl:
    "You never have to resume play. Control is shown on a separate board, where every move is answered, so nobody has to spend a move, or a point, to show what is dead.",
  tapPartYoursNot: "Press a part: yours, or not.",
  tapStringDeadNot: "Press a group: dead, or not.",
  youSettle: "You settle by",
  deadStones: "Dead stones",
  claims: "Claims",
  whatNamed: "Both lists",
  ifYouRight: "If you are right",
  ifRight: ({ color }: { color: Color }) => `If ${COLOR_NAMES[color]} is right`,
  count: "The count",
  says: ({ hand }: { hand: Color }) => `As ${COLOR_NAMES[hand]} says`,
  bothListsNameWhat: "Both lists name what the referee found.",
  claimsShow: "The claims that show it",
  nameWhatRefereeFound: "Name what the referee found",
  yourListEngineMakes: "Your list is in. The engine is making its own.",
  yourListPassLink: "Your list is in. Send the link.",
  listReady: ({ hand }: { hand: Color }) => `Submit ${COLOR_NAMES[hand]}’s list`,
  myListReady: "Submit my list",
  takeBackLastPass: "Undo the last pass",
  askReferee: "Ask the referee",
  youAgreePassLink: "You agree. Send the link.",
  agree: ({ words }: { words: string }) => `Agree: ${words}`,
  argueBothTurnAbout: "Argue both, alternating moves",
  whatShowsJudgementBeing: "Writing down the proofs behind this judgement…",
  refereePageLooksWhat: "This page’s referee is looking for the proof.",
  refereePageFindsToo: "This page’s referee agrees, and has the certificate.",
  refereePageDoesNot: "This page’s referee disagrees: undo the ruling, and ask again.",
  pressed: {
    dead: ({ name, hand }: Pressed) => `${name}: dead, says ${COLOR_NAMES[hand]}.`,
    notDead: ({ name, hand }: Pressed) => `${name}: not dead, says ${COLOR_NAMES[hand]}.`,
    nobodys: ({ name, hand }: Pressed) => `${name}: nobody’s, says ${COLOR_NAMES[hand]}.`,
    notNamed: ({ name, hand }: Pressed) => `${name}: not named, says ${COLOR_NAMES[hand]}.`,
    claimed: ({ name, hand }: Pressed) => `${name}: claimed by ${COLOR_NAMES[hand]}.`,
    notClaimed: ({ name, hand }: Pressed) => `${name}: no longer claimed by ${COLOR_NAMES[hand]}.`,
  },
  bothMadeTheirClaims: "Both have made their claims. Doubt one of the other’s, or agree.",
  theseClaimsMadeThey: "These claims are made, and can’t change any more.",
  stoneOwnPressPoint: ({ hand }: { hand: Color }) =>
    `A stone of ${COLOR_NAMES[hand]}’s own: press a point beside it.`,
  claimWhatYouControl: "Claim what you control",
  claimsControl: "claims control",
  nameWhatDead: "Name what is dead",
  namesWhatDead: "names what is dead",
  pressPointEachPart:
    "Press a point in each part that you control, and you claim the smallest set around it that you border. Your opponent sees your list when both are ready.",
  nameEveryDeadString:
    "Name every dead group, yours and your opponent’s. In a seki, name one empty point of each eye as well.",
  agreesWithScore: ({ game }: { game: string }) => `${game} agrees with this score.`,
  chooseDisputeYouArgue: "Choose the dispute to argue: it decides the game.",
  argueBoardItsOwn: "Argue it on a board of its own, or ask the referee.",
  whatNobodyDoubtsCounts:
    "A claim that nobody doubts counts as made, and for both players where two overlap.",
  agreedBeforeGameDisputes:
    "As agreed before the game, disputes decide it. Each player may doubt one claim, and the player who wins more disputes wins the game.",
  agreedBeforeGameOne:
    "As agreed before the game, one dispute decides it. Until you argue it, you may both still change your lists.",
  eachWonDispute: "Each has won a dispute",
  wonDisputeGame: ({ game }: { game: string }) => `${game} has won the dispute, and the game`,
  jigo: "Jigo",
  wins: ({ won }: { won: Color }) => `${COLOR_NAMES[won]} wins`,
  listsLeaveSomethingOut:
    "The lists leave something out: they count only what both of you named, while the referee judges the whole board.",
  unshown: ({ unshown }: { unshown: number }) =>
    `The engine expects to know ${unshown === 1 ? "one more" : `${unshown} more`}, but has no certificate that shows it. It stays in dispute: argue it.`,
  refereeJudgedWhatDispute: ({ results }: { results: string }) =>
    `The referee has judged what was in dispute. ${results}`,
  refereeCouldNotDecide: "The referee could not decide all of it. You can argue the rest.",
  believeAfterAll: "Believe it after all",
  doubt: "Doubt it",
  believe: "Believe it",
  argue: ({ title }: { title: string }) => `Argue it: ${title}`,
  argueIt: "Argue it",
  openCertificate: ({ title }: { title: string }) => `Open the certificate: ${title}`,
  certificate: "Certificate",
  save: "Save it",
  saveCertificate: "Save the certificate",
  check: "Check it",
  checked: "Have it checked",
  undo: "Undo",
  undoRuling: "Undo the ruling",
  score: ({ head }: { head: string }) => `The score. ${head}`,
  points: "Points",
  dead: "Dead",
  taken: "Taken",
  sum: "Sum",
  pointsPlayedNobodys: ({ points, played, nobodys }: Sums) =>
    `Points ${points} + played ${played} + nobody’s ${nobodys}`,
  deadTakenAllPoints: ({ dead, taken, all }: OtherSums) =>
    `Dead ${dead} + taken ${taken} + all points ${all}`,
  agrees: "agrees",
  differs: "differs",
  makes: "makes",
});

export const ITEMS = words("game.items", {
  point: ({ name }: { name: string }) => `${name}, an empty point`,
  string: ({ name, count }: { name: string; count: number }) =>
    `${name}, ${count === 1 ? "one stone" : countWords(count, "stone")}`,
  claim: ({ claimant, name, count }: { claimant: Color; name: string; count: number }) =>
    `${COLOR_NAMES[claimant]}’s claim around ${name}, ${countWords(count, "point")}`,
  by: {
    argued: "as argued",
    referee: "says the referee",
    unchecked: "not checked here yet",
    yielded: "given up",
  },
  holds: ({ by }: { by: string }) => `holds, ${by}`,
  refuted: ({ by }: { by: string }) => `refuted, ${by}`,
  dead: ({ by }: { by: string }) => `dead, ${by}`,
  alive: ({ by }: { by: string }) => `not dead, ${by}`,
  ownedBy: ({ owner, by }: { owner: Color; by: string }) => `${COLOR_NAMES[owner]}’s, ${by}`,
  nobodysBy: ({ by }: { by: string }) => `nobody’s, ${by}`,
  notDoubted: "not doubted",
  bothDead: "both say dead",
  bothNobodys: "both say nobody’s",
  notClaimed: "not claimed",
  says: { dead: "dead", notDead: "not dead", nobodys: "nobody’s", somebodys: "somebody’s" },
  youSay: ({ what }: { what: string }) => `you: ${what}`,
  colorSays: ({ color, what }: { color: Color; what: string }) => `${COLOR_NAMES[color]}: ${what}`,
  youDoubt: "you doubt it",
  doubts: ({ other }: { other: Color }) => `${COLOR_NAMES[other]} doubts it`,
  both: "Black and White",
  youAnd: ({ other }: { other: Color }) => `You and ${COLOR_NAMES[other]}`,
  agree: ({ who }: { who: string }) => `${who} agree.`,
  differ: ({ who, what, count }: { who: string; what: string; count: number }) =>
    `${who} differ on ${count === 1 ? `one ${what}` : countWords(count, what)}.`,
});

export const DISPUTES = words("game.disputes", {
  argument: "The argument",
  twoDisputesTurnAbout: "Two disputes, alternating moves",
  first: ({ first }: { first: string }) => `First: ${first}`,
  second: ({ second }: { second: string }) => `Second: ${second}`,
  givesUp: ({ game }: { game: string }) => `${game} gives it up`,
  backLists: "Back to the lists",
  writeIntoLists: "Enter it in the lists",
  beginArgument: "Begin the argument",
  askReferee: "Ask the referee",
  engineLooksWhatClaims: "The engine is choosing its claim.",
  engineExpectsClaimHold: "The engine expects this claim to hold. There is no smaller one.",
  engineExpectsClaimHoldNo: "The engine expects this claim to hold, and no smaller one that it tried.",
  fewSecondsEngineFound:
    "In a few seconds the engine found no claim that it expects to hold. This is the smallest that it doesn’t expect to fail.",
  expectsToFail: ({ tried, claimant }: { tried: number; claimant: string }) =>
    `The engine expects ${tried === 1 ? "the only claim there is" : `each of the ${tried} claims that it tried`} to fail, even with all of ${claimant}’s own area in it. ${claimant} may make another one, or give it up.`,
  nextMoveMadeBoard: "The next move is made on the board of the other dispute.",
  argumentOver: "The argument is over.",
  turn: ({ name }: { name: string }) => `It is ${name}’s turn.`,
  turnPass: ({ name }: { name: string }) => `It is ${name}’s turn: send the link.`,
  isDead: ({ what }: { claimant: Color; what: string }) => `Is it dead: ${what}`,
  isOwned: ({ claimant, what }: { claimant: Color; what: string }) =>
    `Is it ${COLOR_NAMES[claimant]}’s: ${what}`,
  claimsMakeTwoEyes: ({ mine, count, theirs }: { mine: string; count: number; theirs: string }) =>
    `${mine} claims ${countWords(count, "point")}, and has to make two eyes there, whatever ${theirs} does.`,
  refereeRefutedClaimMay: ({ claimant }: { claimant: string }) =>
    `The referee has refuted this claim. ${claimant} may claim more, or give it up.`,
  choosesWhatClaim: ({ claimant }: { claimant: string }) => `${claimant} chooses what to claim.`,
  choosesPass: ({ claimant }: { claimant: string }) => `${claimant} chooses what to claim: send the link.`,
  whatArguedAboutInside: "The claim has to contain the disputed points.",
  engineLooksSmallestClaim: "The engine is looking for the smallest claim that it expects to hold.",
  outside:
    "Everything outside the claim becomes the opponent’s for good. Press a region to claim more, or less.",
  shown: ({ mine }: { mine: string }) => `${mine} has shown it`,
  refuted: ({ theirs }: { theirs: string }) => `${theirs} has refuted it`,
  move: ({ game }: { game: string }) => `${game} to move`,
  needsTwoEyesOutlined: ({ mine, theirs }: { mine: string; theirs: string }) =>
    `${mine} needs two eyes on the outlined points; ${theirs} prevents them.`,
  boardProofAloneNothing: "This board is for the proof alone: nothing played here changes the game.",
  tapRegionTake: "Press a region to add it.",
});
