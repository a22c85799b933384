/** The result of a game at its end, and the part of a stranger’s words about it that holds there. Pure. */
import { otherColor } from "../board/color.ts";
import type { Line, Situation } from "../engine/engine.ts";
import { type GameResult, resultFrom } from "./result.ts";
import { settlementOf } from "./settle/end-of-game.ts";
import { located, namedList, namedRulings } from "./settle/kept-names.ts";
import { type Counted, isByClaims, lead } from "./settle/settlement.ts";
import { wonBy } from "./settle/stake.ts";
import { fittingBack, readerColor, stageOf, type WholeGame } from "./whole-game.ts";

const endOf = ({ situations }: Line): Situation => situations.at(-1) as Situation;

/** The result, and the count behind it; nothing is counted of a game that was not played to its end. */
export function resultOf(
  line: Line,
  game: WholeGame,
): { counted: Counted | null; result: GameResult | null } {
  if (game.ended || !endOf(line).final) return { counted: null, result: resultFrom(game, null) };
  const settlement = settlementOf(line, game);
  const { lists, ruled } = located(line.board, settlement, game);
  const items = settlement.items(lists, ruled);
  const won = game.stake ? wonBy(items, ruled) : null;
  const counted = settlement.counted(items, null, isByClaims(lists));
  const both = lists.black !== null && lists.white !== null;
  const settled = both && items.every(({ holds }) => holds !== null);
  return { counted, result: resultFrom(game, { lead: lead(counted), won, settled }) };
}

/** Of what a link says of the end, what fits this end. */
export function fittedGame(line: Line, game: WholeGame): { game: WholeGame; faults: string[] } {
  const settlement = settlementOf(line, game);
  const { lists, ruled, faults } = located(line.board, settlement, game);
  const open = !endOf(line).final || game.black === null;
  const named = { black: namedList(line.board, lists.black), white: namedList(line.board, lists.white) };
  const both = lists.black !== null && lists.white !== null;
  const items = settlement.items(lists, ruled);
  const decided = game.stake && wonBy(items, ruled) !== null;
  const disputed = both && !decided && items.some(({ holds }) => holds === null);
  const turns = line.situations.slice(0, -1).map(({ turn }) => turn);
  return {
    faults,
    game: {
      ...game,
      lists: open ? { black: null, white: null } : named,
      ruled: open ? [] : namedRulings(line.board, ruled),
      // Nobody can have agreed to what is in dispute.
      agreed: open || !both || disputed ? [] : game.agreed,
      back: fittingBack(game.back, turns),
    },
  };
}

/** Whether the other player has to go on, in a game by link. */
export function isWaiting(game: WholeGame, end: Situation): boolean {
  const reader = readerColor(game);
  const stage = stageOf(game, end);
  if (stage === "colour") return game.reader !== null && game.reader === (game.chose ?? "one");
  if (reader === "both") return false;
  if (stage === "play") return end.turn !== reader || game.back?.by === reader;
  const other = otherColor(reader);
  const said = game.lists[other] === null || game.agreed.includes(reader) || game.claim !== null;
  return stage === "settle" && game.lists[reader] !== null && said;
}
