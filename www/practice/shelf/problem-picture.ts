/** A small figure of a problem: its position and what it is about. It comes as soon as the engine has laid it out. */
import { drawFigure } from "../../board/index.ts";
import { element } from "../../dom.ts";
import { engine } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { locations, movesOf, namesIn, startOf } from "../../kinds/problem-game.ts";
import { areaOf } from "../../proof/view.ts";
import { NAMED } from "./kind-names.ts";

export function picture(problem: Problem): HTMLElement {
  const rows = problem.rows.length;
  const columns = problem.rows[0]?.length ?? 0;
  // Room for it, so that nothing jumps when it comes.
  const room = { "data-rows": String(rows), "data-columns": String(columns) };
  const ground = element("div", { class: "ground" }, element("div", { class: "board", ...room }));
  draw(problem).then(
    (figure) => ground.replaceChildren(figure),
    // Beside it stands in words which problem it is.
    () => {},
  );
  return ground;
}

async function draw(problem: Problem): Promise<HTMLElement> {
  const start = startOf(problem);
  const { board } = await engine.follow(start, []);
  const line = await engine.follow(start, movesOf(board, namesIn(problem.played)));
  const situation = line.situations.at(-1);
  const claimed = problem.kind === "lock" || problem.kind === "refute" || problem.kind === "save";
  const claim = { player: problem.player ?? "black", set: claimed ? locations(board, problem.set) : [] };
  const areas = areaOf(claim, problem.kind === "refute" ? "refuter" : "claimant");
  const view = { stones: situation?.stones ?? [], marks: situation?.marks ?? [], areas };
  return drawFigure(board, view, { label: `${NAMED[problem.kind].name}, ${sizeWords(problem)}` });
}

/** "5 by 5": told, since figures are drawn at one scale only where there is room. */
export const sizeWords = ({ rows }: Problem): string => `${rows[0]?.length ?? 0} by ${rows.length}`;
