/** What a chapter's script says by itself: labels of its views, and sentences around what the engine and the text say. */
import { quantity, words } from "../kit/words.ts";
import type { Areas } from "./data.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("chapter", {
  // A question, as the build has written its form.
  guess: "This is my guess",
  whatThink: "What do you think?",
  chooseOne: "Choose one; a guess will do.",
  guessWillDo: "A guess will do.",
  yourNumber: "Your number ",
  noted: "Noted.",
  rightIs: ({ answer, reply }: { answer: string; reply: string }) =>
    `The right answer is: “${answer}”. ${reply}`,
  // What is said to moves and answers.
  done: "Done.",
  takeBack: "Take back",
  showMe: "Show me",
  playRest: "Play the rest",
  hint: ({ number }: { number: number }) => `Hint ${number}:`,
  astray: "That is a legal turn, but it leads away from this step. Take it back and try another.",
  stepDone: "This step is done. Take it back to try something else, or read on.",
  notYourTurn: "It is not your turn here. Take your move back to try another.",
  rule: "The rule",
  ruleNamed: ({ rule }: { rule: string }) => `The rule, ${rule}`,
  notByTheseRules: ({ message, rule }: { message: string; rule: string }) =>
    `Not by these rules: ${message} (${rule}).`,
  // What the engine confirms.
  confirms: "What the engine confirms here",
  confirmsElse: "What else the engine confirms here",
  sayFirst: "Say first what you think",
  notDecided: "Not decided here",
  toGo: ({ left }: { left: number }) => `${left} to go`,
  whatRules: "The engine can’t decide this one. What does the source rule?",
  justShow: "Just show me",
  asYouSaid: "As you said.",
  youSaid: ({ option }: { option: string }) => `You said: ${option}.`,
  sourceRules: "Not decided here; this is the source’s ruling.",
  onBoard: "On the board",
  onBoardBy: ({ by }: { by: string }) => `On the board: ${by}`,
  seeBoard: ({ areas }: { areas: Areas }) => `${controlWords(areas)}: see the board.`,
  // A line to walk.
  lineToWalk: "A line to walk",
  afterMove: ({ place, said }: { place: number; said: string }) => `After move ${place}: ${said}`,
  walkHow: "Walk with Forward, or press a move.",
  beforeFirst: "Before move 1",
  moveOf: ({ move, moves }: { move: number; moves: number }) => `Move ${move} of ${moves}`,
  ownMoves: "Your own moves",
  leftLine: ({ move }: { move: number }) => `You have left the line after move ${move}. Play on as you like.`,
  moveNamed: ({ number, color, name }: { number: number; color: string; name: string }) =>
    `Move ${number}, ${color}, ${name}`,
  /** What stands beside a move's number, where that is no point. */
  movePass: "pass",
  movePassFor: ({ ko }: { ko: string }) => `pass for ${ko}`,
  moveCycle: ({ stone }: { stone: string }) => (stone ? `cycle, ${stone}` : "cycle"),
  moveResume: ({ player }: { player: string }) => `${player} calls`,
  moveAsk: ({ players }: { players: readonly string[] }) =>
    players.length === 1 ? `${players[0]} asks` : players.length === 0 ? "nobody asks" : "both ask",
  moveDisagree: "no agreement",
  moveNext: "next step",
  moveTry: "a test",
  backToLine: "Back to the line",
  playThrough: "Play it through",
  // The engine's judgement, and other rule sets beside each other.
  ask: "Ask the engine",
  backToBoard: "Back to the board",
  backToJudgement: "Back to the judgement",
  fetching: "The engine is being fetched.",
  engineMissing: "The engine’s part did not load. Ask again when you are online.",
  askRuleSets: "Ask these rule sets",
  fetchingLaws: "The laws are being fetched.",
  fetchingLawsAsking: "The laws are being fetched, and this book’s referee is asked.",
  lawsMissing: "What knows the laws did not load. Ask again when you are online.",
  // A proof.
  onlyTrying: ({ begins }: { begins: "Test it" | "Argue it" }) =>
    `You are only trying this out. The proof begins with “${begins}”.`,
  proofMissing: "The proof table did not load. Load this page again when you are online.",
  otherHolds: "This claim holds, but it is not the one that is looked for.",
  otherFails: "This claim fails. Play it to see why, or claim another set.",
  otherOpen: "The engine has not decided this claim.",
  youPlay: "You play",
});

const points = (list: readonly number[]): string => quantity(list.length, "point");

/** How much of a board is whose: "White controls 8 points, and Black none". */
export function controlWords({ black, white }: Areas): string {
  if (black.length + white.length === 0) return "Nobody controls a point";
  if (black.length === 0) return `White controls ${points(white)}, and Black none`;
  if (white.length === 0) return `Black controls ${points(black)}, and White none`;
  return `Black controls ${points(black)}, and White ${points(white)}`;
}
