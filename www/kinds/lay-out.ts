/** The ground of a problem: its board, its moves, the situation of the question, and lines from there. */
import { engine, type Move, type PositionInput } from "../engine/engine.ts";
import type { Ground } from "./asking.ts";
import type { MoveName, Problem } from "./problem.ts";
import { movesOf, namesIn, startOf } from "./problem-game.ts";
import { situationAt, type Track } from "./track.ts";

export async function layOut(problem: Problem): Promise<Ground> {
  const start = startOf(problem);
  const { board } = await engine.follow(start, []);
  const moves = movesOf(board, namesIn(problem.played));
  const { situations, cycles } = await engine.follow(start, moves);
  const history = { situations, from: situations.length - 1 };
  const situation = situationAt(history, history.from);

  /** A line as far as the rules allow it. */
  async function line(
    names: readonly MoveName[],
    from?: PositionInput,
  ): Promise<{ track: Track; moves: Move[] }> {
    const told = movesOf(board, names);
    const before = from ? [] : moves;
    const { situations } = await engine.follow(from ?? start, [...before, ...told]);
    const made = told.slice(0, situations.length - 1 - before.length);
    return { track: { situations, from: before.length }, moves: made };
  }

  return { problem, board, start, moves, history, situation, cycles, you: situation.turn, line };
}
