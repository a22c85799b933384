/** A small figure of a problem: its position and what it is about. It comes as soon as the engine has laid it out. */
import type { BoardShape, FigureView } from "../../board/index.ts";
import { engine } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { locations, movesOf, namesIn, startOf } from "../../kinds/problem-game.ts";
import { Figure } from "../../kit/board.tsx";
import { useTask } from "../../kit/hooks.ts";
import { areaOf } from "../../proof/view.ts";
import { NAMED } from "./kind-names.ts";
import { SHELF } from "./words.ts";

export function ProblemPicture({ problem }: { problem: Problem }) {
  // If it does not come: beside it stands in words which problem it is.
  const laid = useTask(() => layOut(problem), [problem]);
  if (laid.kind === "done")
    return (
      <Figure class="ground" {...laid.found} label={`${NAMED[problem.kind].name}, ${sizeWords(problem)}`} />
    );
  // Room for it, so that nothing jumps when it comes.
  return (
    <div class="ground">
      <div class="board" data-rows={problem.rows.length} data-columns={problem.rows[0]?.length ?? 0} />
    </div>
  );
}

async function layOut(problem: Problem): Promise<{ shape: BoardShape; view: FigureView }> {
  const start = startOf(problem);
  const { board } = await engine.follow(start, []);
  const line = await engine.follow(start, movesOf(board, namesIn(problem.played)));
  const situation = line.situations.at(-1);
  const claimed = problem.kind === "lock" || problem.kind === "refute" || problem.kind === "save";
  const claim = { player: problem.player ?? "black", set: claimed ? locations(board, problem.set) : [] };
  const areas = areaOf(claim, problem.kind === "refute" ? "refuter" : "claimant");
  return { shape: board, view: { stones: situation?.stones ?? [], marks: situation?.marks ?? [], areas } };
}

/** "5 by 5": told, since figures are drawn at one scale only where there is room. */
export const sizeWords = ({ rows }: Problem): string =>
  SHELF.size({ columns: rows[0]?.length ?? 0, rows: rows.length });
