/** The words of this feature: labels by their ids, and the engine's findings, in sentences. Pure. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { lookedWords, numberWords, secondsWords } from "../../engine/engine.ts";
import type { Kind, Problem } from "../../kinds/problem.ts";
import { capital, counted, list, plural, spelled, words } from "../../kit/words.ts";

/** The problem while it is set. */
export const WORDS = words("practice.own", {
  steps: "Steps",
  step: { position: "Position", task: "Task", check: "Check" },
  onward: "Choose the question",
  part: "“Lock it” and “Refute it” can be asked about a part. Nobody knows what lies outside, so keep the claim clear of these sides.",
  unfit: ({ fault }: { fault: string }) => `You can’t ask anything about this position yet. ${fault}`,
});

/** The question. */
export const TASK = words("practice.own.task", {
  head: "The question",
  keys: "Arrow keys move, Enter presses a point, U undoes a move.",
  kinds: "Kind of problem",
  others: "Ask something else",
  nothingToMark: "There is nothing to mark here.",
  chooseFirst: "Choose the question first.",
  askedAbout: ({ move }: { move: string }) => `Asked about: ${move}.`,
  saves: ({ player, count }: { player: Color; count: number }) =>
    `${COLOR_NAMES[player]} has the turn, and saves ${count === 1 ? "one point" : `${count} points`}.`,
  grow: "Add the missing points",
  shrink: "Remove the extra points",
  askPass: "Ask about a pass",
  askCycle: "Ask about removing the cycle",
  whose: "Whose",
  whole: "Whole board",
  single: "Point by point",
  check: "Check it",
  before: "Moves before the question",
  beforeNote: "A ko or a cycle comes from moves. Most problems need none: their position is enough.",
  play: "Play moves on the board",
  takeBack: "Undo",
  removeCycle: ({ since }: { since: number }) =>
    `Remove the cycle since ${since === 0 ? "the start" : `move ${since}`}`,
});

/** The engine's findings, and the choices after that. */
export const CHECK = words("practice.own.check", {
  head: "The answer",
  looking: "The engine is working out all that holds.",
  stop: "Stop",
  stopped: "You stopped this. Nothing is lost.",
  again: "Check it again",
  change: "Change it",
  none: ({ reason }: { reason: string }) => `This does not make a problem yet. ${reason}`,
  sooner: ({ reason }: { reason: string }) =>
    `${reason} A smaller set, or fewer empty points, is decided sooner.`,
  continue: "Continue",
  askAs: ({ name }: { name: string }) => `Ask it as “${name}”`,
  note: ({ note }: { note: string }) =>
    `If you keep it, note this: ${note.charAt(0).toLowerCase()}${note.slice(1)}`,
  solve: "Solve it yourself",
  link: "Copy a link",
  theLink: "the link",
  title: "Title, if you like",
  article: "In your own article",
  /** The part of the article's readers. */
  embed: ({ kind }: { kind: Kind }) =>
    kind === "lock" || kind === "refute"
      ? "Readers play it on the board in your page, against the engine, with this side and this claim."
      : "Readers answer on the board in your page. When they begin, the engine works out what holds, as it did here.",
  code: "Copy the code",
  theCode: "the code",
  signs: "A disc solves it, a cross only looks so.",
});

/** More names than this are counted. */
const FEW = 8;

/** The facts of a problem, and the effort they took. */
const FOUND = words("practice.own.found", {
  rating: ({ rating }: { rating: number }) => `Its rating is about ${numberWords(rating)}.`,
  soFar: ({ seconds }: { seconds: string }) => `${seconds} so far.`,
  looked: ({ looked }: { looked: string }) => `${looked}.`,
  asksAfter: ({ seconds }: { seconds: string }) => `After about ${seconds} it asks whether to go on.`,
  lock: ({ moves, count }: Solved) => `The claim holds; ${solving(count)}: ${moves}.`,
  lockAfter: ({ moves, count, opening }: Solved & { opening: string }) =>
    `The claim holds; ${solving(count)} after ${opening}: ${moves}.`,
  refute: ({ moves, count }: Solved) => `The claim does not hold; ${solving(count)}: ${moves}.`,
  controls: ({ player, moves, count }: Solved & { player: Color }) =>
    `${COLOR_NAMES[player]} controls ${counted(count, "point")}: ${moves}.`,
  controlsNothing: ({ player }: { player: Color }) => `${COLOR_NAMES[player]} controls nothing here.`,
  saves: ({ moves, count }: Solved) =>
    `${capital(counted(count, "first move saves", "first moves save"))} it: ${moves}.`,
  safe: "Nothing needs to be added: the points are safe already.",
  pass: "Passing is best: nothing is left to play for.",
  playFor: ({ moves }: { moves: string }) => `Something is left to play for: ${moves}.`,
  remove: "Removing the cycle is better.",
  keep: "Leaving the cycle is better.",
  removeFor: ({ results }: { results: string }) => `Removing the cycle is better (${results}).`,
  keepFor: ({ results }: { results: string }) => `Leaving the cycle is better (${results}).`,
  score: ({ score }: { score: string }) => `The score is ${score}.`,
  legal: "The move is legal.",
  forbids: ({ rule }: { rule: string }) => `${rule} forbids the move.`,
  open: ({
    others,
    refuted,
    open,
    moves,
  }: {
    others: number;
    refuted: number;
    open: number;
    moves: string;
  }) =>
    `Of ${counted(others, "other")} ${spelled(refuted)} ${plural(refuted, "is", "are")} refuted and ${spelled(open)} not decided: ${moves}.`,
  noTrap: "No wrong move looks right.",
  traps: ({ count, moves }: Solved) => `${capital(counted(count, "trap"))}: ${moves}.`,
  aPass: "a pass",
  more: ({ count }: { count: number }) => `${count} more`,
});

