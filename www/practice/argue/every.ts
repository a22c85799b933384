/** The truth about every first move, in a figure of its own: a disc solves the problem, a cross does not. */
import { drawFigure, type Sign } from "../../board/index.ts";
import { element } from "../../dom.ts";
import type { Board, Known, Situation } from "../../engine/engine.ts";
import { pointName } from "../../proof/proof-words.ts";
import { sign } from "../../proof/ui.ts";
import { list } from "../../table/situation-words.ts";

export function everyMove(
  board: Board,
  situation: Situation,
  moves: Known["moves"],
  made: string | null,
): HTMLElement {
  const signs: (Sign | null)[] = situation.stones.map(() => null);
  for (const { choice, holds } of moves)
    if (choice.kind === "play") signs[choice.at] = holds ? "holds" : "fails";
  const ring = board.points.findIndex(({ name }) => name === made);
  const view = { stones: situation.stones, marks: situation.marks, signs, rings: ring < 0 ? [] : [ring] };
  const pass = moves.find(({ choice }) => choice.kind === "pass");
  return element(
    "section",
    { class: "every" },
    element("h3", {}, "Every first move"),
    element("div", { class: "ground" }, drawFigure(board, view, { label: words(board, moves) })),
    element(
      "p",
      { class: "legend" },
      element("span", {}, sign("holds"), " solves it"),
      element("span", {}, sign("fails"), " does not"),
      pass ? element("span", {}, "Passing ", sign(pass.holds ? "holds" : "fails")) : null,
    ),
  );
}

/** The same for those who listen. */
function words(board: Board, moves: Known["moves"]): string {
  const names = (right: boolean): string =>
    list(
      moves
        .filter(({ holds }) => holds === right)
        .map(({ choice }) => (choice.kind === "pass" ? "a pass" : pointName(board, choice.at))),
    );
  const [solves, fails] = [names(true), names(false)];
  return [solves && `Solved by ${solves}.`, fails && `Not by ${fails}.`].filter(Boolean).join(" ");
}
