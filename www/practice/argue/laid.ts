/** A problem laid out: its board, the worst case of its claim, and everything that can answer questions about it. */
import { type Choice, type Color, engine, type Move, prover, type Situation } from "../../engine/engine.ts";
import { Judge } from "../../proof/judge.ts";
import type { Claim } from "../../proof/session.ts";
import { other } from "../../proof/words.ts";
import { locations, moveOf, movesOf, namesIn, startFrom, startOf } from "../kinds/problem-game.ts";
import type { Problem } from "../problem.ts";
import { type Better, Facts, type Ground } from "./facts.ts";

export interface Laid extends Ground {
  claim: Claim;
  /** Where the argument starts: the worst case. */
  situation: Situation;
  /** The moves before the claim was made. */
  moves: Move[];
  facts: Facts;
  judge: Judge;
}

/** The solver's colour. */
export const solverOf = ({ kind, player }: Problem): Color => {
  const claimant = player ?? "black";
  return kind === "lock" ? claimant : other(claimant);
};

export async function lay(problem: Problem, better: Better, proved: () => void): Promise<Laid> {
  const drawn = startOf(problem);
  const { board } = await engine.follow(drawn, []);
  // A part of a larger board is argued about as the board that it is; only its picture says otherwise.
  const { board_edges: _, ...start } = drawn;
  const moves = movesOf(board, namesIn(problem.played));
  const claim: Claim = { player: problem.player ?? "black", set: locations(board, problem.set) };
  const stage = await engine.stage(start, moves, { player: claim.player, set: [...claim.set] });
  const situation = stage.steps.at(-1)?.situation;
  if (!situation) throw new RangeError("a worst case has a last step");
  const root = problem.opening ? [moveOf(board, problem.opening) as Choice] : [];
  const judge = new Judge(
    { start, moves, claim: { player: claim.player, set: [...claim.set] } },
    prover,
    proved,
  );
  const ground: Ground = { problem, board, worst: startFrom(start, situation), root, you: solverOf(problem) };
  return { ...ground, claim, situation, moves, facts: new Facts(ground, judge, better), judge };
}
