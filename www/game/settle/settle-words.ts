/** How the settlement stands, in words. Pure. */
import { otherColor } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import { nameOf, readerColor, type WholeGame, type Won } from "../whole-game.ts";
import type { Lists } from "./settlement.ts";
import { SETTLE } from "./words.ts";

/** How they settle: by naming what is dead, or by claiming what is controlled. */
export type Scheme = "dead" | "claims";

/** Whose list is made now. */
export function nameWords(game: WholeGame, scheme: Scheme, lists: Lists, hand: Color): string {
  const reader = readerColor(game);
  const [you, others] =
    scheme === "claims"
      ? [SETTLE.claimWhatYouControl, SETTLE.claimsControl]
      : [SETTLE.nameWhatDead, SETTLE.namesWhatDead];
  if (reader !== "both" && lists[reader]) return `${nameOf(game, otherColor(reader))} ${others}`;
  return reader === hand ? you : `${nameOf(game, hand)} ${others}`;
}

export const HOW_TO: Record<Scheme, string> = {
  claims: SETTLE.pressPointEachPart,
  dead: SETTLE.nameEveryDeadString,
};

/** Once both lists are there. `open`: how many disputes there are. */
export function agreedWords(game: WholeGame, scheme: Scheme, open: number): string {
  const [first] = game.agreed;
  if (first && open === 0) return SETTLE.agreesWithScore({ game: nameOf(game, first) });
  // With one dispute for all, nobody is asked: it is argued, and that decides.
  if (open > 0)
    return game.stake && scheme === "dead" ? SETTLE.chooseDisputeYouArgue : SETTLE.argueBoardItsOwn;
  return scheme === "claims" ? SETTLE.whatNobodyDoubtsCounts : "";
}

/** The stake that both players agreed on before the game. */
export const STAKE_WORDS: Record<Scheme, string> = {
  claims: SETTLE.agreedBeforeGameDisputes,
  dead: SETTLE.agreedBeforeGameOne,
};

export const wonWords = (game: WholeGame, won: Won): string =>
  won === "tie" ? SETTLE.eachWonDispute : SETTLE.wonDisputeGame({ game: nameOf(game, won) });

export const wonShort = (won: Won): string => (won === "tie" ? SETTLE.jigo : SETTLE.wins({ won }));

/** Why the judged result is another one than both have come to. */
export const LISTS_DIFFER = SETTLE.listsLeaveSomethingOut;

/** The referee’s view without a certificate. */
export const unshownWords = (unshown: number): string => SETTLE.unshown({ unshown });

/** The outcome of asking the referee. `left`: items still in dispute; `results`: both results now. */
export function judgedWords(left: number, unshown: number, results: string): string {
  if (left === 0) return SETTLE.refereeJudgedWhatDispute({ results }).trim();
  if (unshown > 0) return unshownWords(unshown);
  return SETTLE.refereeCouldNotDecide;
}
