/** The end of a game as the settlement sees it, and what its sums come to. Pure. */
import type { Line, Situation } from "../../engine/engine.ts";
import { sums } from "../../referee/score-sums.ts";
import type { WholeGame } from "../whole-game.ts";
import { type Counted, Settlement } from "./settlement.ts";

export function settlementOf(line: Line, game: Pick<WholeGame, "start">): Settlement {
  const end = line.situations.at(-1) as Situation;
  return new Settlement(line.board, { ...end, komi: game.start.komi ?? 0 });
}

/** How much the two sums come to. */
export function sumsOf(line: Line, game: WholeGame, counted: Counted) {
  const [start] = line.situations;
  const end = line.situations.at(-1);
  if (!start || !end) return null;
  const komi = game.start.komi ?? 0;
  const prisoners = start.blackCaptives + start.whiteCaptives - (Number.isInteger(komi) ? Math.abs(komi) : 0);
  return sums(counted, { stones: start.stones, prisoners }, game.moves, end.stones);
}
