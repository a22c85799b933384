/** The consequence of a wrong answer, from the stored facts: a line to step through, or a map of the truth. */
import type { BoardView } from "../../board/index.ts";
import { type Board, engine, type Move, type PositionInput } from "../../engine/engine.ts";
import { comes } from "../../kinds/outcomes.ts";
import type { MoveName, Problem } from "../../kinds/problem.ts";
import { locations, movesOf, namesIn, startOf } from "../../kinds/problem-game.ts";
import type { Track } from "../../kinds/track.ts";
import { controlIn } from "../../kinds/words/find-words.ts";
import { worstOf } from "../../kinds/worst-case.ts";
import { areaOf } from "../../proof/view.ts";
import type { ProverQuestion } from "./prover-line.ts";
import { REVIEW } from "./words.ts";

export interface ErrorLine {
  board: Board;
  track: Track;
  /** Drawn over every situation. */
  over: Partial<BoardView>;
  /** The index of the place that is the answer itself: the reader goes on from there. */
  answered: number;
  /** The words at its end: "It ends B+3.", or empty. */
  ending: string;
  /** The drawing over it besides the truth, in words. */
  note?: string;
  /** A question for the engine, where no line is stored. */
  unshown?: ProverQuestion;
}

export async function errorLine(problem: Problem, wrong: string | null): Promise<ErrorLine> {
  const start = startOf(problem);
  const { board } = await engine.follow(start, []);
  const played = movesOf(board, namesIn(problem.played));
  switch (problem.kind) {
    case "lock":
    case "refute":
    case "save":
      return fromWorst(problem, wrong, board, start, played);
    case "pass":
    case "cycle": {
      const outcome = problem.outcomes?.find(({ move }) => move === wrong);
      const line = await follow(board, start, played, outcome?.line ?? []);
      return { board, ...line, over: {}, ending: outcome ? `It ${comes(outcome)}.` : "" };
    }
    case "rule":
      return {
        board,
        // What may be played is played.
        ...(await follow(
          board,
          start,
          played,
          problem.solutions.includes("legal") && problem.move ? [problem.move] : [],
        )),
        over: { rings: locations(board, problem.move ? [stoneOf(problem.move)] : []) },
        ending: "",
      };
    default:
      return {
        board,
        ...(await follow(board, start, played, [])),
        over: truth(problem, board),
        ending: "",
        ...markedIn(problem, wrong, board),
      };
  }
}

/** Of `cycle@8+b2` the stone. */
const stoneOf = (move: MoveName): string => move.replace(/^.*\+/, "");

const truth = ({ kind, control, player, set }: Problem, board: Board): Partial<BoardView> => {
  if (kind === "count" && control) return { control: controlIn(control) };
  const points = new Set(locations(board, set));
  return { control: board.points.map((_, at) => (points.has(at) ? player : null)) };
};

/** The log keeps forty characters of an answer: one that is shorter than this is whole. */
const WHOLE = 36;

/** The reader's mark, outlined as it was then. */
function markedIn(problem: Problem, wrong: string | null, board: Board): Partial<ErrorLine> {
  if (problem.kind !== "find" || !wrong || wrong.length >= WHOLE) return {};
  const points = locations(board, wrong.split(","));
  const areas = [{ points, kind: "mine" as const }];
  return { over: { ...truth(problem, board), areas }, note: REVIEW.outlineWhatYouMarked };
}

/** Moves that led to the question, and from there a line, as far as the rules allow it. */
async function follow(
  board: Board,
  start: PositionInput,
  before: readonly Move[],
  line: readonly MoveName[],
): Promise<Pick<ErrorLine, "track" | "answered">> {
  const { situations } = await engine.follow(start, [...before, ...movesOf(board, line)]);
  return { track: { situations, from: before.length }, answered: before.length + 1 };
}

/** The line goes on from the worst case of the claim; a stone that is added to save something comes before it. */
async function fromWorst(
  problem: Problem,
  wrong: string | null,
  board: Board,
  start: PositionInput,
  played: readonly Move[],
): Promise<ErrorLine> {
  const { kind, opening, traps, solutions } = problem;
  const player = problem.player ?? "black";
  const set = locations(board, problem.set);
  const over = { areas: areaOf({ player, set }, kind === "refute" ? "refuter" : "claimant") };
  const line = traps?.find(({ move }) => move === wrong)?.line ?? [];
  const tried = wrong === null ? [] : wrong.split(",");
  const added = kind === "save" && wrong !== "pass" ? tried : [];
  const moves = [...played, ...movesOf(board, added)];
  const found = await worstOf(start, moves, player, set);
  const answer = kind === "save" ? [] : tried;
  const before = movesOf(board, opening ? [opening] : []);
  // Who has added a stone that only was not needed has lost nothing by it.
  const needless = kind === "save" && solutions[0] === "pass";
  const isOpen = found !== null && wrong !== null && line.length === 0 && !needless;
  const unshown: ProverQuestion | undefined = isOpen
    ? { problem, board, start, moves, ...found, player, before, answer: movesOf(board, answer), over }
    : undefined;
  // No set around the points can be shown then, so there is the stone alone.
  if (!found || (kind === "save" && line.length === 0))
    return {
      board,
      ...(await follow(board, start, played, added)),
      over,
      ending: "",
      ...(unshown && { unshown }),
    };
  const { track } = await follow(board, found.worst, before, [...answer, ...line]);
  const answered = track.from + Math.max(1, answer.length);
  return { board, track, answered, over, ending: "", ...(unshown && { unshown }) };
}
