/**
 * A wrong answer for which no line is stored: another first move than those that look right, or a later one. The prover
 * knows why it is wrong, as it did when the problem was solved.
 */
import type { BoardView } from "../../board/index.ts";
import {
  type Board,
  type Choice,
  type Color,
  type Expectation,
  engine,
  type Location,
  type Move,
  type PositionInput,
  prover,
} from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { closed } from "../../kinds/problem-game.ts";
import type { Argued } from "../../kinds/trainer.ts";
import type { ErrorLine } from "./error-line.ts";

export interface ProverQuestion {
  problem: Problem;
  board: Board;
  start: PositionInput;
  /** The moves before the claim, an answer that adds a stone among them. */
  moves: readonly Move[];
  /** The claim then, and its worst case. */
  player: Color;
  set: readonly Location[];
  worst: PositionInput;
  /** From the worst case to the question, and on to the answer. */
  before: readonly Move[];
  answer: readonly Move[];
  over: Partial<BoardView>;
}

/** The source of answers: the prover, or a test. */
type Asked = Pick<typeof prover, "show">;

/** The answer with the line that refutes it; null where the engine does not decide it. */
export async function proverLine(
  unshown: ProverQuestion,
  signal: AbortSignal,
  asked: Asked = prover,
): Promise<ErrorLine | null> {
  const { problem, board, start, moves, player, set, worst, before, answer, over } = unshown;
  const way = [...before, ...answer];
  const of = { start: closed(start), moves, claim: { player, set: [...set] } };
  const shown = await asked.show(of, way.flatMap(choiceOf), { signal });
  if (shown.expectation !== lost(problem)) return null;
  const line = shown.moves.map((choice): Move => choice);
  const { situations } = await engine.follow(worst, [...way, ...line]);
  const track = { situations, from: before.length };
  const answered = before.length + Math.max(1, answer.length);
  return { board, track, over, answered, ending: shown.words };
}

/** How it stands after a wrong answer. */
const lost = ({ kind }: Problem): Expectation => (kind === "refute" ? "holds" : "fails");

/** Nothing else is played in an argument. */
const choiceOf = (move: Move): Choice[] => {
  if (move.kind === "pass") return [{ kind: "pass" }];
  return move.kind === "play" ? [{ kind: "play", at: move.at }] : [];
};

/** The place after the answer, to be argued at the proof table. */
export function arguedAfter({
  problem,
  board,
  start,
  moves,
  player,
  set,
  before,
  answer,
}: ProverQuestion): Argued {
  const name = (at: Location): string => board.points[at]?.name ?? "";
  const line = [...before, ...answer]
    .flatMap(choiceOf)
    .map((choice) => (choice.kind === "pass" ? "pass" : name(choice.at)));
  const claim = { player, set: set.map(name) };
  const side = problem.kind === "refute" ? ("refuter" as const) : ("claimant" as const);
  return { start, moves, claim, side, line };
}
