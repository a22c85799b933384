/** The words of a chapter's script: labels of its views, and sentences around those of the engine and the text. */
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
  takeBack: "Undo",
  showMe: "Show me",
  playRest: "Play the rest",
  hint: ({ number }: { number: number }) => `Hint ${number}:`,
  astray: "That is a legal move, but it leads away from this step. Undo it and try another.",
  stepDone: "This step is done. Undo your move to try something else, or read on.",
  notYourTurn: "It isn’t your turn here. Undo your move to try another.",
  rule: "The rule",
  ruleNamed: ({ rule }: { rule: string }) => `The rule, ${rule}`,
  notByTheseRules: ({ message, rule }: { message: string; rule: string }) =>
    `Not by these rules: ${message} (${rule}).`,
  // What the engine confirms.
  confirms: "Confirmed by the engine",
  confirmsElse: "Also confirmed by the engine",
  sayFirst: "Make your guess first",
  notDecided: "Not decided here",
  toGo: ({ left }: { left: number }) => `${left} to go`,
  whatRules: "The engine can’t decide this one. How does the source rule?",
  justShow: "Just show me",
  asYouSaid: "You were right.",
  youSaid: ({ option }: { option: string }) => `You said: ${option}.`,
  sourceRules: "The engine can’t decide this one, so here is the source’s ruling.",
  onBoard: "On the board",
  onBoardBy: ({ by }: { by: string }) => `On the board: ${by}`,
  seeBoard: ({ areas }: { areas: Areas }) => `${controlWords(areas)}: see the board.`,
  // A line to walk.
  lineToWalk: "A sequence to follow",
  afterMove: ({ place, said }: { place: number; said: string }) => `After move ${place}: ${said}`,
  walkHow: "Step through it with Forward, or press a move.",
  beforeFirst: "Before move 1",
  moveOf: ({ move, moves }: { move: number; moves: number }) => `Move ${move} of ${moves}`,
  ownMoves: "Your own moves",
  leftLine: ({ move }: { move: number }) =>
    `You have left the sequence after move ${move}. Play on as you like.`,
  moveNamed: ({ number, color, name }: { number: number; color: string; name: string }) =>
    `Move ${number}, ${color}, ${name}`,
  /** The word beside a move's number, where there is no point. */
  movePass: "pass",
  movePassFor: ({ ko }: { ko: string }) => `pass for ${ko}`,
  moveCycle: ({ stone }: { stone: string }) => (stone ? `cycle, ${stone}` : "cycle"),
  moveResume: ({ player }: { player: string }) => `${player} calls`,
  moveAsk: ({ players }: { players: readonly string[] }) =>
    players.length === 1 ? `${players[0]} asks` : players.length === 0 ? "nobody asks" : "both ask",
  moveDisagree: "no agreement",
  moveNext: "next step",
  moveTry: "a test",
  backToLine: "Back to the sequence",
  playThrough: "Play it through",
  // The engine's judgement, and other rule sets beside each other.
  ask: "Ask the engine",
  backToBoard: "Back to the board",
  backToJudgement: "Back to the judgement",
  fetching: "Loading the engine…",
  engineMissing: "The engine did not load. Ask again when you are online.",
  askRuleSets: "Ask these rule sets",
  fetchingLaws: "Loading the other rule sets…",
  fetchingLawsAsking: "Loading the other rule sets, and asking this book’s referee…",
  lawsMissing: "The other rule sets did not load. Ask again when you are online.",
  // A proof.
  onlyTrying: ({ begins }: { begins: string }) =>
    `You are only trying this out. The proof begins with “${begins}”.`,
  proofMissing: "The proof table did not load. Load this page again when you are online.",
  otherHolds: "This claim holds, but it is not the one we are looking for.",
  otherFails: "This claim fails. Play it to see why, or claim another set.",
  otherOpen: "The engine has not decided this claim.",
  youPlay: "You play",
  argueIt: "Argue it",
  testIt: "Test it",
});

const points = (count: number): string => quantity(count, "point");

const AREA = words("chapter.areas", {
  none: "Nobody controls a point",
  white: ({ white }: { white: number }) => `White controls ${points(white)}, and Black none`,
  black: ({ black }: { black: number }) => `Black controls ${points(black)}, and White none`,
  both: ({ black, white }: { black: number; white: number }) =>
    `Black controls ${points(black)}, and White ${points(white)}`,
});

/** How much of a board is whose: "White controls 8 points, and Black none". */
export function controlWords(areas: Areas): string {
  const [black, white] = [areas.black.length, areas.white.length];
  if (black + white === 0) return AREA.none;
  if (black === 0) return AREA.white({ white });
  if (white === 0) return AREA.black({ black });
  return AREA.both({ black, white });
}