interface Solved {
  moves: string;
  count: number;
}

const solving = (count: number): string => `${counted(count, "first move solves", "first moves solve")} it`;

/** "It holds; three first moves solve it: c1, b2 and d3." and what else there is to know, a sentence each. */
export function factsWords(problem: Problem): string[] {
  return [
    answerWords(problem),
    openWords(problem),
    trapWords(problem),
    FOUND.rating({ rating: problem.difficulty.rating }),
  ].filter(Boolean);
}

/** "12 400 situations looked at in 3.0 s." and for how long it goes on without an answer, in milliseconds. */
export function effortOf(nodes: number, elapsed: number, most?: number): string {
  const looked =
    nodes === 0
      ? FOUND.soFar({ seconds: secondsWords(elapsed) })
      : FOUND.looked({ looked: lookedWords(nodes, elapsed) });
  return most === undefined ? looked : `${looked} ${FOUND.asksAfter({ seconds: secondsWords(most) })}`;
}

function answerWords({ kind, verdict, solutions, player, opening, outcomes }: Problem): string {
  const first = { moves: moves(solutions), count: solutions.length };
  const isPass = solutions.length === 1 && solutions[0] === "pass";
  switch (kind) {
    case "lock":
      return opening === undefined
        ? FOUND.lock(first)
        : FOUND.lockAfter({ ...first, opening: moves([opening]) });
    case "refute":
      return FOUND.refute(first);
    case "find":
      return solutions.length === 0
        ? FOUND.controlsNothing({ player: player ?? "black" })
        : FOUND.controls({ ...first, player: player ?? "black" });
    case "save":
      return verdict === "lock" && isPass ? FOUND.safe : FOUND.saves(first);
    case "pass":
      return isPass ? FOUND.pass : FOUND.playFor(first);
    case "cycle": {
      const results = (outcomes ?? []).map(({ move, result }) => `${move}: ${result}`).join("; ");
      if (solutions[0] === "remove") return results ? FOUND.removeFor({ results }) : FOUND.remove;
      return results ? FOUND.keepFor({ results }) : FOUND.keep;
    }
    case "count":
      return FOUND.score({ score: String(solutions[0]) });
    case "rule":
      return solutions[0] === "legal" ? FOUND.legal : FOUND.forbids({ rule: String(solutions[0]) });
  }
}

/** "Of nine others seven are refuted and two not decided: b1 and c1." */
function openWords({ open, solutions, difficulty }: Problem): string {
  if (!open?.length) return "";
  const others = difficulty.legal - solutions.length;
  return FOUND.open({ others, refuted: others - open.length, open: open.length, moves: moves(open) });
}

function trapWords({ kind, traps }: Problem): string {
  if (!traps || !["lock", "refute", "save"].includes(kind)) return "";
  if (traps.length === 0) return FOUND.noTrap;
  return FOUND.traps({ moves: moves(traps.map(({ move }) => move)), count: traps.length });
}

/** "c1, b2 and a pass" */
function moves(all: readonly string[]): string {
  const named = all.slice(0, FEW).map((move) => (move === "pass" ? FOUND.aPass : move));
  return list(all.length > FEW ? [...named, FOUND.more({ count: all.length - FEW })] : named);
}

export const DRAFTS = words("practice.own.drafts", {
  engineMakesOneTried: ({ tried }: { tried: number }) =>
    `The engine is making one: ${numberWords(tried)} tried.`,
  nothingGoodFoundTime: "The engine found nothing good this time. You can look again.",
  oneFoundButThan: ({ other, theirs, own }: { other: string; theirs: number; own: number }) =>
    `The engine found one, but it is ${other} than this one: ${theirs}, not ${own}.`,
  youStoppedLooking: "You stopped looking.",
  engineMakesOne: "The engine is making one.",
  stopLooking: "Stop looking",
  anotherLike: "Another like this",
  tryAllSame: "Try it anyway",
  noPositionYet: "There is no position yet.",
  chooseWhatAsked: "Choose the question.",
  pressPointsClaimBoard: "Press the points of the claim on the board.",
  pressPointsSaved: "Press the points to save.",
  playOverHereNothing: "Play is over here, so nothing can be saved any more. Undo a pass.",
  playNotOverHere: "Play is not over here. Let both players pass first.",
  noCycleEndsHere: "No cycle ends here. Play the moves that bring the same situation again.",
  pressPointMoveAsked: "Press the point of the move in question, or choose a pass.",
  playOverHereNothingChoose: "Play is over here, so there is nothing to choose. Undo a pass.",
  boardGoesHereNobody:
    "The board goes on here, and nobody knows what lies outside. Only “Lock it” and “Refute it” can be asked about a part of a board.",
  more: ({ join, number }: { join: string; number: number }) => `${join} and ${number} more`,
  boardGoesBeyondNobody: ({ told, count }: { told: string; count: number }) =>
    `The board goes on beyond ${told}, and nobody knows what lies there. Leave ${plural(count, "it", "them")} out of the claim, or show more of the board.`,
  positionLinkCantRead:
    "The position in this link can’t be read. Perhaps a part of it got lost in copying: copy it again.",
  linkNoProblem: ({ why }: { why: string }) => `This link is not a problem. ${why}`,
  doesNotSayWhat: "It contains no question.",
});
