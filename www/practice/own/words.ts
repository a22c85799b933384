/** What this feature says: labels by their ids, and what the engine found out, in sentences. Pure. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { lookedWords, numberWords, secondsWords } from "../../engine/engine.ts";
import type { Kind, Problem } from "../../kinds/problem.ts";
import { plural, words } from "../../kit/words.ts";
import { list } from "../../table/situation-words.ts";

/** The problem while it is set. */
export const WORDS = words("practice.own", {
  steps: "Steps",
  step: { position: "Position", task: "Task", check: "Check" },
  onward: "Say what is asked",
  part: "“Lock it” and “Refute it” can be asked about a part. What lies outside is not known, so the claim keeps clear of these sides.",
  unfit: ({ fault }: { fault: string }) => `Nothing can be asked about this position yet. ${fault}`,
});

/** What is asked. */
export const TASK = words("practice.own.task", {
  head: "What is asked",
  keys: "Arrow keys walk, Enter presses a point, U takes a move back.",
  kinds: "Kind of problem",
  others: "Ask something else",
  nothingToMark: "Here is nothing to mark.",
  chooseFirst: "Choose first what is asked.",
  askedAbout: ({ move }: { move: string }) => `Asked about: ${move}.`,
  saves: ({ player, count }: { player: Color; count: number }) =>
    `${COLOR_NAMES[player]} has the turn, and saves ${count === 1 ? "one point" : `${count} points`}.`,
  grow: "Take in what is missing",
  shrink: "Leave out what is too much",
  askPass: "Ask about a pass",
  askCycle: "Ask about removing the cycle",
  whose: "Whose",
  whole: "Whole board",
  single: "Point by point",
  check: "Check it",
  before: "Moves before the question",
  beforeNote: "A ko or a cycle comes from moves. Most problems need none: their position is enough.",
  play: "Play moves on the board",
  pass: "Pass",
  takeBack: "Take back",
  removeCycle: ({ since }: { since: number }) =>
    `Remove the cycle since ${since === 0 ? "the start" : `move ${since}`}`,
});

/** What the engine says of it, and what can be done then. */
export const CHECK = words("practice.own.check", {
  head: "What holds",
  looking: "The engine is looking for everything that holds.",
  stop: "Stop",
  stopped: "You stopped this. Nothing is lost.",
  again: "Check it again",
  change: "Change it",
  none: ({ reason }: { reason: string }) => `This is no problem yet. ${reason}`,
  sooner: ({ reason }: { reason: string }) =>
    `${reason} A smaller set, or fewer empty points, is decided sooner.`,
  goOn: "Go on",
  askAs: ({ name }: { name: string }) => `Ask it as “${name}”`,
  note: ({ note }: { note: string }) =>
    `To know, should you keep it: ${note.charAt(0).toLowerCase()}${note.slice(1)}`,
  solve: "Solve it yourself",
  link: "Copy a link",
  theLink: "the link",
  title: "Title, if it is to have one",
  article: "In an article of yours",
  /** What readers of the article do. */
  embed: ({ kind }: { kind: Kind }) =>
    kind === "lock" || kind === "refute"
      ? "Readers play it on the board in your page, against the engine, with this side and this claim."
      : "Readers answer on the board in your page. When they begin, the engine finds what holds, as it did here.",
  code: "Copy the code",
  theCode: "the code",
  signs: "A disc solves it, a cross only looks so.",
});

/** More names than this are counted. */
const FEW = 8;

/** "It holds; three first moves solve it: c1, b2 and d3." and what else there is to know, a sentence each. */
export function factsWords(problem: Problem): string[] {
  return [
    answerWords(problem),
    openWords(problem),
    trapWords(problem),
    `Its rating is about ${numberWords(problem.difficulty.rating)}.`,
  ].filter(Boolean);
}

/** "12 400 situations looked at in 3.0 s." and for how long it goes on without an answer, in milliseconds. */
export function effortOf(nodes: number, elapsed: number, most?: number): string {
  const looked = nodes === 0 ? `${secondsWords(elapsed)} so far.` : `${lookedWords(nodes, elapsed)}.`;
  return most === undefined
    ? looked
    : `${looked} After about ${secondsWords(most)} it asks whether to go on.`;
}

