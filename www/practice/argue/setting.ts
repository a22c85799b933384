/** A problem set up: its board, the worst case of its claim, and the moves from there to the question. */
import { type Choice, type Color, engine } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { locations, moveOf, movesOf, namesIn, startFrom, startOf } from "../../kinds/problem-game.ts";
import type { ClaimCase } from "../../proof/argument/claim-argument.ts";
import type { Claim } from "../../proof/argument/proof-session.ts";
import { other } from "../../proof/proof-words.ts";
import type { Ground } from "./facts.ts";

export interface Setting {
  of: ClaimCase;
  ground: Ground;
}

/** The solver's colour. */
const solverOf = ({ kind, player }: Problem): Color => {
  const claimant = player ?? "black";
  return kind === "lock" ? claimant : other(claimant);
};

export async function setUp(problem: Problem): Promise<Setting> {
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
  return {
    // The board as it is drawn: a part of a larger one keeps its open edges there.
    of: { start, moves, claim, stage: { ...stage, board } },
    ground: { problem, board, worst: startFrom(start, situation), root, you: solverOf(problem) },
  };
}