function answerWords({ kind, verdict, solutions, player, opening, outcomes }: Problem): string {
  const first = moves(solutions);
  switch (kind) {
    case "lock": {
      const begins = opening === undefined ? "" : ` after ${opening === "pass" ? "a pass" : opening}`;
      return `The claim holds; ${solved(solutions)}${begins}: ${first}.`;
    }
    case "refute":
      return `The claim does not hold; ${solved(solutions)}: ${first}.`;
    case "find":
      return solutions.length === 0
        ? `${name(player)} controls nothing here.`
        : `${name(player)} controls ${counted(solutions.length, "point")}: ${first}.`;
    case "save":
      return verdict === "lock" && solutions.length === 1 && solutions[0] === "pass"
        ? "Nothing needs to be added: the points are safe already."
        : `${capital(solved(solutions, "saves"))}: ${first}.`;
    case "pass":
      return solutions.length === 1 && solutions[0] === "pass"
        ? "Passing is best: nothing is left to play for."
        : `Something is left to play for: ${first}.`;
    case "cycle": {
      const results = (outcomes ?? []).map(({ move, result }) => `${move}: ${result}`).join("; ");
      const best = solutions[0] === "remove" ? "Removing the cycle is better" : "Leaving the cycle is better";
      return `${best}${results ? ` (${results})` : ""}.`;
    }
    case "count":
      return `The score is ${solutions[0]}.`;
    case "rule":
      return solutions[0] === "legal" ? "The move is legal." : `${solutions[0]} forbids the move.`;
  }
}

/** "Of nine others seven are refuted and two not decided: b1 and c1." */
function openWords({ open, solutions, difficulty }: Problem): string {
  if (!open?.length) return "";
  const others = difficulty.legal - solutions.length;
  const refuted = others - open.length;
  const are = refuted === 1 ? "is" : "are";
  return `Of ${number(others)} ${others === 1 ? "other" : "others"} ${number(refuted)} ${are} refuted and ${number(open.length)} not decided: ${moves(open)}.`;
}

/** "three first moves solve it" */
const solved = (solutions: readonly string[], verb = "solves"): string =>
  solutions.length === 1
    ? `one first move ${verb} it`
    : `${number(solutions.length)} first moves ${verb.replace(/s$/, "")} it`;

function trapWords({ kind, traps }: Problem): string {
  if (!traps || !["lock", "refute", "save"].includes(kind)) return "";
  if (traps.length === 0) return "No wrong move looks right.";
  const list = moves(traps.map(({ move }) => move));
  return `${capital(number(traps.length))} ${traps.length === 1 ? "trap" : "traps"}: ${list}.`;
}

/** "c1, b2 and a pass" */
function moves(all: readonly string[]): string {
  const words = all.slice(0, FEW).map((move) => (move === "pass" ? "a pass" : move));
  return list(all.length > FEW ? [...words, `${all.length - FEW} more`] : words);
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const number = (count: number): string => NUMBERS[count] ?? String(count);
/** "one point", "12 points" */
const counted = (count: number, one: string): string =>
  `${number(count)} ${new Intl.PluralRules("en").select(count) === "one" ? one : `${one}s`}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const name = (player: Problem["player"]): string => COLOR_NAMES[player ?? "black"];

export const DRAFTS = words("practice.own.drafts", {
  engineMakesOneTried: ({ tried }: { tried: number }) => `The engine makes one: ${numberWords(tried)} tried.`,
  nothingGoodFoundTime: "Nothing good was found this time. You can look again.",
  oneFoundButThan: ({ other, theirs, own }: { other: string; theirs: number; own: number }) =>
    `One was found, but it is ${other} than this one: ${theirs}, not ${own}.`,
  youStoppedLooking: "You stopped looking.",
  engineMakesOne: "The engine makes one.",
  stopLooking: "Stop looking",
  anotherLike: "Another like this",
  tryAllSame: "Try it all the same",
  noPositionYet: "There is no position yet.",
  chooseWhatAsked: "Choose what is asked.",
  pressPointsClaimBoard: "Press the points of the claim on the board.",
  pressPointsSaved: "Press the points that are to be saved.",
  playOverHereNothing: "Play is over here, so nothing can be saved any more. Take a pass back.",
  playNotOverHere: "Play is not over here. Let both players pass first.",
  noCycleEndsHere: "No cycle ends here. Play the moves that bring the same situation again.",
  pressPointMoveAsked: "Press the point of the move that is asked about, or take a pass.",
  playOverHereNothingChoose: "Play is over here, so there is nothing to choose. Take a pass back.",
  boardGoesHereNobody:
    "The board goes on here, and nobody knows what lies outside. Only “Lock it” and “Refute it” can be asked about a part of a board.",
  more: ({ join, number }: { join: string; number: number }) => `${join} and ${number} more`,
  text: ({ count }: { count: number }) => `${plural(count, "it", "them")}`,
  boardGoesBeyondNobody: ({ told, them }: { told: string; them: string }) =>
    `The board goes on beyond ${told}, and nobody knows what lies there. Leave ${them} out of the claim, or show more of the board.`,
  positionLinkCantRead:
    "The position in this link can’t be read. Perhaps a part of it was lost when it was copied.",
  linkNoProblem: ({ words }: { words: string }) => `This link is no problem. ${words}`,
  linkNoProblem2: ({ error }: { error: string }) => `This link is no problem. ${error}`,
  doesNotSayWhat: "It does not say what is asked.",
});
